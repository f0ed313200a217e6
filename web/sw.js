// The service worker: keeps the files of one build, so that the page opens without a connection, and answers with
// them and with those of no other build. `cargo xtask finish` writes into a release which files those are,
// each with its hash; a development build has none, and this worker then takes itself away.

const BUILD = "";
const FILES = {};

const { scope } = registration;
// Other pages of this origin have caches, too.
const ours = `queens ${scope} `;
const cacheName = ours + BUILD;

// All or none: what does not come, is of another build or lies elsewhere ends the installation, and whatever was kept
// before stays. What the browser holds already is not sent again, only asked about.
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
  // The browser may have thrown it away.
  return kept ?? fetch(request);
};

addEventListener("install", (event) => event.waitUntil(BUILD ? keep() : skipWaiting()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
// The reader wants this build now, and not only once all tabs of the one before are closed.
addEventListener("message", () => skipWaiting());
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const [address] = url.split(/[?#]/);
  if (method !== "GET" || !address.startsWith(scope)) return;
  const name = address.slice(scope.length);
  const file = name === "" || name === "index.html" ? "./" : name;
  if (Object.hasOwn(FILES, file)) event.respondWith(answer(file, event.request));
});
