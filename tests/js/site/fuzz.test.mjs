// A short run of the fuzzers of JavaScript's readers and of its calls to WebAssembly; `make fuzz` runs them for long.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import * as engines from "../../../pkg/wasm/engines.js";
import { everyCall, round } from "../fuzz/bindings.mjs";
import { Random } from "../fuzz/random.mjs";
import { READERS, readInput, readOnce } from "../fuzz/readers.mjs";

/** The inputs of each reader, and the rounds of calls with the number in each. */
const [INPUTS, ROUNDS, CALLS] = [150, 2, 1200];

for (const name of Object.keys(READERS)) {
  test(`any input for ${name} is read or refused`, async () => {
    const random = new Random(28);
    for (let left = INPUTS; left > 0; left--) await readOnce(name, random);
  });
}

for (const [name, { input }] of Object.entries(READERS)) {
  const { damaged } = input;
  if (!damaged) continue;
  test(`${name} with any part replaced is read or refused`, async () => {
    /** @type {unknown[]} */
    const faults = [];
    for (const given of damaged()) {
      await readInput(name, given).catch((fault) => faults.push(fault.cause));
    }
    assert.deepEqual(faults, []);
  });
}

test("values that are not texts or lists never reach WebAssembly", async () => {
  const module = await readFile(new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url));
  engines.initSync({ module });
  const [game] = engines.games();
  for (const odd of /** @type {any[]} */ ([{}, { length: 3 }, ["a"], 7, new Uint8Array(9)])) {
    assert.throws(() => engines.Scene.fromRecord(odd), TypeError);
  }
  for (const odd of /** @type {any[]} */ ([{}, { length: 3 }, "abc", new Uint8Array(9)])) {
    assert.throws(() => engines.Scene.start(game, odd), TypeError);
  }
});

test("every call to WebAssembly returns or throws", async () => {
  const called = new Set();
  for (let seed = 0; seed < ROUNDS; seed++) {
    for (const name of await round(new Random(seed), CALLS)) called.add(name);
  }
  const calls = everyCall(engines);
  assert.ok(calls.length > 140, `only ${calls.length} calls were found`);
  assert.ok(called.size > 0.95 * calls.length, `only ${called.size} were made`);
});
