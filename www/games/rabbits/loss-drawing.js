// Draws the losses of the last move: a crossed-out rabbit where one was caught, and leaves where a cabbage was eaten. Both stay until
// the next move.

import { drawRabbit } from "./sprites.js";

/**
 * @typedef {import("../../kit/boards/canvas.js").Colours} Colours
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("./position.js").Cell} Cell
 */

/** A caught rabbit: the offset of its middle, to the right of the cell's middle and above it, and its size, in cells. */
const BADGE = { aside: 0.36, above: 0.36, size: 0.6 };

/** The leaves of an eaten cabbage: their distance from the middle of the cell, their length and breadth, in cells. */
const LEAF = { away: 0.5, length: 0.12, breadth: 0.06 };

/**
 * Draws a crossed-out rabbit in the corner of the cell where it was caught. The cell itself is tinted.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} g
 * @param {Colours} colours
 * @param {Cell} cell
 */
export function drawCaughtRabbit(context, g, colours, cell) {
  if (!g.has(cell)) return;
  const [x, y, width, height] = g.boxOf(cell);
  context.strokeStyle = colours.warn;
  context.lineWidth = Math.max(1.5, 0.08 * g.cell);
  context.strokeRect(x, y, width, height);
  const [middleX, middleY] = g.centreOf(cell);
  const size = BADGE.size * g.cell;
  context.save();
  // At the maze's edge, the badge must stay on the board.
  const right = g.lineLeftOf(g.region.column + g.region.columns) + g.frame - 0.62 * size;
  const top = g.lineAbove(g.region.row) - g.frame + 0.62 * size;
  context.translate(
    Math.min(middleX + BADGE.aside * g.cell, right),
    Math.max(middleY - BADGE.above * g.cell, top),
  );
  context.fillStyle = colours.panel;
  context.beginPath();
  context.arc(0, 0, 0.62 * size, 0, 2 * Math.PI);
  context.fill();
  context.lineWidth = Math.max(1, 0.05 * g.cell);
  context.stroke();
  context.fillStyle = colours.side1;
  drawRabbit(context, size, colours);
  // In the dark theme the rabbit's colour is close to that of warnings.
  context.strokeStyle = colours.text;
  context.lineWidth = Math.max(1.5, 0.16 * size);
  context.lineCap = "round";
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(-0.42 * side * size, -0.42 * size);
    context.lineTo(0.42 * side * size, 0.42 * size);
  }
  context.stroke();
  context.restore();
}

/**
 * Draws the leaves of an eaten cabbage, around the rabbit that ate it.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} g
 * @param {Colours} colours
 * @param {Cell} cell
 */
export function drawCabbageLeaves(context, g, { accent }, cell) {
  const [x, y] = g.centreOf(cell);
  context.fillStyle = accent;
  context.globalAlpha = 0.85;
  for (let i = 0; i < 4; i++) {
    const angle = (i / 2 + 0.25) * Math.PI;
    const distance = LEAF.away * g.cell;
    context.beginPath();
    context.ellipse(
      x + distance * Math.cos(angle),
      y + distance * Math.sin(angle),
      Math.max(1.2, LEAF.length * g.cell),
      Math.max(0.8, LEAF.breadth * g.cell),
      angle,
      0,
      2 * Math.PI,
    );
    context.fill();
  }
  context.globalAlpha = 1;
}
