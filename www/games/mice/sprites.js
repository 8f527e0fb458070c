// Draws the pieces of a mice board: rockets, arrows, mice and cats. Each is drawn around the origin of the context, with north up,
// in a cell that is one unit wide.

import { STEPS } from "./geometry.js";

/**
 * @typedef {import("../../kit/boards/canvas.js").Colours} Colours
 * @typedef {import("./geometry.js").Heading} Heading
 */

/** @type {Record<Heading, number>} quarter turns, clockwise */
const QUARTER_TURNS = { N: 0, E: 1, S: 2, W: 3 };

/** @param {number} seat */
export const sideToken = (seat) =>
  /** @type {import("../../kit/boards/canvas.js").Token} */ (`side${seat + 1}`);

/**
 * The shape of a player: disc, square, triangle, diamond.
 * @param {CanvasRenderingContext2D} context
 * @param {number} seat
 * @param {number} radius
 */
export function traceSeatShape(context, seat, radius) {
  context.beginPath();
  if (seat === 0) context.arc(0, 0, radius, 0, 2 * Math.PI);
  else if (seat === 1)
    context.roundRect(-0.86 * radius, -0.86 * radius, 1.72 * radius, 1.72 * radius, 0.2 * radius);
  else if (seat === 2)
    tracePolygon(context, [
      [0, -1.08 * radius],
      [1.1 * radius, 0.82 * radius],
      [-1.1 * radius, 0.82 * radius],
    ]);
  else
    tracePolygon(context, [
      [0, -1.15 * radius],
      [1.15 * radius, 0],
      [0, 1.15 * radius],
      [-1.15 * radius, 0],
    ]);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {readonly (readonly [number, number])[]} corners
 */
function tracePolygon(context, corners) {
  for (const [x, y] of corners) context.lineTo(x, y);
  context.closePath();
}

/**
 * Draws a rocket in its owner's colour, with a window in the owner's shape.
 * @param {CanvasRenderingContext2D} context
 * @param {number} seat
 * @param {Colours} colours
 */
export function drawRocket(context, seat, colours) {
  context.fillStyle = colours[sideToken(seat)];
  context.globalAlpha *= 0.16;
  context.fillRect(-0.5, -0.5, 1, 1);
  context.globalAlpha /= 0.16;
  // The fins, then the hull over them.
  context.beginPath();
  tracePolygon(context, [
    [-0.18, 0.02],
    [-0.38, 0.4],
    [-0.12, 0.3],
    [0.12, 0.3],
    [0.38, 0.4],
    [0.18, 0.02],
  ]);
  context.fill();
  context.beginPath();
  context.moveTo(0, -0.46);
  context.bezierCurveTo(0.26, -0.28, 0.28, 0.08, 0.17, 0.32);
  context.lineTo(-0.17, 0.32);
  context.bezierCurveTo(-0.28, 0.08, -0.26, -0.28, 0, -0.46);
  context.fill();
  context.fillRect(-0.1, 0.34, 0.2, 0.09);
  context.fillStyle = colours.panel;
  context.translate(0, seat === 2 ? -0.04 : -0.06);
  traceSeatShape(context, seat, 0.12);
  context.fill();
}

/**
 * Draws an arrow: its owner's shape, the arrow itself, and pips that show how long it stays.
 * @param {CanvasRenderingContext2D} context
 * @param {import("./position.js").Arrow} arrow
 * @param {Colours} colours
 * @param {number} pixel the length of a CSS pixel
 */
export function drawArrow(context, { seat, heading, placementsLeft }, colours, pixel) {
  const colour = colours[sideToken(seat)];
  context.fillStyle = colour;
  context.strokeStyle = colour;
  context.save();
  if (seat === 2) context.translate(0, 0.06);
  traceSeatShape(context, seat, 0.4);
  const strength = context.globalAlpha;
  context.globalAlpha = 0.2 * strength;
  context.fill();
  context.globalAlpha = strength;
  context.lineWidth = Math.max(1.25 * pixel, 0.035);
  if (placementsLeft === 1) context.setLineDash([0.09, 0.07]);
  context.stroke();
  context.restore();

  context.save();
  context.rotate((QUARTER_TURNS[heading] * Math.PI) / 2);
  context.beginPath();
  context.moveTo(0, 0.3);
  context.lineTo(0, -0.12);
  context.lineWidth = 0.13;
  context.lineCap = "round";
  context.stroke();
  context.beginPath();
  tracePolygon(context, [
    [0, -0.42],
    [0.25, -0.1],
    [-0.25, -0.1],
  ]);
  context.fill();
  context.restore();
  drawPips(context, placementsLeft, pixel);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} count
 * @param {number} pixel
 */
function drawPips(context, count, pixel) {
  const radius = Math.max(1.4 * pixel, 0.045);
  for (let i = 0; i < count; i++) {
    context.beginPath();
    context.arc(-0.5 + 0.02 + radius + i * 2.6 * radius, 0.48 - radius, radius, 0, 2 * Math.PI);
    context.fill();
  }
}

/**
 * Draws a mouse: small and round, an outline with two ears.
 * @param {CanvasRenderingContext2D} context
 * @param {Heading} heading
 * @param {Colours} colours
 * @param {number} pixel
 */
export function drawMouse(context, heading, colours, pixel) {
  context.save();
  context.rotate((QUARTER_TURNS[heading] * Math.PI) / 2);
  context.fillStyle = colours.panel;
  context.strokeStyle = colours.text;
  context.lineWidth = Math.max(1.1 * pixel, 0.035);
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(0, 0.15);
  context.quadraticCurveTo(0.04, 0.3, -0.08, 0.34);
  context.stroke();
  for (const side of [-1, 1]) {
    context.beginPath();
    context.arc(side * 0.12, 0, 0.075, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
  context.beginPath();
  context.moveTo(0, -0.26);
  context.quadraticCurveTo(0.2, 0.02, 0.13, 0.12);
  context.quadraticCurveTo(0, 0.24, -0.13, 0.12);
  context.quadraticCurveTo(-0.2, 0.02, 0, -0.26);
  context.fill();
  context.stroke();
  context.restore();
}

/**
 * Draws an eaten mouse: small and crossed out.
 * @param {CanvasRenderingContext2D} context
 * @param {Colours} colours
 * @param {number} pixel
 */
export function drawEatenMouse(context, colours, pixel) {
  context.save();
  context.scale(0.62, 0.62);
  drawMouse(context, "N", { ...colours, text: colours.warn }, pixel / 0.62);
  context.restore();
  context.strokeStyle = colours.warn;
  context.lineWidth = Math.max(1.5 * pixel, 0.06);
  context.lineCap = "round";
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(-0.16 * side, -0.16);
    context.lineTo(0.16 * side, 0.16);
  }
  context.stroke();
}

/**
 * Draws a cat: large, dark, with pointed ears behind its head.
 * @param {CanvasRenderingContext2D} context
 * @param {Heading} heading
 * @param {Colours} colours
 * @param {number} pixel
 */
export function drawCat(context, heading, colours, pixel) {
  context.save();
  context.rotate((QUARTER_TURNS[heading] * Math.PI) / 2);
  context.fillStyle = colours.text;
  context.strokeStyle = colours.board;
  context.lineWidth = Math.max(pixel, 0.03);
  context.lineJoin = "round";
  context.beginPath();
  tracePolygon(context, [
    [0, -0.42],
    [0.3, 0.08],
    [0.36, 0.36],
    [0.1, 0.2],
    [-0.1, 0.2],
    [-0.36, 0.36],
    [-0.3, 0.08],
  ]);
  context.stroke();
  context.fill();
  context.fillStyle = colours.board;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.ellipse(side * 0.11, -0.08, 0.035, 0.06, 0, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
}

/**
 * Draws a pit: a dark hole with a rim.
 * @param {CanvasRenderingContext2D} context
 * @param {Colours} colours
 */
export function drawPit(context, colours) {
  for (const [radius, colour, strength] of /** @type {const} */ ([
    [0.45, "muted", 0.35],
    [0.37, "muted", 1],
    [0.31, "pit", 1],
  ])) {
    context.globalAlpha = strength;
    context.fillStyle = colours[colour];
    context.beginPath();
    context.arc(0, 0, radius, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}

/**
 * Draws the opening of a door as seen from the cell next to it, and the way in.
 * @param {CanvasRenderingContext2D} context
 * @param {Heading} wall
 * @param {Colours} colours
 * @param {number} thickness the thickness of the wall
 */
export function drawDoor(context, wall, colours, thickness) {
  const [dx, dy] = STEPS[wall];
  context.save();
  context.translate(0.5 * dx, 0.5 * dy);
  context.rotate((QUARTER_TURNS[wall] * Math.PI) / 2);
  context.fillStyle = colours.board;
  context.fillRect(-0.36, -thickness - 0.03, 0.72, thickness + 0.03);
  context.fillStyle = colours.wall;
  for (const side of [-1, 1]) {
    context.fillRect(side * 0.4 - 0.05, -thickness - 0.06, 0.1, thickness + 0.2);
  }
  context.fillStyle = colours.muted;
  context.beginPath();
  tracePolygon(context, [
    [0, 0.1],
    [0.17, -0.1],
    [-0.17, -0.1],
  ]);
  context.fill();
  context.restore();
}
