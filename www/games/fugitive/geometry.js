// The places of cities and roads on the screen, for a map that can be zoomed and moved.

import { canvasPoint } from "../../kit/boards/unit-square.js";

/**
 * @typedef {import("../../kit/boards/unit-square.js").Point} Point
 * @typedef {import("../../kit/boards/unit-square.js").Transform} Transform
 */

/**
 * A way along a road, from one city to another. The kind is empty if it does not matter.
 * @typedef {{ kind: string, from: number, to: number }} Way
 */

/**
 * The shape of a road: straight, or bent towards a third point.
 * @typedef {{ kind: string, one: number, other: number, from: Point, to: Point, via: Point | null }} RoadShape
 */

/** The height of an arc, as a fraction of its length: for planes, and for parallel roads between the same cities. */
const ARC_HEIGHTS = /** @type {Record<string, number>} */ ({ P: 0.22, beside: 0.16 });

/** The radius of a city's circle, as a fraction of the typical distance between cities, and its limits in pixels. */
const RADIUS = { part: 0.185, min: 2.5, max: 15 };

/**
 * The roads of a map in the unit square.
 * @param {readonly (readonly [string, number, number])[]} roads with city numbers from 1
 * @param {readonly Point[]} places the places of the cities, from the first
 * @returns {RoadShape[]}
 */
export function roadShapesOf(roads, places) {
  const pairName = (/** @type {number} */ one, /** @type {number} */ other) =>
    one < other ? `${one} ${other}` : `${other} ${one}`;
  const pairsByCar = new Set(
    roads.map(([kind, one, other]) => (kind === "C" ? pairName(one, other) : "")),
  );
  return roads.map(([kind, one, other]) => {
    const [from, to] = [places[one - 1], places[other - 1]];
    const isBeside = kind === "T" && pairsByCar.has(pairName(one, other));
    const bow = ARC_HEIGHTS[isBeside ? "beside" : kind] ?? 0;
    return { kind, one, other, from, to, via: bow > 0 ? arcControlPoint(from, to, bow) : null };
  });
}

/**
 * A point beside the middle of a road, on the side of the square's middle, so that arcs stay on the map.
 * @param {Point} from
 * @param {Point} to
 * @param {number} bow
 * @returns {Point}
 */
function arcControlPoint([ax, ay], [bx, by], bow) {
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  const [right, down] = [bow * (by - ay), bow * (ax - bx)];
  const sign = right * (0.5 - x) + down * (0.5 - y) < 0 ? -1 : 1;
  return [x + sign * right, y + sign * down];
}

/**
 * The road of a way; the first one if the kind does not matter.
 * @param {readonly RoadShape[]} roads
 * @param {Way} way
 */
export function findRoad(roads, { kind, from, to }) {
  return roads.find(
    ({ kind: roadKind, one, other }) =>
      (kind === "" || kind === roadKind) &&
      ((from === one && to === other) || (from === other && to === one)),
  );
}

/**
 * Whether a part of a road may be on the canvas.
 * @param {RoadShape} shape
 * @param {Transform} transform
 * @param {number} width the width of the canvas
 * @param {number} height
 */
export function isOnCanvas({ from, to, via }, transform, width, height) {
  const points = [from, to, via ?? from].map((point) => canvasPoint(point, transform));
  return (
    points.some(([x]) => x >= 0) &&
    points.some(([x]) => x <= width) &&
    points.some(([, y]) => y >= 0) &&
    points.some(([, y]) => y <= height)
  );
}

/**
 * A point of a road.
 * @param {RoadShape} shape
 * @param {number} part the part of the way, 0 to 1
 * @returns {[number, number]} a point in the unit square
 */
export function pointOnRoad({ from, to, via }, part) {
  const remaining = 1 - part;
  const [x, y] = via ?? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return [
    remaining * remaining * from[0] + 2 * remaining * part * x + part * part * to[0],
    remaining * remaining * from[1] + 2 * remaining * part * y + part * part * to[1],
  ];
}

/**
 * The radius of a city's circle, in pixels: the more roads, the larger.
 * @param {number} cities the number of cities
 * @param {number} degree the number of roads to this city
 * @param {number} side the side of the square, in pixels
 */
export function radiusOf(cities, degree, side) {
  const usualRadius = (RADIUS.part * side) / Math.sqrt(cities);
  const weighted = usualRadius * (0.84 + 0.035 * Math.min(degree, 10));
  return Math.max(RADIUS.min, Math.min(RADIUS.max, weighted));
}

/**
 * The size of a piece in a city: half its height, in pixels.
 * @param {number} radius the radius of the city's circle
 */
export function pieceSize(radius) {
  return Math.max(9, 1.35 * radius);
}
