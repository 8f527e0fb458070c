// The visitor's progress in a game: the level played last, the progress in the lesson, and the number of solved puzzles.

import { t } from "../../kit/page/i18n.js";
import { progressOf } from "../../play/lesson/progress.js";
import { lastChoice } from "../../play/new-game/last-choice.js";
import { standingIn } from "../../play/puzzle/rating.js";
import { allSolved } from "../../play/puzzle/sets.js";

/** @param {string} game */
export function reachedText(game) {
  const level = lastChoice(game).levels.find((player) => typeof player === "number");
  const step = progressOf(game);
  const solved = allSolved();
  // The rating names the puzzles of the game, without their index.
  const count = standingIn(game).counted.filter((key) => solved.has(key)).length;
  return [
    level && t("reached-level", { level }),
    step === null ? t("reached-lesson") : step > 0 && t("continue-lesson", { step: step + 1 }),
    count > 0 && t("reached-puzzles", { count }),
  ]
    .filter((text) => text)
    .join(" · ");
}
