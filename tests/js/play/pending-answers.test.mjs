// The seats whose answers are pending, and their clocks.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { PendingAnswers } from "../../../www/play/match/pending-answers.js";

let now = 0;
/** @type {PendingAnswers} */
let pending;

beforeEach(() => {
  now = 0;
  pending = new PendingAnswers(() => now);
});

test("an answer is no longer pending once given, until the next position", () => {
  pending.begin(2);
  assert.deepEqual(pending.withoutAnswer([0, 1]), [0, 1]);
  pending.answered(1);
  assert.deepEqual(pending.withoutAnswer(Uint8Array.of(0, 1)), [0]);
  pending.answered(0);
  assert.deepEqual(pending.withoutAnswer([0, 1]), []);
  now = 5;
  pending.begin(2);
  assert.deepEqual(pending.withoutAnswer([0, 1]), [0, 1]);
});

test("every seat has its own time", () => {
  now = 7;
  assert.equal(pending.elapsed(0), 0, "a seat that has not been asked has used no time");
  now = 10;
  pending.begin(2);
  now = 30;
  pending.ask(1);
  now = 50;
  assert.deepEqual(
    [0, 1].map((seat) => pending.elapsed(seat)),
    [40, 20],
  );
});

test("all clocks run, but at a shared screen only that of the person at it", () => {
  pending.begin(2);
  assert.ok(pending.isClockRunning(0) && pending.isClockRunning(1));
  pending.attend(null);
  assert.ok(
    !pending.isClockRunning(0) && !pending.isClockRunning(1),
    "no clock runs before the curtain",
  );
  now = 100;
  pending.attend(1);
  assert.deepEqual([pending.isClockRunning(0), pending.isClockRunning(1)], [false, true]);
  now = 120;
  pending.attend(1);
  now = 130;
  assert.equal(pending.elapsed(1), 30, "its time begins when it has the screen");
});
