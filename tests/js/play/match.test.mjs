// A match in which all sides answer at once: pending answers, legal moves, and a clock that runs out.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { afterEach, mock, test } from "node:test";
import init, * as warren from "../../../pkg/wasm/engines.js";
import { KnownGame } from "../../../www/play/match/known-game.js";
import { LocalMatch } from "../../../www/play/match/local-match.js";
import { NOT_YOUR_TURN } from "../../../www/play/match/match.js";
import { Transcripts } from "../../../www/play/match/transcripts.js";

/** @typedef {import("../../../www/play/match/seats.js").Seat} Seat */

const module = new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url);
await init({ module_or_path: await readFile(module) });

/** The page's module has a part of this one. */
const rules = /** @type {typeof import("../../../www/wasm/warren.js")} */ (
  /** @type {any} */ (warren)
);

/** @type {LocalMatch[]} whose timers would keep the tests from ending */
const begun = [];
afterEach(() => {
  for (const match of begun.splice(0)) match.close();
});

/**
 * A match of two people from a start of The Crossing that is always the same; its events are recorded.
 * @param {{ perMove?: number, idleAnswer?: string }} [choice]
 */
function begin({ perMove, idleAnswer } = {}) {
  const scene = /** @type {any} */ (
    warren.Scene.start("crossing", warren.drawStart("crossing", 2, 1))
  );
  /** @type {Seat[]} */
  const seats = [0, 1].map(() => ({ kind: "person", clock: perMove ? { perMove } : null }));
  const kept = { seats, marks: {}, left: [null, null], undone: [], paused: false };
  const transcripts = new Transcripts();
  /** @type {(seen: () => void) => void} */
  const whenPainted = (callback) => callback();
  const place = { whenPainted, programs: {}, transcripts, idleAnswer };
  const match = new LocalMatch(rules, new KnownGame(scene, true), kept, place);
  begun.push(match);
  /** @type {string[]} */
  const fired = [];
  for (const type of ["change", "move", "clocks", "notice"]) {
    match.addEventListener(type, () => fired.push(type));
  }
  match.begin();
  return { match, transcripts, fired };
}

test("a move is played when the answers of all are in", () => {
  const { match, transcripts, fired } = begin();
  assert.deepEqual(match.state.due, [0, 1]);
  assert.equal(match.answer(0, "N"), null);
  assert.deepEqual([match.state.length, match.state.due], [0, [1]]);
  assert.ok(!fired.includes("move"));
  assert.deepEqual(transcripts.transcriptOf(0)?.said.at(-1), { answered: ["N"] });
  assert.ok(
    !transcripts.transcriptOf(1)?.said.some((each) => "answered" in each),
    "the other side gets nothing",
  );
  assert.deepEqual(match.answer(0, "E"), NOT_YOUR_TURN, "a given answer is final");
  assert.equal(match.answer(1, "W"), null);
  assert.deepEqual([match.state.length, match.state.due], [1, [0, 1]]);
  assert.deepEqual(match.scene?.moves(), ["NW"]);
  assert.equal(fired.filter((type) => type === "move").length, 1);
});

test("the side that answers second may answer first in the next turn", () => {
  const { match } = begin();
  for (const [seat, step] of /** @type {[number, string][]} */ ([
    [1, "W"],
    [0, "N"],
    [0, "H"],
    [1, "H"],
  ])) {
    assert.equal(match.answer(seat, step), null);
  }
  assert.deepEqual(match.scene?.moves(), ["NW", "HH"]);
});

test("an illegal answer changes nothing, and a legal one is accepted", () => {
  const { match, transcripts, fired } = begin();
  const before = [
    match.scene?.record(),
    { ...match.state },
    transcripts.transcriptOf(0)?.said.length,
  ];
  fired.length = 0;
  assert.equal(match.answer(0, "X")?.rule, "crossing-step");
  assert.deepEqual(
    [match.scene?.record(), { ...match.state }, transcripts.transcriptOf(0)?.said.length],
    before,
  );
  assert.deepEqual(fired, []);
  assert.equal(match.answer(0, "N"), null);
  assert.deepEqual(match.state.due, [1]);
});

test("an answer is judged for its seat", () => {
  const { match } = begin();
  // The first player starts in the left corner, the second in the right one.
  assert.equal(match.answer(0, "W")?.rule, "crossing-off-board");
  assert.equal(match.answer(1, "E")?.rule, "crossing-off-board");
  assert.notEqual(match.answer(0, "NW"), null, "a whole move is not an answer");
  assert.deepEqual(match.state.due, [0, 1], "neither side has lost by it");
  assert.equal(match.state.verdict, null);
});

test("going back drops a waiting answer", () => {
  const { match } = begin();
  match.answer(0, "N");
  match.answer(1, "W");
  match.answer(0, "H");
  match.undo();
  assert.deepEqual([match.state.length, match.state.due], [0, [0, 1]]);
  match.redo();
  assert.deepEqual(match.scene?.moves(), ["NW"]);
  assert.deepEqual(match.state.due, [0, 1]);
});

/**
 * Runs a test in simulated time.
 * @param {(pass: (time: number) => void) => void} body
 */
function inOwnTime(body) {
  let now = 0;
  mock.timers.enable({ apis: ["setInterval"] });
  const clock = mock.method(performance, "now", () => now);
  try {
    body((time) => {
      now += time;
      mock.timers.tick(time);
    });
  } finally {
    clock.mock.restore();
    mock.timers.reset();
  }
}

test("a clock that runs out answers, if that is not a loss", () =>
  inOwnTime((pass) => {
    const { match, transcripts, fired } = begin({
      perMove: 1000,
      idleAnswer: warren.idleAnswer("crossing"),
    });
    pass(900);
    assert.ok(fired.includes("clocks"));
    assert.deepEqual(
      match.state.clocks.map((clock) => clock?.left),
      [100, 100],
    );
    assert.equal(match.answer(0, "N"), null);
    pass(200);
    assert.deepEqual(match.scene?.moves(), ["NH"]);
    assert.deepEqual(match.state.marks, { 1: "idle" });
    assert.deepEqual(
      transcripts.transcriptOf(1)?.said.findLast((each) => "answered" in each),
      { answered: ["H"] },
    );
    assert.equal(match.state.verdict, null);
    assert.deepEqual(
      match.state.clocks.map((clock) => clock?.left),
      [1000, 1000],
    );
  }));

test("a clock that runs out loses in other games", () =>
  inOwnTime((pass) => {
    const { match } = begin({ perMove: 1000 });
    pass(1100);
    assert.equal(match.state.verdict?.reason, "late");
    assert.equal(match.state.length, 0);
  }));

test("at a shared screen, only the clock of the person at it runs", () =>
  inOwnTime((pass) => {
    const { match } = begin({ perMove: 1000, idleAnswer: "H" });
    match.attend(null);
    pass(5000);
    assert.deepEqual(match.state.due, [0, 1], "the clock stops before the curtain");
    match.attend(1);
    pass(400);
    assert.deepEqual(
      match.state.clocks.map((clock) => [clock?.running, clock?.left]),
      [
        [false, 1000],
        [true, 600],
      ],
    );
    match.answer(1, "W");
    match.attend(null);
    pass(5000);
    match.attend(0);
    pass(900);
    assert.deepEqual(match.state.due, [0]);
    pass(200);
    assert.deepEqual(match.scene?.moves(), ["HW"]);
  }));
