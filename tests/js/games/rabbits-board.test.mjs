// The parts of the board of rabbits that only compute: places, motion, the turn being chosen, and the drawings over it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { edgeTargetsOf } from "../../../www/games/rabbits/edge-targets.js";
import { directionOf, Geometry, regionInPlay } from "../../../www/games/rabbits/geometry.js";
import { actionOf, zoomFactorOf } from "../../../www/games/rabbits/keys.js";
import { marksOf } from "../../../www/games/rabbits/marks.js";
import {
  DURATION_MS,
  eatenKeyframes,
  journeyKeyframes,
  journeysOf,
  tracesOf,
} from "../../../www/games/rabbits/motion.js";
import {
  countCabbages,
  countCaughtRabbits,
  countTurnsLeft,
  hasCabbage,
  openDirections,
  piecesOf,
} from "../../../www/games/rabbits/position.js";
import { SidePlans } from "../../../www/games/rabbits/side-plans.js";
import { stepLettersIn, Turn } from "../../../www/games/rabbits/turn.js";
import { TurnChoice } from "../../../www/games/rabbits/turn-choice.js";

/** @typedef {import("../../../www/games/rabbits/position.js").Report} Report */
/** @typedef {import("../../../www/wasm/warren.js").Problem} Problem */

const MAZE = { row: 0, column: 0, rows: 24, columns: 24 };

/** Two rabbits and two hunters on a field of three rows. @type {Report} */
const REPORT = {
  game: "rabbits",
  ply: 5,
  over: false,
  scores: [7, 75],
  rabbits: [[0, 0], null, [1, 2]],
  hunters: [
    [1, 1],
    [2, 0],
  ],
  cabbages: [".**", "...", "..*"],
};

/** Rabbit 1 goes east and eats, rabbit 3 goes west to a hunter. */
const EFFECTS = /** @type {import("../../../www/games/rabbits/position.js").Effect[]} */ ([
  { kind: "step", piece: 1, from: [0, 0], to: [0, 1] },
  { kind: "step", piece: 3, from: [1, 2], to: [1, 1] },
  { kind: "eat", piece: 1, cell: [0, 1] },
  { kind: "catch", rabbit: 3, hunter: 1, cell: [1, 1] },
]);

/**
 * @param {string} rule
 * @param {Record<string, string>} args
 * @returns {Problem}
 */
const problem = (rule, args) => ({
  rule,
  arguments: args,
  found: null,
  sentence: rule,
  line: null,
});

for (const [width, height, scale] of [
  [580, 580, 1],
  [374, 374, 3],
  [56, 56, 1.5],
  [640, 200, 2],
]) {
  test(`the maze fits into ${width} × ${height}, on whole pixels`, () => {
    const g = new Geometry(width, height, scale, MAZE, true);
    assert.ok(g.lineLeftOf(0) - g.frame >= -1 && g.lineLeftOf(24) + g.frame <= width + 1);
    assert.ok(g.lineAbove(0) - g.frame >= -1 && g.lineAbove(24) + g.frame <= height + 1);
    for (let i = 0; i <= 24; i++) {
      for (const line of [g.lineLeftOf(i), g.lineAbove(i)]) {
        assert.ok(Math.abs(line * scale - Math.round(line * scale)) < 1e-6);
      }
    }
    for (const cell of /** @type {const} */ ([
      [0, 0],
      [13, 10],
      [23, 23],
    ])) {
      assert.deepEqual(g.cellAt(...g.centreOf(cell)), cell);
      const [x, y, w, h] = g.boxOf(cell);
      const [cx, cy] = g.centreOf(cell);
      assert.ok(cx > x && cx < x + w && cy > y && cy < y + h);
    }
    assert.equal(g.cellAt(-5, 10), null);
  });
}

test("coordinates are shown only if they are readable", () => {
  assert.ok(new Geometry(580, 580, 1, MAZE, true).hasCoordinates);
  assert.ok(!new Geometry(374, 374, 3, MAZE, true).hasCoordinates);
  assert.ok(!new Geometry(580, 580, 1, MAZE).hasCoordinates);
});

test("a part of the maze is shown in its place", () => {
  const g = new Geometry(200, 100, 1, { row: 11, column: 14, rows: 4, columns: 8 });
  assert.deepEqual(g.cellAt(...g.centreOf([12, 17])), [12, 17]);
  assert.ok(g.has([11, 14]) && g.has([14, 21]) && !g.has([10, 14]) && !g.has([11, 22]));
});

test("a drag has the direction of its longer side", () => {
  assert.equal(directionOf([20, 5], 10), "E");
  assert.equal(directionOf([-20, 5], 10), "W");
  assert.equal(directionOf([3, 20], 10), "S");
  assert.equal(directionOf([3, -20], 10), "N");
  assert.equal(directionOf([3, -9], 10), null);
});

test("a report is read", () => {
  assert.deepEqual(
    piecesOf(REPORT).map(({ seat, number, cell }) => [seat, number, ...cell]),
    [
      [0, 1, 0, 0],
      [0, 3, 1, 2],
      [1, 1, 1, 1],
      [1, 2, 2, 0],
    ],
  );
  assert.equal(countCabbages(REPORT), 3);
  assert.equal(countCaughtRabbits(REPORT), 1);
  assert.ok(hasCabbage(REPORT, [0, 1]) && !hasCabbage(REPORT, [0, 0]));
  assert.ok(!hasCabbage(REPORT, [-1, 0]) && !hasCabbage(REPORT, [3, 0]));
  assert.deepEqual(openDirections({ limit: 1, walls: ["95"] }, [0, 0]), ["E", "S"]);
});

test("turns are counted for each side", () => {
  const left = (/** @type {number} */ ply) =>
    [0, 1].map((seat) => countTurnsLeft({ ...REPORT, ply }, { limit: 3, walls: [] }, seat));
  assert.deepEqual([0, 1, 2, 5, 6].map(left), [
    [3, 3],
    [2, 3],
    [2, 2],
    [0, 1],
    [0, 0],
  ]);
});

test("pieces that move or are caught have a destination", () => {
  assert.deepEqual(journeysOf(piecesOf(REPORT), EFFECTS, 0), [
    { seat: 0, number: 1, from: [0, 0], to: [0, 1], isCaught: false },
    { seat: 0, number: 3, from: [1, 2], to: [1, 1], isCaught: true },
  ]);
});

test("a hunter's move catches the rabbit on its cell", () => {
  const effects = /** @type {typeof EFFECTS} */ ([
    { kind: "step", piece: 1, from: [1, 1], to: [1, 2] },
    { kind: "catch", rabbit: 3, hunter: 1, cell: [1, 2] },
  ]);
  assert.deepEqual(journeysOf(piecesOf(REPORT), effects, 1), [
    { seat: 0, number: 3, from: [1, 2], to: [1, 2], isCaught: true },
    { seat: 1, number: 1, from: [1, 1], to: [1, 2], isCaught: false },
  ]);
});

test("traces show where pieces moved, and what they caught and ate", () => {
  assert.deepEqual(tracesOf(EFFECTS), {
    from: [
      [0, 0],
      [1, 2],
    ],
    to: [
      [0, 1],
      [1, 1],
    ],
    caught: [[1, 1]],
    rabbits: [3],
    eaten: [[0, 1]],
  });
});

test("a caught rabbit topples on its way, and an eaten cabbage vanishes, within a move", () => {
  const placeOf = (/** @type {readonly number[]} */ cell) => `at(${cell})`;
  const [slides, topples] = journeysOf(piecesOf(REPORT), EFFECTS, 0).map((journey) =>
    journeyKeyframes(journey, placeOf),
  );
  assert.deepEqual(slides, { transform: ["at(0,0)", "at(0,1)"] });
  assert.match(String([topples.transform].flat()[1]), /^at\(1,1\) .*scale\(0\.4\)$/);
  assert.deepEqual(topples.opacity, [1, 1, 0]);
  assert.match(String([eatenKeyframes("there").transform].flat()[2]), /^there scale\(0\)$/);
  assert.ok(DURATION_MS >= 120 && DURATION_MS <= 200);
});

test("arrows at the edge point at caught, chosen, suggested and moved pieces", () => {
  const traces = { ...tracesOf(EFFECTS), seat: 0 };
  const steps = /** @type {import("../../../www/games/rabbits/turn.js").Step[]} */ ([
    { letter: "N", kind: "offered" },
    { letter: "-", kind: "offered" },
  ]);
  const choosing = { seat: 1, chosen: [1], problem: null, turn: { steps } };
  const all = edgeTargetsOf(REPORT, choosing, traces, () => false);
  assert.deepEqual(
    all.map(({ cell, sign, seat }) => [...cell, sign, seat]),
    [
      [1, 1, "✕", 0],
      [2, 0, "2", 1],
    ],
    "hunter 1 is on the cell where the rabbit was caught",
  );
  const near = edgeTargetsOf(REPORT, choosing, traces, ([row]) => row === 1);
  assert.deepEqual(
    near.map(({ cell }) => cell),
    [[2, 0]],
  );
});

test("the contest's letter for staying zooms only on the zoom's buttons", () => {
  const key = (/** @type {string} */ key) =>
    /** @type {KeyboardEvent} */ ({ key, ctrlKey: false, altKey: false, metaKey: false });
  assert.ok(Number(zoomFactorOf(key("+"), false)) > 1);
  assert.ok(Number(zoomFactorOf(key("_"), false)) < 1);
  for (const stay of ["-", "0", "۰"]) {
    assert.equal(zoomFactorOf(key(stay), false), null);
    assert.notEqual(zoomFactorOf(key(stay), true), null);
  }
});

test("an undone press restores the choice", () => {
  const choosing = new TurnChoice();
  choosing.beginTurn(0, [true, false, true], () => null);
  choosing.sendOnRoutes(new Map([[0, "NE"]]));
  choosing.select(2);
  const restore = choosing.save();
  choosing.sendOnRoutes(new Map([[0, "S"]]));
  choosing.setStep(2, "W");
  choosing.select(0);
  assert.ok(restore());
  assert.equal(choosing.turn.text, "N--");
  assert.equal(choosing.plans.remainingRoute(0), "NE");
  assert.deepEqual(choosing.chosen, [2]);
  choosing.beginTurn(0, [true, false, true], () => null);
  assert.equal(restore(), false, "another turn has begun");
});

test("unchosen pieces stay, and caught ones are skipped", () => {
  const turn = new Turn([true, false, true]);
  assert.equal(turn.text, "---");
  assert.ok(turn.isEmpty);
  turn.setStep(2, "N");
  assert.equal(turn.text, "--N");
  assert.equal(turn.nextWithoutStep(-1), 0);
  assert.equal(turn.nextWithoutStep(0), 0, "around to the only one left");
  turn.setStep(0, "-");
  assert.equal(turn.nextWithoutStep(0), null);
  assert.deepEqual(turn.stepCounts, { chosen: 2, count: 2 });
  turn.setStep(2, null);
  assert.equal(turn.nextWithoutStep(0), 2);
  assert.equal(new Turn([false, true]).firstOnBoard, 1);
  assert.equal(new Turn([false]).firstOnBoard, null);
});

test("the typed text is the turn, letter by letter", () => {
  assert.equal(stepLettersIn("n e\tq-–sW1", 8), "NE-SW");
  assert.equal(stepLettersIn("NNNNNNNNNNNN", 6), "NNNNNN");
  const turn = new Turn([true, false, true]);
  turn.setFromLetters("E-");
  assert.equal(turn.text, "E--");
  assert.deepEqual(turn.stepCounts, { chosen: 1, count: 2 }, "the caught rabbit is not chosen");
  turn.setFromLetters("EN");
  assert.equal(turn.text, "EN-", "though a wrong letter for it is shown as it is");
  turn.setFromLetters("");
  assert.ok(turn.isEmpty);
});

test("the part in play holds the rabbits' reach and the hunters that may meet them", () => {
  const setting = /** @type {any} */ ({ walls: Array(24).fill("0".repeat(24)) });
  /** @type {(rabbits: any[], hunters: any[], moves: number) => number[]} */
  const part = (rabbits, hunters, moves) => {
    const { row, column, rows, columns } = regionInPlay(setting, { rabbits, hunters }, moves);
    return [row, column, rows, columns];
  };
  assert.deepEqual(part([null, [10, 10]], [[10, 15]], 3), [6, 7, 9, 9]);
  assert.deepEqual(part([[0, 23]], [[12, 0]], 1), [0, 16, 8, 8], "up to the edge of the maze");
  assert.deepEqual(part([[2, 2]], [[2, 14]], 6), [0, 0, 15, 15]);
  assert.deepEqual(
    part(
      [
        [0, 0],
        [23, 23],
      ],
      [],
      2,
    ),
    [0, 0, 24, 24],
  );
  assert.deepEqual(part([null], [[3, 3]], 2), [0, 0, 24, 24], "no rabbit is left");
});

test("a suggestion of a whole turn replaces the choices", () => {
  const choosing = new TurnChoice();
  choosing.beginTurn(0, [true, false, true], () => null);
  choosing.setStep(0, "W");
  choosing.fillIn({ move: "N-S", plan: [] });
  assert.equal(choosing.turn.text, "W-S");
  choosing.fillIn({ move: "N-S", plan: [], whole: true });
  assert.equal(choosing.turn.text, "N-S");
});

test("a suggestion fills the rest, and yields to the choices", () => {
  const turn = new Turn([true, true, true]);
  turn.setStep(1, "W");
  // As if 1 entered the cell that 2 enters, and then 3 the cell where 1 stays.
  const asked = /** @type {string[]} */ ([]);
  turn.fillIn("ESN", (text) => {
    asked.push(text);
    if (text === "EWN") return problem("rabbits-same-cell", { first: "1", second: "2" });
    if (text === "-WN") return problem("rabbits-same-cell", { first: "1", second: "3" });
    return null;
  });
  assert.deepEqual(asked, ["EWN", "-WN", "-W-"]);
  assert.equal(turn.text, "-W-");
  assert.deepEqual(
    turn.steps.map((step) => step?.kind),
    ["offered", "own", "offered"],
  );
});

test("a suggestion leaves a conflict that the visitor has made", () => {
  const turn = new Turn([true, true]);
  turn.setStep(0, "E");
  turn.fillIn("-N", () => problem("rabbits-wall", { piece: "1" }));
  assert.equal(turn.text, "EN");
});

test("choices are marked, and so are conflicts", () => {
  const choosing = {
    seat: 0,
    turn: {
      steps: /** @type {import("../../../www/games/rabbits/turn.js").Step[]} */ ([
        { letter: "E", kind: "own" },
        null,
        { letter: "N", kind: "offered" },
      ]),
    },
    chosen: [2],
    plans: SidePlans.fromText("0 1EES"),
    problem: problem("rabbits-same-cell", { first: "1", second: "3" }),
    suggestion: { move: "--N", plan: ["EE", "", "NW"] },
  };
  const marks = marksOf(REPORT, choosing, null, [[2, 2]]);
  assert.deepEqual(marks.arrows, [
    { cell: [0, 0], letter: "E", kind: "problem" },
    { cell: [1, 2], letter: "N", kind: "problem" },
  ]);
  assert.deepEqual(marks.problems, [[0, 1]]);
  assert.deepEqual(marks.selected, [[1, 2]]);
  assert.deepEqual(marks.chosenRoutes, [{ cell: [0, 0], letters: "EES", isPreview: false }]);
  assert.deepEqual(marks.caught, [[2, 2]]);
  assert.deepEqual(
    marks.enginePaths,
    [{ seat: 0, cell: [1, 2], letters: "NW" }],
    "only the engine's steps",
  );
  const thinking = { seat: 1, plan: ["S", ""] };
  assert.deepEqual(marksOf(REPORT, { ...choosing, problem: null }, thinking, []).enginePaths, [
    { seat: 1, cell: [1, 1], letters: "S" },
  ]);
});

test("a step selects the next piece, unless it hits a wall", () => {
  const choosing = new TurnChoice();
  choosing.beginTurn(1, [true, true, false, true], (text) =>
    text.startsWith("W") ? problem("rabbits-wall", { piece: "1" }) : null,
  );
  assert.equal(choosing.addStep("W"), 0);
  assert.equal(choosing.selected, 0);
  assert.equal(choosing.checkBeforeSending(0), "problem");
  choosing.addStep("E");
  assert.equal(choosing.selected, 1);
  choosing.addStep("-");
  assert.equal(choosing.selected, 3, "the caught rabbit is skipped");
  choosing.removeLastStep();
  assert.equal(
    choosing.selected,
    1,
    "back from a piece without a step to the last one with a step",
  );
  assert.equal(choosing.turn.steps[1], null);
  choosing.removeLastStep();
  assert.equal(choosing.selected, 0);
  choosing.removeLastStep();
  assert.ok(choosing.turn.isEmpty);
  assert.ok(!choosing.select(2) && choosing.selected === 0);
});

test("a turn is sent when it is complete, or confirmed", () => {
  const choosing = new TurnChoice();
  choosing.beginTurn(0, [true, true], () => null);
  assert.equal(choosing.checkBeforeSending(0), "all-stay");
  assert.equal(choosing.checkBeforeSending(0), "send");
  choosing.select(1);
  assert.equal(choosing.checkBeforeSending(0), "all-stay", "asked anew");
  choosing.setFromLetters("N");
  assert.equal(choosing.checkBeforeSending(1), "short");
  assert.equal(choosing.checkBeforeSending(0), "send", "from the board, the rest stays");
  choosing.fillIn({ move: "EW", plan: [] });
  assert.equal(choosing.turn.text, "NW");
  choosing.clear();
  assert.equal(choosing.turn.text, "--");
});

test("keys select pieces and set steps", () => {
  const action = (/** @type {string} */ key, more = {}) =>
    actionOf(/** @type {KeyboardEvent} */ ({ key, ...more }));
  assert.deepEqual(action("8"), { kind: "select", piece: 7 });
  assert.deepEqual(action("ArrowUp"), { kind: "step", letter: "N" });
  assert.deepEqual(action("w"), { kind: "step", letter: "W" });
  for (const key of ["-", "0", " "]) assert.deepEqual(action(key), { kind: "step", letter: "-" });
  assert.deepEqual(action("Enter"), { kind: "send" });
  assert.equal(action("x"), null);
  assert.equal(action("toString"), null);
  assert.equal(action("s", { ctrlKey: true }), null, "a shortcut of the browser");
});
