// Merges the days of solved puzzles with those from another device.

import { noReport } from "../../kit/page/merged.js";
import { readStoredDays, storeDays, storedDays } from "../puzzle/daily.js";

/** The maximum number of games whose days are merged. */
const MAX_GAMES = 20;

/**
 * Merges days. For a puzzle solved on both devices, the larger numbers of tries and hints count.
 * @param {unknown} imported
 * @returns {import("../../kit/page/merged.js").Report}
 */
export function mergeDays(imported) {
  const [local, other] = [storedDays(), readStoredDays(imported)];
  const done = { ...local.done };
  for (const [game, list] of Object.entries(other.done).slice(0, MAX_GAMES)) {
    const localResults = Object.hasOwn(done, game) ? done[game] : [];
    const byDay = new Map(localResults.map((each) => [each.day, each]));
    for (const { day, hints, tries } of list) {
      const dayCounts = byDay.get(day) ?? { tries, hints };
      byDay.set(day, {
        day,
        tries: Math.max(dayCounts.tries, tries),
        hints: Math.max(dayCounts.hints, hints),
      });
    }
    done[game] = [...byDay.values()].sort((a, b) => a.day - b.day);
  }
  const merged = readStoredDays({ spans: [...local.spans, ...other.spans], done });
  if (JSON.stringify(merged) === JSON.stringify(local)) return noReport();
  storeDays(merged);
  return { ...noReport(), joined: 1 };
}
