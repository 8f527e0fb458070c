// Whose answers are missing, and whose clock runs since when.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PendingAnswers } from "../../../www/play/match/pending-answers.js";

test("an answer that is in is missing no more, until the next position", () => {
  const pending = new PendingAnswers();
  pending.begin(2, 0);
  assert.deepEqual(pending.missing([0, 1]), [0, 1]);
  pending.answered(1);
  assert.deepEqual(pending.missing(Uint8Array.of(0, 1)), [0]);
  pending.answered(0);
  assert.deepEqual(pending.missing([0, 1]), []);
  pending.begin(2, 5);
  assert.deepEqual(pending.missing([0, 1]), [0, 1]);
});

test("every seat has a time of its own", () => {
  const pending = new PendingAnswers();
  assert.equal(pending.elapsed(0, 7), 0, "who has not been asked has used no time");
  pending.begin(2, 10);
  pending.ask(1, 30);
  assert.deepEqual(
    [0, 1].map((seat) => pending.elapsed(seat, 50)),
    [40, 20],
  );
});

test("all clocks run, unless the screen is shared: then only that of who has it", () => {
  const pending = new PendingAnswers();
  pending.begin(2, 0);
  assert.ok(pending.runs(0) && pending.runs(1));
  pending.attend(null, 0);
  assert.ok(!pending.runs(0) && !pending.runs(1), "before the curtain nobody's runs");
  pending.attend(1, 100);
  assert.deepEqual([pending.runs(0), pending.runs(1)], [false, true]);
  assert.equal(pending.elapsed(1, 130), 30, "its time begins when it has the screen");
  pending.attend(1, 120);
  assert.equal(pending.elapsed(1, 130), 30);
});
