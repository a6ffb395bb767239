"""One instance of every class of the model, so that every construct is said in every language."""

from __future__ import annotations

from typing import Any

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.names.library import Library


class Samples:
    """Built over the declarations of the shipped game."""

    def __init__(self, library: Library) -> None:
        get = library.by_path
        self.lib = library
        place: Any = get["woodland.clearing"]
        warrior: Any = get["marquise.warrior"]
        self.kind: Any = get["woodland.building"]
        hand, box, deck = get["woodland.hand"], get["woodland.crafted_items"], get["woodland.deck"]
        track, leader = get["eyrie.roosts"], get["eyrie.leader"]
        die: Any = get["woodland.battle_die"]
        roost: Any = get["eyrie.roost"]
        number: Any = get["woodland.battle.rolled_hits"]
        started: Any = get["woodland.started"]
        rules: Any = get["woodland.rules"]
        move: Any = get["woodland.move"]
        limit: Any = get["woodland.hand_limit"]
        states = d.StateDecl("woodland", "bent", "Bent", None, "warrior", ["ready", "tired"])
        standing = d.RelationDecl("woodland", "bond", "Bond", None, ["cool", "warm"], ["foe"], {"gain": [0, 1]})
        me, it, suit, two = e.Me(), e.It("place"), e.SuitRef(get["woodland.fox"]), e.Num(2)  # type: ignore[arg-type]
        places = e.Places([place])
        pieces = e.Pieces([warrior], me)
        cards = e.Cards([e.ZoneRef(hand, me)])  # type: ignore[arg-type]
        site, unit, held = e.Var("site", "place"), e.Var("group", "group", True), e.Var("held", "card")
        other = e.Var("friend", "player")
        yes = e.Exists(pieces, e.Num(1))
        draw = s.Draw(None, me, e.Num(1))
        win = s.Win(None, me)
        ban = s.Ban("woodland.slots", "place", None, e.Pieces([self.kind], None), places, [])
        ref = e.PieceRef(roost, me)
        column = e.ColumnRef(get["eyrie.decree"], "move")  # type: ignore[arg-type]
        spot = s.Part(None, "rule", "eyrie.turmoil.rest", "Rest", [yes], [draw])
        action = s.Action(None, "build", "Build", "marquise.daylight.actions.build", [draw], "turn", True, [yes])
        self.expressions: list[e.Expr] = [
            two,
            site,
            it,
            me,
            e.Current(),
            e.ThisCard(),
            e.SeatOf("eyrie"),
            e.Nobody(),
            e.Other(me),
            suit,
            ref,
            e.ModeRef(leader, 0),
            column,  # type: ignore[arg-type]
            e.SiteRef("5"),
            e.ZoneRef(hand, other),
            e.BoxRef(box, me),
            e.TrackRef(track, me),
            e.Standing(standing, other),  # type: ignore[arg-type]
            e.StateRef(standing, 1),
            e.FaceRef(die, 2),
            e.Call(limit, [me], "number"),
            e.ReadNumber(number, me),
            e.ReadMode(leader, me),  # type: ignore[arg-type]
            *(
                e.Attr(name, unit, kind)
                for name, kind in (("place", "place"), ("owner", "player"), ("suit", "suit"), ("sort", "piece"), ("track", "place"))
            ),
            e.PlaceNumber("slots", site),
            e.TrackRead(track, "points", "last", ref, me),
            e.TrackRead(track, "points", "next", ref, me),  # type: ignore[arg-type]
            e.TrackRead(track, "cards", "all", None, me),
            e.RelationRead(standing, "gain", other),
            e.FaceCount(e.FaceRef(die, 1), e.Rolled("throw", me)),  # type: ignore[arg-type]
            e.Rolled("throw", me),
            e.Points(other),
            e.Count(pieces),
            e.Arith("+", two, e.Count(cards)),
            e.Arith("-", two, e.Num(1)),
            e.Arith("*", two, e.Count(pieces)),
            e.Half(e.Count(cards), True),
            e.Half(e.Count(cards), False),
            e.Lots(e.Count(cards), 5),
            e.OwnSort(self.kind, me),  # type: ignore[arg-type]
            e.OwnSort(self.kind, other),  # type: ignore[arg-type]
            e.PlacesOf(pieces),
            e.Supply(),
            e.Extreme("highest", [e.Var("throw", "faces")]),
            e.Extreme("lowest", [two, e.Num(3)]),
            e.Steps([0, 1, 1, 2], e.Count(pieces)),
            e.Bound(e.Count(pieces), e.Num(1), e.Num(3)),
            e.Bound(two, None, e.Num(3)),
            e.Bound(two, e.Num(1), None),
            e.Cases([(yes, two)], e.Num(3)),
            e.Most(e.Players(), e.Points(e.It("player"))),
            places,
            pieces,
            cards,
            e.Players(but=me),
            e.Players(enemies_of=me),
            e.Sorts([ref, e.PieceRef(warrior, me)]),
            e.Sorts([ref, ref], [e.SuitIs(e.It("piece"), suit)]),
            e.PieceRef(warrior, other),
            e.Standing(standing, other, me),
            e.Suits(),
            e.Modes(leader),
            e.Columns(get["eyrie.decree"]),
            e.Numbers(e.Num(1), e.Num(4)),  # type: ignore[arg-type]
            e.Region(site, [e.Holds(rules, [me, it])], me),
            e.Union([pieces, e.Pieces([roost], me)]),
            e.Some(pieces, None),
            e.Some(cards, e.Num(1)),
            e.Together(unit, pieces),
            e.Random(cards, two),
            e.FieldRank("letter", other),
            e.PathBetween(get["woodland.road"], site, e.Var("target", "place")),  # type: ignore[arg-type]
            e.SeatAt(other, site),
            e.Distance(site, places),
            e.Distance(site, e.Var("target", "place"), get["woodland.river"]),  # type: ignore[arg-type]
        ]
        self.conditions: list[e.Cond] = [
            e.All([yes, e.Full(e.TrackRef(track, me))]),
            e.AnyOf([e.Holds(rules, [me, site]), e.Holds(rules, [me, e.Var("target", "place")])]),
            e.Not(yes),  # type: ignore[arg-type]
            e.Compare(">=", e.Points(me), e.Num(10)),
            e.Compare("==", e.Count(cards), e.Num(0)),
            e.Compare("<=", e.Distance(site, places), two),
            e.Compare("!=", e.Call(limit, [me], "number"), two),
            e.Same(site, e.Var("target", "place")),
            yes,
            e.Among(site, places),
            e.Among(site, e.PlacesOf(pieces)),
            e.Replaced(e.BoxRef(box, me)),
            e.Linked(site, e.Var("target", "place"), me),
            e.Linked(site, it, me, ["river"]),
            e.Beyond(it, site, get["woodland.road"]),  # type: ignore[arg-type]
            e.OnPath(site, ["river"]),
            e.PlaceFlag("corner", site),
            e.Opposite("opposite", site, e.Var("target", "place")),
            e.Matching(held, site),
            e.Matching(held, site, True),
            e.SuitIs(held, suit),
            e.SuitIs(site, e.Attr("suit", held, "suit")),
            e.CardIs(held, get["woodland.ambush"]),  # type: ignore[arg-type]
            e.CardHas(held, "item"),
            e.CardHas(held, "immediate"),
            e.CardHas(held, "persistent"),
            e.CardHas(held, "costed"),
            e.SortIs(unit, self.kind),
            e.InState(e.ReadMode(leader, me), leader, "ready"),
            e.Holds(rules, [me, site]),
            e.Flag(started, site),
            e.Done("site"),
            e.SeatCount("==", 2),  # type: ignore[arg-type]
            e.SeatCount(">=", 1, "eyrie"),
            e.CanPlace([(e.Num(1), ref)], site),
            e.Full(e.TrackRef(track, me)),
            e.OnTrack(unit),
            e.UnitState(unit, states, 1),
            e.SeatIs(other, "eyrie"),
            e.SortAmong(unit, pieces),
            e.OtherHas(e.It("mode leader"), leader),
            e.HasScore(other),
            e.InCoalition(other),  # type: ignore[arg-type]
            e.During("woodland.battle", me),
            e.Happened(["woodland.move"]),
            e.Declared("raid"),
        ]
        self.statements: list[s.Stmt] = [
            s.Choose(
                None,
                "site",
                "place",
                e.Places([place], prefer=[e.PlaceFlag("corner", it)]),
                chain=[s.Rank(e.Count(e.Pieces([warrior], None, at=it)), True)],
            ),
            s.Choose(None, "held", "card", cards, optional=True, fallback=s.Choose(None, "site", "place", places)),
            s.Needs(None, "woodland.move.you_must_rule", "Rule", yes),
            s.Cost(None, [s.Discard(None, held, spend=True)], [draw]),
            s.Cost(None, [s.Discard(None, held)], [draw, draw, win]),
            s.Match(None, held, pieces, me),
            s.Match(None, held, pieces, me, "item", "shown"),
            s.Place(None, [(two, ref)], site),
            s.Put(None, unit, site),
            s.Put(None, cards, e.ZoneRef(deck, None)),  # type: ignore[arg-type]
            s.Remove(None, pieces),
            s.Remove(None, pieces, permanently=True),
            s.RemoveCards(None, cards),
            s.Spend(None, two, pieces),
            s.Draw(None, other, two),
            s.Discard(None, held),
            s.DiscardDown(None, me, e.Num(5), e.ZoneRef(hand, me)),
            s.TakeRandom(None, e.ZoneRef(hand, other), e.ZoneRef(hand, me), me),  # type: ignore[arg-type]
            s.Reveal(None, held),
            s.Reveal(None, held, me),
            s.Reveal(None, held, other),
            s.Shuffle(None, e.ZoneRef(deck, None)),
            s.ShuffleSuits(None, places),
            s.OpenPath(None, get["woodland.road"], site, e.Var("target", "place")),  # type: ignore[arg-type]
            s.FirstTurn(None, other),
            s.FirstTurn(None, e.Random(e.Players(), e.Num(1))),
            s.Score(None, me, two),  # type: ignore[arg-type]
            s.Score(None, other, e.Num(1), True),
            s.LeaveTrack(None, me),
            win,
            s.Roll(None, two, die, "throw"),
            s.SetNumber(None, number, me, two),
            s.SetNumber(None, number, me, two, True),
            s.SetNumber(None, started, site, e.Num(1)),
            s.SetMode(None, leader, me, e.ModeRef(leader, 1)),  # type: ignore[arg-type]
            s.MarkMode(None, leader, None, "ready", True),
            s.LetName(None, "sum", "number", two),
            s.Invoke(None, move, {}),
            s.End(None, "woodland.battle"),  # type: ignore[arg-type]
            s.If(None, [(yes, [draw]), (e.Full(e.TrackRef(track, me)), [win])], [draw]),
            s.IfCannot(None, [draw]),
            s.ForEach(None, "site", "place", places, [draw]),  # type: ignore[arg-type]
            s.ForEach(None, "x", "card", cards, [s.Discard(None, e.Var("x", "card")), draw], True, "reverse"),
            s.Loop(None, two, [draw]),
            s.Loop(None, None, [draw, win]),
            action,
            s.Menu(None, two, [action]),
            s.May(None, [draw]),
            s.May(None, [draw, win], other),
            s.ChooseOne(None, [[draw], [draw, win]]),
            s.Together(None, [draw, win]),
            s.Fully(None, [draw], [win]),
            spot,
            s.Part(None, "window", "woodland.battle.after_roll", "After", [], []),
            s.Open(None, "resolve", {"card": held}, ""),
            s.Open(None, "raid", {"to": site}, "turn"),
            s.Replace(None, unit, ref),
            s.Give(None, held, other),
            s.TurnUnits(None, unit, states, 1),
            s.Declare(None, "raid"),
            s.SetStanding(None, standing, other, e.StateRef(standing, 1)),
            s.SetStanding(None, standing, other, by=e.Num(1)),
            s.Coalition(None, me, other),
            s.ChangeDice(None, e.Var("throw", "faces"), None, None),
            s.ChangeDice(None, e.Var("throw", "faces"), e.Num(1), e.Num(0)),
            s.FixDie(None, die, me, e.FaceRef(die, 3)),
            s.SpendNumber(None, number, me, two),
            s.TreatAs(None, me, pieces, ["rule"], span="turn"),
            s.TreatAs(None, me, pieces, [], self.kind, "turn"),
            s.OpenFor(None, get["woodland.river"], other, "turn"),  # type: ignore[arg-type]
            s.Cost(None, [s.Discard(None, held)], [s.Activate(None)]),
            s.Activate(None),
            s.Menu(None, two, [action], "", other),
            s.Loop(None, two, [draw], other),
            s.Amend(None, limit, [me], e.Num(1), e.Num(2), e.Num(9), "turn"),
            s.CountsAs(None, me, unit, "turn"),
            s.Later(None, "woodland.turn.evening:start", [draw]),
            s.Force(None, other, [draw]),
            s.Ignoring(None, ["woodland.move.you_must_rule", "bans:move"], [s.Invoke(None, move, {})]),
            s.Secretly(None, [draw]),
            s.Decide(None, [spot]),
        ]
        after = "woodland.battle.after_roll"
        self.additions: list[Any] = [
            s.Hook("woodland.x.0", "X", "woodland.turn.evening:end", [draw], [yes]),
            s.Hook("woodland.x.1", "X", after, [draw], [], "attacker", once="turn"),
            s.Trigger("woodland.x.2", "X", "score", {"performer": e.Players()}, {}, [], [draw]),
            s.Trigger("woodland.x.3", "X", "draw", {"performer": me}, {}, [yes], [win], once="turn"),
            s.Trigger("woodland.x.4", "X", "woodland.move", {"performer": e.Players(), "role:target": site}, {}, [], [draw]),
            s.Trigger("woodland.x.5", "X", "activate", {"performer": me}, {}, [], [draw]),
            s.Trigger("woodland.x.6", "X", "place", {"what": pieces, "target": site}, {}, [], [draw], each=True),
            s.Trigger("woodland.x.7", "X", "remove", {"what": pieces, "during": "woodland.battle", "side": "defender"}, {}, [], [draw],
                      before=True),
            *(
                s.ExceptionTo("woodland.x", target, kind, [], [draw], value, cond)
                for target, kind, value, cond in (
                    (after, "body", None, None),
                    ("woodland.hand_limit", "value", two, None),
                    ("woodland.move.you_must_rule", "needs", None, None),
                    ("woodland.move.you_must_rule", "needs", None, yes),
                    (after, "choice", places, None),
                    (after, "die", e.FaceRef(die, 3), None),
                )
            ),
            s.ExceptionTo("woodland.x", "woodland.hand_limit", "value", [yes], [], add=e.Num(1), high=e.Num(9), optional=True),
            ban,
            s.Ban("woodland.x", "move", e.Players(but=me), pieces, places, []),
            s.Ban(
                "woodland.x",
                "woodland.move",
                e.Players(but=me),
                None,
                places,
                [yes],
                outside=e.During("woodland.battle", None),
                except_by=[after],
            ),
            s.FreeAction("woodland.x", "X", "woodland.turn.evening", "turn", [yes], [draw, win]),
            s.Victory("woodland.x", "X", "player", e.Compare(">=", e.Points(e.Var("player", "player")), two)),
            s.AddedAction("marquise.daylight.actions", action),
            s.ComesBefore("woodland.battle.roll", "woodland.battle.count"),
            s.Prefer("woodland.x", "woodland.battle.roll", "woodland.battle.count"),
            s.OpenPaths(get["woodland.river"], me),
            s.SeenBy(hand),
            s.LinkedPlaces("woodland.x", places, me),
            s.LeadTo("woodland.x", places, places, [yes]),
            s.Keep("woodland.x", pieces, True, e.OnTrack(e.It("unit"))),
            s.Keep("woodland.x", pieces, False),  # type: ignore[arg-type]
            s.Tie("place", [s.Rank(e.Count(pieces), True), s.Rank(e.Attr("number", it, "number"), False)], "woodland.ties"),
            s.Tie("player", [s.Rank(e.FieldRank("letter", e.It("player")), False)], "woodland.ties"),
            s.Tie("player", [s.Rank(e.FieldRank("letter", e.It("player")), True)], "woodland.ties"),
            s.Tie("", [], "woodland.ties"),
        ]
