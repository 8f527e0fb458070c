// What browsers with Trusted Types ask before a text becomes HTML or the address of a script. Each page of the site imports this
// module first: its policy allows nothing else (`require-trusted-types-for` in the page's head).

import { addressOfSite } from "../site.js";

/** The only HTML that the page makes from texts: the shapes of icons. */
const SHAPES =
  /^(?:<(?:circle|ellipse|line|path|polygon|polyline|rect)(?: (?!on)[a-z][a-z\d-]*="[^"<>&]*")*\/>\s*)+$/;

/** A worker in a frame without an origin: a text that imports one file of the site. */
const IMPORT = /^data:text\/javascript,(.+)$/;
const IMPORTED = /^import ("[^"\\]+");$/;

/**
 * Whether a text may become HTML.
 * @param {string} text
 */
export const isShapes = (text) => SHAPES.test(text);

/**
 * Whether an address may become that of a script: a file of the site, a text that imports one, or a text that this page has made
 * into an address itself.
 * @param {string} address
 * @param {{ site: string, origin: string, base: string }} where the site's address, the page's origin, and what addresses are
 *   relative to
 */
export function isOwnScript(address, { base, origin, site }) {
  const isFile = (/** @type {URL} */ { href, pathname }) =>
    href.startsWith(site) && pathname.endsWith(".js");
  try {
    const url = new URL(address, base);
    if (url.protocol === "blob:") return url.origin === origin;
    const [, source] = IMPORT.exec(url.href) ?? [];
    if (source === undefined) return isFile(url);
    const [, imported] = IMPORTED.exec(decodeURIComponent(source)) ?? [];
    return imported !== undefined && isFile(new URL(JSON.parse(imported)));
  } catch {
    return false;
  }
}

/** @type {{ createPolicy: (name: string, rules: object) => unknown } | undefined} */
const trustedTypes = /** @type {any} */ (globalThis).trustedTypes;

trustedTypes?.createPolicy("default", {
  createHTML: (/** @type {string} */ text) => (isShapes(text) ? text : null),
  createScriptURL: (/** @type {string} */ address) => {
    const site = addressOfSite("./").href;
    const where = { site, origin: location.origin, base: document.baseURI };
    return isOwnScript(address, where) ? address : null;
  },
});
