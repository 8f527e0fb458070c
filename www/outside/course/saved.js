// Writes and reads the text in which a learning system stores a learner's work. SCORM 1.2 limits it to 4,096 characters.
//
// `1;COURSE;AT;RESULT,RESULT,…;ITEM:PROGRESS,…`: a hash of the items, the item on the page, the result of each item, and the
// progress on boards. The results come first and always fit. The progress of the item on the page has priority over the others.

import { NOT_BEGUN } from "./score.js";

/** @typedef {import("./score.js").Result} Result */

/**
 * @typedef {Object} Work
 * @property {number} at the item on the page, from 0
 * @property {Result[]} results by item
 * @property {Map<number, string>} progress from which each board continues, by item, the newest last
 */

const VERSION = "1";
const RESULT = /^(\d{1,4})\.(\d{1,4})\.([0-3])(?:\.(\d{1,3}))?$/;
const PROGRESS = /^(\d{1,2}):([\w-]+)$/;
/** The largest count to write. */
const MAX_COUNT = 9999;

/**
 * @param {readonly import("./description.js").Item[]} items
 * @returns {Work}
 */
export function freshWork(items) {
  return { at: 0, results: items.map(() => ({ ...NOT_BEGUN })), progress: new Map() };
}

/**
 * @param {Work} work
 * @param {readonly import("./description.js").Item[]} items
 * @param {number} maxLength in characters
 */
export function writeWork({ at, progress, results }, items, maxLength) {
  const head = `${VERSION};${hashOf(items)};${at};${results.map(writeResult).join(",")};`;
  let remainingLength = maxLength - head.length;
  const storedParts = [];
  const newest = [...progress].reverse();
  newest.sort(([a], [b]) => Number(b === at) - Number(a === at));
  for (const [item, text] of newest) {
    const part = `${item}:${text}`;
    if (part.length + 1 > remainingLength) continue;
    remainingLength -= part.length + 1;
    storedParts.push(part);
  }
  return head + storedParts.reverse().join(",");
}

/**
 * Reads the stored text.
 * @param {string} text
 * @param {readonly import("./description.js").Item[]} items
 * @returns {Work | null} null if there is nothing, or it belongs to other items
 */
export function readWork(text, items) {
  const [version, hash, at, results = "", progress = ""] = text.split(";");
  const readResults = results.split(",").map(readResult);
  const fits =
    version === VERSION &&
    hash === hashOf(items) &&
    /^\d{1,2}$/.test(at) &&
    Number(at) < items.length &&
    readResults.length === items.length;
  if (!fits || readResults.includes(null)) return null;
  const savedItems = progress.split(",").flatMap((part) => {
    const [, item, text] = PROGRESS.exec(part) ?? [];
    const isItem = item !== undefined && Number(item) < items.length;
    return isItem ? [/** @type {[number, string]} */ ([Number(item), text])] : [];
  });
  return {
    at: Number(at),
    results: /** @type {Result[]} */ (readResults),
    progress: new Map(savedItems),
  };
}

/** @param {Result} result */
function writeResult({ attempts, hints, isSolved, points, solutionShown }) {
  if (attempts === 0) return "";
  const flags = Number(isSolved) + 2 * Number(solutionShown);
  const result = `${Math.min(attempts, MAX_COUNT)}.${Math.min(hints, MAX_COUNT)}.${flags}`;
  return points === undefined ? result : `${result}.${points}`;
}

/**
 * @param {string} text
 * @returns {Result | null}
 */
function readResult(text) {
  if (text === "") return { ...NOT_BEGUN };
  const [, attempts, hints, flags, points] = RESULT.exec(text) ?? [];
  if (flags === undefined) return null;
  return {
    attempts: Number(attempts),
    hints: Number(hints),
    isSolved: (Number(flags) & 1) !== 0,
    solutionShown: (Number(flags) & 2) !== 0,
    ...(points !== undefined && { points: Math.min(Number(points), 100) }),
  };
}

/**
 * A hash of the items, which detects work on other items: FNV-1a with 32 bits.
 * @param {readonly import("./description.js").Item[]} items
 */
function hashOf(items) {
  let hash = 0x811c9dc5;
  for (const sign of items
    .map(({ lesson, link, set }) => link ?? set ?? `lesson ${lesson}`)
    .join("\n")) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
