// Merges the progress in lessons with that from another device.

import { mergedByKey } from "../../kit/page/merged.js";
import { all, isStep, MAX_LESSONS, storeAll } from "../lesson/progress.js";

export const allLessons = () => Object.fromEntries(all());

/**
 * Merges progress: in each lesson the later step counts.
 * @param {unknown} imported
 * @returns {import("../../kit/page/merged.js").Report}
 */
export function mergeLessons(imported) {
  const read = (/** @type {unknown} */ at) => (isStep(at) ? at : null);
  const merged = mergedByKey(all(), imported, MAX_LESSONS, read, (one, other) => {
    if (one === "done" || other === "done") return "done";
    return Math.max(one, other);
  });
  if (merged.joined > 0) storeAll(merged.all);
  return merged;
}
