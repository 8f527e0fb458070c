// A visitor's progress at a board: written, read back, and refused if it is damaged.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import init, * as engines from "../../../pkg/wasm/engines.js";
import { Answers, savedFrom } from "../../../www/outside/embedding/puzzle-progress.js";
import { gameIdentity, puzzleIdentity } from "../../../www/play/scores/identity.js";
import {
  MAX_CHARACTERS,
  MAX_WRONG,
  readProgress,
  writeProgress,
} from "../../../www/play/scores/progress.js";

const module = new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url);
await init({ module_or_path: await readFile(module) });

/** The links of the longest games of the tests' records, by game. */
const PUZZLES_WITH_LONG_MOVES = [
  "crossing-000",
  "dots-001",
  "fugitive-002",
  "mice-002",
  "rabbits-002",
];

/** @param {string} name */
const record = (name) => readFile(new URL(`../../records/${name}.rec`, import.meta.url), "utf8");

/** @type {import("../../../www/play/scores/progress.js").PuzzleProgress} */
const PUZZLE = {
  kind: "puzzle",
  id: 2 ** 31 - 1,
  attempts: 3,
  hints: 300,
  takenBack: 4,
  helped: true,
  isLost: false,
  solutionShown: true,
  givenUp: false,
  isStuck: false,
  isReported: true,
  moves: ["D4N", "E5S"],
  wrong: { at: 1, line: ["F1W", "D4N"], least: null },
  wrongAnswers: [
    { attempt: 1, moves: ["F1W"] },
    { attempt: 2, moves: ["D4N", "E5S", "F1W"] },
  ],
  solved: { attempt: 1, hints: 0, solutionShown: false, moves: ["D4N"] },
};

/** @type {import("../../../www/play/scores/progress.js").Progress[]} */
const ALL = [
  PUZZLE,
  { ...PUZZLE, moves: [], wrong: null, wrongAnswers: [], solved: null },
  { ...PUZZLE, wrong: { at: 0, line: [], least: 7 } },
  { kind: "lesson", id: 7, at: 3, attempts: 2, hints: 1, wrong: 9, isOver: false },
  { kind: "game", id: 0, code: null, shown: 5, paused: true, suggestions: 1, takenBack: 0 },
  {
    kind: "game",
    id: 9,
    code: "JbrIY4BjYEhgcGiAoQWMDAA",
    shown: 12,
    paused: false,
    suggestions: 0,
    takenBack: 2,
  },
  {
    kind: "set",
    id: 5,
    seed: 2 ** 31 - 1,
    at: 2,
    results: [
      { tries: 3, hints: 1, isSolved: true, isShown: false },
      null,
      { tries: 1, hints: 0, isSolved: false, isShown: true },
    ],
    before: { tries: 2, hints: 1 },
    puzzle: "Eb99naj_____ByUDrAIEAwNENE4DRTVTA0YxVwIAAQUBAgIAAgEBAgIDAAECAQAAAQA",
  },
  {
    kind: "set",
    id: 5,
    seed: 0,
    at: 0,
    results: [null],
    before: { tries: 0, hints: 0 },
    puzzle: null,
  },
];

test("a progress is read as it was written", () => {
  for (const progress of ALL) {
    const text = writeProgress(progress);
    assert.match(text, /^[\w-]+$/);
    assert.deepEqual(readProgress(text), progress);
  }
});

/** Texts of the first version: pages have stored them, and may return them in any later year. */
const FIRST_VERSION = /** @type {const} */ ([
  ["Eb99naj_____ByUDrAIEAwNENE4DRTVTA0YxVwIAAQUBAgIAAgEBAgIDAAECAQAAAQA", ALL[0]],
  ["EgHekEQHAAMCAQk", ALL[3]],
  ["EJmqskUJAgwAAhElushjgGNgSGBwaIChBYwMAA", ALL[5]],
]);

test("texts of the first version are read", () => {
  for (const [text, progress] of FIRST_VERSION) assert.deepEqual(readProgress(text), progress);
});

test("a damaged progress is rejected, whatever the damage", () => {
  for (const progress of ALL) {
    const text = writeProgress(progress);
    for (let at = 0; at < text.length; at++) {
      for (const put of ["A", "_", "9", ""]) {
        const damaged = text.slice(0, at) + put + text.slice(at + 1);
        if (damaged !== text) assert.equal(readProgress(damaged), null, damaged);
      }
      assert.equal(readProgress(text.slice(0, at)), null);
      assert.equal(readProgress(text.slice(at + 1)), null);
    }
    for (const odd of ["", "AAAA", "=", " ", "ж", `${text}A`, text.repeat(2), `${text} `]) {
      assert.equal(readProgress(odd), null, odd);
    }
  }
});

test("a progress is shorter than the limit of learning management systems", async (t) => {
  for (const name of PUZZLES_WITH_LONG_MOVES) {
    const scene = engines.Scene.fromRecord(await record(name));
    const { game, length } = scene;
    const counts = { shown: length, paused: false, suggestions: 99, takenBack: 99 };
    const id = gameIdentity(scene, false);
    const text = writeProgress({ kind: "game", id, code: scene.link(length), ...counts });
    t.diagnostic(`${game}: ${text.length} characters for ${length} moves`);
    assert.ok(text.length < MAX_CHARACTERS, `${game}: ${text.length} characters`);
  }
  const long = Array.from({ length: 400 }, (_, at) => `MOVE-NUMBER-${at}`);
  const wrongAnswers = long.slice(0, 20).map((move, at) => ({ attempt: at, moves: [move] }));
  const spare = { attempt: 21, moves: long.slice(0, 180) };
  const progress = { ...PUZZLE, wrongAnswers: [spare, ...wrongAnswers] };
  const text = writeProgress(progress);
  assert.ok(text.length < MAX_CHARACTERS);
  assert.deepEqual(
    readProgress(text),
    { ...progress, wrongAnswers },
    "the oldest answer is dropped",
  );
});

test("in a long set the puzzle on the board is dropped first", () => {
  const result = { tries: 9999, hints: 9999, isSolved: true, isShown: false };
  const long = Array.from({ length: 400 }, (_, at) => `MOVE-NUMBER-${at}`);
  const puzzle = writeProgress({ ...PUZZLE, moves: long, wrongAnswers: [] });
  /** @type {import("../../../www/play/scores/progress.js").SetProgress} */
  const set = {
    kind: "set",
    id: 1,
    seed: 1,
    at: 59,
    results: Array.from({ length: 60 }, () => result),
    before: { tries: 0, hints: 0 },
    puzzle,
  };
  const text = writeProgress(set);
  assert.ok(text.length < MAX_CHARACTERS);
  assert.deepEqual(readProgress(text), { ...set, puzzle: null });
});

test("a progress is for the puzzle whose moves it has", async () => {
  const text = await readFile(
    new URL("../../../www/games/dots/puzzles.txt", import.meta.url),
    "utf8",
  );
  const [first] = engines.readPuzzles(text);
  const puzzle = engines.Puzzle.read(first.text);
  const [read, link] = [puzzle.text(), puzzle.link()];
  const { line = [] } = puzzle.outlook([]);
  puzzle.free();
  assert.ok(line.length > 0);
  const nothing = { ...PUZZLE, id: puzzleIdentity(link), moves: [], wrong: null };
  const left = savedFrom(engines, { link, text: read }, { ...nothing, moves: line, givenUp: true });
  assert.deepEqual(left?.moves.moves, line);
  assert.equal(savedFrom(engines, { link, text: read }, { ...nothing, moves: ["Z9N"] }), null);
  assert.equal(
    savedFrom(engines, { link, text: read }, { ...nothing, moves: [...line, line[0]] }),
    null,
  );
  assert.equal(
    savedFrom(
      engines,
      { link, text: read },
      { ...nothing, wrong: { at: 5, line: [], least: null } },
    ),
    null,
  );
  assert.equal(savedFrom(engines, { link, text: read }, { ...nothing, attempts: 0 }), null);
});

test("the first wrong answer of each attempt is stored, and the first solution", () => {
  /** @param {number} attemptCount @param {string[]} moves @param {object} [state] */
  const attempt = (attemptCount, moves, state = {}) => {
    const session = { savedProgress: { moves }, state: { kind: "duel", verdict: null, ...state } };
    return /** @type {any} */ ({
      attemptCount,
      hintCount: 2,
      isLost: false,
      session,
      solutionShown: false,
    });
  };
  const answers = new Answers();
  answers.follow(attempt(1, ["A"]), "");
  answers.follow(attempt(1, ["A", "b", "C"]), "failed");
  answers.follow(attempt(1, ["D"]), "failed");
  answers.follow(attempt(2, ["E"], { isStuck: true }), "failed");
  answers.follow(attempt(2, ["E"]), "given-up");
  // The game is over after a reply: the move before it was wrong.
  const isOver = { verdict: { met: false }, lostAfter: 0 };
  answers.follow(attempt(3, ["F", "g"], isOver), "failed");
  answers.follow({ ...attempt(4, ["H"]), isLost: true }, "");
  assert.deepEqual(answers.wrong, [
    { attempt: 1, moves: ["A", "b", "C"] },
    { attempt: 3, moves: ["F"] },
    { attempt: 4, moves: ["H"] },
  ]);
  answers.follow(attempt(5, ["I"]), "solved");
  answers.follow(attempt(6, ["J"]), "solved");
  const solved = { attempt: 5, hints: 2, solutionShown: false, moves: ["I"] };
  assert.deepEqual(answers.solved, solved);
  for (let attemptCount = 7; attemptCount < 40; attemptCount++)
    answers.follow(attempt(attemptCount, ["K"]), "failed");
  assert.equal(answers.wrong.length, MAX_WRONG);
  assert.equal(answers.wrong.at(-1)?.attempt, 39);
});
