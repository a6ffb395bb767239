// The search: every rule that has all the words, titles before texts, whole words before parts of words.
(function () {
  "use strict";
  var root = document.documentElement;
  var words = root.dataset;
  var dialog = document.querySelector("dialog.search");
  var opener = document.querySelector("button.find");
  var field = dialog.querySelector("input");
  var list = dialog.querySelector("ul");
  var count = dialog.querySelector(".count");
  var MOST = 40;
  var pages = [], rules = [], loading = null, active = -1;

  function plain(text) {                       // without case and accents, as the index of the book is sorted
    return text.toLowerCase().replace(/ß/g, "ss").normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
  }

  // Plain text with, for each of its letters, the letter of the original at which it stands.
  function traced(text) {
    var out = "", from = [];
    for (var i = 0; i < text.length; i++) {
      var part = plain(text[i]);
      out += part;
      for (var j = 0; j < part.length; j++) from.push(i);
    }
    from.push(text.length);
    return { text: out, from: from };
  }

  window.rules_index = function (data) {
    pages = data.pages;
    rules = data.rules.map(function (x) {
      return { page: pages[x[0]], id: x[1], number: x[2], title: x[3], text: x[4], more: x[5] || [], head: plain(x[3]), body: plain(x[4]) };
    });
  };

  function load() {                            // a script and no request: pages from a disk may ask for nothing else
    if (!loading) {
      loading = new Promise(function (done, failed) {
        var script = document.createElement("script");
        script.src = opener.dataset.index;
        script.onload = done;
        script.onerror = failed;
        document.head.append(script);
      });
    }
    return loading;
  }

  function worth(text, word) {                 // how well a text has a word: whole, begun, or inside another one
    var best = 0;
    for (var at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      var begins = at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]);
      var after = text[at + word.length];
      var ends = after === undefined || !/[\p{L}\p{N}]/u.test(after);
      var found = begins && ends ? 10 : begins ? 6 : word.length > 2 ? 2 : 0;
      if (found > best) best = found;
      if (best === 10) break;
    }
    return best;
  }

  function score(rule, query, asked) {
    var number = rule.number.toLowerCase();
    if (number === query) return 1000;
    var sum = 0;
    for (var i = 0; i < asked.length; i++) {
      var head = worth(rule.head, asked[i]), body = worth(rule.body, asked[i]);
      var by_number = number.indexOf(asked[i]) === 0 && /^\d/.test(asked[i]) ? 8 : 0;
      var found = Math.max(head * 8, body, by_number);
      if (!found) return 0;
      sum += found;
    }
    if (rule.head === query) sum += 200;
    else if (rule.head.indexOf(query) === 0) sum += 40;
    else if (asked.length > 1 && rule.body.indexOf(query) >= 0) sum += 25;
    return sum - number.split(".").length - Math.min(rule.body.length / 2000, 1);
  }

  function search(text) {
    var query = plain(text.trim()).replace(/\s+/g, " ");
    var asked = query.split(" ").filter(Boolean);
    if (!asked.length) return [];
    return rules.map(function (x, i) { return { rule: x, score: score(x, query, asked), i: i }; })
      .filter(function (x) { return x.score > 0; })
      .sort(function (a, b) { return b.score - a.score || a.i - b.i; });
  }

  // Texts come from strangers: they are put in as texts, with the words that were asked for in <mark>.
  function marked(into, text, asked) {
    var trace = traced(text), spots = [];
    asked.forEach(function (word) {
      for (var at = trace.text.indexOf(word); at >= 0; at = trace.text.indexOf(word, at + word.length)) {
        if (word.length > 2 || at === 0 || !/[\p{L}\p{N}]/u.test(trace.text[at - 1])) spots.push([trace.from[at], trace.from[at + word.length]]);
      }
    });
    spots.sort(function (a, b) { return a[0] - b[0]; });
    var end = 0;
    spots.forEach(function (spot) {
      if (spot[0] < end || spot[1] <= spot[0]) return;
      into.append(text.slice(end, spot[0]));
      var mark = document.createElement("mark");
      mark.textContent = text.slice(spot[0], spot[1]);
      into.append(mark);
      end = spot[1];
    });
    into.append(text.slice(end));
  }

  function snippet(rule, asked) {
    var trace = traced(rule.text), first = -1;
    asked.forEach(function (word) {
      var at = trace.text.indexOf(word);
      if (at >= 0 && (first < 0 || at < first)) first = at;
    });
    var at = first < 0 ? 0 : trace.from[first];
    var from = at < 70 ? 0 : rule.text.indexOf(" ", at - 60) + 1;
    var to = from + 150 >= rule.text.length ? rule.text.length : rule.text.lastIndexOf(" ", from + 150);
    return (from ? "… " : "") + rule.text.slice(from, to) + (to < rule.text.length ? " …" : "");
  }

  function part(name, text, asked) {
    var span = document.createElement("span");
    span.className = name;
    if (asked) marked(span, text, asked); else span.textContent = text;
    return span;
  }

  function address(rule) { return rule.page[0] + "#" + rule.id; }

  function show() {
    var asked = plain(field.value).split(/\s+/).filter(Boolean);
    var found = search(field.value);
    list.textContent = "";
    found.slice(0, MOST).forEach(function (x, i) {
      var item = document.createElement("li");
      item.id = "ui:found-" + i;
      item.setAttribute("role", "option");
      item.setAttribute("aria-selected", "false");
      item.dataset.to = address(x.rule);
      item.append(part("number", x.rule.number), " ", part("title", x.rule.title, asked), " ", part("of", x.rule.page[1]), " ");
      if (x.rule.text) item.append(part("snippet", snippet(x.rule, asked), asked));
      list.append(item);
    });
    var n = found.length;
    count.textContent = !asked.length ? "" : n === 0 ? words.none : n === 1 ? words.one : words.many.replace("{n}", n);
    list.hidden = !n;
    field.setAttribute("aria-expanded", String(n > 0));
    choose(n ? 0 : -1);
  }

  function choose(n) {
    var items = list.children;
    if (items[active]) items[active].setAttribute("aria-selected", "false");
    active = items.length ? Math.max(0, Math.min(n, items.length - 1)) : -1;
    if (active < 0) { field.removeAttribute("aria-activedescendant"); return; }
    items[active].setAttribute("aria-selected", "true");
    items[active].scrollIntoView({ block: "nearest" });
    field.setAttribute("aria-activedescendant", items[active].id);
  }

  function go(item) {
    dialog.close();
    location.href = item.dataset.to;
  }

  function open() {
    if (dialog.open) return;
    dialog.showModal();
    field.focus();
    field.select();
    count.textContent = words.loading;
    load().then(show, function () { count.textContent = words.none; });
  }

  opener.hidden = false;
  list.hidden = true;
  opener.addEventListener("click", open);
  addEventListener("keydown", function (event) {
    var typing = event.target.closest && event.target.closest("input, textarea, select, [contenteditable]");
    var slash = event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (slash || (event.key === "k" && (event.ctrlKey || event.metaKey))) {
      event.preventDefault();
      open();
    }
  });
  field.addEventListener("input", function () { load().then(show, function () {}); });
  field.addEventListener("keydown", function (event) {
    var step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step) { event.preventDefault(); choose(active + step); }
    if (event.key === "Enter") { event.preventDefault(); if (list.children[active]) go(list.children[active]); }
  });
  list.addEventListener("click", function (event) {
    var item = event.target.closest("li");
    if (item) go(item);
  });
  dialog.addEventListener("click", function (event) { if (event.target === dialog) dialog.close(); });

  // For links to rules whose chapter has changed.
  window.rules_search = {
    find: function (id) {
      return load().then(function () {
        var rule = rules.find(function (x) { return x.id === id || x.more.indexOf(id) >= 0; });
        return rule ? address(rule) : "";
      }, function () { return ""; });
    },
    search: search
  };
})();
