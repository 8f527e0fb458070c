// Lessons: a game's start and the right moves, with a sentence for each. A lesson is part of Warren or of a link. The link's
// scene holds the start, the moves and the learner's side; the text that this module reads holds the sentences.

import { Failure } from "../../kit/page/failure.js";

/**
 * A step: an explanation, and one thing to do. Without `ask` the learner plays the next move of their side.
 * @typedef {Object} Step
 * @property {string} say the explanation and the task
 * @property {string} [done] shown when the step is done
 * @property {string} [wrong] shown after a wrong move or answer
 * @property {string[]} [accept] other accepted moves, in the contest's notation; `?` matches any one character, `*` any number
 *   of characters
 * @property {{ answers: string[], right: number }} [ask] a question instead of a move; `right` is the index of the right
 *   answer, from 0
 * @property {string[]} [places] the places that the text is about, by their names as for drawings. Only Warren's own lessons
 *   name them
 */

/**
 * The texts of a lesson.
 * @typedef {{ title: string, steps: Step[] }} Script
 */

/**
 * @typedef {Object} Lesson
 * @property {string} game
 * @property {string} record the start and the right moves of all sides
 * @property {number} seat the learner's side
 * @property {Script} script
 * @property {boolean} [isForeign] whether someone else has written the texts
 */

/** The maximum number of steps, and the maximum length of a sentence in characters. */
export const MAX_STEPS = 60;
export const MAX_TEXT_LENGTH = 600;

/** The maximum number of answers to a question, and of other moves that a step accepts. */
export const MAX_ANSWERS = 6;
const MAX_ACCEPTED = 20;

/**
 * The lesson of a link.
 * @param {import("../load.js").Link} link a link whose scene has a lesson
 * @returns {Lesson}
 * @throws {Failure} if the link's text is not a lesson
 */
export function lessonOf({ game, scene }) {
  const script = readScript(scene.lesson ?? "");
  return { game, record: scene.record(), seat: scene.viewpoint ?? 0, script, isForeign: true };
}

/**
 * @param {string} text
 * @returns {Script}
 * @throws {Failure} if the text is not a lesson
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
  const isValid =
    isSentence(title) && Array.isArray(steps) && steps.length > 0 && steps.length <= MAX_STEPS;
  if (!isValid || !steps.every(isStep)) throw notALesson();
  return { title, steps: steps.map(stepOf) };
}

/**
 * A lesson in the editor, in which texts may be missing.
 * @param {any} script
 * @returns {Script}
 */
export function unfinishedScript(script) {
  const { steps, title } = Object(script);
  const stepList = Array.isArray(steps) ? steps.slice(0, MAX_STEPS) : [];
  return { title: textOf(title), steps: stepList.map(unfinishedStep) };
}

/** @param {any} step @returns {Step} */
function unfinishedStep(step) {
  const { accept, ask, done, say, wrong } = Object(step);
  const texts = (/** @type {any} */ list, /** @type {number} */ maxLength) =>
    Array.isArray(list) ? list.slice(0, maxLength).map(textOf) : [];
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
 * @param {number} maxLength
 */
const isList = (value, maxLength) =>
  Array.isArray(value) && value.length > 0 && value.length <= maxLength && value.every(isSentence);

/** @param {unknown} value */
const isSentence = (value) =>
  typeof value === "string" && value.trim() !== "" && value.length <= MAX_TEXT_LENGTH;

/**
 * A copy of a step with only its known fields.
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
