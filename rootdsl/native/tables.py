"""The whole C text of a table: sizes, the runtime, facts, linked rules, frame classes and the functions that they need."""

from __future__ import annotations

from rootdsl.native.emit import Maker
from rootdsl.native.frames import LIST_WORDS, OWN, Laid
from rootdsl.native.rules import Rules
from rootdsl.native.value import Value
from rootdsl.native.watched import watched
from rootdsl.runtime.lasting import rule_id

CAPACITIES = {
    "LIST_WORDS": LIST_WORDS, "LAST_WORDS": 96, "ARENA": 1 << 21, "MOST_OPTIONS": 1024, "MOST_TOOLS": 64, "MOST_FLIGHTS": 256,
    "MOST_EVENTS": 256, "POOL_WORDS": 8192, "MOST_TREATED": 512, "MOST_OPENED": 32, "MOST_TRAIL": 2048, "MOST_LASTING": 96,
    "MOST_FRAMES": 128, "STACK_WORDS": 1 << 17, "MOST_GROUPS": 64, "MOST_TALLIES": 12000,
}
HEADERS = (
    "base", "linker", "chance", "tables", "tape", "frames", "lasting", "leaving", "effects", "cards", "land", "sets", "holders", "picks",
    "tools", "driver", "windows",
)
LAST_HEADERS = ("engine", "trace", "automata")


class Tables(Rules):
    """Frame classes and paths, once everything else that needs them is written."""

    def classes(self) -> None:
        """Every class that can be come to; their blocks may call for more."""
        rows, done = [], 0
        laid = self.maker.frames.laid
        while done < len(laid):
            rows.append(self.one_class(laid[done]))
            done += 1
        self.lines.append(f"const Class classes[] = {{OWN_CLASS_LIST, {', '.join(rows)}}};")
        keys = ", ".join(['""'] * OWN + [f'"{_ascii(x.key)}"' for x in laid])
        self.lines.append(f"const char *const class_keys[CLASSES] = {{{keys}}};")

    def one_class(self, x: Laid) -> str:
        maker, made, i = self.maker, x.made, x.index
        def function(name: str) -> str:
            found = maker.function_of(x.unit, name)
            assert found is not None
            return maker.call(found, [Value("F", "f", x)]).text.partition("(")[0]

        blocks = [function(name) for name in made.blocks]
        self.lines.append(f"static int (*const blocks_{i}[])(S *, F) = {{{', '.join(blocks)}}};   /* {x.key} */")
        first = {"list": "f[{0}] = 0, f[{0} + 1] = 1;", "pair": "f[{0}] = f[{0} + 1] = 0;", "zero": "f[{0}] = 0;",
                 "throws": f"f[{{0}}] = 0, f[{{0}} + 1] = 1, f[{{0}} + {LIST_WORDS + 2}] = 0, f[{{0}} + {LIST_WORDS + 3}] = 1;"}
        inits = " ".join(first.get(kind, "f[{0}] = -1;").format(at) for kind, at in x.slots.values())
        self.lines.append(f"static void init_{i}(F f) {{ (void)f; {inits} }}")
        does = function(made.does) if made.does else "0"
        bind = [x.slot(name) if name else -1 for name in made.bind] if made.bind else [-1] * 4
        one = int(made.one)
        heed = [f"{{{x.slot(slot)}, {index}, {int(made.slots[slot] == 'list')}}}" for slot, index in made.heed]
        ends = [rule_id(path) for path in made.ends]
        wait = "0"
        if made.path in self.t.waits and made.path in {p for m in self.t.modules for p, _, _ in m.PROCEDURES}:
            number, roles = self.t.waits[made.path]
            slots = [x.slot(r) | (0x4000 if made.slots[r] == "list" else 0) for r in roles]
            self.lines.append(f"static const Wait wait_{i} = {{{number}, {len(slots)}, {maker.constants.numbers(slots, 'i16')}}};")
            wait = f"&wait_{i}"
        heeds = self.listed("Heed", heed)[1:-1].partition(", ")
        ended = maker.constants.numbers(ends) if ends else 0
        return (f"{{{x.words}, init_{i}, blocks_{i}, {len(blocks)}, {does}, {made.writes}, {x.slot('skip')},"
                f" {{{', '.join(map(str, bind))}}}, {one}, {len(heed)}, {heeds[0]}, {len(ends)}, {ended}, {wait},"
                f" {x.slot('_fact')}, {x.slot('_done')}, {x.slot('low')}}}")

    def paths(self) -> None:
        """Paths by number: which classes they end, and what is remembered of them."""
        laid, names = self.maker.frames.laid, list(self.maker.paths)
        own = [-1] * OWN
        ends = ["{" + ", ".join(map(str, [*own, *(x.made.ends.get(path, -1) for x in laid)])) + "}" for path in names]
        same = ["{" + ", ".join(map(str, [*[0] * OWN, *(int(x.made.path == path) for x in laid)])) + "}" for path in names]
        self.lines.append(f"const i16 ends_at[PATHS][CLASSES] = {{{', '.join(ends)}}};")
        self.lines.append(f"const i16 is_path[PATHS][CLASSES] = {{{', '.join(same)}}};")
        self.number("path_number", [rule_id(path) for path in names], "PATHS")
        self.number("path_is_turn", [path in ("", "turn") for path in names], "PATHS", "i16")
        for paths, name in self.maker.parts.items():
            rows = [f"{{{x.index}, {x.made.parts[p][0]}, {x.made.parts[p][1]}}}" for x in laid for p in paths if p in x.made.parts]
            self.lines += [f"static const PartOf {name}[] = {{{', '.join(rows) or '{0}'}}};", f"enum {{ {name}_n = {len(rows)} }};"]
        reasons = ", ".join(f'"{_ascii(x)}"' for x in self.maker.reasons)
        self.lines.append(f"const char *const reasons[REASONS + 1] = {{{reasons or 0}}};")
        self.sizes |= {"PATHS": len(names), "CLASSES": self.maker.frames.count, "REASONS": len(self.maker.reasons)}


def _ascii(text: str) -> str:
    """Text within quotes of C: what is not plain is written as its bytes."""
    return "".join(chr(b) if 32 <= b < 127 and chr(b) not in '"\\?' else f"\\{b:03o}" for b in text.encode())


def source(maker: Maker) -> str:
    """The whole C text of a table."""
    tables = Tables(maker)
    tables.facts()
    tables.beginning()
    tables.rules()
    tables.classes()
    tables.paths()
    watched(tables)
    sizes = [f"#define {name} ({value})" for name, value in {**CAPACITIES, **tables.sizes}.items()]
    split = next(i for i, x in enumerate(tables.lines) if x.startswith("const Class classes"))      # behind what the runtime itself defines
    return "\n".join([
        "/* Made by rootdsl from a table. Never edit, never keep: it is written anew when the rules change. */",
        *sizes,
        "#include <stddef.h>",
        *(f'#include "{name}.h"' for name in HEADERS),
        *maker.constants.lines,
        *maker.frames.tables(),
        *maker.prototypes,
        *tables.lines[:split],
        *(f'#include "{name}.h"' for name in LAST_HEADERS),
        *tables.lines[split:],
        *maker.functions,
        "",
    ])
