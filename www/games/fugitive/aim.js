// What may be chosen in a turn: at a point of the map, or next to what was come to before.

import { pickCity, pickRoad } from "./picking.js";
import { ANY, DETECTIVES, targetsOf } from "./position.js";
import { citiesOf } from "./seen.js";

/**
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./picking.js").Picked} Picked
 * @typedef {import("./position.js").Report} Report
 * @typedef {import("./turn.js").Turn} Turn
 */

/** A city, and the kind of road to it; any, where none was meant. @typedef {{ kind: string, city: number }} Aimed */

/** How far from a road or a city a finger and a mouse may be, in CSS pixels. */
const REACH = { finger: 36, mouse: 14 };

/** A piece is meant when the press is so near, in CSS pixels. */
const PIECE = { finger: 18, mouse: 11 };

/** @typedef {keyof typeof REACH} Pointing */

export class Aim {
  /** @type {Report | null} */
  report = null;
  /** The side whose turn is chosen. */
  seat = DETECTIVES;
  /** @type {readonly (readonly (readonly [string, number])[])[]} the roads that may be taken, by piece */
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

  /** The cities of the pieces that may be chosen; null where one is not known. */
  get cities() {
    return this.report ? citiesOf(this.report, this.seat) : [];
  }

  /** The city of the selected piece; null where none is, or it is not placed yet. */
  get from() {
    const { selected } = this.turn;
    return selected === null ? null : (this.cities[selected] ?? null);
  }

  /** Where the selected piece may go. */
  get targets() {
    const { selected } = this.turn;
    return selected === null ? [] : targetsOf(this.roads[selected] ?? []);
  }

  get isPlacing() {
    return this.turn.stage === "places" || this.turn.stage === "start";
  }

  /** The first piece that has been given, by text, a city to which none of its roads leads; null if there is none. */
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
   * What is meant at a point for the selected piece; null for nothing. A city that it cannot reach may be meant, too.
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
   * The other piece at a point, or where it is to be placed; null for none.
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
   * The next of the selected piece's roads, all round, after the one that was come to before.
   * @param {Aimed | null} before
   * @param {number} by 1 or -1
   * @returns {Aimed | null} null when there is none
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
   * The kinds of roads to a city that are to be chosen from; one, where the choice does not matter.
   * @param {Picked} picked
   * @returns {string[]}
   */
  kindsOf({ city, kind }) {
    if (kind !== null) return [kind];
    const kinds = this.targets.find((target) => target.city === city)?.kinds ?? [ANY];
    return this.turn.needsKind ? kinds : kinds.slice(0, 1);
  }

  /** The map as it lies on the canvas; null while there is none. */
  #laid() {
    const { places, roads, viewport } = this.layer;
    return places ? { places, roads, transform: viewport.transform } : null;
  }
}
