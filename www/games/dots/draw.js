// Draws a dots board. The drawing depends only on the view.

import { drawBestMoves } from "../../kit/boards/best-moves.js";
import { cellName, columnAndRowOf, neighbour } from "./geometry.js";
import { FULL_CELL_DOTS } from "./position.js";

/**
 * @typedef {import("../../kit/boards/canvas.js").Colours} Colours
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("./geometry.js").Direction} Direction
 * @typedef {import("./position.js").Stack} Stack
 */

/**
 * The stack that a move would leave on a cell, whether the move would capture it, and how strongly to draw it, 0..1.
 * @typedef {{ stack: Stack, captured: boolean, strength: number }} Ghost
 */

/** @typedef {{ cell: string, direction: Direction, strength: number }} BlockedDot */

/** A move; without a direction, a dot on an empty cell. @typedef {{ cell: string, direction: Direction | null }} Arrow */

/**
 * @typedef {Object} DotsView
 * @property {Geometry} geometry
 * @property {Colours} colours
 * @property {string} font the font family of the coordinates
 * @property {boolean} coordinates
 * @property {ReadonlyMap<string, Stack>} stacks
 * @property {ReadonlyMap<string, "origin" | "changed">} [tintedCells] the cells that the last move changed
 * @property {ReadonlySet<string>} [onlyPlayableCells] the cells to mark as the only playable ones
 * @property {ReadonlyMap<string, Ghost>} [ghosts] the preview of a move, by cell
 * @property {readonly BlockedDot[]} [blockedDots] dots that stop at a cell, since the next cell in their direction is full or the
 *   board ends
 * @property {string | null} [selected]
 * @property {Arrow | null} [arrow] a move to point out
 * @property {readonly Arrow[]} [bestMoves] the best moves of an analysis
 * @property {import("../../kit/boards/drawing-layer.js").Layers | null} [drawings] a program's drawings
 * @property {readonly { x: number, y: number, lift: number, seat: number }[]} [flyingDots] dots in the air: their place in
 *   columns and rows from 0, and how high they are, 0..1
 */

/** The places of the pips of 1 to 5 dots, in cells from the middle, as on a die. */
const PIPS = [
  [],
  [[0, 0]],
  [
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
];
const PIP_SPREAD = 0.22;

/**
 * @param {CanvasRenderingContext2D} context in CSS pixels, cleared
 * @param {DotsView} view
 */
export function draw(context, view) {
  drawBoardSurface(context, view);
  for (const [cell, kind] of view.tintedCells ?? [])
    fillCell(context, view, cell, view.colours.accent, kind === "origin" ? 0.34 : 0.16);
  view.drawings?.drawTints(context);
  drawGridLines(context, view);
  for (const cell of view.onlyPlayableCells ?? []) drawOnlyPlayable(context, view, cell);
  for (const [cell, stack] of view.stacks) {
    if (!view.ghosts?.has(cell)) drawStack(context, view, cell, stack, 1);
  }
  view.drawings?.drawLines(context);
  view.drawings?.drawTexts(context);
  for (const [cell, { stack, captured, strength }] of view.ghosts ?? []) {
    if (captured)
      fillCell(context, view, cell, view.colours[sideToken(stack.seat)], 0.4 * strength);
    drawStack(context, view, cell, stack, strength);
  }
  if (view.selected) drawFrame(context, view, view.selected);
  for (const blockedDot of view.blockedDots ?? []) drawBlockedDot(context, view, blockedDot);
  drawBestMoves(context, view.bestMoves ?? [], (each) =>
    drawArrow(context, view, each.cell, each.direction),
  );
  if (view.arrow) drawArrow(context, view, view.arrow.cell, view.arrow.direction);
  for (const dot of view.flyingDots ?? []) drawFlyingDot(context, view, dot);
  if (view.coordinates) drawCoordinates(context, view);
}

/** @param {number} seat */
const sideToken = (seat) =>
  /** @type {import("../../kit/boards/canvas.js").Token} */ (`side${seat + 1}`);

/**
 * @param {CanvasRenderingContext2D} context
 * @param {DotsView} view
 */
function drawBoardSurface(context, { geometry: g, colours }) {
  context.fillStyle = colours.board;
  context.beginPath();
  context.roundRect(
    g.left - g.frame,
    g.top - g.frame,
    g.width + 2 * g.frame,
    g.height + 2 * g.frame,
    Math.min(6, 0.2 * g.cell),
  );
  context.fill();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {DotsView} view
 */
function drawGridLines(context, { geometry: g, colours }) {
  context.strokeStyle = colours.line;
  context.lineWidth = Math.max(1, g.cell / 56);
  context.beginPath();
  for (let x = 0; x <= g.region.columns; x++) {
    context.moveTo(g.left + x * g.cell, g.top);
    context.lineTo(g.left + x * g.cell, g.top + g.height);
  }
  for (let y = 0; y <= g.region.rows; y++) {
    context.moveTo(g.left, g.top + y * g.cell);
    context.lineTo(g.left + g.width, g.top + y * g.cell);
  }
  context.lineCap = "square";
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {DotsView} view
 * @param {string} cell
 * @param {string} colour
 * @param {number} alpha
 */
function fillCell(context, { geometry: g }, cell, colour, alpha) {
  const [x, y] = g.centreOf(cell);
  context.globalAlpha = alpha;
  context.fillStyle = colour;
  context.fillRect(x - g.cell / 2, y - g.cell / 2, g.cell, g.cell);
  context.globalAlpha = 1;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {DotsView} view
 * @param {string} cell
 */
function drawOnlyPlayable(context, { geometry: g, colours }, cell) {
  const [x, y] = g.centreOf(cell);
  const half = 0.42 * g.cell;
  context.strokeStyle = colours.muted;
  context.globalAlpha = 0.55;
  context.lineWidth = Math.max(1, g.cell / 56);
  context.setLineDash([0.08 * g.cell, 0.08 * g.cell]);
  context.beginPath();
  context.roundRect(x - half, y - half, 2 * half, 2 * half, 0.13 * g.cell);
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/**
 * Draws a side's tile with its pips: red's pips are discs, blue's are rings. A full tile has a strong border.
 * @param {CanvasRenderingContext2D} context
 * @param {DotsView} view
 * @param {string} cell
 * @param {Stack} stack
 * @param {number} strength below 1 for a preview
 */
function drawStack(context, { geometry: g, colours }, cell, { seat, dots }, strength) {
  const [x, y] = g.centreOf(cell);
  const isFull = dots >= FULL_CELL_DOTS;
  const half = 0.42 * g.cell;
  const sideColour = colours[sideToken(seat)];
  const traceOutline = () => {
    context.beginPath();
    context.roundRect(x - half, y - half, 2 * half, 2 * half, 0.13 * g.cell);
  };
  traceOutline();
  context.fillStyle = colours.board;
  context.fill();
  context.globalAlpha = (isFull ? 0.24 : 0.14) * strength;
  context.fillStyle = sideColour;
  context.fill();
  context.globalAlpha = strength;
  context.strokeStyle = sideColour;
  if (isFull) {
    context.lineWidth = Math.max(1.75, 0.05 * g.cell);
    context.stroke();
  } else if (strength < 1) {
    context.lineWidth = Math.max(1, 0.022 * g.cell);
    context.setLineDash([0.07 * g.cell, 0.07 * g.cell]);
    context.stroke();
    context.setLineDash([]);
  }
  for (const [dx, dy] of PIPS[dots]) {
    drawPip(
      context,
      g.cell,
      x + dx * PIP_SPREAD * g.cell,
      y + dy * PIP_SPREAD * g.cell,
      seat,
      sideColour,
    );
  }
  context.globalAlpha = 1;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} cell
 * @param {number} x
 * @param {number} y
 * @param {number} seat
 * @param {string} sideColour
 */
function drawPip(context, cell, x, y, seat, sideColour) {
  context.beginPath();
  if (seat === 0) {
    context.arc(x, y, 0.105 * cell, 0, 2 * Math.PI);
    context.fillStyle = sideColour;
    context.fill();
  } else {
    context.arc(x, y, 0.084 * cell, 0, 2 * Math.PI);
    context.lineWidth = 0.056 * cell;
    context.strokeStyle = sideColour;
    context.stroke();
  }
}

/**
 * Draws a frame around a cell.
 * @param {CanvasRenderingContext2D} context
 * @param {DotsView} view
 * @param {string} cell
 */
function drawFrame(context, { geometry: g, colours }, cell) {
  const [x, y] = g.centreOf(cell);
  const half = 0.47 * g.cell;
  context.strokeStyle = colours.accent;
  context.lineWidth = Math.max(2, 0.05 * g.cell);
  context.beginPath();
  context.roundRect(x - half, y - half, 2 * half, 2 * half, 0.16 * g.cell);
  context.stroke();
}

/**
 * Draws a short bar where a dot turns back.
 * @param {CanvasRenderingContext2D} context
 * @param {DotsView} view
 * @param {BlockedDot} blockedDot
 */
function drawBlockedDot(context, { geometry: g, colours }, { cell, direction, strength }) {
  const [x, y] = g.centreOf(cell);
  const next = neighbour(cell, direction);
  const [nx, ny] = g.centreAt(next.column, next.row);
  const [mx, my] = [(x + nx) / 2, (y + ny) / 2];
  const across = x === nx ? [0.4 * g.cell, 0] : [0, 0.4 * g.cell];
  context.strokeStyle = colours.text;
  context.globalAlpha = strength;
  context.lineWidth = Math.max(2.5, 0.06 * g.cell);
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(mx - across[0], my - across[1]);
  context.lineTo(mx + across[0], my + across[1]);
  context.stroke();
  context.globalAlpha = 1;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {DotsView} view
 * @param {string} cell
 * @param {Direction | null} direction
 */
function drawArrow(context, view, cell, direction) {
  drawFrame(context, view, cell);
  if (!direction) return;
  const { geometry: g, colours } = view;
  const [x, y] = g.centreOf(cell);
  const next = neighbour(cell, direction);
  const [nx, ny] = g.centreAt(next.column, next.row);
  const [ux, uy] = [(nx - x) / g.cell, (ny - y) / g.cell];
  const tip = 0.98 * g.cell;
  const head = 0.2 * g.cell;
  const [tx, ty] = [x + ux * tip, y + uy * tip];
  context.strokeStyle = colours.accent;
  context.fillStyle = colours.accent;
  context.lineWidth = Math.max(2, 0.07 * g.cell);
  context.beginPath();
  context.moveTo(x + ux * 0.47 * g.cell, y + uy * 0.47 * g.cell);
  context.lineTo(tx - ux * head, ty - uy * head);
  context.stroke();
  context.beginPath();
  context.moveTo(tx, ty);
  context.lineTo(tx - ux * head * 1.3 - uy * head * 0.8, ty - uy * head * 1.3 + ux * head * 0.8);
  context.lineTo(tx - ux * head * 1.3 + uy * head * 0.8, ty - uy * head * 1.3 - ux * head * 0.8);
  context.closePath();
  context.fill();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {DotsView} view
 * @param {{ x: number, y: number, lift: number, seat: number }} dot
 */
function drawFlyingDot(context, { geometry: g, colours }, dot) {
  const [x, y] = g.centreAt(dot.x, dot.y);
  const scale = g.cell * (1 + 0.5 * dot.lift);
  drawPip(context, scale, x, y - 0.22 * dot.lift * g.cell, dot.seat, colours[sideToken(dot.seat)]);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {DotsView} view
 */
function drawCoordinates(context, { geometry: g, colours, font }) {
  const size = Math.max(9, Math.min(13, 0.2 * g.cell));
  context.font = `${size}px ${font}`;
  context.fillStyle = colours.muted;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (let i = 0; i < g.region.columns; i++) {
    const [column] = columnAndRowOf(g.cellAtScreenPlace(i, 0));
    context.fillText(
      cellName(column, 0)[0],
      g.left + (i + 0.5) * g.cell,
      g.top + g.height + 0.52 * g.frame,
    );
  }
  for (let i = 0; i < g.region.rows; i++) {
    const [, row] = columnAndRowOf(g.cellAtScreenPlace(0, i));
    context.fillText(String(row + 1), g.left - 0.52 * g.frame, g.top + (i + 0.5) * g.cell);
  }
}
