// The visitor's progress in each lesson, in the browser's storage.

import { preference, setPreference } from "../../kit/page/preferences.js";

const PREFERENCE_NAME = "lessons";

/** The maximum number of stored lessons. */
export const MAX_LESSONS = 100;

/**
 * The current step of a lesson; 0 if it has not begun, null if the visitor has finished it.
 * @param {string} key
 * @returns {number | null}
 */
export function progressOf(key) {
  const step = all().get(key);
  return step === "done" ? null : (step ?? 0);
}

/**
 * @param {string} key
 * @param {number | null} at the step; null if the visitor has finished the lesson
 */
export function storeProgress(key, at) {
  const progress = all();
  // A finished lesson stays finished when the visitor looks at it again.
  const value = progress.get(key) === "done" || at === null ? "done" : at;
  progress.delete(key);
  progress.set(key, value);
  storeAll(progress);
}

/** @param {ReadonlyMap<string, number | "done">} lessons */
export const storeAll = (lessons) =>
  setPreference(
    PREFERENCE_NAME,
    JSON.stringify(Object.fromEntries([...lessons].slice(-MAX_LESSONS))),
  );

/**
 * The visitor's last lesson, if it has begun and is not finished.
 * @returns {{ key: string, at: number } | null}
 */
export function lessonToContinue() {
  const [key, at] = [...all()].at(-1) ?? ["", 0];
  return at === "done" || at === 0 ? null : { key, at };
}

/** @param {unknown} at @returns {at is number | "done"} */
export const isStep = (at) => at === "done" || (Number.isInteger(at) && Number(at) >= 0);

/** @returns {Map<string, number | "done">} */
export function all() {
  try {
    const entries = Object.entries(JSON.parse(preference(PREFERENCE_NAME) ?? "{}"));
    return new Map(
      /** @type {[string, number | "done"][]} */ (entries.filter(([, at]) => isStep(at))),
    );
  } catch {
    return new Map();
  }
}
