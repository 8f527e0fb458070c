// Moves as people write them: the pieces that move, by direction, such as `1,2↑ 3→`.

import { ARROWS } from "../../kit/boards/notation.js";
import { t } from "../../kit/page/i18n.js";

/** @param {string} move in the contest's notation: a letter for each piece, such as `NN-E` */
export function turnNotation(move) {
  const parts = Object.entries(ARROWS).flatMap(([letter, arrow]) => {
    const pieces = [...move].flatMap((each, i) => (each === letter ? [i + 1] : []));
    return pieces.length > 0 ? [pieces.join(",") + arrow] : [];
  });
  return parts.length > 0 ? parts.join(" ") : t("rabbits-none-moves");
}

/**
 * Moves as people write them. The interface has the scene and the first ply because other games need them.
 * @param {unknown} _scene
 * @param {number} _firstPly
 * @param {readonly string[]} moves
 */
export const notations = (_scene, _firstPly, moves) => moves.map(turnNotation);
