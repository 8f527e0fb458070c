// Finds the target of a press on the map, or of an arrow key, in the turn in progress: a city or a road, near or far.

import { pickCity, pickRoad } from "./picking.js";
import { ANY, DETECTIVES } from "./position.js";

/**
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./picking.js").Picked} Picked
 */

/** A city and the kind of road to it, or any kind. @typedef {{ kind: string, city: number }} Aimed */

/** The maximum distance of a press from a road or a city, by finger and by mouse, in CSS pixels. */
const REACH = { finger: 36, mouse: 14 };

/** The maximum distance of a press from a piece, in CSS pixels. */
const PIECE = { finger: 18, mouse: 11 };

/** @typedef {keyof typeof REACH} Pointing */

export class Aim {
  /**
   * @param {import("./layer.js").MapLayer} layer
   * @param {import("./plan.js").Plan} plan
   */
  constructor(layer, plan) {
    this.layer = layer;
    this.plan = plan;
  }

  /**
   * The choice at a point for the selected piece, or null. It may be a city that the piece cannot reach.
   * @param {Point} point in CSS pixels from the board's top left
   * @param {Pointing} by
   * @returns {Picked | null}
   */
  at(point, by) {
    const layout = this.#layout();
    const { from, isPlacing, targets, turn } = this.plan;
    if (!layout || turn.selected === null) return null;
    if (isPlacing) {
      const all = layout.places.map((_, i) => i + 1);
      return pickCity(layout, all, point, REACH[by]);
    }
    return from === null ? null : pickRoad(layout, from, targets, point, REACH[by]);
  }

  /**
   * Another piece at a point, or the place chosen for it; null if there is none.
   * @param {Point} point
   * @param {Pointing} by
   */
  pieceAt(point, by) {
    const layout = this.#layout();
    const { seat, turn } = this.plan;
    if (!layout || seat !== DETECTIVES || turn.count === 0) return null;
    const chosen = turn.choices.map((choice) => choice?.city ?? null);
    const cities = turn.stage === "places" ? chosen : this.plan.cities;
    const standing = cities.filter((city) => city !== null && city <= layout.places.length);
    const picked = pickCity(layout, /** @type {number[]} */ (standing), point, PIECE[by]);
    const piece = picked ? cities.indexOf(picked.city) : -1;
    return piece < 0 || piece === turn.selected ? null : piece;
  }

  /**
   * The next road of the selected piece after the current one, in circular order.
   * @param {Aimed | null} before
   * @param {number} by 1 or -1
   * @returns {Aimed | null} null if there is no road
   */
  next(before, by) {
    const { from, targets, turn } = this.plan;
    const { places } = this.layer;
    if (!places || from === null) return null;
    const [x, y] = places[from - 1];
    const angle = (/** @type {number} */ city) =>
      Math.atan2(places[city - 1][1] - y, places[city - 1][0] - x);
    targets.sort((a, b) => angle(a.city) - angle(b.city));
    const roads = targets.flatMap(({ city, kinds }) =>
      (turn.needsKind ? kinds : kinds.slice(0, 1)).map((kind) => ({ kind, city })),
    );
    if (roads.length === 0) return null;
    const at = roads.findIndex(({ city, kind }) => city === before?.city && kind === before.kind);
    const first = by > 0 ? 0 : roads.length - 1;
    return roads[at < 0 ? first : (at + by + roads.length) % roads.length];
  }

  /**
   * The kinds of roads to a city to choose from, or a single kind if the choice does not matter.
   * @param {Pick<Picked, "city" | "kind">} picked
   * @returns {string[]}
   */
  kindsOf({ city, kind }) {
    if (kind !== null) return [kind];
    const kinds = this.plan.targets.find((target) => target.city === city)?.kinds ?? [ANY];
    return this.plan.turn.needsKind ? kinds : kinds.slice(0, 1);
  }

  /** The map's layout on the canvas; null while there is none. */
  #layout() {
    const { places, roads, view } = this.layer;
    return places ? { places, roads, transform: view.transform } : null;
  }
}
