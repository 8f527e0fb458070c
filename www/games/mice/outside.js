// The targets of the arrows at the edge of a zoomed board: suggestions, choices, and the events of the last turn.

import { cellName } from "./geometry.js";
import { cellLabel, eatenText, gainText } from "./words.js";

/**
 * @typedef {import("./geometry.js").Heading} Heading
 * @typedef {{ cell: string, sign: string, name: string, seat?: number }} Outside
 */

/** The signs of headings. @type {Record<Heading, string>} */
const SIGNS = { N: "↑", E: "→", S: "↓", W: "←" };

/** The maximum number of arrows to eaten mice, since cats eat all the time. */
const MAX_EATEN = 2;

/**
 * @param {import("./index.js").Shown} shown
 * @param {{ chosen: string | null, pointed: { cell: string, heading: Heading } | null }} marks
 * @returns {Outside[]} the most important first, each cell once
 */
export function outsideOf({ setting, arrows, groups, placed, news }, { chosen, pointed }) {
  /** @type {Map<string, Outside>} */
  const found = new Map();
  const add = (/** @type {Outside} */ outside) => {
    if (!found.has(outside.cell)) found.set(outside.cell, outside);
  };
  const label = (/** @type {string} */ cell) => cellLabel(setting, groups, arrows, cell);
  if (pointed) {
    const { cell, heading } = pointed;
    add({ cell, sign: SIGNS[heading], name: `${cell} ${heading}` });
  }
  if (chosen) add({ cell: chosen, sign: "", name: label(chosen) });
  const arrow = arrows.find(({ x, y }) => cellName(x, y) === placed);
  if (placed && arrow) {
    add({ cell: placed, sign: SIGNS[arrow.heading], name: label(placed), seat: arrow.seat });
  }
  for (const [seat, gain] of news.gains.entries()) {
    if (!gain) continue;
    const [x, y] = setting.rockets[seat];
    const sign = gain < 0 ? `−${-gain}` : `+${gain}`;
    add({ cell: cellName(x, y), sign, name: gainText(seat, gain), seat });
  }
  const largest = [...news.eaten].sort((a, b) => b.mice - a.mice).slice(0, MAX_EATEN);
  for (const { x, y, mice } of largest) {
    add({ cell: cellName(x, y), sign: "✕", name: eatenText(cellName(x, y), mice) });
  }
  return [...found.values()];
}
