// Light or dark, before anything is drawn: what was chosen here before, else what the reader's system says.
(function () {
  "use strict";
  var root = document.documentElement;
  root.classList.add("js");
  try {
    var kept = localStorage.getItem("rules-theme");
    if (kept === "light" || kept === "dark") root.dataset.theme = kept;
  } catch (e) { /* no storage: the system decides */ }
})();
