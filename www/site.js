// Where the site's files are: beside this module, wherever the site is served from and whatever page uses it.
// `make site` puts modules together, so only this one, which stays at the top, may ask for its own address.

/**
 * Which version of the site this is part of; empty in `www`, where modules run as they are. `make site` puts it in.
 * @type {string}
 */
export const VERSION = /** @type {any} */ (globalThis).WARREN_VERSION ?? "";

/**
 * A file of this very version: neither a cache nor the service worker gives another one's for it. Modules that are
 * imported need no version, for their names tell what they hold; a page is always the newest.
 * @param {string} path relative to the site's top, such as `workers/engine.js`
 * @returns {URL}
 */
export const fileOfSite = (path) => {
  const isBound = VERSION !== "" && !path.endsWith(".html");
  return new URL(isBound ? `${path}?v=${VERSION}` : path, import.meta.url);
};

/**
 * A file of the newest version, whichever that is: what other pages ask for, and people.
 * @param {string} path relative to the site's top, with parameters where it has some
 */
export const addressOfSite = (path) => new URL(path, import.meta.url);

/** What tells browsers of new versions: the one file whose address stays the same. */
export const serviceWorkerAddress = () => new URL("service-worker.js", import.meta.url);

/**
 * What a page says to the service worker: of which version it is, or that all pages that are not of the newest shall be
 * loaded again.
 * @typedef {{type: "hello", version: string} | {type: "again"}} Said
 */

/**
 * What a page is told: which version is the newest, that it shall be loaded again, or, with a port for the answer, that it
 * shall say its version.
 * @typedef {{type: "newest", version: string} | {type: "again"} | {type: "which"}} Told
 */

/** Whether the site's pages lie beside its modules; in the npm package, which sets this, they do not. */
export const hasPages = /** @type {any} */ (globalThis).WARREN_PACKAGED !== true;
