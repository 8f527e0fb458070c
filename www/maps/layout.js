// Where the cities of a map are drawn: they have no coordinates, only roads. Pure, and the same for the same map.
//
// First every city is put where its distances along the roads from all others are kept best. If car roads cross there, a
// plane drawing of them is sought and pulled towards the same distances without ever crossing a road. Then the map is
// drawn out into the corners of the square. Last, cities move a little to keep away from each other and from roads that
// pass, and to let fewer trains and planes cross.

import { countCrossings } from "./crossings.js";
import { distancesBetween, scaled, wished } from "./distances.js";
import { facesOf } from "./embedding.js";
import { tutte } from "./plane.js";
import { Roads } from "./roads.js";
import { squared, stretched } from "./square.js";

/**
 * @typedef {import("./crossings.js").Places} Places
 * @typedef {import("./crossings.js").Ends} Ends
 */

/**
 * A map as the rules give it: cities are numbers from 1.
 * @typedef {{ cities: number, roads: readonly (readonly [string, number, number])[] }} MapView
 */

/** How long a road of a kind should be beside one for cars. */
const LENGTHS = /** @type {Record<string, number>} */ ({ C: 1, T: 1.6, P: 2.8 });

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
  const crossings = roads.isTangled[0] ? 0 : countCrossings(places, roads.cars);
  if (crossings > 0) {
    const faces = facesOf(count, roads.cars, places);
    const plane = faces && tutte(count, faces);
    if (plane && countCrossings(plane, roads.cars) < crossings) {
      places = unfolded(plane, roads, distances);
    }
  }
  places = squared(places, (at, city, to) => roads.moveTowards(at, city, to));
  roads.polish(places);
  places = stretched(places);
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
