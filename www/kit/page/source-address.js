// Addresses for JavaScript sources without a file.

/** The addresses that this module has made. @type {Set<string>} */
const ownAddresses = new Set();

/**
 * The address of a worker's source. In a sandbox without an origin, Chromium does not start a worker from a blob.
 * @param {string} source
 */
export function addressOfSource(source) {
  const address =
    globalThis.origin === "null"
      ? `data:text/javascript,${encodeURIComponent(source)}`
      : URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  ownAddresses.add(address);
  return address;
}

/** Whether this module has made an address. A worker may start others from its own source. @param {string} address */
export const isOwnAddress = (address) =>
  ownAddresses.has(address) || (isInWorker() && address === globalThis.location?.href);

const isInWorker = () => /** @type {any} */ (globalThis).document === undefined;

/** @typedef {{ createScriptURL: (address: string) => any }} Policy */

/** @type {{ createPolicy: (name: string, rules: Policy) => Policy } | undefined} */
const trustedTypes = /** @type {any} */ (globalThis).trustedTypes;

/** @type {Policy | undefined} */
let policy;

/**
 * An address made by this module, as `Worker` requires it. A page with Trusted Types must allow a policy named `warren`.
 * @param {string} address
 * @returns {string} or a trusted object for it
 */
export function trusted(address) {
  if (!trustedTypes || !isOwnAddress(address)) return address;
  try {
    policy ??= trustedTypes.createPolicy("warren", { createScriptURL: (address) => address });
    return policy.createScriptURL(address);
  } catch {
    // The browser refuses the worker and says why.
    return address;
  }
}
