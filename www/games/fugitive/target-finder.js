// Finds the target of a press on the map, or of an arrow key, in the turn in progress: a city or a road, near or far.

import { pickCity, pickRoad } from "./picking.js";
import { ANY_KIND, DETECTIVES } from "./position.js";

/**
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./picking.js").PickedCity} PickedCity
 */

/** A city and the kind of road to it, or any kind. @typedef {{ kind: string, city: number }} AimedRoad */

/** The maximum distance of a press from a road or a city, by finger and by mouse, in CSS pixels. */
const MAX_PRESS_DISTANCE = { finger: 36, mouse: 14 };

/** The maximum distance of a press from a piece, in CSS pixels. */
const MAX_PIECE_DISTANCE = { finger: 18, mouse: 11 };

/** @typedef {keyof typeof MAX_PRESS_DISTANCE} PointerKind */

export class TargetFinder {
  /**
   * @param {import("./map-layer.js").MapLayer} layer
   * @param {import("./visitor-plan.js").VisitorPlan} plan
   */
  constructor(layer, plan) {
    this.layer = layer;
    this.plan = plan;
  }

  /**
   * The choice at a point for the selected piece, or null. It may be a city that the piece cannot reach.
   * @param {Point} point in CSS pixels from the board's top left
   * @param {PointerKind} pointerKind
   * @returns {PickedCity | null}
   */
  targetAt(point, pointerKind) {
    const layout = this.#layout();
    const { selectedCity, isPlacing, targets, turn } = this.plan;
    if (!layout || turn.selected === null) return null;
    if (isPlacing) {
      const allCities = layout.places.map((_, i) => i + 1);
      return pickCity(layout, allCities, point, MAX_PRESS_DISTANCE[pointerKind]);
    }
    return selectedCity === null
      ? null
      : pickRoad(layout, selectedCity, targets, point, MAX_PRESS_DISTANCE[pointerKind]);
  }

  /**
   * Another piece at a point, or the place chosen for it; null if there is none.
   * @param {Point} point
   * @param {PointerKind} pointerKind
   */
  pieceAt(point, pointerKind) {
    const layout = this.#layout();
    const { seat, turn } = this.plan;
    if (!layout || seat !== DETECTIVES || turn.count === 0) return null;
    const chosenCities = turn.choices.map((choice) => choice?.city ?? null);
    const cities = turn.stage === "places" ? chosenCities : this.plan.cities;
    const citiesOnMap = cities.filter((city) => city !== null && city <= layout.places.length);
    const picked = pickCity(
      layout,
      /** @type {number[]} */ (citiesOnMap),
      point,
      MAX_PIECE_DISTANCE[pointerKind],
    );
    const piece = picked ? cities.indexOf(picked.city) : -1;
    return piece < 0 || piece === turn.selected ? null : piece;
  }

  /**
   * The next road of the selected piece after the current one, in circular order.
   * @param {AimedRoad | null} currentRoad
   * @param {number} offset 1 or -1
   * @returns {AimedRoad | null} null if there is no road
   */
  nextRoad(currentRoad, offset) {
    const { selectedCity, targets, turn } = this.plan;
    const { places } = this.layer;
    if (!places || selectedCity === null) return null;
    const [x, y] = places[selectedCity - 1];
    const angle = (/** @type {number} */ city) =>
      Math.atan2(places[city - 1][1] - y, places[city - 1][0] - x);
    targets.sort((a, b) => angle(a.city) - angle(b.city));
    const roads = targets.flatMap(({ city, kinds }) =>
      (turn.needsKind ? kinds : kinds.slice(0, 1)).map((kind) => ({ kind, city })),
    );
    if (roads.length === 0) return null;
    const currentIndex = roads.findIndex(
      ({ city, kind }) => city === currentRoad?.city && kind === currentRoad.kind,
    );
    const startIndex = offset > 0 ? 0 : roads.length - 1;
    return roads[
      currentIndex < 0 ? startIndex : (currentIndex + offset + roads.length) % roads.length
    ];
  }

  /**
   * The kinds of roads to a city to choose from, or a single kind if the choice does not matter.
   * @param {Pick<PickedCity, "city" | "kind">} picked
   * @returns {string[]}
   */
  kindsToChooseFrom({ city, kind }) {
    if (kind !== null) return [kind];
    const kinds = this.plan.targets.find((target) => target.city === city)?.kinds ?? [ANY_KIND];
    return this.plan.turn.needsKind ? kinds : kinds.slice(0, 1);
  }

  /** The map's layout on the canvas; null while there is none. */
  #layout() {
    const { places, roads, view } = this.layer;
    return places ? { places, roads, transform: view.transform } : null;
  }
}
