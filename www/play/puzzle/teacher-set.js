// A teacher's set of puzzles: which puzzles, in which order, with which help, and the teacher's own words. It is shared as a
// link or a file (docs/sets.md). Also a learner's progress in it.

import { decodedLink } from "../../games/names-in-text.js";
import { ByteReader, ByteWriter, openedText, sealedText } from "../../kit/page/bytes.js";
import { Failure } from "../../kit/page/failure.js";
import { mergedByKey } from "../../kit/page/merged.js";
import { preference, setPreference } from "../../kit/page/preferences.js";
import { addResult, mergedResult, resultOf } from "./done.js";
import { keyOf } from "./sets.js";

/**
 * A puzzle of a set: the code of its link, the teacher's task, and the text after a wrong answer.
 * @typedef {{ link: string, prompt?: string, wrong?: string }} SetItem
 */

/**
 * @typedef {Object} TeacherSet
 * @property {string} title
 * @property {SetItem[]} puzzles at least one
 * @property {boolean} shuffled whether each learner gets the puzzles in a different order
 * @property {boolean} hints whether hints and solutions are allowed
 * @property {number | null} tries the tries for each puzzle; null for any number
 */

/** @typedef {import("./done.js").Result} Result */
/** A learner's progress, by the puzzles' places in the set. @typedef {{ seed: number, results: (Result | null)[] }} Progress */

/** The numbers of tries that a teacher may choose. */
export const TRIES = /** @type {const} */ ([1, 3, null]);
/** The maximum number of puzzles, and the maximum lengths of a text and of a link, in characters. */
export const [MAX_PUZZLES, MAX_TEXT_LENGTH, MAX_LINK_LENGTH] = [60, 600, 4000];

/** The kind of the code, different from those of progress and hand-ins, with its version. */
const CODE_KIND = 0xf2;
const MAX_CODE_LENGTH = 400_000;

const PROGRESS_KEY = "puzzle-sets";
/** The maximum number of sets with stored progress. */
const MAX_SETS = 20;

/**
 * Reads a set from a file's text.
 * @param {string} text
 * @returns {TeacherSet}
 * @throws {Failure} if the text is not a set
 */
export function readSet(text) {
  /** @type {any} */
  let parsed;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw unreadable();
  }
  const { hints = true, puzzles, shuffled = false, title, tries = null } = Object(parsed);
  const isValid =
    isText(title) &&
    typeof hints === "boolean" &&
    typeof shuffled === "boolean" &&
    TRIES.includes(tries) &&
    Array.isArray(puzzles) &&
    puzzles.length > 0 &&
    puzzles.length <= MAX_PUZZLES &&
    puzzles.every(isItem);
  if (!isValid) throw unreadable();
  return { title, hints, shuffled, tries, puzzles: puzzles.map(itemOf) };
}

/** @param {TeacherSet} set */
export const writeSet = ({ hints, puzzles, shuffled, title, tries }) =>
  `${JSON.stringify({ title, hints, shuffled, tries, puzzles: puzzles.map(itemOf) }, null, 2)}\n`;

/**
 * The code of a set's link.
 * @param {TeacherSet} set
 */
export function codeOfSet(set) {
  const writer = new ByteWriter();
  writer.writeText(JSON.stringify(JSON.parse(writeSet(set))));
  return sealedText(CODE_KIND, writer.bytes);
}

/**
 * Reads the code of a set's link, and ignores what chats append to it.
 * @param {string} code
 * @returns {TeacherSet}
 * @throws {Failure} if the code is damaged, or of a later version
 */
export function setOfCode(code) {
  const [word] = code.trim().match(/^[\w-]+/) ?? [""];
  if (word.length > MAX_CODE_LENGTH) throw unreadable();
  try {
    const { content, kind } = openedText(word);
    if (kind !== CODE_KIND) throw unreadable();
    const reader = new ByteReader(content);
    const set = readSet(reader.readText());
    reader.expectEnd();
    return set;
  } catch {
    throw unreadable();
  }
}

/**
 * The code of a set in its link, or in a text that is only the code; null for anything else.
 * @param {string} text
 */
export function setCodeIn(text) {
  const [code = ""] = /[\w-]+$/.exec(decodedLink(text).trim()) ?? [];
  if (code.length > MAX_CODE_LENGTH) return null;
  try {
    return openedText(code).kind === CODE_KIND ? code : null;
  } catch {
    return null;
  }
}

const unreadable = () => new Failure("set-unreadable", {}, "the set of puzzles cannot be read");

/** @param {unknown} value */
const isText = (value) =>
  typeof value === "string" && value.trim() !== "" && value.length <= MAX_TEXT_LENGTH;

/** @param {any} item */
function isItem(item) {
  const { link, prompt, wrong } = Object(item);
  return (
    typeof link === "string" &&
    link.length <= MAX_LINK_LENGTH &&
    /^[\w-]+$/.test(link) &&
    [prompt, wrong].every((text) => text === undefined || isText(text))
  );
}

/**
 * A copy of an item with only its known fields.
 * @param {SetItem} item
 * @returns {SetItem}
 */
const itemOf = ({ link, prompt, wrong }) => ({
  link,
  ...(prompt !== undefined && { prompt }),
  ...(wrong !== undefined && { wrong }),
});

/**
 * The order of the puzzles for a learner: their places in the set.
 * @param {TeacherSet} set
 * @param {number} seed the learner's seed
 */
export function orderOf({ puzzles, shuffled }, seed) {
  const order = puzzles.map((_, place) => place);
  if (!shuffled) return order;
  const rank = (/** @type {number} */ place) => keyOf(`${seed} ${place} ${puzzles[place].link}`);
  return order.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/**
 * The learner's progress in a set.
 * @param {string} code the code of its link
 * @param {number} count the number of its puzzles
 * @param {() => number} [sample] samples the seed of a new learner
 * @returns {Progress}
 */
export function progressAt(code, count, sample = () => Math.floor(Math.random() * 2 ** 31)) {
  const stored = allProgress().get(keyOf(code));
  const list = Array.isArray(stored?.results) ? stored.results : [];
  const results = Array.from({ length: count }, (_, place) => resultOf(list[place]));
  const seed = Number.isInteger(stored?.seed) ? stored.seed : sample();
  return { seed, results };
}

/**
 * @param {string} code the code of the set's link
 * @param {Progress} progress
 */
export function storeProgress(code, progress) {
  const stored = allProgress();
  stored.delete(keyOf(code));
  stored.set(keyOf(code), progress);
  setPreference(PROGRESS_KEY, JSON.stringify(Object.fromEntries([...stored].slice(-MAX_SETS))));
}

/**
 * A result with new progress, unless it is final. Requesting the solution uses up all tries.
 * @param {TeacherSet} set
 * @param {Result | null} before
 * @param {Result} newProgress
 * @returns {Result}
 */
export function resultWithProgress(set, before, newProgress) {
  if (before && isOver(set, before)) return before;
  const result = addResult(before, newProgress);
  const tries = result.isShown ? Math.max(result.tries, set.tries ?? 0) : result.tries;
  return { ...result, tries };
}

/**
 * Stores new progress with a puzzle. Another tab may have stored some in the meantime.
 * @param {TeacherSet} set
 * @param {string} code the code of its link
 * @param {number} place the puzzle's place in the set
 * @param {Result} newProgress
 * @returns {Progress}
 */
export function storeResult(set, code, place, newProgress) {
  const progress = progressAt(code, set.puzzles.length);
  progress.results[place] = resultWithProgress(set, progress.results[place], newProgress);
  storeProgress(code, progress);
  return progress;
}

/** The progress in all sets, for export to another device. */
export const progressAtAll = () => Object.fromEntries(allProgress());

/**
 * Merges progress from another device. The order of the puzzles on this device stays.
 * @param {unknown} imported
 * @returns {import("../../kit/page/merged.js").Report}
 */
export function mergeProgress(imported) {
  const local = new Map(
    [...allProgress()].flatMap(([key, one]) => {
      const read = readProgress(one);
      return read ? [[key, read]] : [];
    }),
  );
  const merged = mergedByKey(
    local,
    imported,
    MAX_SETS,
    readProgress,
    ({ results, seed }, other) => {
      const count = Math.max(results.length, other.results.length);
      const mergedResults = Array.from({ length: count }, (_, place) => {
        const [one = null, two = null] = [results[place], other.results[place]];
        return one && two ? mergedResult(one, two) : (one ?? two);
      });
      return { seed, results: mergedResults };
    },
  );
  if (merged.joined > 0)
    setPreference(PROGRESS_KEY, JSON.stringify(Object.fromEntries(merged.all)));
  return merged;
}

/** @param {any} stored @returns {Progress | null} */
function readProgress(stored) {
  const { results, seed } = Object(stored);
  if (!Number.isInteger(seed) || !Array.isArray(results)) return null;
  return { seed, results: Array.from(results.slice(0, MAX_PUZZLES), resultOf) };
}

/** @returns {Map<string, any>} */
function allProgress() {
  try {
    const stored = JSON.parse(preference(PROGRESS_KEY) ?? "{}");
    return new Map(Object.entries(Object(stored)).slice(-MAX_SETS));
  } catch {
    return new Map();
  }
}

/**
 * Whether the result of a puzzle is final.
 * @param {TeacherSet} set
 * @param {Result | null} result
 */
export const isOver = ({ tries }, result) =>
  result !== null &&
  (result.isSolved || result.isShown || (tries !== null && result.tries >= tries));
