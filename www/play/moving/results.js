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
    const importedResult = resultOf(each);
    const localResult = changed.get(importedResult.id) ?? local.get(importedResult.id);
    if (!localResult) newResults.set(importedResult.id, importedResult);
    else if (importedResult.at > localResult.at || (importedResult.helped && !localResult.helped)) {
      const later = importedResult.at > localResult.at ? importedResult : localResult;
      changed.set(importedResult.id, {
        ...later,
        helped: localResult.helped || importedResult.helped,
      });
    }
  }
  const newest = [...newResults.values()].sort((one, other) => one.at - other.at);
  const added = room === 0 ? [] : newest.slice(-room);
  const changedOrAdded = [...changed.values(), ...added];
  if (changedOrAdded.length > 0) putResults(changedOrAdded);
  return { ...report, joined: changedOrAdded.length, full: newest.length - added.length };
}
