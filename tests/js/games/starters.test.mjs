// The boards of the starters, in each language, agree with the referee on all records: legal moves, scores, and what stands where.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { GAMES } from "../../../www/games/list.js";
import { scenesOf, stepsOf } from "./starter-steps.mjs";

/** @typedef {import("./starter-steps.mjs").Step} Step */

const root = new URL("../../../", import.meta.url);

/**
 * A starter's text up to the program, which reads its input.
 * @param {string} game
 * @param {string} ending
 */
async function boardSource(game, ending) {
  const text = await readFile(new URL(`examples/${game}/starter.${ending}`, root), "utf8");
  const [board, program] = text.split(/^(?:\/\/|#) ---- The program ----$/m);
  assert.ok(program, `${game}: the mark before the program`);
  return board;
}

/**
 * The states of a board in JavaScript after each call.
 * @param {any} Board
 * @param {Step[]} steps
 */
function javascriptStates(Board, steps) {
  let board = new Board(steps[0].call[1]);
  return steps.map(({ call: [method, argument], state }) => {
    if (method !== "new") {
      // Programs think on copies, so a copy must be whole, and must leave its original alone.
      const [original, before] = [board, `${board}`];
      board = board.copy();
      board[method](argument);
      assert.equal(`${original}`, before, "playing on a copy changes its original");
    }
    return Object.fromEntries(Object.keys(state).map((name) => [name, stateOf(board, name)]));
  });
}

/**
 * The output of a command that must succeed.
 * @param {string} command
 * @param {string[]} words
 * @param {string} input
 */
function outputOf(command, words, input) {
  const options = /** @type {const} */ ({ input, encoding: "utf8", maxBuffer: 1 << 28, cwd: root });
  const { status, stdout, stderr, error } = spawnSync(command, words, options);
  assert.equal(status, 0, `${error ?? ""}${stderr}`);
  return stdout;
}

/** @param {string} game @param {Step[][]} games */
function pythonStates(game, games) {
  const input = games.map((steps) => steps.map(({ call, state }) => [call, Object.keys(state)]));
  const words = ["tests/starters/drive.py", `examples/${game}/starter.py`];
  return JSON.parse(outputOf("python3", words, JSON.stringify(input)));
}

/** The name of a method or property in C++: playFugitive is play_fugitive. @param {string} name */
const inCpp = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** @param {string} game @param {Step[][]} games */
async function cppStates(game, games) {
  const folder = await mkdtemp(path.join(tmpdir(), "warren-starters-"));
  try {
    const [board, driver] = [path.join(folder, "board.h"), path.join(folder, "drive")];
    await writeFile(board, await boardSource(game, "cpp"));
    const options = ["-std=c++20", "-O1", "-Wall", "-Wextra", `-DBOARD="${board}"`, "-o", driver];
    outputOf("c++", [...options, "tests/starters/drive.cpp"], "");
    const calls = games.flat().map(({ call: [method, argument], state }) => {
      const words = Array.isArray(argument) && typeof argument[0] === "number";
      const text = words ? argument.join(" ") : [argument ?? ""].flat().join("\n").trimEnd();
      const names = Object.keys(state).map(inCpp).join(" ");
      return `${inCpp(method)} ${text.split("\n").length}\n${text}\n${names}\n`;
    });
    const lines = outputOf(driver, [], calls.join("")).trim().split("\n");
    return games.map((steps) =>
      steps.map(({ state }) => {
        const states = JSON.parse(/** @type {string} */ (lines.shift()));
        return Object.fromEntries(Object.keys(state).map((name) => [name, states[inCpp(name)]]));
      }),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @param {any} board @param {string} name */
function stateOf(board, name) {
  if (name === "text") return `${board}`;
  return typeof board[name] === "function" ? board[name]() : board[name];
}

/**
 * Compares each state of each game with the referee's.
 * @param {string} game
 * @param {(games: Step[][]) => unknown[][] | Promise<unknown[][]>} statesOf
 */
async function agree(game, statesOf) {
  const records = await scenesOf(game);
  const games = records.flatMap((record) =>
    stepsOf(game, record).map((steps) => ({ name: record.name, steps })),
  );
  const states = await statesOf(games.map(({ steps }) => steps));
  games.forEach(({ name, steps }, i) => {
    steps.forEach(({ call, state }, step) => {
      assert.deepEqual(sorted(states[i][step]), sorted(state), `${name}: ${step}: ${call}`);
    });
  });
  const count = games.reduce((sum, { steps }) => sum + steps.length, 0);
  assert.ok(records.length >= 10 && count >= 300, `only ${count} positions`);
}

/**
 * A state whose moves are in order, as boards list them in the order in which they meet them.
 * @param {any} state
 */
function sorted(state) {
  /** @param {any[]} moves @returns {any[]} */
  const inOrder = (moves) =>
    Array.isArray(moves[0]) ? moves.map(inOrder) : moves.map(String).sort();
  return Object.fromEntries(
    Object.entries(state).map(([name, value]) =>
      /moves$/i.test(name) ? [name, inOrder(value)] : [name, value],
    ),
  );
}

for (const game of Object.keys(GAMES)) {
  test(`the JavaScript board of ${game} agrees with the referee`, async () => {
    const Board = new Function(`${await boardSource(game, "js")}\nreturn Board;`)();
    await agree(game, (games) => games.map((steps) => javascriptStates(Board, steps)));
  });
  test(`the Python board of ${game} agrees with the referee`, async () => {
    await agree(game, (games) => pythonStates(game, games));
  });

  test(`the C++ board of ${game} agrees with the referee`, async () => {
    await agree(game, (games) => cppStates(game, games));
  });
}
