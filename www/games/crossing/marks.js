// Draws the marks on the islands: tokens, starts and goals, and the direction in which an island moves.

import { drawnNumber } from "../../kit/boards/drawn-number.js";

/**
 * @typedef {import("../../kit/boards/canvas.js").Colours} Colours
 * @typedef {{ x: number, y: number }} Point in CSS pixels
 */

/** The sides' colours. @param {Colours} colours @param {number} seat */
export const sideColour = (colours, seat) => (seat === 0 ? colours.side1 : colours.side2);

/** The second player's lines are dashed. @param {number} seat @param {number} length */
export const seatDash = (seat, length) => (seat === 0 ? [] : [length, 0.7 * length]);

/**
 * Traces the outline of a side: a disc for the first, a square for the second.
 * @param {CanvasRenderingContext2D} context
 * @param {number} seat
 * @param {Point} middle
 * @param {number} radius
 */
export function traceSeatShape(context, seat, { x, y }, radius) {
  context.beginPath();
  if (seat === 0) {
    context.arc(x, y, radius, 0, 2 * Math.PI);
  } else {
    const half = 0.9 * radius;
    context.roundRect(x - half, y - half, 2 * half, 2 * half, 0.3 * radius);
  }
}

/**
 * Draws a token as a hedgehog: the side's shape, with a coat of spines.
 * @param {CanvasRenderingContext2D} context
 * @param {{ seat: number, middle: Point, radius: number, colours: Colours, isSure?: boolean }} token
 */
export function drawToken(context, { seat, middle, radius, colours, isSure = true }) {
  const colour = sideColour(colours, seat);
  context.save();
  if (!isSure) context.globalAlpha = 0.6;
  // A rim in the colour of the ground sets the token apart from everything under it.
  context.strokeStyle = colours.panel;
  context.fillStyle = colour;
  context.lineJoin = "round";
  traceSpines(context, seat, middle, radius);
  context.lineWidth = Math.max(2, 0.22 * radius);
  context.stroke();
  context.fill();
  traceSeatShape(context, seat, middle, 0.84 * radius);
  context.fill();
  drawFace(context, middle, radius, colours);
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} seat
 * @param {Point} middle
 * @param {number} radius
 */
function traceSpines(context, seat, { x, y }, radius) {
  const spineCount = 11;
  context.beginPath();
  for (let i = 0; i <= 2 * spineCount; i++) {
    // From the left across the back to the right.
    const angle = Math.PI * (1.08 - 1.16 * (i / (2 * spineCount)));
    const spineLength = i % 2 === 1 ? 1.14 : 0.9;
    const [right, up] = [Math.cos(angle), Math.sin(angle)];
    const outlineScale = seat === 0 ? 1 : 1 / Math.max(Math.abs(right), Math.abs(up), 0.8);
    const point = [
      x + right * spineLength * outlineScale * radius * 0.96,
      y - up * spineLength * outlineScale * radius * 0.96,
    ];
    if (i === 0) context.moveTo(point[0], point[1]);
    else context.lineTo(point[0], point[1]);
  }
  if (seat === 0) {
    context.arc(x, y, 0.88 * radius, 0.08 * Math.PI, 0.92 * Math.PI);
  } else {
    const half = 0.8 * radius;
    context.lineTo(x + half, y + half);
    context.lineTo(x - half, y + half);
  }
  context.closePath();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Point} middle
 * @param {number} radius
 * @param {Colours} colours
 */
function drawFace(context, { x, y }, radius, colours) {
  if (radius < 6) return;
  context.fillStyle = colours.panel;
  context.beginPath();
  context.ellipse(x, y + 0.24 * radius, 0.54 * radius, 0.44 * radius, 0, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = colours.text;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.arc(x + side * 0.22 * radius, y + 0.1 * radius, 0.085 * radius, 0, 2 * Math.PI);
    context.fill();
  }
  context.beginPath();
  context.arc(x, y + 0.36 * radius, 0.13 * radius, 0, 2 * Math.PI);
  context.fill();
}

/**
 * Draws the start of a player's tokens: the player's shape as an outline.
 * @param {CanvasRenderingContext2D} context
 * @param {{ seat: number, middle: Point, radius: number, colours: Colours }} start
 */
export function drawStart(context, { seat, middle, radius, colours }) {
  context.strokeStyle = sideColour(colours, seat);
  context.lineWidth = Math.max(1.5, 0.12 * radius);
  context.setLineDash(seatDash(seat, 0.35 * radius));
  traceSeatShape(context, seat, middle, radius);
  context.stroke();
  context.setLineDash([]);
}

/**
 * Draws the goal of a player's tokens: a flag with the player's shape, and the number of tokens that have arrived.
 * @param {CanvasRenderingContext2D} context
 * @param {{ seat: number, x: number, y: number, cell: number, colours: Colours, font: string, delivered: number | null }} goal
 *   with the cell's top left corner
 */
export function drawGoal(context, { seat, x, y, cell, colours, font, delivered }) {
  const colour = sideColour(colours, seat);
  const hasNumber = delivered !== null && cell >= 30;
  const foot = y + (hasNumber ? 0.6 : 0.82) * cell;
  const pole = x + 0.3 * cell;
  const [top, right] = [foot - 0.45 * cell, x + 0.78 * cell];
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1.5, 0.05 * cell);
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(pole, foot);
  context.lineTo(pole, top);
  context.stroke();
  context.lineCap = "butt";
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(pole, top);
  context.lineTo(right, top);
  context.lineTo(right - 0.08 * cell, top + 0.15 * cell);
  context.lineTo(right, top + 0.3 * cell);
  context.lineTo(pole, top + 0.3 * cell);
  context.closePath();
  context.fill();
  context.fillStyle = colours.panel;
  const middle = { x: pole + 0.2 * cell, y: top + 0.15 * cell };
  traceSeatShape(context, seat, middle, 0.09 * cell);
  context.fill();
  if (!hasNumber) return;
  context.fillStyle = colours.text;
  context.font = `700 ${0.26 * cell}px ${font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(drawnNumber(delivered, colours), x + 0.5 * cell, y + 0.79 * cell);
}

/**
 * Draws the direction of an island's next move.
 * @param {CanvasRenderingContext2D} context
 * @param {{ x: number, y: number, cell: number, colours: Colours, direction: "U" | "D" }} tick with the cell's top left corner
 */
export function drawDirectionTick(context, { x, y, cell, colours, direction }) {
  const size = Math.max(2.5, 0.06 * cell);
  const [middleX, middleY] = [x + 0.87 * cell, y + 0.16 * cell];
  const sign = direction === "U" ? -1 : 1;
  context.beginPath();
  context.moveTo(middleX, middleY + sign * size * 0.8);
  context.lineTo(middleX + size, middleY - sign * size * 0.7);
  context.lineTo(middleX - size, middleY - sign * size * 0.7);
  context.closePath();
  context.lineJoin = "round";
  context.lineWidth = Math.max(1.5, 0.03 * cell);
  context.strokeStyle = colours.panel;
  context.stroke();
  context.fillStyle = direction === "U" ? colours.accent : colours.warn;
  context.fill();
}
