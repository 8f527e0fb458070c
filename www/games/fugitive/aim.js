// What the visitor may choose in a turn: by a point on the map, or as the next road after the current one.

import { pickCity, pickRoad } from "./picking.js";
import { ANY, DETECTIVES, targetsOf } from "./position.js";
import { citiesOf } from "./seen.js";

/**
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./picking.js").Picked} Picked
 * @typedef {import("./position.js").Report} Report
 * @typedef {import("./turn.js").Turn} Turn
 */

/** A city and the kind of road to it, or any kind. @typedef {{ kind: string, city: number }} Aimed */

/** The largest distance of a press from a road or a city, by finger and by mouse, in CSS pixels. */
const REACH = { finger: 36, mouse: 14 };

/** The largest distance of a press from a piece, in CSS pixels. */
const PIECE = { finger: 18, mouse: 11 };

/** @typedef {keyof typeof REACH} Pointing */

export class Aim {
  /** @type {Report | null} */
  report = null;
  /** The side that the turn is for. */
  seat = DETECTIVES;
  /** @type {readonly (readonly (readonly [string, number])[])[]} the legal roads, by piece */
  roads = [];
  /** @type {Turn} */
  turn;

  /**
   * @param {import("./layer.js").MapLayer} layer
   * @param {Turn} turn
   */
  constructor(layer, turn) {
    this.layer = layer;
    this.turn = turn;
  }

  /** The cities of the side's pieces; null for an unknown city. */
  get cities() {
    return this.report ? citiesOf(this.report, this.seat) : [];
  }

  /** The city of the selected piece; null if no piece is selected, or if it is not placed yet. */
  get from() {
    const { selected } = this.turn;
    return selected === null ? null : (this.cities[selected] ?? null);
  }

  /** The cities that the selected piece can reach. */
  get targets() {
    const { selected } = this.turn;
    return selected === null ? [] : targetsOf(this.roads[selected] ?? []);
  }

  get isPlacing() {
    return this.turn.stage === "places" || this.turn.stage === "start";
  }

  /** The first piece with a typed city that none of its roads reaches, or null. */
  get unreachable() {
    if (this.isPlacing) return null;
    for (const [piece, choice] of this.turn.choices.entries()) {
      const roads = this.roads[piece] ?? [];
      const isReached = !choice || roads.some(([, city]) => city === choice.city);
      if (!isReached) return { piece, city: choice.city };
    }
    return null;
  }

  /**
   * The choice at a point for the selected piece, or null. It may be a city that the piece cannot reach.
   * @param {Point} point in CSS pixels from the board's top left
   * @param {Pointing} by
   * @returns {Picked | null}
   */
  at(point, by) {
    const laid = this.#laid();
    if (!laid || this.turn.selected === null) return null;
    if (this.isPlacing) {
      const all = laid.places.map((_, i) => i + 1);
      return pickCity(laid, all, point, REACH[by]);
    }
    const { from } = this;
    return from === null ? null : pickRoad(laid, from, this.targets, point, REACH[by]);
  }

  /**
   * Another piece at a point, or the place chosen for it; null if there is none.
   * @param {Point} point
   * @param {Pointing} by
   */
  pieceAt(point, by) {
    const laid = this.#laid();
    if (!laid || this.seat !== DETECTIVES || this.turn.count === 0) return null;
    const chosen = this.turn.choices.map((choice) => choice?.city ?? null);
    const cities = this.turn.stage === "places" ? chosen : this.cities;
    const standing = cities.filter((city) => city !== null && city <= laid.places.length);
    const picked = pickCity(laid, /** @type {number[]} */ (standing), point, PIECE[by]);
    const piece = picked ? cities.indexOf(picked.city) : -1;
    return piece < 0 || piece === this.turn.selected ? null : piece;
  }

  /**
   * The next road of the selected piece after the current one, in circular order.
   * @param {Aimed | null} before
   * @param {number} by 1 or -1
   * @returns {Aimed | null} null if there is no road
   */
  next(before, by) {
    const { from, targets } = this;
    const { places } = this.layer;
    if (!places || from === null) return null;
    const [x, y] = places[from - 1];
    const angle = (/** @type {number} */ city) =>
      Math.atan2(places[city - 1][1] - y, places[city - 1][0] - x);
    targets.sort((one, other) => angle(one.city) - angle(other.city));
    const ways = targets.flatMap(({ city, kinds }) =>
      (this.turn.needsKind ? kinds : kinds.slice(0, 1)).map((kind) => ({ kind, city })),
    );
    if (ways.length === 0) return null;
    const at = ways.findIndex(({ city, kind }) => city === before?.city && kind === before.kind);
    const first = by > 0 ? 0 : ways.length - 1;
    return ways[at < 0 ? first : (at + by + ways.length) % ways.length];
  }

  /**
   * The kinds of roads to a city to choose from, or a single kind if the choice does not matter.
   * @param {Picked} picked
   * @returns {string[]}
   */
  kindsOf({ city, kind }) {
    if (kind !== null) return [kind];
    const kinds = this.targets.find((target) => target.city === city)?.kinds ?? [ANY];
    return this.turn.needsKind ? kinds : kinds.slice(0, 1);
  }

  /** The map's layout on the canvas; null while there is none. */
  #laid() {
    const { places, roads, viewport } = this.layer;
    return places ? { places, roads, transform: viewport.transform } : null;
  }
}
