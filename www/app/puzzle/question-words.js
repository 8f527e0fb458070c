// The subjects of questions, and their answers as the visitor reads them.

import { number, t } from "../../kit/page/i18n.js";
import { movesText } from "../../play/puzzle/words.js";

/**
 * @typedef {Pick<import("../../play/puzzle/question.js").Question, "form" | "goal">} QuestionKind
 * @typedef {Pick<import("../../kit/boards/board.js").BoardModule, "answerText">} AnswerModule
 */

/**
 * The lines that mark the subject of a question, as a program would draw them.
 * @param {readonly string[]} about the places
 */
export const aboutLines = (about) => about.map((place) => `mark ${place} yellow 0.4`);

/**
 * A word of an answer: as the visitor reads it, and as a screen reader says it.
 * @param {QuestionKind} question
 * @param {AnswerModule} boardModule
 * @param {string} word
 */
export function answerWord({ form, goal }, boardModule, word) {
  const named = form === "places" ? null : boardModule.answerText?.(goal.kind, word);
  if (named) return named;
  const text = /^\d+$/.test(word) ? number(Number(word)) : word;
  return { label: text, said: text };
}

/**
 * Several words of an answer.
 * @param {QuestionKind} question
 * @param {AnswerModule} boardModule
 * @param {readonly string[]} words
 */
export const answerWords = (question, boardModule, words) =>
  words.map((word) => answerWord(question, boardModule, word).label);

/**
 * A complete answer.
 * @param {QuestionKind} question
 * @param {AnswerModule} boardModule
 * @param {string} answer in the words of the solver
 */
export function answerText(question, boardModule, answer) {
  switch (question.form) {
    case "choices":
      return answerWords(question, boardModule, answer.split(" ")).join(t("list-comma"));
    case "plan":
      return movesText([...answer]);
    default:
      return movesText([answer]);
  }
}
