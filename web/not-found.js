// Runs on 404.html. A mail program may have written `%23` for the `#` of a link: the page then opens with that fragment.
// Any other address stays "not found", with a link to the page.
(() => {
  "use strict";
  const { origin, pathname, search } = location;
  const [path, ...rest] = pathname.split("%23");
  if (rest.length === 0) {
    // The page is next to this script.
    const page = new URL("./", document.currentScript.src).href;
    for (const link of document.links) link.href = page;
    return;
  }
  let fragment = rest.join("%23");
  try {
    fragment = decodeURIComponent(fragment);
  } catch {
    // Not valid percent-encoding: the page reads the fragment as it is.
  }
  // With the origin in front, a path that begins with two slashes leads to no other host.
  location.replace(`${origin}${path}${search}#${fragment}`);
})();
