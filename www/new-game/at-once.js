// Begins a game with one press: the players as they were last time, else a person against an engine that a newcomer can beat.

import { loadBoard } from "../games/modules.js";
import { loadGame } from "../load.js";
import { lastChoice } from "./last-choice.js";
import { FIRST_LEVEL } from "./levels.js";
import { playersOf } from "./seat-choice.js";

/**
 * @param {Pick<import("../main.js").App, "start">} app
 * @param {string} game
 */
export async function beginAtOnce(app, game) {
  const [warren, { setting }] = await Promise.all([loadGame(game), loadBoard(game)]);
  const start = usualStart(setting);
  const { seats: count } = warren.Scene.start(game, start.lines);
  const last = lastChoice(game, warren.levels()).levels.slice(0, count);
  const isFit = last.length === count && last.filter((level) => level === null).length === 1;
  const levels = isFit ? last : Array.from({ length: count }, (_, i) => (i ? FIRST_LEVEL : null));
  app.start({ game, seats: playersOf(levels, null), ...start });
}

/**
 * The usual start of a game.
 * @param {import("../boards/board.js").Setting | undefined} setting
 * @returns {{ lines?: string[], drawn?: boolean }}
 */
function usualStart(setting) {
  if (!setting) return {};
  if (setting.kind === "number") return { lines: setting.lines(setting.usual) };
  const [{ drawn, lines }] = setting.starts;
  return drawn ? { drawn } : { lines };
}
