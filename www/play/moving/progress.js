// The visitor's progress with puzzles and in lessons: exports it, and merges progress from another device.

import { noReport } from "../../kit/page/joined.js";
import { kept } from "../puzzle/daily.js";
import { allDone, doneAt, joinDone } from "../puzzle/done.js";
import { allStandings, joinStandings } from "../puzzle/rating.js";
import { allSolved, joinSolved } from "../puzzle/sets.js";
import { joinProgress, progressAtAll } from "../puzzle/teacher-set.js";
import { joinDays } from "./days.js";
import { allLessons, joinLessons } from "./lessons.js";

/** Solved puzzles come after the attempts, which record whether there was help. */
const MERGES = {
  done: joinDone,
  solved: (/** @type {unknown} */ imported) => joinSolved(imported, wasHelped),
  sets: joinProgress,
  days: joinDays,
  ratings: joinStandings,
  lessons: joinLessons,
};

/** @param {string} key a puzzle's key */
function wasHelped(key) {
  const { hints, isShown } = doneAt(key);
  return isShown || hints > 0;
}

/** @returns {Record<string, object>} the progress, without empty parts */
export function allProgress() {
  const days = kept();
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
export function joinAllProgress(imported) {
  const report = noReport();
  for (const [name, join] of Object.entries(MERGES)) {
    if (!Object.hasOwn(imported, name)) continue;
    const { full, joined, unread } = join(imported[name]);
    report.joined += joined;
    report.full += full;
    report.unread.push(...unread);
  }
  return report;
}
