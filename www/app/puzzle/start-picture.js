// The picture of a shipped puzzle's first position. It is drawn from a small file, without the game's rules.

import { fetchJson, loadPart } from "../../kit/page/failure.js";
import { drawingFile, placeOnDay } from "../../play/puzzle/drawings.js";

/**
 * @param {HTMLElement} place
 * @param {import("../../kit/boards/board.js").PictureModule} pictureModule
 * @param {{ game: string, at: number }} puzzle
 * @returns {Promise<import("../../kit/boards/board.js").Picture>}
 */
export async function mountStart(place, pictureModule, puzzle) {
  try {
    const [mount] = pictureModule.replayed(await fetchJson(drawingFile(puzzle.game, puzzle.at)));
    return mount(place);
  } catch {
    // Offline, for example: the drawings are not stored for it, but the rules are.
    const { mountComputedStart } = await loadPart(import("./computed-start.js"));
    return mountComputedStart(place, pictureModule, puzzle);
  }
}

/**
 * The same of a day's puzzle.
 * @param {HTMLElement} place
 * @param {import("../../kit/boards/board.js").PictureModule} pictureModule
 * @param {string} game
 * @param {number} day
 */
export async function mountOfDay(place, pictureModule, game, day) {
  const puzzle = await placeOnDay(game, day);
  if (!puzzle) throw new Error(`there is no puzzle of ${game}`);
  return mountStart(place, pictureModule, puzzle);
}
