// SCORM 2004, third and fourth edition: separate completion, success and scaled score.

import { apiNamed, ScormApi } from "./scorm.js";

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
  const systemObject = apiNamed("API_1484_11");
  if (!systemObject) return null;
  const api = new ScormApi(systemObject, NAMES);
  api.call("Initialize", "");
  const isReadOnly = api.get("cmi.mode") !== "normal";
  // The system's passing score takes precedence.
  const systemsPass = Number.parseFloat(api.get("cmi.scaled_passing_score"));
  const needed = Number.isFinite(systemsPass) ? systemsPass : pass;
  let isOpen = true;
  return {
    work: api.get("cmi.suspend_data"),
    maxWorkLength: MAX_WORK_LENGTH,
    language: api.get("cmi.learner_preference.language") || null,
    isReadOnly,
    save: async (report) => {
      if (isReadOnly || !isOpen) return;
      write(api, report, needed);
      api.commit();
    },
    leave: (report) => {
      if (!isOpen) return;
      isOpen = false;
      try {
        if (!isReadOnly) write(api, report, needed);
      } finally {
        // This commits, too. Many systems cannot commit in another way while the page closes.
        api.call("Terminate", "");
      }
    },
    back: null,
  };
}

/**
 * @param {ScormApi} api
 * @param {import("./connection.js").Report} report
 * @param {number | null} needed
 */
function write(api, { items, score, seconds, work }, needed) {
  const { done, isComplete, points } = score;
  const isPassed = isComplete && points / 100 >= (needed ?? 0);
  api.set("cmi.suspend_data", work);
  api.set("cmi.score.scaled", points / 100);
  api.set("cmi.score.raw", points);
  api.set("cmi.score.min", 0);
  api.set("cmi.score.max", 100);
  api.set("cmi.progress_measure", Math.round((done / items.length) * 100) / 100);
  api.set("cmi.completion_status", isComplete ? "completed" : "incomplete");
  if (isComplete) api.set("cmi.success_status", isPassed ? "passed" : "failed");
  api.set("cmi.session_time", `PT${seconds.toFixed(2)}S`);
  // The learner may return and continue.
  api.set("cmi.exit", "suspend");
  const namedCount = Number(api.get("cmi.objectives._count")) || 0;
  items.forEach((item, at) => {
    const objective = `cmi.objectives.${at}`;
    // An objective's name can be set only once.
    if (at >= namedCount) api.setIfSupported(`${objective}.id`, item.name);
    api.setIfSupported(`${objective}.score.scaled`, item.points / 100);
    api.setIfSupported(`${objective}.completion_status`, item.isDone ? "completed" : "incomplete");
    if (item.isDone) {
      api.setIfSupported(`${objective}.success_status`, item.isSolved ? "passed" : "failed");
    }
  });
}
