// SCORM 1.2, by its run-time environment: strings of at most 4,096 characters, one status for completion and success.

import { apiNamed, Calls } from "./scorm.js";

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
  const api = apiNamed("API");
  if (!api) return null;
  const calls = new Calls(api, NAMES);
  calls.call("LMSInitialize", "");
  const mode = calls.get("cmi.core.lesson_mode");
  const isReadOnly = mode === "browse" || mode === "review";
  let isOpen = true;
  return {
    work: calls.get("cmi.suspend_data"),
    maxWorkLength: MAX_WORK_LENGTH,
    language: calls.get("cmi.student_preference.language") || null,
    isReadOnly,
    save: async (report) => {
      if (isReadOnly || !isOpen) return;
      write(calls, report);
      calls.commit();
    },
    leave: (report) => {
      if (!isOpen) return;
      isOpen = false;
      try {
        if (!isReadOnly) write(calls, report);
      } finally {
        // This commits, too. Many systems cannot commit in another way while the page closes.
        calls.call("LMSFinish", "");
      }
    },
    back: null,
  };
}

/**
 * @param {Calls} calls
 * @param {import("./connection.js").Report} report
 */
function write(calls, { items, score, seconds, work }) {
  calls.set("cmi.suspend_data", work);
  calls.set("cmi.core.score.raw", score.points);
  calls.offer("cmi.core.score.min", 0);
  calls.offer("cmi.core.score.max", 100);
  calls.set("cmi.core.lesson_status", statusOf(score));
  calls.set("cmi.core.session_time", timeOf(seconds));
  // The learner may return and continue.
  calls.set("cmi.core.exit", "suspend");
  items.forEach((item, at) => {
    const objective = `cmi.objectives.${at}`;
    calls.offer(`${objective}.id`, item.name);
    calls.offer(`${objective}.score.raw`, item.points);
    calls.offer(
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
  const two = (/** @type {number} */ count) => String(Math.floor(count)).padStart(2, "0");
  const hours = Math.min(Math.floor(hundredths / 360_000), 9999);
  const minutes = (hundredths / 6000) % 60;
  const rest = `${two((hundredths / 100) % 60)}.${two(hundredths % 100)}`;
  return `${String(hours).padStart(4, "0")}:${two(minutes)}:${rest}`;
}
