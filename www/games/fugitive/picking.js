// The target of a press on the map: the nearest of the available roads and cities.

import { onScreen } from "../../kit/boards/unit-square.js";
import { squareFromRoad } from "../../kit/maps/crossings.js";
import { along, radiusOf } from "./geometry.js";

/**
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./geometry.js").Shape} Shape
 * @typedef {import("./geometry.js").Transform} Transform
 */

/**
 * The layout of a map on the canvas.
 * @typedef {{ places: readonly Point[], roads: readonly Shape[], transform: Transform }} Laid
 */

/**
 * The city of a press, with the kind of road if the press was on a road, otherwise null. `isClear`: no other candidate was nearly
 * as near. `isOpen`: the city is available. `apart` is the distance from the city to the nearest other candidate's city, in CSS
 * pixels.
 * @typedef {{ city: number, kind: string | null, isClear: boolean, isOpen: boolean, apart: number }} Picked
 */

/** A possible target and its distance from the press. @typedef {Omit<Picked, "isClear" | "apart"> & { far: number }} Candidate */

/** All roads of a piece are close together at their start. They are distinguished only after this part of the way. */
const APART = 0.3;

/** A city takes precedence over its road, unless the road is nearer by more than this, in CSS pixels. */
const CITY_FIRST = 3;

/** Two candidates are ambiguous if their distances differ by less than this, in CSS pixels: for a press on one, and beside it. */
const UNCLEAR = { on: 3, beside: 6 };

/** The number of straight segments used to measure the distance from an arc. */
const PIECES = 12;

/**
 * The nearest of the available cities.
 * @param {Laid} laid
 * @param {Iterable<number>} cities
 * @param {Point} point a point of the canvas, in CSS pixels
 * @param {number} reach
 * @returns {Picked | null}
 */
export function pickCity(laid, cities, point, reach) {
  return nearest(
    laid,
    Array.from(cities, (city) => ({
      city,
      kind: null,
      isOpen: true,
      far: farFromCity(laid, city, point),
    })),
    reach,
  );
}

/**
 * The nearest road from a city, or the city at its end. A press on a city that no such road reaches returns that city, even if
 * a road passes under it.
 * @param {Laid} laid
 * @param {number} from
 * @param {readonly { city: number, kinds: readonly string[] }[]} targets
 * @param {Point} point a point of the canvas, in CSS pixels
 * @param {number} reach
 * @returns {Picked | null}
 */
export function pickRoad(laid, from, targets, point, reach) {
  const open = new Map(targets.map(({ city, kinds }) => [city, kinds]));
  /** @type {Candidate[]} */
  const found = laid.places.map((_, i) => {
    const city = i + 1;
    const isOpen = open.has(city);
    const far = farFromCity(laid, city, point);
    // Beside a city that is not available, a nearer road takes precedence.
    return { city, kind: null, isOpen, far: isOpen || far === 0 ? far : far + CITY_FIRST };
  });
  for (const shape of laid.roads) {
    if (shape.one !== from && shape.other !== from) continue;
    const isForth = shape.one === from;
    const city = isForth ? shape.other : shape.one;
    if (!open.get(city)?.includes(shape.kind)) continue;
    /** @type {Point} */
    const part = isForth ? [APART, 1] : [0, 1 - APART];
    const far = distanceFrom(shape, laid.transform, point, part) + CITY_FIRST;
    found.push({ city, kind: shape.kind, isOpen: true, far });
  }
  return nearest(laid, found, reach);
}

/**
 * @param {Laid} laid
 * @param {Candidate[]} found
 * @param {number} reach
 * @returns {Picked | null}
 */
function nearest({ places, transform: { side } }, found, reach) {
  found.sort((one, other) => one.far - other.far);
  const [best] = found;
  if (!best || best.far > reach) return null;
  const rival = found.find(({ city }) => city !== best.city);
  const least = best.far === 0 ? UNCLEAR.on : UNCLEAR.beside;
  const isClear = !rival || rival.far - best.far > least;
  const [[x, y], [otherX, otherY]] = [places[best.city - 1], places[(rival ?? best).city - 1]];
  const apart = rival ? side * Math.hypot(x - otherX, y - otherY) : Infinity;
  return { city: best.city, kind: best.kind, isClear, isOpen: best.isOpen, apart };
}

/**
 * The distance of a point from a city's circle; 0 inside.
 * @param {Laid} laid
 * @param {number} city
 * @param {Point} point
 */
function farFromCity({ places, transform }, city, [x, y]) {
  const [ownX, ownY] = onScreen(places[city - 1], transform);
  const radius = radiusOf(places.length, 4, transform.side);
  return Math.max(0, Math.hypot(x - ownX, y - ownY) - radius);
}

/**
 * The distance of a point of the canvas from a road, or from a part of it, in pixels.
 * @param {Shape} shape
 * @param {Transform} transform
 * @param {Point} point
 * @param {Point} [part] the begin and end of the part, 0 to 1
 */
export function distanceFrom(shape, transform, [x, y], [begin, end] = [0, 1]) {
  const places = { xs: new Float64Array(2), ys: new Float64Array(2) };
  const pieces = shape.via ? PIECES : 1;
  let least = Infinity;
  for (let i = 0; i <= pieces; i++) {
    const at = along(shape, begin + ((end - begin) * i) / pieces);
    [places.xs[i % 2], places.ys[i % 2]] = onScreen(at, transform);
    if (i > 0) least = Math.min(least, squareFromRoad(x, y, places, [0, 1]));
  }
  return Math.sqrt(least);
}
