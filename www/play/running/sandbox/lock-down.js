// Removes everything that a program must not reach. Only listed properties stay, so future browser features are removed too.

/** JavaScript's own globals, and the few browser globals that only compute. */
const ALLOWED = `
  Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp JSON Math
  Intl ArrayBuffer Atomics DataView Map Set WeakMap WeakSet WeakRef FinalizationRegistry BigInt Proxy Reflect Iterator Temporal
  Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float16Array Float32Array Float64Array Uint8ClampedArray
  BigUint64Array BigInt64Array globalThis self eval isFinite isNaN escape unescape
  decodeURI decodeURIComponent encodeURI encodeURIComponent
  Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError InternalError
  DisposableStack AsyncDisposableStack
  WebAssembly TextEncoder TextDecoder structuredClone queueMicrotask atob btoa
  setTimeout clearTimeout setInterval clearInterval console performance
`;

/** The runtime's own globals stay too. @param {string[]} extraNames */
export const allowed = (extraNames = []) =>
  new Set([...ALLOWED.trim().split(/\s+/), ...extraNames]);

/**
 * Removes all other properties of an object and of its prototypes, up to `Object.prototype`. The object keeps the listed
 * properties as its own, and its prototypes lose them: the runtime replaces some of the browser's functions, and the originals
 * could still be reached through the prototypes.
 * @param {object} scope the global object
 * @param {Set<string>} kept
 * @returns {string[]} the names of the properties that could not be removed
 */
export function lockDown(scope, kept) {
  const remaining = [];
  for (
    let owner = scope;
    owner !== null && owner !== Object.prototype;
    owner = Object.getPrototypeOf(owner)
  ) {
    for (const name of Object.getOwnPropertyNames(owner)) {
      const property = Object.getOwnPropertyDescriptor(owner, name);
      if (kept.has(name)) {
        if (owner === scope) continue;
        if (property && !Object.hasOwn(scope, name)) Object.defineProperty(scope, name, property);
      }
      if (!Reflect.deleteProperty(owner, name) && hasEffect(property)) remaining.push(name);
    }
  }
  return remaining;
}

/**
 * Whether a property can do anything. Chromium has a few numbers that cannot be removed.
 * @param {PropertyDescriptor | undefined} property
 */
function hasEffect(property) {
  if (!property) return false;
  const { get, set, value } = property;
  return get !== undefined || set !== undefined || Object(value) === value;
}
