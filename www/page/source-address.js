// Addresses for JavaScript that is in no file.

/** The addresses made here. @type {Set<string>} */
const made = new Set();

/**
 * The address of a worker's source. In a sandbox without an origin, Chromium does not start a worker from a blob.
 * @param {string} source
 */
export function addressOfSource(source) {
  const address =
    globalThis.origin === "null"
      ? `data:text/javascript,${encodeURIComponent(source)}`
      : URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  made.add(address);
  return address;
}

/** Whether an address was made here. @param {string} address */
export const isMadeHere = (address) => made.has(address);
