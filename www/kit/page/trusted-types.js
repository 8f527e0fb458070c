// The policy that browsers with Trusted Types apply before a text becomes the address of a script. Each page of the site calls
// `trustOwnFiles`, and so does each worker that starts others: nothing else is allowed, and no text becomes HTML
// (`require-trusted-types-for` in the page's head).

import { addressOfSite, hasPages } from "../../site.js";
import { isOwnAddress } from "./source-address.js";

/**
 * Whether an address belongs to a script of the site.
 * @param {string} address
 * @param {{ site: string, base: string }} where the site's address, and the base of relative addresses
 */
export function isFileOfSite(address, { base, site }) {
  try {
    const { href, pathname } = new URL(address, base);
    return href.startsWith(site) && pathname.endsWith(".js");
  } catch {
    return false;
  }
}

/** Whether a script may have this address. @param {string} address */
function isOwnScript(address) {
  const page = currentDocument();
  if (isOwnAddress(address)) return true;
  // The npm package has no files for workers.
  if (!hasPages) return false;
  const where = { site: addressOfSite("./").href, base: page?.baseURI ?? location.href };
  return isFileOfSite(address, where);
}

/** The page; undefined in a worker. @returns {{ baseURI: string } | undefined} */
const currentDocument = () => /** @type {any} */ (globalThis).document;

/** Allows only the files of the site. Not for the modules of boards: a page sets its own policy. */
export function trustOwnFiles() {
  // A board on another site's page has its workers on that site.
  const isElsewhere = !currentDocument() && !(hasPages && origin === addressOfSite("./").origin);
  if (isElsewhere) return;
  /** @type {{ createPolicy: (name: string, rules: object) => unknown } | undefined} */
  const trustedTypes = /** @type {any} */ (globalThis).trustedTypes;
  trustedTypes?.createPolicy("default", {
    createScriptURL: (/** @type {string} */ address) => (isOwnScript(address) ? address : null),
  });
}
