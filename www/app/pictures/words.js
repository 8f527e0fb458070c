// A picture described in words, for people who do not see it.

import { t } from "../../kit/page/i18n.js";
import { sideName } from "../../play/match/names.js";
import { MoveNames } from "../table/move-names.js";

/** @typedef {import("./picture.js").Subject} Subject */

/**
 * The game and its score, the last move, and the position.
 * @param {string} game
 * @param {import("../../kit/boards/board.js").BoardModule} board
 * @param {Subject} subject
 * @returns {string}
 */
export function pictureWords(game, board, { ply, print, scene, viewpoint }) {
  const tallies = board.tallies(scene, ply);
  const names = new MoveNames(game, board, scene, { seats: tallies.length, viewpoint });
  const sides = tallies.map(({ text }, seat) => {
    const words = text.replace(/\.$/, "");
    return t("picture-side", { side: sideName(game, seat), words });
  });
  return [
    t("picture-after", { game: t(`${game}-name`), ply: names.positionName(ply) }),
    ...sides,
    ...(ply > 0 ? [board.moveText(scene, ply - 1, viewpoint)] : []),
    ...print.words(scene, ply),
  ].join("\n");
}
