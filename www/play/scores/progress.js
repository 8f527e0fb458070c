// A visitor's progress at an embedded board, as a text that a page stores and restores another day.
//
// The text is base64url of one byte with the version and the kind, a CRC-32 of that byte and of the rest, and the fields of the
// kind. Texts of every version can be read forever.

import {
  ByteReader,
  ByteWriter,
  bytesOfText,
  openedText,
  sealedText,
  textOfBytes,
} from "../../kit/page/bytes.js";

/**
 * A game: `code` is a link with all its moves and those that can be redone, and it shows the last move that counts; null for a
 * game that is only viewed. `shown` is the number of moves on the board.
 * @typedef {{ kind: "game", id: number, code: string | null, shown: number, paused: boolean, suggestions: number,
 *   takenBack: number }} GameProgress
 */

/**
 * A wrong answer: the attempt, and the moves up to the wrong one, in the form of {@link PuzzleProgress.moves}.
 * @typedef {{ attempt: number, moves: readonly string[] }} WrongAnswer
 */

/**
 * The visitor's first solution of a puzzle.
 * @typedef {{ attempt: number, hints: number, solutionShown: boolean, moves: readonly string[] }} FirstSolved
 */

/**
 * A puzzle. `moves` are those of the current attempt, or of the displayed solution: in a duel the moves of both sides,
 * otherwise the answers that the visitor has found.
 * @typedef {Object} PuzzleProgress
 * @property {"puzzle"} kind
 * @property {number} id
 * @property {number} attempts
 * @property {number} hints
 * @property {number} takenBack
 * @property {boolean} helped
 * @property {boolean} isLost
 * @property {boolean} solutionShown
 * @property {boolean} givenUp
 * @property {boolean} isStuck
 * @property {boolean} isReported whether the result of the current attempt has been reported to the page
 * @property {readonly string[]} moves
 * @property {{ at: number, line: readonly string[], least: number | null } | null} wrong
 * @property {readonly WrongAnswer[]} wrongAnswers the last wrong answers
 * @property {FirstSolved | null} solved
 */

/**
 * A lesson.
 * @typedef {{ kind: "lesson", id: number, at: number, attempts: number, hints: number, wrong: number, isOver: boolean }} LessonProgress
 */

/**
 * A set of puzzles. `seed` determines the learner's order, and `at` is the place in it. `results` are by the puzzles' places in
 * the set. `before` counts earlier work at the open puzzle, before its own progress began, which is `puzzle`, if there is one.
 * @typedef {Object} SetProgress
 * @property {"set"} kind
 * @property {number} id
 * @property {number} seed
 * @property {number} at
 * @property {readonly (SetResult | null)[]} results
 * @property {{ tries: number, hints: number }} before
 * @property {string | null} puzzle
 */

/** The result of a puzzle of a set. @typedef {import("../puzzle/done.js").Result} SetResult */

/** @typedef {GameProgress | PuzzleProgress | LessonProgress | SetProgress} Progress */

const VERSION = 1;
const KINDS = /** @type {const} */ (["game", "puzzle", "lesson", "set"]);

/**
 * The maximum length of a text, in characters, if it can be shortened: learning management systems store 4,096 characters per
 * field.
 */
export const MAX_CHARACTERS = 3500;

/** The maximum number of stored wrong answers per puzzle. */
export const MAX_WRONG = 20;

/**
 * Writes a progress. If the text would be too long, drops the oldest wrong answers. The caller drops anything else that is
 * dispensable.
 * @param {Progress} progress
 * @returns {string}
 */
export function writeProgress(progress) {
  const text = written(progress);
  if (text.length <= MAX_CHARACTERS) return text;
  if (progress.kind === "set" && progress.puzzle !== null) {
    return writeProgress({ ...progress, puzzle: null });
  }
  if (progress.kind !== "puzzle" || progress.wrongAnswers.length === 0) return text;
  return writeProgress({ ...progress, wrongAnswers: progress.wrongAnswers.slice(1) });
}

/** @param {Progress} progress */
function written(progress) {
  const to = new ByteWriter();
  to.number(progress.id);
  WRITERS[progress.kind](to, /** @type {any} */ (progress));
  return sealedText((VERSION << 4) | KINDS.indexOf(progress.kind), to.bytes);
}

/**
 * Reads a progress.
 * @param {string} text
 * @returns {Progress | null} null if the text is damaged, or was written by a newer Warren
 */
export function readProgress(text) {
  try {
    const { kind: head, content } = openedText(text);
    const kind = KINDS[head & 15];
    if (head >> 4 !== VERSION || kind === undefined) return null;
    const from = new ByteReader(content);
    const id = from.number();
    const progress = READERS[kind](from, id);
    from.end();
    return progress;
  } catch {
    return null;
  }
}

/** @type {{ [Kind in Progress["kind"]]: (to: ByteWriter, progress: Extract<Progress, { kind: Kind }>) => void }} */
const WRITERS = {
  game: (to, { code, paused, shown, suggestions, takenBack }) => {
    to.flags([paused, code !== null]);
    for (const count of [shown, suggestions, takenBack]) to.number(count);
    if (code !== null) to.block(bytesOfText(code));
  },
  puzzle: (to, progress) => {
    const { givenUp, helped, isLost, isStuck, isReported, moves, solutionShown } = progress;
    const { attempts, hints, solved, takenBack, wrong, wrongAnswers } = progress;
    to.flags([helped, isLost, solutionShown, givenUp, isStuck, isReported]);
    for (const count of [attempts, hints, takenBack]) to.number(count);
    const lines = [moves, wrong?.line ?? [], solved?.moves ?? []];
    const table = new Set([...lines, ...wrongAnswers.map((each) => each.moves)].flat());
    to.number(table.size);
    for (const move of table) to.text(move);
    const places = new Map([...table].map((move, at) => [move, at]));
    const line = (/** @type {readonly string[]} */ all) => {
      to.number(all.length);
      for (const move of all) to.number(places.get(move) ?? 0);
    };
    line(moves);
    to.flags([wrong !== null, wrong !== null && wrong.least !== null, solved !== null]);
    if (wrong) {
      to.number(wrong.at);
      if (wrong.least !== null) to.number(wrong.least);
      line(wrong.line);
    }
    to.number(wrongAnswers.length);
    for (const each of wrongAnswers) {
      to.number(each.attempt);
      line(each.moves);
    }
    if (!solved) return;
    to.number(solved.attempt);
    to.number(solved.hints);
    to.flags([solved.solutionShown]);
    line(solved.moves);
  },
  lesson: (to, { at, attempts, hints, isOver, wrong }) => {
    to.flags([isOver]);
    for (const count of [at, attempts, hints, wrong]) to.number(count);
  },
  set: (to, { at, before, puzzle, results, seed }) => {
    // Not at the end: if the text were truncated before it, it would pass as a separate progress.
    to.flags([puzzle !== null]);
    if (puzzle !== null) to.block(bytesOfText(puzzle));
    for (const count of [seed, at, before.tries, before.hints]) to.number(count);
    to.number(results.length);
    for (const result of results) {
      to.flags([result !== null, result?.isSolved === true, result?.isShown === true]);
      if (result) for (const count of [result.tries, result.hints]) to.number(count);
    }
  },
};

/** @type {{ [Kind in Progress["kind"]]: (from: ByteReader, id: number) => Extract<Progress, { kind: Kind }> }} */
const READERS = {
  game: (from, id) => {
    const [paused, hasCode] = from.flags(2);
    const [shown, suggestions, takenBack] = [from.number(), from.number(), from.number()];
    const code = hasCode ? textOfBytes(from.block()) : null;
    return { kind: "game", id, code, shown, paused, suggestions, takenBack };
  },
  puzzle: (from, id) => {
    const [helped, isLost, solutionShown, givenUp, isStuck, isReported] = from.flags(6);
    const [attempts, hints, takenBack] = [from.number(), from.number(), from.number()];
    const table = from.list(() => from.text());
    const line = () =>
      from.list(() => {
        const move = table[from.number()];
        if (move === undefined) throw new Error("a move is missing");
        return move;
      });
    const moves = line();
    const [hasWrong, hasLeast, isSolved] = from.flags(3);
    const wrong = hasWrong
      ? { at: from.number(), least: hasLeast ? from.number() : null, line: line() }
      : null;
    const wrongAnswers = from.list(() => ({ attempt: from.number(), moves: line() }));
    const solved = isSolved
      ? {
          attempt: from.number(),
          hints: from.number(),
          solutionShown: from.flags(1)[0],
          moves: line(),
        }
      : null;
    const flags = { helped, isLost, solutionShown, givenUp, isStuck, isReported };
    const counts = { attempts, hints, takenBack };
    return { kind: "puzzle", id, ...counts, ...flags, moves, wrong, wrongAnswers, solved };
  },
  lesson: (from, id) => {
    const [isOver] = from.flags(1);
    const [at, attempts, hints, wrong] = [0, 0, 0, 0].map(() => from.number());
    return { kind: "lesson", id, at, attempts, hints, wrong, isOver };
  },
  set: (from, id) => {
    const [hasPuzzle] = from.flags(1);
    const puzzle = hasPuzzle ? textOfBytes(from.block()) : null;
    const [seed, at, tries, hints] = [0, 0, 0, 0].map(() => from.number());
    const results = from.list(() => {
      const [isThere, isSolved, isShown] = from.flags(3);
      return isThere ? { tries: from.number(), hints: from.number(), isSolved, isShown } : null;
    });
    return { kind: "set", id, seed, at, results, before: { tries, hints }, puzzle };
  },
};
