// The HTML code of a frame with a board, to paste into a page.

import { addressOfSite } from "../../site.js";

/** The frame's width, in CSS pixels. */
export const FRAME_WIDTH = 640;

/**
 * @param {string} address the address of a board, relative to the site, such as `embed.html?game=dots`
 * @param {string} title the frame's title, for screen readers
 * @param {number} height the height in CSS pixels, which depends on the game and the actions in the frame
 * @param {boolean} [mayCopy] whether the board may copy texts, for learners who hand in
 */
export function frameCode(address, title, height, mayCopy = false) {
  const escapeAttribute = (/** @type {string} */ text) =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  const permission = mayCopy ? ' allow="clipboard-write"' : "";
  return `<iframe src="${escapeAttribute(addressOfSite(address).href)}"
  title="${escapeAttribute(title)}" width="${FRAME_WIDTH}" height="${height}" style="border: 0; max-width: 100%"${permission}></iframe>`;
}
