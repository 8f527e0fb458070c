// SCORM 2004, third and fourth edition: separate completion, success and scaled score.

import { apiNamed, Calls } from "./scorm.js";

/** The maximum number of characters in `cmi.suspend_data`. */
const MAX_WORK_LENGTH = 64_000;

const NAMES = {
  set: "SetValue",
  get: "GetValue",
  commit: "Commit",
  error: "GetLastError",
  words: "GetErrorString",
};

/**
 * @param {number | null} pass the score from which a learner passes, 0 to 1
 * @returns {import("./connection.js").Connection | null}
 */
export function connectScorm2004(pass) {
  const api = apiNamed("API_1484_11");
  if (!api) return null;
  const calls = new Calls(api, NAMES);
  calls.call("Initialize", "");
  const isReadOnly = calls.get("cmi.mode") !== "normal";
  // The system's passing score takes precedence.
  const systemsPass = Number.parseFloat(calls.get("cmi.scaled_passing_score"));
  const needed = Number.isFinite(systemsPass) ? systemsPass : pass;
  let isOpen = true;
  return {
    work: calls.get("cmi.suspend_data"),
    maxWorkLength: MAX_WORK_LENGTH,
    language: calls.get("cmi.learner_preference.language") || null,
    isReadOnly,
    save: async (report) => {
      if (isReadOnly || !isOpen) return;
      write(calls, report, needed);
      calls.commit();
    },
    leave: (report) => {
      if (!isOpen) return;
      isOpen = false;
      try {
        if (!isReadOnly) write(calls, report, needed);
      } finally {
        // This commits, too. Many systems cannot commit in another way while the page closes.
        calls.call("Terminate", "");
      }
    },
    back: null,
  };
}

/**
 * @param {Calls} calls
 * @param {import("./connection.js").Report} report
 * @param {number | null} needed
 */
function write(calls, { items, score, seconds, work }, needed) {
  const { done, isComplete, points } = score;
  const isPassed = isComplete && points / 100 >= (needed ?? 0);
  calls.set("cmi.suspend_data", work);
  calls.set("cmi.score.scaled", points / 100);
  calls.set("cmi.score.raw", points);
  calls.set("cmi.score.min", 0);
  calls.set("cmi.score.max", 100);
  calls.set("cmi.progress_measure", Math.round((done / items.length) * 100) / 100);
  calls.set("cmi.completion_status", isComplete ? "completed" : "incomplete");
  if (isComplete) calls.set("cmi.success_status", isPassed ? "passed" : "failed");
  calls.set("cmi.session_time", `PT${seconds.toFixed(2)}S`);
  // The learner may return and continue.
  calls.set("cmi.exit", "suspend");
  const namedCount = Number(calls.get("cmi.objectives._count")) || 0;
  items.forEach((item, at) => {
    const objective = `cmi.objectives.${at}`;
    // An objective's name can be set only once.
    if (at >= namedCount) calls.offer(`${objective}.id`, item.name);
    calls.offer(`${objective}.score.scaled`, item.points / 100);
    calls.offer(`${objective}.completion_status`, item.isDone ? "completed" : "incomplete");
    if (item.isDone) {
      calls.offer(`${objective}.success_status`, item.isSolved ? "passed" : "failed");
    }
  });
}
