// The result of a day's puzzle, for sharing.

import { dayAndMonth, t } from "../../kit/page/i18n.js";
import { sharedAddress, todayAddress } from "../addresses.js";
import { dateOf, dayText } from "./daily.js";

/**
 * The visitor's result of a day's puzzle as a text for sharing. It does not reveal the solution.
 * @param {string} game
 * @param {import("./daily.js").DayResult} done
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
 * Copies a day's result with the address of its puzzle.
 * @param {string} game
 * @param {import("./daily.js").DayResult} done
 * @param {string} result the result as a text
 * @returns {Promise<string>} the message to show: that the result is copied, or the text itself
 */
export async function copyResult(game, { day }, result) {
  const text = `${result}\n${sharedAddress(game, dayAddress(game, day))}`;
  try {
    await navigator.clipboard.writeText(text);
    return t("puzzle-result-copied");
  } catch {
    return text;
  }
}

/**
 * The fragment of the address of a day's puzzle.
 * @param {string} game
 * @param {number} day
 */
export const dayAddress = (game, day) => todayAddress(game, dayText(day));
