// The drawings of a program on a canvas, and in words. Each colour has a sign as well.

import { h } from "../page/dom.js";
import { loadWords, t } from "../page/i18n.js";
import { drawText, plateBox, setFittingFont } from "./drawing-texts.js";

/**
 * @typedef {import("./canvas.js").Colours} Colours
 * @typedef {import("./drawings.js").ColourName} ColourName
 * @typedef {import("./drawings.js").Drawing} Drawing
 */

/**
 * A place on the canvas: its middle, and the width of the cell or of the circle, in CSS pixels. `hasPiece`: it has a piece, which
 * arrows and texts do not cover.
 * @typedef {{ x: number, y: number, size: number, isRound?: boolean, hasPiece?: boolean }} Place
 */

/** @typedef {{ colours: Colours, font: string, width: number, height: number }} DrawingLook lengths in CSS pixels */

/**
 * Draw the layers of the drawings, from below: the tint of marks on the ground, the signs of marks and the arrows, and the texts.
 * @typedef {Record<"drawTints" | "drawLines" | "drawTexts", (context: CanvasRenderingContext2D) => void>} Layers
 */

/**
 * The token of a colour, its sign, and the dashes of its arrows in widths of the line. The four sides have their own signs.
 * @type {Record<ColourName, { token: import("./canvas.js").Token, sign: Sign, dash: readonly number[] }>}
 */
const COLOURS = {
  red: { token: "side1", sign: "disc", dash: [] },
  blue: { token: "side2", sign: "ring", dash: [2.6, 1.7] },
  yellow: { token: "side3", sign: "triangle", dash: [0.1, 1.9] },
  violet: { token: "side4", sign: "diamond", dash: [3.2, 1.8, 0.1, 1.8] },
  green: { token: "accent", sign: "square", dash: [] },
  grey: { token: "muted", sign: "frame", dash: [] },
};

/** @typedef {"disc" | "ring" | "triangle" | "diamond" | "square" | "frame"} Sign */

/** The tint of a mark by its strength. */
const TINT = { least: 0.1, more: 0.42 };

/** The minimum strength at which an arrow is drawn. */
const MIN_ARROW_OPACITY = 0.4;

/**
 * @param {HTMLElement} container the board's
 */
export async function openDrawingLayer(container) {
  await loadWords("drawings");
  return new DrawingLayer(container);
}

export class DrawingLayer {
  #list = h("ul", { class: "unseen", "aria-label": t("drawings") });
  /** @type {readonly Drawing[]} */
  #drawings = [];

  /** @param {HTMLElement} container */
  constructor(container) {
    this.container = container;
  }

  /** @param {readonly Drawing[]} drawings */
  show(drawings) {
    this.#drawings = drawings;
    const sentences = drawings.map(wordsOf).filter((words) => words !== "");
    this.#list.replaceChildren(...sentences.map((words) => h("li", null, words)));
    if (sentences.length === 0) this.#list.remove();
    else if (!this.#list.isConnected) this.container.append(this.#list);
  }

  /**
   * @param {DrawingLook} look
   * @param {(name: string) => Place | null} placeOf
   */
  layersAt(look, placeOf) {
    return layersOf(this.#drawings, look, placeOf);
  }

  close() {
    this.#list.remove();
  }
}

/**
 * A drawing in words; empty for a ring, since the page explains it.
 * @param {Drawing} drawing
 */
export function wordsOf(drawing) {
  if (drawing.kind === "ring") return "";
  if (drawing.kind === "text") return t("drawing-text", drawing);
  const strength = Math.round(100 * drawing.strength);
  const words = { ...drawing, strength };
  if (drawing.kind === "mark") {
    return t(strength < 100 ? "drawing-mark-weak" : "drawing-mark", words);
  }
  return t(strength < 100 ? "drawing-arrow-weak" : "drawing-arrow", words);
}

/**
 * @param {readonly Drawing[]} drawings
 * @param {DrawingLook} look
 * @param {(name: string) => Place | null} placeOf
 * @returns {Layers}
 */
export function layersOf(drawings, look, placeOf) {
  /** @type {{ place: Place, colour: ColourName, strength: number }[]} */
  const marks = [];
  /** @type {{ from: Place, to: Place, colour: ColourName, strength: number, isBothWays: boolean }[]} */
  const arrows = [];
  /** @type {{ place: Place, text: string }[]} */
  const texts = [];
  /** @type {Place[]} */
  const rings = [];
  const arrowEnds = new Set(
    drawings.map((drawing) => drawing.kind === "arrow" && `${drawing.from} ${drawing.to}`),
  );
  for (const drawing of drawings) {
    if (drawing.kind === "arrow") {
      const [from, to] = [placeOf(drawing.from), placeOf(drawing.to)];
      const isBothWays = arrowEnds.has(`${drawing.to} ${drawing.from}`);
      if (from && to) arrows.push({ ...drawing, from, to, isBothWays });
    } else {
      const place = placeOf(drawing.place);
      if (!place || !isNearCanvas(place, look)) continue;
      if (drawing.kind === "mark") marks.push({ ...drawing, place });
      else if (drawing.kind === "ring") rings.push(place);
      else texts.push({ ...drawing, place });
    }
  }
  return {
    drawTints: (context) => {
      for (const mark of marks) drawTint(context, look.colours, mark);
      context.globalAlpha = 1;
    },
    drawLines: (context) => {
      for (const { colour, place } of marks) {
        drawSign(context, look.colours, colour, signPlaceOf(place), signSize(place));
      }
      for (const arrow of arrows) drawArrow(context, look.colours, arrow);
    },
    drawTexts: (context) => {
      for (const place of rings) drawRing(context, look.colours, place);
      drawTexts(context, look, texts);
    },
  };
}

/**
 * Whether a place is on the canvas or just beside it.
 * @param {Place} place
 * @param {{ width: number, height: number }} canvas
 */
function isNearCanvas({ x, y, size }, { width, height }) {
  const margin = Math.max(size, 60);
  return x > -margin && y > -margin && x < width + margin && y < height + margin;
}

/** The distance that a mark extends from the middle of its place. @param {Place} place */
function markRadius({ size, isRound }) {
  return isRound ? size / 2 + Math.max(3, 0.12 * size) : 0.47 * size;
}

/** The size by which lines are measured. @param {Place} place */
function lineUnitOf({ size, isRound }) {
  return isRound ? Math.max(24, 1.5 * size) : size;
}

/** The radius of a sign. @param {Place} place */
function signSize(place) {
  return Math.max(2.5, Math.min(7, 0.09 * lineUnitOf(place)));
}

/** The place of the sign of a mark: the corner of the cell, or the left of the circle. @param {Place} place */
function signPlaceOf(place) {
  const { x, y, isRound, size } = place;
  return isRound ? { x: x - markRadius(place), y } : { x: x - 0.4 * size, y: y - 0.4 * size };
}

/** The distance from the middle of its place at which an arrow ends. @param {Place} place */
function arrowGapOf(place) {
  if (place.isRound) return markRadius(place);
  return (place.hasPiece ? 0.5 : 0.2) * place.size;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Colours} colours
 * @param {{ place: Place, colour: ColourName, strength: number }} mark
 */
function drawTint(context, colours, { place, colour, strength }) {
  const { x, y, size, isRound } = place;
  const reach = markRadius(place);
  context.globalAlpha = TINT.least + TINT.more * strength;
  context.fillStyle = colours[COLOURS[colour].token];
  context.beginPath();
  if (isRound) context.arc(x, y, reach, 0, 2 * Math.PI);
  else context.roundRect(x - reach, y - reach, 2 * reach, 2 * reach, 0.1 * size);
  context.fill();
}

/**
 * A ring around what is at a place, over the pieces.
 * @param {CanvasRenderingContext2D} context
 * @param {Colours} colours
 * @param {Place} place
 */
function drawRing(context, colours, place) {
  const { x, y, size } = place;
  const width = Math.max(2.5, Math.min(5, 0.07 * lineUnitOf(place)));
  context.beginPath();
  // In a small cell it is wider than the cell, so that it does not cover the piece.
  const radius = place.isRound ? markRadius(place) + width : Math.max(0.5 * size, 0.3 * size + 9);
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.strokeStyle = colours.panel;
  context.lineWidth = width + 3;
  context.stroke();
  context.strokeStyle = colours.accent;
  context.lineWidth = width;
  context.stroke();
}

/**
 * The sign of a colour, set off from what is under it.
 * @param {CanvasRenderingContext2D} context
 * @param {Colours} colours
 * @param {ColourName} colour
 * @param {{ x: number, y: number }} middle
 * @param {number} radius
 */
function drawSign(context, colours, colour, { x, y }, radius) {
  const { token, sign } = COLOURS[colour];
  const isOutline = sign === "ring" || sign === "frame";
  const width = 0.62 * radius;
  const rimWidth = Math.max(1.25, 0.3 * radius);
  context.save();
  context.lineJoin = "round";
  context.lineCap = "round";
  traceSign(context, sign, x, y, isOutline ? radius - width / 2 : radius);
  context.strokeStyle = colours.panel;
  context.lineWidth = (isOutline ? width : 0) + 2 * rimWidth;
  context.stroke();
  if (isOutline) {
    context.strokeStyle = colours[token];
    context.lineWidth = width;
    context.stroke();
  } else {
    context.fillStyle = colours[token];
    context.fill();
  }
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Sign} sign
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
function traceSign(context, sign, x, y, radius) {
  context.beginPath();
  if (sign === "disc" || sign === "ring") {
    context.arc(x, y, radius, 0, 2 * Math.PI);
  } else if (sign === "triangle") {
    context.moveTo(x, y - 1.1 * radius);
    context.lineTo(x + 1.05 * radius, y + 0.8 * radius);
    context.lineTo(x - 1.05 * radius, y + 0.8 * radius);
    context.closePath();
  } else if (sign === "diamond") {
    context.moveTo(x, y - 1.2 * radius);
    context.lineTo(x + 1.2 * radius, y);
    context.lineTo(x, y + 1.2 * radius);
    context.lineTo(x - 1.2 * radius, y);
    context.closePath();
  } else {
    const half = 0.9 * radius;
    context.rect(x - half, y - half, 2 * half, 2 * half);
  }
}

/**
 * An arrow between two places, with the sign of its colour at its beginning. Two arrows to and fro run beside each other.
 * @param {CanvasRenderingContext2D} context
 * @param {Colours} colours
 * @param {{ from: Place, to: Place, colour: ColourName, strength: number, isBothWays: boolean }} arrow
 */
function drawArrow(context, colours, { from, to, colour, strength, isBothWays }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const unit = lineUnitOf(to);
  const [right, down] = [(to.x - from.x) / length, (to.y - from.y) / length];
  // Between neighbours there is little room. A piece may be at the place that its arrow leads to.
  const gapScale = Math.min(1, (0.6 * length) / (arrowGapOf(from) + arrowGapOf(to)));
  const [begin, end] = [gapScale * arrowGapOf(from), length - gapScale * arrowGapOf(to)];
  if (!(end - begin > 2)) return;
  const { token, dash } = COLOURS[colour];
  const sideOffset = isBothWays ? 0.1 * unit : 0;
  const pointAlong = (/** @type {number} */ along, /** @type {number} */ across) =>
    /** @type {[number, number]} */ ([
      from.x + right * along - down * (sideOffset + across),
      from.y + down * along + right * (sideOffset + across),
    ]);
  const width = Math.max(1.5, Math.min(6, 0.06 * unit));
  const headLength = Math.min(Math.max(5, Math.min(16, 0.2 * unit)), 0.7 * (end - begin));
  context.save();
  context.globalAlpha = MIN_ARROW_OPACITY + (1 - MIN_ARROW_OPACITY) * strength;
  context.lineJoin = "round";
  context.lineCap = "round";
  const strokeShaft = () => {
    context.beginPath();
    context.moveTo(...pointAlong(begin, 0));
    context.lineTo(...pointAlong(end - 0.7 * headLength, 0));
    context.stroke();
  };
  const traceHead = () => {
    context.beginPath();
    context.moveTo(...pointAlong(end, 0));
    context.lineTo(...pointAlong(end - headLength, 0.58 * headLength));
    context.lineTo(...pointAlong(end - headLength, -0.58 * headLength));
    context.closePath();
  };
  context.strokeStyle = colours.panel;
  context.lineWidth = width + 2.5;
  strokeShaft();
  context.lineWidth = 2.5;
  traceHead();
  context.stroke();
  context.strokeStyle = colours[token];
  context.fillStyle = colours[token];
  context.lineWidth = width;
  context.setLineDash(dash.map((part) => part * width));
  strokeShaft();
  context.setLineDash([]);
  traceHead();
  context.fill();
  const [x, y] = pointAlong(begin, 0);
  drawSign(context, colours, colour, { x, y }, Math.max(signSize(from), 1.3 * width));
  context.restore();
}

/**
 * The texts, each at its place. A text without room beside the earlier texts is a dot until the board is zoomed in.
 * @param {CanvasRenderingContext2D} context
 * @param {DrawingLook} look
 * @param {readonly { place: Place, text: string }[]} texts
 */
function drawTexts(context, { colours, font }, texts) {
  /** @type {import("./drawing-texts.js").Box[]} */
  const occupiedBoxes = [];
  context.save();
  for (const { place, text } of texts) {
    const size = setFittingFont(context, font, text, place.isRound ? null : place.size);
    const box = plateBox(context, text, size, place, place.isRound ? markRadius(place) : null);
    const isFree = occupiedBoxes.every(
      (other) =>
        box.right <= other.left ||
        box.left >= other.right ||
        box.bottom <= other.top ||
        box.top >= other.bottom,
    );
    if (isFree) occupiedBoxes.push(box);
    drawText(context, colours, isFree ? text : null, size, box);
  }
  context.restore();
}
