// The rules in pictures. The board draws positions of the real rules on the statement's map.

import { figure, makeRulesPage, picturePlace, withPlayLink } from "../../kit/boards/rules.js";
import { statementGame } from "../../kit/boards/statement.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { mountPicture } from "./picture.js";
import { EVERYTHING, KINDS } from "./position.js";
import { kindLine } from "./road-signs.js";

/** @typedef {typeof import("../../wasm/warren.js").Scene} SceneClass */

/**
 * The sections in order. For a picture: the moves before its position, and the view, by default the one that sees everything.
 * @type {{ name: string, moves?: string[], view?: number }[]}
 */
export const SECTIONS = [
  { name: "map", moves: [] },
  { name: "start", moves: ["1 2 6 8", "4"] },
  { name: "run", moves: ["1 2 6 8", "4", "C 3"], view: 0 },
  { name: "chase" },
  { name: "announcement" },
  { name: "capture", moves: ["1 2 6 8", "4", "C 3", "5 3 7 6"] },
  { name: "points" },
  { name: "notation" },
];

/** @param {SceneClass} Scene */
export function rulesPage(Scene) {
  return makeRulesPage("fugitive", SECTIONS, ({ name, moves, view }, addPicture) => {
    if (moves === undefined) return null;
    const map = picturePlace();
    const scene = statementGame(Scene, "fugitive", moves);
    const sight = scene.sight(view ?? EVERYTHING);
    addPicture(mountPicture(map, sight, sight.length));
    const picture = figure(t(`fugitive-rules-${name}-picture`), map);
    return [name === "map" && roadLegend(), withPlayLink(picture, scene, scene.length)];
  });
}

/** The lines of the three kinds, with their names. */
function roadLegend() {
  const kinds = KINDS.map((kind) =>
    h("li", { class: "map-kind" }, kindLine(kind), t("fugitive-kind", { kind })),
  );
  return h("ul", { class: "map-legend" }, ...kinds);
}
