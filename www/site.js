// The addresses of the site's files, relative to this module, wherever the site is served and whichever page uses it. `make
// site` bundles modules, so only this one, which stays at the top, may use its own address.

/**
 * The version of the site; empty in `www`, where modules run unbundled. `make site` sets it.
 * @type {string}
 */
export const VERSION = /** @type {any} */ (globalThis).WARREN_VERSION ?? "";

/**
 * The beginnings of the SHA-256 in base64 of the files whose damage would go unnoticed; empty in `www`. `make site` sets it.
 * @type {Record<string, string>}
 */
export const HASHES = JSON.parse(/** @type {any} */ (globalThis).WARREN_HASHES ?? "{}");

/**
 * The address of a file in exactly this version: no cache and no service worker substitutes another version. Imported modules
 * need no version, since their names change with their content. Pages are always the newest.
 * @param {string} path relative to the site's root, such as `workers/engine.js`
 * @returns {URL}
 */
export const fileOfSite = (path) => {
  const isBound = VERSION !== "" && !path.endsWith(".html");
  return new URL(isBound ? `${path}?v=${VERSION}` : path, import.meta.url);
};

/**
 * The address of a file in the newest version, for other pages and for people.
 * @param {string} path relative to the site's root, optionally with parameters
 */
export const addressOfSite = (path) => new URL(path, import.meta.url);

/** The address of the service worker, by which browsers detect new versions. It is the same in all versions. */
export const serviceWorkerAddress = () => new URL("service-worker.js", import.meta.url);

/**
 * The messages of a page to the service worker: its version; a request to reload all pages that are not of the newest version;
 * a request to control all pages.
 * @typedef {{type: "hello", version: string} | {type: "again"} | {type: "control"}} MessageToWorker
 */

/**
 * The messages to a page: the newest version, a request to reload, or, with a port for the answer, a request for the page's
 * version.
 * @typedef {{type: "newest", version: string} | {type: "again"} | {type: "which"}} MessageToPage
 */

/** Whether the site's pages lie beside its modules. They do not in the npm package, which sets this to false. */
export const hasPages = /** @type {any} */ (globalThis).WARREN_PACKAGED !== true;
