// Ids of what comes from another device under an id that is taken.

import { checksum } from "./bytes.js";

/**
 * The id of something that comes under an id that something else has here. The same thing gets the same id each time.
 * @param {string} id
 * @param {string | Uint8Array} content
 */
export function idBeside(id, content) {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return `${id.slice(0, 30)}-${checksum(bytes).toString(36)}`;
}

/** The id from which {@link idBeside} may have made one. @param {string} id */
export const idBefore = (id) => id.slice(0, Math.max(0, id.lastIndexOf("-")));
