// Draws a map with who is on it. Pure: everything it shows is in the view, and it keeps nothing.

import { along, onScreen, radiusOf } from "./geometry.js";
import { labelsOf } from "./labels.js";
import { drawDetective, drawFugitive } from "./sprites.js";

/**
 * @typedef {import("../canvas.js").Colours} Colours
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./geometry.js").Shape} Shape
 * @typedef {import("./geometry.js").Transform} Transform
 */

/**
 * A way along a road, from one city to another.
 * @typedef {{ kind: string, from: number, to: number }} Way
 */

/**
 * @typedef {Object} FugitiveView
 * @property {number} width of the canvas, in CSS pixels
 * @property {number} height
 * @property {Transform} transform
 * @property {Colours} colours
 * @property {string} font
 * @property {readonly Point[]} places of the cities, from the first, in the unit square
 * @property {readonly Shape[]} roads
 * @property {readonly number[]} [belief] the cities where the fugitive can be
 * @property {readonly number[]} [detectives] the city of each
 * @property {number | null} [fugitive] its city, where it is known
 * @property {readonly Way[]} [choices] roads that may be taken
 * @property {Way | null} [hovered] one of them
 * @property {readonly Way[]} [taken] the roads of the last moves
 * @property {number | null} [selected] a city
 */

/** The kinds of roads, in the order in which they are drawn. */
const KINDS = /** @type {const} */ (["C", "T", "P"]);

/** The usual distance of cities, in pixels, under which numbers beside them would be lost among the roads. */
const CROWDED = 34;

/** How strong the glow is, from a city outwards. */
const GLOW = /** @type {const} */ ([
  [0, 0.75],
  [0.45, 0.45],
  [1, 0],
]);

/**
 * @param {CanvasRenderingContext2D} context in CSS pixels, cleared
 * @param {FugitiveView} view
 */
export function draw(context, view) {
  context.save();
  context.beginPath();
  context.roundRect(0, 0, view.width, view.height, 6);
  context.clip();
  context.fillStyle = view.colours.board;
  context.fillRect(0, 0, view.width, view.height);
  const spots = spotsOf(view);
  drawBelief(context, view, spots);
  drawWays(context, view, view.taken ?? [], view.colours.glow, 0.6);
  drawWays(context, view, view.choices ?? [], view.colours.accent, 0.35);
  if (view.hovered) drawWays(context, view, [view.hovered], view.colours.accent, 0.8);
  for (const kind of KINDS) drawRoads(context, view, kind);
  drawCities(context, view, spots);
  drawLabels(context, view, spots);
  drawPieces(context, view, spots);
  context.restore();
}

/**
 * The cities on the screen, from the first.
 * @param {FugitiveView} view
 */
function spotsOf({ places, roads, transform }) {
  const degrees = new Array(places.length + 1).fill(0);
  for (const { one, other } of roads) {
    degrees[one]++;
    degrees[other]++;
  }
  return places.map((place, i) => {
    const [x, y] = onScreen(place, transform);
    const radius = radiusOf(places.length, degrees[i + 1], transform.side);
    return { city: i + 1, x, y, radius };
  });
}

/** @typedef {ReturnType<typeof spotsOf>} Spots */

/**
 * A warm glow under the cities where the fugitive can be.
 * @param {CanvasRenderingContext2D} context
 * @param {FugitiveView} view
 * @param {Spots} spots
 */
function drawBelief(context, { belief = [], colours, places, transform }, spots) {
  const usual = transform.side / Math.sqrt(places.length);
  for (const city of belief) {
    const { x, y, radius } = spots[city - 1];
    const far = Math.max(0.62 * usual, 2.2 * radius);
    const glow = context.createRadialGradient(x, y, 0, x, y, far);
    for (const [at, strength] of GLOW) glow.addColorStop(at, faint(colours.glow, strength));
    context.fillStyle = glow;
    context.beginPath();
    context.arc(x, y, far, 0, 2 * Math.PI);
    context.fill();
  }
}

/**
 * @param {string} colour such as #f2a33a
 * @param {number} strength 0 to 1
 */
function faint(colour, strength) {
  return `${colour}${Math.round(255 * strength)
    .toString(16)
    .padStart(2, "0")}`;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Shape} shape
 * @param {Transform} transform
 */
function trace(context, { from, to, via }, transform) {
  context.moveTo(...onScreen(from, transform));
  if (via) context.quadraticCurveTo(...onScreen(via, transform), ...onScreen(to, transform));
  else context.lineTo(...onScreen(to, transform));
}

/**
 * Bands under roads.
 * @param {CanvasRenderingContext2D} context
 * @param {FugitiveView} view
 * @param {readonly Way[]} ways
 * @param {string} colour
 * @param {number} strength
 */
function drawWays(context, { roads, transform, places }, ways, colour, strength) {
  context.beginPath();
  for (const shape of roads) {
    const isOne = ways.some(
      ({ kind, from, to }) =>
        kind === shape.kind &&
        ((from === shape.one && to === shape.other) || (from === shape.other && to === shape.one)),
    );
    if (isOne) trace(context, shape, transform);
  }
  context.globalAlpha = strength;
  context.strokeStyle = colour;
  context.lineCap = "round";
  context.lineWidth = Math.max(4, Math.min(10, (0.13 * transform.side) / Math.sqrt(places.length)));
  context.stroke();
  context.globalAlpha = 1;
}

/**
 * All roads of a kind: cars thin and solid, trains with ticks, planes as dashed arcs.
 * @param {CanvasRenderingContext2D} context
 * @param {FugitiveView} view
 * @param {typeof KINDS[number]} kind
 */
function drawRoads(context, { colours, roads, transform, places }, kind) {
  const usual = transform.side / Math.sqrt(places.length);
  const scale = Math.max(0.6, Math.min(1.5, usual / 60));
  context.lineCap = "butt";
  context.lineJoin = "round";
  context.beginPath();
  const ofKind = roads.filter((shape) => shape.kind === kind);
  for (const shape of ofKind) trace(context, shape, transform);
  context.strokeStyle = { C: colours.muted, T: colours.side3, P: colours.side4 }[kind];
  context.lineWidth = { C: 1, T: 1.3, P: 1.5 }[kind] * scale;
  context.setLineDash(kind === "P" ? [7 * scale, 5 * scale] : []);
  context.stroke();
  context.setLineDash([]);
  if (kind !== "T") return;
  context.beginPath();
  for (const shape of ofKind) traceTicks(context, shape, transform, scale);
  context.lineWidth = scale;
  context.stroke();
}

/**
 * Short strokes across a road, evenly.
 * @param {CanvasRenderingContext2D} context
 * @param {Shape} shape
 * @param {Transform} transform
 * @param {number} scale
 */
function traceTicks(context, shape, transform, scale) {
  const [[ax, ay], [bx, by]] = [onScreen(shape.from, transform), onScreen(shape.to, transform)];
  const count = Math.max(2, Math.round(Math.hypot(bx - ax, by - ay) / (8 * scale)));
  for (let i = 1; i < count; i++) {
    const [x, y] = onScreen(along(shape, i / count), transform);
    const [backX, backY] = onScreen(along(shape, (i - 0.5) / count), transform);
    const length = Math.hypot(x - backX, y - backY) || 1;
    const [right, down] = [
      (2.6 * scale * (y - backY)) / length,
      (2.6 * scale * (backX - x)) / length,
    ];
    context.moveTo(x - right, y - down);
    context.lineTo(x + right, y + down);
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {FugitiveView} view
 * @param {Spots} spots
 */
function drawCities(context, { belief = [], choices = [], colours, selected }, spots) {
  const warm = new Set(belief);
  const open = new Set(choices.map(({ to }) => to));
  for (const { city, x, y, radius } of spots) {
    const isFramed = open.has(city) || city === selected;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = colours.panel;
    context.fill();
    context.strokeStyle = isFramed ? colours.accent : warm.has(city) ? colours.warn : colours.muted;
    context.lineWidth =
      isFramed || warm.has(city) ? Math.max(1.5, 0.2 * radius) : Math.max(1, 0.1 * radius);
    context.stroke();
  }
}

/**
 * Numbers of cities, where there is room; on a crowded map only of those that matter now.
 * @param {CanvasRenderingContext2D} context
 * @param {FugitiveView} view
 * @param {Spots} spots
 */
function drawLabels(context, view, spots) {
  const { choices = [], colours, detectives = [], font, fugitive, height, selected, width } = view;
  const isCrowded = view.transform.side / Math.sqrt(spots.length) < CROWDED;
  const full = new Set([...detectives, fugitive]);
  const open = new Set([...choices.map(({ to }) => to), selected]);
  const seen = spots.flatMap((spot) => {
    const { city, x, y } = spot;
    const isSeen = x > -20 && y > -20 && x < width + 20 && y < height + 20;
    if (!isSeen) return [];
    const isFull = full.has(city);
    const matters = isFull || open.has(city);
    const radius = isFull ? pieceSize(spot.radius) : spot.radius;
    return { city, x, y, radius, isFull, matters, isQuiet: isCrowded && !matters };
  });
  seen.sort(
    (one, other) =>
      Number(other.matters) - Number(one.matters) ||
      other.radius - one.radius ||
      one.city - other.city,
  );
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  for (const { city, x, y, size, inside } of labelsOf(seen, width, height)) {
    context.font = `${inside ? 600 : 500} ${size}px ${font}`;
    if (!inside) {
      context.lineWidth = 0.3 * size;
      context.strokeStyle = colours.board;
      context.strokeText(String(city), x, y);
    }
    context.fillStyle = inside ? colours.text : colours.muted;
    context.fillText(String(city), x, y + 0.04 * size);
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {FugitiveView} view
 * @param {Spots} spots
 */
function drawPieces(context, { colours, detectives = [], font, fugitive }, spots) {
  if (fugitive) {
    const { x, y, radius } = spots[fugitive - 1];
    drawFugitive(context, x, y, pieceSize(radius), colours);
  }
  for (const [i, city] of detectives.entries()) {
    const { x, y, radius } = spots[city - 1];
    const size = pieceSize(radius);
    // Who catches stands beside who is caught.
    const aside = city === fugitive ? 0.8 * size : 0;
    drawDetective(context, x + aside, y - aside, size, i + 1, colours, font);
  }
}

/**
 * @param {number} radius of the city's circle
 */
function pieceSize(radius) {
  return Math.max(9, 1.35 * radius);
}
