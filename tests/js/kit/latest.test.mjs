// The latest turn is distinguished from earlier ones.

import assert from "node:assert/strict";
import { test } from "node:test";
import { latest } from "../../../www/kit/page/latest.js";

test("only the latest turn is current", () => {
  const turns = latest();
  const before = turns.current;
  assert.equal(before.isCurrent, true, "there is a turn from the beginning");
  const first = turns.next();
  assert.deepEqual([before.isCurrent, first.isCurrent], [false, true]);
  const second = turns.next();
  assert.deepEqual([first.isCurrent, second.isCurrent], [false, true]);
  assert.equal(turns.current, second);
});

test("a slow turn does not undo one that began later", async () => {
  const turns = latest();
  /** @type {string[]} */
  const shown = [];
  /** @type {(name: string, wait: Promise<void>) => Promise<void>} */
  const show = async (name, wait) => {
    const mine = turns.next();
    await wait;
    if (mine.isCurrent) shown.push(name);
  };
  const slow = show("first", new Promise((resolve) => setTimeout(resolve, 5)));
  await show("second", Promise.resolve());
  await slow;
  assert.deepEqual(shown, ["second"]);
});
