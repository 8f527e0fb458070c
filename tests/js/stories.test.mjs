// What each seat has been told, written down from the referee's orders.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Stories } from "../../www/match/transcripts.js";

/**
 * @param {number} seat
 * @param {import("../../www/match/transcripts.js").Story["said"]} transcript
 * @returns {Extract<import("../../www/wasm/warren.js").Order, {type: "start"}>}
 */
const start = (seat, transcript = []) => ({
  type: "start",
  seat,
  files: [{ name: "connect.txt", text: "1\nEND\n" }],
  lines: [`side ${seat}`],
  position: null,
  transcript,
  due: null,
});

test("a story has the beginning, what was heard and what was answered, in order", () => {
  const stories = new Stories();
  for (const seat of [0, 1]) stories.ordered(start(seat));
  stories.answered(0, ["1", "2"]);
  stories.ordered({ type: "played", move: "1 2", length: 1 });
  stories.ordered({ type: "send", seat: 1, lines: ["1", "2"], due: { limit: null } });
  stories.answered(1, ["T 5"]);
  stories.ordered({ type: "send", seat: 0, lines: ["T"], due: null });
  assert.deepEqual(stories.of(0), {
    seat: 0,
    beginning: { files: start(0).files, lines: ["side 0"], position: null },
    said: [{ answered: ["1", "2"] }, { heard: "T" }],
  });
  assert.deepEqual(stories.of(1)?.said, [{ heard: "1" }, { heard: "2" }, { answered: ["T 5"] }]);
  assert.equal(stories.of(2), undefined);
});

test("a seat's story has nothing that only another was told", () => {
  const stories = new Stories();
  for (const seat of [0, 1]) stories.ordered(start(seat));
  stories.answered(1, ["T 5"]);
  stories.ordered({ type: "send", seat: 0, lines: ["T"], due: null });
  assert.ok(!JSON.stringify(stories.of(0)).includes("5"));
});

test("a fresh start tells a story anew, and leaves the one told before as it was", () => {
  const stories = new Stories();
  stories.ordered(start(0));
  stories.answered(0, ["1"]);
  const old = stories.of(0);
  stories.ordered(start(0, [{ heard: "C" }]));
  assert.notEqual(stories.of(0), old);
  assert.deepEqual(stories.of(0)?.said, [{ heard: "C" }]);
  assert.deepEqual(old?.said, [{ answered: ["1"] }]);
});
