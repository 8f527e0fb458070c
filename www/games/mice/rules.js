// The rules, with a picture of the board.

import { figure, makeRulesPage, picturePlace, withPlayLink } from "../../kit/boards/rules.js";
import { statementGame } from "../../kit/boards/statement.js";
import { t } from "../../kit/page/i18n.js";
import { mountPicture } from "./picture.js";

/** @typedef {typeof import("../../wasm/warren.js").Scene} SceneClass */

/** The sections in order. */
export const SECTIONS = [
  { name: "board" },
  { name: "doors" },
  { name: "walls" },
  { name: "arrows" },
  { name: "cats" },
  { name: "points" },
  { name: "turn" },
];

/** @param {SceneClass} Scene */
export function rulesPage(Scene) {
  return makeRulesPage("mice", SECTIONS, ({ name }, addPicture) => {
    if (name !== "board") return null;
    const scene = statementGame(Scene, "mice", EXAMPLE_MOVES);
    const board = picturePlace();
    addPicture(mountPicture(board, scene, scene.length, { showsCoordinates: true }));
    return withPlayLink(figure(t("mice-rules-board-picture"), board), scene, scene.length);
  });
}

/** Six arrows on the board of the statement's example. */
const EXAMPLE_MOVES = ["2 0 W", "2 2 E", "1 0 S", "1 1 E", "2 1 W", "0 1 S"];
