// Draws the marks over the islands: the cells that a player sees around its token, the step pointed at and its known result, the
// results of the last turn, and the routes of the tokens. Each mark has its own shape as well as its own colour.

import { seatDash, sideColour, traceSeatShape } from "./marks.js";

/**
 * @typedef {import("../../kit/boards/canvas.js").Colours} Colours
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Fate} Fate
 */

/**
 * The step pointed at. `isBlind`: its result must not be shown.
 * @typedef {{ to: Cell, fate: Fate, isBlind: boolean }} PointedStep
 */

/** The last turn of a player. @typedef {{ seat: number, from: Cell, to: Cell, fate: Fate }} LastTurn */

/**
 * Draws a frame around the nine cells that a player sees.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Colours} colours
 * @param {number} seat
 * @param {Cell} middle
 */
export function drawWindow(context, geometry, colours, seat, [row, column]) {
  const { cell, left, side, top } = geometry;
  const [x, y] = geometry.cornerOf([row - 1, column - 1]);
  const [right, bottom] = [Math.min(x + 3 * cell, left + side), Math.min(y + 3 * cell, top + side)];
  const [fromLeft, fromTop] = [Math.max(x, left), Math.max(y, top)];
  context.beginPath();
  context.roundRect(fromLeft, fromTop, right - fromLeft, bottom - fromTop, 0.12 * cell);
  context.strokeStyle = colours.panel;
  context.lineWidth = 4.5;
  context.globalAlpha = 0.8;
  context.stroke();
  context.globalAlpha = 1;
  context.strokeStyle = sideColour(colours, seat);
  context.lineWidth = 2;
  context.setLineDash(seatDash(seat, 7));
  context.stroke();
  context.setLineDash([]);
}

/**
 * Draws a frame around a cell: solid if the token will stand, dashed if the result is unknown, and crossed if the token is lost.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Colours} colours
 * @param {PointedStep} chosen
 */
export function drawPointedStep(context, geometry, colours, { to, fate, isBlind }) {
  const { cell } = geometry;
  const [x, y] = geometry.cornerOf(to);
  const isLost = fate === "drown" || fate === "sink";
  const colour = isBlind || fate === "stand" || fate === "cross" ? colours.accent : colours.warn;
  const inset = 0.04 * cell;
  context.beginPath();
  context.roundRect(x + inset, y + inset, cell - 2 * inset, cell - 2 * inset, 0.12 * cell);
  context.globalAlpha = 0.2;
  context.fillStyle = colour;
  context.fill();
  context.globalAlpha = 1;
  context.strokeStyle = colour;
  context.lineWidth = Math.max(2.5, 0.05 * cell);
  if (fate === null && !isBlind) context.setLineDash([0.14 * cell, 0.1 * cell]);
  context.stroke();
  context.setLineDash([]);
  if (isLost && !isBlind)
    drawCross(context, colours, { x: x + cell / 2, y: y + cell / 2 }, 0.2 * cell);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Colours} colours
 * @param {{ x: number, y: number }} middle
 * @param {number} halfWidth
 */
function drawCross(context, colours, { x, y }, halfWidth) {
  context.lineCap = "round";
  for (const [colour, extraWidth] of /** @type {const} */ ([
    [colours.panel, 2.5],
    [colours.warn, 0],
  ])) {
    context.strokeStyle = colour;
    context.lineWidth = Math.max(2, 0.28 * halfWidth) + extraWidth;
    context.beginPath();
    context.moveTo(x - halfWidth, y - halfWidth);
    context.lineTo(x + halfWidth, y + halfWidth);
    context.moveTo(x + halfWidth, y - halfWidth);
    context.lineTo(x - halfWidth, y + halfWidth);
    context.stroke();
  }
  context.lineCap = "butt";
}

/**
 * Draws the result of the last turn: the step of a token that stands, or a cross where a token was lost.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Colours} colours
 * @param {LastTurn} last
 */
export function drawLastTurn(context, geometry, colours, { seat, from, to, fate }) {
  const [fromX, fromY] = geometry.centreOf(from);
  const [x, y] = geometry.centreOf(to);
  context.strokeStyle = sideColour(colours, seat);
  context.globalAlpha = 0.55;
  context.lineWidth = Math.max(2, 0.06 * geometry.cell);
  context.setLineDash(seatDash(seat, 0.12 * geometry.cell));
  context.beginPath();
  context.moveTo(fromX, fromY);
  context.lineTo(x, y);
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
  if (fate === "drown" || fate === "sink")
    drawCross(context, colours, { x, y }, 0.13 * geometry.cell);
}

/**
 * Draws the step that an engine suggests: an arrow, or a ring around a token that holds.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Colours} colours
 * @param {{ from: Cell, to: Cell }} suggestedStep
 */
export function drawSuggestion(context, geometry, colours, { from, to }) {
  const { cell } = geometry;
  const [fromX, fromY] = geometry.centreOf(from);
  const [x, y] = geometry.centreOf(to);
  const [dx, dy] = [Math.sign(x - fromX), Math.sign(y - fromY)];
  for (const [colour, width] of /** @type {const} */ ([
    [colours.panel, 0.13],
    [colours.accent, 0.075],
  ])) {
    context.strokeStyle = colour;
    context.lineWidth = Math.max(2, width * cell);
    context.lineCap = "round";
    context.lineJoin = "round";
    context.beginPath();
    if (dx === 0 && dy === 0) {
      context.arc(x, y, 0.4 * cell, 0, 2 * Math.PI);
    } else {
      const [tipX, tipY] = [x + 0.12 * cell * dx, y + 0.12 * cell * dy];
      context.moveTo(fromX + 0.32 * cell * dx, fromY + 0.32 * cell * dy);
      context.lineTo(tipX, tipY);
      const headSize = 0.18 * cell;
      context.moveTo(tipX - headSize * (dx + dy), tipY - headSize * (dy + dx));
      context.lineTo(tipX, tipY);
      context.lineTo(tipX - headSize * (dx - dy), tipY - headSize * (dy - dx));
    }
    context.stroke();
  }
  context.lineCap = "butt";
}

/**
 * Draws the routes of a player's tokens, with a cross where a token was lost. The best route is dotted, beside the played one, and
 * the player's shape marks its current cell.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Colours} colours
 * @param {import("./draw.js").Route} route
 */
export function drawTokenRoutes(
  context,
  geometry,
  colours,
  { seat, isBest, tokenRoutes, tokenCell },
) {
  const { cell } = geometry;
  // Both players' routes and the best routes may use the same cells.
  const offset = (seat === 0 ? -1 : 1) * (isBest ? 0.19 : 0.09) * cell;
  const pointOf = (/** @type {Cell} */ place) => {
    const [x, y] = geometry.centreOf(place);
    return { x: x + offset, y: y + offset };
  };
  const width = Math.max(1.5, (isBest ? 0.045 : 0.06) * cell);
  context.lineJoin = "round";
  context.lineCap = "round";
  tokenRoutes.forEach(({ cells, end }, i) => {
    // Many routes may overlap; the last one is stronger, so that it is easy to follow.
    const isLast = i === tokenRoutes.length - 1;
    context.beginPath();
    for (const [step, { x, y }] of cells.map(pointOf).entries()) {
      if (step === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    if (isLast) {
      context.globalAlpha = 0.75;
      context.strokeStyle = colours.panel;
      context.lineWidth = width + 2.5;
      context.stroke();
    }
    context.globalAlpha = isLast ? 1 : 0.3;
    context.strokeStyle = sideColour(colours, seat);
    context.lineWidth = width;
    context.setLineDash(isBest ? [0.1, 2.2 * width] : seatDash(seat, 0.14 * cell));
    context.stroke();
    context.setLineDash([]);
    const lastCell = cells.at(-1);
    if (lastCell && end === "drown") drawCross(context, colours, pointOf(lastCell), 0.1 * cell);
  });
  context.globalAlpha = 1;
  context.lineCap = "butt";
  if (!tokenCell) return;
  traceSeatShape(context, seat, pointOf(tokenCell), 0.11 * cell);
  context.fillStyle = colours.panel;
  context.fill();
  context.strokeStyle = sideColour(colours, seat);
  context.lineWidth = width;
  context.stroke();
}
