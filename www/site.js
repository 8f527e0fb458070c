// Where the site's files are: beside this module, wherever the site is served from and whatever page uses it.
// `make site` puts modules together, so only this one, which stays at the top, may ask for its own address.

/**
 * @param {string} path relative to the site's top, such as `workers/engine.js`
 * @returns {URL}
 */
export const fileOfSite = (path) => new URL(path, import.meta.url);

/** Whether the site's pages lie beside its modules; in the npm package, which sets this, they do not. */
export const hasPages = /** @type {any} */ (globalThis).WARREN_PACKAGED !== true;
