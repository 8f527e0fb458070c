// What is meant by a press on the map: the nearest of the roads and cities that may be chosen.

import { squareFromRoad } from "../../maps/crossings.js";
import { along, onScreen, radiusOf } from "./geometry.js";

/**
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./geometry.js").Shape} Shape
 * @typedef {import("./geometry.js").Transform} Transform
 */

/**
 * A map as it lies on the canvas.
 * @typedef {{ places: readonly Point[], roads: readonly Shape[], transform: Transform }} Laid
 */

/**
 * A city that was meant, by the kind of the road that was hit; without one, if it was the city. `isClear`: nothing else
 * was nearly as near. `isOpen`: it may be chosen.
 * @typedef {{ city: number, kind: string | null, isClear: boolean, isOpen: boolean }} Picked
 */

/** What may have been meant, and how far from the point it is. @typedef {Omit<Picked, "isClear"> & { far: number }} Candidate */

/** At their beginnings all roads of a piece are together: they are told apart from here on, as a part of the way. */
const APART = 0.3;

/** A city is meant rather than the road to it, if that is not so much nearer, in CSS pixels. */
const CITY_FIRST = 3;

/** Two that are within so much of each other, in CSS pixels, and farther than this from the point, are not told apart. */
const UNCLEAR = 6;

/** Straight pieces by which the distance from an arc is measured. */
const PIECES = 12;

/**
 * The nearest city, of those that may be chosen.
 * @param {Laid} laid
 * @param {Iterable<number>} cities
 * @param {Point} point of the canvas, in CSS pixels
 * @param {number} reach
 * @returns {Picked | null}
 */
export function pickCity(laid, cities, point, reach) {
  return nearest(
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
 * The nearest road from a city, or the city at its end; or a city that no such road leads to, where that was pressed and not
 * a road that passes under it.
 * @param {Laid} laid
 * @param {number} from
 * @param {readonly { city: number, kinds: readonly string[] }[]} targets
 * @param {Point} point of the canvas, in CSS pixels
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
    // Beside a city that is not open, a road that is nearer is meant.
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
  return nearest(found, reach);
}

/**
 * @param {Candidate[]} found
 * @param {number} reach
 * @returns {Picked | null}
 */
function nearest(found, reach) {
  found.sort((one, other) => one.far - other.far);
  const [best] = found;
  if (!best || best.far > reach) return null;
  const rival = found.find(({ city }) => city !== best.city);
  const isClear = best.far <= UNCLEAR || !rival || rival.far - best.far > UNCLEAR;
  return { city: best.city, kind: best.kind, isClear, isOpen: best.isOpen };
}

/**
 * How far a point is from a city's circle; nothing inside.
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
 * How far a point of the canvas is from a road, or from a part of it, in pixels.
 * @param {Shape} shape
 * @param {Transform} transform
 * @param {Point} point
 * @param {Point} [part] from where to where on the way, 0 to 1
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
