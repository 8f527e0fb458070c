// Calls of the package as data: what is called, with which arguments, and what came back. An object that a call makes gets a
// name, under which later calls use it.

/**
 * @typedef {object} Call
 * @property {string} call `games`, `Scene.start`, `new Engine`, `scene.report`, or, to read a property, `scene.length`
 * @property {unknown[]} [args] plain values, and `{ "$": "scene" }` for an object by its name; absent for a property
 * @property {string} [as] the name of the object that it makes
 * @property {unknown} [returns] what came back, as JSON; absent if nothing did
 * @property {unknown} [throws] the same of what was thrown
 * @property {"shape"} [holds] only the fields and types of what came back are frozen: what an engine finds may change
 */

/** @typedef {Map<string, any>} Objects by name */

/**
 * Makes a call.
 * @param {Record<string, any>} module the package
 * @param {Objects} objects
 * @param {Call} call
 * @returns {Pick<Call, "returns" | "throws">} as JSON
 */
export function make(module, objects, { call, args, as }) {
  const values = args?.map((arg) => resolved(objects, arg));
  try {
    const value = invoke(module, objects, call, values);
    if (as !== undefined) {
      objects.set(as, value);
      return {};
    }
    if (typeof value?.free === "function")
      throw new Error(`${call} makes an object without a name`);
    return value === undefined ? {} : { returns: plain(value) };
  } catch (thrown) {
    return { throws: plain(thrown) };
  }
}

/**
 * @param {Record<string, any>} module
 * @param {Objects} objects
 * @param {string} call
 * @param {unknown[] | undefined} values
 */
function invoke(module, objects, call, values) {
  if (call.startsWith("new ")) return new module[call.slice(4)](...(values ?? []));
  const [owner, name] = call.includes(".") ? call.split(".") : [null, call];
  const target = owner === null ? module : (objects.get(owner) ?? module[owner]);
  return values === undefined ? target[name] : target[name](...values);
}

/**
 * @param {Objects} objects
 * @param {any} arg
 */
function resolved(objects, arg) {
  const name = arg?.$;
  return typeof name === "string" ? objects.get(name) : arg;
}

/**
 * As JSON has it; bytes are a list of numbers. A problem of the rules is an error in the package and an object in the page: of both
 * the fields count.
 * @param {unknown} value
 */
function plain(value) {
  if (value instanceof Error && !("rule" in value)) return { message: value.message };
  const bytes = (/** @type {string} */ _, /** @type {unknown} */ each) =>
    each instanceof Uint8Array ? [...each] : each;
  return JSON.parse(JSON.stringify(value, bytes));
}
