// Style sheets of parts of the page that a first visit does not need.

import { fileOfSite } from "../../site.js";
import { retriable } from "./arrivals.js";
import { h } from "./dom.js";
import { unloadedFailure } from "./failure.js";

/**
 * Adds a style sheet to the page, once. Resolves when it is loaded.
 * @param {string} path such as `styles/editor.css`
 * @param {Element | null} [before] the style sheet before which it is inserted; null for last
 * @returns {Promise<void>}
 */
export function loadStyle(path, before = null) {
  const earlierLoading = loadingSheets.get(path);
  const loading =
    earlierLoading ?? retriable((signal, isAgain) => insertSheet(path, before, signal, isAgain));
  loadingSheets.set(path, loading);
  loading.catch(() => loadingSheets.delete(path));
  return loading;
}

/** The sheets that are loaded or loading. @type {Map<string, Promise<void>>} */
const loadingSheets = new Map();

/**
 * @param {string} path
 * @param {Element | null} before
 * @param {AbortSignal} signal
 * @param {boolean} isAgain
 * @returns {Promise<void>}
 */
function insertSheet(path, before, signal, isAgain) {
  const url = fileOfSite(path);
  // Uses a different address: otherwise the browser would wait for the request that hangs.
  if (isAgain) url.searchParams.set("again", "");
  return new Promise((resolve, reject) => {
    const link = h("link", { rel: "stylesheet", href: url.href });
    const rejectSheet = () => {
      link.remove();
      reject(unloadedFailure(path));
    };
    link.addEventListener("load", () => (isEmpty(link.sheet) ? rejectSheet() : resolve()));
    link.addEventListener("error", rejectSheet);
    signal.addEventListener("abort", () => link.remove());
    document.head.insertBefore(link, before);
  });
}

/**
 * Whether a sheet has no rules, as when a host answers with a page. A sandboxed frame, which has an opaque origin, may not read
 * the rules.
 * @param {CSSStyleSheet | null} sheet
 */
function isEmpty(sheet) {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return false;
  }
}
