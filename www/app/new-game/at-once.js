// Begins a game with one press: with the last players, or else a person against an engine that a newcomer can beat.

import { lastChoice } from "../../play/new-game/last-choice.js";
import { FIRST_LEVEL } from "../../play/new-game/levels.js";
import { playersOf } from "./seat-choice.js";
import { loadDefaultStart } from "./usual-start.js";

/**
 * @param {Pick<import("../../main.js").App, "start">} app
 * @param {string} game
 */
export async function beginAtOnce(app, game) {
  const { start, seats: count, levels: maxLevel } = await loadDefaultStart(game);
  const last = lastChoice(game, maxLevel).levels.slice(0, count);
  const isUsable = last.length === count && last.filter((level) => level === null).length === 1;
  const levels = isUsable
    ? last
    : Array.from({ length: count }, (_, i) => (i ? FIRST_LEVEL : null));
  app.start({ game, seats: playersOf(levels, null), ...start });
}
