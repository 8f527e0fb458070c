// Style sheets of parts of the page that a first visit does not need.

import { fileOfSite } from "../site.js";
import { h } from "./dom.js";
import { unloaded } from "./failure.js";

/**
 * Adds a style sheet to the page, once. Resolves when it is loaded.
 * @param {string} path such as `styles/editor.css`
 * @returns {Promise<void>}
 */
export function loadStyle(path) {
  const { href } = fileOfSite(path);
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = h("link", { rel: "stylesheet", href });
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(unloaded(path));
    });
    document.head.append(link);
  });
}
