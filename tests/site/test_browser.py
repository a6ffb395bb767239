"""The site in a real browser, opened from the disk: nothing fails, everybody can read and use it, and no text of a file ever runs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.site.chromium import BINARY, Browser, Tab
from tests.site.conftest import HERE, HOSTILE

pytestmark = pytest.mark.browser

AXE = Path(os.environ.get("AXE_CORE") or HERE / ".venv" / "node_modules" / "axe-core" / "axe.min.js")
CHAPTER = "14-hundreds.html"
AROUND = ("index.html", "cards.html", "glossary.html", "register.html")
Files = dict[str, bytes]


def written(files: Files, folder: Path) -> str:
    for path, data in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    return folder.as_uri()


@pytest.fixture(scope="session")
def home(shipped: Files, tmp_path_factory: pytest.TempPathFactory) -> str:
    return written(shipped, tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="session")
def strange(hostile: Files, tmp_path_factory: pytest.TempPathFactory) -> str:
    return written(hostile, tmp_path_factory.mktemp("strange"))


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    if not BINARY:
        pytest.skip("no chromium here")
    found = Browser(tmp_path_factory.mktemp("profile"))
    yield found
    found.close()


@pytest.fixture
def tab(browser: Browser) -> Iterator[Tab]:
    found = browser.tab()
    yield found
    found.close()


def test_no_page_fails_or_scrolls_sideways(browser: Browser, home: str, shipped: Files) -> None:
    for width in (320, 1280):
        tab = browser.tab(width=width)
        for path in [x for x in shipped if x.startswith("de/") and x.endswith(".html")] + [f"en/{CHAPTER}", "en/cards.html"]:
            tab.open(f"{home}/{path}")
            assert tab.run("document.documentElement.scrollWidth") <= width, (path, width)
            assert tab.run("document.documentElement.classList.contains('js')")
        assert not tab.troubles()
        tab.close()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious(browser: Browser, home: str, dark: bool) -> None:
    if not AXE.is_file():
        pytest.skip("no axe-core here (make test-browser fetches it)")
    source = AXE.read_text(encoding="utf-8")
    chapters = [f"en/{CHAPTER}#hundreds.mood", "de/26-lake.html"]
    for width, pages in (
        (1280, ["index.html", *(f"en/{x}" for x in AROUND), *chapters, "de/01-woodland.html"]),
        (360, ["en/index.html", "de/cards.html", chapters[0]]),
    ):
        tab = browser.tab(dark=dark, width=width, speaks="fr")
        for path in pages:
            tab.open(f"{home}/{path}")
            tab.run("document.querySelectorAll('details').forEach(x => { x.open = true; })")
            tab.run(f"{source}; 0")
            if path == "en/index.html":
                tab.press("/")
                tab.type("battle")
                tab.until("document.querySelectorAll('.search li').length > 3")
            found = tab.run(
                "axe.run(document, {resultTypes: ['violations']})"
                ".then(x => x.violations.map(y => [y.id, y.impact, y.nodes.slice(0, 3).map(z => z.html)]))"
            )
            bad = [x for x in found if x[1] in ("serious", "critical")]
            assert not bad, (path, width, bad)
        tab.close()


def test_search_by_keyboard(tab: Tab, home: str) -> None:
    tab.open(f"{home}/en/{CHAPTER}")
    tab.press("/")
    tab.until("document.querySelector('.search').open && document.activeElement.tagName === 'INPUT'")
    tab.type("contempt trade")
    tab.until("document.querySelectorAll('.search li').length")
    first = tab.run("document.querySelector('.search li').textContent")
    assert "14.2.3" in first and "Contempt for Trade" in first and "14 Lord of the Hundreds" in first and "instead of" in first.lower()
    tab.run("document.querySelector('.search input').value = ''")
    tab.type("battle")
    tab.until("document.querySelectorAll('.search li').length > 5")
    tab.press("ArrowDown", "ArrowDown", "ArrowUp")
    assert tab.run("[...document.querySelectorAll('.search li')].findIndex(x => x.getAttribute('aria-selected') === 'true')") == 1
    wanted = tab.run("document.querySelectorAll('.search li')[1].dataset.to")
    assert tab.run("document.querySelector('.search input').getAttribute('aria-activedescendant')") == "ui:found-1"
    tab.press("Enter")
    assert tab.until(f"location.href.endsWith({wanted!r}) && !!document.getElementById({wanted.partition('#')[2]!r})")
    assert not tab.troubles()


def test_search_ranks_and_forgives(tab: Tab, home: str) -> None:
    tab.open(f"{home}/de/index.html")
    tab.press("/")
    tab.type("GROSSSPURIG")
    tab.until("document.querySelectorAll('.search li').length")
    assert "14.7.2" in tab.run("document.querySelector('.search li').textContent")
    for query, number in (("14.3.2", "14.3.2"), ("kampf", "4.3"), ("14.2.4.ii", "14.2.4.II")):
        tab.run("document.querySelector('.search input').value = ''")
        tab.type(query)
        assert tab.until(f"document.querySelector('.search li .number')?.textContent === {number!r}")
    tab.run("document.querySelector('.search input').value = ''")
    tab.type("xyzzy")
    tab.until("document.querySelector('.search .count').textContent === 'Keine Regel sagt das.'")
    tab.press("Escape")
    tab.until("!document.querySelector('.search').open && document.activeElement.tagName !== 'INPUT'")


def test_the_other_language_is_at_the_same_rule(tab: Tab, home: str) -> None:
    tab.open(f"{home}/en/{CHAPTER}#hundreds.mood.rowdy")
    link = tab.until("(x => x.hash === '#hundreds.mood.rowdy' && x.href)(document.querySelector('.languages a[hreflang=de]'))")
    tab.run("document.getElementById('hundreds.evening').scrollIntoView()")
    tab.until("document.querySelector('.languages a[hreflang=de]').hash === '#hundreds.evening'")
    assert tab.run("document.querySelector('.outline [aria-current]').hash") == "#hundreds.evening"
    assert "14.6" in tab.run("document.querySelector('.here').textContent")
    tab.open(link)
    assert tab.run("document.documentElement.lang + document.querySelector(':target .title').textContent") == "deWüst"


def test_a_link_to_a_rule_is_copied_by_keyboard(tab: Tab, home: str) -> None:
    tab.open(f"{home}/en/{CHAPTER}")
    tab.browser.ask("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"], browserContextId=tab.context)
    tab.run("document.querySelector('[id=\"hundreds.birdsong.recruit\"] .copy').focus()")
    assert tab.run("document.activeElement.getAttribute('aria-label')") == "Copy a link to 14.4.2 Recruit"
    tab.press("Enter")
    tab.until("document.querySelector('.said').textContent === 'Link to 14.4.2 Recruit copied'")
    assert tab.run("document.activeElement.className").startswith("copy")
    link = tab.run("navigator.clipboard.readText()")
    assert link == f"{home}/en/index.html#hundreds.birdsong.recruit"
    tab.open(link)
    tab.until(f"location.href.endsWith('en/{CHAPTER}#hundreds.birdsong.recruit')")


def test_old_links_find_their_rule(tab: Tab, home: str) -> None:
    tab.open(f"{home}/en/01-woodland.html#hundreds.mood")
    tab.until(f"location.href.endsWith('en/{CHAPTER}#hundreds.mood')")
    tab.open(f"{home}/en/01-woodland.html#nobody.knows.me")
    assert tab.run("window.rules_search.find('nobody.knows.me')") == ""


@pytest.mark.parametrize(("speaks", "language"), [("de-AT", "de"), ("en-GB", "en"), ("fr,de", "de"), ("fr", "")])
def test_the_first_page_chooses(browser: Browser, home: str, speaks: str, language: str) -> None:
    tab = browser.tab(speaks=speaks).open(f"{home}/index.html#hundreds.mood")
    if language:
        tab.until(f"location.href.endsWith('{language}/{CHAPTER}#hundreds.mood')")
    else:
        assert tab.run("[...document.querySelectorAll('.choices a')].map(x => x.hreflang).join()") == "de,en"
    tab.close()


def test_dark_is_remembered(tab: Tab, home: str) -> None:
    tab.open(f"{home}/en/{CHAPTER}")
    light = tab.run("getComputedStyle(document.body).backgroundColor")
    tab.run("document.querySelector('button.theme').click()")
    dark = tab.run("getComputedStyle(document.body).backgroundColor")
    assert dark != light
    assert tab.run("document.querySelector('button.theme').getAttribute('aria-pressed')") == "true"
    tab.open(f"{home}/en/glossary.html")
    assert tab.run("getComputedStyle(document.body).backgroundColor") == dark


def test_without_storage_nothing_fails(browser: Browser, home: str) -> None:
    no_storage = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"
    tab = browser.tab(before=no_storage).open(f"{home}/en/{CHAPTER}")
    light = tab.run("getComputedStyle(document.body).backgroundColor")
    tab.run(
        "document.querySelector('button.theme').click();"
        "document.querySelector('.languages a').addEventListener('click', x => x.preventDefault());"
    )
    tab.run("document.querySelector('.languages a').click()")
    assert tab.run("getComputedStyle(document.body).backgroundColor") != light
    assert not tab.troubles()
    tab.open(f"{home}/index.html")
    tab.until("location.href.endsWith('en/index.html')")
    tab.close()


def test_cards_are_filtered(tab: Tab, home: str) -> None:
    tab.open(f"{home}/en/cards.html")
    shown = "document.querySelectorAll('.card:not([hidden])').length"
    all_of_them = tab.run(shown)
    tab.run(
        "(x => { x.value = 'Fox'; x.dispatchEvent(new Event('input', { bubbles: true })); })(document.querySelector('select[name=Suit]'))"
    )
    foxes = tab.run(shown)
    assert 0 < foxes < all_of_them
    assert tab.run("document.querySelector('output').textContent") == f"{foxes} of {all_of_them} cards"
    assert tab.run(
        "[...document.querySelectorAll('.card:not([hidden])')].every(x => /Suit\\s+Fox/.test(x.querySelector('.facts').textContent))"
    )


def test_everything_can_be_read_without_scripts(browser: Browser, home: str) -> None:
    tab = browser.tab(scripts=False, width=360).open(f"{home}/en/{CHAPTER}")
    tree = tab.ask("DOMSnapshot.captureSnapshot", computedStyles=[])
    texts = {tree["strings"][x] for x in tree["documents"][0]["layout"]["text"] if x >= 0}
    assert any("Your crafting pieces are your strongholds." in x for x in texts)
    assert any("Command the Hundreds" in x for x in texts)
    assert not any(x.strip() in ("Search", "Close") for x in texts), "buttons that do nothing"
    tab.close()


def test_keys_reach_everything_and_leave_it_again(tab: Tab, home: str) -> None:
    tab.open(f"{home}/en/{CHAPTER}")
    tab.press("Tab")
    assert tab.run("document.activeElement.className") == "skip"
    tab.press("Enter")
    assert tab.until("document.activeElement.tagName === 'MAIN'")
    met = set()
    for _ in range(12):
        tab.press("Tab")
        met.add(tab.run("(x => x.tagName + ' ' + x.className)(document.activeElement)"))
        assert tab.run("getComputedStyle(document.activeElement).outlineStyle") != "none"
    assert {"A number", "BUTTON copy", "SUMMARY "} <= met


def test_paper_shows_rules_only(browser: Browser, home: str) -> None:
    tab = browser.tab(media="print", dark=True).open(f"{home}/en/{CHAPTER}")
    for hidden in (".bar", ".side", ".copy", ".turn", "details.examples"):
        assert tab.run(f"getComputedStyle(document.querySelector('{hidden}')).display") == "none", hidden
    assert tab.run("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"
    assert tab.run("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    tab.close()


def test_nothing_from_a_file_runs(browser: Browser, strange: str, hostile: Files) -> None:
    tab = browser.tab()
    for path in [x for x in hostile if x.endswith(".html")]:
        tab.open(f"{strange}/{path}")
        assert tab.run("window.ran === undefined && window.x === undefined"), path
    tab.open(f"{strange}/en/01-x.html")
    for text in HOSTILE:
        tab.press("/")
        tab.until("document.querySelector('.search').open")
        tab.run("document.querySelector('.search input').value = ''")
        tab.type(text)
        tab.until("document.querySelector('.search .count').textContent")
        assert tab.run("document.querySelectorAll('.search li :not(span, mark)').length") == 0
        tab.press("Escape")
        tab.until("!document.querySelector('.search').open && document.activeElement.tagName !== 'INPUT'")
    tab.run("document.querySelectorAll('.copy').forEach(x => x.click())")
    tab.open(f"{strange}/en/cards.html")
    tab.run(
        "document.querySelectorAll('select').forEach(x => { x.selectedIndex = 1; x.dispatchEvent(new Event('input', { bubbles: true })); })"
    )
    assert tab.run("window.ran === undefined")
    assert not tab.troubles()
    tab.close()
