// The code of a frame with a board, to be pasted into a page.

import { addressOfSite } from "../site.js";

/** In CSS pixels. */
const WIDTH = 640;

/**
 * How high each board is in a frame of that width, in CSS pixels, with all that stands around it: nothing scrolls, and no room is
 * left over. A test measures them.
 * @type {Record<string, Record<"play" | "watch" | "puzzle", number>>}
 */
const HEIGHTS = {
  dots: { play: 776, watch: 826, puzzle: 830 },
  rabbits: { play: 994, watch: 1044, puzzle: 1048 },
  mice: { play: 776, watch: 826, puzzle: 830 },
  fugitive: { play: 1180, watch: 1376, puzzle: 1332 },
  crossing: { play: 946, watch: 1235, puzzle: 960 },
};

/**
 * @param {string} address of a board, relative to the site, such as `embed.html?game=dots`
 * @param {string} title what the frame is called for who does not see it
 * @param {string} game
 * @param {"play" | "watch" | "puzzle"} mode
 */
export function frameCode(address, title, game, mode) {
  const text = (/** @type {string} */ plain) =>
    plain.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<iframe src="${text(addressOfSite(address).href)}"
  title="${text(title)}" width="${WIDTH}" height="${HEIGHTS[game][mode]}" style="border: 0; max-width: 100%"></iframe>`;
}
