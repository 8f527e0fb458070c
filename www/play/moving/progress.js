// The visitor's progress with puzzles and in lessons: exports it, and merges progress from another device.

import { noReport } from "../../kit/page/merged.js";
import { storedDays } from "../puzzle/daily.js";
import { allDone, doneAt, mergeDone } from "../puzzle/done.js";
import { allStandings, mergeStandings } from "../puzzle/rating.js";
import { allSolved, mergeSolved } from "../puzzle/sets.js";
import { mergeProgress, progressAtAll } from "../puzzle/teacher-set.js";
import { mergeDays } from "./days.js";
import { allLessons, mergeLessons } from "./lessons.js";

/** Solved puzzles come after the attempts, which record whether there was help. */
const MERGES = {
  done: mergeDone,
  solved: (/** @type {unknown} */ imported) => mergeSolved(imported, wasHelped),
  sets: mergeProgress,
  days: mergeDays,
  ratings: mergeStandings,
  lessons: mergeLessons,
};

/** @param {string} key a puzzle's key */
function wasHelped(key) {
  const { hints, isShown } = doneAt(key);
  return isShown || hints > 0;
}

/** @returns {Record<string, object>} the progress, without empty parts */
export function allProgress() {
  const days = storedDays();
  const all = {
    done: allDone(),
    solved: Object.fromEntries(allSolved()),
    sets: progressAtAll(),
    days: days.spans.length > 0 || Object.keys(days.done).length > 0 ? days : {},
    ratings: allStandings(),
    lessons: allLessons(),
  };
  return Object.fromEntries(Object.entries(all).filter(([, one]) => Object.keys(one).length > 0));
}

/** @param {Record<string, unknown>} imported */
export function mergeAllProgress(imported) {
  const report = noReport();
  for (const [name, merge] of Object.entries(MERGES)) {
    if (!Object.hasOwn(imported, name)) continue;
    const { full, joined, unread } = merge(imported[name]);
    report.joined += joined;
    report.full += full;
    report.unread.push(...unread);
  }
  return report;
}
