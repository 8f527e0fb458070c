// A visitor's progress at a puzzle, stored for the surrounding page and restored.

import { answered } from "../../play/puzzle/facts.js";
import { MAX_WRONG } from "../../play/scores/progress.js";

/**
 * @typedef {import("../../play/scores/progress.js").PuzzleProgress} PuzzleProgress
 * @typedef {import("../../play/scores/progress.js").WrongAnswer} WrongAnswer
 * @typedef {import("../../app/puzzle/attempt.js").Attempt} Attempt
 * @typedef {import("./puzzle-board.js").SavedPuzzle} SavedPuzzle
 */

/** The wrong answers and the first solution, over all attempts. */
export class Answers {
  /** @type {readonly WrongAnswer[]} */
  wrong = [];
  /** @type {PuzzleProgress["solved"]} */
  solved = null;

  /**
   * Records the state of an attempt. Only the first wrong answer of each attempt counts.
   * @param {Attempt} attempt
   * @param {string} outcome
   */
  follow(attempt, outcome) {
    const { attemptCount, hintCount, isLost, session, solutionShown } = attempt;
    const { isStuck } = session.state;
    const moves = answersOf(session);
    if (outcome === "solved") {
      this.solved ??= { attempt: attemptCount, hints: hintCount, solutionShown, moves };
    }
    const isWrong = (outcome === "failed" && !isStuck) || (isLost && outcome === "");
    const isKnown = this.wrong.some((each) => each.attempt === attemptCount);
    if (!isWrong || isKnown || moves.length === 0) return;
    this.wrong = [...this.wrong, { attempt: attemptCount, moves }].slice(-MAX_WRONG);
  }
}

/**
 * The moves of an attempt, up to the wrong move if it is known.
 * @param {import("../../play/puzzle/session.js").PuzzleSession} session
 */
function answersOf({ savedProgress: { moves }, state: { kind, lostAfter, verdict } }) {
  const isLost = kind === "duel" && verdict?.met === false && lostAfter !== null;
  return isLost ? moves.slice(0, lostAfter + 1) : moves;
}

/**
 * @param {SavedPuzzle} saved
 * @param {number} id
 * @returns {PuzzleProgress}
 */
export function progressOf({ answers, attempt, isReported, moves: state }, id) {
  const { hintCount, attemptCount, helped, isLost, solutionShown, takenBack } = attempt;
  const { givenUp, isStuck, moves, wrong } = state;
  return {
    kind: "puzzle",
    id,
    attempts: attemptCount,
    hints: hintCount,
    takenBack,
    helped,
    isLost,
    solutionShown,
    givenUp,
    isStuck,
    isReported,
    moves,
    wrong: wrong && { at: wrong.at, line: wrong.line, least: wrong.least },
    wrongAnswers: answers.wrong,
    solved: answers.solved,
  };
}

/**
 * The state that a progress restores.
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {{ text: string, link: string }} puzzle
 * @param {PuzzleProgress} progress
 * @returns {SavedPuzzle | null} null if its moves cannot be played
 */
export function savedFrom(warren, { link, text }, progress) {
  const { attempts, givenUp, hints, isStuck, isReported, moves, wrong } = progress;
  const { helped, isLost, solutionShown, solved, takenBack, wrongAnswers } = progress;
  const played = answered(warren, text, moves, wrong?.line);
  if (!played || attempts === 0) return null;
  if (played.isDuel && wrong && wrong.at !== moves.length - 1) return null;
  return {
    puzzle: link,
    moves: { moves: [...moves], givenUp, isStuck, wrong: wrong && wrongState(wrong) },
    attempt: { attemptCount: attempts, hintCount: hints, helped, isLost, solutionShown, takenBack },
    isReported,
    answers: { wrong: wrongAnswers, solved },
  };
}

/**
 * Adds the progress that another tab has stored since. It includes everything done here before.
 * @param {Attempt} attempt
 * @param {Answers} answers
 * @param {{ before: PuzzleProgress | null, now: PuzzleProgress }} others
 */
export function addOthersProgress(attempt, answers, { before, now }) {
  const added = (/** @type {(progress: PuzzleProgress) => number} */ countOf) =>
    Math.max(0, countOf(now) - (before ? countOf(before) : 0));
  attempt.attemptCount += added(triesIn);
  attempt.hintCount += added(({ hints }) => hints);
  attempt.takenBack += added(({ takenBack }) => takenBack);
  attempt.helped ||= now.helped;
  attempt.solutionShown ||= now.solutionShown;
  answers.wrong = now.wrongAnswers;
  answers.solved ??= now.solved;
}

/** The number of attempts that are over. @param {PuzzleProgress} progress */
const triesIn = ({ attempts, isLost, isStuck, isReported }) =>
  isLost || (isReported && !isStuck) ? attempts : attempts - 1;

/** @param {NonNullable<PuzzleProgress["wrong"]>} wrong */
const wrongState = ({ at, least, line }) => ({ at, least, line: [...line], isShown: false });
