// Routes to cities that are several turns away: the goal of each piece of a side, and the way there with the fewest turns.

/**
 * @typedef {import("./position.js").Setting} Setting
 * @typedef {import("./turn.js").Turn} Turn
 */

/** The goals of a side's pieces over several turns. They are a secret of that side. */
export class Routes {
  /** The number of moves played when the routes were last followed. They do not apply in earlier positions. */
  since = 0;
  /** @type {Map<number, number>} the city by piece, counted from 0 */
  #goals = new Map();

  get isEmpty() {
    return this.#goals.size === 0;
  }

  /** The pieces with a route, in their order, each with its goal. */
  get all() {
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
  set(piece, goal) {
    if (goal === null) this.#goals.delete(piece);
    else this.#goals.set(piece, goal);
  }

  /** The routes as text, such as `12 1>57 3>4`: the moves played, then pieces from 1 with their goals. */
  toText() {
    return [this.since, ...this.all.map(([piece, goal]) => `${piece + 1}>${goal}`)].join(" ");
  }

  /**
   * Reads routes from a text. Invalid parts are skipped.
   * @param {string} text
   */
  read(text) {
    this.since = Number(text.match(/^\d+/)?.[0] ?? 0);
    this.#goals.clear();
    for (const [, piece, goal] of text.matchAll(/\b(\d)>(\d{1,3})\b/g)) {
      this.#goals.set(Number(piece) - 1, Number(goal));
    }
  }
}

/** The roads of a map, to count turns along them. */
export class Ways {
  /** @type {number[][]} by city */
  #around;
  /** @type {Map<number, number[]>} by goal */
  #known = new Map();

  /** @param {Pick<Setting, "cities" | "roads">} setting */
  constructor({ cities, roads }) {
    this.#around = Array.from({ length: cities + 1 }, () => []);
    for (const [, one, other] of roads) {
      this.#around[one].push(other);
      this.#around[other].push(one);
    }
  }

  /** @param {number} city */
  has(city) {
    return city > 0 && city < this.#around.length;
  }

  /**
   * The number of turns to a city from each city; Infinity if there is no way.
   * @param {number} goal
   */
  turnsTo(goal) {
    const known = this.#known.get(goal);
    if (known) return known;
    /** @type {number[]} */
    const turns = Array(this.#around.length).fill(Infinity);
    turns[goal] = 0;
    const open = [goal];
    for (const city of open) {
      for (const next of this.#around[city]) {
        if (turns[next] < Infinity) continue;
        turns[next] = turns[city] + 1;
        open.push(next);
      }
    }
    this.#known.set(goal, turns);
    return turns;
  }

  /**
   * The cities on the way from one city to another, including both.
   * @param {number} from
   * @param {number} goal
   */
  between(from, goal) {
    const turns = this.turnsTo(goal);
    const way = [from];
    for (let at = from; at !== goal && turns[at] < Infinity; way.push(at)) {
      at = /** @type {number} */ (this.#around[at].find((next) => turns[next] < turns[at]));
    }
    return way;
  }
}

/**
 * The routes that ended in a turn: the pieces that have arrived, and the pieces that cannot continue, each with its goal.
 * @typedef {{ arrived: [number, number][], stopped: [number, number][] }} Followed
 */

/**
 * Fills in the next step of each route, as far as the rules allow one. A piece goes around another piece in its way. If it could
 * only move away from its goal, its route ends.
 * @param {Object} given
 * @param {Turn} given.turn
 * @param {Routes} given.routes
 * @param {Ways} given.ways
 * @param {readonly (number | null)[]} given.cities the city of each piece
 * @param {readonly (readonly (readonly [string, number])[])[]} given.roads the legal roads of each piece
 * @param {readonly number[]} [given.avoided] cities that no route may enter
 * @returns {Followed}
 */
export function follow({ turn, routes, ways, cities, roads, avoided = [] }) {
  /** @type {Followed} */
  const followed = { arrived: [], stopped: [] };
  for (const [piece] of routes.all) turn.leaveRoute(piece);
  for (const [piece, goal] of routes.all) {
    const from = cities[piece] ?? null;
    if (from === null) continue;
    if (from === goal) {
      routes.set(piece, null);
      followed.arrived.push([piece, goal]);
      continue;
    }
    const turns = ways.turnsTo(goal);
    const taken = new Set([...avoided, ...turn.choices.map((choice) => choice?.city)]);
    const steps = roads[piece].filter(([, city]) => !taken.has(city) && turns[city] <= turns[from]);
    steps.sort(([, a], [, b]) => turns[a] - turns[b]);
    if (steps.length === 0) {
      routes.set(piece, null);
      followed.stopped.push([piece, goal]);
    } else {
      const [kind, city] = steps[0];
      turn.putOnRoute(piece, kind, city, goal);
    }
  }
  return followed;
}
