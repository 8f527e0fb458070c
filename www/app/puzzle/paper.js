// The content of a puzzle on paper: its task, its boards, and other facts that the learner needs.

import { loadBoard } from "../../games/modules.js";
import { readDrawings } from "../../kit/boards/drawings.js";
import { Failure, loadPart } from "../../kit/page/failure.js";
import { loadForPuzzle, openLink } from "../../play/load.js";
import { Question } from "../../play/puzzle/question.js";
import { PuzzleSession } from "../../play/puzzle/session.js";
import { taskText } from "../../play/puzzle/words.js";
import { aboutLines, answerWords } from "./question-words.js";

/** A board to draw. @typedef {{ game: string } & Omit<import("../pictures/picture.js").Subject, "print">} BoardView */

/**
 * @typedef {Object} PrintedPuzzle
 * @property {string} game
 * @property {string} text of the puzzle
 * @property {boolean} isQuestion
 * @property {string} task
 * @property {BoardView} boardView the board
 * @property {BoardView[]} earlier the boards of the earlier turns, if the answer follows from them
 * @property {string[]} moves the moves so far in words, if the answer follows from them
 * @property {string[]} choices the words among which the answer is chosen
 */

/** The questions whose answer follows from the boards of earlier turns. */
const ANSWERED_FROM_BOARDS = new Set(["choices", "plan"]);

/**
 * A puzzle in its printed form, which does not contain any part of the answer.
 * @param {string} link
 * @returns {Promise<PrintedPuzzle>}
 * @throws {Failure} if the link holds no puzzle
 */
export async function printedPuzzleOf(link) {
  const { game, puzzle: text, warren } = await openLink(link);
  if (text === undefined) throw new Failure("set-no-puzzle", {}, "the link holds no puzzle");
  const boardModule = await loadBoard(game);
  const module = await loadForPuzzle(warren, game, text);
  return module.Puzzle.isQuestion(text)
    ? questionPaper(new Question(module, text, boardModule), boardModule)
    : puzzlePaper(new PuzzleSession(module, NO_SOLVER, text));
}

/** A puzzle that is only printed needs no replies. @type {import("../../play/puzzle/session.js").Solver} */
const NO_SOLVER = { outlook: () => Promise.reject(new Error("a printed puzzle has no solver")) };

/**
 * @param {PuzzleSession} session
 * @returns {PrintedPuzzle}
 */
function puzzlePaper(session) {
  const { scene, state, text } = session;
  const { game, length, seat } = state;
  const boardView = { game, scene, ply: length, viewpoint: seat, isOpen: true };
  session.close();
  return {
    game,
    text,
    isQuestion: false,
    task: taskText(state),
    boardView,
    earlier: [],
    moves: [],
    choices: [],
  };
}

/**
 * @param {Question} question
 * @param {import("../../kit/boards/board.js").BoardModule} boardModule
 * @returns {Promise<PrintedPuzzle>}
 */
async function questionPaper(question, boardModule) {
  const { form, game, known, seat, sight, text } = question;
  const task = taskText({ ...question, level: null, missing: 1 });
  const drawn = await drawQuestionSubject(known.about, (written) =>
    boardModule.placeName(sight, written),
  );
  const plies = Array.from({ length: sight.length }, (_, ply) => ply);
  const boardAt = (/** @type {number} */ ply) => ({
    game,
    scene: sight,
    ply,
    viewpoint: seat,
    drawn,
  });
  const isAnsweredFromBoards = ANSWERED_FROM_BOARDS.has(form);
  const paper = {
    game,
    text,
    isQuestion: true,
    task,
    boardView: boardAt(sight.length),
    earlier: isAnsweredFromBoards ? plies.map(boardAt) : [],
    moves: isAnsweredFromBoards ? [] : plies.map((ply) => boardModule.moveText(sight, ply, seat)),
    choices: form === "choices" ? answerWords(question, boardModule, known.words) : [],
  };
  question.close();
  return paper;
}

/**
 * Marks the places that a question asks about.
 * @param {readonly string[]} about
 * @param {import("../../kit/boards/drawings.js").ReadPlaceName} readPlaceName
 * @returns {Promise<import("../../kit/boards/board.js").DrawOverBoard | undefined>} undefined if it asks about no place
 */
async function drawQuestionSubject(about, readPlaceName) {
  if (about.length === 0) return undefined;
  const { layersOf } = await loadPart(import("../../kit/boards/drawing-layer.js"));
  const { drawings } = readDrawings(aboutLines(about).join("\n"), readPlaceName);
  return (look, placeOf) => layersOf(drawings, look, placeOf);
}
