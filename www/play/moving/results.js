// Merges the results of games against engines with those from another device.

import { noReport } from "../../kit/page/merged.js";
import { isResult, MAX_RESULTS, putResults, resultOf, results } from "../your-games/results.js";

/** @typedef {import("../your-games/results.js").Result} Result */

/**
 * Merges results. If both devices have a result of a game, the later one counts, and help on either device counts.
 * @param {readonly any[]} imported
 * @returns {import("../../kit/page/merged.js").Report}
 */
export function mergeImportedResults(imported) {
  const local = new Map(results().map((each) => [each.id, each]));
  const room = Math.max(0, MAX_RESULTS - local.size);
  const report = noReport();
  /** @type {Map<string, Result>} */
  const newResults = new Map();
  /** @type {Map<string, Result>} */
  const changed = new Map();
  for (const each of imported) {
    if (!isResult(each)) {
      report.unread.push("");
      continue;
    }
    const other = resultOf(each);
    const known = changed.get(other.id) ?? local.get(other.id);
    if (!known) newResults.set(other.id, other);
    else if (other.at > known.at || (other.helped && !known.helped)) {
      const later = other.at > known.at ? other : known;
      changed.set(other.id, { ...later, helped: known.helped || other.helped });
    }
  }
  const newest = [...newResults.values()].sort((one, other) => one.at - other.at);
  const added = room === 0 ? [] : newest.slice(-room);
  const joined = [...changed.values(), ...added];
  if (joined.length > 0) putResults(joined);
  return { ...report, joined: joined.length, full: newest.length - added.length };
}
