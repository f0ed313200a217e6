// Runs on 404.html. Some mail programs write `%23` instead of `#` in a link. In that case the page opens with the
// fragment that follows. Any other address shows "not found" and a link to the page.
(() => {
  "use strict";
  const { origin, pathname, search } = location;
  const [path, ...rest] = pathname.split("%23");
  if (rest.length === 0) {
    // The page is in the same folder as this script.
    const page = new URL("./", document.currentScript.src).href;
    for (const link of document.links) link.href = page;
    return;
  }
  let fragment = rest.join("%23");
  try {
    fragment = decodeURIComponent(fragment);
  } catch {
    // The fragment is not valid percent-encoding. The page repairs it.
  }
  // The origin in front keeps a path that begins with two slashes from leading to another host.
  location.replace(`${origin}${path}${search}#${fragment}`);
})();
