// What whoever embeds a board may choose and say: options from addresses, attributes and messages, and workers that are shared.

import assert from "node:assert/strict";
import { test } from "node:test";
import { givenOptions, OPTIONS, parametersOf, readOptions } from "../../www/embedding/options.js";
import { askedIn, saidIn, sealed } from "../../www/embedding/protocol.js";
import { WorkerPool } from "../../www/embedding/worker-pool.js";

const CODE = "JbrIY4BjYEhgcGiAoQWMDAA";

test("options stand before and behind the link's code", () => {
  for (const [search, hash] of [
    ["?mode=watch&level=7", `#${CODE}`],
    ["", `#${CODE}&mode=watch&level=7`],
    ["?level=7", `#mode=watch&link=${CODE}`],
    [`?mode=watch&level=7&link=https%3A%2F%2Fwarren.example%2F%23${CODE}`, ""],
  ]) {
    const { options, faults } = readOptions(parametersOf({ search, hash }));
    assert.deepEqual(
      [options.link, options.mode, options.level, faults],
      [CODE, "watch", 7, []],
      search + hash,
    );
  }
});

test("what cannot be is left out and told", () => {
  const given = { mode: "x", level: 99, people: [1, 9], link: "<script>", theme: {}, game: "DOTS" };
  const { options, faults } = readOptions(givenOptions(given));
  assert.deepEqual(options, readOptions(() => null).options);
  assert.deepEqual(faults.map(({ name }) => name).sort(), Object.keys(given).sort());
  assert.deepEqual(
    readOptions((name) => (name === "link" ? "A".repeat(100_001) : null)).faults[0].name,
    "link",
  );
  assert.deepEqual(readOptions(givenOptions({ people: [] })).options.people, []);
  assert.equal(readOptions(givenOptions({ engine: false })).options.engine, false);
  assert.ok(!OPTIONS.includes("toString"));
});

test("messages of another shape are none", () => {
  for (const odd of [null, 7, "hello", [], {}, { type: "hello" }, { warren: "1", type: "hello" }]) {
    assert.equal(askedIn(odd), null);
    assert.equal(saidIn(odd), null);
  }
  assert.equal(askedIn(sealed(/** @type {any} */ ({ type: "constructor" }))), null);
  assert.equal(saidIn(sealed(/** @type {any} */ ({ type: "hello" }))), null);
  assert.deepEqual(askedIn(sealed({ type: "scheme", dark: true })), { type: "scheme", dark: true });
  assert.deepEqual(askedIn(sealed({ type: "play", move: "D4N" })), { type: "play", move: "D4N" });
});

test("workers wait for their turn, and idle ones make room", async () => {
  /** @type {string[]} */
  const log = [];
  const pool = new WorkerPool(2);
  const begin = (/** @type {string} */ name, weight = 1) => {
    const create = () =>
      /** @type {any} */ ({
        postMessage: (/** @type {string} */ said) => log.push(`${name} hears ${said}`),
        terminate: () => log.push(`${name} ends`),
      });
    const worker = pool.start(create, weight, () => log.push(`${name} starts`));
    worker.postMessage("hello");
    return worker;
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const [a, b] = [begin("a"), begin("b")];
  const c = begin("c");
  await settled();
  assert.deepEqual(log.splice(0), ["a hears hello", "a starts", "b hears hello", "b starts"]);
  pool.setSpare(b, () => log.push("b makes room"));
  await settled();
  assert.deepEqual(log.splice(0), ["b makes room", "b ends", "c hears hello", "c starts"]);
  const heavy = begin("heavy", 5);
  const last = begin("last");
  a.terminate();
  await settled();
  assert.deepEqual(log.splice(0), ["a ends"], "whoever came first is first");
  c.terminate();
  await settled();
  assert.deepEqual(log.splice(0), ["c ends", "heavy hears hello", "heavy starts"]);
  last.terminate();
  heavy.terminate();
  await settled();
  assert.deepEqual(log.splice(0), ["heavy ends"], "who waited no longer does not start");
});
