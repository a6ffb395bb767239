"""Words of the runtime that C says in another way: those that are given a test, or that hang on what is known of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rootdsl.machine.code import Code
from rootdsl.native.calls import Calls
from rootdsl.native.value import Value, known, listed, number
from rootdsl.runtime.fault import REMARK
from rootdsl.runtime.lasting import rule_id


class Special(Calls):
    """Each `c_NAME` is a call of that name."""

    def c_holds_file(self, _t: Code, seat: Code, system: Code) -> Value:
        if system.args[0] not in self.maker.systems:
            return known(False)
        return number(f"holds_file({self.number(seat)}, {self.maker.systems.index(system.args[0])})")

    def c_win(self, _t: Code, _s: Code, who: Code) -> Value:
        found = REMARK.match(f"# {self.function.remark}")
        return Value("v", f"win_by(s, {self.number(who)}, {self.maker.reason(found['path'] if found else '')})")

    def c_ask_shown(self, _t: Code, *args: Code) -> Value:
        return self.word("ask", args)

    def c_has_other_box(self, _t: Code, box: Code, who: Code) -> Value:
        t = self.maker.table
        has = [any(n.rpartition(".")[2] == box.args[0] and seat == p for n, seat, _ in t.replaced) for p in t.seats]
        return self.maker.constants.at([*has, False], self.value(who))

    def c_own_row(self, _t: Code, seat: Code, name: Code) -> Value:
        return self.maker.constants.at([getattr(x, name.args[0], -1) for x in self.maker.table.own], self.value(seat))

    def c_marker(self, line: Code, seat: Code) -> Value:
        x, name = self.value(line), self.fresh("x")
        return number(f"({{ i32 {name} = {self.number(seat)}; {name} >= 0 ? s->rec[{x.text} + ix({name}, {x.data})] : -1; }})")

    def c_move_marker(self, _s: Code, line: Code, *args: Code) -> Value:
        x = self.value(line)
        given = ", ".join(self.number(y) for y in args[:4])
        return Value("v", self.acting(f"move_marker(s, s->rec + {x.text}, {x.data}, {given})"))

    def c_places_where(self, _t: Code, _s: Code, _k: Code, value: Code, me: Code, places: Code, wanted: Code) -> Value:
        target = self.of_table([value.rpartition(".")[2]]).data
        holder, match, out = self.fresh("me"), self.fresh("wanted"), self.fresh("out")

        def body() -> str:
            got = self.maker.invoke(target, [number(holder), self.names["place_"]])
            return f"if ({self.maker.constants.as_number(got)} == {match}) q_add(&{out}, {self.names['place_'].text});"

        all_, head, loop = self.round("place_", self.list_(places), body)
        first = f"i32 {holder} = {self.number(me)}, {match} = {self.number(wanted)};"
        return listed(f"({{ {first} {head} Q {out} = q_new({all_}.n, 1); {loop} {out}; }})", "made")

    def c_joined(self, _t: Code, _s: Code, _key: Code, mover: Code, start: Code, through: Code, kind: Code) -> Value:
        """The region of a place: a walk along open paths through places that pass a test."""
        out, seen, i, near, k, who = (self.fresh(x) for x in ("region", "seen", "i", "near", "k", "who"))
        name, test = through.args
        it = self.fresh(name)
        before = self.names.get(name)
        self.names[name] = number(it)
        asked = self.truth(test)
        self.names.pop(name)
        if before is not None:
            self.names[name] = before
        flags = self.maker.constants.flags(self.value(kind).data)
        return listed(
            f"({{ i32 {it} = {self.number(start)}, {who} = {self.number(mover)}; Q {out} = q_new(WIDTH, 1); char {seen}[WIDTH] = {{0}};"
            f" if ({it} >= 0 && ({asked})) {{ {out}.v[{out}.n++] = {it}; {seen}[{it}] = 1;"
            f" for (int {i} = 0; {i} < {out}.n; {i}++) {{ Q {near} = paths(s, {who}, {out}.v[{i}]);"
            f" for (int {k} = 0; {k} < {near}.n; {k}++) {{"
            f" {it} = {near}.v[{k}]; if (!{seen}[{it}]) {{ {seen}[{it}] = 1; if ({asked}) {out}.v[{out}.n++] = {it}; }} }} }} }}"
            f" q_sorted(filtered({out}, {flags})); }})", "made")

    def c_with_spent(self, _t: Code, _s: Code, rows: Code, n: Code, test: Code) -> Value:
        r, k, i, out = (self.fresh(x) for x in ("rows", "n", "i", "able"))
        put = f"for (int {i} = 0; {i} < {r}.n; {i}++) s->at[ix({r}.v[{i}], ROWS)][SUPPLY]"
        return number(f"({{ Q {r} = {self.list_(rows)}; i32 {k} = {self.number(n)}; {put} += {k};"
                      f" int {out} = {self.truth(test.args[1])}; {put} -= {k}; {out}; }})")

    def c_lifting(self, _s: Code, ids: Code, test: Code) -> Value:
        numbers, out, n = self.value(ids).data, self.fresh("able"), self.fresh("n")
        lifted = "".join(f"last(s, IGNORE, OWED, {x}); " for x in numbers)
        return number(f"({{ int {n} = s->lasting_n; {lifted}int {out} = {self.truth(test.args[1])}; s->lasting_n = {n}; {out}; }})")

    def c_while_held(self, _s: Code, held: Code, test: Code) -> Value:
        out, n = self.fresh("able"), self.fresh("n")
        return number(f"({{ int {n} = s->lasting_n; last(s, IGNORE, OWED, {self.number(held)});"
                      f" int {out} = {self.truth(test.args[1])}; s->lasting_n = {n}; {out}; }})")

    def c_with_wild(self, _s: Code, me: Code, unit: Code, test: Code) -> Value:
        out, n, x = self.fresh("able"), self.fresh("n"), self.fresh("x")
        return number(f"({{ int {n} = s->lasting_n; Last *{x} = last(s, WILD, OWED, 0); last_add({x}, {self.number(me)});"
                      f" last_add({x}, {self.number(unit)}); int {out} = {self.truth(test.args[1])}; s->lasting_n = {n}; {out}; }})")

    def c_keep_on(self, _t: Code, _s: Code, units: Code, test: Code) -> Value:
        return self.keep(units, test, "t_spread[place][row]", "target != place && ")

    def c_keep_off(self, _t: Code, _s: Code, units: Code, test: Code) -> Value:
        return self.keep(units, test, "t_box_of_track[place]", "")

    def keep(self, units: Code, test: Code, target: str, more: str) -> Value:
        name, asked = test.args

        def body() -> str:
            it = self.names[name].text
            spreads = "t_spreads[place] ? t_spread[place][row] : -1" if "spread" in target else target
            moved = self.acting("step_aside(s, row, place, target)")
            return (f"int row = {it} / WIDTH, place = {it} % WIDTH, target = {spreads};"
                    f" while (target >= 0 && {more}s->at[row][place] && {self.truth(asked)}) {moved};")

        _, head, loop = self.round(name, self.list_(units), body)
        return Value("v", f"({{ {head} {loop} }})")

    def c_exploding(self, _t: Code, _s: Code, me: Code, of: Code, exceptions: Code, faces: Code) -> Value:
        """The faces that explode: the last exception that applies names another."""
        constants = self.maker.constants
        who, die, got = self.fresh("me"), self.fresh("of"), self.fresh("face")
        out = constants.as_list(self.value(faces))
        for holder, function in self.value(exceptions).data:
            asked = self.maker.invoke(function, [known(holder) if holder >= 0 else number(who), number(die)])
            out = f"({{ i32 {got} = {constants.as_number(asked)}; {got} != NONE ? one({got}) : {out}; }})"
        return listed(f"({{ i32 {who} = {self.number(me)}, {die} = {self.number(of)}; (void){who}; (void){die}; {out}; }})")

    def c_fix_die(self, _s: Code, of: Code, die: Code, face: Code) -> Value:
        return Value("v", f"fix_die(s, {self.number(of)}, {self.number(die)}, {self.number(face)}, {self.maker.path('turn')})")

    def c_amend(self, _s: Code, value: Code, span: Code, what: Code, amount: Code, *args: Code) -> Value:
        number_ = rule_id(value.args[0])
        given = self.maker.constants.as_list(self.listing(args)) if args else "EMPTY_Q"
        return Value("v", f"amend(s, {number_}, {self.span(span)}, {self.number(what)}, {self.number(amount)}, {given})")

    def c_counts_until(self, _s: Code, record: Code, name: Code, span: Code, start: Code) -> Value:
        kept = self.value(record)
        places, length = self.maker.records.field(name.args[0], kept.data if kept.kind == "#" else None)
        constants = self.maker.constants
        where = constants.as_number(constants.at(places, kept))
        return Value("v", f"counts_until(s, {where}, {max(1, length)}, {self.maker.path(span.args[0])}, {self.number(start)})")

    def c_owe(self, _s: Code, rule: Code, me: Code, *values: Code) -> Value:
        return self.owes("OWED", rule, me, values)

    def c_owe_next(self, _s: Code, rule: Code, me: Code, *values: Code) -> Value:
        return self.owes(f"until_turn({self.number(me)})", rule, me, values)

    def owes(self, when: str, rule: Code, me: Code, values: Sequence[Code]) -> Value:
        """What is owed to a body that runs later, and from when on it is owed."""
        out = self.fresh("x")
        adds = ""
        for x in map(self.value, values):
            plain = self.maker.constants.shown(x)
            word, text = ("list", plain.text) if plain.kind == "q" else ("add", self.maker.constants.as_number(plain))
            adds += f" last_{word}({out}, {text});"
        return Value("v", f"({{ Last *{out} = owe(s, {when}, {self.number(rule)}, {self.number(me)}); (void){out};{adds} }})")

    def c_take_owed(self, _s: Code, rule: Code, me: Code) -> Value:
        return listed(f"take_owed(s, {self.number(rule)}, {self.number(me)})", "owed")

    def c_role_in(self, _s: Code, path: Code, role: Code) -> Value:
        return number(f"role_in(s, {self.maker.path(path.args[0])}, {self.maker.frames.table(role.args[0])})")

    def c_in_part(self, _s: Code, paths: Code) -> Value:
        name, n = self.maker.part_table(self.value(paths).data)
        return number(f"in_part(s, {name}, {n})")

    def c_track_next(self, _t: Code, _s: Code, numbers: Code, row: Code) -> Value:
        return self.track("track_next", numbers, row)

    def c_track_last(self, _t: Code, _s: Code, numbers: Code, row: Code) -> Value:
        return self.track("track_last", numbers, row)

    def track(self, word: str, numbers: Code, row: Code) -> Value:
        """The numbers of a row of one's own track."""
        lines, name = self.lines_of(numbers), self.fresh("row")
        return number(f"({{ i32 {name} = {self.number(row)}; {word}(s, {lines(name)}, {name}); }})")

    def lines_of(self, numbers: Code) -> Any:
        """How the numbers of a row are found: of a known holder, or of whoever it is."""
        constants, rows = self.maker.constants, len(self.maker.table.owner)
        x = self.value(numbers)
        tables = [x.data] if x.kind == "#" else x.data
        flat = [(table or {}).get(row, ()) for table in tables for row in range(rows)]
        name = constants.sequences(flat)
        first = "" if x.kind == "#" else f"ix({x.text}, {len(tables)}) * ROWS + "
        return lambda row: f"{name}[{first}ix({row}, ROWS)]"

    def c_track_all(self, _t: Code, _s: Code, numbers: Code) -> Value:
        x = self.value(numbers)
        tables = [x.data] if x.kind == "#" else x.data
        rows = sorted({row for table in tables for row in (table or {})})
        lines = self.lines_of(numbers)
        return number("(" + (" + ".join(f"track_sum(s, {lines(row)}, {row})" for row in rows) or "0") + ")")
