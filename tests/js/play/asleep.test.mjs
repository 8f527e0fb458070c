// Engines of a page that was asleep: they are not charged for the time asleep.

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Watchdog } from "../../../www/kit/worker-client/watchdog.js";
import { PausableClock } from "../../../www/play/match/pausable-clock.js";
import { SeatedPrograms } from "../../../www/play/match/seated-programs.js";
import { loadPrograms } from "../../../www/play/match/seats.js";

/** The time, in milliseconds. */
let now = 0;

beforeEach(() => {
  now = 0;
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(performance, "now", () => now);
});
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

/** @param {number} time for which all continue */
function pass(time) {
  now += time;
  mock.timers.tick(time);
}

test("a worker is abandoned after too long a silence", () => {
  const giveUp = mock.fn();
  const watchdog = new Watchdog(giveUp);
  watchdog.watch(1000);
  pass(1000);
  assert.equal(giveUp.mock.callCount(), 0, "its report may be in transit");
  pass(1000);
  assert.equal(giveUp.mock.callCount(), 1);
  watchdog.watch(1000);
  watchdog.stop();
  pass(10_000);
  assert.equal(giveUp.mock.callCount(), 1);
});

test("a worker that was asleep has time to wake", () => {
  const giveUp = mock.fn();
  new Watchdog(giveUp).watch(1000);
  now += 60_000;
  pass(1000);
  pass(900);
  assert.equal(giveUp.mock.callCount(), 0);
  pass(1000);
  pass(1000);
  assert.equal(giveUp.mock.callCount(), 1);
});

test("an engine's time does not count while the game is paused", async () => {
  /** @type {any} */
  let worker;
  const Workers = class {
    constructor() {
      worker = this;
    }
    postMessage() {}
    terminate() {}
  };
  Reflect.set(globalThis, "Worker", Workers);
  let isHeld = false;
  const clock = new PausableClock(() => isHeld);
  const answer = mock.fn();
  /** @type {any} */
  const visitors = () => ({});
  const listener = { info: () => {}, answer, fault: () => {}, visitors };
  /** @type {import("../../../www/play/match/seats.js").Seat[]} */
  const seats = [{ kind: "engine", level: 1, clock: null }];
  const place = {
    whenPainted: (/** @type {() => void} */ callback) => callback(),
    programs: await loadPrograms(seats, {}),
  };
  const engines = new SeatedPrograms(clock, place, listener, false);
  engines.startAll("dots", seats, () => 1);
  worker.onmessage({ data: { type: "ready" } });
  const due = { limit: 1000, remaining: null };
  engines.forward(
    /** @type {any} */ ({ type: "start", seat: 0, files: [], lines: [], transcript: [], due }),
  );
  pass(200);
  isHeld = true;
  clock.update();
  now += 60_000;
  isHeld = false;
  clock.update();
  pass(100);
  worker.onmessage({ data: { type: "answer", job: 1, lines: ["D4N"], took: 60_300 } });
  pass(1000);
  const [call] = answer.mock.calls;
  assert.deepEqual(call?.arguments, [0, ["D4N"], 300, false]);
  engines.close();
});
