// The time at which an engine answers, on a simulated clock.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Pace } from "../../../www/workers/pace.js";

/** @param {number} left */
const all = (left) => left;

test("an answer keeps a margin, plus the lateness of earlier answers", () => {
  const pace = new Pace();
  assert.equal(pace.deadline(5, 1000, all), 905);
  assert.equal(pace.deadline(0, 250, all), 225);
  assert.equal(pace.deadline(0, 60_000, all), 59_900);
  pace.learn(905, 900);
  assert.equal(pace.deadline(0, 1000, all), 900, "early is not late");
  pace.learn(900, 950);
  pace.learn(850, 860);
  assert.equal(pace.deadline(0, 1000, all), 850, "the latest counts");
  pace.learn(0, 5000);
  assert.equal(pace.deadline(0, 1000, all), 500, "half is for thinking");
});

test("without a clock an engine thinks on", () => {
  assert.equal(new Pace().deadline(7, null, all), Number.POSITIVE_INFINITY);
});

test("a share of the remaining time adapts to the mean lateness of answers", () => {
  const pace = new Pace();
  pace.learn(100, 100);
  pace.learn(200, 230);
  /** @type {[number, number][]} */
  const asked = [];
  const deadline = pace.deadline(1000, 5000, (left, late) => {
    asked.push([left, late]);
    return left / 10;
  });
  assert.deepEqual(asked, [[4870, 15]]);
  assert.equal(deadline, 1487);
});

test("a whole game takes no more than its time, however late the answers are", () => {
  for (const late of [0, 5, 30]) {
    const pace = new Pace();
    let left = 5000;
    for (let answers = 51; answers > 0; answers -= 1) {
      const share = (/** @type {number} */ time, /** @type {number} */ mean) =>
        (Math.max(time - mean * answers, 0) * 2) / (answers + 1);
      const deadline = pace.deadline(0, left, share);
      pace.learn(deadline, deadline + late);
      left -= deadline + late;
    }
    assert.ok(left >= 0 && left < 1000, `${late}: ${left}`);
  }
});
