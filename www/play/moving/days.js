// Merges the days of solved puzzles with those from another device.

import { noReport } from "../../kit/page/joined.js";
import { keepDays, kept, readKept } from "../puzzle/daily.js";

/** The maximum number of games whose days are merged. */
const MAX_GAMES = 20;

/**
 * Merges days. For a puzzle solved on both devices, the larger numbers of tries and hints count.
 * @param {unknown} come
 * @returns {import("../../kit/page/joined.js").Report}
 */
export function joinDays(come) {
  const [here, other] = [kept(), readKept(come)];
  const done = { ...here.done };
  for (const [game, list] of Object.entries(other.done).slice(0, MAX_GAMES)) {
    const had = Object.hasOwn(done, game) ? done[game] : [];
    const byDay = new Map(had.map((each) => [each.day, each]));
    for (const { day, hints, tries } of list) {
      const before = byDay.get(day) ?? { tries, hints };
      byDay.set(day, {
        day,
        tries: Math.max(before.tries, tries),
        hints: Math.max(before.hints, hints),
      });
    }
    done[game] = [...byDay.values()].sort((a, b) => a.day - b.day);
  }
  const both = readKept({ spans: [...here.spans, ...other.spans], done });
  if (JSON.stringify(both) === JSON.stringify(here)) return noReport();
  keepDays(both);
  return { ...noReport(), joined: 1 };
}
