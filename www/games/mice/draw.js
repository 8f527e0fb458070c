// Draws a mice board. The drawing depends only on the view.

import { drawBestMoves } from "../../kit/boards/best-moves.js";
import { drawnNumber } from "../../kit/boards/drawn-number.js";
import { cellName, columnAndRowOf, STEPS } from "./geometry.js";
import { sharedCells } from "./motion.js";
import {
  drawArrow,
  drawCat,
  drawDoor,
  drawEatenMouse,
  drawMouse,
  drawPit,
  drawRocket,
} from "./sprites.js";

/**
 * @typedef {import("../../kit/boards/canvas.js").Colours} Colours
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("./geometry.js").Heading} Heading
 * @typedef {import("./position.js").Arrow} Arrow
 * @typedef {import("./position.js").Group} Group
 * @typedef {import("./arrow-preview.js").Step} Step
 */

/**
 * @typedef {Object} MiceView
 * @property {Geometry} geometry
 * @property {Colours} colours
 * @property {string} font
 * @property {boolean} showsCoordinates whether to draw coordinates
 * @property {import("./position.js").Setting} setting the board and everything on it
 * @property {readonly Arrow[]} arrows
 * @property {readonly (Group & Partial<import("./motion.js").MovingGroup>)[]} groups the animals, on cells or between them
 * @property {string | null} [lastArrowCell] the cell of the last arrow
 * @property {readonly (import("./position.js").TurnSummary & { strength: number })[]} [turnSummaries] the places where mice were eaten, and the
 *   points for the rockets
 * @property {string | null} [hovered]
 * @property {string | null} [selected]
 * @property {{ cell: string, heading: Heading, seat: number } | null} [ghost] the arrow of the preview
 * @property {Pick<Arrow, "x" | "y"> | null} [replacedArrow] the place of the arrow that it would replace
 * @property {{ gained: readonly Step[], lost: readonly Step[] } | null} [stepChanges] the steps that the arrow would change
 * @property {{ cell: string, heading: Heading } | null} [suggestion] a suggestion
 * @property {readonly { cell: string, heading: Heading }[]} [bestMoves] the best moves of an analysis
 * @property {import("../../kit/boards/drawing-layer.js").Layers | null} [drawings] a program's drawings
 */

/** The thickness of the outer wall, in cells, and its minimum in CSS pixels. */
const WALL = { cells: 0.12, minPixels: 2.5 };

/** @param {Geometry} geometry */
const wallThickness = ({ cell }) => Math.max(WALL.minPixels, WALL.cells * cell);

/** The distance of animals from the middle of their cell if they share it but have different headings, in cells. */
const SHARED_CELL_OFFSET = 0.22;

/**
 * @param {CanvasRenderingContext2D} context in CSS pixels, cleared
 * @param {MiceView} view
 */
export function draw(context, view) {
  drawBoardSurface(context, view);
  drawTints(context, view);
  view.drawings?.drawTints(context);
  drawBorder(context, view);
  for (const [i, [x, y]] of view.setting.rockets.entries()) {
    drawInCell(context, view, x, y, () => drawRocket(context, i, view.colours));
  }
  for (const arrow of view.arrows) drawPlacedArrow(context, view, arrow);
  view.drawings?.drawLines(context);
  if (view.stepChanges) {
    drawSteps(context, view, view.stepChanges.lost, false);
    drawSteps(context, view, view.stepChanges.gained, true);
  }
  drawGhost(context, view);
  drawClippedToWall(context, view, () => drawGroups(context, view));
  for (const turnSummary of view.turnSummaries ?? []) drawTurnSummary(context, view, turnSummary);
  view.drawings?.drawTexts(context);
  drawBestMoves(context, view.bestMoves ?? [], (each) => drawSuggestion(context, view, each));
  if (view.suggestion) drawSuggestion(context, view, view.suggestion);
  const framedCells = new Set([view.selected ?? view.hovered]);
  for (const cell of framedCells) if (cell) drawFrame(context, view, cell, cell === view.selected);
  if (view.showsCoordinates) drawCoordinates(context, view);
}

/**
 * Draws in units of a cell, around its middle.
 * @param {CanvasRenderingContext2D} context
 * @param {MiceView} view
 * @param {number} x
 * @param {number} y
 * @param {() => void} paint
 */
function drawInCell(context, { geometry: g }, x, y, paint) {
  context.save();
  context.translate(...g.centreAt(x, y));
  context.scale(g.cell, g.cell);
  paint();
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {MiceView} view
 */
function drawBoardSurface(context, { geometry: g, colours }) {
  context.fillStyle = colours.board;
  context.beginPath();
  const outer = g.side + 2 * g.frame;
  context.roundRect(g.left - g.frame, g.top - g.frame, outer, outer, 6);
  context.fill();
  context.strokeStyle = colours.line;
  context.lineWidth = Math.max(1, g.cell / 56);
  context.beginPath();
  for (let i = 1; i < g.size; i++) {
    const along = i * g.cell;
    context.moveTo(g.left + along, g.top);
    context.lineTo(g.left + along, g.top + g.side);
    context.moveTo(g.left, g.top + along);
    context.lineTo(g.left + g.side, g.top + along);
  }
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {MiceView} view
 */
function drawTints(context, view) {
  const { colours, turnSummaries = [], lastArrowCell, setting } = view;
  /** @param {number} x @param {number} y @param {string} colour @param {number} strength */
  const tintCell = (x, y, colour, strength) =>
    drawInCell(context, view, x, y, () => {
      context.globalAlpha = 0.2 * strength;
      context.fillStyle = colour;
      context.fillRect(-0.5, -0.5, 1, 1);
    });
  if (lastArrowCell) tintCell(...columnAndRowOf(lastArrowCell), colours.accent, 1);
  for (const { eaten, gains, strength } of turnSummaries) {
    for (const { x, y } of eaten) tintCell(x, y, colours.warn, strength);
    for (const [seat, gain] of gains.entries()) {
      const colour = Number(gain) < 0 ? colours.warn : colours.accent;
      if (gain !== null) tintCell(...setting.rockets[seat], colour, strength);
    }
  }
}

/**
 * Draws the outer wall, the doors in it, and the pits in its corners.
 * @param {CanvasRenderingContext2D} context
 * @param {MiceView} view
 */
function drawBorder(context, view) {
  const { geometry: g, colours, setting } = view;
  const wall = wallThickness(g);
  context.strokeStyle = colours.wall;
  context.lineWidth = wall;
  context.lineJoin = "round";
  context.strokeRect(g.left - wall / 2, g.top - wall / 2, g.side + wall, g.side + wall);
  const lastIndex = g.size - 1;
  for (const x of [0, lastIndex]) {
    for (const y of [0, lastIndex])
      drawInCell(context, view, x, y, () => drawPit(context, colours));
  }
  for (const [x, y, letter] of setting.doors) {
    const heading = /** @type {Heading} */ (letter);
    drawInCell(context, view, x, y, () => drawDoor(context, heading, colours, wall / g.cell));
  }
}

/**
 * Draws an arrow, faint if the previewed arrow would replace it.
 * @param {CanvasRenderingContext2D} context
 * @param {MiceView} view
 * @param {Arrow} arrow
 */
function drawPlacedArrow(context, view, arrow) {
  const { x, y } = arrow;
  const isReplaced = view.replacedArrow?.x === x && view.replacedArrow.y === y;
  drawInCell(context, view, x, y, () => {
    context.globalAlpha = isReplaced ? 0.35 : 1;
    drawArrow(context, arrow, view.colours, 1 / view.geometry.cell);
  });
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {MiceView} view
 */
function drawGhost(context, view) {
  const { ghost } = view;
  if (!ghost) return;
  const [x, y] = columnAndRowOf(ghost.cell);
  drawInCell(context, view, x, y, () => {
    context.globalAlpha = 0.75;
    drawArrow(context, { ...ghost, x, y, placementsLeft: 0 }, view.colours, 1 / view.geometry.cell);
  });
}

/**
 * Draws steps of animals, cell by cell: new steps are solid, steps that would not happen are dashed.
 * @param {CanvasRenderingContext2D} context
 * @param {MiceView} view
 * @param {readonly Step[]} steps
 * @param {boolean} isNew
 */
function drawSteps(context, { geometry: g, colours }, steps, isNew) {
  const colour = isNew ? colours.accent : colours.muted;
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.globalAlpha = isNew ? 0.9 : 0.6;
  context.lineWidth = Math.max(isNew ? 2 : 1.25, (isNew ? 0.07 : 0.04) * g.cell);
  context.setLineDash(isNew ? [] : [0.1 * g.cell, 0.1 * g.cell]);
  context.lineCap = "butt";
  context.beginPath();
  for (const { x, y, heading } of steps) {
    const [dx, dy] = STEPS[heading];
    context.moveTo(...g.centreAt(x, y));
    context.lineTo(...g.centreAt(x + dx, y + dy));
  }
  context.stroke();
  context.setLineDash([]);
  for (const { x, y, heading, leavesBoard } of steps) {
    const [dx, dy] = STEPS[heading];
    const [cx, cy] = g.centreAt(x + 0.5 * dx, y + 0.5 * dy);
    const size = (leavesBoard ? 0.16 : 0.1) * g.cell;
    context.beginPath();
    context.moveTo(cx + dx * size, cy + dy * size);
    context.lineTo(cx - dx * size - dy * size, cy - dy * size + dx * size);
    context.lineTo(cx - dx * size + dy * size, cy - dy * size - dx * size);
    context.fill();
  }
  context.globalAlpha = 1;
}

/**
 * Clips the drawing at the outer wall: animals come out of the doors, and not out of the coordinates behind them.
 * @param {CanvasRenderingContext2D} context
 * @param {MiceView} view
 * @param {() => void} paint
 */
function drawClippedToWall(context, { geometry: g }, paint) {
  const wall = wallThickness(g);
  context.save();
  context.beginPath();
  context.roundRect(g.left - wall, g.top - wall, g.side + 2 * wall, g.side + 2 * wall, 0);
  context.clip();
  paint();
  context.restore();
}

/**
 * Draws the animals. Animals in one cell with different headings are side by side, each a little ahead in its heading.
 * @param {CanvasRenderingContext2D} context
 * @param {MiceView} view
 */
function drawGroups(context, view) {
  const { geometry: g, colours, groups } = view;
  const sharedCellNames = sharedCells(groups);
  // Animals on an arrow are smaller, so that the arrow stays visible.
  const onArrow = new Set(view.arrows.map(({ x, y }) => cellName(x, y)));
  const pixel = 1 / g.cell;
  for (const group of groups) {
    const { x, y, heading, mice, cats, strength = 1, mouseStrength = 1, turn = 0 } = group;
    const [dx, dy] = rotated(STEPS[heading], turn);
    const { room = sharedCellNames.has(cellName(x, y)) ? 1 : 0 } = group;
    const offset = SHARED_CELL_OFFSET * room;
    drawInCell(context, view, x + offset * dx, y + offset * dy, () => {
      context.globalAlpha = strength;
      const scale = room === 0 && onArrow.has(cellName(x, y)) ? 0.75 : 1 - 0.2 * room;
      context.scale(scale, scale);
      context.rotate((turn * Math.PI) / 2);
      if (cats > 0) drawCat(context, heading, colours, pixel);
      context.globalAlpha = strength * mouseStrength;
      if (mice > 0) drawMouse(context, heading, colours, pixel);
    });
    const count = Math.max(mice, cats);
    if (count > 1) drawCount(context, view, x + offset * dx, y + offset * dy, count, strength);
  }
}

/**
 * @param {readonly [number, number]} direction
 * @param {number} turn quarter turns, clockwise
 * @returns {readonly [number, number]}
 */
function rotated(direction, turn) {
  if (turn === 0) return direction;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 2), Math.sin((turn * Math.PI) / 2)];
  return [direction[0] * cos - direction[1] * sin, direction[0] * sin + direction[1] * cos];
}

/**
 * Draws the number of animals beside them.
 * @param {CanvasRenderingContext2D} context
 * @param {MiceView} view
 * @param {number} x
 * @param {number} y
 * @param {number} count
 * @param {number} strength
 */
function drawCount(context, { geometry: g, colours, font }, x, y, count, strength) {
  const [cx, cy] = g.centreAt(x + 0.27, y + 0.27);
  const size = Math.max(9, Math.min(16, 0.26 * g.cell));
  context.globalAlpha = strength;
  drawLabel(context, font, size, drawnNumber(count, colours), cx, cy, colours.text, colours.board);
  context.globalAlpha = 1;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} font
 * @param {number} size
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {string} colour
 * @param {string} ground
 */
function drawLabel(context, font, size, text, x, y, colour, ground) {
  context.font = `600 ${size}px ${font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = 0.3 * size;
  context.strokeStyle = ground;
  context.strokeText(text, x, y);
  context.fillStyle = colour;
  context.fillText(text, x, y);
}

/**
 * Draws the latest events: a crossed-out mouse where mice were eaten, and new points at the rockets.
 * @param {CanvasRenderingContext2D} context
 * @param {MiceView} view
 * @param {import("./position.js").TurnSummary & { strength: number }} turnSummary
 */
function drawTurnSummary(context, view, { eaten, gains, strength }) {
  const { geometry: g, colours, font, setting } = view;
  const size = Math.max(10, Math.min(18, 0.3 * g.cell));
  for (const { x, y, mice } of eaten) {
    drawInCell(context, view, x + 0.26, y - 0.26, () => {
      context.globalAlpha = strength;
      drawEatenMouse(context, colours, 1 / g.cell);
    });
    if (mice === 1) continue;
    context.globalAlpha = strength;
    const [cx, cy] = g.centreAt(x - 0.18, y - 0.28);
    drawLabel(
      context,
      font,
      0.8 * size,
      `${drawnNumber(mice, colours)}×`,
      cx,
      cy,
      colours.warn,
      colours.board,
    );
  }
  for (const [seat, gain] of gains.entries()) {
    if (gain === null) continue;
    const [x, y] = setting.rockets[seat];
    const text = `${gain < 0 ? "" : "+"}${drawnNumber(gain, colours)}`;
    const [cx, cy] = g.centreAt(x + 0.28, y - 0.3);
    context.globalAlpha = strength;
    drawLabel(
      context,
      font,
      size,
      text,
      cx,
      cy,
      gain < 0 ? colours.warn : colours.text,
      colours.board,
    );
  }
  context.globalAlpha = 1;
}

/**
 * Draws a suggestion: a frame and an arrow that points out of it.
 * @param {CanvasRenderingContext2D} context
 * @param {MiceView} view
 * @param {{ cell: string, heading: Heading }} suggestion
 */
function drawSuggestion(context, view, { cell, heading }) {
  const { colours } = view;
  drawFrame(context, view, cell, true);
  const [x, y] = columnAndRowOf(cell);
  const [dx, dy] = STEPS[heading];
  drawInCell(context, view, x, y, () => {
    context.strokeStyle = colours.accent;
    context.fillStyle = colours.accent;
    context.lineWidth = 0.09;
    context.beginPath();
    context.moveTo(-0.3 * dx, -0.3 * dy);
    context.lineTo(0.2 * dx, 0.2 * dy);
    context.stroke();
    context.beginPath();
    context.moveTo(0.42 * dx, 0.42 * dy);
    context.lineTo(0.12 * dx - 0.2 * dy, 0.12 * dy + 0.2 * dx);
    context.lineTo(0.12 * dx + 0.2 * dy, 0.12 * dy - 0.2 * dx);
    context.fill();
  });
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {MiceView} view
 * @param {string} cell
 * @param {boolean} isStrong
 */
function drawFrame(context, { geometry: g, colours }, cell, isStrong) {
  const [x, y] = g.centreAt(...columnAndRowOf(cell));
  const half = 0.47 * g.cell;
  context.strokeStyle = colours.accent;
  const baseOpacity = context.globalAlpha;
  context.globalAlpha = isStrong ? baseOpacity : 0.5;
  context.lineWidth = Math.max(2, 0.05 * g.cell);
  context.beginPath();
  context.roundRect(x - half, y - half, 2 * half, 2 * half, 0.14 * g.cell);
  context.stroke();
  context.globalAlpha = baseOpacity;
}

/**
 * Draws column numbers along the top and row numbers along the left, outside the wall.
 * @param {CanvasRenderingContext2D} context
 * @param {MiceView} view
 */
function drawCoordinates(context, { geometry: g, colours, font }) {
  const size = Math.max(8, Math.min(12, 0.36 * g.frame + 2, 0.5 * g.cell));
  context.font = `${size}px ${font}`;
  context.fillStyle = colours.muted;
  context.textAlign = "center";
  context.textBaseline = "middle";
  const distance = 0.66 * g.frame;
  for (let i = 0; i < g.size; i++) {
    const middle = (i + 0.5) * g.cell;
    context.fillText(String(i), g.left + middle, g.top - distance);
    context.fillText(String(i), g.left - distance, g.top + middle);
  }
}
