// The code of a frame with a board, to be pasted into a page.

import { addressOfSite } from "../site.js";

/**
 * @param {string} address of a board, relative to the site, such as `embed.html?game=dots`
 * @param {string} title what the frame is called for who does not see it
 */
export function frameCode(address, title) {
  const text = (/** @type {string} */ plain) =>
    plain.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<iframe src="${text(addressOfSite(address).href)}"
  title="${text(title)}" width="640" height="760" style="border: 0; max-width: 100%"></iframe>`;
}
