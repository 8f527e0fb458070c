// Replaces www/site.js in the package, which has neither files beside its modules nor the site's pages.

export const VERSION = "";

export const hasPages = false;

export const HASHES = {};

/** @type {(path: string) => never} */
export const fileOfSite = (path) => {
  throw new Error(`the package has no file ${path}`);
};

export const addressOfSite = fileOfSite;
