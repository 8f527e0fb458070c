// A match in which a visitor's program plays: its lines, every way to lose, and the reasons why the game waits for it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, mock, test } from "node:test";
import init, * as warren from "../../../pkg/wasm/engines.js";
import { KnownGame } from "../../../www/play/match/known-game.js";
import { LocalMatch } from "../../../www/play/match/local-match.js";
import { inputOf, ProgramLog, transcriptText } from "../../../www/play/match/program-log.js";
import { isSeat, seatWords, seeded, unseeded } from "../../../www/play/match/seats.js";
import { VisitorPrograms } from "../../../www/play/match/visitor-programs.js";

/** @typedef {import("../../../www/play/match/seats.js").Seat} Seat */
/** @typedef {import("../../../www/play/match/seats.js").Listener} Listener */

const module = new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url);
await init({ module_or_path: await readFile(module) });

/** The page's module has a part of this one. */
const rules = /** @type {typeof import("../../../www/wasm/warren.js")} */ (
  /** @type {any} */ (warren)
);

/** @type {Seat} */
const PROGRAM = { kind: "program", program: "id", name: "Mine", seed: 7, clock: null };
/** @type {Seat} */
const PERSON = { kind: "person", clock: null };

let now = 0;
/** @type {LocalMatch[]} whose timers would keep the tests from ending */
const begun = [];

beforeEach(() => {
  now = 0;
  mock.timers.enable({ apis: ["setInterval", "setTimeout"] });
  mock.method(performance, "now", () => now);
});

afterEach(() => {
  for (const match of begun.splice(0)) match.close();
  mock.reset();
  mock.timers.reset();
});

/** @param {number} time milliseconds that pass */
function pass(time) {
  for (let left = time; left > 0; left -= 50) {
    now += Math.min(left, 50);
    mock.timers.tick(Math.min(left, 50));
  }
}

/**
 * A match, and for each started program its orders and the callbacks.
 * @param {{ game?: string, seats: Seat[], lines?: string[], isAsleep?: boolean }} how
 */
function begin({ game = "dots", seats, lines, isAsleep }) {
  const scene = /** @type {any} */ (warren.Scene.start(game, lines));
  /** @type {{ seat: Seat, seed: number, on: Listener, orders: any[], isClosed: boolean }[]} */
  const started = [];
  /** @type {import("../../../www/play/match/seats.js").StartProgram} */
  const program = (_, seat, seed, on) => {
    /** @type {typeof started[number]} */
    const each = { seat, seed, on, orders: [], isClosed: false };
    started.push(each);
    return {
      start: (order) => each.orders.push(order),
      send: (order) => each.orders.push(order),
      close: () => {
        each.isClosed = true;
      },
    };
  };
  const kept = {
    seats,
    marks: {},
    left: seats.map(() => null),
    undone: [],
    paused: false,
    isAsleep,
  };
  const whenPainted = (/** @type {() => void} */ callback) => callback();
  const place = { whenPainted, programs: { program }, visitors: VisitorPrograms };
  const match = new LocalMatch(rules, new KnownGame(scene, rules.isHidden(game)), kept, place);
  begun.push(match);
  match.begin();
  return { match, started };
}

/** A match of a program that is red and ready, against a person. */
function ready() {
  const { match, started } = begin({ seats: [PROGRAM, PERSON] });
  const [program] = started;
  program.on.ready();
  return { match, program, log: () => /** @type {ProgramLog} */ (match.programLogs[0]) };
}

test("a program plays its lines, and its log has each turn", () => {
  const { match, program, log } = ready();
  assert.equal(program.seed, 7, "the seed of its seat");
  assert.deepEqual(program.orders[0].lines, ["0"]);
  program.on.read(["0"]);
  program.on.said("thinking\n", 5, 1);
  program.on.line("D4N", 12);
  pass(300);
  assert.deepEqual(match.scene?.moves(), ["D4N"]);
  assert.equal(match.play("A1N"), null);
  assert.deepEqual(program.orders.at(-1).lines, ["A1N"]);
  program.on.read(["A1N"]);
  const [first, second] = log().turns;
  assert.deepEqual(first.wrote, [{ text: "D4N", took: 12 }]);
  assert.deepEqual(first.said, [{ text: "thinking\n", took: 5 }]);
  assert.equal(first.limit, 3000, "a second, and two for the start");
  assert.deepEqual([second.read, second.limit], [["A1N"], 1000]);
  assert.equal(inputOf(log().turns), "0\nA1N\n");
  assert.deepEqual(log().turns.length, 2);
});

test("messages after a program's answer belong to that turn, though the next lines were sent", () => {
  const { program, match, log } = ready();
  program.on.said("starting\n", 1, 0);
  program.on.read(["0"]);
  program.on.line("D4N", 12);
  pass(300);
  match.play("A1N");
  program.on.read(["A1N"]);
  program.on.said("mark D4\n", 20, 1);
  program.on.unsaid(1);
  program.on.said("mark A1\n", 3, 2);
  const [first, second] = log().turns;
  const texts = [first, second].map(({ said }) => said.map(({ text }) => text));
  assert.deepEqual(texts, [["starting\n", "mark D4\n"], ["mark A1\n"]]);
  assert.deepEqual([first.isCut, second.isCut], [true, false]);
  const text = transcriptText("dots", [], log().turns);
  assert.ok(text.includes("<< D4N\t12 ms\n!! mark D4\n!! …\n>> A1N\n"), text);
});

test("a transcript is a log that Warren reads", () => {
  const { program, match, log } = ready();
  program.on.read(["0"]);
  program.on.said("two\nlines", 1, 1);
  program.on.line("D4N", 12);
  pass(300);
  match.play("A1N");
  program.on.read(["A1N"]);
  const text = transcriptText("dots", [], log().turns);
  assert.ok(text.includes("!! two\n!! lines\n<< D4N\t12 ms\n"), text);
  assert.deepEqual(warren.Log.read(text).record()?.split("\n").slice(1, 3), ["D4N", "A1N"]);
});

test("an answer of several lines counts with its last line", () => {
  const seats = [PROGRAM, PERSON];
  const { match, started } = begin({ game: "fugitive", seats });
  assert.deepEqual(Array.from(match.scene?.due(0) ?? []), [0], "the detectives begin");
  const [detectives] = started;
  detectives.on.ready();
  for (const city of ["1", "2", "3"]) detectives.on.line(city, 1);
  pass(300);
  assert.deepEqual([match.state.due, match.scene?.length], [[0], 0]);
  detectives.on.line("4", 1);
  pass(300);
  assert.equal(match.scene?.length, 1);
  assert.deepEqual(match.state.due, [1]);
});

/** @type {Record<string, { act: (program: ReturnType<typeof ready>["program"]) => void, reason: string }>} */
const LOSSES = {
  "an illegal move": { act: ({ on }) => on.line("D5N", 1), reason: "illegal" },
  "a line that is no move": { act: ({ on }) => on.line("hello", 1), reason: "illegal" },
  "an answer that took too long": { act: ({ on }) => on.line("D4N", 3001), reason: "late" },
  "no answer": { act: () => pass(3700), reason: "silent" },
  "an error": {
    act: ({ on }) => on.ended({ kind: "error", message: "no such name", trace: [{ line: 3 }] }),
    reason: "crashed",
  },
  "an early end": {
    act: ({ on }) => on.ended({ kind: "exit", message: "", trace: [] }),
    reason: "crashed",
  },
  "a flood": {
    act: ({ on }) => on.ended({ kind: "flood", message: "", trace: [] }),
    reason: "illegal",
  },
};

for (const [name, { act, reason }] of Object.entries(LOSSES)) {
  test(`a program loses by ${name}`, () => {
    const { match, program } = ready();
    if (name === "an illegal move") {
      program.on.line("D4N", 1);
      pass(300);
      match.play("D5N");
    }
    act(program);
    pass(400);
    assert.deepEqual([match.state.verdict?.reason, match.state.verdict?.seat], [reason, 0]);
    assert.ok(program.isClosed, "the program is closed");
  });
}

test("output from before a program's end counts", () => {
  const { match, program } = ready();
  program.on.line("D4N", 1);
  program.on.ended({ kind: "exit", message: "", trace: [] });
  pass(600);
  assert.deepEqual([match.scene?.length, match.state.verdict], [1, null]);
  match.play("A1N");
  assert.equal(match.state.verdict?.reason, "crashed");
});

test("a loading program is not silent, and a paused game costs no time", () => {
  const { match, started } = begin({ seats: [PROGRAM, PERSON] });
  const ended = () => match.state.verdict?.reason;
  pass(60_000);
  assert.equal(ended(), undefined);
  started[0].on.ready();
  pass(3000);
  match.leave(true);
  pass(60_000);
  assert.equal(ended(), undefined);
  match.leave(false);
  pass(700);
  assert.equal(ended(), "silent");
});

test("while lines are in transit to a program, it is not silent", () => {
  const { match, program } = ready();
  const ended = () => match.state.verdict?.reason;
  program.on.delivery(true);
  pass(60_000);
  assert.equal(ended(), undefined);
  program.on.delivery(false);
  pass(3400);
  assert.equal(ended(), undefined, "its time begins when they have arrived");
  pass(300);
  assert.equal(ended(), "silent");
});

test("a program that fails to start never decides a game: the game waits for another try", () => {
  const { match, started } = begin({ seats: [PROGRAM, PERSON] });
  started[0].on.hindered({ kind: "faulty", message: "a bracket is missing" });
  const { stalled, verdict } = match.state;
  assert.equal(verdict, null);
  assert.deepEqual(
    [stalled?.who, stalled?.kind, stalled && "message" in stalled && stalled.message],
    ["program", "faulty", "a bracket is missing"],
  );
  match.retry();
  assert.equal(started.length, 2);
  started[1].on.ready();
  started[1].on.line("D4N", 1);
  pass(300);
  assert.deepEqual(match.scene?.moves(), ["D4N"]);
});

/** @param {LocalMatch} match */
function noticesOf(match) {
  /** @type {string[]} */
  const ids = [];
  match.addEventListener("notice", (event) => ids.push(/** @type {any} */ (event).detail.id));
  return ids;
}

for (const kind of /** @type {const} */ (["evicted", "uncontrolled"])) {
  test(`a program that the browser ended (${kind}) restarts with the game so far`, () => {
    const { match, started } = begin({ seats: [PROGRAM, PERSON] });
    const notices = noticesOf(match);
    started[0].on.ready();
    started[0].on.line("D4N", 1);
    pass(300);
    match.play("A1N");
    started[0].on.hindered({ kind, message: "" });
    assert.deepEqual([match.state.stalled, match.state.verdict], [null, null]);
    assert.deepEqual([started.length, notices], [2, [`program-${kind}`]]);
    assert.deepEqual(started[1].orders[0].transcript, [{ answered: ["D4N"] }, { heard: "A1N" }]);
    started[1].on.ready();
    started[1].on.line("D5N", 1);
    pass(300);
    assert.deepEqual(match.scene?.moves(), ["D4N", "A1N", "D5N"]);
    match.play("A2N");
    started[1].on.hindered({ kind, message: "" });
    assert.equal(started.length, 3, "after more moves it may be ended again");
  });
}

test("a program that exhausts the memory twice loses", () => {
  const { match, started } = begin({ seats: [PROGRAM, PERSON] });
  started[0].on.hindered({ kind: "evicted", message: "" });
  started[1].on.ready();
  started[1].on.hindered({ kind: "evicted", message: "" });
  pass(300);
  assert.deepEqual([match.state.verdict?.reason, match.state.verdict?.seat], ["crashed", 0]);
  assert.equal(match.programLogs[0]?.end?.kind, "memory");
});

test("with two programs, the one that exhausted the memory is unknown, and the game waits", () => {
  const { match, started } = begin({ seats: [PROGRAM, { ...PROGRAM, program: "other" }] });
  started[0].on.hindered({ kind: "evicted", message: "" });
  started[2].on.hindered({ kind: "evicted", message: "" });
  assert.deepEqual([match.state.stalled?.kind, match.state.verdict], ["evicted", null]);
});

test("a program that gets no lines after a restart waits", () => {
  const { match, started } = begin({ seats: [PROGRAM, PERSON] });
  started[0].on.hindered({ kind: "uncontrolled", message: "" });
  started[1].on.hindered({ kind: "uncontrolled", message: "" });
  assert.deepEqual([match.state.stalled?.kind, match.state.verdict], ["uncontrolled", null]);
});

test("a program that answers differently after a restart continues if the visitor agrees", () => {
  const { match, started } = /** @type {any} */ (begin({ seats: [PROGRAM, PERSON] }));
  const [program] = started;
  program.on.ready();
  program.on.line("D4N", 1);
  pass(300);
  match.play("A1N");
  program.on.line("D5N", 1);
  pass(300);
  match.play("A2N");
  match.undo();
  assert.deepEqual(match.scene.moves(), ["D4N", "A1N", "D5N"]);
  const again = started[1];
  assert.deepEqual(
    again.orders[0].transcript.filter((/** @type {any} */ said) => "answered" in said),
    [{ answered: ["D4N"] }, { answered: ["D5N"] }],
  );
  again.on.hindered({ kind: "differs", answer: 1, message: "D5S" });
  assert.equal(match.state.stalled.ply, 2);
  match.retry();
  assert.deepEqual(match.scene.moves(), ["D4N", "A1N"]);
});

test("after a reload, no program runs before the visitor agrees", () => {
  const { match, started } = begin({ seats: [PROGRAM, PERSON], isAsleep: true });
  assert.deepEqual([started.length, match.state.stalled?.kind], [0, "asleep"]);
  pass(10_000);
  assert.deepEqual([started.length, match.state.verdict], [0, null]);
  match.retry();
  assert.deepEqual([started.length, match.state.stalled], [1, null]);
});

test("a log keeps a bounded part of standard error", () => {
  const log = new ProgramLog();
  for (let turn = 0; turn < 40; turn++) {
    log.read(["a line"]);
    log.said("x".repeat(100_000), 1, turn + 1);
    log.wrote("an answer", 2);
    log.answered(false);
  }
  const kept = log.turns.map(({ said }) => said.reduce((sum, { text }) => sum + text.length, 0));
  assert.ok(kept.reduce((a, b) => a + b) <= 262_144, `${kept}`);
  assert.equal(kept.at(-1), 65_536, "the newest part stays");
  assert.ok(log.turns.every(({ isCut }) => isCut));
});

test("a seat with a program is stored, named in records, and reseeded for another game", () => {
  assert.ok(isSeat(PROGRAM));
  for (const wrong of [{ name: 5 }, { name: "x".repeat(61) }, { program: 1 }, { seed: "7" }]) {
    assert.ok(!isSeat({ ...PROGRAM, ...wrong }), JSON.stringify(wrong));
  }
  assert.equal(seatWords(PROGRAM), "Mine");
  assert.equal(seatWords({ ...PROGRAM, name: "engine, level 4" }), "program engine, level 4");
  const [same] = seeded([PROGRAM], () => 9);
  assert.equal("seed" in same && same.seed, 7);
  const [other] = seeded(unseeded([PROGRAM]), () => 9);
  assert.equal("seed" in other && other.seed, 9);
});
