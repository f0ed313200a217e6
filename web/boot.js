// Starts the page. It loads the JavaScript glue and the WebAssembly module that index.html preloads, and checks both
// against their hashes. If loading or starting fails, or if an error is never caught, it shows a message in the
// reader's language. It also registers the service worker that keeps the build for offline use, and it keeps the page
// working when the browser translates it.

const preloaded = (selector) => {
  const link = document.head.querySelector(selector);
  if (!link) throw new Error(`index.html has no ${selector}`);
  return link;
};

// Lets the browser paint the board of index.html before the module blocks the thread. If nothing is painted, as in a
// hidden tab, the page starts after half a second.
const seen = new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  setTimeout(resolve, 500);
});

const start = async () => {
  const glue = preloaded('link[rel="modulepreload"]');
  const wasm = preloaded('link[rel="preload"][type="application/wasm"]');
  // Browsers do not check the integrity of a preloaded WebAssembly file.
  const response = fetch(wasm.href, { integrity: wasm.dataset.integrity });
  // The module map already holds the checked glue, so import() does not fetch it again.
  const { default: init } = await import(glue.href);
  await seen;
  await init({ module_or_path: response });
};

const confess = (error) => {
  console.error(error);
  const crash = document.getElementById("crash");
  const language = document.documentElement.lang;
  const known = crash.querySelector(`[lang="${language}"]`) ? language : "en";
  const hasStarted = !document.querySelector(".shell");
  for (const sentence of crash.querySelectorAll("[lang]")) {
    sentence.hidden = sentence.lang !== known || "later" in sentence.dataset !== hasStarted;
  }
  for (const link of crash.querySelectorAll("a")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      location.reload();
    });
  }
  crash.hidden = false;
};

// Ignores errors from other scripts: browser extensions run in the page, too.
const hear = (error) => String(error?.stack).includes("/queens-web-") && confess(error);
addEventListener("error", ({ error }) => hear(error));
addEventListener("unhandledrejection", ({ reason }) => hear(reason));

// A browser that translates the page replaces text nodes by <font> elements, but Yew still changes the old nodes. The
// code below maps each replaced node to its <font>. When Yew changes a text, the text returns and the browser
// translates it again.
const replacements = new WeakMap();
const used = new WeakSet();

// A translator replaces the text at once, or inserts the <font> and removes the text, in either order.
new MutationObserver((records) => {
  const removed = [];
  const isNew = (node) => node?.localName === "font" && !used.has(node);
  const replace = (text, font) => {
    used.add(font);
    replacements.delete(font);
    replacements.set(text, font);
  };
  for (const record of records) {
    for (const text of record.removedNodes) {
      const font = [...record.addedNodes, record.previousSibling, record.nextSibling].find(isNew);
      if (font) replace(text, font);
      else removed.push({ text, record });
    }
    const isPlace = ({ record: { target, previousSibling, nextSibling } }) =>
      target === record.target && previousSibling === record.previousSibling && nextSibling === record.nextSibling;
    for (const font of record.addedNodes) {
      const last = isNew(font) && removed.findLast(isPlace);
      if (last) replace(last.text, font);
    }
  }
}).observe(document, { childList: true, subtree: true });

// The node itself if it is attached, otherwise the <font> that replaced it.
const attached = (node) => {
  while (node && !node.parentNode) node = replacements.get(node);
  return node;
};

// The child of `parent` that is or contains the node or its <font>. `null` if there is none.
const child = (parent, node) => {
  let at = attached(node);
  while (at && at.parentNode !== parent) at = attached(at.parentNode);
  return at ?? null;
};

const { insertBefore, removeChild } = Node.prototype;

Node.prototype.insertBefore = function (node, next) {
  const replacement = replacements.get(node);
  insertBefore.call(this, node, next && child(this, next));
  if (replacement) {
    replacements.delete(node);
    replacement.remove();
  }
  return node;
};

Node.prototype.removeChild = function (node) {
  const at = child(this, node);
  if (at) removeChild.call(this, at);
  return node;
};

const { set } = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");

Object.defineProperty(Node.prototype, "nodeValue", {
  set(value) {
    set.call(this, value);
    const at = attached(this);
    if (at !== this) at?.replaceWith(this);
  },
});

let registration;
let isRenewed = false;

// Asks the service worker to keep files. It calls `report` with the bytes of the build that it does not keep, and with
// whether it could not keep a file.
const ask = (what, report) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => report(...data);
  registration?.active?.postMessage(what, [port2]);
};

// Calls `announce` when a new build waits to be activated, or when another tab has activated one. Then keeps the files
// that this page has loaded, or all files for an installed app.
const keep = async (worker, announce, report) => {
  const workers = navigator.serviceWorker;
  let controller = workers.controller;
  if (!controller && navigator.connection?.saveData) return;
  workers.addEventListener("controllerchange", () => {
    if (isRenewed) location.reload();
    else if (controller) announce();
    controller = workers.controller;
  });
  registration = await workers.register(worker);
  const look = () => registration.waiting && workers.controller && announce();
  const watch = () => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", watch);
  watch();
  look();
  // The worker reports the bytes that are missing after each part that it has kept.
  workers.addEventListener("message", ({ data }) => report(data, false));
  await workers.ready;
  const scope = new URL("./", location.href).href;
  const loaded = performance.getEntriesByType("resource").filter(({ name }) => name.startsWith(scope));
  const used = loaded.map(({ name }) => name.slice(scope.length));
  ask({ used, all: matchMedia("(display-mode: standalone)").matches }, report);
};

// web/src/offline.rs calls these functions. The page also works without service workers. The build is not kept inside
// another page, or if the browser is set to save data.
globalThis.build = {
  keep: (...what) => {
    const rested = globalThis.requestIdleCallback ?? setTimeout;
    if (self === top) rested(() => keep(...what).catch(() => {}));
  },
  keepAll: (report) => ask({ used: [], all: true }, report),
  renew: () => {
    isRenewed = true;
    if (registration?.waiting) registration.waiting.postMessage("");
    else location.reload();
  },
};

start().catch(confess);
