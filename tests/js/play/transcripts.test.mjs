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
  for (const seat of [0, 1]) transcripts.recordOrder(start(seat));
  transcripts.recordAnswer(0, ["1", "2"]);
  transcripts.recordOrder({ type: "played", move: "1 2", length: 1 });
  transcripts.recordOrder({ type: "send", seat: 1, lines: ["1", "2"], due: { limit: null } });
  transcripts.recordAnswer(1, ["T 5"]);
  transcripts.recordOrder({ type: "send", seat: 0, lines: ["T"], due: null });
  assert.deepEqual(transcripts.transcriptOf(0), {
    seat: 0,
    beginning: { files: start(0).files, lines: ["side 0"], position: null },
    said: [{ answered: ["1", "2"] }, { heard: "T" }],
  });
  assert.deepEqual(transcripts.transcriptOf(1)?.said, [
    { heard: "1" },
    { heard: "2" },
    { answered: ["T 5"] },
  ]);
  assert.equal(transcripts.transcriptOf(2), undefined);
});

test("a seat's transcript has nothing that was sent only to another", () => {
  const transcripts = new Transcripts();
  for (const seat of [0, 1]) transcripts.recordOrder(start(seat));
  transcripts.recordAnswer(1, ["T 5"]);
  transcripts.recordOrder({ type: "send", seat: 0, lines: ["T"], due: null });
  assert.ok(!JSON.stringify(transcripts.transcriptOf(0)).includes("5"));
});

test("a restart writes a new transcript, and leaves the earlier one unchanged", () => {
  const transcripts = new Transcripts();
  transcripts.recordOrder(start(0));
  transcripts.recordAnswer(0, ["1"]);
  const old = transcripts.transcriptOf(0);
  transcripts.recordOrder(start(0, [{ heard: "C" }]));
  assert.notEqual(transcripts.transcriptOf(0), old);
  assert.deepEqual(transcripts.transcriptOf(0)?.said, [{ heard: "C" }]);
  assert.deepEqual(old?.said, [{ answered: ["1"] }]);
});
