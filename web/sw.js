// The service worker. It keeps the files of one build that the reader has used, so that the page opens without a
// connection, and never mixes files of two builds. `cargo xtask finish` writes the list of files, with their hashes and
// sizes in bytes, into a release. A development build has no list, so its worker unregisters itself.

const BUILD = "";
const FILES = {};

// The files that are kept once they are used, or with all others. Icons with a size are those of an installed app, which
// keeps all files.
const PART = /_(rest|algorithms|pictures|chunk_\d+)\.wasm$|^texts-|^icon-\d|^licenses\.txt$/;

const { scope } = registration;
// Other pages of this origin also have caches.
const ours = `queens ${scope} `;
const cacheName = ours + BUILD;

const fileOf = (url) => url.split(/[?#]/)[0].slice(scope.length) || "./";

// The name of a file without its hash, which is the same in each build.
const plain = (file) => file.replace(/-[0-9a-f]{16}/, "");

const keptFiles = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => fileOf(url));

// Either all of these files are kept or none. This fails if a file is missing, redirected or belongs to another build.
// Files in the browser's cache are revalidated, not downloaded again.
const keep = async (files) => {
  const asked = (file) => new Request(file, { cache: "no-cache", redirect: "error", integrity: FILES[file][0] });
  await (await caches.open(cacheName)).addAll(files.map(asked));
};

// Keeps the parts of the previous build, too. If this fails, the previous cache stays.
const install = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith(ours));
  const used = (await Promise.all(names.map(keptFiles))).flat().map(plain);
  await keep(Object.keys(FILES).filter((file) => !PART.test(file) || used.includes(plain(file))));
};

const missing = async () => {
  const kept = await keptFiles(cacheName);
  return Object.keys(FILES).filter((file) => !kept.includes(file));
};

const size = (files) => files.reduce((sum, file) => sum + FILES[file][1], 0);

const takeOver = async () => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(ours) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  if (BUILD) return clients.claim();
  await registration.unregister();
  for (const page of await clients.matchAll({ type: "window" })) page.navigate(page.url);
};

const answer = async (file, event) => {
  const kept = await caches.match(file, { cacheName }).catch(console.warn);
  if (kept) return kept;
  // A part that was not used before, or a file that the browser has evicted. The page's request has the hash.
  const response = await fetch(event.request);
  if (response.ok && event.request.integrity) {
    const copy = response.clone();
    const put = async () => {
      await (await caches.open(cacheName)).put(file, copy);
      const left = size(await missing());
      for (const page of await clients.matchAll()) page.postMessage(left);
    };
    event.waitUntil(put().catch(console.warn));
  }
  return response;
};

// Keeps the files that `wanted` selects, and reports the bytes that are still missing from a complete build after each
// file, and at last whether a file could not be kept.
const complete = async (wanted, report) => {
  const left = async () => size(await missing());
  try {
    for (const file of (await missing()).filter(wanted)) {
      report(await left(), false);
      await keep([file]);
    }
    report(await left(), false);
  } catch (error) {
    console.warn(error);
    report(await left(), true);
  }
};

// An empty message means that the reader asked for the new build now, without closing all tabs of the old one.
const hear = async ({ used, all }, report) => complete((file) => all || used.includes(file), report);

addEventListener("install", (event) => event.waitUntil(BUILD ? install() : skipWaiting()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("message", (event) => {
  const { data, ports } = event;
  if (!data) return skipWaiting();
  if (BUILD) event.waitUntil(hear(data, (bytes, failed) => ports[0].postMessage([bytes, failed])));
});
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET" || !url.startsWith(scope)) return;
  const file = fileOf(url).replace("index.html", "./");
  if (Object.hasOwn(FILES, file)) event.respondWith(answer(file, event));
});
