// Runs before the first paint: theme and language from the address, so that nothing flashes in the wrong one.
// An external classic script, because the policy forbids inline ones. The page reads the address again itself.
(() => {
  "use strict";
  const fragment = new URLSearchParams(location.hash.slice(1));
  const query = new URLSearchParams(location.search);
  // Like the page's own reading: the fragment wins, and of a repeated key the first.
  const value = (key, allowed) =>
    [fragment.get(key), query.get(key)].find((text) => allowed.includes(text));

  const root = document.documentElement;
  const languages = ["en", "fr", "ro"];
  const theme = value("theme", ["light", "dark"]);
  const language =
    value("lang", languages) ??
    navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => languages.includes(tag));
  if (theme) root.dataset.theme = theme;
  if (language) root.lang = language;

  // An embed has no header and no panels.
  root.classList.toggle("is-embed", value("embed", ["1"]) !== undefined);

  // Without an address the static board is already the example that the page will show.
  root.classList.toggle("has-address", `${location.search}${location.hash}`.includes("="));
})();
