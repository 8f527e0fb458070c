// The rules in pictures. The board draws positions of the real rules on the statement's map.

import { figure, place, playable, rulesOf } from "../../kit/boards/rules.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { kindLine } from "./marks.js";
import { mountPicture } from "./picture.js";
import { EVERYTHING, KINDS } from "./position.js";

/** @typedef {typeof import("../../wasm/warren.js").Scene} SceneClass */

/** The statement's example. */
const MAP = `warren 1 fugitive
8
C 1-2
C 1-5
C 2-5
C 3-4
C 3-6
C 4-7
C 5-8
C 6-7
C 6-8
T 1-8
T 2-3
T 3-4
T 3-8
P 1-4
END
`;

/**
 * The sections in order. For a picture: the moves before its position, and the view, by default the one that sees everything.
 * @type {{ name: string, moves?: string, view?: number }[]}
 */
export const SECTIONS = [
  { name: "map", moves: "" },
  { name: "start", moves: "1 2 6 8\n4\n" },
  { name: "run", moves: "1 2 6 8\n4\nC 3\n", view: 0 },
  { name: "chase" },
  { name: "announcement" },
  { name: "capture", moves: "1 2 6 8\n4\nC 3\n5 3 7 6\n" },
  { name: "points" },
  { name: "notation" },
];

/** @param {SceneClass} Scene */
export function rulesPage(Scene) {
  return rulesOf("fugitive", SECTIONS, ({ name, moves, view }, drawn) => {
    if (moves === undefined) return null;
    const map = place();
    const scene = Scene.fromRecord(MAP + moves);
    const sight = scene.sight(view ?? EVERYTHING);
    drawn(mountPicture(map, sight, sight.length));
    const picture = figure(t(`fugitive-rules-${name}-picture`), map);
    return [name === "map" && legend(), playable(picture, scene, scene.length)];
  });
}

/** The lines of the three kinds, with their names. */
function legend() {
  const kinds = KINDS.map((kind) =>
    h("li", { class: "map-kind" }, kindLine(kind), t("fugitive-kind", { kind })),
  );
  return h("ul", { class: "map-legend" }, ...kinds);
}
