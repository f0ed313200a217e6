// Starts the page: loads the glue and the WebAssembly that index.html preloads, both checked against their hashes.
// If either fails to load or to start, says so in the reader's language instead of leaving a dead board; and so it does
// with what nobody catches later. The page then has its build kept for when there is no connection.

const preloaded = (selector) => {
  const link = document.head.querySelector(selector);
  if (!link) throw new Error(`index.html has no ${selector}`);
  return link;
};

// The board of index.html is seen before the module takes the thread. Where nothing is painted, as in a hidden tab, the
// page starts nevertheless.
const seen = new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  setTimeout(resolve, 500);
});

const start = async () => {
  const glue = preloaded('link[rel="modulepreload"]');
  const wasm = preloaded('link[rel="preload"][type="application/wasm"]');
  // Browsers do not check this one themselves.
  const response = fetch(wasm.href, { integrity: wasm.dataset.integrity });
  // The module map already holds the glue that the preload checked, so that import() gets the same one.
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

// What else fails in the page is another's affair: extensions put scripts there, too.
const hear = (error) => String(error?.stack).includes("/queens-web-") && confess(error);
addEventListener("error", ({ error }) => hear(error));
addEventListener("unhandledrejection", ({ reason }) => hear(reason));

let registration;
let isRenewed = false;

// `announce` is called when another build waits to take over, or has done so for another tab.
const keep = async (worker, announce) => {
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
};

// For web/src/offline.rs. Without service workers the page does as well; within another page, or where data are to be
// saved, it is not kept.
globalThis.build = {
  keep: (...what) => {
    const rested = globalThis.requestIdleCallback ?? setTimeout;
    if (self === top) rested(() => keep(...what).catch(() => {}));
  },
  renew: () => {
    isRenewed = true;
    if (registration?.waiting) registration.waiting.postMessage("");
    else location.reload();
  },
};

start().catch(confess);
