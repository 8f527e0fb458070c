// Draws a map and its pieces. The drawing depends only on the view.

import { drawnNumber } from "../../kit/boards/drawn-number.js";
import { canvasPoint } from "../../kit/boards/unit-square.js";
import { findRoad, isOnCanvas, pieceSize, pointOnRoad, radiusOf } from "./geometry.js";
import { isCrowded, isOvercrowded, placeLabels } from "./labels.js";
import { drawDetective, drawFootprint, drawFugitive } from "./sprites.js";

/**
 * @typedef {import("../../kit/boards/canvas.js").Colours} Colours
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./geometry.js").RoadShape} RoadShape
 * @typedef {import("./geometry.js").Transform} Transform
 * @typedef {import("./geometry.js").Way} Way
 * @typedef {import("./position.js").Piece} Piece
 */

/**
 * The planned destination of a piece.
 * @typedef {{ piece: Piece, city: number, isWrong: boolean }} Destination
 */

/**
 * @typedef {Object} FugitiveView
 * @property {number} width the width of the canvas, in CSS pixels
 * @property {number} height
 * @property {Transform} transform
 * @property {Colours} colours
 * @property {string} font
 * @property {readonly Point[]} places the places of the cities, from the first, in the unit square
 * @property {readonly RoadShape[]} roads
 * @property {readonly number[]} [belief] the cities where the fugitive may be
 * @property {readonly (number | null)[]} [detectives] the city of each detective; null for a detective that is not on the map
 * @property {number | null} [fugitive] the fugitive's city, if it is known
 * @property {number | null} [lastSeenCity] the last city where the fugitive was known to be
 * @property {readonly Way[]} [trail] the roads that the fugitive has taken, as far as they are known
 * @property {readonly Way[]} [lastRoads] the roads of the last moves
 * @property {readonly Way[]} [legalRoads] the legal roads
 * @property {Way | null} [hoveredRoad] one of the legal roads, or a way from a city to itself for a choice without a road
 * @property {readonly Way[]} [chosenRoads] the roads chosen for the turn
 * @property {readonly Destination[]} [destinations] the destinations of pieces
 * @property {readonly { piece: Piece, way: readonly number[] }[]} [plannedRoutes] the ways of pieces over several turns, by their
 *   cities, the goal last
 * @property {number | null} [foundCity] a city that the visitor searches for
 * @property {number | null} [selectedCity] the city of the selected piece
 * @property {readonly { piece: Piece, way: Way }[]} [movingPieces] the pieces in motion
 * @property {number} [progress] their progress, 0 to 1
 * @property {boolean} [omitsDetails] whether to omit slow details, while the map is being moved
 * @property {import("../../kit/boards/drawing-layer.js").Layers | null} [drawings] a program's drawings
 */

/** The kinds of roads, in the order of drawing. */
const DRAWING_ORDER = /** @type {const} */ (["C", "T", "P"]);

/** The opacity of a piece with a planned destination. */
const LEAVING_PIECE_OPACITY = 0.4;

/** The width of the rings around a city that the visitor searches for, in pixels. */
const FOUND_RINGS_WIDTH = 13;

/** The maximum radius of a glow, in pixels. */
const MAX_GLOW_RADIUS = 60;

/** The strength of a glow, from the city outwards. */
const GLOW_STOPS = /** @type {const} */ ([
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
  const circles = circlesOf(view);
  drawPossibleCities(context, view, circles);
  const { accent, glow, side2 } = view.colours;
  // The fugitive's lines are dashed on every drawing.
  drawWays(context, view, view.trail ?? [], side2, 0.4, true);
  drawWays(context, view, view.lastRoads ?? [], glow, 0.6);
  drawWays(context, view, view.legalRoads ?? [], accent, 0.3);
  drawWays(
    context,
    view,
    (view.plannedRoutes ?? []).flatMap(({ way }) => waysAlong(way)),
    accent,
    0.4,
  );
  drawWays(context, view, view.chosenRoads ?? [], accent, 0.75);
  if (view.hoveredRoad) drawWays(context, view, [view.hoveredRoad], accent, 0.75);
  view.drawings?.drawTints(context);
  for (const kind of DRAWING_ORDER) drawRoads(context, view, kind);
  drawCities(context, view, circles);
  if (view.foundCity) drawFoundRings(context, view, circles[view.foundCity - 1]);
  drawLabels(context, view, circles);
  if (view.lastSeenCity) drawLastSeenCity(context, view, circles[view.lastSeenCity - 1]);
  view.drawings?.drawLines(context);
  drawRouteGoals(context, view, circles);
  drawPieces(context, view, circles);
  view.drawings?.drawTexts(context);
  drawDestinations(context, view, circles);
  context.restore();
}

/**
 * The cities on the screen, in order.
 * @param {FugitiveView} view
 */
function circlesOf({ places, roads, transform }) {
  const degrees = new Array(places.length + 1).fill(0);
  for (const { one, other } of roads) {
    degrees[one]++;
    degrees[other]++;
  }
  return places.map((place, i) => {
    const [x, y] = canvasPoint(place, transform);
    const radius = radiusOf(places.length, degrees[i + 1], transform.side);
    return { city: i + 1, x, y, radius };
  });
}

/** @typedef {ReturnType<typeof circlesOf>} CityCircles */

/**
 * Draws a warm glow under the cities where the fugitive may be.
 * @param {CanvasRenderingContext2D} context
 * @param {FugitiveView} view
 * @param {CityCircles} circles
 */
function drawPossibleCities(context, view, circles) {
  const { belief = [], colours, height, omitsDetails, places, transform, width } = view;
  const usualDistance = transform.side / Math.sqrt(places.length);
  for (const city of belief) {
    const { x, y, radius } = circles[city - 1];
    const glowRadius = Math.max(Math.min(0.62 * usualDistance, MAX_GLOW_RADIUS), 2.2 * radius);
    if (x < -glowRadius || y < -glowRadius || x > width + glowRadius || y > height + glowRadius)
      continue;
    if (omitsDetails) {
      context.fillStyle = withOpacity(colours.glow, GLOW_STOPS[1][1]);
      context.beginPath();
      context.arc(x, y, 0.6 * glowRadius, 0, 2 * Math.PI);
      context.fill();
      continue;
    }
    const glow = context.createRadialGradient(x, y, 0, x, y, glowRadius);
    for (const [stop, strength] of GLOW_STOPS)
      glow.addColorStop(stop, withOpacity(colours.glow, strength));
    context.fillStyle = glow;
    context.beginPath();
    context.arc(x, y, glowRadius, 0, 2 * Math.PI);
    context.fill();
  }
}

/**
 * @param {string} colour such as #f2a33a
 * @param {number} strength 0 to 1
 */
function withOpacity(colour, strength) {
  return `${colour}${Math.round(255 * strength)
    .toString(16)
    .padStart(2, "0")}`;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {RoadShape} shape
 * @param {Transform} transform
 */
function traceRoad(context, { from, to, via }, transform) {
  context.moveTo(...canvasPoint(from, transform));
  if (via) context.quadraticCurveTo(...canvasPoint(via, transform), ...canvasPoint(to, transform));
  else context.lineTo(...canvasPoint(to, transform));
}

/**
 * The roads between the cities of a way, by any kind.
 * @param {readonly number[]} way
 */
function waysAlong(way) {
  return way.slice(1).map((to, i) => ({ kind: "", from: way[i], to }));
}

/**
 * Draws coloured bands under roads.
 * @param {CanvasRenderingContext2D} context
 * @param {FugitiveView} view
 * @param {readonly Way[]} ways
 * @param {string} colour
 * @param {number} strength
 * @param {boolean} [isDashed]
 */
function drawWays(context, { roads, transform, places }, ways, colour, strength, isDashed = false) {
  if (ways.length === 0) return;
  context.beginPath();
  for (const way of ways) {
    const shape = findRoad(roads, way);
    if (shape) traceRoad(context, shape, transform);
  }
  context.globalAlpha = strength;
  context.strokeStyle = colour;
  const width = Math.max(4, Math.min(10, (0.13 * transform.side) / Math.sqrt(places.length)));
  context.lineCap = isDashed ? "butt" : "round";
  context.lineWidth = width;
  if (isDashed) context.setLineDash([1.5 * width, 0.75 * width]);
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/**
 * Draws all roads of one kind: cars thin and solid, trains with ticks, planes as dashed arcs.
 * @param {CanvasRenderingContext2D} context
 * @param {FugitiveView} view
 * @param {typeof DRAWING_ORDER[number]} kind
 */
function drawRoads(context, view, kind) {
  const { colours, height, omitsDetails, roads, transform, places, width } = view;
  const usualDistance = transform.side / Math.sqrt(places.length);
  const scale = Math.max(0.6, Math.min(1.5, usualDistance / 60));
  context.lineCap = "butt";
  context.lineJoin = "round";
  context.beginPath();
  const shownRoads = roads.filter(
    (shape) => shape.kind === kind && isOnCanvas(shape, transform, width, height),
  );
  for (const shape of shownRoads) traceRoad(context, shape, transform);
  context.strokeStyle = { C: colours.muted, T: colours.side3, P: colours.side4 }[kind];
  context.lineWidth = { C: 1, T: 1.3, P: 1.5 }[kind] * scale;
  context.setLineDash(kind === "P" ? [7 * scale, 5 * scale] : []);
  context.stroke();
  context.setLineDash([]);
  if (kind !== "T" || omitsDetails) return;
  context.beginPath();
  for (const shape of shownRoads) traceTicks(context, shape, transform, scale);
  context.lineWidth = scale;
  context.stroke();
}

/**
 * Traces short strokes across a road at even distances.
 * @param {CanvasRenderingContext2D} context
 * @param {RoadShape} shape
 * @param {Transform} transform
 * @param {number} scale
 */
function traceTicks(context, shape, transform, scale) {
  const [[fromX, fromY], [toX, toY]] = [
    canvasPoint(shape.from, transform),
    canvasPoint(shape.to, transform),
  ];
  const count = Math.max(2, Math.round(Math.hypot(toX - fromX, toY - fromY) / (8 * scale)));
  for (let i = 1; i < count; i++) {
    const [x, y] = canvasPoint(pointOnRoad(shape, i / count), transform);
    const [backX, backY] = canvasPoint(pointOnRoad(shape, (i - 0.5) / count), transform);
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
 * @param {CityCircles} circles
 */
function drawCities(context, { belief = [], legalRoads = [], colours, hoveredRoad }, circles) {
  const possibleCities = new Set(belief);
  const reachableCities = new Set(legalRoads.map(({ to }) => to));
  for (const { city, x, y, radius } of circles) {
    const isFramed = reachableCities.has(city) || city === hoveredRoad?.to;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = city === hoveredRoad?.to ? colours.accent : colours.panel;
    context.fill();
    context.strokeStyle = isFramed
      ? colours.accent
      : possibleCities.has(city)
        ? colours.warn
        : colours.muted;
    context.lineWidth =
      isFramed || possibleCities.has(city)
        ? Math.max(1.5, 0.2 * radius)
        : Math.max(1, 0.1 * radius);
    context.stroke();
  }
}

/**
 * Draws the numbers of the cities, where there is room. On a crowded map, only important cities have numbers beside them.
 * @param {CanvasRenderingContext2D} context
 * @param {FugitiveView} view
 * @param {CityCircles} circles
 */
function drawLabels(context, view, circles) {
  const { legalRoads = [], colours, font, height, hoveredRoad, destinations = [], width } = view;
  const isMapCrowded = isCrowded(circles.length, view.transform.side);
  const isMapOvercrowded = isOvercrowded(circles.length, view.transform.side);
  const occupiedCities = new Set([...(view.detectives ?? []), view.fugitive]);
  const importantCities = new Set([
    ...legalRoads.map(({ to }) => to),
    ...destinations.map(({ city }) => city),
  ]);
  if (view.lastSeenCity) importantCities.add(view.lastSeenCity);
  if (view.foundCity) importantCities.add(view.foundCity);
  for (const { way } of view.plannedRoutes ?? []) importantCities.add(way[way.length - 1]);
  if (hoveredRoad) importantCities.add(hoveredRoad.to);
  const visibleCircles = circles.flatMap((circle) => {
    const { city, x, y } = circle;
    const isVisible = x > -20 && y > -20 && x < width + 20 && y < height + 20;
    if (!isVisible) return [];
    const isOccupied = occupiedCities.has(city);
    const isImportant = isOccupied || importantCities.has(city);
    const size = pieceSize(circle.radius);
    const ownRadius = !isOccupied
      ? circle.radius
      : city === view.selectedCity
        ? ringSize(size)
        : size;
    const radius = city === view.foundCity ? circle.radius + FOUND_RINGS_WIDTH : ownRadius;
    const isQuiet = isMapOvercrowded && !isImportant;
    return {
      city,
      x,
      y,
      radius,
      isOccupied,
      isImportant,
      isQuiet,
      isSmall: isMapCrowded && !isImportant,
    };
  });
  visibleCircles.sort(
    (a, b) =>
      Number(b.isImportant) - Number(a.isImportant) || b.radius - a.radius || a.city - b.city,
  );
  const boldCities = new Set([...occupiedCities, ...importantCities]);
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  for (const { city, x, y, size, isInside } of placeLabels(visibleCircles, width, height)) {
    const text = drawnNumber(city, colours);
    context.font = `${isInside || boldCities.has(city) ? 600 : 500} ${size}px ${font}`;
    if (!isInside) {
      context.lineWidth = 0.3 * size;
      context.strokeStyle = colours.board;
      context.strokeText(text, x, y);
    }
    const isDark = isInside || boldCities.has(city);
    context.fillStyle = isDark ? colours.text : colours.muted;
    if (isInside && city === hoveredRoad?.to) context.fillStyle = colours.board;
    context.fillText(text, x, y + 0.04 * size);
  }
}

/**
 * Draws an empty square around the last known city of the fugitive.
 * @param {CanvasRenderingContext2D} context
 * @param {FugitiveView} view
 * @param {CityCircles[number]} circle
 */
function drawLastSeenCity(context, { colours, fugitive, lastSeenCity }, { x, y, radius }) {
  if (fugitive !== lastSeenCity) drawFootprint(context, x, y, pieceSize(radius), colours);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {FugitiveView} view
 * @param {CityCircles} circles
 */
function drawPieces(context, view, circles) {
  const { colours, detectives = [], font, fugitive, destinations = [], selectedCity } = view;
  // A piece with a planned destination is drawn faint.
  const leavingPieces = new Set(destinations.map(({ piece }) => piece));
  if (fugitive) {
    const [x, y] = placeOfPiece(view, circles, "fugitive", fugitive);
    const size = pieceSize(circles[fugitive - 1].radius);
    if (selectedCity === fugitive) drawRing(context, x, y, size, colours);
    context.globalAlpha = leavingPieces.has("fugitive") ? LEAVING_PIECE_OPACITY : 1;
    drawFugitive(context, x, y, size, colours);
  }
  for (const [i, city] of detectives.entries()) {
    if (city === null) continue;
    const [x, y] = placeOfPiece(view, circles, i + 1, city);
    const size = pieceSize(circles[city - 1].radius);
    // A detective is drawn beside the fugitive that it has caught.
    const offset = city === fugitive ? 0.8 * size : 0;
    context.globalAlpha = 1;
    if (selectedCity === city) drawRing(context, x + offset, y - offset, size, colours);
    context.globalAlpha = leavingPieces.has(i + 1) ? LEAVING_PIECE_OPACITY : 1;
    drawDetective(context, x + offset, y - offset, size, i + 1, colours, font);
  }
  context.globalAlpha = 1;
}

/**
 * The place of a piece on the screen: in its city, or on its way there.
 * @param {FugitiveView} view
 * @param {CityCircles} circles
 * @param {Piece} piece
 * @param {number} city
 * @returns {[number, number]}
 */
function placeOfPiece({ movingPieces = [], progress = 1, roads, transform }, circles, piece, city) {
  const { x, y } = circles[city - 1];
  const way = movingPieces.find((each) => each.piece === piece)?.way;
  const shape = way && progress < 1 ? findRoad(roads, way) : undefined;
  if (!way || !shape) return [x, y];
  return canvasPoint(
    pointOnRoad(shape, shape.one === way.from ? progress : 1 - progress),
    transform,
  );
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} size the size of the piece inside
 * @param {Colours} colours
 */
function drawRing(context, x, y, size, colours) {
  context.beginPath();
  context.arc(x, y, ringSize(size), 0, 2 * Math.PI);
  context.lineWidth = 5;
  context.strokeStyle = colours.board;
  context.stroke();
  context.lineWidth = 2.5;
  context.strokeStyle = colours.accent;
  context.stroke();
}

/**
 * Draws the goals of routes: a dashed ring, and the piece that is on its way there.
 * @param {CanvasRenderingContext2D} context
 * @param {FugitiveView} view
 * @param {CityCircles} circles
 */
function drawRouteGoals(context, { colours, font, plannedRoutes = [] }, circles) {
  for (const { piece, way } of plannedRoutes) {
    const { x, y, radius } = circles[way[way.length - 1] - 1];
    context.beginPath();
    context.arc(x, y, radius + 4, 0, 2 * Math.PI);
    context.lineWidth = 2.5;
    context.strokeStyle = colours.accent;
    context.setLineDash([5, 4]);
    context.stroke();
    context.setLineDash([]);
    const size = Math.max(7, 0.8 * pieceSize(radius));
    const offset = 0.7 * radius + 0.8 * size;
    context.globalAlpha = 2 * LEAVING_PIECE_OPACITY;
    if (piece === "fugitive") drawFugitive(context, x + offset, y - offset, size, colours);
    else drawDetective(context, x + offset, y - offset, size, piece, colours, font);
    context.globalAlpha = 1;
  }
}

/**
 * Draws two rings around a city that the visitor searches for.
 * @param {CanvasRenderingContext2D} context
 * @param {FugitiveView} view
 * @param {CityCircles[number]} circle
 */
function drawFoundRings(context, { colours }, { x, y, radius }) {
  for (const [distance, width, colour] of /** @type {const} */ ([
    [8, 7, "board"],
    [FOUND_RINGS_WIDTH - 7, 2.5, "accent"],
    [FOUND_RINGS_WIDTH - 2, 2.5, "accent"],
  ])) {
    context.beginPath();
    context.arc(x, y, radius + distance, 0, 2 * Math.PI);
    context.lineWidth = width;
    context.strokeStyle = colours[colour];
    context.stroke();
  }
}

/**
 * Draws pieces at their destinations, small and beside the city, so that a piece already there stays visible.
 * @param {CanvasRenderingContext2D} context
 * @param {FugitiveView} view
 * @param {CityCircles} circles
 */
function drawDestinations(context, { colours, font, destinations = [] }, circles) {
  for (const { piece, city, isWrong } of destinations) {
    const circle = circles[city - 1];
    if (!circle) continue;
    const size = Math.max(7, 0.8 * pieceSize(circle.radius));
    const offset = 0.7 * circle.radius + 0.8 * size;
    const [x, y] = [circle.x + offset, circle.y - offset];
    context.beginPath();
    context.arc(circle.x, circle.y, circle.radius + 2, 0, 2 * Math.PI);
    context.lineWidth = 2.5;
    context.strokeStyle = isWrong ? colours.warn : colours.accent;
    if (isWrong) context.setLineDash([4, 3]);
    context.stroke();
    context.setLineDash([]);
    if (piece === "fugitive") drawFugitive(context, x, y, size, colours);
    else drawDetective(context, x, y, size, piece, colours, font);
  }
}

/**
 * @param {number} size the size of the piece
 */
function ringSize(size) {
  return 1.15 * size + 3;
}
