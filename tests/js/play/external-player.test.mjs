// A match in which a player from outside the board has a seat: its requests, its time, its losses.

import assert from "node:assert/strict";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, mock, test } from "node:test";
import init, * as warren from "../../../pkg/wasm/engines.js";
import {
  connectExternalPlayer,
  registerExternalPlayer,
  removeExternalPlayer,
} from "../../../www/play/match/external-player.js";
import { ExternalSeat } from "../../../www/play/match/external-seat.js";
import { KnownGame } from "../../../www/play/match/known-game.js";
import { LocalMatch } from "../../../www/play/match/local-match.js";
import { isSeat, seatWords } from "../../../www/play/match/seats.js";
import { VisitorPrograms } from "../../../www/play/match/visitor-programs.js";

/** @typedef {import("../../../www/play/match/seats.js").Seat} Seat */
/** @typedef {import("../../../www/play/match/external-player.js").AnswerRequest} AnswerRequest */

const module = new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url);
await init({ module_or_path: await readFile(module) });

/** The page's module has a part of this one. */
const rules = /** @type {typeof import("../../../www/wasm/warren.js")} */ (
  /** @type {any} */ (warren)
);

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
  mock.timers.reset();
  mock.restoreAll();
});

/** @param {number} ms */
function pass(ms) {
  for (let passed = 0; passed < ms; passed += 100) {
    now += 100;
    mock.timers.tick(100);
  }
}

/** The player's end of a port. */
class Player {
  /** @type {MessagePort[]} */
  ports = [];
  /** @type {AnswerRequest[]} */
  turns = [];
  #heard = new EventTarget();
  seat = registerExternalPlayer("mine", (port) => {
    this.ports.push(port);
    port.onmessage = ({ data }) => {
      this.turns.push(data);
      this.#heard.dispatchEvent(new Event("turn"));
    };
  });

  /** Waits for that many requests. @param {number} count */
  async asked(count) {
    while (this.turns.length < count) await once(this.#heard, "turn");
    return this.turns[count - 1];
  }

  /**
   * Sends replies, and waits until the match has received them.
   * @param {import("../../../www/play/match/external-player.js").Reply[]} replies
   */
  async reply(...replies) {
    for (const reply of replies) this.ports.at(-1)?.postMessage(reply);
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * @param {string} game
 * @param {Seat[]} seats
 * @param {string[]} [lines] of the start
 */
function begin(game, seats, lines) {
  const scene = rules.Scene.start(game, lines);
  const kept = { seats, marks: {}, left: seats.map(() => null), undone: [], paused: false };
  /** @type {import("../../../www/play/match/seats.js").StartProgram} */
  const outside = (_, { id }, __, listener) =>
    new ExternalSeat(listener, (port) => connectExternalPlayer(id, port));
  const place = {
    whenPainted: (/** @type {() => void} */ callback) => callback(),
    programs: { outside },
    visitors: VisitorPrograms,
  };
  const match = new LocalMatch(rules, new KnownGame(scene, rules.isHidden(game)), kept, place);
  begun.push(match);
  match.begin();
  return match;
}

/** The reason why the game has ended; null during the game. @param {LocalMatch} match */
const reasonOf = (match) => match.state.verdict?.reason ?? null;

test("a request has its lines, the whole dialogue, and without secrets the game", async () => {
  const player = new Player();
  const match = begin("dots", [player.seat, PERSON]);
  const first = await player.asked(1);
  assert.deepEqual([first.seat, first.number, first.lines], [0, 0, ["0"]]);
  assert.deepEqual(first.known?.moves, []);
  await player.reply({ type: "began" }, { type: "answer", lines: ["D4N"], took: 12 });
  pass(300);
  assert.equal(match.play("A1N"), null);
  const second = await player.asked(2);
  assert.deepEqual([second.number, second.lines], [1, ["A1N"]]);
  assert.deepEqual(second.said, [{ heard: "0" }, { answered: ["D4N"] }, { heard: "A1N" }]);
  assert.deepEqual(second.known?.moves, ["D4N", "A1N"]);
  assert.equal(second.known?.position, match.scene?.position(2));
  const [log] = match.programLogs;
  assert.deepEqual(log?.turns[0].wrote, [{ text: "D4N", took: 12 }]);
});

test("in a game with secrets a request has only the protocol's lines", async () => {
  const player = new Player();
  const match = begin("fugitive", [PERSON, player.seat]);
  assert.equal(match.answer(0, "1 2 3 4"), null);
  const turn = await player.asked(1);
  assert.equal(turn.known, null);
  const log = match.scene && warren.Log.of(warren.Scene.fromRecord(match.scene.record()), 1).text();
  const heard = turn.said.flatMap((each) => ("heard" in each ? [each.heard] : []));
  assert.ok(heard.length > 0);
  for (const line of heard) assert.ok(log?.includes(`>> ${line}\n`), line);
});

test("after undo the player is asked again, with the dialogue up to there", async () => {
  const player = new Player();
  const match = begin("dots", [PERSON, player.seat]);
  match.play("D4N");
  await player.asked(1);
  await player.reply({ type: "answer", lines: ["A1N"], took: 1 });
  pass(300);
  match.play("D5N");
  const third = await player.asked(2);
  assert.deepEqual(third.said.length, 4);
  match.undo();
  match.play("E5N");
  const again = await player.asked(3);
  assert.deepEqual(again.lines, ["E5N"]);
  assert.deepEqual([again.number, again.known?.moves], [1, ["D4N", "A1N", "E5N"]]);
});

test("the player's time counts once it has begun, and a minute of silence loses", async () => {
  const player = new Player();
  const match = begin("dots", [player.seat, PERSON]);
  await player.asked(1);
  pass(600_000);
  assert.equal(reasonOf(match), null, "the player is busy with another request");
  await player.reply({ type: "began" });
  pass(60_000);
  assert.equal(reasonOf(match), null);
  pass(1000);
  assert.equal(reasonOf(match), "silent");
});

for (const [what, reply, reason] of /** @type {const} */ ([
  ["an illegal move", { type: "answer", lines: ["Z9N"], took: 1 }, "illegal"],
  ["a late answer", { type: "answer", lines: ["D4N"], took: 60_001 }, "late"],
  ["an end of its own", { type: "ended", message: "no more" }, "crashed"],
])) {
  test(`${what} loses with its reason`, async () => {
    const player = new Player();
    const match = begin("dots", [player.seat, PERSON]);
    await player.asked(1);
    await player.reply({ type: "began" }, /** @type {any} */ (reply));
    pass(300);
    assert.equal(match.state.verdict?.reason, reason);
    assert.equal(match.state.verdict?.seat, 0);
  });
}

test("unrequested messages change nothing", async () => {
  const player = new Player();
  const match = begin("dots", [player.seat, PERSON]);
  await player.asked(1);
  const answer = { type: /** @type {const} */ ("answer"), lines: ["D4N"], took: 1 };
  await player.reply(answer, answer, { type: "ended", message: "" });
  pass(1000);
  assert.deepEqual(match.scene?.moves(), ["D4N"]);
  assert.equal(match.state.verdict, null);
});

test("a game from an edited start waits, and says why", () => {
  const player = new Player();
  const scene = rules.Scene.start("dots");
  const position = scene.position(0) ?? "";
  const other = `start ${position.replace("7/7", "7/6A")}`;
  const match = begin("dots", [player.seat, PERSON], [other]);
  assert.deepEqual(match.state.stalled, { who: "outside", kind: "position" });
});

test("a seat is known by its id and name, and a withdrawn player is not asked", async () => {
  const player = new Player();
  assert.ok(isSeat(JSON.parse(JSON.stringify(player.seat))));
  assert.ok(!isSeat({ kind: "outside", name: "mine", clock: null }));
  assert.equal(seatWords(player.seat), "mine");
  removeExternalPlayer(player.seat);
  begin("dots", [player.seat, PERSON]);
  assert.equal(player.ports.length, 0);
});
