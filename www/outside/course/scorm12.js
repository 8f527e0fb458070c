// SCORM 1.2, by its run-time environment: strings of at most 4,096 characters, one status for completion and success.

import { apiNamed, ScormApi } from "./scorm.js";

/** The maximum number of characters in `cmi.suspend_data`. */
const MAX_WORK_LENGTH = 4096;

const NAMES = {
  set: "LMSSetValue",
  get: "LMSGetValue",
  commit: "LMSCommit",
  error: "LMSGetLastError",
  words: "LMSGetErrorString",
};

/** @returns {import("./connection.js").Connection | null} */
export function connectScorm12() {
  const systemObject = apiNamed("API");
  if (!systemObject) return null;
  const api = new ScormApi(systemObject, NAMES);
  api.call("LMSInitialize", "");
  const mode = api.get("cmi.core.lesson_mode");
  const isReadOnly = mode === "browse" || mode === "review";
  let isOpen = true;
  return {
    work: api.get("cmi.suspend_data"),
    maxWorkLength: MAX_WORK_LENGTH,
    language: api.get("cmi.student_preference.language") || null,
    isReadOnly,
    save: async (report) => {
      if (isReadOnly || !isOpen) return;
      write(api, report);
      api.commit();
    },
    leave: (report) => {
      if (!isOpen) return;
      isOpen = false;
      try {
        if (!isReadOnly) write(api, report);
      } finally {
        // This commits, too. Many systems cannot commit in another way while the page closes.
        api.call("LMSFinish", "");
      }
    },
    back: null,
  };
}

/**
 * @param {ScormApi} api
 * @param {import("./connection.js").Report} report
 */
function write(api, { items, score, seconds, work }) {
  api.set("cmi.suspend_data", work);
  api.set("cmi.core.score.raw", score.points);
  api.setIfSupported("cmi.core.score.min", 0);
  api.setIfSupported("cmi.core.score.max", 100);
  api.set("cmi.core.lesson_status", statusOf(score));
  api.set("cmi.core.session_time", timeOf(seconds));
  // The learner may return and continue.
  api.set("cmi.core.exit", "suspend");
  items.forEach((item, at) => {
    const objective = `cmi.objectives.${at}`;
    api.setIfSupported(`${objective}.id`, item.name);
    api.setIfSupported(`${objective}.score.raw`, item.points);
    api.setIfSupported(
      `${objective}.status`,
      item.isSolved ? "passed" : item.isDone ? "failed" : "incomplete",
    );
  });
}

/** @param {import("./score.js").Score} score */
function statusOf({ isComplete, isPassed }) {
  if (!isComplete) return "incomplete";
  return isPassed ? "passed" : "failed";
}

/**
 * A time as SCORM 1.2 writes it, `HHHH:MM:SS.SS`.
 * @param {number} seconds
 */
function timeOf(seconds) {
  const hundredths = Math.round(seconds * 100);
  const twoDigits = (/** @type {number} */ count) => String(Math.floor(count)).padStart(2, "0");
  const hours = Math.min(Math.floor(hundredths / 360_000), 9999);
  const minutes = (hundredths / 6000) % 60;
  const secondsText = `${twoDigits((hundredths / 100) % 60)}.${twoDigits(hundredths % 100)}`;
  return `${String(hours).padStart(4, "0")}:${twoDigits(minutes)}:${secondsText}`;
}
