// The program that the statement of Space Mice asks for: its inputs, right outputs, and the turn of the first mistake.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { loadRules } from "../../../tools/rules.mjs";
import {
  cut,
  EXAMPLE,
  makeInputs,
  outputOf,
  sceneOf,
  turnsOf,
} from "../../../www/games/mice/assignment.js";
import { findTurn, judged } from "../../../www/play/programs/assignment.js";

/** @typedef {import("../../../www/play/programs/assignment.js").RunResult} Ran */
/** @typedef {import("../../../www/play/programs/assignment.js").Result} Result */

const root = new URL("../../../", import.meta.url);
const warren = /** @type {any} */ (await loadRules("mice"));
const simulator = await readFile(new URL("examples/mice/simulator.js", root), "utf8");

/** The seeds of the first inputs that the page generates, and some more. */
const SEEDS = [0, 1, 2];

/** @param {number} seed */
const made = (seed) => [...makeInputs(warren, seed)];

/** @param {string[]} printed @returns {Ran} */
const ran = (printed) => ({ printed, said: "", ending: { kind: "exit", message: "", trace: [] } });

/**
 * Returns the output of a simulator in JavaScript.
 * @param {string} source
 * @param {readonly string[]} input
 * @returns {Promise<string[]>}
 */
async function printed(source, input) {
  const lines = [...input];
  /** @type {string[]} */
  const output = [];
  const body = source.replace(/main\(\);\s*$/, "return main();");
  const run = new Function("readLine", "print", body);
  await run(
    async () => lines.shift() ?? null,
    (/** @type {string} */ text) => output.push(...text.split("\n")),
  );
  return output;
}

test("the statement's example has the statement's output", () => {
  assert.deepEqual(outputOf(warren, EXAMPLE.input), EXAMPLE.output);
});

test("the scores of the records are right outputs, and equal the simulator's", async () => {
  const folder = new URL("tests/records/", root);
  const names = (await readdir(folder)).filter((name) => /^mice-(?!.*\.bad).*\.rec$/.test(name));
  let count = 0;
  for (const name of names) {
    const report = JSON.parse(
      await readFile(new URL(name.replace(".rec", ".json"), folder), "utf8"),
    );
    if (!report.over) continue;
    count += 1;
    const record = await readFile(new URL(name, folder), "utf8");
    const input = warren.Scene.fromRecord(record).headless().trimEnd().split("\n");
    assert.deepEqual(outputOf(warren, input), report.scores.map(String), name);
    assert.deepEqual(await printed(simulator, input), report.scores.map(String), name);
  }
  assert.ok(count >= 10, `only ${count} games`);
});

test("the first turns of an input are an input, with the points of that turn", () => {
  for (const input of [EXAMPLE.input, ...made(4)]) {
    const scene = sceneOf(warren, input);
    assert.equal(scene.length, turnsOf(input));
    for (let turn = 1; turn <= turnsOf(input); turn += 1) {
      const shorter = cut(input, turn);
      assert.equal(turnsOf(shorter), turn);
      const short = sceneOf(warren, shorter);
      assert.ok(short.outcome(turn), `the game is over after turn ${turn}`);
      assert.deepEqual(short.moves(), scene.moves().slice(0, turn));
      // After its last arrow the animals walk once more, as in the next turn of the whole game; in the last turn of the
      // whole game they do so twice.
      const next = turn < scene.length ? turn + 1 : turn;
      if (turn + 1 === scene.length) continue;
      const report = /** @type {import("../../../www/wasm/warren.js").MiceReport} */ (
        scene.report(next)
      );
      assert.deepEqual(outputOf(warren, shorter), report.scores.map(String));
    }
    assert.deepEqual(cut(input, turnsOf(input)), input);
  }
});

test("generated inputs are whole games at the statement's limits", () => {
  for (const seed of SEEDS) {
    const inputs = made(seed);
    assert.deepEqual(made(seed), inputs);
    const of = (/** @type {number} */ line) =>
      inputs.map((input) => Number.parseInt(input[line], 10));
    const ends = (/** @type {number[]} */ numbers) => [Math.min(...numbers), Math.max(...numbers)];
    assert.deepEqual(
      [0, 1, 2, 3].map((line) => ends(of(line))),
      [
        [5, 25],
        [2, 4],
        [1, 16],
        [1, 100],
      ],
    );
    for (const input of inputs) assert.ok(sceneOf(warren, input).outcome(turnsOf(input)));
  }
  assert.notDeepEqual(made(1), made(2));
});

test("the simulator is right on generated inputs", async () => {
  for (const seed of SEEDS) {
    for (const input of made(seed)) {
      assert.deepEqual(await printed(simulator, input), outputOf(warren, input));
    }
  }
});

/** Mistakes of students, as changes of the simulator's source. @type {Record<string, [from: string, to: string]>} */
const MISTAKES = {
  "cats eat nobody": ["...mice.filter(", "...animals.filter(({ isCat }) => !isCat), ...[].filter("],
  "mice slip past cats": ["[cell, way]", "[cell]"],
  "mice are safe on a cat's cell": ["[cell, way]", "[way]"],
  "the tenth animal is a mouse": ["turn % 10 === 9", "turn % 10 === 10"],
  "the cat comes first": ["turn % 10 === 9", "turn % 10 === 0"],
  "scores go below zero": ["Math.max(0, ", "Math.max(-1e9, "],
  "a cat takes away five": ["10 * cats", "5 * cats"],
  "a fourth arrow stays": ["mine.length > 3", "mine.length > 4"],
  "arrows stay forever": ["mine.length > 3", "false"],
  "animals turn right at walls": ["(animal.heading + 3)", "(animal.heading + 1)"],
  "animals turn back at walls": ["(animal.heading + 3)", "(animal.heading + 2)"],
  "there are no pits": ["!pits.includes(cell)", "true"],
  "no steps after the last arrow": ["turn <= turns", "turn < turns"],
  "rockets let animals pass": ["!rockets.includes(cell)", "true"],
};

for (const [name, [from, to]] of Object.entries(MISTAKES)) {
  test(`generated inputs reveal that ${name}`, async () => {
    const wrong = simulator.replace(from, to);
    assert.notEqual(wrong, simulator);
    for (const seed of SEEDS) {
      let isNoticed = false;
      for (const input of made(seed)) {
        const output = await printed(wrong, input).catch(() => []);
        isNoticed = output.join("\n") !== outputOf(warren, input).join("\n");
        if (isNoticed) break;
      }
      assert.ok(isNoticed, `not with the seed ${seed}`);
    }
  });
}

test("blanks and empty lines at the end of an output do not matter", () => {
  const of = (/** @type {string[]} */ lines) => judged(ran(lines), ["8", "12"]).kind;
  assert.equal(of(["8", "12"]), "right");
  assert.equal(of(["8 ", " 12\r", "", ""]), "right");
  for (const lines of [[], ["8"], ["8", "13"], ["8", "", "12"], ["8 12"], ["", "8", "12"]]) {
    assert.equal(of(lines), "wrong", lines.join("|"));
  }
});

test("a program that failed is not right, whatever it printed", () => {
  const right = ["8", "8"];
  assert.equal(judged({ ...ran(right), ending: null }, right).kind, "late");
  const error = { kind: /** @type {const} */ ("error"), message: "", trace: [] };
  assert.equal(judged({ ...ran(right), ending: error }, right).kind, "ended");
});

/** A game of 100 turns, without arrows: only the number is shortened. */
const rules = {
  turnsOf: (/** @type {readonly string[]} */ [turns]) => Number(turns),
  cut: (/** @type {readonly string[]} */ _, /** @type {number} */ turns) => [`${turns}`],
  outputOf: () => ["8"],
};

/**
 * Finds the first wrong turn of a program that is right on games of these lengths.
 * @param {(turns: number) => boolean | "error"} isRight
 * @param {{ turns?: number, now?: () => number }} [how]
 */
async function find(isRight, { turns = 100, now } = {}) {
  /** @type {number[]} */
  const tried = [];
  const run = async (/** @type {readonly string[]} */ [text]) => {
    const does = isRight(Number(text));
    if (does !== "error") return ran([does ? "8" : "7"]);
    return {
      ...ran([]),
      ending: { kind: /** @type {const} */ ("error"), message: "oh", trace: [] },
    };
  };
  const whole = judged(await run([`${turns}`]), ["8"]);
  const onTry = (/** @type {number} */ turn) => tried.push(turn);
  const found = await findTurn([`${turns}`], whole, rules, run, onTry, now);
  return { found, tried };
}

test("the first wrong turn is found, wherever it is", async () => {
  for (const turns of [1, 2, 3, 7, 100]) {
    for (let first = 1; first <= turns; first += 1) {
      const { found, tried } = await find((turn) => turn < first, { turns });
      assert.equal(found.turn, first);
      assert.equal(found.isFirst, true);
      assert.equal(found.result.kind, "wrong");
      assert.equal(new Set(tried).size, tried.length, "no turn is tried twice");
    }
  }
});

test("halving takes few runs when time is short, and says that earlier turns are untried", async () => {
  let time = 0;
  const now = () => {
    time += 60_000;
    return time;
  };
  const { found, tried } = await find((turn) => turn < 70, { now });
  assert.deepEqual([found.turn, found.isFirst], [70, false]);
  assert.ok(tried.length <= 7, `${tried.length} runs`);
  assert.ok(tried.includes(69), "the turn before is right");
});

test("scores that become right again do not hide the first wrong turn", async () => {
  const { found } = await find((turn) => turn !== 9 && turn < 60);
  assert.deepEqual([found.turn, found.isFirst], [9, true]);
});

test("a program that fails otherwise on a shorter game is reported", async () => {
  const { found } = await find((turn) => (turn === 50 ? "error" : turn < 80));
  assert.equal(found.turn, 50);
  assert.equal(found.result.kind, "ended");
  assert.equal(found.result.ending?.message, "oh");
});

test("a simulator without step 5 is wrong from the turn at which a cat meets a mouse", async () => {
  const [from, to] = MISTAKES["cats eat nobody"];
  const wrong = simulator.replace(from, to);
  const bound = { turnsOf, cut, outputOf: outputOf.bind(null, warren) };
  const run = async (/** @type {readonly string[]} */ input) => ran(await printed(wrong, input));
  let count = 0;
  for (const input of made(1)) {
    if (count === 2) break;
    const whole = judged(await run(input), bound.outputOf(input));
    if (whole.kind === "right") continue;
    count += 1;
    const { turn, isFirst } = await findTurn(input, whole, bound, run);
    assert.equal(isFirst, true);
    for (let earlier = 1; earlier < turn; earlier += 1) {
      const shorter = cut(input, earlier);
      assert.deepEqual(await printed(wrong, shorter), bound.outputOf(shorter));
    }
    assert.notDeepEqual(await printed(wrong, cut(input, turn)), bound.outputOf(cut(input, turn)));
  }
  assert.equal(count, 2);
});
