// The picture of a shipped puzzle's first position as the game's rules compute it, for when its drawing does not arrive.

import { loadGame } from "../../play/load.js";
import { puzzleAt } from "../../play/puzzle/sets.js";

/**
 * @param {HTMLElement} place
 * @param {import("../../kit/boards/board.js").PictureModule} pictureModule
 * @param {{ game: string, at: number }} puzzle
 */
export async function mountComputedStart(place, pictureModule, puzzle) {
  const { game } = puzzle;
  const [warren, { isQuestion, missing, seat, start }] = await Promise.all([
    loadGame(game),
    puzzleAt(puzzle),
  ]);
  const scene = warren.Scene.start(game, start);
  // The picture of a question shows only the knowledge of its seat.
  const view = isQuestion ? /** @type {any} */ (scene).sight(seat) : scene;
  // The picture may leave out parts of the board that are not in play within the missing moves.
  return pictureModule.mountPicture(place, view, 0, { within: missing });
}
