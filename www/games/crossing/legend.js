// Draws islands side by side, at every height and depth and with an unknown phase, for the rules.

import { currentColours, currentFont, openSurface } from "../../kit/boards/canvas.js";
import { drawnNumber } from "../../kit/boards/drawn-number.js";
import { drawTile } from "./island.js";

/** @typedef {import("./tiles.js").Tile} Tile */

/** @type {readonly (readonly Tile[])[]} */
const ROWS = [
  [5, 4, 3, 2, 1, 0].map(tileInPhase),
  [...[-1, -2, -3, -4, -5].map(tileInPhase), { kind: "unknown" }],
];

/** The height of the phase's label under each tile, in cells. */
const LABEL_HEIGHT = 0.34;

/** @param {HTMLElement} container an element with the proportions of the class `crossing-legend` */
export function mountLegend(container) {
  return openSurface(container, (context, width) => {
    const colours = currentColours(context.canvas);
    const cell = width / ROWS[0].length;
    ROWS.forEach((tiles, row) => {
      const y = row * (1 + LABEL_HEIGHT) * cell;
      context.fillStyle = colours.water;
      context.fillRect(0, y, width, cell);
      tiles.forEach((tile, i) => {
        drawTile(context, { x: i * cell, y, cell, colours }, tile);
        context.fillStyle = colours.muted;
        context.font = `${Math.max(11, 0.24 * cell)}px ${currentFont(context.canvas)}`;
        context.textAlign = "center";
        context.textBaseline = "middle";
        const phase = tile.kind === "phase" ? drawnNumber(tile.phase, colours) : "?";
        context.fillText(phase, (i + 0.5) * cell, y + (1 + LABEL_HEIGHT / 2) * cell);
      });
    });
  });
}

/**
 * @param {number} phase
 * @returns {Tile}
 */
function tileInPhase(phase) {
  return { kind: "phase", phase, direction: null };
}
