// Ids for things from another device whose id is already in use.

import { checksum } from "./bytes.js";

/** The maximum length of the part of an id that stays, in characters. */
const MAX_KEPT_LENGTH = 30;

/**
 * The new id of an imported thing whose id is already in use. The same thing gets the same id each time.
 * @param {string} id
 * @param {string | Uint8Array} content
 */
export function importedId(id, content) {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return `${id.slice(0, MAX_KEPT_LENGTH)}-${checksum(bytes).toString(36)}`;
}

/** The id from which {@link importedId} may have made this one. @param {string} id */
export const originalId = (id) => id.slice(0, Math.max(0, id.lastIndexOf("-")));
