// Text handed to the visitor as a file.

import { h } from "./dom.js";

/**
 * @param {string} text
 * @param {string} file its name
 */
export function saveText(text, file) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  h("a", { href: url, download: file }).click();
  // Not at once: some browsers read it a little later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
