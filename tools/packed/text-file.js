// Replaces www/kit/page/text-file.js in the package, whose modules have the language files inside.

import texts from "carried:texts";

/** @param {string} path */
export async function readTextFile(path) {
  const { default: text } = await texts[path]();
  return text;
}
