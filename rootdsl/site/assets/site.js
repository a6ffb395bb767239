// What pages do beyond being read: colours, place, links to rules, languages, filters. Without it everything can still be read.
(function () {
  "use strict";
  var root = document.documentElement;
  var words = root.dataset;
  var all = function (selector, within) { return [].slice.call((within || document).querySelectorAll(selector)); };
  var one = function (selector, within) { return (within || document).querySelector(selector); };

  function keep(name, value) {
    try { localStorage.setItem(name, value); } catch (e) { /* no storage: it holds for this page */ }
  }

  function say(text) {
    var said = one(".said");
    said.textContent = "";
    said.textContent = text;
    said.classList.add("shown");
    clearTimeout(say.timer);
    say.timer = setTimeout(function () { said.classList.remove("shown"); }, 2500);
  }

  // ---------------------------------------------------------------- light and dark

  var theme = one("button.theme");
  var dark = matchMedia("(prefers-color-scheme: dark)");
  function is_dark() { return root.dataset.theme ? root.dataset.theme === "dark" : dark.matches; }
  function show_theme() { theme.setAttribute("aria-pressed", String(is_dark())); }
  theme.hidden = false;
  theme.addEventListener("click", function () {
    root.dataset.theme = is_dark() ? "light" : "dark";
    keep("rules-theme", root.dataset.theme);
    show_theme();
  });
  dark.addEventListener("change", show_theme);
  show_theme();

  // ---------------------------------------------------------------- the menu on narrow pages

  var menu = one("details.menu");
  var wide = matchMedia("(min-width: 60rem)");
  function fold() { menu.open = wide.matches; }
  wide.addEventListener("change", fold);
  fold();
  one(".to-menu").addEventListener("click", function () { menu.open = true; });
  menu.addEventListener("click", function (event) {
    if (event.target.closest("a") && !wide.matches) menu.open = false;
  });

  // ---------------------------------------------------------------- where the reader is

  var rules = all("main .rule");
  var here = one(".here");
  var chapter = one("main h1");
  var links = new Map(all(".outline a").map(function (x) { return [x.hash.slice(1), x]; }));
  var at = "";
  var heads = rules.map(function (x) { return one(".line", x).firstElementChild; });

  var asked = null, asked_at = 0;            // the rule that the address asks for, until the reader scrolls on

  function ask() {
    var id = decodeURIComponent(location.hash.slice(1)).split(":")[0];
    asked = rules.find(function (x) { return x.id === id; }) || null;
    asked_at = scrollY;
  }

  function current() {
    if (asked && Math.abs(scrollY - asked_at) < 4) return asked;
    var low = 0, high = heads.length;        // else the last heading at the upper edge or above it
    var line = 104;
    while (low < high) {
      var middle = (low + high) >> 1;
      if (heads[middle].getBoundingClientRect().top <= line) low = middle + 1; else high = middle;
    }
    return low ? rules[low - 1] : null;
  }

  function listed(rule) {
    while (rule) {
      if (links.has(rule.id)) return links.get(rule.id);
      rule = rule.parentElement.closest(".rule");
    }
    return null;
  }

  function follow() {
    var rule = current();
    var id = rule ? rule.id : "";
    if (id === at) return;
    at = id;
    here.textContent = rule ? heads[rules.indexOf(rule)].textContent.trim() : "";
    all(".languages a").forEach(function (x) { x.hash = id; });
    all(".outline [aria-current]").forEach(function (x) { x.removeAttribute("aria-current"); });
    all(".outline .open").forEach(function (x) { x.classList.remove("open"); });
    var link = listed(rule);
    if (!link) return;
    link.setAttribute("aria-current", "location");
    for (var item = link.closest("li"); item; item = item.parentElement.closest("li")) item.classList.add("open");
    var side = one(".side");
    if (wide.matches) {
      var box = link.getBoundingClientRect(), around = side.getBoundingClientRect();
      if (box.top < around.top + 40 || box.bottom > around.bottom - 40) side.scrollTop += box.top - around.top - around.height / 3;
    }
  }

  if (rules.length) {
    var waits = false;
    var soon = function () {
      if (waits) return;
      waits = true;
      requestAnimationFrame(function () { waits = false; follow(); });
    };
    addEventListener("scroll", soon, { passive: true });
    addEventListener("resize", soon);
    addEventListener("hashchange", function () { ask(); soon(); });
    addEventListener("load", function () { ask(); soon(); });
    follow();
  } else if (chapter && here) {
    here.textContent = "";
  }
  all(".languages a").forEach(function (x) {
    x.addEventListener("click", function () { keep("rules-language", x.hreflang); });
  });

  // ---------------------------------------------------------------- links to rules

  function permalink(id) {                    // by the contents: it finds the rule in whatever chapter it stands
    return new URL("index.html#" + id, location.href).href;
  }

  function copy(text) {
    if (!navigator.clipboard || !window.isSecureContext) return copy_by_hand(text);
    return navigator.clipboard.writeText(text).catch(function () { return copy_by_hand(text); });
  }

  function copy_by_hand(text) {               // where there is no clipboard to write to, as in a frame or an old browser
    return new Promise(function (done, failed) {
      var field = document.createElement("textarea");
      var focus = document.activeElement;
      field.value = text;
      field.className = "off";
      document.body.append(field);
      field.select();
      var copied = false;
      try { copied = document.execCommand("copy"); } catch (e) { /* told by who asked */ }
      field.remove();
      focus.focus();
      if (copied) done(); else failed();
    });
  }

  rules.forEach(function (rule, i) {
    var head = heads[i];
    var name = head.textContent.trim();
    var button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.title = words.copy.replace("{x}", name);
    button.setAttribute("aria-label", button.title);
    button.addEventListener("click", function () {
      var link = permalink(rule.id);
      history.replaceState(null, "", "#" + rule.id);
      copy(link).then(function () {
        say(words.copied.replace("{x}", name));
        button.classList.add("done");
        setTimeout(function () { button.classList.remove("done"); }, 1500);
      }, function () { say(words.notCopied.replace("{x}", link)); });
    });
    head.after(button);
  });

  // A rule that is not on this page any more: its chapter has changed, so the index is asked where it is.
  function arrive() {
    var id = decodeURIComponent(location.hash.slice(1));
    if (!id || document.getElementById(id) || !window.rules_search) return;
    window.rules_search.find(id.split(":")[0]).then(function (target) {
      if (target) location.replace(target);
    });
  }
  addEventListener("hashchange", arrive);
  addEventListener("DOMContentLoaded", arrive);

  // ---------------------------------------------------------------- cards

  var filter = one("form.filter");
  if (filter) {
    var cards = all(".card").map(function (x) {
      var facts = Object.create(null);
      all(".facts > li", x).forEach(function (y) {
        facts[one(".name", y).textContent] = all(".value", y).map(function (z) {
          var times = one(".times", z);
          return z.textContent.slice(times ? times.textContent.length : 0);
        });
      });
      return { card: x, facts: facts, text: x.textContent.toLowerCase() };
    });
    var sift = function () {
      var shown = 0;
      var wanted = all("select", filter).filter(function (x) { return x.value; });
      var text = one("input", filter).value.trim().toLowerCase();
      cards.forEach(function (x) {
        var fits = x.text.indexOf(text) >= 0 && wanted.every(function (y) { return (x.facts[y.name] || []).indexOf(y.value) >= 0; });
        x.card.hidden = !fits;
        shown += fits ? 1 : 0;
      });
      all(".group").forEach(function (x) { x.hidden = !one(".card:not([hidden])", x); });
      one("output", filter).textContent = filter.dataset.shown.replace("{n}", shown).replace("{m}", cards.length);
    };
    filter.hidden = false;
    filter.addEventListener("input", sift);
    filter.addEventListener("submit", function (event) { event.preventDefault(); });
    sift();
  }
})();
