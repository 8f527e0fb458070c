// The clocks of a WASI program.

import assert from "node:assert/strict";
import { test } from "node:test";
import { wasiCalls } from "../../../www/play/running/sandbox/wasi-calls.js";

const [MONOTONIC, PROCESS, THREAD] = [1, 2, 3];
const ENOUGH_MS = 20;

/** Keeps the thread busy. */
function work() {
  const until = performance.now() + ENOUGH_MS;
  while (performance.now() < until);
}

/**
 * The calls of a program whose input ends when it has waited once, and a function that reads its clocks in milliseconds.
 * @param {boolean} isSuspended whether the browser suspends the program while it waits
 */
function program(isSuspended) {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const input = { isThere: false, isOver: false, take: () => undefined };
  const lifeCycle = /** @type {any} */ ({ input, output: {}, random: {}, start: { files: [] } });
  const wait = () => {
    work();
    input.isOver = true;
    return isSuspended ? Promise.resolve() : undefined;
  };
  const calls = wasiCalls(lifeCycle, () => memory, wait);
  const timeOf = (/** @type {number} */ clock) => {
    calls.clock_time_get(clock, 0n, 8);
    return Number(new DataView(memory.buffer).getBigUint64(8, true)) / 1e6;
  };
  const times = () => [MONOTONIC, PROCESS, THREAD].map(timeOf);
  return { calls, times };
}

for (const isSuspended of [true, false]) {
  const kind = isSuspended ? "suspended" : "blocked";
  test(`a ${kind} program's own time counts its work, but not its waits`, async () => {
    const { calls, times } = program(isSuspended);
    const start = times();
    work();
    const worked = times();
    // Reads the end of the input, after a wait.
    assert.equal(await calls.fd_read(0, 16, 0, 24), 0);
    const waited = times();
    const since = (/** @type {number[]} */ from, /** @type {number[]} */ to) =>
      to.map((time, i) => time - from[i]);
    for (const time of since(start, worked)) assert.ok(time >= ENOUGH_MS, `worked for ${time} ms`);
    const [whole, ...own] = since(worked, waited);
    for (const time of own)
      assert.ok(whole - time >= ENOUGH_MS, `${time} of ${whole} ms are its own`);
  });
}
