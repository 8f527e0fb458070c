// Draws a board of rabbits in parts: the maze, which never changes; the cells, which only change with a move; and the choice in
// progress. Each part depends only on its arguments.

import { directionOf } from "./geometry.js";
import { drawCabbageLeaves, drawCaughtRabbit } from "./loss-drawing.js";
import { hasCabbage, isSameCell, nextCell } from "./position.js";
import { cellsOfRoute } from "./routes.js";
import { PIECE_RADIUS } from "./sprites.js";

/**
 * @typedef {import("../../kit/boards/canvas.js").Colours} Colours
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./sprites.js").PieceDrawer} PieceDrawer
 */

/**
 * The changes of the last move. `rabbits` are the numbers of the rabbits caught on the cells `caught`.
 * @typedef {{ seat: number, from: Cell[], to: Cell[], caught: Cell[], rabbits: number[], eaten: Cell[] }} Traces
 */

/**
 * A step planned for a piece: `own` chosen by the visitor, the next of its `route`, or `offered` by the engine.
 * @typedef {{ cell: Cell, letter: string, kind: "own" | "route" | "offered" | "problem" }} Arrow
 */

/**
 * The route of a piece, or a preview of it.
 * @typedef {{ cell: Cell, letters: string, isPreview: boolean }} Route
 */

/**
 * The marks drawn over the pieces.
 * @typedef {Object} Marks
 * @property {readonly Arrow[]} [arrows]
 * @property {readonly { seat: number, cell: Cell, letters: string }[]} [enginePaths] the engine's plan
 * @property {readonly Route[]} [chosenRoutes] the routes on which the visitor sends pieces
 * @property {readonly Cell[]} [selected]
 * @property {import("./piece-gestures.js").Box | null} [selectionFrame] the frame that the visitor draws around pieces
 * @property {readonly Cell[]} [problems] cells where the chosen move is not possible
 * @property {readonly Cell[]} [caught] cells where the last move caught rabbits
 * @property {import("../../kit/boards/drawing-layer.js").Layers | null} [drawings] a program's drawings
 */

/** A wall's thickness, in cells. */
const WALL_THICKNESS = 0.13;

/** @param {number} seat */
const sideToken = (seat) => (seat === 0 ? "side1" : "side2");

/**
 * Draws the ground, the walls, and the coordinates if there is room.
 * @param {CanvasRenderingContext2D} context in CSS pixels, cleared
 * @param {Geometry} geometry
 * @param {Colours} colours
 * @param {string} font
 * @param {readonly string[]} walls a string per row, with a hexadecimal digit per cell
 */
export function drawMaze(context, geometry, colours, font, walls) {
  drawGrass(context, geometry, colours);
  drawWalls(context, geometry, colours, walls);
  if (geometry.hasCoordinates) drawCoordinates(context, geometry, colours, font);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} g
 * @param {Colours} colours
 */
function drawGrass(context, g, colours) {
  const { row, column, rows, columns } = g.region;
  const [left, top] = [g.lineLeftOf(column), g.lineAbove(row)];
  const [right, bottom] = [g.lineLeftOf(column + columns), g.lineAbove(row + rows)];
  context.fillStyle = colours.board;
  context.beginPath();
  const [width, height] = [right - left + 2 * g.frame, bottom - top + 2 * g.frame];
  context.roundRect(left - g.frame, top - g.frame, width, height, Math.min(6, g.cell / 2));
  context.fill();
  context.fillStyle = colours.grass;
  context.fillRect(left, top, right - left, bottom - top);
  if (g.cell < MIN_CELL_FOR_LINES) return;
  context.fillStyle = colours.text;
  context.globalAlpha = 0.055;
  const pixel = 1 / g.scale;
  for (let x = column + 1; x < column + columns; x++)
    context.fillRect(g.lineLeftOf(x), top, pixel, bottom - top);
  for (let y = row + 1; y < row + rows; y++)
    context.fillRect(left, g.lineAbove(y), right - left, pixel);
  context.globalAlpha = 1;
}

/** The smallest cell, in CSS pixels, at which the lines between cells are drawn. */
const MIN_CELL_FOR_LINES = 7;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} g
 * @param {Colours} colours
 * @param {readonly string[]} walls
 */
function drawWalls(context, g, colours, walls) {
  const { region } = g;
  context.beginPath();
  for (let row = region.row; row < region.row + region.rows; row++) {
    for (let column = region.column; column < region.column + region.columns; column++) {
      const bits = Number.parseInt(walls[row][column], 16);
      const [left, top] = [g.lineLeftOf(column), g.lineAbove(row)];
      const [right, bottom] = [g.lineLeftOf(column + 1), g.lineAbove(row + 1)];
      for (const [bit, x1, y1, x2, y2] of [
        [1, left, top, right, top],
        [2, right, top, right, bottom],
        [4, left, bottom, right, bottom],
        [8, left, top, left, bottom],
      ]) {
        if ((bits & bit) === 0) continue;
        context.moveTo(x1, y1);
        context.lineTo(x2, y2);
      }
    }
  }
  context.strokeStyle = colours.wall;
  // On a tiny board the lines are thinner than a pixel; otherwise the walls would fill it.
  context.lineWidth = Math.max(Math.min(1, 0.2 * g.cell), WALL_THICKNESS * g.cell);
  context.lineCap = "round";
  context.lineJoin = "round";
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} g
 * @param {Colours} colours
 * @param {string} font
 */
function drawCoordinates(context, g, { muted }, font) {
  const { region } = g;
  context.font = `${Math.min(11, 0.46 * g.cell)}px ${font}`;
  context.fillStyle = muted;
  context.textAlign = "center";
  context.textBaseline = "middle";
  const [left, top] = [g.lineLeftOf(region.column), g.lineAbove(region.row)];
  for (let column = region.column; column < region.column + region.columns; column++) {
    context.fillText(String(column), g.centreOf([0, column])[0], top - 0.5 * g.frame);
  }
  for (let row = region.row; row < region.row + region.rows; row++) {
    context.fillText(String(row), left - 0.52 * g.frame, g.centreOf([row, 0])[1]);
  }
}

/**
 * Draws a cell's tint and its cabbage.
 * @param {CanvasRenderingContext2D} context in CSS pixels, with the maze on it
 * @param {Geometry} geometry
 * @param {Colours} colours
 * @param {PieceDrawer} pieceDrawer
 * @param {import("./position.js").Report} report
 * @param {Cell} cell
 * @param {Traces | null} traces
 */
export function drawCell(context, geometry, colours, pieceDrawer, report, cell, traces) {
  if (traces) drawTraces(context, geometry, colours, cell, traces);
  if (hasCabbage(report, cell)) pieceDrawer.drawCabbageOn(context, geometry, cell);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Colours} colours
 * @param {Cell} cell
 * @param {Traces} traces
 */
function drawTraces(context, geometry, colours, cell, { seat, from, to, caught, eaten }) {
  const includesCell = (/** @type {Cell[]} */ cells) =>
    cells.some((other) => isSameCell(other, cell));
  const strength = includesCell(caught)
    ? 0.4
    : includesCell(to)
      ? 0.34
      : includesCell(from)
        ? 0.17
        : 0;
  if (strength === 0) return;
  const [x, y, width, height] = geometry.boxOf(cell);
  const inset = (WALL_THICKNESS * geometry.cell) / 2;
  context.globalAlpha = strength;
  context.fillStyle = includesCell(caught) ? colours.warn : colours[sideToken(seat)];
  context.fillRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset);
  context.globalAlpha = 1;
  if (includesCell(eaten)) drawCabbageLeaves(context, geometry, colours, cell);
}

/**
 * Draws the choice in progress, the engine's plan, and the cells where rabbits were caught.
 * @param {CanvasRenderingContext2D} context in CSS pixels, cleared
 * @param {Geometry} geometry
 * @param {Colours} colours
 * @param {Marks} marks
 * @param {readonly import("./position.js").Piece[]} pieces the pieces, which must stay readable
 */
export function drawMarks(context, geometry, colours, marks, pieces) {
  const isOccupied = (/** @type {Cell} */ cell) =>
    pieces.some((piece) => isSameCell(piece.cell, cell));
  const [paths, routes] = [marks.enginePaths ?? [], marks.chosenRoutes ?? []];
  if (paths.length + routes.length > 0 || marks.drawings) {
    drawUnderPieces(context, geometry, pieces, () => {
      marks.drawings?.drawTints(context);
      marks.drawings?.drawLines(context);
      for (const path of paths) drawPath(context, geometry, colours, path);
      for (const route of routes) drawRoute(context, geometry, colours, route, isOccupied);
    });
  }
  marks.drawings?.drawTexts(context);
  for (const cell of marks.problems ?? []) drawProblem(context, geometry, colours, cell);
  for (const cell of marks.caught ?? []) drawCaughtRabbit(context, geometry, colours, cell);
  for (const cell of marks.selected ?? []) drawSelected(context, geometry, colours, cell);
  for (const arrow of marks.arrows ?? []) drawArrow(context, geometry, colours, arrow, isOccupied);
  if (marks.selectionFrame) drawFrame(context, colours, marks.selectionFrame);
}

/**
 * Draws the pieces, if they need no animation.
 * @param {CanvasRenderingContext2D} context in CSS pixels
 * @param {Geometry} geometry
 * @param {PieceDrawer} pieceDrawer
 * @param {readonly import("./position.js").Piece[]} pieces
 */
export function drawPieces(context, geometry, pieceDrawer, pieces) {
  for (const piece of pieces) {
    if (geometry.has(piece.cell)) pieceDrawer.putPiece(context, geometry, piece);
  }
}

/** The radius around a piece in which no path is drawn, in cells. */
const CLEAR_RADIUS = 0.46;

/**
 * Draws paths as if they went under the pieces.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} g
 * @param {readonly import("./position.js").Piece[]} pieces
 * @param {() => void} paint
 */
function drawUnderPieces(context, g, pieces, paint) {
  context.save();
  context.beginPath();
  context.rect(0, 0, g.width, g.height);
  for (const { cell } of pieces) {
    const [x, y] = g.centreOf(cell);
    context.moveTo(x + CLEAR_RADIUS * g.cell, y);
    context.arc(x, y, CLEAR_RADIUS * g.cell, 0, 2 * Math.PI);
  }
  context.clip("evenodd");
  paint();
  context.restore();
}

/**
 * Draws the path that an engine plans for a piece, thin, and dashed for the second side.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} g
 * @param {Colours} colours
 * @param {{ seat: number, cell: Cell, letters: string }} path
 */
function drawPath(context, g, colours, { seat, cell, letters }) {
  const steps = [...letters].filter((letter) => "NESW".includes(letter));
  if (steps.length === 0) return;
  context.strokeStyle = colours[sideToken(seat)];
  context.fillStyle = context.strokeStyle;
  context.lineWidth = Math.max(1.25, 0.07 * g.cell);
  context.lineCap = "round";
  context.lineJoin = "round";
  context.globalAlpha = 0.75;
  if (seat > 0) context.setLineDash([0.16 * g.cell, 0.2 * g.cell]);
  context.beginPath();
  // The line begins at the edge of the piece.
  context.moveTo(...g.pointBetween(cell, nextCell(cell, steps[0]), PIECE_RADIUS + 0.04));
  let pathEnd = cell;
  for (const letter of steps) {
    pathEnd = nextCell(pathEnd, letter);
    context.lineTo(...g.centreOf(pathEnd));
  }
  context.stroke();
  context.setLineDash([]);
  context.beginPath();
  context.arc(...g.centreOf(pathEnd), Math.max(2, 0.11 * g.cell), 0, 2 * Math.PI);
  context.fill();
  context.globalAlpha = 1;
}

/**
 * Draws the route of a piece, with a ring around its goal, and around a piece that stands there.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} g
 * @param {Colours} colours
 * @param {Route} route
 * @param {(cell: Cell) => boolean} isOccupied
 */
function drawRoute(context, g, colours, { cell, letters, isPreview }, isOccupied) {
  if (letters === "") return;
  const cells = cellsOfRoute(cell, letters);
  const goal = cells[cells.length - 1];
  const ringRadius = isOccupied(goal) ? 0.54 : 0.3;
  const [[x, y], radius] = [g.centreOf(goal), ringRadius * g.cell];
  // The line begins at the edge of the piece and ends at the ring.
  const lineStart = g.pointBetween(cell, cells[1], PIECE_RADIUS + 0.04);
  const lineEnd = g.pointBetween(goal, cells[cells.length - 2], ringRadius);
  context.lineCap = "round";
  context.lineJoin = "round";
  const strokeRoute = () => {
    context.beginPath();
    context.moveTo(...lineStart);
    for (const each of cells.slice(1, -1)) context.lineTo(...g.centreOf(each));
    context.lineTo(...lineEnd);
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.stroke();
  };
  // A light outline separates the route from cabbages and walls.
  const width = Math.min(4, Math.max(1.5, 0.1 * g.cell));
  context.strokeStyle = colours.panel;
  context.globalAlpha = isPreview ? 0.5 : 0.8;
  context.lineWidth = 2 * width;
  strokeRoute();
  context.strokeStyle = colours.accent;
  context.globalAlpha = isPreview ? 0.6 : 1;
  context.lineWidth = width;
  if (isPreview) context.setLineDash([2 * width, 2 * width]);
  strokeRoute();
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Colours} colours
 * @param {import("./piece-gestures.js").Box} frame
 */
function drawFrame(context, colours, { left, top, right, bottom }) {
  const box = /** @type {const} */ ([left, top, right - left, bottom - top]);
  context.fillStyle = colours.accent;
  context.globalAlpha = 0.12;
  context.fillRect(...box);
  context.globalAlpha = 1;
  context.strokeStyle = colours.accent;
  context.lineWidth = 1.5;
  context.strokeRect(...box);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} g
 * @param {Colours} colours
 * @param {Cell} cell
 */
function drawProblem(context, g, colours, cell) {
  const [x, y, width, height] = g.boxOf(cell);
  context.globalAlpha = 0.3;
  context.fillStyle = colours.warn;
  context.fillRect(x, y, width, height);
  context.globalAlpha = 1;
  context.strokeStyle = colours.warn;
  context.lineWidth = Math.max(2, 0.1 * g.cell);
  context.strokeRect(x, y, width, height);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} g
 * @param {Colours} colours
 * @param {Cell} cell
 */
function drawSelected(context, g, colours, cell) {
  const [x, y] = g.centreOf(cell);
  // On a zoomed board the ring does not get thicker.
  const lineWidth = Math.min(4, Math.max(2, 0.12 * g.cell));
  for (const [colour, width] of /** @type {const} */ ([
    [colours.panel, 2 * lineWidth],
    [colours.accent, lineWidth],
  ])) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    context.arc(x, y, 0.56 * g.cell, 0, 2 * Math.PI);
    context.stroke();
  }
}

/**
 * Draws a short arrow across the edge to the next cell, or a bar under a piece that stays on purpose. In front of another piece it
 * draws only a tip between the two.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} g
 * @param {Colours} colours
 * @param {Arrow} arrow
 * @param {(cell: Cell) => boolean} isOccupied
 */
function drawArrow(context, g, colours, { cell, letter, kind }, isOccupied) {
  const [x, y] = g.centreOf(cell);
  const cellBeside = nextCell(cell, letter);
  const next = g.centreOf(cellBeside);
  const toNext = /** @type {[number, number]} */ ([next[0] - x, next[1] - y]);
  const [ux, uy] = [toNext[0] / g.cell, toNext[1] / g.cell];
  const pointAlong = (/** @type {number} */ along, /** @type {number} */ aside) =>
    /** @type {const} */ ([
      x + (ux * along - uy * aside) * g.cell,
      y + (uy * along + ux * aside) * g.cell,
    ]);
  const isStay = !directionOf(toNext, 0.1);
  const isTip = !isStay && isOccupied(cellBeside);
  const traceArrow = () => {
    context.beginPath();
    if (isStay) {
      context.moveTo(x - 0.26 * g.cell, y + 0.5 * g.cell);
      context.lineTo(x + 0.26 * g.cell, y + 0.5 * g.cell);
    } else if (isTip) {
      context.moveTo(...pointAlong(0.4, -0.2));
      context.lineTo(...pointAlong(0.62, 0));
      context.lineTo(...pointAlong(0.4, 0.2));
      context.closePath();
    } else {
      context.moveTo(...pointAlong(PIECE_RADIUS + 0.06, 0));
      context.lineTo(...pointAlong(0.88, 0));
      context.moveTo(...pointAlong(0.64, -0.24));
      context.lineTo(...pointAlong(0.88, 0));
      context.lineTo(...pointAlong(0.64, 0.24));
    }
  };
  context.lineCap = "round";
  context.lineJoin = "round";
  // A light outline separates the arrow from cabbages and walls.
  const width = Math.min(6, Math.max(2, 0.13 * g.cell));
  const outline = Math.min(5, Math.max(2, 0.12 * g.cell));
  context.strokeStyle = colours.panel;
  context.lineWidth = isTip ? outline : width + outline;
  traceArrow();
  context.stroke();
  const colour = kind === "problem" ? colours.warn : colours.accent;
  if (isTip) {
    context.fillStyle = colour;
    context.fill();
    return;
  }
  context.strokeStyle = colour;
  context.lineWidth = kind === "offered" ? 0.7 * width : width;
  traceArrow();
  context.stroke();
}
