// Runs before the first paint. It sets the theme and language of the address, so that the page never flashes in the
// wrong ones. The content security policy forbids inline scripts, so this is an external classic script. The page
// reads the address again itself.
(() => {
  "use strict";
  // Browsers load nothing else from a `file:` address.
  if (location.protocol === "file:") location.replace("no-server.html");
  // Repairs common damage to a link; the page repairs the rest. The fragment overrides the query. If a key is
  // repeated, its first value counts.
  const read = (part) => {
    const pairs = [...new URLSearchParams(part.replace(/&(amp|#38|#x26)(;|%3b)/gi, "&"))];
    const repaired = pairs.map(([key, text]) => [key.trim().toLowerCase(), text.trim().replace(/\W+$/, "")]);
    return new Map(repaired.reverse());
  };
  const [fragment, query] = [location.hash.slice(1), location.search].map(read);
  const value = (key, allowed) =>
    [fragment.get(key), query.get(key)].find((text) => allowed.includes(text));

  const root = document.documentElement;
  // `cargo xtask finish` adds the other languages.
  const languages = ["en"];
  const theme = value("theme", ["light", "dark"]);
  const language =
    value("lang", languages) ??
    navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => languages.includes(tag));
  if (theme) root.dataset.theme = theme;
  if (language) root.lang = language;

  // An embed has no header and no panels.
  root.classList.toggle("is-embed", value("embed", ["1"]) !== undefined);

  // An empty address opens the place that the reader saw last (web/src/history.rs), or the story on a first visit.
  let place = null;
  try {
    place = localStorage.getItem("queens-place");
  } catch {
    // The browser stores nothing.
  }
  const address = `${location.search}${location.hash}`;
  root.classList.toggle("is-story", /\bstory=/.test(address.includes("=") ? address : (place ?? "story=1")));
})();
