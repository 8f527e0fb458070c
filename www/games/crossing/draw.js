// Draws the board of The Crossing. The drawing depends only on the arguments.

import { drawBestMoves } from "../../kit/boards/best-moves.js";
import { drawnNumber } from "../../kit/boards/drawn-number.js";
import { drawTile, tokenLift } from "./island.js";
import { drawDirectionTick, drawGoal, drawStart, drawToken } from "./marks.js";
import {
  drawLastTurn,
  drawPointedStep,
  drawSuggestion,
  drawTokenRoutes,
  drawWindow,
} from "./overlays.js";
import { SIZE } from "./position.js";

/**
 * @typedef {import("../../kit/boards/canvas.js").Colours} Colours
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Fate} Fate
 * @typedef {import("./tiles.js").Tile} Tile
 */

/**
 * A token. `lift` is the phase of the island under it. During an animation, the cell and the lift may be fractions.
 * @typedef {{ seat: number, cell: readonly [number, number], lift: number, isSure: boolean }} Token
 */

/**
 * Lines over the board for the routes of a player's tokens, played or best possible. `at` is the token's current cell on the best
 * route.
 * @typedef {{ seat: number, isBest: boolean, tokenRoutes: import("./routes.js").TokenRoute[], tokenCell: Cell | null }} Route
 */

/**
 * The drawing of a position.
 * @typedef {Object} Marks
 * @property {readonly Tile[]} tiles by cell, row by row from the top left
 * @property {readonly Token[]} tokens
 * @property {readonly { seat: number, cell: Cell }[]} windows the players' windows, by the cell in the middle
 * @property {readonly [Cell, Cell]} starts
 * @property {readonly [Cell, Cell]} goals
 * @property {readonly [number | null, number | null]} delivered
 * @property {readonly import("./overlays.js").LastTurn[]} [last] the results of the last turn
 * @property {readonly Route[]} [routes]
 */

/**
 * @typedef {Object} Look
 * @property {Geometry} geometry
 * @property {Colours} colours
 * @property {string} font
 * @property {boolean} showsCoordinates whether to draw coordinates
 * @property {readonly (readonly number[])[] | null} [heights] the heights, if the numbers are shown
 * @property {import("./overlays.js").PointedStep | null} [pointedStep] the step pointed at
 * @property {{ seat: number, from: Cell, to: Cell } | null} [suggestion] a suggested step
 * @property {readonly { from: Cell, to: Cell }[]} [bestSteps] the best steps of an analysis
 * @property {boolean} [isLaterTurn] whether a later turn is shown, in which the tokens' places are unknown
 * @property {import("../../kit/boards/drawing-layer.js").Layers | null} [drawings] a program's drawings
 */

/** @typedef {Look & Marks} View */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {View} view
 */
export function draw(context, view) {
  const { geometry, colours } = view;
  const { cell, left, side, top } = geometry;
  context.fillStyle = colours.water;
  context.beginPath();
  context.roundRect(left - 1, top - 1, side + 2, side + 2, 4);
  context.fill();
  if (view.showsCoordinates) drawCoordinates(context, view);
  drawGrid(context, view);
  view.tiles.forEach((tile, i) => {
    const [x, y] = geometry.cornerOf([Math.floor(i / SIZE), i % SIZE]);
    drawTile(context, { x, y, cell, colours }, tile);
    if (tile.kind === "phase" && tile.direction) {
      drawDirectionTick(context, { x, y, cell, colours, direction: tile.direction });
    }
  });
  view.drawings?.drawTints(context);
  drawStartsAndGoals(context, view);
  for (const { seat, cell: middle } of view.windows) {
    drawWindow(context, geometry, colours, seat, middle);
  }
  for (const route of view.routes ?? []) drawTokenRoutes(context, geometry, colours, route);
  for (const lastTurn of view.last ?? []) drawLastTurn(context, geometry, colours, lastTurn);
  view.drawings?.drawLines(context);
  view.drawings?.drawTexts(context);
  if (view.pointedStep) drawPointedStep(context, geometry, colours, view.pointedStep);
  drawTokens(context, view);
  drawBestMoves(context, view.bestSteps ?? [], (each) =>
    drawSuggestion(context, geometry, colours, each),
  );
  if (view.suggestion) drawSuggestion(context, geometry, colours, view.suggestion);
  if (view.heights) drawNumbers(context, view, view.heights);
}

/** @param {CanvasRenderingContext2D} context @param {View} view */
function drawGrid(context, { geometry, colours }) {
  const { cell, left, side, top } = geometry;
  context.strokeStyle = colours.panel;
  context.globalAlpha = 0.5;
  context.lineWidth = 1;
  context.beginPath();
  for (let i = 1; i < SIZE; i++) {
    context.moveTo(left + i * cell, top);
    context.lineTo(left + i * cell, top + side);
    context.moveTo(left, top + i * cell);
    context.lineTo(left + side, top + i * cell);
  }
  context.stroke();
  context.globalAlpha = 1;
}

/** Draws the numbers of rows and columns, from 0 as in the rules. @param {CanvasRenderingContext2D} context @param {View} view */
function drawCoordinates(context, { geometry, colours, font }) {
  const { cell, frame, left, top, side } = geometry;
  context.fillStyle = colours.muted;
  context.font = `${Math.min(13, Math.max(9, 0.16 * cell, 0.62 * frame))}px ${font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (let i = 0; i < SIZE; i++) {
    const along = (i + 0.5) * cell;
    context.fillText(String(i), left + along, top + side + frame / 2);
    context.fillText(String(i), left - frame / 2, top + along);
  }
}

/** Draws the players' starts and goals. @param {CanvasRenderingContext2D} context @param {View} view */
function drawStartsAndGoals(context, { geometry, colours, font, starts, goals, delivered }) {
  const { cell } = geometry;
  starts.forEach((start, seat) => {
    const [x, y] = geometry.centreOf(start);
    drawStart(context, { seat, middle: { x, y }, radius: 0.36 * cell, colours });
  });
  goals.forEach((goal, seat) => {
    const [x, y] = geometry.cornerOf(goal);
    drawGoal(context, { seat, x, y, cell, colours, font, delivered: delivered[seat] });
  });
}

/** @param {CanvasRenderingContext2D} context @param {View} view */
function drawTokens(context, { geometry, colours, tokens, isLaterTurn }) {
  const isShared =
    tokens.length === 2 &&
    tokens[0].cell.every((place, i) => Math.abs(place - tokens[1].cell[i]) < 0.4);
  for (const { seat, cell, lift, isSure } of tokens) {
    const [x, y] = geometry.centreOf(cell);
    const offset = isShared ? (seat === 0 ? -0.17 : 0.17) * geometry.cell : 0;
    const middle = { x: x + offset, y: y - (tokenLift(lift) + 0.02) * geometry.cell };
    const radius = (isShared ? 0.19 : 0.24) * geometry.cell;
    drawToken(context, { seat, middle, radius, colours, isSure: isSure && !isLaterTurn });
  }
}

/**
 * Draws the phases, with the heights in brackets, as in the contest's statement.
 * @param {CanvasRenderingContext2D} context
 * @param {View} view
 * @param {readonly (readonly number[])[]} heights
 */
function drawNumbers(context, { geometry, colours, font, tiles, tokens }, heights) {
  const { cell } = geometry;
  const size = Math.max(9, 0.22 * cell);
  context.textBaseline = "middle";
  tiles.forEach((tile, i) => {
    if (tile.kind === "still") return;
    const [row, column] = [Math.floor(i / SIZE), i % SIZE];
    const [x, y] = geometry.cornerOf([row, column]);
    const phase = phaseText(tile, colours);
    const hasToken = tokens.some(
      ({ cell: [r, c] }) => Math.round(r) === row && Math.round(c) === column,
    );
    const lift = tile.kind === "phase" ? tokenLift(Math.max(0, tile.phase)) : tokenLift(0);
    const middle = hasToken ? y + 0.88 * cell : y + (0.5 - lift) * cell;
    const height = `(${drawnNumber(heights[row][column], colours)})`;
    context.textAlign = "left";
    context.font = `700 ${size}px ${font}`;
    const phaseWidth = context.measureText(phase).width;
    context.font = `${0.78 * size}px ${font}`;
    const heightWidth = context.measureText(height).width;
    const gap = 0.12 * size;
    const width = phaseWidth + gap + heightWidth;
    const textLeft = x + (cell - width) / 2;
    // A plate behind the number hides waves and cliffs.
    context.beginPath();
    context.roundRect(
      textLeft - 0.25 * size,
      middle - 0.68 * size,
      width + 0.5 * size,
      1.36 * size,
      0.3 * size,
    );
    context.globalAlpha = 0.8;
    context.fillStyle = colours.panel;
    context.fill();
    context.globalAlpha = 1;
    context.fillStyle = colours.text;
    context.font = `700 ${size}px ${font}`;
    context.fillText(phase, textLeft, middle);
    context.font = `${0.78 * size}px ${font}`;
    context.fillStyle = colours.muted;
    context.fillText(height, textLeft + phaseWidth + gap, middle);
  });
}

/** @param {Tile} tile @param {Colours} colours */
function phaseText(tile, colours) {
  if (tile.kind === "phase") return drawnNumber(Math.round(tile.phase), colours);
  if (tile.kind === "phases")
    return tile.phases.map((each) => drawnNumber(each, colours)).join("/");
  return "?";
}
