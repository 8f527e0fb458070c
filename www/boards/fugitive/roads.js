// The roads of a map by kind, and moves of cities that keep them in order.

import { doCross, squareFromRoad } from "./crossings.js";
import { onCircle } from "./plane.js";

/**
 * @typedef {import("./crossings.js").Places} Places
 * @typedef {import("./crossings.js").Ends} Ends
 */

/** What a crossing within a kind costs, beside a city that stands in another's place, which costs 1. */
const CROSSING = { cars: 20, others: 0.4 };

/** Steps of a city that are tried, as parts of the usual distance of two cities. */
const STEPS = [0.45, 0.2, 0.08];
const WAYS = 8;
const ROUNDS = 24;

export class Roads {
  /** @param {import("./layout.js").MapView} map */
  constructor(map) {
    /** @type {[Ends[], Ends[], Ends[]]} */
    this.kinds = [[], [], []];
    for (const [kind, one, other] of map.roads) {
      this.kinds["CTP".indexOf(kind)].push([one - 1, other - 1]);
    }
    this.cars = this.kinds[0];
    /** For each kind, for each city, the roads that lead to it. */
    this.around = this.kinds.map((roads) => {
      const around = Array.from({ length: map.cities }, () => /** @type {Ends[]} */ ([]));
      for (const road of roads) for (const city of road) around[city].push(road);
      return around;
    });
    /** The distance at which two cities do not disturb each other. */
    this.room = 0.9 / Math.sqrt(map.cities);
  }

  /**
   * How many roads of a kind those of a city cross.
   * @param {Places} places
   * @param {number} kind
   * @param {number} city
   * @param {number} enough stops counting there
   */
  crossingsAt(places, kind, city, enough) {
    let count = 0;
    for (const own of this.around[kind][city]) {
      for (const road of this.kinds[kind]) {
        if (doCross(places, own, road) && ++count >= enough) return count;
      }
    }
    return count;
  }

  /**
   * Moves a city unless a car road of its would cross another there.
   * @param {Places} places
   * @param {number} city
   * @param {number} x
   * @param {number} y
   */
  mayMove(places, city, x, y) {
    const [fromX, fromY] = [places.xs[city], places.ys[city]];
    [places.xs[city], places.ys[city]] = [x, y];
    if (this.crossingsAt(places, 0, city, 1) === 0) return true;
    [places.xs[city], places.ys[city]] = [fromX, fromY];
    return false;
  }

  /**
   * Moves cities of the unit square where they disturb least.
   * @param {Places} places changed
   */
  polish(places) {
    const { xs, ys } = places;
    for (let round = 0; round < ROUNDS; round++) {
      const step = this.room * STEPS[round % STEPS.length];
      for (let city = 0; city < xs.length; city++) {
        let best = [xs[city], ys[city], this.disturbance(places, city, Infinity)];
        const [fromX, fromY] = best;
        for (let way = 0; way < WAYS; way++) {
          const [right, down] = onCircle((way + (round % 2) / 2) / WAYS);
          xs[city] = within(fromX + step * right);
          ys[city] = within(fromY + step * down);
          const disturbance = this.disturbance(places, city, best[2]);
          if (disturbance < best[2]) best = [xs[city], ys[city], disturbance];
        }
        [xs[city], ys[city]] = best;
      }
    }
  }

  /**
   * How much a city disturbs where it stands.
   * @param {Places} places
   * @param {number} city
   * @param {number} enough more than this is not wanted exactly
   */
  disturbance(places, city, enough) {
    const { xs, ys } = places;
    const [x, y, room] = [xs[city], ys[city], this.room];
    let sum = 0;
    for (let other = 0; other < xs.length; other++) {
      if (other === city) continue;
      const [dx, dy] = [x - xs[other], y - ys[other]];
      const square = (dx * dx + dy * dy) / (room * room);
      if (square < 4) sum += 0.05 / (square + 0.01) - 0.0125;
    }
    // Long roads pull, so that a kind's roads are alike.
    for (const [kind, around] of this.around.entries()) {
      for (const [one, other] of around[city]) {
        const [dx, dy] = [xs[one] - xs[other], ys[one] - ys[other]];
        sum += ((kind === 0 ? 0.06 : 0.004) * (dx * dx + dy * dy)) / (room * room);
      }
    }
    if (sum >= enough) return sum;
    // A city should not seem to lie on a road that passes, nor a road of its pass another city.
    const close = 0.35 * room;
    for (const road of this.cars) {
      if (road[0] === city || road[1] === city) continue;
      const square = squareFromRoad(x, y, places, road) / (close * close);
      if (square < 1) sum += 1 - Math.sqrt(square);
    }
    for (const road of this.around[0][city]) {
      for (let other = 0; other < xs.length; other++) {
        if (other === road[0] || other === road[1]) continue;
        const square = squareFromRoad(xs[other], ys[other], places, road) / (close * close);
        if (square < 1) sum += 1 - Math.sqrt(square);
      }
    }
    if (sum >= enough) return sum;
    sum += CROSSING.cars * this.crossingsAt(places, 0, city, Infinity);
    for (const kind of [1, 2]) {
      sum += CROSSING.others * this.crossingsAt(places, kind, city, Infinity);
    }
    return sum;
  }
}

/** @param {number} value */
function within(value) {
  return Math.max(0, Math.min(1, value));
}
