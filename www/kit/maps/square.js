// Fills the unit square with a map of round shape.

import { onCircle } from "./plane.js";

/**
 * @typedef {import("./crossings.js").Places} Places
 * @typedef {readonly [number, number]} Point
 */

/** The smallest distance of a place from the square's border, relative to its side. */
const MARGIN = 0.02;

/** The number of rotations to try, all within a quarter turn. */
const ROTATION_COUNT = 24;

/** The number of steps in which a map is stretched into the corners. */
const STRETCHING_STEPS = 8;

/**
 * The places, stretched to reach all four sides. Crossings do not change.
 * @param {Places} places
 * @returns {Places}
 */
export function stretchToSides({ xs, ys }) {
  const [right, down] = [xs, ys].map((axis) => {
    const minimum = Math.min(...axis);
    const extent = Math.max(...axis) - minimum || 1;
    return axis.map((value) => MARGIN + ((1 - 2 * MARGIN) * (value - minimum)) / extent);
  });
  return { xs: right, ys: down };
}

/**
 * The places, rotated so that they fill the square best once their hull is stretched to it, and then stretched.
 * @param {Places} places
 * @param {(places: Places, city: number, to: Point) => void} moveTowards moves a city as far as it can go
 * @returns {Places}
 */
export function fitToSquare({ xs, ys }, moveTowards) {
  /** @type {{ area: number, places: Places, wantedPlaces: Point[] } | null} */
  let best = null;
  for (let turn = 0; turn < ROTATION_COUNT; turn++) {
    const [cos, sin] = onCircle(turn / ROTATION_COUNT / 4);
    const rotated = stretchToSides({
      xs: xs.map((x, i) => cos * x - sin * ys[i]),
      ys: xs.map((x, i) => sin * x + cos * ys[i]),
    });
    const hull = convexHull(rotated);
    const wantedPlaces = Array.from(rotated.xs, (x, city) =>
      stretchedPoint([x, rotated.ys[city]], hull),
    );
    const area = areaOf(hull.map((point) => stretchedPoint(point, hull)));
    if (!best || area > best.area) best = { area, places: rotated, wantedPlaces };
  }
  if (!best) return { xs, ys };
  const { places, wantedPlaces } = best;
  for (let step = 0; step < STRETCHING_STEPS; step++) {
    const fraction = 1 / (STRETCHING_STEPS - step);
    for (const [city, [x, y]] of wantedPlaces.entries()) {
      const [fromX, fromY] = [places.xs[city], places.ys[city]];
      moveTowards(places, city, [fromX + fraction * (x - fromX), fromY + fraction * (y - fromY)]);
    }
  }
  return stretchToSides(places);
}

/**
 * The convex hull, in one orientation.
 * @param {Places} places
 * @returns {Point[]}
 */
function convexHull({ xs, ys }) {
  const points = Array.from(xs, (x, i) => /** @type {Point} */ ([x, ys[i]]));
  points.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  return [...halfHull(points), ...halfHull(points.toReversed())];
}

/**
 * One half of a hull, without its last point.
 * @param {readonly Point[]} points in sorted order
 */
function halfHull(points) {
  /** @type {Point[]} */
  const hull = [];
  for (const point of points) {
    while (hull.length > 1 && !turnsLeft(hull[hull.length - 2], hull[hull.length - 1], point)) {
      hull.pop();
    }
    hull.push(point);
  }
  return hull.slice(0, -1);
}

/**
 * @param {Point} a
 * @param {Point} b
 * @param {Point} c
 */
function turnsLeft(a, b, c) {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}

/**
 * The place of a point after the hull has been stretched to the square's border. The centre stays, and the hull moves most.
 * @param {Point} point
 * @param {readonly Point[]} hull
 * @returns {Point}
 */
function stretchedPoint([x, y], hull) {
  const [right, down] = [x - 0.5, y - 0.5];
  const borderRatio = (0.5 - MARGIN) / Math.max(Math.abs(right), Math.abs(down), 1e-9);
  const hullRatio = Math.max(1, relativeHullDistance([right, down], hull));
  const factor = 1 + (borderRatio / hullRatio - 1) / (hullRatio * hullRatio);
  return [0.5 + factor * right, 0.5 + factor * down];
}

/**
 * The distance of the hull from the centre of the square in the direction of a point, relative to the point's own distance.
 * @param {Point} direction
 * @param {readonly Point[]} hull
 */
function relativeHullDistance([right, down], hull) {
  let reach = 0;
  for (const [i, [bx, by]] of hull.entries()) {
    const [ax, ay] = hull[(i + hull.length - 1) % hull.length];
    const across = right * (by - ay) - down * (bx - ax);
    const relativeDistance = ((ax - 0.5) * (by - ay) - (ay - 0.5) * (bx - ax)) / (across || 1e-9);
    const partOfEdge = ((ax - 0.5) * down - (ay - 0.5) * right) / (across || 1e-9);
    if (partOfEdge >= -1e-9 && partOfEdge <= 1 + 1e-9) reach = Math.max(reach, relativeDistance);
  }
  return reach;
}

/** @param {readonly Point[]} points */
function areaOf(points) {
  let area = 0;
  for (const [i, [x, y]] of points.entries()) {
    const [fromX, fromY] = points[(i + points.length - 1) % points.length];
    area += fromX * y - x * fromY;
  }
  return Math.abs(area) / 2;
}
