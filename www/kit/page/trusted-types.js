// What browsers with Trusted Types ask before a text becomes the address of a script. Each page of the site calls
// `trustOwnFiles`, and so does each worker that starts others: nothing else is allowed, and no text becomes HTML
// (`require-trusted-types-for` in the page's head).

import { addressOfSite, hasPages } from "../../site.js";
import { isMadeHere } from "./source-address.js";

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
  const page = pageHere();
  if (isMadeHere(address)) return true;
  // The npm package has no files for workers.
  if (!hasPages) return false;
  const where = { site: addressOfSite("./").href, base: page?.baseURI ?? location.href };
  return isFileOfSite(address, where);
}

/** The page; none in a worker. @returns {{ baseURI: string } | undefined} */
const pageHere = () => /** @type {any} */ (globalThis).document;

/** Allows the files of the site and nothing else. Not for the modules of boards: the policy of a page is the page's own. */
export function trustOwnFiles() {
  // A board on another site's page has its workers there.
  const isElsewhere = !pageHere() && !(hasPages && origin === addressOfSite("./").origin);
  if (isElsewhere) return;
  /** @type {{ createPolicy: (name: string, rules: object) => unknown } | undefined} */
  const trustedTypes = /** @type {any} */ (globalThis).trustedTypes;
  trustedTypes?.createPolicy("default", {
    createScriptURL: (/** @type {string} */ address) => (isOwnScript(address) ? address : null),
  });
}
