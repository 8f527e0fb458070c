// Where the cities of a map are drawn: they have no coordinates, only roads. Pure, and the same for the same map.
//
// First every city is put where its distances along the roads from all others are kept best. If car roads cross there, a
// plane drawing of them is sought and pulled towards the same distances without ever crossing a road. Last, cities move
// a little to keep away from each other and from roads that pass, and to let fewer trains and planes cross.

import { countCrossings } from "./crossings.js";
import { distancesBetween, scaled, wished } from "./distances.js";
import { facesOf } from "./embedding.js";
import { onCircle, tutte } from "./plane.js";
import { Roads } from "./roads.js";

/**
 * @typedef {import("./crossings.js").Places} Places
 * @typedef {import("./crossings.js").Ends} Ends
 */

/**
 * A map as the rules give it: cities are numbers from 1.
 * @typedef {{ cities: number, roads: readonly (readonly [string, number, number])[] }} MapView
 */

/** How long a road of a kind should be beside one for cars. */
const LENGTHS = /** @type {Record<string, number>} */ ({ C: 1, T: 1.9, P: 3.4 });

/** Places are drawn at least so far from the square's border, as a part of its side. */
const MARGIN = 0.02;

/** Turns of the map that are tried, all within a quarter. */
const TURNS = 24;

/** Steps in which a round map is drawn into the corners. */
const SQUARING = 8;

/**
 * @param {MapView} map
 * @returns {[number, number][]} for each city, from the first, how far right and down it is, 0 to 1
 */
export function layout(map) {
  const count = map.cities;
  const roads = new Roads(map);
  const lengths = map.roads.map(([kind, one, other]) => ({
    one: one - 1,
    other: other - 1,
    length: LENGTHS[kind] ?? 1,
  }));
  const distances = distancesBetween(count, lengths);
  let places = scaled(distances);
  for (let round = 0; round < 60; round++) {
    for (let city = 0; city < count; city++) {
      [places.xs[city], places.ys[city]] = wished(places, distances, city);
    }
  }
  if (countCrossings(places, roads.cars) > 0) {
    const faces = facesOf(count, roads.cars, places);
    if (faces) places = unfolded(tutte(count, faces), roads, distances);
  }
  places = filled(places);
  squared(places, roads);
  roads.polish(places);
  places = filled(places);
  return Array.from(places.xs, (x, city) => [x, places.ys[city]]);
}

/**
 * A plane drawing, pulled towards the distances.
 * @param {Places} places changed
 * @param {Roads} roads
 * @param {readonly Float64Array[]} distances
 */
function unfolded(places, roads, distances) {
  const side = Math.sqrt(places.xs.length);
  for (const axis of [places.xs, places.ys]) for (let i = 0; i < axis.length; i++) axis[i] *= side;
  for (let round = 0; round < 150; round++) {
    for (let city = 0; city < places.xs.length; city++) {
      roads.moveTowards(places, city, wished(places, distances, city));
    }
  }
  return places;
}

/**
 * The places turned and stretched so that they fill the square; this leaves crossings as they are.
 * @param {Places} places
 * @returns {Places}
 */
function filled({ xs, ys }) {
  /** @type {{ area: number, axes: [Float64Array, Float64Array] } | null} */
  let best = null;
  for (let turn = 0; turn < TURNS; turn++) {
    const [cos, sin] = onCircle(turn / TURNS / 4);
    const right = xs.map((x, i) => cos * x - sin * ys[i]);
    const down = xs.map((x, i) => sin * x + cos * ys[i]);
    const area = extent(right) * extent(down);
    if (!best || area < best.area) best = { area, axes: [right, down] };
  }
  const [right, down] = best?.axes ?? [xs, ys];
  return { xs: stretched(right), ys: stretched(down) };
}

/**
 * Draws a map that has come out round into the square's corners, more the farther from the middle.
 * @param {Places} places changed
 * @param {Roads} roads
 */
function squared(places, roads) {
  const { xs, ys } = places;
  const wishes = Array.from(xs, (x, city) => {
    const [right, down] = [2 * x - 1, 2 * ys[city] - 1];
    const square = Math.min(1, right * right + down * down);
    const stretch = Math.sqrt(right * right + down * down) / Math.max(Math.abs(right), Math.abs(down), 1e-9);
    const factor = 1 + (stretch - 1) * square;
    const inside = (/** @type {number} */ value) => Math.max(0, Math.min(1, (1 + factor * value) / 2));
    return /** @type {const} */ ([inside(right), inside(down)]);
  });
  for (let round = 0; round < SQUARING; round++) {
    const part = 1 / (SQUARING - round);
    for (const [city, [x, y]] of wishes.entries()) {
      const to = /** @type {const} */ ([
        xs[city] + part * (x - xs[city]),
        ys[city] + part * (y - ys[city]),
      ]);
      roads.moveTowards(places, city, to);
    }
  }
}

/** @param {Float64Array} axis */
function extent(axis) {
  return Math.max(...axis) - Math.min(...axis);
}

/** @param {Float64Array} axis */
function stretched(axis) {
  const least = Math.min(...axis);
  const whole = extent(axis) || 1;
  return axis.map((value) => MARGIN + ((1 - 2 * MARGIN) * (value - least)) / whole);
}
