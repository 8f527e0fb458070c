// The result of a day's puzzle, to hand on.

import { dayAndMonth, t } from "../page/i18n.js";
import { todayAddress } from "../shell/router.js";
import { dateOf, dayText } from "./daily.js";

/**
 * The visitor's result of a day's puzzle as a text to hand on. It gives nothing of the solution away.
 * @param {string} game
 * @param {import("./daily.js").Done} done
 * @param {number} streak
 */
export function resultToShare(game, { day, hints, tries }, streak) {
  return [
    "Warren",
    t(`${game}-name`),
    dayAndMonth(dateOf(day)),
    t("puzzle-shared-result", { tries, hints }),
    ...(streak > 0 ? [t("puzzle-shared-streak", { days: streak })] : []),
  ].join(" · ");
}

/**
 * The fragment of the address of a day's puzzle.
 * @param {string} game
 * @param {number} day
 */
export const dayAddress = (game, day) => todayAddress(game, dayText(day));
