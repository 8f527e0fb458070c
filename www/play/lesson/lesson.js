// Lessons: a game's start and the right moves, with a sentence for each. A lesson comes with Warren or travels in a link, where
// the link's scene holds the start, the moves and the learner's side, and the text read here holds the sentences.

import { Failure } from "../../kit/page/failure.js";

/**
 * A step: something to know, and one thing to do. Without `ask` the learner plays the next move of their side.
 * @typedef {Object} Step
 * @property {string} say what to know and to do
 * @property {string} [done] said when it is done
 * @property {string} [wrong] said after another move or answer
 * @property {string[]} [accept] other moves that will do, in the contest's notation; `?` stands for any one
 *   character, `*` for any number of them
 * @property {{ answers: string[], right: number }} [ask] a question in place of a move; `right` counts from 0
 */

/**
 * What a lesson says.
 * @typedef {{ title: string, steps: Step[] }} Script
 */

/**
 * @typedef {Object} Lesson
 * @property {string} game
 * @property {string} record the start and the right moves of all sides
 * @property {number} seat the learner's side
 * @property {Script} script
 * @property {boolean} [isForeign] whether somebody else has written the script
 */

/** The most steps, and the longest sentence in characters. */
export const MAX_STEPS = 60;
export const MAX_TEXT_LENGTH = 600;

/** The most answers to a question, and the most other moves that a step accepts. */
export const MAX_ANSWERS = 6;
const MAX_ACCEPTED = 20;

/**
 * The lesson of a link.
 * @param {import("../load.js").Link} link whose scene has a lesson
 * @returns {Lesson}
 * @throws {Failure} if what the link says is no lesson
 */
export function lessonOf({ game, scene }) {
  const script = readScript(scene.lesson ?? "");
  return { game, record: scene.record(), seat: scene.viewpoint ?? 0, script, isForeign: true };
}

/**
 * @param {string} text
 * @returns {Script}
 * @throws {Failure} if the text is no lesson
 */
export function readScript(text) {
  /** @type {any} */
  let read;
  try {
    read = JSON.parse(text);
  } catch {
    throw notALesson();
  }
  const { title, steps } = read ?? {};
  const isWhole =
    isSentence(title) && Array.isArray(steps) && steps.length > 0 && steps.length <= MAX_STEPS;
  if (!isWhole || !steps.every(isStep)) throw notALesson();
  return { title, steps: steps.map(stepOf) };
}

/**
 * A lesson that is being written, in which texts may be missing.
 * @param {any} script
 * @returns {Script}
 */
export function unfinishedScript(script) {
  const { steps, title } = Object(script);
  const all = Array.isArray(steps) ? steps.slice(0, MAX_STEPS) : [];
  return { title: textOf(title), steps: all.map(unfinishedStep) };
}

/** @param {any} step @returns {Step} */
function unfinishedStep(step) {
  const { accept, ask, done, say, wrong } = Object(step);
  const texts = (/** @type {any} */ list, /** @type {number} */ most) =>
    Array.isArray(list) ? list.slice(0, most).map(textOf) : [];
  const { answers, right } = Object(ask);
  const accepted = texts(accept, MAX_ACCEPTED);
  return {
    say: textOf(say),
    ...(textOf(done) !== "" && { done }),
    ...(textOf(wrong) !== "" && { wrong }),
    ...(accepted.length > 0 && !ask && { accept: accepted }),
    ...(ask && {
      ask: { answers: texts(answers, MAX_ANSWERS), right: Number.isInteger(right) ? right : 0 },
    }),
  };
}

/** @param {unknown} value */
const textOf = (value) => (typeof value === "string" ? value.slice(0, MAX_TEXT_LENGTH) : "");

/** @param {Script} script */
export const writeScript = ({ title, steps }) =>
  JSON.stringify({ title, steps: steps.map(stepOf) });

const notALesson = () =>
  new Failure("lesson-unreadable", {}, "the link’s lesson has steps that cannot be read");

/** @param {any} step */
function isStep(step) {
  const { accept, ask, done, say, wrong } = step ?? {};
  return (
    isSentence(say) &&
    (done === undefined || isSentence(done)) &&
    (wrong === undefined || isSentence(wrong)) &&
    (accept === undefined || isList(accept, MAX_ACCEPTED)) &&
    (ask === undefined || isQuestion(ask))
  );
}

/** @param {any} ask */
function isQuestion(ask) {
  const { answers, right } = ask ?? {};
  return isList(answers, MAX_ANSWERS) && Number.isInteger(right) && right in answers;
}

/**
 * @param {unknown} value
 * @param {number} most
 */
const isList = (value, most) =>
  Array.isArray(value) && value.length > 0 && value.length <= most && value.every(isSentence);

/** @param {unknown} value */
const isSentence = (value) =>
  typeof value === "string" && value.trim() !== "" && value.length <= MAX_TEXT_LENGTH;

/**
 * A step with nothing but what belongs to it.
 * @param {Step} step
 * @returns {Step}
 */
function stepOf({ accept, ask, done, say, wrong }) {
  return {
    say,
    ...(done !== undefined && { done }),
    ...(wrong !== undefined && { wrong }),
    ...(accept !== undefined && !ask && { accept }),
    ...(ask !== undefined && { ask: { answers: ask.answers, right: ask.right } }),
  };
}
