// The default start of a game. Games that begin with one press, and games of programs, begin from it.

import { loadBoard } from "../../games/modules.js";
import { loadGame } from "../../play/load.js";

/**
 * Loads the default start, the number of its seats, and the number of our engine's levels.
 * @param {string} game
 */
export async function loadDefaultStart(game) {
  const [warren, { setting }] = await Promise.all([loadGame(game), loadBoard(game)]);
  const start = defaultStartOf(warren.Scene, setting);
  const { seats } = warren.Scene.start(game, start.lines);
  return { start, seats, levels: warren.levels() };
}

/**
 * @param {import("../../kit/boards/statement.js").SceneClass} Scene
 * @param {import("../../kit/boards/board.js").Setting | undefined} setting
 * @returns {{ lines?: string[], isRandom?: boolean }}
 */
function defaultStartOf(Scene, setting) {
  if (!setting) return {};
  if (setting.kind === "number") return { lines: setting.lines(setting.usual) };
  const [{ isRandom, lines }] = setting.starts(Scene);
  return isRandom ? { isRandom } : { lines };
}
