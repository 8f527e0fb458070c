// Merges the progress in lessons with that from another device.

import { joinedByKey } from "../../kit/page/joined.js";
import { all, isStep, keepAll, MAX_LESSONS } from "../lesson/progress.js";

export const allLessons = () => Object.fromEntries(all());

/**
 * Merges progress: in each lesson the later step counts.
 * @param {unknown} imported
 * @returns {import("../../kit/page/joined.js").Report}
 */
export function joinLessons(imported) {
  const read = (/** @type {unknown} */ at) => (isStep(at) ? at : null);
  const joined = joinedByKey(all(), imported, MAX_LESSONS, read, (one, other) => {
    if (one === "done" || other === "done") return "done";
    return Math.max(one, other);
  });
  if (joined.joined > 0) keepAll(joined.all);
  return joined;
}
