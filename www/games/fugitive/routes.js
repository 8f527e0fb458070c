// Routes to cities that are several turns away: the goal of each piece of a side, and the way there with the fewest turns.

/**
 * @typedef {import("./position.js").Setting} Setting
 * @typedef {import("./turn.js").Turn} Turn
 */

/** The goals of a side's pieces over several turns. They are a secret of that side. */
export class SideRoutes {
  /** The number of moves played when the routes were last followed. They do not apply in earlier positions. */
  validFromPly = 0;
  /** @type {Map<number, number>} the city by piece, counted from 0 */
  #goals = new Map();

  get isEmpty() {
    return this.#goals.size === 0;
  }

  /** The pieces with a route, in their order, each with its goal. */
  get goalsByPiece() {
    return [...this.#goals].sort(([a], [b]) => a - b);
  }

  /**
   * @param {number} piece counted from 0
   * @returns {number | null}
   */
  goalOf(piece) {
    return this.#goals.get(piece) ?? null;
  }

  /**
   * @param {number} piece
   * @param {number | null} goal null for no route
   */
  setGoal(piece, goal) {
    if (goal === null) this.#goals.delete(piece);
    else this.#goals.set(piece, goal);
  }

  /** The routes as text, such as `12 1>57 3>4`: the moves played, then pieces from 1 with their goals. */
  toText() {
    return [
      this.validFromPly,
      ...this.goalsByPiece.map(([piece, goal]) => `${piece + 1}>${goal}`),
    ].join(" ");
  }

  /**
   * Reads routes from a text. Invalid parts are skipped.
   * @param {string} text
   */
  setFromText(text) {
    this.validFromPly = Number(text.match(/^\d+/)?.[0] ?? 0);
    this.#goals.clear();
    for (const [, piece, goal] of text.matchAll(/\b(\d)>(\d{1,3})\b/g)) {
      this.#goals.set(Number(piece) - 1, Number(goal));
    }
  }
}

/** The roads of a map, to count turns along them. */
export class RoadNetwork {
  /** @type {number[][]} by city */
  #neighbours;
  /** @type {Map<number, number[]>} by goal */
  #turnsByGoal = new Map();

  /** @param {Pick<Setting, "cities" | "roads">} setting */
  constructor({ cities, roads }) {
    this.#neighbours = Array.from({ length: cities + 1 }, () => []);
    for (const [, one, other] of roads) {
      this.#neighbours[one].push(other);
      this.#neighbours[other].push(one);
    }
  }

  /** @param {number} city */
  hasCity(city) {
    return city > 0 && city < this.#neighbours.length;
  }

  /**
   * The number of turns to a city from each city; Infinity if there is no way.
   * @param {number} goal
   */
  turnsTo(goal) {
    const cachedTurns = this.#turnsByGoal.get(goal);
    if (cachedTurns) return cachedTurns;
    /** @type {number[]} */
    const turns = Array(this.#neighbours.length).fill(Infinity);
    turns[goal] = 0;
    const queue = [goal];
    for (const city of queue) {
      for (const next of this.#neighbours[city]) {
        if (turns[next] < Infinity) continue;
        turns[next] = turns[city] + 1;
        queue.push(next);
      }
    }
    this.#turnsByGoal.set(goal, turns);
    return turns;
  }

  /**
   * The cities on the way from one city to another, including both.
   * @param {number} from
   * @param {number} goal
   */
  wayBetween(from, goal) {
    const turns = this.turnsTo(goal);
    const way = [from];
    for (let city = from; city !== goal && turns[city] < Infinity; way.push(city)) {
      city = /** @type {number} */ (
        this.#neighbours[city].find((next) => turns[next] < turns[city])
      );
    }
    return way;
  }
}

/**
 * The routes that ended in a turn: the pieces that have arrived, and the pieces that cannot continue, each with its goal.
 * @typedef {{ arrived: [number, number][], stopped: [number, number][] }} EndedRoutes
 */

/**
 * Fills in the next step of each route, as far as the rules allow one. A piece goes around another piece in its way. If it could
 * only move away from its goal, its route ends.
 * @param {Object} given
 * @param {Turn} given.turn
 * @param {SideRoutes} given.routes
 * @param {RoadNetwork} given.ways
 * @param {readonly (number | null)[]} given.cities the city of each piece
 * @param {readonly (readonly (readonly [string, number])[])[]} given.roads the legal roads of each piece
 * @param {readonly number[]} [given.avoided] cities that no route may enter
 * @returns {EndedRoutes}
 */
export function fillInRouteSteps({ turn, routes, ways, cities, roads, avoided = [] }) {
  /** @type {EndedRoutes} */
  const endedRoutes = { arrived: [], stopped: [] };
  for (const [piece] of routes.goalsByPiece) turn.removeRouteStep(piece);
  for (const [piece, goal] of routes.goalsByPiece) {
    const from = cities[piece] ?? null;
    if (from === null) continue;
    if (from === goal) {
      routes.setGoal(piece, null);
      endedRoutes.arrived.push([piece, goal]);
      continue;
    }
    const turns = ways.turnsTo(goal);
    const blockedCities = new Set([...avoided, ...turn.choices.map((choice) => choice?.city)]);
    const steps = roads[piece].filter(
      ([, city]) => !blockedCities.has(city) && turns[city] <= turns[from],
    );
    steps.sort(([, a], [, b]) => turns[a] - turns[b]);
    if (steps.length === 0) {
      routes.setGoal(piece, null);
      endedRoutes.stopped.push([piece, goal]);
    } else {
      const [kind, city] = steps[0];
      turn.setRouteStep(piece, kind, city, goal);
    }
  }
  return endedRoutes;
}
