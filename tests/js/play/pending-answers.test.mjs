// Whose answers are missing, and whose clock runs since when.

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

test("an answer that is in is missing no more, until the next position", () => {
  pending.begin(2);
  assert.deepEqual(pending.missing([0, 1]), [0, 1]);
  pending.answered(1);
  assert.deepEqual(pending.missing(Uint8Array.of(0, 1)), [0]);
  pending.answered(0);
  assert.deepEqual(pending.missing([0, 1]), []);
  now = 5;
  pending.begin(2);
  assert.deepEqual(pending.missing([0, 1]), [0, 1]);
});

test("every seat has a time of its own", () => {
  now = 7;
  assert.equal(pending.elapsed(0), 0, "who has not been asked has used no time");
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

test("all clocks run, unless the screen is shared: then only that of who has it", () => {
  pending.begin(2);
  assert.ok(pending.runs(0) && pending.runs(1));
  pending.attend(null);
  assert.ok(!pending.runs(0) && !pending.runs(1), "before the curtain nobody's runs");
  now = 100;
  pending.attend(1);
  assert.deepEqual([pending.runs(0), pending.runs(1)], [false, true]);
  now = 120;
  pending.attend(1);
  now = 130;
  assert.equal(pending.elapsed(1), 30, "its time begins when it has the screen");
});
