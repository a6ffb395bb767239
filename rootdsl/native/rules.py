"""The linked rules of a table as C definitions: hooks, triggers, bans, free actions and the rest of what the linker found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rootdsl.native.facts import Facts
from rootdsl.runtime import engine
from rootdsl.runtime.free import LENDER
from rootdsl.runtime.linked_hooks import offered_to

KIND = {"seat": 0, "law": 1, "card": 2}


class Rules(Facts):
    """Writes the definitions of what the linker found."""

    def live(self, x: Any) -> str:
        laid = self.maker.class_of(x.frame)
        copies = self.maker.constants.numbers(x.copies) if x.copies else "0"
        can = self.maker.pointer(x.can, "F", "i", laid)
        return f"{{{laid.index}, {can}, {KIND[x.kind]}, {x.me}, {len(x.copies)}, {copies}, {int(x.wins)}, {int(x.once)}, {x.slot}}}"

    def trigger(self, x: Any) -> str:
        laid = self.maker.class_of(x.frame)
        numbers = [x.me, *(int(y) for y in (x.each, x.by_performer, x.by_source, x.by_target, x.scores))]
        fits, can = self.maker.pointer(x.matches, "iE", "i"), self.maker.pointer(x.can, "F", "i", laid)
        same = next(i for i, y in enumerate(self.t.triggers) if y.same == x.same) if x.same >= 0 else -1
        owner = laid.slot(x.owner_slot) if x.owner_slot else -1
        rest = (owner, x.copy, int(x.optional), x.layer, same)
        return f"{{{x.kind}, {fits}, {laid.index}, {can}, {', '.join(map(str, [*numbers, *rest]))}}}"

    def ban(self, me: int, function: Any) -> str:
        return f"{{{me}, {self.maker.pointer(function, 'iiii', 'i')}}}"

    def gate(self, me: int, test: Any, where: Any, points: Any, of: int, layer: int) -> str:
        p = self.maker.pointer
        return f"{{{me}, {p(test, 'iii', 'i')}, {p(where, 'iii', 'i')}, {p(points, 'iii', 'i')}, {of}, {layer}}}"

    def turned(self, me: int, test: Any, where: Any, layer: int) -> str:
        return f"{{{me}, {self.maker.pointer(test, 'ii', 'i')}, {self.maker.pointer(where, 'ii', 'i')}, {layer}}}"

    def rules(self) -> None:
        t, maker, p = self.t, self.maker, self.maker.pointer
        self.structs("LiveList", "points", [self.listed("Live", [self.live(x) for x in found]) for found in t.points], "")
        self.structs("LiveList", "parts", [self.listed("Live", [self.live(x) for x in found]) for found in t.exceptions], "")
        self.counted("Trigger", "triggers", "TRIGGERS", [self.trigger(x) for x in t.triggers])
        self.counted("Trigger", "redirects", "REDIRECTS", [self.trigger(x) for x in t.redirects])
        self.counted("Trigger", "instead", "REPLACED", [self.trigger(x) for x in t.instead])
        for name, found in (("bans_place", t.bans_place), ("bans_move", t.bans_move), ("bans_into", t.bans_into)):
            self.structs("BanList", name, [self.listed("Ban", [self.ban(*x) for x in bans]) for bans in found], "ROWS + 1")
        self.lines.append(f"const BanList bans_remove = {self.listed('Ban', [self.ban(*x) for x in t.bans_remove])};")
        gates = [self.listed("Gate", [self.gate(*x) for x in t.gates.get(zone, ())]) for zone in range(len(t.zone_name))]
        self.structs("GateList", "gates", gates, "ZONES + 1")
        turned = [self.turned(*x) for x in t.redirect_cards]
        self.counted("Turned", "redirect_cards", "CARD_REDIRECTS", turned)
        put = []
        for x in t.put_rules:
            laid = maker.class_of(x.frame)
            put.append(f"{{{x.me}, {p(x.matches, 'iii', 'i')}, {laid.index}, {p(x.can, 'F', 'i', laid)}, {x.copy}, {x.layer}}}")
        self.counted("PutRule", "put_rules", "PUT_RULES", put)
        acts = [f"{{{me}, {p(fits, 'ii', 'i')}, {p(times, 'i', 'i')}, {maker.class_of(frame).index}, {int(again)}}}"
                for me, fits, times, frame, again in t.activations]
        self.counted("Activation", "activations", "ACTIVATIONS", acts)
        self.counted("Keep", "keeps", "KEEPS", [f"{{{me}, {p(order, 'i', 'v')}}}" for me, order in t.keeps])
        self.counted("Bridge", "bridges", "BRIDGES", [f"{{{me}, {p(way, 'ii', 'q')}}}" for me, way in t.bridges])
        kinds = {id(t.unshut[kind]): i for i, kind in enumerate(t.path_names)}
        cards = [f"{{{copy}, {maker.constants.sequences(rows)}, {kinds[id(rows)]}}}" for copy, rows in t.path_cards]
        self.counted("PathCard", "path_cards", "PATH_CARDS", cards)
        self.counted("Join", "joins", "JOINS", [f"{{{me}, {copy}, {p(places, 'i', 'q')}}}" for me, copy, places in t.joins])
        found = [x[0] if isinstance(x, tuple) else x for x in t.victories]
        self.counted("Victory", "victories", "VICTORIES", [p(x, "i", "i") for x in found])
        self.free_actions()
        self.number("card_effects", [maker.class_of(x).index if x is not None else -1 for x in t.card_effect], "SORTS + 1", "int")
        self.counted("TurnCount", "turn_counts", "TURN_COUNTS", [self.turn_count(*x) for x in t.turn_counts])
        self.automata()
        setup = t.manifest["setup"]
        self.sizes["SETUP_CLASS"] = maker.class_of(engine.procedure(t, setup)).index if setup else -1
        self.sizes["REPEATED_CLASS"] = maker.class_of(t.repeated).index

    def counted(self, kind: str, name: str, size: str, rows: Sequence[str]) -> None:
        self.structs(kind, name, rows, f"{size} + 1")
        self.sizes[size] = len(rows)

    def turn_count(self, record: int, slot: Any, start: int) -> str:
        name = slot if isinstance(slot, str) else self.t.record_makers[record].NAMES[slot]
        place, length = self.maker.records.at[record][name]
        return f"{{{record}, {place}, {max(1, length)}, {start}}}"

    def free_actions(self) -> None:
        """For each phase: the actions, those without a card by seat, and those of cards by their sort."""
        t, phases, cards = self.t, [], []
        for actions in t.free:
            shown = []
            by_sort: dict[int, list[int]] = {}
            for k, a in enumerate(actions):
                laid = self.maker.class_of(a.frame)
                lender = f"{laid.slot(LENDER) if a.kind == 'lent' else -1}, {a.me}"
                shown.append(f"{{{laid.index}, {self.maker.pointer(a.can, 'F', 'i', laid)}, {a.slot if a.once else -1}, {k}, {lender}}}")
                if a.copies:
                    by_sort.setdefault(t.card_sort[a.copies[0]], []).append(k)
            mine = [[k for k, a in enumerate(actions) if not a.copies and offered_to(a, p)] for p in t.seats]
            arrays = ", ".join(self.maker.constants.numbers(x) if x else "0" for x in mine)
            counts = ", ".join(str(len(x)) for x in mine)
            first = self.listed("FreeAction", shown)[1:-1]
            phases.append(f"{{{first}, {{{arrays}}}, {{{counts}}}}}")
            sorts = [f"{{{sort}, {len(ks)}, {self.maker.constants.numbers(ks)}}}" for sort, ks in by_sort.items()]
            cards.append(self.listed("FreeOfSort", sorts))
        self.structs("FreePhase", "free_phases", phases, "")
        self.structs("FreeCards", "free_cards", cards, "")

    def automata(self) -> None:
        """How automated seats answer: for each domain of a question a chain that narrows it, and what is left to chance."""
        t, p = self.t, self.maker.pointer
        domains = sorted({site[3] for site in t.catalogue})
        self.sizes |= {"AUTOMATA": len(t.automata), "DOMAINS": len(domains), "SITE_COUNT": len(t.catalogue)}
        self.sizes["NUMBER_DOMAIN"] = domains.index("number") if "number" in domains else -1
        if not t.automata:
            return
        names = [site[0].partition(".")[0] for site in t.catalogue]
        owners = [self.maker.systems.index(x) if x in self.maker.systems else -1 for x in names]
        self.number("site_owner", owners, "SITE_COUNT", "i16")
        self.number("site_domain", [domains.index(site[3]) for site in t.catalogue], "SITE_COUNT", "i16")
        rows = []
        for seat in t.seats:
            ties = t.automata.get(seat, {})
            chains = ", ".join(p(ties.get(d), "iq", "q") for d in domains)
            rows.append(f"{{{p(ties.get(''), 'iq', 'q')}, {{{chains}}}}}")
        self.structs("Automaton", "automata", rows, "PLAYERS + 1")
