// The targets of the arrows at the edge of a zoomed board: suggestions, choices, and the events of the last turn.

import { cellName } from "./geometry.js";
import { cellLabel, eatenText, gainText } from "./words.js";

/**
 * @typedef {import("./geometry.js").Heading} Heading
 * @typedef {{ cell: string, sign: string, name: string, seat?: number }} EdgeTarget
 */

/** The signs of headings. @type {Record<Heading, string>} */
const HEADING_SIGNS = { N: "↑", E: "→", S: "↓", W: "←" };

/** The maximum number of arrows to eaten mice, since cats eat all the time. */
const MAX_EATEN_TARGETS = 2;

/**
 * @param {import("./index.js").BoardContent} shown
 * @param {{ chosen: string | null, suggestion: { cell: string, heading: Heading } | null }} marks
 * @returns {EdgeTarget[]} the most important first, each cell once
 */
export function edgeTargetsOf(
  { setting, arrows, groups, lastArrowCell, turnSummary },
  { chosen, suggestion },
) {
  /** @type {Map<string, EdgeTarget>} */
  const targetsByCell = new Map();
  const addOnce = (/** @type {EdgeTarget} */ target) => {
    if (!targetsByCell.has(target.cell)) targetsByCell.set(target.cell, target);
  };
  const labelOf = (/** @type {string} */ cell) => cellLabel(setting, groups, arrows, cell);
  if (suggestion) {
    const { cell, heading } = suggestion;
    addOnce({ cell, sign: HEADING_SIGNS[heading], name: `${cell} ${heading}` });
  }
  if (chosen) addOnce({ cell: chosen, sign: "", name: labelOf(chosen) });
  const arrow = arrows.find(({ x, y }) => cellName(x, y) === lastArrowCell);
  if (lastArrowCell && arrow) {
    addOnce({
      cell: lastArrowCell,
      sign: HEADING_SIGNS[arrow.heading],
      name: labelOf(lastArrowCell),
      seat: arrow.seat,
    });
  }
  for (const [seat, gain] of turnSummary.gains.entries()) {
    if (!gain) continue;
    const [x, y] = setting.rockets[seat];
    const sign = gain < 0 ? `−${-gain}` : `+${gain}`;
    addOnce({ cell: cellName(x, y), sign, name: gainText(seat, gain), seat });
  }
  const largest = [...turnSummary.eaten]
    .sort((a, b) => b.mice - a.mice)
    .slice(0, MAX_EATEN_TARGETS);
  for (const { x, y, mice } of largest) {
    addOnce({ cell: cellName(x, y), sign: "✕", name: eatenText(cellName(x, y), mice) });
  }
  return [...targetsByCell.values()];
}
