// How far this visitor has come in each lesson, in the browser's storage.

import { preference, setPreference } from "../../kit/page/preferences.js";

const NAME = "lessons";

/** The most lessons to remember. */
export const MAX_LESSONS = 100;

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
  keepAll(kept);
}

/** @param {ReadonlyMap<string, number | "done">} lessons */
export const keepAll = (lessons) =>
  setPreference(NAME, JSON.stringify(Object.fromEntries([...lessons].slice(-MAX_LESSONS))));

/**
 * The lesson that the visitor was in last, if it was begun and is not over.
 * @returns {{ key: string, at: number } | null}
 */
export function leftLesson() {
  const [key, at] = [...all()].at(-1) ?? ["", 0];
  return at === "done" || at === 0 ? null : { key, at };
}

/** @param {unknown} at @returns {at is number | "done"} */
export const isStep = (at) => at === "done" || (Number.isInteger(at) && Number(at) >= 0);

/** @returns {Map<string, number | "done">} */
export function all() {
  try {
    const entries = Object.entries(JSON.parse(preference(NAME) ?? "{}"));
    return new Map(
      /** @type {[string, number | "done"][]} */ (entries.filter(([, at]) => isStep(at))),
    );
  } catch {
    return new Map();
  }
}
