// The connection to the learning system that has opened the course.

import { connectCmi5 } from "./cmi5.js";
import { connectScorm12 } from "./scorm12.js";
import { connectScorm2004 } from "./scorm2004.js";

/**
 * A report to the learning system.
 * @typedef {Object} Report
 * @property {string} work the text to store
 * @property {import("./score.js").Score} score
 * @property {{ name: string, points: number, isDone: boolean, isSolved: boolean }[]} items
 * @property {number} seconds how long this session has lasted
 */

/**
 * @typedef {Object} Connection
 * @property {string} work the text that an earlier session stored; empty if there is none
 * @property {number} maxWorkLength in characters
 * @property {string | null} language the learner's, if the system provides it
 * @property {boolean} isReadOnly whether the course is only viewed, and nothing is stored
 * @property {(report: Report) => Promise<void>} save rejects if the system has refused it
 * @property {(report: Report) => void} leave saves and ends the session; the page may be closing
 * @property {string | null} back the address to go to at the end; null if the system handles that itself
 */

/**
 * Connects to the learning system.
 * @param {import("./description.js").Course["format"]} format
 * @param {number | null} pass the score from which a learner passes, 0 to 1
 * @returns {Promise<Connection | null>} null if the page was not opened by one
 * @throws {import("./refused.js").Refused} if the learning system refuses the session
 */
export async function connect(format, pass) {
  switch (format) {
    case "scorm12":
      return connectScorm12();
    case "scorm2004":
      return connectScorm2004(pass);
    case "cmi5":
      return connectCmi5(new URLSearchParams(location.search), pass);
  }
}
