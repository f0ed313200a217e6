// The service worker. It keeps the files of one build, so that the page opens without a connection, and never mixes
// files of two builds. `cargo xtask finish` writes the list of files and their hashes into a release. A development
// build has no list, so its worker unregisters itself.

const BUILD = "";
const FILES = {};

const { scope } = registration;
// Other pages of this origin also have caches.
const ours = `queens ${scope} `;
const cacheName = ours + BUILD;

// Either all files are kept or none. The installation fails if a file is missing, redirected or belongs to another
// build. The previous cache then stays. Files in the browser's cache are revalidated, not downloaded again.
const keep = async () => {
  const cache = await caches.open(cacheName);
  const asked = { cache: "no-cache", redirect: "error" };
  await cache.addAll(Object.entries(FILES).map(([file, integrity]) => new Request(file, { ...asked, integrity })));
};

const takeOver = async () => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(ours) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  if (BUILD) return clients.claim();
  await registration.unregister();
  for (const page of await clients.matchAll({ type: "window" })) page.navigate(page.url);
};

const answer = async (file, request) => {
  const kept = await caches.match(file, { cacheName }).catch(console.warn);
  // The browser may have evicted the file.
  return kept ?? fetch(request);
};

addEventListener("install", (event) => event.waitUntil(BUILD ? keep() : skipWaiting()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
// The reader asked for the new build now, without closing all tabs of the old one.
addEventListener("message", () => skipWaiting());
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const [address] = url.split(/[?#]/);
  if (method !== "GET" || !address.startsWith(scope)) return;
  const name = address.slice(scope.length);
  const file = name === "" || name === "index.html" ? "./" : name;
  if (Object.hasOwn(FILES, file)) event.respondWith(answer(file, event.request));
});
