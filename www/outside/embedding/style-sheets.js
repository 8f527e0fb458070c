// The style sheets of a board in a shadow tree. The npm package includes them in its modules (tools/packed/style-sheets.js).

import { unloadedFailure } from "../../kit/page/failure.js";
import { fileOfSite } from "../../site.js";

/**
 * Adds style sheets before an element. Rejects if one of them cannot be loaded.
 * @param {HTMLElement} place
 * @param {readonly string[]} paths relative to the site's root
 */
export async function addStyleSheets(place, paths) {
  const sheets = paths.map((path) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = fileOfSite(path).href;
    place.before(link);
    return loaded(link);
  });
  await Promise.all(sheets);
}

/**
 * @param {HTMLLinkElement} link a style sheet
 * @returns {Promise<void>}
 */
function loaded(link) {
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(unloadedFailure(link.href)));
  });
}
