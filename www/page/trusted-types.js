// What browsers with Trusted Types ask before a text becomes HTML or the address of a script. Each page of the site imports this
// module first, and so does each worker that starts others: its policy allows nothing else (`require-trusted-types-for` in the
// page's head).

import { addressOfSite, hasPages } from "../site.js";
import { isMadeHere } from "./source-address.js";

/** The only HTML that the page makes from texts: the shapes of icons. */
const SHAPES =
  /^(?:<(?:circle|ellipse|line|path|polygon|polyline|rect)(?: (?!on)[a-z][a-z\d-]*="[^"<>&]*")*\/>\s*)+$/;

/**
 * Whether a text may become HTML.
 * @param {string} text
 */
export const isShapes = (text) => SHAPES.test(text);

/**
 * Whether an address is that of a script of the site.
 * @param {string} address
 * @param {{ site: string, base: string }} where the site's address, and what addresses are relative to
 */
export function isFileOfSite(address, { base, site }) {
  try {
    const { href, pathname } = new URL(address, base);
    return href.startsWith(site) && pathname.endsWith(".js");
  } catch {
    return false;
  }
}

/** Whether an address may become that of a script. @param {string} address */
function isOwnScript(address) {
  /** @type {{ baseURI: string } | undefined} */
  const page = /** @type {any} */ (globalThis).document;
  // A worker may start others from its own source.
  if (page === undefined && address === location.href) return true;
  if (isMadeHere(address)) return true;
  // The npm package has no files for workers.
  if (!hasPages) return false;
  const where = { site: addressOfSite("./").href, base: page?.baseURI ?? location.href };
  return isFileOfSite(address, where);
}

/** @type {{ createPolicy: (name: string, rules: object) => unknown } | undefined} */
const trustedTypes = /** @type {any} */ (globalThis).trustedTypes;

try {
  trustedTypes?.createPolicy("default", {
    createHTML: (/** @type {string} */ text) => (isShapes(text) ? text : null),
    createScriptURL: (/** @type {string} */ address) => (isOwnScript(address) ? address : null),
  });
} catch {
  // In a worker on another site's page, whose policy allows no such policy.
}
