// The transcript of each seat, recorded from the referee's orders.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Transcripts } from "../../../www/play/match/transcripts.js";

/**
 * @param {number} seat
 * @param {import("../../../www/play/match/transcripts.js").SeatTranscript["said"]} transcript
 * @returns {Extract<import("../../../www/wasm/warren.js").Order, {type: "start"}>}
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

test("a transcript has the beginning, the input and the answers, in order", () => {
  const transcripts = new Transcripts();
  for (const seat of [0, 1]) transcripts.ordered(start(seat));
  transcripts.answered(0, ["1", "2"]);
  transcripts.ordered({ type: "played", move: "1 2", length: 1 });
  transcripts.ordered({ type: "send", seat: 1, lines: ["1", "2"], due: { limit: null } });
  transcripts.answered(1, ["T 5"]);
  transcripts.ordered({ type: "send", seat: 0, lines: ["T"], due: null });
  assert.deepEqual(transcripts.of(0), {
    seat: 0,
    beginning: { files: start(0).files, lines: ["side 0"], position: null },
    said: [{ answered: ["1", "2"] }, { heard: "T" }],
  });
  assert.deepEqual(transcripts.of(1)?.said, [
    { heard: "1" },
    { heard: "2" },
    { answered: ["T 5"] },
  ]);
  assert.equal(transcripts.of(2), undefined);
});

test("a seat's transcript has nothing that was sent only to another", () => {
  const transcripts = new Transcripts();
  for (const seat of [0, 1]) transcripts.ordered(start(seat));
  transcripts.answered(1, ["T 5"]);
  transcripts.ordered({ type: "send", seat: 0, lines: ["T"], due: null });
  assert.ok(!JSON.stringify(transcripts.of(0)).includes("5"));
});

test("a restart writes a new transcript, and leaves the earlier one unchanged", () => {
  const transcripts = new Transcripts();
  transcripts.ordered(start(0));
  transcripts.answered(0, ["1"]);
  const old = transcripts.of(0);
  transcripts.ordered(start(0, [{ heard: "C" }]));
  assert.notEqual(transcripts.of(0), old);
  assert.deepEqual(transcripts.of(0)?.said, [{ heard: "C" }]);
  assert.deepEqual(old?.said, [{ answered: ["1"] }]);
});
