// Places the cities of a map, which has roads but no coordinates. A pure function: the same map gives the same drawing.
//
// First, every city is placed so that its distances from all others match those along the roads best. If car roads cross then,
// a planar drawing of them is computed and pulled towards the same distances without any new crossing. Then the map is
// stretched into the corners of the square. Last, cities move a little, away from each other and from passing roads, and so
// that fewer trains and planes cross.

import { countCrossings } from "./crossings.js";
import { bestPlaceFor, classicalScaling, distancesBetween } from "./distances.js";
import { facesOf } from "./planar-faces.js";
import { tuttePlaces } from "./plane.js";
import { Roads } from "./roads.js";
import { fitToSquare, stretchToSides } from "./square.js";

/**
 * @typedef {import("./crossings.js").Places} Places
 * @typedef {import("./crossings.js").RoadEnds} RoadEnds
 */

/**
 * A map in the form of the rules: cities are numbers from 1.
 * @typedef {{ cities: number, roads: readonly (readonly [string, number, number])[] }} MapView
 */

/** The ideal length of each kind of road, relative to roads for cars. */
const RELATIVE_LENGTHS = /** @type {Record<string, number>} */ ({ C: 1, T: 1.6, P: 2.8 });

/**
 * @param {MapView} map
 * @returns {[number, number][]} the place of each city, from the first, as fractions of the width and height from the top left
 */
export function layout(map) {
  const count = map.cities;
  const roads = new Roads(map);
  const lengths = map.roads.map(([kind, one, other]) => ({
    one: one - 1,
    other: other - 1,
    length: RELATIVE_LENGTHS[kind] ?? 1,
  }));
  const distances = distancesBetween(count, lengths);
  let places = classicalScaling(distances);
  for (let round = 0; round < 60; round++) {
    for (let city = 0; city < count; city++) {
      [places.xs[city], places.ys[city]] = bestPlaceFor(places, distances, city);
    }
  }
  const crossings = roads.isTangled[0] ? 0 : countCrossings(places, roads.carRoads);
  if (crossings > 0) {
    const faces = facesOf(count, roads.carRoads, places);
    const planarPlaces = faces && tuttePlaces(count, faces);
    if (planarPlaces && countCrossings(planarPlaces, roads.carRoads) < crossings) {
      places = pulledToDistances(planarPlaces, roads, distances);
    }
  }
  places = fitToSquare(places, (at, city, to) => roads.moveTowards(at, city, to));
  roads.improvePlaces(places);
  places = stretchToSides(places);
  return Array.from(places.xs, (x, city) => [x, places.ys[city]]);
}

/**
 * Pulls a planar drawing towards the distances.
 * @param {Places} places changed in place
 * @param {Roads} roads
 * @param {readonly Float64Array[]} distances
 */
function pulledToDistances(places, roads, distances) {
  const side = Math.sqrt(places.xs.length);
  for (const axis of [places.xs, places.ys]) for (let i = 0; i < axis.length; i++) axis[i] *= side;
  for (let round = 0; round < 150; round++) {
    for (let city = 0; city < places.xs.length; city++) {
      roads.moveTowards(places, city, bestPlaceFor(places, distances, city));
    }
  }
  return places;
}
