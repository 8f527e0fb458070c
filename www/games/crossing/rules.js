// The rules in pictures. The board draws positions of the real rules.

import { figure, makeRulesPage, picturePlace, withPlayLink } from "../../kit/boards/rules.js";
import { statementGame } from "../../kit/boards/statement.js";
import { t } from "../../kit/page/i18n.js";
import { mountLegend } from "./legend.js";
import { mountMarks } from "./picture.js";
import { EVERYTHING, reportOf, settingOf } from "./position.js";
import { marksOf } from "./seen.js";

/**
 * @typedef {(picture: import("../../kit/boards/board.js").Picture) => void} Drawn
 * @typedef {typeof import("../../wasm/warren.js").Scene} SceneClass
 */

/** The first seven turns of the first player in the statement's example. */
const EXAMPLE = ["EH", "NH", "EH", "NH", "NH", "HH", "HH"];

/**
 * The sections in order. For a picture of the statement's example: the number of turns played, the view, the number of turns to
 * look ahead, and whether it shows the numbers.
 * @type {{ name: string, turns?: number, view?: number, ahead?: number, numbers?: boolean }[]}
 */
export const SECTIONS = [
  { name: "swamp", turns: 0, view: EVERYTHING, numbers: true },
  { name: "islands" },
  { name: "turn", turns: 2, view: 0 },
  { name: "water" },
  { name: "goal" },
  { name: "sight", turns: 7, view: 0 },
  { name: "ahead", turns: 7, view: 0, ahead: 4 },
  { name: "end" },
  { name: "notation" },
];

/** @param {SceneClass} Scene */
export function rulesPage(Scene) {
  return makeRulesPage("crossing", SECTIONS, (section, drawn) => {
    if (section.name === "islands") return legend(drawn);
    return section.turns === undefined ? null : picture(Scene, section, drawn);
  });
}

/** @param {Drawn} drawn */
function legend(drawn) {
  const islands = picturePlace("crossing-legend");
  drawn(mountLegend(islands));
  return figure(t("crossing-rules-islands-picture"), islands);
}

/**
 * @param {SceneClass} Scene
 * @param {(typeof SECTIONS)[number]} section
 * @param {Drawn} drawn
 */
function picture(Scene, { name, turns = 0, view = EVERYTHING, ahead = 0, numbers }, drawn) {
  const swamp = picturePlace();
  const scene = statementGame(Scene, "crossing", EXAMPLE.slice(0, turns));
  const sight = scene.sight(view);
  const setting = settingOf(sight);
  const marks = marksOf(reportOf(sight, turns), setting, ahead);
  const heights = numbers ? setting.heights : null;
  drawn(mountMarks(swamp, marks, { lettered: true, heights, isAhead: ahead > 0 }));
  return withPlayLink(figure(t(`crossing-rules-${name}-picture`), swamp), scene, turns);
}
