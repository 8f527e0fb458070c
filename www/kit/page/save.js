// Saves files on the visitor's device.

import { h } from "./dom.js";

/**
 * @param {string} text
 * @param {string} file the file's name
 */
export function saveText(text, file) {
  saveBlob(new Blob([text], { type: "text/plain" }), file);
}

/**
 * @param {Blob} content
 * @param {string} file the file's name
 */
export function saveBlob(content, file) {
  const url = URL.createObjectURL(content);
  h("a", { href: url, download: file }).click();
  // Not immediately: some browsers read the file a little later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
