"""German, case by case: a clause or a phrase of a small garden, and the words that a German would say."""

from __future__ import annotations

from typing import Any

import pytest

from rootdsl.prose.clause import (
    AsMany,
    Between,
    Clause,
    Computed,
    Exactly,
    Joined,
    Listing,
    Named,
    NounPhrase,
    PerEach,
    Phrase,
    Pronoun,
    Sum,
)
from rootdsl.prose.realise import Realiser
from tests.prose.speaking import (
    GAP,
    NOBODY,
    YOU,
    a,
    another,
    behind,
    c,
    do,
    each,
    every,
    fact,
    garden,
    it,
    many,
    mine,
    no,
    np,
    of,
    other,
    rel,
    some,
    that,
    the,
    these,
    when,
    which,
)

MORE = """
deer "der Hirsch", "die Hirsche"
lion "der Löwe", "die Löwen", gen "Löwen", dat "Löwen", acc "Löwen"
name "der Name", "die Namen", gen "Namens", dat "Namen", acc "Namen"
heart "das Herz", "die Herzen"
bush "der Busch", "die Büsche", in
house "das Haus", "die Häuser", in
bridge "die Brücke", "die Brücken", auf
shore "das Ufer", "die Ufer", an
gate "das Tor", "die Tore", bei
cake "der Kuchen", "die Kuchen"
auto "das Auto", "die Autos"
noble adjective "edel"
sure adjective "teuer"
tired adjective "müde"
thyme name "Thymian"
folk "die Kobolde", plural
stranger "der Fremde", "die Fremden", declined
"""


@pytest.fixture(scope="module")
def german() -> Realiser:
    return garden("de", MORE.strip())


# ---------------------------------------------------------------- phrases in a case

ANY, SIX = Between(None, None), Exactly(6)
PHRASES: list[tuple[Phrase, str, str]] = [
    # articles and adjectives: after der, after ein, without an article
    (the("free", "hare"), "nom", "der freie Hase"),
    (the("free", "hare"), "gen", "des freien Hasen"),
    (the("free", "bee"), "dat", "der freien Biene"),
    (the("free", "egg"), "acc", "das freie Ei"),
    (np("the", True, "free", "egg"), "dat", "den freien Eiern"),
    (a("free", "hare"), "nom", "ein freier Hase"),
    (a("free", "egg"), "nom", "ein freies Ei"),
    (a("free", "hare"), "acc", "einen freien Hasen"),
    (a("free", "egg"), "gen", "eines freien Eies"),
    (many("free", "bee"), "nom", "freie Bienen"),
    (many("free", "bee"), "gen", "freier Bienen"),
    (many("free", "bee"), "dat", "freien Bienen"),
    (mine(the("free", "nest")), "nom", "dein freies Nest"),
    (mine(np("the", True, "free", "nest")), "acc", "deine freien Nester"),
    (np("no", True, "free", "nest"), "nom", "keine freien Nester"),
    (np("this", False, "free", "mole"), "dat", "diesem freien Maulwurf"),
    (np("other", True, "free", "mole"), "acc", "andere freie Maulwürfe"),
    (every("free", "mole"), "gen", "aller freien Maulwürfe"),
    (a("dark", "wood"), "dat", "einem dunklen Wald"),
    (a("noble", "deer"), "gen", "eines edlen Hirsches"),
    (a("tired", "deer"), "nom", "ein müder Hirsch"),
    (the("ripe", "free", "egg"), "dat", "dem reifen freien Ei"),
    # genitives: -s, -es, weak nouns, nouns in -e with -ns
    (the("deer"), "gen", "des Hirsches"),
    (the("keeper"), "gen", "des Gärtners"),
    (the("bush"), "gen", "des Busches"),
    (the("house"), "gen", "des Hauses"),
    (the("cake"), "gen", "des Kuchens"),
    (the("auto"), "gen", "des Autos"),
    (the("lion"), "gen", "des Löwen"),
    (the("lion"), "acc", "den Löwen"),
    (the("name"), "gen", "des Namens"),
    (the("name"), "dat", "dem Namen"),
    (the("harvest"), "gen", "der Ernte"),
    # nouns that are declined like adjectives
    (the("stranger"), "nom", "der Fremde"),
    (a("stranger"), "nom", "ein Fremder"),
    (a("tired", "stranger"), "acc", "einen müden Fremden"),
    (the("stranger"), "gen", "des Fremden"),
    (some(2, "stranger"), "nom", "zwei Fremde"),
    (np("the", True, "stranger"), "nom", "die Fremden"),
    (some(2, "tired", "stranger"), "dat", "zwei müden Fremden"),
    (mine(np("the", True, "stranger")), "acc", "deine Fremden"),
    # plurals in the dative
    (some(2, "auto"), "dat", "zwei Autos"),
    (some(2, "cake"), "dat", "zwei Kuchen"),
    (some(2, "deer"), "dat", "zwei Hirschen"),
    (some(2, "house"), "dat", "zwei Häusern"),
    (some(2, "lion"), "dat", "zwei Löwen"),
    # compounds and their plurals
    (some(3, "hare", "house"), "nom", "drei Hasenhäuser"),
    (np("this", True, "bee", "nest"), "gen", "dieser Bienennester"),
    (the("edge", "bush"), "gen", "des Randbusches"),
    (np("all", True, "hare", "meadow"), "dat", "allen Hasenwiesen"),
    # numbers as words to twelve
    (some(1, "bee"), "dat", "einer Biene"),
    (some(1, "egg"), "acc", "ein Ei"),
    (some(0, "egg"), "acc", "keine Eier"),
    (some(SIX, "free", "egg"), "dat", "sechs freien Eiern"),
    (some(12, "bee"), "acc", "zwölf Bienen"),
    (some(20, "bee"), "acc", "20 Bienen"),
    (mine(some(1, "bee")), "dat", "einer deiner Bienen"),
    (mine(some(2, "free", "hare")), "acc", "zwei deiner freien Hasen"),
    (some(Between(None, SIX), "hare"), "acc", "höchstens sechs Hasen"),
    (some(Between(None, Exactly(1), True), "hare"), "acc", "höchstens einen Hasen"),
    (some(Between(Exactly(2), Exactly(4)), "egg"), "dat", "zwei bis vier Eiern"),
    (mine(some(Between(None, None), "free", "egg")), "acc", "beliebig viele deiner freien Eier"),
    # owners
    (of(the("nest"), the("lion")), "dat", "dem Nest des Löwen"),
    (of(the("nest"), a("queen")), "nom", "das Nest einer Königin"),
    (of(the("nest"), np("all_other", True, "queen")), "nom", "das Nest von allen anderen Königinnen"),
    (of(the("nest"), many("queen")), "nom", "das Nest von Königinnen"),
    (of(np("the", True, "egg"), Pronoun("their", ("g.queen",))), "dat", "ihren Eiern"),
    (of(the("egg"), Pronoun("their", ("g.keeper",))), "dat", "seinem Ei"),
    (of(the("egg"), Pronoun("their", ("g.keeper",), True)), "nom", "ihr Ei"),
    (mine(every("free", "egg")), "gen", "aller deiner freien Eier"),
    (mine(no("mole")), "nom", "keiner deiner Maulwürfe"),
    (behind(the("egg"), "of", it("queen")), "dat", "ihrem Ei"),
    (behind(the("egg"), "of", it("keeper")), "acc", "sein Ei"),
    # names
    (Named("g.thyme"), "gen", "von Thymian"),
    (mine(a("thyme")), "acc", "Thymian"),
    (NounPhrase(("g.folk",), "the"), "dat", "den Kobolden"),
    # several sorts
    (NounPhrase(("g.hare", "g.bee"), "a"), "acc", "einen Hasen oder eine Biene"),
    (NounPhrase(("g.hare", "g.bee"), "this"), "dat", "diesem Hasen oder dieser Biene"),
    (NounPhrase(("g.hare", "g.bee"), "the", True), "dat", "den Hasen und Bienen"),
    (NounPhrase(("g.hare", "g.bee"), "no"), "nom", "kein Hase und keine Biene"),
    (NounPhrase(("g.hare", "g.bee"), "each"), "acc", "jeden Hasen und jede Biene"),
    (Listing((a("egg"), some(2, "bee"), the("queen"))), "dat", "einem Ei, zwei Bienen und der Königin"),
    # behind the noun
    (behind(behind(a("meadow"), "with", a("hare")), "with", a("queen")), "acc", "eine Wiese mit einem Hasen und mit einer Königin"),
    (behind(behind(a("meadow"), "with", a("hare")), "without", many("free", "nest")), "dat",
     "einer Wiese mit einem Hasen und ohne freie Nester"),
    (behind(these("hare"), "at", the("bush")), "nom", "diese Hasen im Busch"),
    (behind(a("meadow"), "most", many("free", "egg")), "acc", "eine Wiese mit den meisten freien Eiern"),
    (behind(a("meadow"), "least", the("harvest")), "acc", "eine Wiese mit der geringsten Ernte"),
    (another("free", "mole"), "dat", "einem anderen freien Maulwurf"),
]

# ---------------------------------------------------------------- places: the preposition of the noun, grown together with its article

PLACES: list[tuple[str, Phrase, str]] = [
    ("at", the("bush"), "im Busch"),
    ("at", the("shore"), "am Ufer"),
    ("at", the("gate"), "beim Tor"),
    ("at", the("bridge"), "auf der Brücke"),
    ("at", np("the", True, "wood"), "in den Wäldern"),
    ("at", that("shore"), "an diesem Ufer"),
    ("to", the("house"), "ins Haus"),
    ("to", the("shore"), "ans Ufer"),
    ("to", the("bridge"), "auf die Brücke"),
    ("to", mine(the("house")), "in dein Haus"),
    ("from", the("house"), "aus dem Haus"),
    ("from", the("bridge"), "von der Brücke"),
    ("from", the("shore"), "vom Ufer"),
    ("from", the("gate"), "vom Tor"),
    ("from", a("pond"), "von einem Teich"),
    ("at", NounPhrase(("g.meadow", "g.wood"), "", True, either=True), "auf Wiesen oder in Wäldern"),
    ("to", NounPhrase(("g.meadow", "g.wood"), "this"), "auf diese Wiese oder in diesen Wald"),
    ("at", rel(NounPhrase(("g.meadow", "g.wood"), "a"), which("tends", keeper=YOU, place=GAP)),
     "auf einer Wiese oder in einem Wald, den du pflegst,"),
    ("at", Listing((the("bush"), the("bridge"))), "im Busch und auf der Brücke"),
]

# ---------------------------------------------------------------- clauses


def moved(**roles: Any) -> Clause:
    return fact("visits", **roles)


IF_IT_RAINS = when("if", fact("visits", keeper=the("queen"), place=the("wood")))
DRAW = do("draw", what=a("card"))
SENTENCES: list[tuple[Any, str]] = [
    # commands, and separable verbs split and joined
    (do("discard", what=the("card")), "Lege die Karte ab."),
    (do("discard", "may", what=the("card")), "Du darfst die Karte ablegen."),
    (do("discard", "cannot", what=the("card")), "Du darfst die Karte nicht ablegen."),
    (do("discard", "would", subject=the("queen"), what=a("card")), "Die Königin würde eine Karte ablegen."),
    (do("discard", subject=the("queen"), what=a("card")), "Die Königin legt eine Karte ab."),
    (DRAW.adding(when("if", fact("discard", subject=the("queen"), what=a("card")))),
     "Falls die Königin eine Karte ablegt, ziehe eine Karte."),
    (DRAW.adding(when("if", do("discard", "would", subject=the("queen"), what=a("card")))),
     "Falls die Königin eine Karte ablegen würde, ziehe eine Karte."),
    (c.replace(DRAW, purpose=(do("discard", what=a("egg")),)), "Ziehe eine Karte, um ein Ei abzulegen."),
    (c.replace(DRAW, purpose=(do("place", what=a("egg"), where=the("bush")), do("discard", what=a("egg")))),
     "Ziehe eine Karte, um ein Ei im Busch zu platzieren und ein Ei abzulegen."),
    (do("take", what=a("card"), source=the("house")), "Nimm eine Karte aus dem Haus."),
    (do("give", what=it("egg"), to=the("queen")), "Gib es der Königin."),
    (do("look_at", "may", what=it("card", True)), "Du darfst dir sie ansehen."),
    # be opposite: joined at the end, split in the main clause
    (fact("be_opposite", subject=that("meadow"), to=the("wood")), "Diese Wiese liegt dem Wald gegenüber."),
    (c.denied(fact("be_opposite", subject=that("meadow"), to=the("wood"))), "Diese Wiese liegt dem Wald nicht gegenüber."),
    (do("choose", what=rel(a("meadow"), which("be_opposite", subject=GAP, to=the("wood")))),
     "Wähle eine Wiese, die dem Wald gegenüberliegt."),
    (do("choose", what=rel(a("meadow"), c.Relative(c.denied(fact("be_opposite", subject=GAP, to=the("wood")))))),
     "Wähle eine Wiese, die dem Wald nicht gegenüberliegt."),
    # verb last after conjunctions, main clause inverted behind them
    (do("draw", "may", what=a("card")).adding(IF_IT_RAINS), "Falls die Königin in den Wald zurückkehrt, darfst du eine Karte ziehen."),
    (do("draw", "must", subject=the("keeper"), what=a("card")).adding(IF_IT_RAINS),
     "Falls die Königin in den Wald zurückkehrt, muss der Gärtner eine Karte ziehen."),
    (fact("win", subject=YOU).adding(IF_IT_RAINS),
     "Falls die Königin in den Wald zurückkehrt, gewinnst du das Spiel."),
    (DRAW.adding(when("whenever", moved(keeper=a("keeper"), place=a("wood"))), when("if", fact("tends", keeper=YOU, place=that("wood")))),
     "Immer wenn ein Gärtner in einen Wald zurückkehrt und du diesen Wald pflegst, ziehe eine Karte."),
    (DRAW.adding(when("if", Joined((fact("tends", keeper=YOU, place=a("wood")), fact("own", subject=YOU, what=a("egg")))))),
     "Falls du einen Wald pflegst und du ein Ei besitzt, ziehe eine Karte."),
    (DRAW.adding(when("if", Joined((fact("tends", keeper=YOU, place=a("wood")), fact("own", subject=YOU, what=a("egg"))), True))),
     "Falls du einen Wald pflegst oder du ein Ei besitzt, ziehe eine Karte."),
    (DRAW.adding(when("otherwise_if", fact("own", subject=YOU, what=a("egg")))), "Andernfalls, falls du ein Ei besitzt, ziehe eine Karte."),
    (do("draw", "may", what=a("card")).adding(when("unless", fact("own", subject=YOU, what=a("egg")))),
     "Du darfst eine Karte ziehen, es sei denn, dass du ein Ei besitzt."),
    (do("draw", what=some(2, "card")).adding(when("as_long_as", fact("own", subject=YOU, what=a("egg")))),
     "Ziehe zwei Karten, solange du ein Ei besitzt."),
    (DRAW.adding(when("during", the("harvest"))), "Ziehe während der Ernte eine Karte."),
    (DRAW.adding(when("at_start", that("noon"))), "Ziehe zu Beginn dieses Mittags eine Karte."),
    (DRAW.adding(when("until_end", the("harvest"))), "Ziehe bis zum Ende der Ernte eine Karte."),
    (do("draw", "may", what=a("card")).adding(when("at_window", the("noon"))), "Beim Mittag darfst du eine Karte ziehen."),
    # nested clauses and relative clauses: the verb waits, the comma closes
    (do("choose", what=rel(a("hare"), which("own", subject=GAP, what=rel(a("egg"), which("match", subject=GAP, to=the("meadow")))))),
     "Wähle einen Hasen, der ein Ei besitzt, das zur Wiese passt."),
    (do("discard", what=rel(every("card"), which("match", subject=GAP, to=the("meadow")))),
     "Lege alle Karten ab, die zur Wiese passen."),
    (do("place", what=a("egg"), where=rel(a("meadow"), which("tends", keeper=YOU, place=GAP))),
     "Platziere ein Ei auf einer Wiese, die du pflegst."),
    (do("remove", what=rel(a("egg"), which("lie", subject=GAP, where=the("nest"))), source=the("wood")),
     "Entferne ein Ei, das im Nest liegt, aus dem Wald."),
    (do("choose", what=rel(a("bridge"), which("visits", keeper=YOU, place=GAP))), "Wähle eine Brücke, auf die du zurückkehrst."),
    (do("choose", what=rel(some(2, "wood"), which("stand", subject=the("queen"), where=GAP))),
     "Wähle zwei Wälder, in denen die Königin steht."),
    (do("choose", what=rel(a("hare"), which("give", subject=YOU, what=a("egg"), to=GAP))), "Wähle einen Hasen, dem du ein Ei gibst."),
    (do("choose", what=rel(a("queen"), which("give", subject=YOU, what=a("egg"), to=GAP))), "Wähle eine Königin, der du ein Ei gibst."),
    # whose: dessen, deren
    (do("choose", what=rel(a("hare"), which("be_empty", subject=of(the("nest"), GAP)))), "Wähle einen Hasen, dessen Nest leer ist."),
    (do("choose", what=rel(a("queen"), which("be_empty", subject=of(np("the", True, "nest"), GAP)))),
     "Wähle eine Königin, deren Nester leer sind."),
    (do("choose", what=rel(some(2, "hare"), which("be_full", subject=of(the("free", "nest"), GAP)))),
     "Wähle zwei Hasen, deren freies Nest voll ist."),
    (do("choose", what=rel(a("egg"), which("lie", subject=behind(the("nest"), "of", GAP), where=the("wood")))),
     "Wähle ein Ei, dessen Nest im Wald liegt."),
    (do("choose", what=rel(a("hare"), which("tends", keeper=YOU, place=of(the("meadow"), GAP)))),
     "Wähle einen Hasen, dessen Wiese du pflegst."),
    (do("choose", what=rel(a("keeper"), which("be", subject=behind(mine(the("harvest")), "toward", GAP), what=c.Quoted("g.rest")))),
     "Wähle einen Gärtner, gegenüber dem deine Ernte „Nach der Ruhe“ ist."),
    (do("choose", what=rel(a("hare"), which("be", subject=behind(mine(the("harvest")), "toward", of(the("keeper"), GAP)),
                                            what=c.Quoted("g.rest")))),
     "Wähle einen Hasen, gegenüber dessen Gärtner deine Ernte „Nach der Ruhe“ ist."),
    # pronouns that agree: er, sie, es, ihn, ihm, ihnen; sich
    (do("put", what=it("hare"), where=the("wood")), "Stelle ihn in den Wald."),
    (do("put", what=it("hare", True), where=the("wood")), "Stelle sie in den Wald."),
    (do("give", what=a("egg"), to=it("queen")), "Gib ihr ein Ei."),
    (do("give", subject=the("keeper"), what=a("egg"), to=it("hare", True)), "Der Gärtner gibt ihnen ein Ei."),
    (fact("own", subject=it("egg"), what=a("nest")), "Es besitzt ein Nest."),
    (do("put", subject=the("hare"), what=the("hare"), where=the("wood")), "Der Hase stellt sich in den Wald."),
    (do("put", subject=the("hare"), what=the("hare"), where=the("wood")).adding(IF_IT_RAINS),
     "Falls die Königin in den Wald zurückkehrt, stellt sich der Hase in den Wald."),
    (do("discard", subject=the("keeper"), what=of(np("the", True, "egg"), the("keeper"))), "Der Gärtner legt seine Eier ab."),
    # denial
    (fact("own", subject=the("keeper"), what=a("egg")), "Der Gärtner besitzt ein Ei."),
    (c.denied(fact("own", subject=the("keeper"), what=a("egg"))), "Der Gärtner besitzt kein Ei."),
    (c.denied(fact("own", subject=the("keeper"), what=the("egg"))), "Der Gärtner besitzt das Ei nicht."),
    (c.denied(fact("hold_faction", subject=the("keeper"), what=Named("g.folk"))), "Der Gärtner spielt nicht die Kobolde."),
    (c.denied(fact("be", subject=the("hare"), what=the("queen"))), "Der Hase ist nicht die Königin."),
    (c.denied(fact("lie", subject=the("egg"), where=the("nest"))), "Das Ei liegt nicht im Nest."),
    (do("place", "may", subject=NOBODY, what=a("egg"), where=the("nest")), "Niemand darf ein Ei im Nest platzieren."),
    # number: what several things are, and who is several
    (fact("be", subject=these("card"), what=a("egg")), "Diese Karten sind Eier."),
    (c.denied(fact("be", subject=these("card"), what=a("egg"))), "Diese Karten sind keine Eier."),
    (do("discard", what=rel(every("card"), c.Relative(c.denied(fact("be", subject=GAP, what=a("hare", "egg")))))),
     "Lege alle Karten ab, die keine Haseneier sind."),
    (fact("be", subject=the("harvest"), what=Named("g.folk")), "Die Ernte sind die Kobolde."),
    (fact("be", subject=of(the("seat"), YOU), what=Exactly(2)), "Die Zahl deiner freien Plätze ist zwei."),
    (fact("stand", subject=Listing((the("hare"), the("bee"))), where=the("meadow")), "Der Hase und die Biene stehen auf der Wiese."),
    (fact("stand", subject=Listing((the("hare"), the("bee")), True), where=the("meadow")), "Der Hase oder die Biene steht auf der Wiese."),
    (fact("stand", subject=some(Between(Exactly(1), None), "hare"), where=the("meadow")), "Mindestens ein Hase steht auf der Wiese."),
    # amounts in the sentence
    (do("discard", what=rel(some(AsMany(the("harvest")), "card"), which("match", subject=GAP, to=the("meadow")))),
     "Lege so viele Karten, die zur Wiese passen, ab, wie die Ernte beträgt."),
    (do("place", what=some(AsMany(the("harvest")), "egg"), where=rel(a("meadow"), which("tends", keeper=YOU, place=GAP))),
     "Platziere so viele Eier auf einer Wiese, die du pflegst, wie die Ernte beträgt."),
    (do("remove_for_good", what=some(AsMany(the("harvest")), "card")), "Entferne so viele Karten aus dem Spiel, wie die Ernte beträgt."),
    (do("take_actions", "may", what=some(Between(None, AsMany(the("harvest")), True), "card")),
     "Du darfst höchstens so viele Karten aus dieser Liste ausführen, wie die Ernte beträgt, "
     "in beliebiger Reihenfolge und auch mehrmals dieselbe."),
    (do("take_actions", "may", what=some(Between(None, Exactly(3), True), "card")),
     "Du darfst bis zu drei Karten aus dieser Liste ausführen, in beliebiger Reihenfolge und auch mehrmals dieselbe."),
    (do("score", what=some(Computed("steps", (PerEach(1, each("egg")), Exactly(0), Exactly(1), Exactly(3))), "point")),
     "Erhalte je nach der Zahl der Eier (null, eins oder mindestens zwei) null, einen oder drei Siegpunkte."),
    (fact("be_more", subject=the("harvest"), what=PerEach(2, each("bee"))), "Die Ernte ist für jede Biene um zwei höher."),
    (do("draw", what=some(Sum(Exactly(2), AsMany(the("harvest")), True), "card")), "Ziehe zwei Karten abzüglich der Ernte."),
    (fact("be", subject=of(the("seat"), the("keeper")), what=Exactly(2)), "Die Zahl der freien Plätze des Gärtners ist zwei."),
    (fact("be", subject=of(the("seat"), YOU), what=Sum(PerEach(1, each("egg")), Exactly(1))),
     "Die Zahl deiner freien Plätze ist die Zahl der Eier plus eins."),
    (fact("be", subject=of(the("seat"), YOU), what=AsMany(of(the("seat"), the("keeper")))),
     "Deine freien Plätze sind die freien Plätze des Gärtners."),
    (do("remove_for_good", what=rel(every("egg"), which("lie", subject=GAP, where=the("nest")))),
     "Entferne alle Eier aus dem Spiel, die im Nest liegen."),
    (do("choose", "may", what=behind(mine(some(ANY, "mole")), "at", rel(many("meadow"), which("tends", keeper=YOU, place=GAP)))),
     "Du darfst beliebig viele deiner Maulwürfe auf Wiesen wählen, die du pflegst."),
    (DRAW.adding(when("whenever", fact("remove", subject=the("keeper"), what=mine(some(Between(None, None), "queen"))))),
     "Immer wenn der Gärtner eine oder mehrere deiner Königinnen entfernt, ziehe eine Karte."),
    (DRAW.adding(when("when_would", do("visits", "would", keeper=some(Between(None, None), "mole"), place=the("wood")))),
     "Wenn ein oder mehrere Maulwürfe in den Wald zurückkehren würden, ziehe eine Karte."),
    (do("place", what=some(PerEach(2, each("bee")), "egg"), where=the("nest")), "Platziere für jede Biene zwei Eier im Nest."),
    (c.replace(DRAW, purpose=(do("place", what=some(PerEach(1, each("bee")), "egg"), where=the("nest")),)),
     "Ziehe eine Karte, um für jede Biene ein Ei im Nest zu platzieren."),
    (do("place", "may", what=some(PerEach(1, each("bee")), "egg"), where=the("nest")),
     "Für jede Biene darfst du ein Ei im Nest platzieren."),
    # as what
    (do("choose_as", as_=the("lion"), what=a("mole")), "Wähle als Löwen einen Maulwurf."),
    (do("choose_as", as_=the("stranger"), what=a("mole")), "Wähle als Fremden einen Maulwurf."),
    (fact("count_as", subject=that("mole"), as_=the("stranger")), "Dieser Maulwurf gilt als Fremder."),
    (do("choose_as", subject=the("keeper"), as_=the("queen"), what=a("bee")), "Der Gärtner wählt als Königin eine Biene."),
    (fact("count_as", subject=that("mole"), as_=the("lion")), "Dieser Maulwurf gilt als Löwe."),
    (do("decline_offers"), "Lehne alles ab, was die Regeln anderer nur erlauben."),
    (do("decide", subject=the("queen")), "Die Königin führt nur die erste dieser Regeln aus, deren Bedingung erfüllt ist."),
    (do("draw", subject=other("keeper"), what=a("card")), "Andere Gärtner ziehen eine Karte."),
]


@pytest.mark.parametrize(("phrase", "case", "text"), PHRASES, ids=[f"{case}: {text}" for _, case, text in PHRASES])
def test_phrases(german: Realiser, phrase: Phrase, case: str, text: str) -> None:
    assert german.finished(german.phrase(phrase, case), "") == text[:1].upper() + text[1:]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("how", "phrase", "text"), PLACES, ids=[f"{how}: {text}" for how, _, text in PLACES])
def test_places(german: Realiser, how: str, phrase: Phrase, text: str) -> None:
    found = german.finished(german.place(how, phrase) + " x", "")  # type: ignore[attr-defined]
    assert found == f"{text[:1].upper()}{text[1:]} x"


@pytest.mark.parametrize(("sentence", "text"), SENTENCES, ids=[text for _, text in SENTENCES])
def test_sentences(german: Realiser, sentence: Any, text: str) -> None:
    assert german.finished(german.sentence(sentence), ".") == text


def test_enough() -> None:
    assert len(PHRASES) + len(PLACES) + len(SENTENCES) >= 60
