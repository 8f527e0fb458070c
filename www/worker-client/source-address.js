// Addresses for JavaScript that is in no file.

/**
 * The address of a worker's source. In a sandbox without an origin, Chromium does not start a worker from a blob.
 * @param {string} source
 */
export function addressOfSource(source) {
  return globalThis.origin === "null"
    ? `data:text/javascript,${encodeURIComponent(source)}`
    : URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
}
