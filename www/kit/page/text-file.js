// The language files. The npm package has them inside its modules (tools/packed/text-file.js).

import { fetchText } from "./failure.js";

/**
 * The content of a language file.
 * @param {string} path relative to the site's root, such as `locales/en.ftl`
 * @returns {Promise<string>}
 */
export function readTextFile(path) {
  return fetchText(path);
}
