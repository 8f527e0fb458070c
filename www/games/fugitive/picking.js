// Finds the target of a press on the map: the nearest of the available roads and cities.

import { canvasPoint } from "../../kit/boards/unit-square.js";
import { squaredDistanceToRoad } from "../../kit/maps/crossings.js";
import { pointOnRoad, radiusOf } from "./geometry.js";

/**
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./geometry.js").RoadShape} RoadShape
 * @typedef {import("./geometry.js").Transform} Transform
 */

/**
 * The layout of a map on the canvas.
 * @typedef {{ places: readonly Point[], roads: readonly RoadShape[], transform: Transform }} Layout
 */

/**
 * The city of a press, with the kind of road if the press was on a road, otherwise null. `isClear`: no other candidate was nearly
 * as close. `isAvailable`: the city is available. `rivalDistance` is the distance from the city to the nearest other candidate's city, in CSS
 * pixels.
 * @typedef {{ city: number, kind: string | null, isClear: boolean, isAvailable: boolean, rivalDistance: number }} PickedCity
 */

/** A possible target and its distance from the press. @typedef {Omit<PickedCity, "isClear" | "rivalDistance"> & { distance: number }} Candidate */

/** The fraction of a road at its start that does not count, since all roads of a piece are close together there. */
const SHARED_START = 0.3;

/** The handicap of roads against cities, in CSS pixels: a city takes precedence unless its road is closer by more than this. */
const ROAD_HANDICAP = 3;

/** Two candidates are ambiguous if their distances differ by less than this, in CSS pixels: for a press on one, and beside it. */
const AMBIGUITY_MARGIN = { on: 3, beside: 6 };

/** The number of straight segments that approximate an arc. */
const SEGMENTS = 12;

/**
 * The nearest of the available cities.
 * @param {Layout} layout
 * @param {Iterable<number>} cities
 * @param {Point} point a point of the canvas, in CSS pixels
 * @param {number} reach
 * @returns {PickedCity | null}
 */
export function pickCity(layout, cities, point, reach) {
  return nearestCandidate(
    layout,
    Array.from(cities, (city) => ({
      city,
      kind: null,
      isAvailable: true,
      distance: distanceFromCity(layout, city, point),
    })),
    reach,
  );
}

/**
 * The nearest road from a city, or the city at its end. A press on a city that no such road reaches returns that city, even if
 * a road passes under it.
 * @param {Layout} layout
 * @param {number} from
 * @param {readonly { city: number, kinds: readonly string[] }[]} targets
 * @param {Point} point a point of the canvas, in CSS pixels
 * @param {number} reach
 * @returns {PickedCity | null}
 */
export function pickRoad(layout, from, targets, point, reach) {
  const kindsByTarget = new Map(targets.map(({ city, kinds }) => [city, kinds]));
  /** @type {Candidate[]} */
  const candidates = layout.places.map((_, i) => {
    const city = i + 1;
    const isAvailable = kindsByTarget.has(city);
    const distance = distanceFromCity(layout, city, point);
    // Beside an unavailable city, a closer road takes precedence.
    const handicap = isAvailable || distance === 0 ? 0 : ROAD_HANDICAP;
    return { city, kind: null, isAvailable, distance: distance + handicap };
  });
  for (const shape of layout.roads) {
    if (shape.one !== from && shape.other !== from) continue;
    const isFromFirstEnd = shape.one === from;
    const city = isFromFirstEnd ? shape.other : shape.one;
    if (!kindsByTarget.get(city)?.includes(shape.kind)) continue;
    /** @type {Point} */
    const choosablePart = isFromFirstEnd ? [SHARED_START, 1] : [0, 1 - SHARED_START];
    const distance =
      distanceFromRoad(shape, layout.transform, point, choosablePart) + ROAD_HANDICAP;
    candidates.push({ city, kind: shape.kind, isAvailable: true, distance });
  }
  return nearestCandidate(layout, candidates, reach);
}

/**
 * @param {Layout} layout
 * @param {Candidate[]} candidates
 * @param {number} reach
 * @returns {PickedCity | null}
 */
function nearestCandidate({ places, transform: { side } }, candidates, reach) {
  candidates.sort((a, b) => a.distance - b.distance);
  const [best] = candidates;
  if (!best || best.distance > reach) return null;
  const rival = candidates.find(({ city }) => city !== best.city);
  const margin = best.distance === 0 ? AMBIGUITY_MARGIN.on : AMBIGUITY_MARGIN.beside;
  const isClear = !rival || rival.distance - best.distance > margin;
  const [[x, y], [otherX, otherY]] = [places[best.city - 1], places[(rival ?? best).city - 1]];
  const rivalDistance = rival ? side * Math.hypot(x - otherX, y - otherY) : Infinity;
  return {
    city: best.city,
    kind: best.kind,
    isClear,
    isAvailable: best.isAvailable,
    rivalDistance,
  };
}

/**
 * The distance of a point from a city's circle; 0 inside.
 * @param {Layout} layout
 * @param {number} city
 * @param {Point} point
 */
function distanceFromCity({ places, transform }, city, [x, y]) {
  const [ownX, ownY] = canvasPoint(places[city - 1], transform);
  const radius = radiusOf(places.length, 4, transform.side);
  return Math.max(0, Math.hypot(x - ownX, y - ownY) - radius);
}

/**
 * The distance of a point of the canvas from a road, or from a part of it, in pixels.
 * @param {RoadShape} shape
 * @param {Transform} transform
 * @param {Point} point
 * @param {Point} [part] the begin and end of the part, 0 to 1
 */
export function distanceFromRoad(shape, transform, [x, y], [begin, end] = [0, 1]) {
  const places = { xs: new Float64Array(2), ys: new Float64Array(2) };
  const segments = shape.via ? SEGMENTS : 1;
  let minSquaredDistance = Infinity;
  for (let i = 0; i <= segments; i++) {
    const pointOnArc = pointOnRoad(shape, begin + ((end - begin) * i) / segments);
    [places.xs[i % 2], places.ys[i % 2]] = canvasPoint(pointOnArc, transform);
    if (i > 0)
      minSquaredDistance = Math.min(
        minSquaredDistance,
        squaredDistanceToRoad(x, y, places, [0, 1]),
      );
  }
  return Math.sqrt(minSquaredDistance);
}
