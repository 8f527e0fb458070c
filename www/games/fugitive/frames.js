// The data for pictures that are drawn without the rules: the replay on the home page's card (tools/samples.mjs) and the first
// positions of puzzles (tools/puzzle-drawings.mjs).

import { layout } from "../../kit/maps/layout.js";
import { settingOf, sightOf } from "./position.js";
import { marksOf, visiblePositionIn } from "./visible-position.js";

/** Rounds a coordinate of a city to thousandths of the map. @param {number} part */
const rounded = (part) => Math.round(part * 1000) / 1000;

/**
 * The map, with the places of its cities.
 * @param {import("../../kit/boards/board.js").Scene} scene
 */
export function sharedBy(scene) {
  const { cities, roads } = settingOf(sightOf(scene));
  const places = layout({ cities, roads }).map((place) => place.map(rounded));
  return { roads, places };
}

/**
 * The drawing of the position at a ply. A complete game is drawn for a viewer who sees everything.
 * @param {import("../../kit/boards/board.js").Scene} scene
 * @param {number} ply
 */
export const frameAt = (scene, ply) => marksOf(visiblePositionIn(sightOf(scene), ply));
