// Merges the results of games against engines with those from another device.

import { noReport } from "../../kit/page/joined.js";
import { isResult, MAX_RESULTS, mergeResults, resultOf, results } from "../your-games/results.js";

/** @typedef {import("../your-games/results.js").Result} Result */

/**
 * Merges results. If both devices have a result of a game, the later one counts, and help on either device counts.
 * @param {readonly any[]} come
 * @returns {import("../../kit/page/joined.js").Report}
 */
export function joinResults(come) {
  const here = new Map(results().map((each) => [each.id, each]));
  const room = Math.max(0, MAX_RESULTS - here.size);
  const report = noReport();
  /** @type {Map<string, Result>} */
  const fresh = new Map();
  /** @type {Map<string, Result>} */
  const changed = new Map();
  for (const each of come) {
    if (!isResult(each)) {
      report.unread.push("");
      continue;
    }
    const other = resultOf(each);
    const had = changed.get(other.id) ?? here.get(other.id);
    if (!had) fresh.set(other.id, other);
    else if (other.at > had.at || (other.helped && !had.helped)) {
      const later = other.at > had.at ? other : had;
      changed.set(other.id, { ...later, helped: had.helped || other.helped });
    }
  }
  const newest = [...fresh.values()].sort((one, other) => one.at - other.at);
  const kept = room === 0 ? [] : newest.slice(-room);
  const joined = [...changed.values(), ...kept];
  if (joined.length > 0) mergeResults(joined);
  return { ...report, joined: joined.length, full: newest.length - kept.length };
}
