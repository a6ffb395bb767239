// The first page: on to the language that was read here last, else to the first one that the browser asks for.
(function () {
  "use strict";
  var links = [].slice.call(document.querySelectorAll(".choices a"));
  var last = "";
  try { last = localStorage.getItem("rules-language") || ""; } catch (e) { /* no storage: the browser decides */ }
  [last].concat(navigator.languages || [navigator.language || ""]).some(function (wanted) {
    var link = links.find(function (x) { return x.hreflang === String(wanted).toLowerCase().split("-")[0]; });
    if (link) location.replace(link.getAttribute("href") + location.hash);
    return link;
  });
})();
