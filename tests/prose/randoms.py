"""Random rules of a faction of moles: sentences put together at random from parts of fitting types."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

HEAD = '''language 1

faction moles "Moles"
  letter Z
  reach 4
  colour "#555555"

pieces
  20 warriors
  5 mounds "Mound" are buildings
  6 lamps "Lamp" are tokens
  1 queen "Queen" is a pawn

zone burrow "Burrow"
zone larder "Larder"

flag dug "Dug"
number anger of each player "Anger"

track lamps "Lamps" 6 spaces
  points 0, 1, 1, 2, 3, 4

value keenness "Keenness"
  if dug: 2
  otherwise: number of mounds on the map

value depth of a clearing "Depth": number of warriors of moles in that clearing

abilities
'''

GERMAN = """language de

self "die Maulwürfe", plural
mound "der Bau", "die Baue", in
lamp "die Lampe", "die Lampen"
lamps "die Lampenleiste", "die Lampenleisten", auf
lamps.points "der Siegpunkt", "die Siegpunkte", counted
queen "die Königin", "die Königinnen"
burrow "der Gang", "die Gänge", in
larder "die Kammer", "die Kammern", in
anger "der Zorn"
keenness "der Eifer"
depth "die Tiefe"
site "die Fundstelle", "die Fundstellen", an
spot "die Nebenstelle", "die Nebenstellen", an
rival "der Rivale", "die Rivalen", gen "Rivalen", dat "Rivalen", acc "Rivalen"
guest "der Gast", "die Gäste"
gift "die Gabe", "die Gaben"
band "die Schar", "die Scharen"
share "der Anteil", "die Anteile"
verb dug "sein", subject "der Boden", "gelockert"

rule dug "Gelockert"
rule keenness "Eifer"
rule depth "Tiefe"
"""


class Maker:
    """Each method is a type of phrase; what a rule has named before can be spoken of."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.named: set[str] = set()
        self.in_battle = False
        self.free = ["site", "spot", "rival", "gift", "band", "share"]

    def one(self, *parts: str | Callable[[], str]) -> str:
        part = self.random.choice(parts)
        return part if isinstance(part, str) else part()

    def maybe(self, text: str | Callable[[], str], chance: float = 0.4) -> str:
        return ("" if self.random.random() > chance else text if isinstance(text, str) else text())

    def has(self, name: str, text: str) -> list[str]:
        """A part that needs a name which is known by now."""
        return [text] if name in self.named else []

    # ------------------------------------------------------------ sets

    def sort(self) -> str:
        return self.one("warrior", "mound", "lamp", "building", "token", "piece")

    def ours(self) -> str:
        return self.one("warrior", "mound", "lamp")

    def few(self) -> str:
        return str(self.random.randint(2, 5))

    def place_filter(self) -> str:
        return self.one(
            f"with a {self.ours()}",
            f"with no {self.ours()}",
            f"with no {self.ours()} and no {self.sort()}",
            f"with at least {self.few()} warriors",
            "moles rule",
            "on a river",
            "with at least 1 open_slots",
            "matching held" if "held" in self.named else "of suit fox",
            f"adjacent to a clearing with a {self.ours()}",
            "not started",
            "opposite a started clearing",
            "preferably opposite a started clearing",
            "where a mound and 2 warriors can be placed",
            *self.has("site", "adjacent to site"),
            *self.has("site", "linked to site for moles"),
            *self.has("site", "in or adjacent to site"),
            *self.has("site", "opposite site"),
        )

    def places(self) -> str:
        noun = self.one("clearings", "clearings", "open clearings", "corner clearings", "fox clearings", "forests")
        if noun == "forests":
            return noun
        first = self.place_filter()
        comma = ", " if first.startswith(("not", "preferably", "in or", "opposite")) else " "
        return f"{noun}{comma}{first}" + self.maybe(lambda: f", not {self.one('started', 'open')}", 0.2)

    def a_place(self) -> str:
        known = [*self.has("site", "site"), *self.has("spot", "spot")]
        return self.one("a clearing", "a corner clearing", f"a clearing with a {self.ours()}", "clearing of queen", *known)

    def players(self) -> str:
        return self.one("players", "other players", "enemies", "enemies, with a card in hand", "other players, with at least 1 loot")

    def cards(self) -> str:
        where = self.one("hand", "discard_pile", "burrow", "larder")
        fitting = self.maybe(", matching site") if "site" in self.named else ""
        return f"{self.one('', '', 'bird ', 'ambush ', 'fox ')}cards in {where}{fitting}"

    def pieces(self) -> str:
        return self.one(
            f"all {self.ours()}s",
            f"all {self.ours()}s in {self.a_place()}",
            f"{self.few()} {self.ours()}s",
            f"a {self.ours()}",
            "all enemy buildings in clearing of queen",
            *self.has("rival", "all warriors of rival in clearings"),
            *self.has("band", "band"),
        )

    # ------------------------------------------------------------ amounts, conditions, durations

    def amount(self) -> str:
        return self.one(
            self.few,
            "1",
            "keenness",
            "hand_limit",
            f"number of {self.ours()}s on the map",
            f"half of number of {self.ours()}s on the map, rounded {self.one('up', 'down')}",
            f"{self.few()} * number of mounds on the map",
            "number of cards in hand",
            f"1 + number of {self.ours()}s on the map",
            "number of cards in hand - 1",
            "higher of keenness and anger of moles",
            "keenness, at most 3",
            f"0, 1, 1, {self.few()} by number of mounds on the map",
            *self.has("site", "depth of site"),
            *self.has("share", "share"),
        )

    def condition(self) -> str:
        return self.one(
            "hand is empty",
            "queen is on the map",
            f"no {self.ours()} is on the map",
            f"a {self.ours()} is in clearing of queen",
            f"at least {self.few()} {self.ours()}s are on the map",
            f"keenness >= {self.few()}",
            "anger of moles < 3",
            "dug",
            "not dug",
            "moles rule clearing of queen",
            "3 or more players play",
            "moles have at least 10 points",
            "number of mounds on the map > number of lamps on the map",
            *self.has("site", "site is a fox clearing"),
            *self.has("site", "site is open"),
            *self.has("site", f"no {self.sort()} is in site"),
            *self.has("site", "moles rule site or moles rule clearing of queen"),
            *self.has("rival", "rival has more points than moles"),
            *self.has("rival", "rival is not a vagabond"),
            *self.has("gift", "gift is a bird"),
            *self.has("gift", "gift shows an item"),
        )

    def whole_condition(self) -> str:
        return self.condition() + self.maybe(lambda: f", and {self.condition()}", 0.3)

    def span(self) -> str:
        return self.one("this turn", "this action") if self.random.random() < 0.5 else "this turn"

    # ------------------------------------------------------------ sentences

    def choice(self) -> list[str]:
        name = next((x for x in self.random.sample(self.free, len(self.free)) if x not in self.named), "")
        may = self.maybe("may ", 0.15)
        rank = self.maybe(lambda: f", by {self.one('most', 'fewest')} warriors of all players there", 0.2)
        rows = {
            "site": f"{may}choose site among {self.places()}{rank}",
            "spot": f"{may}choose spot among {self.places()}",
            "rival": f"{may}choose rival among {self.players()}",
            "gift": f"{may}choose gift among {self.cards()}",
            "band": f"{may}choose band, any number, among warriors in {self.one('clearings', 'clearing of queen')}",
            "share": f"let share be {self.amount()}",
        }
        if not name:
            return self.effect()
        if "forests" in rows[name]:
            rows[name] = rows[name].replace(rank, "") if rank else rows[name]
        self.named.add(name)
        uses = {"band": [self.one("remove band", "place a warrior in clearing of queen for each of band")],
                "share": [self.one("draw share", "place share warriors in a clearing")]}
        return [rows[name], *uses.get(name, [])]

    def effect(self) -> list[str]:
        return [self.one(
            f"place a {self.ours()} in {self.a_place()}",
            f"place {self.few()} {self.ours()}s in {self.a_place()}",
            "place a mound and 2 warriors in a clearing",
            f"remove {self.pieces()}",
            f"draw {self.amount()}",
            "draw 1 into larder",
            f"score {self.amount()}",
            "lose 1",
            "discard a card",
            "discard a random card in hand",
            "discard down to hand_limit of moles",
            f"discard all {self.cards()}",
            "put all cards in larder into hand",
            f"put a card in hand into {self.one('burrow', 'larder')}",
            "set dug",
            f"set anger of moles to {self.amount()}",
            "add 1 to anger of moles",
            "shuffle deck",
            "craft",
            "move",
            "battle",
            f"battle in {self.a_place()}",
            f"add {self.few()} to hand_limit, {self.span()}",
            "draw 2",
            *self.has("rival", f"rival draws {self.few()}"),
            *self.has("rival", "rival scores 1"),
            *self.has("rival", "take a random card from hand of rival"),
            *self.has("rival", "look at hand of rival"),
            *self.has("rival", "force rival to battle in clearing of queen"),
            *self.has("rival", "moles treat warriors of rival as own for rule and battle, this turn"),
            *self.has("rival", "moles count as remover of all warriors of rival, this turn"),
            "remove a lamp permanently",
            "put all lamps in clearing of queen into their supply",
            "end battle" if self.in_battle else "leave the score track",
            "a random player takes the first turn",
            *self.has("gift", "reveal gift"),
            *self.has("gift", "discard gift"),
            *self.has("site", "clear site"),
            *self.has("site", f"place number of lamps on the map {self.ours()}s in site"),
        )]

    def cost(self) -> str:
        removed = f"remove a {self.ours()} in {self.one('clearing of queen', *self.has('site', 'site'))}"
        cards = ["discard a card", "spend a card", "spend a bird card", *self.has("site", "spend a card matching site")]
        return self.one(*cards, removed, "spend 1 anger of moles")

    def block(self, *rows: str) -> list[str]:
        return [rows[0], *(f"  {x}" for x in rows[1:])]

    def sentence(self, depth: int = 0) -> list[str]:
        kind = self.random.random()
        if kind < 0.22:
            return self.choice()
        if kind < 0.5 or depth > 1:
            return self.effect()
        if kind < 0.58:
            return [f"if {self.whole_condition()}: {self.effect()[0]}"]
        if kind < 0.66:
            return [*self.block(f"if {self.whole_condition()}", *self.inner(depth)), f"otherwise: {self.effect()[0]}"]
        if kind < 0.74:
            return self.block(self.one("", "may ") + self.cost(), f"to {self.effect()[0]}")
        if kind < 0.8:
            return self.block("may", *self.inner(depth))
        if kind < 0.86:
            return [*self.block("choose one", self.effect()[0]), f"  or {self.effect()[0]}"]
        if kind < 0.92:
            head, use = self.random.choice((
                ("for each clearing with a mound as nest", "place a lamp in nest"),
                (f"for each {self.one('mound', 'lamp')} as mark", "place a warrior in clearing of mark"),
                ("for each other player as guest", "guest draws 1"),
                ("for each player as guest", "guest scores 1"),
                ("for each mound as mark", "replace mark with lamp"),
            ))
            return self.block(head, use, *(self.inner(depth) if self.random.random() < 0.5 else ()))
        if kind < 0.94:
            return self.block("together", *self.effect(), *self.effect())
        if kind < 0.96:
            return [*self.block("fully", *self.effect(), *self.effect()), f"if not fully: {self.effect()[0]}"]
        return self.block(self.one(f"up to {self.few()} times", "any number of times"), *self.inner(depth))

    def inner(self, depth: int) -> list[str]:
        """Sentences below a head; what is named there is forgotten behind it."""
        known = set(self.named)
        rows = [x for _ in range(self.random.randint(1, 2)) for x in self.sentence(depth + 1)]
        self.named = known
        return rows

    def moment(self, number: int) -> str:
        phase = self.one("birdsong", "daylight", "evening")
        guard = self.maybe(lambda: f", if {self.condition()}", 0.3)
        return self.one(
            f"at {self.one('start', 'end')} of {phase}{guard}",
            f"in battle {self.one('before_roll', 'after_roll')}, as {self.one('attacker', 'defender')}{guard}",
            f"at {self.one('start', 'end')} of battle, as {self.one('attacker', 'defender')}{guard}",
            f"when moles place any {self.ours()}s into a clearing as site",
            f"when an enemy removes any {self.ours()}s of moles from a clearing as site",
            "when an enemy as rival moves warriors to a clearing as site",
            f"when moles remove any {self.one('buildings', 'tokens')} of enemies",
            "when moles discard any bird cards",
            f"when any {self.ours()}s of moles would go to supply from a clearing as site",
            "when an enemy draws",
            f"free action act{number} \"Act {number}\" in {phase}{self.maybe(', once per turn')}",
        )

    def static(self) -> list[str]:
        return [self.one(
            f"exception to hand_limit: {self.amount()}",
            f"if {self.condition()}: add {self.few()} to hand_limit",
            f"exception to strength: {self.few()} * number of warriors of moles in that clearing",
            "exception to move.you_must_rule: nothing is needed",
            f"exception to move.you_must_rule, if {self.condition()}: nothing is needed",
            f"other players cannot place {self.sort()}s in clearing of queen",
            f"{self.ours()}s cannot be removed",
            f"{self.ours()}s cannot be moved into forests",
            f"exception to crafting_pieces: {self.one('mounds', 'lamps')}",
            "hand is seen by all",
            f"exception to craft.worth: {self.amount()}",
            f"exception to battle.most_hits, as defender: {self.amount()}",
            "other players cannot move pieces into clearing of queen",
            f"{self.ours()}s cannot be removed outside battle",
            f"{self.ours()}s cannot be placed in a clearing with a {self.sort()}",
            "clearings with mounds are linked for moles",
            f"exception to ruler, if a {self.ours()} is in that clearing: moles",
        )]

    def rule(self, number: int) -> list[str]:
        self.named = set()
        if self.random.random() < 0.15:
            body = self.static()
        else:
            head = self.moment(number)
            self.named = {x for x in ("site", "rival") if f"as {x}" in head}
            self.in_battle = head.startswith("in battle")
            body = self.block(head, *(x for _ in range(self.random.randint(1, 3)) for x in self.sentence()))
        return [f"  {x}" for x in self.block(f"rule r{number} \"Rule {number}\"", *body)]


def random_rules(seed: int, count: int) -> tuple[str, str]:
    """The faction with so many rules, and its German words."""
    maker = Maker(seed)
    rules = [maker.rule(n) for n in range(count)]
    text = HEAD + "\n".join("\n".join(x) + "\n" for x in rules)
    german = GERMAN + "".join(f'rule r{n} "Regel {n}"\n' for n in range(count))
    german += "".join(f'rule r{n}.act{n} "Tat {n}"\n' for n, rows in enumerate(rules) if any(f"free action act{n} " in x for x in rows))
    return text, german
