// Hints for questions. Each reveals more: first how much of the answer is right, then one part of it after another.

import { t } from "../../kit/page/i18n.js";
import { movesText } from "./words.js";

/**
 * A hint in words, with the places of the board that it is about, and the move that it gives away.
 * @typedef {{ text: string, places: readonly string[], move: string | null }} QuestionHint
 */

/**
 * The question, its board module, and the names of an answer's words for screen readers and hints.
 * @typedef {Object} Asked
 * @property {import("./question.js").Question} question
 * @property {import("../../kit/boards/board.js").BoardModule} boardModule
 * @property {(word: string) => string} nameOf
 */

export class QuestionHelp {
  #asked;
  /** The number of hints since the help was cleared. */
  #level = 0;
  /** The marks that hints were about. @type {Set<string>} */
  #revealed = new Set();
  /** The marks of the right answer, once a hint was about them. @type {readonly string[]} */
  #right = [];

  /** @param {Asked} asked */
  constructor(asked) {
    this.#asked = asked;
  }

  clear() {
    this.#level = 0;
    this.#revealed.clear();
  }

  /**
   * The next hint.
   * @param {readonly string[]} parts the visitor's marks, or the steps of the plan
   * @param {readonly string[]} rightAnswers all right answers, or many of them
   * @returns {QuestionHint}
   */
  next(parts, rightAnswers) {
    const level = this.#level;
    this.#level += 1;
    if (rightAnswers.length === 0) return hint(t("puzzle-no-solution"));
    switch (this.#asked.question.form) {
      case "move":
        return this.#moveHint(rightAnswers[0], level);
      case "plan":
        return this.#planHint(parts, rightAnswers, level);
      default:
        return this.#marksHint(parts, rightAnswers[0].split(" "), level);
    }
  }

  /**
   * The marks that hints were about and that are still wrong or missing.
   * @param {readonly string[]} parts the visitor's marks
   */
  openMarks(parts) {
    const isRight = (/** @type {string} */ part) =>
      this.#right.includes(part) === parts.includes(part);
    return [...this.#revealed].filter((part) => !isRight(part));
  }

  /**
   * First the number of right marks, then one wrong or missing mark after another.
   * @param {readonly string[]} parts
   * @param {readonly string[]} right
   * @param {number} level
   */
  #marksHint(parts, right, level) {
    this.#right = right;
    const wrong = parts.filter((part) => !right.includes(part));
    const open = [...wrong, ...right.filter((part) => !parts.includes(part))];
    if (open.length === 0) return hint(t("question-hint-done"));
    if (level === 0) {
      const counts = { right: parts.length - wrong.length, wrong: wrong.length };
      return hint(t("question-hint-count", { wanted: right.length, ...counts }));
    }
    const part = open.find((each) => !this.#revealed.has(each)) ?? open[0];
    this.#revealed.add(part);
    const place = this.#asked.nameOf(part);
    return hint(
      t(wrong.includes(part) ? "question-hint-wrong" : "question-hint-missing", { place }),
    );
  }

  /**
   * First a part of a right move, then the move.
   * @param {string} move
   * @param {number} level
   */
  #moveHint(move, level) {
    const { boardModule, question } = this.#asked;
    const { sight } = question;
    if (level > 0) return { ...hint(rightAnswerText([move])), move };
    const scene = /** @type {any} */ (sight);
    return { ...boardModule.partialHint(move, scene, sight.length), move: null };
  }

  /**
   * The step at which a plan leaves all right ones. Otherwise first its next step, then all of them.
   * @param {readonly string[]} parts
   * @param {readonly string[]} plans the right plans
   * @param {number} level
   */
  #planHint(parts, plans, level) {
    const { boardModule, nameOf, question } = this.#asked;
    const placesOf = (/** @type {readonly string[]} */ plan) =>
      boardModule.placesOfPlan?.(question.sight, plan) ?? [];
    const matching = (/** @type {number} */ length) =>
      plans.find((plan) => plan.startsWith(parts.slice(0, length).join("")));
    const plan = matching(parts.length);
    if (plan === undefined) {
      const step = parts.findIndex((_, i) => matching(i + 1) === undefined) + 1;
      const places = placesOf(parts.slice(0, step)).slice(step);
      return { ...hint(t("question-hint-off", { step })), places };
    }
    if (plan.length === parts.length) return hint(t("question-hint-done"));
    if (level > 0) return hint(rightAnswerText([...plan]));
    const next = plan[parts.length];
    const places = placesOf([...parts, next]).slice(-1);
    return { ...hint(t("question-hint-step", { step: nameOf(next) })), places };
  }
}

/** @param {readonly string[]} moves */
const rightAnswerText = (moves) => t("question-hint-answer", { answer: movesText([...moves]) });

/**
 * @param {string} text
 * @returns {QuestionHint}
 */
const hint = (text) => ({ text, places: [], move: null });
