// The roads of a map by kind, and the moves of cities that improve the drawing.

import { roadsCross, squaredDistanceToRoad } from "./crossings.js";
import { onCircle } from "./plane.js";

/**
 * @typedef {import("./crossings.js").Places} Places
 * @typedef {import("./crossings.js").RoadEnds} RoadEnds
 */

/**
 * The obstacles of a moving city: the roads of each kind, and the cities around its own roads.
 * @typedef {{ roads: readonly RoadEnds[][], cities: readonly number[] }} Surroundings
 */

/**
 * The costs of each kind of road: a crossing within the kind, a city on a road that does not lead to it, and length. For
 * comparison, a city in another's place costs 5.
 */
const COSTS = {
  crossed: [20, 4, 2],
  close: [1, 0.3, 0],
  length: [0.06, 0.004, 0.001],
};

/** The square of the distance at which circles would touch, relative to the usual distance. */
const TOUCHING_SQUARED = 0.36;

/** The lengths of the steps to try, relative to the usual distance of two cities. */
const STEP_LENGTHS = [0.45, 0.2, 0.08];
const DIRECTION_COUNT = 8;
const ROUNDS = 18;

export class Roads {
  /** @param {import("./layout.js").MapView} map */
  constructor(map) {
    /** @type {[RoadEnds[], RoadEnds[], RoadEnds[]]} */
    this.roadsByKind = [[], [], []];
    for (const [kind, one, other] of map.roads) {
      this.roadsByKind["CTP".indexOf(kind)].push([one - 1, other - 1]);
    }
    this.carRoads = this.roadsByKind[0];
    /** The roads of each city, by kind and city. */
    this.roadsByKindAndCity = this.roadsByKind.map((roads) => {
      const roadsByCity = Array.from({ length: map.cities }, () => /** @type {RoadEnds[]} */ ([]));
      for (const road of roads) for (const city of road) roadsByCity[city].push(road);
      return roadsByCity;
    });
    /** Whether a kind has far more roads than a planar drawing can have. Checking all of them would then take too long. */
    this.isTangled = this.roadsByKind.map((roads) => roads.length > 3 * map.cities);
    /** The distance at which two cities of the unit square do not disturb each other. */
    this.usualDistance = 0.9 / Math.sqrt(map.cities);
    /** The distance at which a city does not seem to lie on a road. */
    this.roadDistance = 0.35 * this.usualDistance;
  }

  /**
   * Moves a city towards a place, until one of its car roads would cross another.
   * @param {Places} places changed in place
   * @param {number} city
   * @param {readonly [number, number]} to
   */
  moveTowards({ xs, ys }, city, [toX, toY]) {
    const [fromX, fromY] = [xs[city], ys[city]];
    const reach = Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY));
    const nearCarRoads = this.roadsNear({ xs, ys }, 0, city, reach);
    for (let fraction = 1; fraction > 0.05; fraction /= 2) {
      xs[city] = fromX + fraction * (toX - fromX);
      ys[city] = fromY + fraction * (toY - fromY);
      if (!this.crossesAny({ xs, ys }, city, nearCarRoads)) return;
    }
    [xs[city], ys[city]] = [fromX, fromY];
  }

  /**
   * Whether a car road of a city crosses one of the given roads.
   * @param {Places} places
   * @param {number} city
   * @param {readonly RoadEnds[]} roads
   */
  crossesAny(places, city, roads) {
    return this.roadsByKindAndCity[0][city].some((ownRoad) =>
      roads.some((road) => roadsCross(places, ownRoad, road)),
    );
  }

  /**
   * The roads of a kind that may come near those of a city, if the city moves no farther than its reach.
   * @param {Places} places
   * @param {number} kind
   * @param {number} city
   * @param {number} reach
   */
  roadsNear({ xs, ys }, kind, city, reach) {
    if (this.isTangled[kind]) return [];
    const ownRoads = this.roadsByKindAndCity[kind][city];
    const { left, right, top, bottom } = boxAround({ xs, ys }, city, ownRoads, reach);
    return this.roadsByKind[kind].filter(
      ([one, other]) =>
        one !== city &&
        other !== city &&
        !(
          (xs[one] < left && xs[other] < left) ||
          (xs[one] > right && xs[other] > right) ||
          (ys[one] < top && ys[other] < top) ||
          (ys[one] > bottom && ys[other] > bottom)
        ),
    );
  }

  /**
   * @param {Places} places
   * @param {number} city
   * @param {number} reach
   * @returns {Surroundings}
   */
  surroundings({ xs, ys }, city, reach) {
    const roads = this.roadsByKind.map((_, kind) =>
      this.roadsNear({ xs, ys }, kind, city, reach + this.roadDistance),
    );
    const ownRoads = [...this.roadsByKindAndCity[0][city], ...this.roadsByKindAndCity[1][city]];
    const box = boxAround({ xs, ys }, city, ownRoads, reach + 2 * this.usualDistance);
    const cities = [];
    for (let other = 0; other < xs.length; other++) {
      const [x, y] = [xs[other], ys[other]];
      if (other === city || x < box.left || x > box.right || y < box.top || y > box.bottom)
        continue;
      cities.push(other);
    }
    return { roads, cities };
  }

  /**
   * Moves the cities of the unit square to the places with the least disturbance.
   * @param {Places} places changed in place
   */
  improvePlaces(places) {
    const { xs, ys } = places;
    for (let round = 0; round < ROUNDS; round++) {
      const step = this.usualDistance * STEP_LENGTHS[round % STEP_LENGTHS.length];
      for (let city = 0; city < xs.length; city++) {
        const surroundings = this.surroundings(places, city, step);
        const [fromX, fromY] = [xs[city], ys[city]];
        let minCost = this.disturbanceCost(places, city, surroundings, Infinity);
        let bestPlace = [fromX, fromY];
        for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
          const [right, down] = onCircle((direction + (round % 2) / 2) / DIRECTION_COUNT);
          xs[city] = clampToSquare(fromX + step * right);
          ys[city] = clampToSquare(fromY + step * down);
          const cost = this.disturbanceCost(places, city, surroundings, minCost);
          if (cost < minCost) [minCost, bestPlace] = [cost, [xs[city], ys[city]]];
        }
        [xs[city], ys[city]] = bestPlace;
      }
    }
  }

  /**
   * The cost of the disturbance by a city at its place.
   * @param {Places} places
   * @param {number} city
   * @param {Surroundings} surroundings
   * @param {number} maxNeeded above this the result need not be exact
   */
  disturbanceCost(places, city, surroundings, maxNeeded) {
    const { xs, ys } = places;
    const [x, y, squareScale] = [xs[city], ys[city], 1 / (this.usualDistance * this.usualDistance)];
    let cost = 0;
    for (const other of surroundings.cities) {
      const dx = x - xs[other];
      const dy = y - ys[other];
      const squaredDistance = (dx * dx + dy * dy) * squareScale;
      if (squaredDistance < 4) cost += 0.05 / (squaredDistance + 0.01) - 0.0125;
      if (squaredDistance < TOUCHING_SQUARED) cost += 6 * (1 - squaredDistance / TOUCHING_SQUARED);
    }
    for (const [kind, roadsByCity] of this.roadsByKindAndCity.entries()) {
      for (const [one, other] of roadsByCity[city]) {
        const dx = xs[one] - xs[other];
        const dy = ys[one] - ys[other];
        cost += COSTS.length[kind] * (dx * dx + dy * dy) * squareScale;
      }
    }
    for (let kind = 0; kind < 3 && cost < maxNeeded; kind++) {
      for (const ownRoad of this.roadsByKindAndCity[kind][city]) {
        for (const road of surroundings.roads[kind]) {
          if (roadsCross(places, ownRoad, road)) cost += COSTS.crossed[kind];
        }
      }
    }
    for (let kind = 0; kind < 2 && cost < maxNeeded; kind++) {
      if (this.isTangled[kind]) continue;
      cost += COSTS.close[kind] * this.closenessCost(places, city, surroundings, kind);
    }
    return cost;
  }

  /**
   * The cost of a city near roads of a kind that do not lead to it, and of other cities near its own roads.
   * @param {Places} places
   * @param {number} city
   * @param {Surroundings} surroundings
   * @param {number} kind
   */
  closenessCost(places, city, surroundings, kind) {
    const { xs, ys } = places;
    const squareScale = 1 / (this.roadDistance * this.roadDistance);
    let sum = 0;
    for (const road of surroundings.roads[kind]) {
      const squaredDistance = squaredDistanceToRoad(xs[city], ys[city], places, road) * squareScale;
      if (squaredDistance < 1) sum += 1 - Math.sqrt(squaredDistance);
    }
    for (const road of this.roadsByKindAndCity[kind][city]) {
      for (const other of surroundings.cities) {
        if (other === road[0] || other === road[1]) continue;
        const squaredDistance =
          squaredDistanceToRoad(xs[other], ys[other], places, road) * squareScale;
        if (squaredDistance < 1) sum += 1 - Math.sqrt(squaredDistance);
      }
    }
    return sum;
  }
}

/**
 * The bounding box of a city and its roads, with a margin.
 * @param {Places} places
 * @param {number} city
 * @param {readonly RoadEnds[]} roads
 * @param {number} reach the margin
 */
function boxAround({ xs, ys }, city, roads, reach) {
  let [left, right, top, bottom] = [xs[city], xs[city], ys[city], ys[city]];
  for (const [one, other] of roads) {
    const end = one === city ? other : one;
    left = Math.min(left, xs[end]);
    right = Math.max(right, xs[end]);
    top = Math.min(top, ys[end]);
    bottom = Math.max(bottom, ys[end]);
  }
  return { left: left - reach, right: right + reach, top: top - reach, bottom: bottom + reach };
}

/** @param {number} value */
function clampToSquare(value) {
  return Math.max(0, Math.min(1, value));
}
