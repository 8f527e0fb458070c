// The parts of JavaScript, besides timers, that could call a program in a task that the clock does not know. Each is changed so
// that it reports such a task, or so that it needs none.

/**
 * WebAssembly without tasks of its own: it compiles while the program waits, so that the time counts. A program has no
 * `Response`, so nothing can be streamed.
 */
export function undeferredWebAssembly() {
  const { Module, Instance } = WebAssembly;
  const { compileStreaming, instantiateStreaming, ...own } =
    Object.getOwnPropertyDescriptors(WebAssembly);
  const copy = Object.create(Object.prototype, own);
  const compiled = /** @type {new (source: any, options: any) => WebAssembly.Module} */ (Module);
  copy.compile = async (/** @type {any} */ source, /** @type {any} */ options) =>
    new compiled(source, options);
  copy.instantiate = async (
    /** @type {any} */ source,
    /** @type {any} */ imports,
    /** @type {any} */ options,
  ) => {
    const module = source instanceof Module ? source : new compiled(source, options);
    // The caller goes on before the start function runs, as elsewhere.
    await null;
    const instance = new Instance(module, imports);
    return module === source ? instance : { module, instance };
  };
  return copy;
}
