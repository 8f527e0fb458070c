// A question on an embedded board: a puzzle with hidden information. A reader of the page answers it, and the page receives the
// result.

import { QuestionTable } from "../../app/puzzle/question-table.js";
import { h } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { t } from "../../kit/page/i18n.js";
import { taskText } from "../../play/puzzle/words.js";
import { puzzleIdentity } from "../../play/scores/identity.js";
import { MAX_WRONG, writeProgress } from "../../play/scores/progress.js";
import { othersProgress, progressInOptions } from "./restoring.js";

/**
 * @typedef {import("./options.js").Options} Options
 * @typedef {import("./protocol.js").BoardState} BoardState
 * @typedef {import("./game-board.js").Host} Host
 * @typedef {import("../../play/scores/progress.js").PuzzleProgress} PuzzleProgress
 */

/**
 * The saved state of a closed question: the code of its link, what was done, and the answers so far.
 * @typedef {Object} SavedQuestion
 * @property {string} question
 * @property {import("../../app/puzzle/question-table.js").VisitorWork} table
 * @property {Pick<PuzzleProgress, "wrongAnswers" | "solved">} answers
 */

/**
 * @param {HTMLElement} place an element in its document or shadow tree
 * @param {import("../../app/puzzle/table.js").BoardParts} parts
 * @param {string} text the text of the question
 * @param {Options} options
 * @param {Host} host
 * @param {SavedQuestion | null} saved the saved state, if there is one
 */
export function openQuestionBoard(place, parts, text, options, host, saved) {
  return new QuestionBoard(place, parts, text, options, host, saved);
}

class QuestionBoard {
  #table;
  #host;
  /** @type {SavedQuestion["answers"]} */
  #answers = { wrongAnswers: [], solved: null };

  /**
   * @param {HTMLElement} place
   * @param {import("../../app/puzzle/table.js").BoardParts} parts
   * @param {string} text
   * @param {Options} options
   * @param {Host} host
   * @param {SavedQuestion | null} saved
   */
  constructor(place, parts, text, options, host, saved) {
    this.#host = host;
    const table = new QuestionTable(parts, text, {
      next: null,
      share: null,
      givesHelp: options.analysis,
    });
    this.#table = table;
    const { question } = table;
    const task = taskText({ ...question, level: null, missing: 1 });
    const label = { tabIndex: -1, role: "group", "aria-label": task };
    const under = h(
      "div",
      { class: "under" },
      table.line,
      table.buttons,
      host.createHandIn(),
      host.createMark(),
    );
    this.element = h(
      "div",
      { class: "game puzzle question embedded", "data-game": parts.game, ...label },
      h("div", { class: "embed-table" }, table.task, table.place, under),
      h("div", { class: "embed-beside" }, table.turnControls, table.answer, table.tray),
      table.speech,
    );
    place.replaceChildren(this.element);
    const savedAnswers = saved ?? restoredAnswers(question.link, options, host);
    if (savedAnswers?.question === question.link) {
      this.#answers = savedAnswers.answers;
      table.restore(savedAnswers.table);
    }
    table.begin(this.element);
    table.addEventListener("answered", () => this.#report());
    table.addEventListener("hinted", () => host.say({ type: "hint", state: this.state }));
    table.addEventListener("answerShown", () => {
      host.say({ type: "end", result: resultOf("given-up", table.lineText), state: this.state });
    });
  }

  /** @returns {BoardState} */
  get state() {
    this.#addOthersProgress();
    const { hintCount, judgedAnswer, isAnswerShown, question, tries } = this.#table;
    return {
      mode: "puzzle",
      game: question.game,
      moves: question.sight.moves(),
      shown: question.sight.length,
      position: null,
      due: judgedAnswer ? [] : [question.seat + 1],
      scores: null,
      over: judgedAnswer !== null,
      puzzle: {
        solved: judgedAnswer?.verdict.met === true && !isAnswerShown,
        attempts: Math.max(1, tries),
        hints: hintCount,
        solutionShown: isAnswerShown,
      },
      link: question.link,
      progress: writeProgress(this.#progress),
    };
  }

  /**
   * Submits an answer for the person.
   * @param {string} answer
   * @returns {import("../../wasm/warren.js").Problem | string | null} why it is refused
   */
  play(answer) {
    return this.#table.submit(answer);
  }

  /** @returns {import("./printout.js").BoardView} */
  get boardView() {
    const { game, seat, sight } = this.#table.question;
    return { game, scene: sight, ply: sight.length, viewpoint: seat };
  }

  /**
   * Prepares the printout of the closed question, which includes the earlier turns. An open question is printed with the
   * visitor's marks.
   * @param {ShadowRoot} tree
   */
  async prepareSheet(tree) {
    const { prepareSheet } = await loadPart(import("./sheet.js"));
    const still = await prepareSheet(this.#table.question.link, tree);
    return { still, isAlways: false };
  }

  /** @returns {SavedQuestion} */
  get saved() {
    const { question, work } = this.#table;
    return { question: question.link, table: work, answers: this.#answers };
  }

  close() {
    this.#table.close();
    this.element.remove();
  }

  /** @returns {PuzzleProgress} */
  get #progress() {
    const { hintCount, judgedAnswer, isAnswerShown, question, tries } = this.#table;
    return {
      kind: "puzzle",
      id: puzzleIdentity(question.link),
      attempts: Math.max(1, tries),
      hints: hintCount,
      takenBack: 0,
      helped: hintCount > 0 || isAnswerShown,
      isLost: false,
      solutionShown: isAnswerShown,
      givenUp: false,
      isStuck: false,
      isReported: judgedAnswer !== null,
      moves: judgedAnswer ? [judgedAnswer.answer] : [],
      wrong: null,
      ...this.#answers,
    };
  }

  /** Adds the progress that another tab has stored meanwhile. */
  #addOthersProgress() {
    const table = this.#table;
    const id = puzzleIdentity(table.question.link);
    const othersWork = othersProgress("puzzle", id, this.#host);
    if (!othersWork) return;
    const { before, now } = othersWork;
    table.hintCount += Math.max(0, now.hints - (before?.hints ?? 0));
    table.tries += Math.max(0, triesIn(now) - (before ? triesIn(before) : 0));
    table.isAnswerShown ||= now.solutionShown;
    const { solved } = this.#answers;
    this.#answers = { wrongAnswers: now.wrongAnswers, solved: solved ?? now.solved };
  }

  /** Reports the latest answer. */
  #report() {
    this.#addOthersProgress();
    const { hintCount, judgedAnswer, isAnswerShown, lineText, tries } = this.#table;
    if (!judgedAnswer) return;
    const { answer, verdict } = judgedAnswer;
    const { solved, wrongAnswers } = this.#answers;
    if (verdict.met) {
      const first = {
        attempt: tries,
        hints: hintCount,
        solutionShown: isAnswerShown,
        moves: [answer],
      };
      this.#answers = { wrongAnswers, solved: solved ?? first };
      const result = { attempts: tries, hints: hintCount, solutionShown: isAnswerShown };
      this.#host.say({ type: "solved", solved: result, state: this.state });
      return;
    }
    const wrong = { attempt: tries, moves: [answer] };
    this.#answers = { wrongAnswers: [...wrongAnswers, wrong].slice(-MAX_WRONG), solved };
    this.#host.say({ type: "end", result: resultOf("failed", lineText), state: this.state });
  }
}

/**
 * Restores the progress in the options.
 * @param {string} link the code of the question's link
 * @param {Options} options
 * @param {Host} host
 * @returns {SavedQuestion | null} null if there is none, or it cannot be restored
 */
function restoredAnswers(link, options, host) {
  const progress = progressInOptions("puzzle", puzzleIdentity(link), options, host);
  if (!progress) return null;
  const { hints, moves, solutionShown, solved, wrongAnswers } = progress;
  const [answer = null] = moves;
  return {
    question: link,
    table: { tries: triesIn(progress), hintCount: hints, isAnswerShown: solutionShown, answer },
    answers: { solved, wrongAnswers },
  };
}

/**
 * The number of answers. A progress counts one attempt before the first answer.
 * @param {PuzzleProgress} progress
 */
function triesIn({ attempts, moves, solutionShown, solved, wrongAnswers }) {
  const isBegun = solutionShown || moves.length > 0 || wrongAnswers.length > 0 || solved !== null;
  return isBegun ? attempts : attempts - 1;
}

/**
 * @param {"failed" | "given-up"} kind
 * @param {string} lineText the line of the board that states the result
 * @returns {import("./protocol.js").Result}
 */
function resultOf(kind, lineText) {
  const reason = kind === "failed" ? "wrong" : "given-up";
  const text = lineText || t("puzzle-wrong");
  return { kind, reason, winner: null, scores: null, text };
}
