// The visitor's strength at the puzzles of a game: a Glicko-2 rating, with each puzzle as an opponent. It is stored in this
// browser.

import { noReport } from "../../kit/page/merged.js";
import { preference, setPreference } from "../../kit/page/preferences.js";
import rate from "../../vendor/glicko2-lite.js";
import { dayOf } from "./daily.js";

/** @typedef {import("./sets.js").IndexedPuzzle} IndexedPuzzle */

/** @typedef {{ rating: number, deviation: number, volatility: number }} Rating */

/**
 * The rating in a game, with the keys of the counted puzzles, oldest first. `since` is the day of the first one; null if unknown.
 * @typedef {Rating & { counted: string[], since: number | null }} Standing
 */

/**
 * The first result of a puzzle: `solved` at the first try and without help; `helped` by hints or a shown solution, without a wrong
 * try; `failed` otherwise.
 * @typedef {"solved" | "helped" | "failed"} FirstResult
 */

/**
 * The rating before and after a puzzle, the range around it, and the number of counted puzzles.
 * @typedef {{ before: number, after: number, range: number, count: number }} RatingChange
 */

/** The maximum deviation. With it, no puzzle changes the rating by more than 120 points. A test checks this. */
const MAX_DEVIATION = 144;

/** The rating of a new visitor. @type {Rating} */
const NEW_RATING = { rating: 1300, deviation: MAX_DEVIATION, volatility: 0.06 };

/** The rating deviation of the puzzles. */
const PUZZLE_DEVIATION = 60;

/** The ranges of stored values. */
const BOUNDS = { rating: [100, 3500], deviation: [45, MAX_DEVIATION], volatility: [0.01, 0.1] };

/** The number of counted puzzles from which the rating is shown. */
export const SHOWN_FROM = 8;

/** In the first days of a game, a puzzle with help counts only in part. Otherwise newcomers would do better not to ask. */
const [FIRST_DAYS, PART_WITH_HELP] = [7, 0.25];

/** The maximum number of counted puzzles to remember per game. */
const MAX_COUNTED = 1000;

/** The maximum number of games whose standings are merged. */
const MAX_GAMES = 20;

/** The pattern of a puzzle's key. */
const KEY = /^p[0-9a-z]{1,7}$/;

/** The distance from the visitor's rating within which a puzzle's themes decide. */
const NEAR_POINTS = 120;

const RATINGS = "puzzle-ratings";

/** The preference whether the puzzles of a day count in the rating. */
const RATES_DAYS = "rate-today";

export const ratesDays = () => preference(RATES_DAYS) !== "off";

/** @param {boolean} isOn */
export const chooseRatesDays = (isOn) => setPreference(RATES_DAYS, isOn ? null : "off");

/**
 * The rating after one puzzle.
 * @param {Rating} before
 * @param {number} puzzle the puzzle's rating
 * @param {boolean} isSolved whether it was solved at the first try and without help
 * @param {number} [part] the part of the change that counts
 * @returns {Rating}
 */
export function ratedAfter({ deviation, rating, volatility }, puzzle, isSolved, part = 1) {
  const game = /** @type {[number, number, number]} */ ([
    puzzle,
    PUZZLE_DEVIATION,
    isSolved ? 1 : 0,
  ]);
  const after = rate(rating, deviation, volatility, [game], { tau: 0.5 });
  const between = (/** @type {number} */ from, /** @type {number} */ to) =>
    from + part * (to - from);
  return withinBounds({
    rating: between(rating, after.rating),
    deviation: between(deviation, after.rd),
    volatility: between(volatility, after.vol),
  });
}

/**
 * The visitor's standing in a game.
 * @param {string} game
 * @returns {Standing}
 */
export function standingIn(game) {
  const stored = allStored();
  return readStanding(Object.hasOwn(stored, game) ? stored[game] : null);
}

/**
 * Reads the stored standing; unreadable parts get the default values.
 * @param {unknown} stored
 * @returns {Standing}
 */
export function readStanding(stored) {
  const fields = /** @type {Record<string, unknown>} */ (Object(stored));
  const isRating = Object.keys(BOUNDS).every((name) => Number.isFinite(fields[name]));
  const list = Array.isArray(fields.counted) ? fields.counted.slice(-MAX_COUNTED) : [];
  const counted = list.filter((key) => typeof key === "string" && KEY.test(key));
  const since = Number.isInteger(fields.since) ? Number(fields.since) : null;
  // Earlier versions stored larger deviations.
  const rating = withinBounds(isRating ? /** @type {any} */ (fields) : NEW_RATING);
  return { ...rating, counted, since };
}

/** @param {Rating} rating @returns {Rating} */
function withinBounds(rating) {
  const within = (/** @type {keyof Rating} */ name) => {
    const [least, most] = BOUNDS[name];
    return Math.min(most, Math.max(least, Number(rating[name].toFixed(6))));
  };
  return {
    rating: within("rating"),
    deviation: within("deviation"),
    volatility: within("volatility"),
  };
}

/**
 * Counts the first result of a puzzle. Later results of the same puzzle do not count.
 * @param {IndexedPuzzle} puzzle
 * @param {FirstResult} result
 * @param {number} [today]
 * @returns {RatingChange | null} null if the puzzle has counted already
 */
export function countPuzzle({ game, key, rating }, result, today = dayOf()) {
  const standing = standingIn(game);
  if (standing.counted.includes(key)) return null;
  const since = standing.counted.length === 0 ? today : standing.since;
  const isNew = since !== null && today < since + FIRST_DAYS;
  const part = result === "helped" && isNew ? PART_WITH_HELP : 1;
  const rated = ratedAfter(standing, rating, result === "solved", part);
  const counted = [...standing.counted, key].slice(-MAX_COUNTED);
  const stored = { ...allStored(), [game]: { ...rated, counted, since } };
  setPreference(RATINGS, JSON.stringify(stored));
  const range = 1.96 * rated.deviation;
  return { before: standing.rating, after: rated.rating, range, count: counted.length };
}

/**
 * The next puzzle for a visitor: unsolved and near the rating. Among near puzzles, prefers one that shares few themes with the
 * previous puzzles. The same state gives the same puzzle.
 * @param {readonly IndexedPuzzle[]} index
 * @param {Standing} standing
 * @param {(key: string) => boolean} isSolved
 * @param {string | null} [excludedKey] the key of a puzzle to exclude
 * @returns {IndexedPuzzle | null} null if all are solved
 */
export function puzzleFor(index, { counted, rating }, isSolved, excludedKey = null) {
  const unsolved = index.filter(({ key }) => key !== excludedKey && !isSolved(key));
  const uncounted = unsolved.filter(({ key }) => !counted.includes(key));
  const candidates = uncounted.length > 0 ? uncounted : unsolved;
  const lastKeys = new Set(counted.slice(-3));
  const recentThemes = new Set(
    index.filter(({ key }) => lastKeys.has(key)).flatMap(({ themes }) => themes),
  );
  const distance = (/** @type {IndexedPuzzle} */ puzzle) => Math.abs(puzzle.rating - rating);
  const sharedThemes = (/** @type {IndexedPuzzle} */ puzzle) =>
    puzzle.themes.filter((theme) => recentThemes.has(theme)).length;
  const sorted = [...candidates].sort((a, b) => distance(a) - distance(b) || a.at - b.at);
  const near = sorted.filter((puzzle) => distance(puzzle) <= NEAR_POINTS);
  return (
    near.sort(
      (a, b) => sharedThemes(a) - sharedThemes(b) || distance(a) - distance(b) || a.at - b.at,
    )[0] ??
    sorted[0] ??
    null
  );
}

/**
 * The puzzles most like a given one: first those with most themes in common, then the nearest by rating.
 * @param {readonly IndexedPuzzle[]} index
 * @param {IndexedPuzzle} puzzle
 * @param {number} count
 */
export function similarTo(index, puzzle, count) {
  const sharedThemes = (/** @type {IndexedPuzzle} */ { themes }) =>
    themes.filter((theme) => puzzle.themes.includes(theme)).length;
  const distance = (/** @type {IndexedPuzzle} */ { rating }) => Math.abs(rating - puzzle.rating);
  return index
    .filter(({ key }) => key !== puzzle.key)
    .sort((a, b) => sharedThemes(b) - sharedThemes(a) || distance(a) - distance(b) || a.at - b.at)
    .slice(0, count);
}

/** All standings, for export to another device. */
export const allStandings = () => allStored();

/**
 * Merges the standings from another device: for each game, the one with more puzzles stays.
 * @param {unknown} imported
 * @returns {import("../../kit/page/merged.js").Report}
 */
export function mergeStandings(imported) {
  const report = noReport();
  const standings = allStored();
  for (const [game, stored] of Object.entries(Object(imported)).slice(0, MAX_GAMES)) {
    const standing = readStanding(stored);
    if (!/^[a-z]{1,20}$/.test(game) || standing.counted.length === 0) report.unread.push("");
    else if (standing.counted.length > standingIn(game).counted.length) {
      standings[game] = standing;
      report.joined += 1;
    }
  }
  if (report.joined > 0) setPreference(RATINGS, JSON.stringify(standings));
  return report;
}

/** @returns {Record<string, unknown>} */
function allStored() {
  try {
    const stored = JSON.parse(preference(RATINGS) ?? "{}");
    return typeof stored === "object" && stored !== null && !Array.isArray(stored) ? stored : {};
  } catch {
    return {};
  }
}
