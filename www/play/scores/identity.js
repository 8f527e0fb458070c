// The identity of what a progress belongs to, as a number: the opened content, without texts that may change later.

import { checksum } from "../../kit/page/bytes.js";

/** The number of bits of an identity. One more would not fit a number of a progress. */
const BITS = 31;

/** @param {string} text */
const numberOf = (text) => checksum(new TextEncoder().encode(text)) % 2 ** BITS;

/**
 * @param {import("../../wasm/warren.js").Scene} scene the game as opened
 * @param {boolean} isWatched whether the game is only viewed
 */
export function gameIdentity(scene, isWatched) {
  const lines = scene.record().split("\n");
  // The players are comments, which do not count.
  const rules = lines.filter((line) => !line.startsWith("#"));
  return numberOf([isWatched ? "watched" : "played", ...rules].join("\n"));
}

/** @param {string} link the code of the puzzle's link */
export const puzzleIdentity = (link) => numberOf(link);

/** @param {string} code the code of the set's link */
export const setIdentity = (code) => numberOf(code);

/**
 * A lesson has the same steps in every language.
 * @param {import("../lesson/lesson.js").Lesson} lesson
 */
export const lessonIdentity = ({ record, script, seat }) =>
  numberOf(`${seat} ${script.steps.length}\n${record}`);
