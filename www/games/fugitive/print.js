// A map and its pieces as a picture to share, and in words.

import { wholeSquare } from "../../kit/boards/unit-square.js";
import { t } from "../../kit/page/i18n.js";
import { cachedPlacesOf, placesOf } from "./city-places.js";
import { draw as drawMap } from "./draw.js";
import { roadShapesOf } from "./geometry.js";
import { placeOf } from "./place-names.js";
import { EVERYTHING, reportOf, settingOf, sightOf } from "./position.js";
import { marksOf, visiblePositionIn } from "./visible-position.js";
import { placesText } from "./words.js";

/** The size of a picture by the number of cities, in CSS pixels, and its limits. */
const SIDES = { city: 70, min: 560, max: 1000 };

/** Room for pieces in cities at the edge, which extend beyond the square. */
export const margin = 20;

/** @type {import("../../kit/boards/board.js").PrintModule["sideOf"]} */
export function sideOf(scene) {
  const side = Math.round(SIDES.city * Math.sqrt(settingOf(scene).cities));
  return Math.min(SIDES.max, Math.max(SIDES.min, side));
}

/** Waits until the map is laid out. @param {import("../../kit/boards/board.js").Scene} scene */
export async function ready(scene) {
  await placesOf(settingOf(scene));
}

/** @type {import("../../kit/boards/board.js").PrintModule["draw"]} */
export function draw(context, scene, ply, { colours, drawn, font, margin, side }) {
  const setting = settingOf(scene);
  const places = cachedPlacesOf(setting);
  if (!places) throw new Error("the map is not laid out yet");
  const inside = wholeSquare(side, side);
  const outer = side + 2 * margin;
  const transform = { ...inside, left: inside.left + margin, top: inside.top + margin };
  const roads = roadShapesOf(setting.roads, places);
  const report = reportOf(sightOf(scene), ply);
  const look = { colours, font, width: outer, height: outer };
  context.save();
  context.translate(-margin, -margin);
  drawMap(context, {
    width: outer,
    height: outer,
    transform,
    colours,
    font,
    places,
    roads,
    drawings: drawn?.(look, (name) => placeOf({ places, roads, transform }, report, name)),
    ...marksOf(visiblePositionIn(sightOf(scene), ply)),
  });
  context.restore();
}

/** @type {import("../../kit/boards/board.js").PrintModule["words"]} */
export function words(scene, ply) {
  const viewer = "view" in scene ? scene.view : EVERYTHING;
  const report = reportOf(sightOf(scene), ply);
  const { cities, roads } = settingOf(scene);
  const places = placesText(report, viewer);
  return [
    t("picture-map", { cities, roads: roads.length }),
    ...places.map((words) => t("picture-sentence", { words: words.replace(/\.$/, "") })),
  ];
}
