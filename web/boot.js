// Starts the page: loads the glue and the WebAssembly that index.html preloads, both checked against their hashes.
// If either fails to load or to start, says so in the reader's language instead of leaving a dead board.

const preloaded = (selector) => {
  const link = document.head.querySelector(selector);
  if (!link) throw new Error(`index.html has no ${selector}`);
  return link;
};

const start = async () => {
  const glue = preloaded('link[rel="modulepreload"]');
  const wasm = preloaded('link[rel="preload"][type="application/wasm"]');
  // Browsers do not check this one themselves; a development build has no hashes.
  const integrity = wasm.dataset.integrity ?? wasm.integrity;
  const response = fetch(wasm.href, { integrity });
  // The module map already holds the glue that the preload checked, so that import() gets the same one.
  const { default: init } = await import(glue.href);
  await init({ module_or_path: response });
};

const confess = (error) => {
  console.error(error);
  const crash = document.getElementById("crash");
  const language = document.documentElement.lang;
  const known = crash.querySelector(`[lang="${language}"]`) ? language : "en";
  for (const sentence of crash.querySelectorAll("[lang]")) sentence.hidden = sentence.lang !== known;
  for (const link of crash.querySelectorAll("a")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      location.reload();
    });
  }
  crash.hidden = false;
};

start().catch(confess);
