// Starts a worker. The page sends its compiled module and the address of the glue.

const start = async ({ glue, module }) => {
  const { default: init } = await import(glue);
  await init({ module_or_path: module });
};

addEventListener("message", ({ data }) => start(data).catch(reportError), { once: true });
