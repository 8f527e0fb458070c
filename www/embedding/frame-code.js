// The code of a frame with a board, to be pasted into a page.

import { addressOfSite } from "../site.js";

/** In CSS pixels. */
const WIDTH = 640;

/**
 * @param {string} address of a board, relative to the site, such as `embed.html?game=dots`
 * @param {string} title what the frame is called for who does not see it
 * @param {number} height in CSS pixels, as the game tells it for what is done in the frame
 */
export function frameCode(address, title, height) {
  const text = (/** @type {string} */ plain) =>
    plain.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<iframe src="${text(addressOfSite(address).href)}"
  title="${text(title)}" width="${WIDTH}" height="${height}" style="border: 0; max-width: 100%"></iframe>`;
}
