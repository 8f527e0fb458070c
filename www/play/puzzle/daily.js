// Today's puzzle: one per game, the same for everyone. It depends on the visitor's own calendar and needs no server. Also the
// streak: on how many consecutive days the visitor has solved one.
//
// A puzzle counts for the day on which it was opened, even if it is solved after midnight. Only dates count, not hours: a
// visitor who changes the time zone keeps the streak as long as each date of their calendar has a solved puzzle.

import { preference, setPreference } from "../../kit/page/preferences.js";

/** @typedef {import("./sets.js").IndexedPuzzle} IndexedPuzzle */

/** A day's puzzle of one game as the visitor solved it. @typedef {{ day: number, tries: number, hints: number }} DayResult */

/**
 * The stored data: spans of consecutive days with a solved puzzle, in order, and the last results by game.
 * @typedef {{ spans: [number, number][], done: Record<string, DayResult[]> }} StoredDays
 */

const STORAGE_KEY = "puzzle-days";
/** The maximum number of stored spans, and of results per game. */
const [MAX_SPANS, MAX_DONE] = [40, 14];
/** The first and the last day that an address may name: the years 2000 to 2199. */
const [FIRST_DAY, LAST_DAY] = [10957, 84005];
const DAY_MS = 86_400_000;

/**
 * A date of the visitor's own calendar as a number: days since 1 January 1970.
 * @param {Date} [date]
 */
export function dayOf(date = new Date()) {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

/**
 * A day as a date in the visitor's calendar.
 * @param {number} day
 */
export function dateOf(day) {
  const utc = new Date(day * DAY_MS);
  // At noon, so that daylight saving time does not move the date.
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate(), 12);
}

/**
 * A day as in an address: `2026-11-25`.
 * @param {number} day
 */
export const dayText = (day) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/**
 * Reads a day from an address.
 * @param {string} text
 * @returns {number | null} null if there is no such day, or it is outside the years that have puzzles
 */
export function readDay(text) {
  const day = Date.parse(`${text}T00:00Z`) / DAY_MS;
  const isOfYears = Number.isInteger(day) && day >= FIRST_DAY && day <= LAST_DAY;
  // Some browsers read 30 February as a day in March.
  return isOfYears && dayText(day) === text ? day : null;
}

/** @param {number} day */
export const isSunday = (day) => (day + 4) % 7 === 0;

/**
 * The puzzle of a day. On Sundays it is one of the hardest third of the set, on other days one of the rest. No puzzle repeats
 * before all have been used.
 * @template {Pick<IndexedPuzzle, "game" | "at" | "rating">} P
 * @param {readonly P[]} index
 * @param {number} day
 * @returns {P | null} null if there are no puzzles
 */
export function puzzleOfDay(index, day) {
  if (index.length === 0) return null;
  const sorted = [...index].sort((a, b) => a.rating - b.rating || a.at - b.at);
  const firstHard = sorted.length - Math.max(1, Math.floor(sorted.length / 3));
  const sundays = Math.floor((day + 4) / 7);
  const isHard = isSunday(day) || firstHard === 0;
  const pool = isHard ? sorted.slice(firstHard) : sorted.slice(0, firstHard);
  const count = isHard ? sundays : day - sundays;
  const round = Math.floor(count / pool.length);
  return shuffled(pool, `${index[0].game} ${isHard} ${round}`)[count % pool.length];
}

/**
 * A permutation determined by a text.
 * @template T
 * @param {readonly T[]} things
 * @param {string} seed
 */
function shuffled(things, seed) {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  // Mulberry32.
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const shuffledThings = [...things];
  for (let last = shuffledThings.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffledThings[last], shuffledThings[other]] = [shuffledThings[other], shuffledThings[last]];
  }
  return shuffledThings;
}

/**
 * Records that the visitor has solved a day's puzzle. Past days can be solved, but do not count for a streak.
 * @param {string} game
 * @param {DayResult} done
 * @param {boolean} isOnDay whether the puzzle was opened on that very day
 * @returns {DayResult} the first result of that day and game, which remains
 */
export function storeDay(game, done, isOnDay) {
  const { done: all, spans } = storedDays();
  const earlier = Object.hasOwn(all, game) ? all[game] : [];
  const first = earlier.find(({ day }) => day === done.day) ?? done;
  if (first === done) {
    all[game] = [...earlier, done].sort((a, b) => a.day - b.day).slice(-MAX_DONE);
  }
  const days = isOnDay ? mergedSpans([...spans, [done.day, done.day]]) : spans;
  setPreference(STORAGE_KEY, JSON.stringify({ spans: days.slice(-MAX_SPANS), done: all }));
  return first;
}

/**
 * The visitor's result of the puzzle of a day.
 * @param {string} game
 * @param {number} day
 * @returns {DayResult | null}
 */
export function doneOn(game, day) {
  const { done } = storedDays();
  return (Object.hasOwn(done, game) ? done[game] : []).find((each) => each.day === day) ?? null;
}

/**
 * The number of consecutive days on which the visitor has solved a puzzle, up to today or yesterday. Setting a clock back, or a
 * journey to yesterday's date, does not break the streak.
 * @param {number} today
 */
export function streakOn(today) {
  const span = storedDays().spans.find(([from, to]) => from <= today && to >= today - 1);
  return span ? span[1] - span[0] + 1 : 0;
}

/** @param {StoredDays} days */
export const storeDays = (days) => setPreference(STORAGE_KEY, JSON.stringify(days));

/** @returns {StoredDays} */
export function storedDays() {
  try {
    return readStoredDays(JSON.parse(preference(STORAGE_KEY) ?? "{}"));
  } catch {
    return readStoredDays({});
  }
}

/**
 * Reads the stored data, without invalid days.
 * @param {any} stored
 * @returns {StoredDays}
 */
export function readStoredDays(stored) {
  const isDay = (/** @type {unknown} */ day) =>
    Number.isInteger(day) && Number(day) >= FIRST_DAY && Number(day) <= LAST_DAY;
  const isCount = (/** @type {unknown} */ count) => Number.isInteger(count) && Number(count) >= 0;
  const lists = Array.isArray(stored?.spans) ? stored.spans : [];
  const spans = lists.filter(
    (/** @type {any} */ span) =>
      Array.isArray(span) && span.length === 2 && span.every(isDay) && span[0] <= span[1],
  );
  /** @type {StoredDays["done"]} */
  const done = {};
  for (const [game, list] of Object.entries(Object(stored?.done))) {
    if (!/^[a-z]{1,20}$/.test(game) || !Array.isArray(list)) continue;
    const isDone = (/** @type {any} */ one) =>
      isDay(one?.day) && isCount(one.tries) && isCount(one.hints);
    done[game] = list.filter(isDone).slice(-MAX_DONE);
  }
  return { spans: mergedSpans(spans).slice(-MAX_SPANS), done };
}

/**
 * Sorts spans and merges adjacent ones.
 * @param {[number, number][]} spans
 */
function mergedSpans(spans) {
  /** @type {[number, number][]} */
  const dayList = [];
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = dayList.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else dayList.push([from, to]);
  }
  return dayList;
}
