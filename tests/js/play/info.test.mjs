// An engine's messages beside its moves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readInfo } from "../../../www/play/match/engines.js";

test("an info line is read word by word", () => {
  assert.deepEqual(readInfo("info depth 9 score win 12 nodes 183204 time 412 pv E4N C2S"), {
    depth: 9,
    score: "win 12",
    nodes: 183204,
    time: 412,
    line: ["E4N", "C2S"],
    plan: [],
  });
  assert.equal(readInfo("bestmove E4N"), undefined);
});

test("a plan follows the line, with the steps of each piece", () => {
  const info = readInfo("info depth 2 score -310 pv NN------ WSESWE plan NNEE - SSW");
  assert.deepEqual(info?.line, ["NN------", "WSESWE"]);
  assert.deepEqual(info?.plan, ["NNEE", "-", "SSW"]);
});
