// The solutions of a worksheet's puzzles, by the solver.

import { loadBoard } from "../../games/modules.js";
import { t } from "../../kit/page/i18n.js";
import { loadGame, loadStudy } from "../../play/load.js";
import { Maker } from "../../play/maker.js";
import { solutionOf } from "../../play/puzzle/help.js";
import { Question } from "../../play/puzzle/question.js";
import { PuzzleSession } from "../../play/puzzle/session.js";
import { movesText } from "../../play/puzzle/words.js";
import { answerText } from "../puzzle/question-words.js";
import { MoveNames } from "../table/move-names.js";

/** @typedef {import("../puzzle/paper.js").PrintedPuzzle} PrintedPuzzle */
/** @typedef {{ warren: typeof import("../../wasm/warren.js"), boardModule: import("../../kit/boards/board.js").BoardModule }} GameParts */

/**
 * Finds a solution of one puzzle after another. A worker does the slow work.
 * @param {readonly (PrintedPuzzle | null)[]} papers null for a puzzle that cannot be read
 * @param {(solution: string | null) => boolean} onSolution receives each solution in words, null for such a puzzle, and returns
 *   whether more are wanted
 */
export async function findSolutions(papers, onSolution) {
  /** @type {Map<string, Maker>} */
  const makers = new Map();
  try {
    for (const paper of papers) {
      const solution = paper && (await solutionText(paper, makers));
      if (!onSolution(solution)) return;
    }
  } finally {
    for (const maker of makers.values()) maker.stop();
  }
}

/**
 * @param {PrintedPuzzle} paper
 * @param {Map<string, Maker>} makers by game
 */
async function solutionText({ game, isQuestion, text }, makers) {
  const maker = makers.get(game) ?? new Maker(game);
  makers.set(game, maker);
  const warren = await (isQuestion ? loadStudy(game) : loadGame(game));
  const parts = { warren, boardModule: await loadBoard(game) };
  return isQuestion ? answerOf(text, parts, maker) : movesOf(text, parts, maker);
}

/**
 * The moves of a puzzle's solution; where the other side replies, with its best replies.
 * @param {string} text
 * @param {GameParts} parts
 * @param {Maker} maker
 */
async function movesOf(text, { boardModule, warren }, maker) {
  const session = new PuzzleSession(warren, maker, text);
  try {
    const solution = await solutionOf({ session });
    if (!Array.isArray(solution)) return solution.text;
    session.giveUp(solution);
    const { first, game, kind, moves, placed, seat, seats } = session.state;
    const table = { seats, viewpoint: seat, roundStart: first };
    const names = new MoveNames(game, boardModule, session.scene, table);
    return movesText(names.inNotation(0, kind === "duel" ? moves : placed));
  } finally {
    session.close();
  }
}

/**
 * A right answer to a question.
 * @param {string} text
 * @param {GameParts} parts
 * @param {Maker} maker
 */
async function answerOf(text, { boardModule, warren }, maker) {
  const question = new Question(warren, text, boardModule);
  try {
    const [answer] = await maker.outlook(text, []).then(
      ({ keeps }) => keeps,
      () => [],
    );
    return answer === undefined
      ? t("puzzle-no-solution")
      : answerText(question, boardModule, answer);
  } finally {
    question.close();
  }
}
