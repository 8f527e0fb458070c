// Takes away what a program is not to have. What is not on the list goes, so that what browsers add later goes too.

/** What JavaScript itself has, and the few things of browsers that only compute. */
const KEPT = `
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

/** What runtimes put there themselves stays, too. @param {string[]} more */
export const allowed = (more = []) => new Set([...KEPT.trim().split(/\s+/), ...more]);

/**
 * Removes all other properties of an object and of those that it inherits from, up to `Object.prototype`. It has the kept ones
 * as its own, and nothing else has them: the runtime puts some of its own in the place of the browser's, which would still be
 * found where they were inherited from.
 * @param {object} scope the global object
 * @param {Set<string>} kept
 * @returns {string[]} the names of what could not be removed
 */
export function lockDown(scope, kept) {
  const left = [];
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
      if (!Reflect.deleteProperty(owner, name) && canDo(property)) left.push(name);
    }
  }
  return left;
}

/**
 * Whether a property can do anything. Chromium has a few numbers that stay.
 * @param {PropertyDescriptor | undefined} property
 */
function canDo(property) {
  if (!property) return false;
  const { get, set, value } = property;
  return get !== undefined || set !== undefined || Object(value) === value;
}
