// Checks hand-ins with the game's rules, and summarizes each as a row.

import { builtInLesson } from "../../app/lesson/built-in.js";
import { GAMES } from "../../games/list.js";
import { learnAddress, teacherSetAddress } from "../../play/addresses.js";
import { lessonOf } from "../../play/lesson/lesson.js";
import { loadForPuzzle, openLink } from "../../play/load.js";
import { answered, puzzleFacts } from "../../play/puzzle/facts.js";
import { setCodeIn, setOfCode } from "../../play/puzzle/teacher-set.js";
import {
  gameIdentity,
  lessonIdentity,
  puzzleIdentity,
  setIdentity,
} from "../../play/scores/identity.js";
import { readProgress } from "../../play/scores/progress.js";

/** @typedef {import("../../play/scores/hand-in.js").HandIn} HandIn */
/** @typedef {import("../../play/load.js").Link} Link */

/**
 * A learner's try at a puzzle: the moves of both sides from the start, and the code of a link that shows them.
 * @typedef {{ attempt: number, moves: string[], code: string, isSolution: boolean }} Attempt
 */

/** The outcome of the work; null if it is unknown. @typedef {"solved" | "unsolved" | "won" | "lost" | "drawn" | "ended" | "unfinished" | null} Outcome */

/**
 * A hand-in that has been checked.
 * @typedef {Object} Row
 * @property {string} name
 * @property {string} file
 * @property {string} game
 * @property {Subject} subject
 * @property {Outcome} outcome
 * @property {number | null} attempts
 * @property {number | null} hints
 * @property {number | null} suggestions
 * @property {boolean | null} solutionShown
 * @property {number | null} takenBack
 * @property {number} seconds
 * @property {number} ended
 * @property {string} address opens the content
 * @property {Attempt[]} tried only for a puzzle
 * @property {{ solved: number, count: number } | null} share only for a set: how many of its puzzles are solved
 */

/**
 * The subject of a hand-in. Two subjects with the same key are the same.
 * @typedef {{ key: string, kind: "game" | "lesson" } | { key: string, kind: "set", title: string } | { key: string, kind: "puzzle", task: import("../../play/puzzle/words.js").TaskFields, start: string[], isQuestion: boolean }} Subject
 */

/** A rejected hand-in. `id` is the message with the reason. */
export class RejectedHandIn extends Error {
  /** @param {"collect-damaged" | "collect-unknown-game" | "collect-other-progress" | "collect-rules"} id */
  constructor(id) {
    super(id);
    this.id = id;
  }
}

/**
 * @param {HandIn} handIn
 * @param {string} file
 * @returns {Promise<Row>}
 * @throws {RejectedHandIn}
 */
export async function checkHandIn(handIn, file) {
  if (!Object.hasOwn(GAMES, handIn.game)) throw new RejectedHandIn("collect-unknown-game");
  const common = { name: handIn.name, file, seconds: handIn.seconds, ended: handIn.ended };
  if (handIn.isBuiltIn) return lessonRow(handIn, common, null);
  if (handIn.link === null) return secretGameRow(handIn, common);
  if (setCodeIn(handIn.link) !== null) return setRow(handIn, common, handIn.link);
  const link = await openLink(handIn.link).catch(() => {
    throw new RejectedHandIn("collect-damaged");
  });
  if (link.game !== handIn.game) throw new RejectedHandIn("collect-damaged");
  if (link.scene.lesson !== undefined) return lessonRow(handIn, common, link);
  if (link.puzzle !== undefined) return puzzleRow(handIn, common, link, link.puzzle);
  return gameRow(handIn, common, link);
}

/** The fields that all rows take from the hand-in. @typedef {Pick<Row, "name" | "file" | "seconds" | "ended">} Common */

/** The fields of a row about which nothing is known. */
const UNKNOWN_FIELDS = {
  outcome: null,
  attempts: null,
  hints: null,
  suggestions: null,
  solutionShown: null,
  takenBack: null,
  tried: [],
  share: null,
};

/**
 * A game whose start is a secret, before its end.
 * @param {HandIn} handIn
 * @param {Common} common
 * @returns {Row}
 */
function secretGameRow({ game }, common) {
  const subject = { key: game, kind: /** @type {const} */ ("game") };
  return { ...UNKNOWN_FIELDS, ...common, game, subject, address: "", outcome: "unfinished" };
}

/**
 * @param {HandIn} handIn
 * @param {Common} common
 * @param {Link | null} link null for the lesson that comes with the game
 * @returns {Promise<Row>}
 */
async function lessonRow({ game, progress: text }, common, link) {
  const lesson = link ? lessonOf(link) : await builtInLesson(game);
  const progress = progressIn(text, "lesson", lessonIdentity(lesson));
  const address = link ? `#${link.code}` : learnAddress(game);
  /** @type {Subject} */
  const subject = { key: address, kind: "lesson" };
  if (!progress) return { ...UNKNOWN_FIELDS, ...common, game, subject, address };
  const { attempts, hints, isOver } = progress;
  const outcome = isOver ? "solved" : "unsolved";
  return { ...UNKNOWN_FIELDS, ...common, game, subject, address, outcome, attempts, hints };
}

/**
 * @param {HandIn} handIn
 * @param {Common} common
 * @param {string} code of the set's link
 * @returns {Row}
 */
function setRow({ game, progress: text }, common, code) {
  const { puzzles, title } = readSet(code);
  const address = teacherSetAddress(code);
  /** @type {Subject} */
  const subject = { key: code, kind: "set", title };
  const progress = progressIn(text, "set", setIdentity(code));
  if (!progress) return { ...UNKNOWN_FIELDS, ...common, game, subject, address };
  const { results } = progress;
  if (results.length !== puzzles.length) throw new RejectedHandIn("collect-other-progress");
  const sum = (/** @type {"tries" | "hints"} */ field) =>
    results.reduce((all, result) => all + (result?.[field] ?? 0), 0);
  const share = {
    solved: results.filter((result) => result?.isSolved).length,
    count: results.length,
  };
  const outcome = share.solved === share.count ? "solved" : "unsolved";
  const counts = { attempts: sum("tries"), hints: sum("hints") };
  return { ...UNKNOWN_FIELDS, ...common, game, subject, address, outcome, ...counts, share };
}

/** @param {string} code */
function readSet(code) {
  try {
    return setOfCode(code);
  } catch {
    throw new RejectedHandIn("collect-damaged");
  }
}

/**
 * @param {HandIn} handIn
 * @param {Common} common
 * @param {Link} link
 * @param {string} puzzle
 * @returns {Promise<Row>}
 */
async function puzzleRow({ game, progress: text }, common, { code, scene, ...opened }, puzzle) {
  const warren = await loadForPuzzle(opened.warren, game, puzzle);
  const { link, ...facts } = puzzleFacts(warren, puzzle);
  const address = `#${code}`;
  const progress = progressIn(text, "puzzle", puzzleIdentity(link));
  const start = startOf(warren, puzzle);
  const { isQuestion } = facts;
  /** @type {Subject} */
  const subject = { key: link, kind: "puzzle", task: { game, ...facts }, start, isQuestion };
  if (!progress) return { ...UNKNOWN_FIELDS, ...common, game, subject, address };
  const { attempts, hints, solved, solutionShown, takenBack, wrongAnswers } = progress;
  const codeOf = (/** @type {readonly string[]} */ moves) => {
    // A link cannot show an answer to a question, since it is not a move.
    if (isQuestion) return code;
    const line = warren.Scene.start(game, start);
    for (const move of moves) line.play(move);
    return line.link(line.length, facts.seat);
  };
  /** @param {{ attempt: number, moves: readonly string[] }} answer @param {boolean} isSolution */
  const attemptOf = ({ attempt, moves: answers }, isSolution) => {
    const played = answered(warren, puzzle, answers);
    if (!played || played.isMet !== isSolution) throw new RejectedHandIn("collect-rules");
    return { attempt, moves: played.moves, code: codeOf(played.moves), isSolution };
  };
  const tried = [
    ...wrongAnswers.map((answer) => attemptOf(answer, false)),
    ...(solved ? [attemptOf(solved, true)] : []),
  ].sort((a, b) => a.attempt - b.attempt);
  const outcome = solved ? "solved" : "unsolved";
  const counts = { attempts: solved?.attempt ?? attempts, hints, solutionShown, takenBack };
  // The link of a puzzle shows its start. A try has a link of its own.
  if (scene.length > 0) throw new RejectedHandIn("collect-damaged");
  return { ...UNKNOWN_FIELDS, ...common, game, subject, address, outcome, ...counts, tried };
}

/**
 * @param {Link["warren"]} warren
 * @param {string} puzzle
 */
function startOf(warren, puzzle) {
  const played = answered(warren, puzzle, []);
  if (!played) throw new RejectedHandIn("collect-damaged");
  return played.start;
}

/**
 * @param {HandIn} handIn
 * @param {Common} common
 * @param {Link} link
 * @returns {Row}
 */
function gameRow({ game, progress: text }, common, { code, scene, warren }) {
  const progress = text === null ? null : readProgress(text);
  if (text !== null && progress?.kind !== "game")
    throw new RejectedHandIn("collect-other-progress");
  const gameProgress = progress?.kind === "game" ? progress : null;
  if (gameProgress?.code && !hasSameStart(warren, gameProgress.code, scene)) {
    throw new RejectedHandIn("collect-other-progress");
  }
  const start = scene.copy();
  start.cut(0);
  const key = String(gameIdentity(start, false));
  const { suggestions = null, takenBack = null } = gameProgress ?? {};
  const subject = { key: `${game} ${key}`, kind: /** @type {const} */ ("game") };
  const outcome = outcomeOf(scene);
  return {
    ...UNKNOWN_FIELDS,
    ...common,
    game,
    subject,
    address: `#${code}`,
    outcome,
    suggestions,
    takenBack,
  };
}

/**
 * @param {Link["warren"]} warren
 * @param {string} code
 * @param {Link["scene"]} scene
 */
function hasSameStart({ Scene }, code, scene) {
  try {
    return Scene.fromLink(code).position(0) === scene.position(0);
  } catch {
    return false;
  }
}

/**
 * The outcome of a game for the only person in it. If several people played, only whether it is over.
 * @param {Link["scene"]} scene
 * @returns {Outcome}
 */
function outcomeOf(scene) {
  const ended = scene.outcome(scene.length);
  if (!ended) return "unfinished";
  if (ended.winner === null) return "drawn";
  const about = scene.about();
  const people = Array.from({ length: scene.seats }, (_, seat) => seat).filter((seat) =>
    about.includes(`seat ${seat}: person`),
  );
  if (people.length !== 1) return "ended";
  return people[0] === ended.winner ? "won" : "lost";
}

/**
 * @template {"puzzle" | "lesson" | "set"} Kind
 * @param {string | null} text
 * @param {Kind} kind
 * @param {number} id
 */
function progressIn(text, kind, id) {
  if (text === null) return null;
  const progress = readProgress(text);
  if (progress?.kind !== kind || progress.id !== id)
    throw new RejectedHandIn("collect-other-progress");
  return /** @type {Extract<import("../../play/scores/progress.js").Progress, { kind: Kind }>} */ (
    progress
  );
}

/**
 * Identifies a hand-in. A text that is both copied and saved counts as one hand-in.
 * @param {HandIn} handIn
 */
export const keyOf = ({ game, isBuiltIn, link, name, progress, started }) =>
  JSON.stringify([name, game, isBuiltIn, link, progress, started]);
