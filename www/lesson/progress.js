// How far this visitor has come in each lesson, in the browser's storage.

import { preference, setPreference } from "../page/preferences.js";

const NAME = "lessons";

/** The most lessons to remember. */
const MOST = 100;

/**
 * The step that a lesson is at; 0 if it has not begun, null if the visitor has been through it.
 * @param {string} key
 * @returns {number | null}
 */
export function progressOf(key) {
  const at = all().get(key);
  return at === "done" ? null : (at ?? 0);
}

/**
 * @param {string} key
 * @param {number | null} at the step; null if the visitor has been through the lesson
 */
export function keepProgress(key, at) {
  const kept = all();
  // Who looks at a lesson again has still been through it.
  const value = kept.get(key) === "done" || at === null ? "done" : at;
  kept.delete(key);
  kept.set(key, value);
  setPreference(NAME, JSON.stringify(Object.fromEntries([...kept].slice(-MOST))));
}

/**
 * The lesson that the visitor was in last, if it was begun and is not over.
 * @returns {{ key: string, at: number } | null}
 */
export function leftLesson() {
  const [key, at] = [...all()].at(-1) ?? ["", 0];
  return at === "done" || at === 0 ? null : { key, at };
}

/** @returns {Map<string, number | "done">} */
function all() {
  try {
    const entries = Object.entries(JSON.parse(preference(NAME) ?? "{}"));
    const isStep = (/** @type {unknown} */ at) => Number.isInteger(at) && Number(at) >= 0;
    return new Map(entries.filter(([, at]) => at === "done" || isStep(at)));
  } catch {
    return new Map();
  }
}
