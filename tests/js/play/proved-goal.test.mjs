// The search for the numbers of a reachable goal.

import assert from "node:assert/strict";
import { test } from "node:test";
import { largestReached, nearestReached } from "../../../www/play/puzzle/proved-goal.js";

/** @typedef {import("../../../www/play/puzzle/proved-goal.js").Reach} Reach */

/** @param {(number: number) => Reach} reach */
function solver(reach) {
  /** @type {number[]} */
  const asked = [];
  const ask = async (/** @type {number} */ number) => {
    asked.push(number);
    return reach(number);
  };
  return { ask, asked };
}

test("the largest reachable number is found, from any beginning", async () => {
  for (let most = 0; most <= 49; most++) {
    for (const usual of [1, 5, 25, 49]) {
      const { ask, asked } = solver((number) => (number <= most ? "reached" : "lost"));
      assert.equal(await largestReached(ask, usual), most === 0 ? null : most, `${most} ${usual}`);
      assert.equal(new Set(asked).size, asked.length, "no number is tried twice");
      assert.ok(asked.length <= 12, `${asked}`);
      assert.ok(asked.every((number) => number >= 1 && number <= 49));
    }
  }
});

test("an unfinished search counts as not reached", async () => {
  const { ask } = solver((number) => (number <= 7 ? "reached" : "open"));
  assert.equal(await largestReached(ask, 5), 7);
  assert.equal(await largestReached(async () => "open", 5), null);
});

test("the nearest number of moves is found", async () => {
  assert.equal(
    await nearestReached(solver((number) => (number >= 5 ? "reached" : "lost")).ask, 3),
    5,
  );
  assert.equal(
    await nearestReached(solver((number) => (number === 2 ? "reached" : "lost")).ask, 3),
    2,
  );
  assert.equal(await nearestReached(solver(() => "lost").ask, 3), null);
});
