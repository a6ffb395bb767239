"""The writer: fills the outline of one file with paragraphs, its components, printed facts, remarks and examples."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rootdsl.book.arrange import Outline, at, called_in, notes
from rootdsl.book.runs import runs_of
from rootdsl.book.tree import STOCK, Entry, Para, Run
from rootdsl.book.worked import shown_in
from rootdsl.model import decl as d
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.prose.clause import Adverbial, Block, Clause, NounPhrase, Quoted, Tail, clause, fact
from rootdsl.prose.components import common_pieces, told
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.plan import YOU, Planner, listing
from rootdsl.prose.realise import Realiser
from rootdsl.prose.walk import flat

MENU = "take_actions"  # how the verbs begin below which a menu stands


class Writer:
    """Fills the entries of one file."""

    def __init__(self, system: System, outline: Outline, lexicon: Lexicon, speaker: Realiser) -> None:
        self.system, self.outline, self.lex, self.speaker = system, outline, lexicon, speaker
        self.rows = system.tree.text.splitlines()
        bodies = [
            *(x.body for x in (*system.of(d.ProcedureDecl), *system.free, *system.hooks, *system.triggers, *system.exceptions)),
            *system.phases.values(),
            *([x.action] for x in system.added),
        ]
        self.needs = {x.path for body in bodies for x in flat(body) if isinstance(x, s.Needs)}
        self.sent: dict[int, tuple[str, ...]] = {}  # paragraphs that send the reader to entries, by identity
        self.stock: list[Block] = []  # of those, how many of each piece there are
        self.gathered: list[Block] = []  # sentences of the file itself: its pieces, and what stands outside every rule

    def home(self, path: str, line: int) -> Entry:
        """The entry to which the sentences of a rule belong; one is made where none is near."""
        known = self.outline.by_key
        if path in known:
            return known[path]
        loose = next((x for x in self.outline.loose if x[0] == path), None)
        name = path.rpartition(".")[2]
        found = self.outline.user_of(name, line) if loose else self.outline.around(line, self.column(line))
        if found is None and not loose:
            found = self.outline.before(line)
        if found is None:
            found = Entry(path, self.lex.title(path), "rule", source=(self.system.path, line))
            self.outline.roots.append(found)
            self.outline.by_key[path] = found
        return found

    def column(self, line: int) -> int:
        """Where the first word of a line stands."""
        text = self.rows[line - 1] if 0 < line <= len(self.rows) else ""
        return len(text) - len(text.lstrip()) + 1

    def tell(self, path: str, line: int, blocks: list[Block]) -> None:
        """Put what a declaration says where it belongs; an entry that tells of a value or word answers to its name as well."""
        entry = self.home(path, line)
        before = len(entry.paras)
        self.fill(entry, blocks)
        if path != entry.key and path in self.lex.library.by_path and path not in self.outline.by_key:
            for para in entry.paras[before:]:
                para.origin = path
            if path not in entry.aliases:
                entry.aliases.append(path)

    def fill(self, entry: Entry, blocks: list[Block]) -> None:
        """Sentences become paragraphs of the entry; a titled block fills the entry of its own."""
        mixed = any(not x.title for x in blocks)  # headings among sentences: the reader is told when they are due
        for block in blocks:
            if not block.title:
                entry.paras.append(self.para(block, entry))
                continue
            self.titled(block, entry)
            if mixed and block.title != entry.key:
                self.send(entry.paras, block.title)

    def titled(self, block: Block, entry: Entry) -> None:
        own = self.outline.by_key.get(block.title)
        if own is None:
            own = Entry(block.title, self.lex.title(block.title), "rule", source=entry.source)
            entry.children.append(own)
            self.outline.by_key[block.title] = own
        self.fill(own, block.children)

    def para(self, block: Block, entry: Entry) -> Para:
        if block.text:
            entry.text_of_its_own = True
            return Para((Run(block.text),))
        block = self.brought_in(block, entry)
        out = Para(runs_of(self.speaker.told(block)))
        menu = isinstance(block.sentence, Clause) and block.sentence.verb.startswith(MENU)
        listed = menu and all(x.title for x in block.children)  # the actions of a menu stand below as entries of their own
        for child in block.children:
            if child.title and listed:
                self.titled(child, entry)
            elif child.title:
                self.titled(child, entry)
                self.send(out.children, child.title)
            else:
                out.children.append(self.para(child, entry))
        return out

    def brought_in(self, block: Block, entry: Entry) -> Block:
        """One sentence has room for what is due when, and for the title of an action that is added to a list."""
        keys = [x.title for x in block.children if x.title and x.title not in self.needs]
        if not keys or len(keys) < len(block.children):
            return block
        if isinstance(block.sentence, Clause) and block.sentence.verb == "have_action" and len(keys) == 1:
            said = replace(block.sentence, roles=(*block.sentence.roles, ("action", Quoted(keys[0]))))
        elif block.sentence is None and block.lead:
            order = [Adverbial("one_by_one")] if len(keys) > 1 else []
            said = clause("follow", subject=YOU, what=listing([Quoted(x) for x in keys])).adding(*block.lead, *order)
        else:
            return block
        for child in block.children:
            self.titled(child, entry)
        return Block(said)

    def send(self, paras: list[Para], key: str) -> None:
        """A sentence that sends the reader to an entry; several in a row are one sentence."""
        need = key in self.needs
        before = self.sent.pop(id(paras[-1])) if paras and id(paras[-1]) in self.sent else ()
        if before and (before[0] in self.needs) == need:
            paras.pop()
        elif before:
            self.sent[id(paras[-1])] = before
            before = ()
        keys = (*before, key)
        what = listing([Quoted(x) for x in keys])
        if need:
            what = NounPhrase(("condition",), "the", len(keys) > 1, tails=(Tail("named", what),))
        found = replace(fact("be_met", what=what), mood="must") if need else clause("follow", subject=YOU, what=what)
        if len(keys) > 1 and not need:
            found = found.adding(Adverbial("one_by_one"))
        paras.append(Para(runs_of(self.speaker.finished(self.speaker.sentence(found), "."))))
        self.sent[id(paras[-1])] = keys

    def components(self, planner: Planner) -> None:
        """What the file declares: told where it is declared, in the rule of its name, or with the pieces that are gathered."""
        manifest = self.lex.library.manifest()
        phase = self.outline.by_key.get(f"{self.system.name}.{manifest.gathers}" if manifest and manifest.gathers else "")
        gather, tracks = [*self.gathered, *common_pieces(planner)], []
        here: dict[str, tuple[Entry, list[Block]]] = {}
        for decl, blocks in told(planner):
            place = self.place_of(decl)
            if place is not None:
                here.setdefault(place.key, (place, []))[1].extend(blocks)
            elif phase is not None and isinstance(decl, d.TrackDecl):
                tracks += blocks
            else:
                gather += blocks
        for place, blocks in here.values():
            place.paras[:0] = [self.para(x, place) for x in blocks]
        inside = self.outline.by_line("pieces")
        if inside is not None:
            inside.paras += [self.para(x, inside) for x in gather]
        elif phase is None:
            self.made(f"{self.system.name}.components", "components", gather, self.outline.roots, 0)
        else:
            self.made(f"{phase.key}.gather_pieces", "gather_pieces", gather, phase.children, 0)
            made = self.outline.by_key.get(f"{phase.key}.gather_pieces")
            for block, para in zip(gather, made.paras if made is not None else (), strict=False):
                if any(block is x for x in self.stock):
                    para.origin = f"{self.system.name}.{STOCK}"
            self.made(f"{phase.key}.fill_tracks", "fill_tracks", tracks, phase.children, len(phase.children) + 1)

    def place_of(self, decl: d.Decl) -> Entry | None:
        """The entry in which a declaration is told: the one around it, or the rule that bears its name."""
        line, column = at(decl.at) if decl.at is not None else (0, 1)
        if column > 1:
            around = self.outline.around(line, column)
            if around is not None:
                return around
        rules = (x for x in self.outline.by_key.values() if x.kind in ("rule", "section", "modes"))
        return next((x for x in rules if x.key == decl.path or x.key.rpartition(".")[2] == decl.name), None)

    def made(self, key: str, word: str, blocks: list[Block], among: list[Entry], place: int) -> None:
        """An entry that the book makes by itself; a catalogue may give it a title of its own."""
        if not blocks:
            return
        title = self.lex.catalogue.titles.get(key) or self.speaker.word(word)
        entry = Entry(key, title, "made", source=(self.system.path, 1))
        entry.paras = [self.para(x, entry) for x in blocks]
        among.insert(place, entry)
        self.outline.by_key[key] = entry

    def printed_facts(self, planner: Planner) -> None:
        """What is printed on cards and on the cards of modes."""
        for decl in self.system.of(d.CardDecl):
            if decl.path in self.outline.by_key:
                self.outline.by_key[decl.path].facts += [(self.speaker.word(k), v) for k, v in card_facts(decl, planner, self.speaker)]
        for mode in (x for group in self.system.of(d.ModeSet) for x in group.members):
            entry = self.outline.by_key.get(mode.path)
            shown = [x for x in mode.data.get("suit", ()) if isinstance(x, d.Suit)]
            if shown and entry is not None:
                entry.facts.append((self.speaker.word("suit"), ", ".join(self.speaker.heading(x.path, False) for x in shown)))

    def heading_fields(self) -> None:
        """What the heading of a seat's file says in fields of its own, at the head of its chapter."""
        manifest = self.lex.library.manifest()
        if manifest is not None and self.system.kind in manifest.seats and self.outline.roots:
            self.outline.roots[0].facts[:0] = fields_told(self.system, self.lex, self.speaker)

    def inner_names(self) -> None:
        """Values and verbs of a procedure answer to their names in the entry in which they are told."""
        for decl in self.system.of(d.Callable_):
            if not decl.owner or decl.at is None or decl.path in self.outline.by_key:
                continue
            line, column = at(decl.at)
            if isinstance(decl, d.ProcedureDecl):       # a verb: the rule inside of it, else the one that calls for it
                heads = [x.path for x in flat(decl.body) if isinstance(x, s.Part) and x.path in self.outline.by_key]
                entry = self.outline.by_key[heads[0]] if heads else self.outline.by_key.get(called_in(self.system, decl))
            else:
                entry = self.outline.around(line, column)
            if entry is not None and decl.path not in entry.aliases:
                entry.aliases.append(decl.path)

    def remarks(self) -> None:
        """The author's notes, each where it stands, in the language of the book."""
        met: dict[str, int] = {}
        for line, column, keyword, text in notes(self.system.tree.nodes):
            entry = self.outline.around(line, column) if column > 1 else self.notes_of_file()
            if entry is None or entry.kind == "table rule":
                continue
            n = met[entry.key] = met.get(entry.key, 0) + 1
            told = (Run(self.lex.note(entry.key, n, text)),)
            if keyword == "wording":
                entry.replaced += [x for x in entry.paras if x.kind == "rule"]
                entry.paras = [Para(told, kind="wording"), *(x for x in entry.paras if x.kind != "rule")]
            else:
                entry.paras.append(Para(told, kind="text" if entry.kind == "section" else "note"))

    def notes_of_file(self) -> Entry:
        """Where the notes go that stand outside every rule: a section at the end."""
        key = f"{self.system.name}.notes"
        if key not in self.outline.by_key:
            last = len(self.rows)
            self.outline.by_key[key] = Entry(key, self.speaker.word("notes"), "section", source=(self.system.path, last))
            self.outline.roots.append(self.outline.by_key[key])
        return self.outline.by_key[key]

    def examples(self, around: str) -> None:
        """Every example that can be read, in sentences of the language of the book; `around` is the fingerprint of the rest."""
        for line, example in shown_in(self.system, self.lex.library, self.lex, self.speaker, around):
            entry = self.outline.around(line, self.column(line)) or self.outline.before(line) or self.outline.around(line)
            if entry is not None:
                entry.examples.append(example)


def fields_told(system: System, lexicon: Lexicon, speaker: Realiser) -> Iterator[tuple[str, str]]:
    """Title and value of each field of a seat, but its number as a chapter and mere texts; what has no word in the language is missing."""
    manifest = lexicon.library.manifest()
    for name, kind in manifest.fields.items() if manifest is not None else ():
        values = system.seat_fields.get(name) or ([system.fields[name]] if name in system.fields else [])
        key = f"{manifest.name}.{name}" if manifest is not None else name
        if name == manifest.chapter_field or kind == "text" or not values:  # type: ignore[union-attr]
            continue
        if lexicon.source or lexicon.known(key) is not None:
            yield speaker.heading(key, False), ", ".join(str(x) for x in dict.fromkeys(values))
        else:
            lexicon.missing.add(key)


def card_facts(card: d.CardDecl, planner: Planner, speaker: Realiser) -> Iterator[tuple[str, str]]:
    """Suit, cost, items, points and number of copies of a card, as far as it has them."""

    def called(word: str) -> str:
        found = next((x for x in planner.library.by_name.get(word, ()) if isinstance(x, (d.Suit, d.Piece, d.Kind))), None)
        return speaker.heading(found.path, False) if found is not None else word.replace("_", " ")

    if card.suit:
        yield "suit", called(card.suit)
    if card.costed:
        yield "cost", ", ".join(speaker.word("any_suit") if x == "any" else called(x) for x in card.cost) or "0"
        yield "effect", speaker.word("effect_immediate" if card.immediate else "effect_lasting")
    if card.items or card.item:
        yield "item", ", ".join(called(x) for x in card.items or [card.item])
    if card.points:
        yield "points", str(card.points)
    if card.copies != 1:
        yield "copies", str(card.copies)
