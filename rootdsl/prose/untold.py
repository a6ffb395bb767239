"""What has no word of its own in a language: nouns and verbs made of the title that its author gave.

A language says how by its table `UNTOLD`: for each kind of thing the line of a noun with `{one}`, `{many}` and `{title}` in it, and
the frames `verb` and `condition` in which `{title}` stands for what is done or holds. A kind that the table lacks goes by its title alone.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rootdsl.model import decl as d
from rootdsl.names.library import singular
from rootdsl.prose.frame import Frame, Slot, Term, read_frame

if TYPE_CHECKING:
    from rootdsl.prose.lexicon import Lexicon

PLACING = {"in": "at", "into": "to", "to": "to", "from": "from"}
PROPER = (d.CardDecl, d.Mode)
NAMELESS = ("mine", "yours", "his", "hers", "its", "ours", "theirs", "other", "others")  # words that stand for a thing and are no noun
BEFORE = ("under", "over", "in", "on", "at", "by", "beside", "behind", "between", "before", "after")  # no noun begins with these
SMALL = ("the", "from", "with", "into", "for", "and", "out", "off", "onto", "over", "under")  # words of a phrase that name nothing
LONG = 3  # words from which a title is told in quotes
STATES = ("ous", "us", "ss", "is")


def table(lexicon: Lexicon) -> dict[str, str]:
    from rootdsl.prose.languages import table as of_language

    found: dict[str, str] = of_language(lexicon.catalogue.language, "UNTOLD", {})
    return found


def seat(lexicon: Lexicon, title: str) -> Term:
    """The holder of a file: `the Tide Bakers`, who are several, or `the Lord of the Tides`."""
    bare = title.removeprefix("The ") if title.startswith("The ") else ""
    head = (bare or title).partition(" of ")[0]
    many = bool(bare) and head.endswith("s") and not head.endswith(STATES)
    pattern = table(lexicon).get("seats" if many else "seat" if bare else "")
    if not pattern:
        return Term(title, kind="name", article=False)
    found = made(lexicon, pattern, bare, bare, title)
    return replace(found, many=found.one, forms=(("only", "plural"),)) if many else found


def made(lexicon: Lexicon, pattern: str, one: str, many: str, title: str) -> Term:
    from rootdsl.prose.catalogue import read_term

    clean = [x.replace('"', "'") for x in (one, many, title)]
    return read_term(pattern.format(one=clean[0], many=clean[1], title=clean[2]), lexicon.catalogue.language)


def kind_of(lexicon: Lexicon, key: str, decl: d.Decl | None) -> str:
    """What sort of thing it is, as the table has it."""
    kinds: tuple[tuple[type, str], ...] = (
        (d.TrackDecl, "track"), (d.BoxDecl, "box"), (d.ZoneDecl, "zone"), (d.RelationDecl, "relation"), (d.ConditionDecl, "word"),
        (d.StateDecl, "state"), (d.ModeSet, "modes"),
    )
    if isinstance(decl, d.NumberDecl):
        return "flag" if decl.flag else "number"
    if isinstance(decl, d.ValueDecl):
        return "value" if decl.type == "number" else "noun"
    found = next((name for kind, name in kinds if isinstance(decl, kind)), "")
    if found or decl is not None and type(decl) is not d.Decl:
        return found or "noun"
    around, _, name = key.rpartition(".")
    owner = lexicon.library.by_path.get(around)
    if isinstance(owner, d.RelationDecl) and name in owner.states:
        return "state"
    if isinstance(owner, (d.TrackDecl, d.Die, d.RelationDecl)):
        return "column"
    words = (x for x in lexicon.library.systems[around].of(d.StateDecl)) if around in lexicon.library.systems else ()
    if any(name in x.words for x in words):
        return "state"
    return "noun" if decl is not None else "label" if "." in around else "word of none"


def what_it_is(decl: d.Decl | None) -> str:
    """The key of a noun for what a declaration declares, behind which its title can stand: a piece, a place, a path, cards."""
    if isinstance(decl, d.Kind) and decl.of_card:
        return "cards"
    kinds: tuple[tuple[type, str], ...] = ((d.Piece, "piece"), (d.Kind, "piece"), (d.PlaceKind, "place"), (d.PathKind, "path"))
    return next((name for kind, name in kinds if isinstance(decl, kind)), "")


def noun(lexicon: Lexicon, key: str, title: str) -> Term:
    """The noun of a declaration or of a bound name; `title` is the author's, or the name in plain words."""
    decl = lexicon.thing(key)
    kind, patterns = kind_of(lexicon, key, decl), table(lexicon)
    if (what := what_it_is(decl)) in patterns:
        return made(lexicon, patterns[what], title, title, title)
    words = title.split()
    if isinstance(decl, PROPER):
        return Term(title, kind="name", article=False)
    if kind == "column" and not lexicon.source:
        name = key.rpartition(".")[2]
        known = lexicon.words.get(name) or lexicon.words.get(singular(name))
        if known is not None and name != singular(name):
            return replace(known, forms=(*known.forms, ("value", "plural")))
    if kind == "label":
        title = title.removeprefix("the ")
    if lexicon.source and title.startswith("The ") and kind not in ("flag", "word", "state") and not isinstance(decl, d.Callable_):
        title = title.removeprefix("The ")      # the sentence gives it its article
        words = title.split()
    if kind == "word of none":              # nothing is known of it but how it is called
        return Term(title.lower()) if not lexicon.source else plain(title.lower())
    if kind == "label" and lexicon.source and title not in NAMELESS:
        kind = "noun"
    if lexicon.source and isinstance(decl, d.ProcedureDecl) and {"a", "an", "the"} & {x.lower() for x in words[1:]}:
        return Term(f"“{title}”")           # what is done, and no noun
    one = title.lower() if lexicon.source else capitals(title)
    title = title if decl is None or kind != "word" else title.lower()
    if kind == "flag" and isinstance(decl, d.NumberDecl):
        return flag(lexicon, decl, title, patterns)
    told = len(words) >= LONG and not (kind == "value" and " of " in title) or words[:1] and words[0].lower() in BEFORE
    pattern = patterns.get(f"long_{kind}" if told and f"long_{kind}" in patterns else kind, "")
    if kind == "track" and one.split()[-1:] == ["track"]:
        pattern = ""
    single = singly(one)
    single = single if lexicon.source else capitals(single)
    head, of, rest = one.partition(" of ")
    if kind == "value" and of and lexicon.source and not pattern and single == one and singular(head) != head and not head.endswith(STATES):
        return Term(f"{singular(head)}{of}{rest}", one, forms=(("value", "plural"),))       # the number of actions of the tide
    if pattern:
        if kind in ("state", "word"):
            return Term(pattern.format(title=title), kind="close", article=False)       # right behind the noun
        return made(lexicon, pattern, single if kind == "noun" else one, plural_of(single), title)
    if isinstance(decl, d.Kind) and decl.of_card:
        return Term(f"{one} card")
    if kind in ("state", "word") or one.endswith(STATES):
        return Term(one)                    # a state, which has no plural; a word that only looks like one
    if single != one and (decl is None or isinstance(decl, (d.NumberDecl, d.ValueDecl)) or type(decl) is d.Decl):
        return Term(single, one, forms=(("value", "plural"),))
    if isinstance(decl, d.Piece) and lexicon.source:
        return of_piece(lexicon, decl, one, title)
    if single != one and isinstance(decl, (d.BoxDecl, d.ZoneDecl)):
        return Term(one, one, forms=(("only", "plural"),))
    return Term(one)


def of_piece(lexicon: Lexicon, decl: d.Piece, one: str, title: str) -> Term:
    """The noun of a sort of piece. One whose title is a plural has no singular; one whose title is no noun goes by what it is:
    `the “Reinforced” upgrade`."""
    from rootdsl.prose.languages.en.grammar import is_plural, no_noun

    if is_plural(one):
        return Term(one, one, forms=(("only", "plural"),))
    if not no_noun(title):
        return Term(one)
    kind = next((x for name in decl.kinds for x in lexicon.library.by_name.get(name, ()) if isinstance(x, d.Kind)), None)
    noun = lexicon.term(kind.path if kind is not None else "piece")
    return Term(f"“{title}” {noun.one}", f"“{title}” {noun.many or plural_of(noun.one)}")


def singly(one: str) -> str:
    """An English noun for one: `rings of fire` is one ring of fire, and a chain of rings is one chain.

    >>> singly("dry beds"), singly("rings of fire"), singly("chain of rings")
    ('dry bed', 'ring of fire', 'chain of rings')
    """
    noun, of, rest = one.partition(" of ")
    head, _, last = noun.rpartition(" ")
    return f"{head} {singular(last.lower())}{of}{rest}".strip()


def plain(one: str) -> Term:
    """An English word that may be a plural: then it is so many of something."""
    single = singly(one)
    return Term(one) if single == one or one.endswith(STATES) else Term(single, one, forms=(("value", "plural"),))


def capitals(text: str) -> str:
    return " ".join(x[:1].upper() + x[1:] for x in text.split(" "))


def plural_of(word: str) -> str:
    """The plural of an English word, for languages that take it over."""
    from rootdsl.prose.languages.en.grammar import plural

    many = plural(word.lower())
    return many if word == word.lower() else capitals(many)


def flag(lexicon: Lexicon, decl: d.NumberDecl, title: str, patterns: dict[str, str]) -> Term:
    """A flag of places is such a place: `a hexed clearing`, `a clearing marked “Seen by the Owl”`."""
    spot = next((k for system in lexicon.library.systems.values() for k in system.of(d.PlaceKind) if k.name == decl.kind), None)
    spot = spot or next((k for system in lexicon.library.systems.values() for k in system.of(d.PlaceKind)), None)
    if decl.scope != "place" or spot is None:
        return Term(title.lower() if lexicon.source else title)
    place = lexicon.term(spot.path)
    if "flag_adjective" in patterns:
        return replace(place, forms=(*place.forms, ("adjective", patterns["flag_adjective"].format(title=title))))
    if title.lower().endswith(place.one):
        return Term(title.lower(), prep=place.prep)
    if len(title.split()) == 1:
        return Term(f"{title.lower()} {place.one}", prep=place.prep)
    return Term(f"{place.one} marked “{title}”", f"{plural_of(place.one)} marked “{title}”", prep=place.prep)


# ---------------------------------------------------------------- verbs


def verb(lexicon: Lexicon, decl: d.Callable_, title: str) -> Frame | None:
    """`führe „Seizing“ für diesen Spieler aus`: the frame of what has no verb; None where the language has no pattern for it."""
    kind = "verb" if isinstance(decl, d.ProcedureDecl) else "condition"
    pattern = table(lexicon).get(kind, "")
    if not pattern:
        return None
    frame = read_frame(pattern.format(title=title.replace('"', "'")))
    names = {str(x.name): x.type for x in decl.params}
    first = decl.phrase[0] if decl.phrase else ""
    doer = str(first.name) if isinstance(first, d.Param) else str(first)
    slots: list[Slot] = []
    for slot in frame.slots:
        fits = [name for name, type_ in names.items() if slot.role == type_ and not (kind == "verb" and name == doer)]
        if slot.words:
            slots.append(slot)
        for name in fits:
            way = next((str(a) for a, b in zip(decl.phrase, decl.phrase[1:]) if a_name(b) == name and isinstance(a, str)), "")
            moved = slot.own and PLACING.get(way)
            slots.append(replace(slot, role=name, prep=moved or slot.prep))
    return replace(frame, slots=tuple(slots), subject=doer if kind == "verb" and doer in names else frame.subject)


def a_name(x: object) -> str:
    return str(x.name) if isinstance(x, d.Param) else str(x)


def phrase_frame(decl: d.Callable_) -> Frame:
    """The English frame of a declared phrase: `mover moves group from origin to target`.

    `lays_charm`, titled "Laying a Charm", is to lay a charm.
    """
    words = list(decl.phrase)
    names = {str(p.name): p.type for p in decl.params}
    items = [p.name if isinstance(p, d.Param) else str(p) for p in words]
    subject = items[0] if items[0] in names else "subject"
    rest = items[1:] if items[0] in names else items
    done, *more = rest[0].split("_")
    titled = next((x for x in ("a", "an", "the") if f" {x} {' '.join(more)}".lower() in f" {decl.title}".lower()), "") if more else ""
    rest[1:1] = [" ".join(filter(None, (titled, *more)))] if more else []
    slots: list[Slot] = []
    i = 1
    while i < len(rest):
        word = rest[i]
        if word in names:
            tail: list[str] = []
            while names[word] == "number" and i + 1 < len(rest) and rest[i + 1] not in names and rest[i + 1] not in PLACING:
                i += 1
                tail.append(rest[i])
            slots.append(Slot(word, count="=" + " ".join([*tail[:-1], singular(tail[-1])]) if tail else ""))
        elif i + 1 < len(rest) and rest[i + 1] in names:
            role = rest[i + 1]
            place = names[role] == "place" and word in PLACING
            slots.append(Slot(role, prep=PLACING[word] if place else word, own=place))
            i += 1
        else:
            slots.append(Slot(words=word.replace("_", " ")))
        i += 1
    base = base_verb(done)
    return Frame(base, tuple(slots), done if done != base else "", subject=subject)


def base_verb(word: str) -> str:
    """What one does who does it.

    >>> [base_verb(x) for x in ("stashes", "searches", "goes", "carries", "lays", "is", "chases", "passes")]
    ['stash', 'search', 'go', 'carry', 'lay', 'be', 'chase', 'pass']
    """
    if word in ("has", "is") or word.endswith("oes"):
        return {"has": "have", "is": "be"}.get(word, word[:-2])
    return singular(word)


def self_explaining(decl: d.Callable_) -> bool:
    """Does a word of a phrase share its stem with a word of the title, so that who reads it finds the rule?"""
    items = [a_name(x) for x in decl.phrase]
    names = {str(x.name) for x in decl.params}
    words = [y for x in items if x not in names for y in x.split("_")]
    stems = [base_verb(x)[:4].lower() for i, x in enumerate(words) if i == 0 or len(x) > 2 and x not in SMALL]
    return any(x.lower().startswith(stem) for x in decl.title.split() for stem in stems)
