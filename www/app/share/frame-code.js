// The HTML code of a frame with a board, to paste into a page.

import { addressOfSite } from "../../site.js";

/** The frame's width, in CSS pixels. */
const FRAME_WIDTH = 640;

/**
 * @param {string} address the address of a board, relative to the site, such as `embed.html?game=dots`
 * @param {string} title the frame's title, for screen readers
 * @param {number} height the height in CSS pixels, which depends on the game and the actions in the frame
 */
export function frameCode(address, title, height) {
  const escapeAttribute = (/** @type {string} */ text) =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<iframe src="${escapeAttribute(addressOfSite(address).href)}"
  title="${escapeAttribute(title)}" width="${FRAME_WIDTH}" height="${height}" style="border: 0; max-width: 100%"></iframe>`;
}
