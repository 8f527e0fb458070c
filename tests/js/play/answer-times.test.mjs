// The times of a program's answers, as the chart of its log shows them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerTimes, roomFor, timesSummary } from "../../../www/play/match/answer-times.js";
import { ProgramLog } from "../../../www/play/match/program-log.js";

/**
 * The log of a program that took these times, and then read once more.
 * @param {readonly number[]} times
 */
function logOf(times) {
  const log = new ProgramLog();
  for (const [index, took] of times.entries()) {
    log.read(["line"]);
    log.due(index === 0 ? 3000 : 1000);
    log.wrote("first", took / 2);
    log.wrote("second", took);
    log.answered(false);
  }
  log.read(["line"]);
  return log;
}

test("the time of an answer is that of its last line", () => {
  const times = answerTimes(logOf([2400, 30, 10]).turns, false);
  assert.deepEqual(times, [
    { took: 2400, limit: 3000, isRepeated: false },
    { took: 30, limit: 1000, isRepeated: false },
    { took: 10, limit: 1000, isRepeated: false },
  ]);
  assert.deepEqual(answerTimes([], true), []);
});

test("an answer that did not come has no time", () => {
  const log = logOf([20]);
  log.due(1000);
  assert.equal(answerTimes(log.turns, false).length, 1);
  assert.deepEqual(answerTimes(log.turns, true).at(-1), {
    took: null,
    limit: 1000,
    isRepeated: false,
  });
  // Some of its lines may have come.
  log.wrote("first", 5);
  assert.equal(answerTimes(log.turns, true).at(-1)?.took, null);
});

test("the summary has the longest, the median and the usual limit", () => {
  const summary = timesSummary(answerTimes(logOf([2400, 30, 10, 20]).turns, false));
  assert.deepEqual(summary, { longest: 2400, index: 0, median: 20, limit: 1000 });
  assert.equal(timesSummary([]), null);
  assert.equal(timesSummary([{ took: null, limit: 1000, isRepeated: false }]), null);
  const unlimited = [{ took: 7, limit: null, isRepeated: false }];
  assert.deepEqual(timesSummary(unlimited), { longest: 7, index: 0, median: 7, limit: null });
});

test("the room for answers grows in steps", () => {
  assert.deepEqual([0, 1, 20, 21, 40, 41].map(roomFor), [20, 20, 20, 40, 40, 60]);
});
