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
  const text = encodedText(progress);
  if (text.length <= MAX_CHARACTERS) return text;
  if (progress.kind === "set" && progress.puzzle !== null) {
    return writeProgress({ ...progress, puzzle: null });
  }
  if (progress.kind !== "puzzle" || progress.wrongAnswers.length === 0) return text;
  return writeProgress({ ...progress, wrongAnswers: progress.wrongAnswers.slice(1) });
}

/** @param {Progress} progress */
function encodedText(progress) {
  const writer = new ByteWriter();
  writer.writeNumber(progress.id);
  WRITERS[progress.kind](writer, /** @type {any} */ (progress));
  return sealedText((VERSION << 4) | KINDS.indexOf(progress.kind), writer.bytes);
}

/**
 * Reads a progress.
 * @param {string} text
 * @returns {Progress | null} null if the text is damaged, or was written by a newer Warren
 */
export function readProgress(text) {
  try {
    const { kind: versionAndKind, content } = openedText(text);
    const kind = KINDS[versionAndKind & 15];
    if (versionAndKind >> 4 !== VERSION || kind === undefined) return null;
    const reader = new ByteReader(content);
    const id = reader.readNumber();
    const progress = READERS[kind](reader, id);
    reader.expectEnd();
    return progress;
  } catch {
    return null;
  }
}

/** @type {{ [Kind in Progress["kind"]]: (writer: ByteWriter, progress: Extract<Progress, { kind: Kind }>) => void }} */
const WRITERS = {
  game: (writer, { code, paused, shown, suggestions, takenBack }) => {
    writer.writeFlags([paused, code !== null]);
    for (const count of [shown, suggestions, takenBack]) writer.writeNumber(count);
    if (code !== null) writer.writeBlock(bytesOfText(code));
  },
  puzzle: (writer, progress) => {
    const { givenUp, helped, isLost, isStuck, isReported, moves, solutionShown } = progress;
    const { attempts, hints, solved, takenBack, wrong, wrongAnswers } = progress;
    writer.writeFlags([helped, isLost, solutionShown, givenUp, isStuck, isReported]);
    for (const count of [attempts, hints, takenBack]) writer.writeNumber(count);
    const lines = [moves, wrong?.line ?? [], solved?.moves ?? []];
    const moveTable = new Set([...lines, ...wrongAnswers.map((each) => each.moves)].flat());
    writer.writeNumber(moveTable.size);
    for (const move of moveTable) writer.writeText(move);
    const places = new Map([...moveTable].map((move, at) => [move, at]));
    const line = (/** @type {readonly string[]} */ all) => {
      writer.writeNumber(all.length);
      for (const move of all) writer.writeNumber(places.get(move) ?? 0);
    };
    line(moves);
    writer.writeFlags([wrong !== null, wrong !== null && wrong.least !== null, solved !== null]);
    if (wrong) {
      writer.writeNumber(wrong.at);
      if (wrong.least !== null) writer.writeNumber(wrong.least);
      line(wrong.line);
    }
    writer.writeNumber(wrongAnswers.length);
    for (const each of wrongAnswers) {
      writer.writeNumber(each.attempt);
      line(each.moves);
    }
    if (!solved) return;
    writer.writeNumber(solved.attempt);
    writer.writeNumber(solved.hints);
    writer.writeFlags([solved.solutionShown]);
    line(solved.moves);
  },
  lesson: (writer, { at, attempts, hints, isOver, wrong }) => {
    writer.writeFlags([isOver]);
    for (const count of [at, attempts, hints, wrong]) writer.writeNumber(count);
  },
  set: (writer, { at, before, puzzle, results, seed }) => {
    // Not at the end: if the text were truncated before it, it would pass as a separate progress.
    writer.writeFlags([puzzle !== null]);
    if (puzzle !== null) writer.writeBlock(bytesOfText(puzzle));
    for (const count of [seed, at, before.tries, before.hints]) writer.writeNumber(count);
    writer.writeNumber(results.length);
    for (const result of results) {
      writer.writeFlags([result !== null, result?.isSolved === true, result?.isShown === true]);
      if (result) for (const count of [result.tries, result.hints]) writer.writeNumber(count);
    }
  },
};

/** @type {{ [Kind in Progress["kind"]]: (reader: ByteReader, id: number) => Extract<Progress, { kind: Kind }> }} */
const READERS = {
  game: (reader, id) => {
    const [paused, hasCode] = reader.readFlags(2);
    const [shown, suggestions, takenBack] = [
      reader.readNumber(),
      reader.readNumber(),
      reader.readNumber(),
    ];
    const code = hasCode ? textOfBytes(reader.readBlock()) : null;
    return { kind: "game", id, code, shown, paused, suggestions, takenBack };
  },
  puzzle: (reader, id) => {
    const [helped, isLost, solutionShown, givenUp, isStuck, isReported] = reader.readFlags(6);
    const [attempts, hints, takenBack] = [
      reader.readNumber(),
      reader.readNumber(),
      reader.readNumber(),
    ];
    const moveTable = reader.readList(() => reader.readText());
    const line = () =>
      reader.readList(() => {
        const move = moveTable[reader.readNumber()];
        if (move === undefined) throw new Error("a move is missing");
        return move;
      });
    const moves = line();
    const [hasWrong, hasLeast, isSolved] = reader.readFlags(3);
    const wrong = hasWrong
      ? { at: reader.readNumber(), least: hasLeast ? reader.readNumber() : null, line: line() }
      : null;
    const wrongAnswers = reader.readList(() => ({ attempt: reader.readNumber(), moves: line() }));
    const solved = isSolved
      ? {
          attempt: reader.readNumber(),
          hints: reader.readNumber(),
          solutionShown: reader.readFlags(1)[0],
          moves: line(),
        }
      : null;
    const flags = { helped, isLost, solutionShown, givenUp, isStuck, isReported };
    const counts = { attempts, hints, takenBack };
    return { kind: "puzzle", id, ...counts, ...flags, moves, wrong, wrongAnswers, solved };
  },
  lesson: (reader, id) => {
    const [isOver] = reader.readFlags(1);
    const [at, attempts, hints, wrong] = [0, 0, 0, 0].map(() => reader.readNumber());
    return { kind: "lesson", id, at, attempts, hints, wrong, isOver };
  },
  set: (reader, id) => {
    const [hasPuzzle] = reader.readFlags(1);
    const puzzle = hasPuzzle ? textOfBytes(reader.readBlock()) : null;
    const [seed, at, tries, hints] = [0, 0, 0, 0].map(() => reader.readNumber());
    const results = reader.readList(() => {
      const [isThere, isSolved, isShown] = reader.readFlags(3);
      return isThere
        ? { tries: reader.readNumber(), hints: reader.readNumber(), isSolved, isShown }
        : null;
    });
    return { kind: "set", id, seed, at, results, before: { tries, hints }, puzzle };
  },
};
