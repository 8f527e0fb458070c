// Whose answers are missing, and whose clock runs since when.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Asking } from "../../www/match/pending-answers.js";

test("an answer that is in is missing no more, until the next position", () => {
  const asking = new Asking();
  asking.begin(2, 0);
  assert.deepEqual(asking.missing([0, 1]), [0, 1]);
  asking.answered(1);
  assert.deepEqual(asking.missing(Uint8Array.of(0, 1)), [0]);
  asking.answered(0);
  assert.deepEqual(asking.missing([0, 1]), []);
  asking.begin(2, 5);
  assert.deepEqual(asking.missing([0, 1]), [0, 1]);
});

test("every seat has a time of its own", () => {
  const asking = new Asking();
  assert.equal(asking.elapsed(0, 7), 0, "who has not been asked has used no time");
  asking.begin(2, 10);
  asking.ask(1, 30);
  assert.deepEqual(
    [0, 1].map((seat) => asking.elapsed(seat, 50)),
    [40, 20],
  );
});

test("all clocks run, unless the screen is shared: then only that of who has it", () => {
  const asking = new Asking();
  asking.begin(2, 0);
  assert.ok(asking.runs(0) && asking.runs(1));
  asking.attend(null, 0);
  assert.ok(!asking.runs(0) && !asking.runs(1), "before the curtain nobody's runs");
  asking.attend(1, 100);
  assert.deepEqual([asking.runs(0), asking.runs(1)], [false, true]);
  assert.equal(asking.elapsed(1, 130), 30, "its time begins when it has the screen");
  asking.attend(1, 120);
  assert.equal(asking.elapsed(1, 130), 30);
});
