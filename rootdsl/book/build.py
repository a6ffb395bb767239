"""From the model of a game to its book: each file a chapter, each rule an entry with its sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from rootdsl.book.arrange import Outline, at, called_in, notes, phase_key
from rootdsl.book.cited import cited
from rootdsl.book.kept import kept
from rootdsl.book.number import count
from rootdsl.book.runs import runs_of
from rootdsl.book.tree import STOCK, Book, Chapter, Entry, Para, Run
from rootdsl.book.words import Words
from rootdsl.book.worked import fingerprint, shown_in
from rootdsl.model import decl as d
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.names.library import Library
from rootdsl.project.interface import keys
from rootdsl.prose.clause import Adverbial, Block, Clause, NounPhrase, Quoted, Tail, clause, fact
from rootdsl.prose.components import common_pieces, told
from rootdsl.prose.document import base, parts
from rootdsl.prose.events import ADDITIONS
from rootdsl.prose.languages import realiser
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.plan import YOU, Planner, listing
from rootdsl.prose.realise import Realiser
from rootdsl.prose.show import lexicon_of
from rootdsl.prose.walk import flat

MENU = "take_actions"  # how the verbs begin below which a menu stands
HOUSE = "house rules"
KINDS = ("law", "map", "deck", "faction", "automated faction", HOUSE)  # order of chapters without a number


def make_book(library: Library, language: str = "en", names: Iterable[str] | None = None, house: Sequence[str] = ()) -> Book:
    """The book of a game, or of some of its files, in one language.

    Every chapter of the game is numbered, whether it is printed or not, so that a reference shows the
    same number in a book of one chapter as in the book of all. `house` names house rules that are in force: what they
    change is printed as changed.
    """
    manifest = library.manifest()
    lexicon = lexicon_of(library, language)
    speaker = realiser(language, lexicon)
    speaker.cites = True
    name = manifest.name if manifest else ""
    book = Book(name, title_of(lexicon, name) if name else "", language)
    around = fingerprint(library, lexicon)
    for system, key in keyed(library, around):
        book.chapters += kept(key, lexicon, lambda: chapters_of(system, library, lexicon, speaker, around))  # noqa: B023
    book.chapters = gathered(book.chapters, Words(language))
    number_chapters(book, library)
    count(book, {f"{x.name}.{part}" for x in library.systems.values() for part in (*x.counted, *(manifest.counted if manifest else ()))})
    changes(book, library)
    for name in house:
        enforce(library.systems[name], book, library, lexicon, speaker)
    if library.titles_gone:
        tidy(book)
    if names is not None:
        wanted = set(names)
        book.elsewhere = book.by_key()
        last = max((x.number for x in book.chapters), default=0)
        book.chapters = [x for chapter in book.chapters for x in scattered(chapter) if x.system in wanted]
        book.chapters += filter(None, [cited(book.chapters, book.elsewhere, Words(language), last + 1)])
    book.missing = sorted(lexicon.missing)
    return book


def gathered(chapters: list[Chapter], words: Words) -> list[Chapter]:
    """House rules are short: where there are several files of them, they are one chapter with a section for each."""
    house = [x for x in chapters if x.kind == HOUSE]
    if len(house) < 2:
        return chapters
    name = HOUSE.replace(" ", "_")
    while any(x.system == name for x in chapters):
        name += "_"
    entries = [Entry(x.system, x.title, "section", source=first(x), children=x.entries) for x in house]
    return [*(x for x in chapters if x.kind != HOUSE), Chapter(name, words("house_rules"), HOUSE, 0, "", entries, gathers=True)]


def first(chapter: Chapter) -> tuple[str, int]:
    """Where the file of a chapter begins."""
    return chapter.entries[0].source[0] if chapter.entries else "", 1


def scattered(chapter: Chapter) -> list[Chapter]:
    """The files of a chapter as chapters of their own, for a book in which not all are printed; their numbers stay."""
    if not chapter.gathers:
        return [chapter]
    return [Chapter(x.key, x.title, chapter.kind, chapter.number, chapter.colour, x.children) for x in chapter.entries]


def keyed(library: Library, around: str) -> Iterator[tuple[System, str]]:
    """The files in the order of their chapters, each with the hash of all that its chapters depend on."""
    texts = {x.path: x.tree.text for x in library.systems.values()}
    known = keys(library, texts, around)
    yield from ((x, known[x.name]) for x in order(library))


def order(library: Library) -> list[System]:
    """The files in the order of their chapters: the common rules, then by the number that a file gives itself."""
    manifest = library.manifest()
    field = manifest.chapter_field if manifest else ""
    uses = list(manifest.uses) if manifest else []

    def place(x: System) -> tuple[int, int, int, str]:
        given = x.fields.get(field)
        rank = uses.index(x.name) if x.name in uses else len(uses) + (x.kind != "law")
        return (
            (0, rank, 0, x.name)
            if x.kind == "law"
            else (1, given, 0, x.name)
            if isinstance(given, int)
            else (2, 0, KINDS.index(x.kind), x.name)
        )

    return sorted((x for x in library.systems.values() if x.kind != "game"), key=place)


def number_chapters(book: Book, library: Library) -> None:
    """Numbers that files give themselves stay; the others take the free ones, the common rules from one up, the rest behind the last."""
    manifest = library.manifest()
    field = manifest.chapter_field if manifest else ""
    given = {x.name: n for x in library.systems.values() if isinstance(n := x.fields.get(field), int)}
    first, last = 1, max(given.values(), default=0)
    for chapter in book.chapters:
        if chapter.system in given:
            chapter.number = given[chapter.system]
        elif chapter.kind == "law" and first < min(given.values(), default=1 << 20):
            chapter.number, first = first, first + 1
        else:
            last = max(last, first - 1) + 1
            chapter.number = last


def title_of(lexicon: Lexicon, name: str) -> str:
    found = lexicon.known(name)
    return found.one if found is not None else lexicon.library.systems[name].title


# ---------------------------------------------------------------- one file


def chapters_of(system: System, library: Library, lexicon: Lexicon, speaker: Realiser, around: str) -> list[Chapter]:
    """The chapters of one file: one, or as many as it has `chapter` headings."""
    planner = Planner(system, lexicon)
    outline = Outline(system, library)
    writer = Writer(system, outline, lexicon, speaker)
    named(outline.roots, lexicon, speaker, system)
    manifest = library.manifest()
    gathers = manifest is not None and bool(manifest.gathers)       # the pieces of a file are told where they are gathered
    for path, line, blocks in parts(planner):
        if path == system.name or gathers and path == "pieces":
            writer.gathered += blocks
            writer.stock += blocks if path == "pieces" else []
        else:
            writer.tell(path, line, blocks)
    for name, body in system.phases.items():
        with planner.within(f"{system.name}.{name}", body):
            blocks = planner.body(body)
        writer.fill(outline.by_key[f"{system.name}.{name}"], blocks)
    writer.components(planner)
    writer.inner_names()
    writer.remarks()
    writer.examples(around)
    writer.printed_facts(planner)
    settle(system, library, outline, speaker)
    writer.heading_fields()
    colour = str(system.fields.get("colour", ""))
    return split(Chapter(system.name, title_of(lexicon, system.name), system.kind, 0, colour, outline.roots), outline)


def settle(system: System, library: Library, outline: Outline, speaker: Realiser) -> None:
    """In the file of a seat, what stands outside every section joins the first one, and cards one of their own.

    A heading whose only child says the same is one with it, and so is a phase of one step.
    """
    manifest = library.manifest()
    if manifest and system.kind in manifest.seats:
        own = [x for x in outline.roots if x.kind in ("section", "phase", "modes")]
        turn = min((x.source[1] for x in own if x.kind == "phase"), default=0)
        own = [x for x in outline.roots if x in own or x.kind != "card" and x.source[1] > turn]
        home = next((x for x in own if x.kind == "section" and x.children), None)
        loose = [x for x in outline.roots if x not in own and x.kind != "card"]
        cards = [x for x in outline.roots if x.kind == "card"]
        if home is not None:
            home.children += loose
            loose = []
        outline.roots = [*loose, *own]
        if cards:
            outline.roots.append(Entry(f"{system.name}.cards", speaker.word("cards"), "section", source=cards[0].source, children=cards))
    for entry in [y for x in outline.roots for y in x.walk()]:
        while len(entry.children) == 1 and not entry.paras and (alike(outline, entry, entry.children[0]) or entry.kind == "phase"):
            only = entry.children[0]
            entry.aliases += [only.key, *only.aliases]
            entry.paras, entry.examples, entry.children = only.paras, [*entry.examples, *only.examples], only.children


def alike(outline: Outline, a: Entry, b: Entry) -> bool:
    """Do two headings say the same in the language of the rules?"""
    titles = outline.source_titles
    return titles.get(a.key, a.key) == titles.get(b.key, b.key)


def split(chapter: Chapter, outline: Outline) -> list[Chapter]:
    """A file with `chapter` headings is as many chapters; what stands before the first one joins it."""
    if not any(x.kind == "chapter" for x in chapter.entries):
        return [chapter]
    out: list[Chapter] = []
    waiting: list[Entry] = []
    for entry in chapter.entries:
        if entry.kind == "chapter":
            out.append(Chapter(chapter.system, entry.title, chapter.kind, 0, chapter.colour, waiting))
            waiting = []
        elif out:
            out[-1].entries.append(entry)
        else:
            waiting.append(entry)
    return out


def named(entries: Sequence[Entry], lexicon: Lexicon, speaker: Realiser, system: System) -> None:
    """Titles in the language of the book."""
    for entry in entries:
        if entry.kind in ("section", "chapter"):
            entry.title = lexicon.title(declared(lexicon.library, system, entry))
        elif entry.kind == "modes" and entry.key not in lexicon.catalogue.titles:
            entry.title = speaker.heading(entry.key, many=True)
        elif entry.kind == "phase":
            entry.title = lexicon.title(phase_key(lexicon.library, entry.key))
        else:
            entry.title = lexicon.title(entry.key)
        named(entry.children, lexicon, speaker, system)


def declared(library: Library, system: System, entry: Entry) -> str:
    """Where a section or chapter is declared: in the file itself, else in any."""
    name = f"{entry.kind}_{entry.key.partition('.')[2]}"
    return next((f"{x}.{name}" for x in (system.name, *library.systems) if f"{x}.{name}" in library.by_path), entry.key)


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


# ---------------------------------------------------------------- what changes what


def changes(book: Book, library: Library) -> None:
    """Every rule knows the rules that have an exception to it."""
    by_key = book.by_key()
    for system in library.systems.values():
        for x in (*system.exceptions, *system.orders):
            source = nearest(by_key, base(getattr(x, "path", "") or getattr(x, "mode", "") or system.name))
            for target in (getattr(x, "target", ""), getattr(x, "first", "")):
                entry = nearest(by_key, target) if target else None
                if entry is not None and source is not None and source is not entry and source.key not in entry.changed_by:
                    entry.changed_by.append(source.key)
        for hook in system.hooks:
            entry = hooked(hook, system, by_key, library)
            source = nearest(by_key, base(hook.path or hook.mode or system.name))
            if entry is not None and source is not None and source is not entry and source.key not in entry.changed_by:
                entry.changed_by.append(source.key)


def hooked(hook: s.Hook, system: System, by_key: dict[str, Entry], library: Library) -> Entry | None:
    """The rule in which another one takes its place: a moment, a step or an action. Phases and turns are left out: all happens in them."""
    path = hook.point.partition(":")[0]
    entry = by_key.get(path)
    while entry is None and "." in path:
        path = path.rpartition(".")[0]
        entry = by_key.get(path)
    if entry is None or path in library.systems or entry.kind in ("phase", "section", "chapter"):
        return None
    procedure = library.by_path.get(path)
    phased = isinstance(procedure, d.ProcedureDecl) and any(isinstance(x, s.Part) and x.kind == "phase" for x in procedure.body)
    return None if phased else entry


def enforce(system: System, book: Book, library: Library, lexicon: Lexicon, speaker: Realiser) -> None:
    """Print the book as house rules change it: their exceptions stand where the rule stood, and it keeps what it was."""
    by_key = book.by_key()
    planner = Planner(system, lexicon)
    writer = Writer(system, Outline(system, library), lexicon, speaker)
    for x in system.exceptions:
        entry = nearest(by_key, x.target)
        if entry is None:
            continue
        if x.guards or x.optional or x.add is not None or x.target not in by_key:
            new, whole = ADDITIONS[type(x)](planner, x), False
        else:
            with planner.within(x.path, x.body):
                new, whole = planner.body(x.body) if x.body else ADDITIONS[type(x)](planner, x), True
        told = [writer.para(block, entry) for block in new]
        old = [y for y in entry.paras if y.origin == x.target] or (entry.paras if entry.key == x.target else [])
        if entry.mark != "changed":
            entry.was = list(old or entry.paras)
        entry.mark = "changed"
        for para in told:
            para.origin = x.target
        at_ = entry.paras.index(old[0]) if whole and old else len(entry.paras)
        kept = [y for y in entry.paras if not (whole and any(y is z for z in old))]
        entry.paras = [*kept[:at_], *told, *kept[at_:]]
    for title in (x for x in system.reprints if x.text and x.target in by_key):
        by_key[title.target].mark = "changed"
    book.in_force[system.name] = rules_of_its_own(system)
    for chapter in book.chapters:
        if system.name in chapter.files():
            for entry in chapter.of(system.name):
                entry.mark = "added"


def rules_of_its_own(system: System) -> set[str]:
    """Paths of what house rules add. What they change, leave out or call by another name is printed where it stood."""
    lists: tuple[list[Any], ...] = (
        system.hooks, system.triggers, system.bans, system.free, system.victories, system.keeps, system.opens, system.shows, system.joins,
        system.leads, system.prefers, system.orders, [x.action for x in system.added], [x for x in system.decls if type(x) is not d.Decl],
    )
    changed: tuple[Any, ...] = (*system.exceptions, *system.reprints, *system.removed)
    own = {path for some in lists for x in some if (path := getattr(x, "path", ""))}
    return own | {x.path for x in system.rules if not any(y.path == x.path for y in changed)}


def tidy(book: Book) -> None:
    """Drop the sections of which nothing is left."""
    def full(entries: list[Entry]) -> list[Entry]:
        for entry in entries:
            entry.children = full(entry.children)
        return [x for x in entries if x.kind not in ("section", "modes") or x.children or x.paras or x.examples]

    for chapter in book.chapters:
        chapter.entries = full(chapter.entries)


def nearest(by_key: dict[str, Entry], path: str) -> Entry | None:
    """The entry of a path, else that of the nearest one around it."""
    while path:
        if path in by_key:
            return by_key[path]
        path = path.rpartition(".")[0]
    return None
