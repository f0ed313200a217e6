// The worker's first lines: the page sends its own module, compiled already, and where the glue lies.

const start = async ({ glue, module }) => {
  const { default: init } = await import(glue);
  await init({ module_or_path: module });
};

addEventListener("message", ({ data }) => start(data).catch(reportError), { once: true });
