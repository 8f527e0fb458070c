// The rules in pictures. The board draws positions of the real rules.

import { figure, makeRulesPage, picturePlace, withPlayLink } from "../../kit/boards/rules.js";
import { statementGame } from "../../kit/boards/statement.js";
import { t } from "../../kit/page/i18n.js";
import { mountLegend } from "./legend.js";
import { mountMarks } from "./picture.js";
import { EVERYTHING, reportOf, settingOf } from "./position.js";
import { marksOf } from "./position-marks.js";

/**
 * @typedef {(picture: import("../../kit/boards/board.js").Picture) => void} AddPicture
 * @typedef {typeof import("../../wasm/warren.js").Scene} SceneClass
 */

/** The first seven turns of the first player in the statement's example. */
const EXAMPLE_MOVES = ["EH", "NH", "EH", "NH", "NH", "HH", "HH"];

/**
 * The sections in order. For a picture of the statement's example: the number of turns played, the view, the number of turns to
 * look ahead, and whether it shows the numbers.
 * @type {{ name: string, turns?: number, view?: number, turnsAhead?: number, numbers?: boolean }[]}
 */
export const SECTIONS = [
  { name: "swamp", turns: 0, view: EVERYTHING, numbers: true },
  { name: "islands" },
  { name: "turn", turns: 2, view: 0 },
  { name: "water" },
  { name: "goal" },
  { name: "sight", turns: 7, view: 0 },
  { name: "ahead", turns: 7, view: 0, turnsAhead: 4 },
  { name: "end" },
  { name: "notation" },
];

/** @param {SceneClass} Scene */
export function rulesPage(Scene) {
  return makeRulesPage("crossing", SECTIONS, (section, addPicture) => {
    if (section.name === "islands") return legendFigure(addPicture);
    return section.turns === undefined ? null : exampleFigure(Scene, section, addPicture);
  });
}

/** @param {AddPicture} addPicture */
function legendFigure(addPicture) {
  const islands = picturePlace("crossing-legend");
  addPicture(mountLegend(islands));
  return figure(t("crossing-rules-islands-picture"), islands);
}

/**
 * @param {SceneClass} Scene
 * @param {(typeof SECTIONS)[number]} section
 * @param {AddPicture} addPicture
 */
function exampleFigure(
  Scene,
  { name, turns = 0, view = EVERYTHING, turnsAhead = 0, numbers },
  addPicture,
) {
  const swamp = picturePlace();
  const scene = statementGame(Scene, "crossing", EXAMPLE_MOVES.slice(0, turns));
  const sight = scene.sight(view);
  const setting = settingOf(sight);
  const marks = marksOf(reportOf(sight, turns), setting, turnsAhead);
  const heights = numbers ? setting.heights : null;
  addPicture(
    mountMarks(swamp, marks, { showsCoordinates: true, heights, isLaterTurn: turnsAhead > 0 }),
  );
  return withPlayLink(figure(t(`crossing-rules-${name}-picture`), swamp), scene, turns);
}
