// The interface for pages that embed a board: options from addresses, attributes and messages, and shared workers.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  fitToSeats,
  OPTIONS,
  optionsOfMessage,
  parametersOf,
  readOptions,
} from "../../../www/outside/embedding/options.js";
import { askedIn, saidIn, sealed } from "../../../www/outside/embedding/protocol.js";
import { Requests } from "../../../www/outside/embedding/requests.js";
import { WorkerPool } from "../../../www/outside/embedding/worker-pool.js";

const CODE = "JbrIY4BjYEhgcGiAoQWMDAA";

/** A value that a message may hold, but that cannot become a text. */
const TEXTLESS = { toString: 1, valueOf: 1 };

test("options come before and after the link's code", () => {
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

test("impossible options are ignored and reported", () => {
  const given = { mode: "x", level: 99, people: [1, 9], link: "<script>", theme: {}, game: "DOTS" };
  const { options, faults } = readOptions(optionsOfMessage(given));
  assert.deepEqual(options, readOptions(() => null).options);
  assert.deepEqual(faults.map(({ name }) => name).sort(), Object.keys(given).sort());
  assert.deepEqual(
    readOptions((name) => (name === "link" ? "A".repeat(100_001) : null)).faults[0].name,
    "link",
  );
  assert.deepEqual(readOptions(optionsOfMessage({ people: [] })).options.people, []);
  assert.equal(readOptions(optionsOfMessage({ engine: false })).options.engine, false);
  assert.ok(!OPTIONS.includes("toString"));
});

test("values that cannot become a text are ignored and reported", () => {
  const given = { people: [1, TEXTLESS], theme: TEXTLESS };
  const { faults } = readOptions(optionsOfMessage(given));
  assert.deepEqual(faults.map(({ name }) => name).sort(), ["people", "theme"]);
});

test("a switch is a boolean or a word", () => {
  for (const [value, is] of /** @type {const} */ ([
    [true, true],
    [false, false],
    ["on", true],
    ["off", false],
    ["true", true],
    ["false", false],
  ])) {
    assert.equal(readOptions(optionsOfMessage({ engine: value })).options.engine, is, `${value}`);
    const address = { search: `?analysis=${value}`, hash: "" };
    assert.equal(readOptions(parametersOf(address)).options.analysis, is, `${value}`);
  }
});

test("a code with text after it is still a link, and not a parameter", () => {
  for (const hash of [`#${CODE}.`, `#${CODE}?utm_source=a`, `#${CODE}%20`, `#${CODE}&fbclid=1`]) {
    const { options, faults } = readOptions(parametersOf({ search: "?game=dots", hash }));
    assert.ok(options.link?.startsWith(CODE), `${hash}: ${options.link}`);
    assert.deepEqual(faults, [], hash);
  }
  assert.equal(readOptions(parametersOf({ search: "", hash: "#level=3" })).options.link, null);
});

test("seats that a game does not have are ignored and reported", () => {
  const named = (/** @type {Record<string, unknown>} */ given) => {
    const { options, faults } = fitToSeats(2, readOptions(optionsOfMessage(given)).options);
    return [options.people, options.viewpoint, faults.map(({ name }) => name)];
  };
  assert.deepEqual(named({ people: [3] }), [null, null, ["people"]]);
  assert.deepEqual(named({ people: "1+4", viewpoint: 3 }), [null, null, ["people", "viewpoint"]]);
  assert.deepEqual(named({ people: "all", viewpoint: 2 }), [[1, 2, 3, 4], 2, []]);
  assert.deepEqual(named({ people: "none" }), [[], null, []]);
});

test("a flood of messages is served in a few rounds, the last of each kind", () => {
  /** @type {string[]} */
  const served = [];
  /** @type {(() => void)[]} */
  const rounds = [];
  const requests = new Requests(
    (asked) => served.push(Object.values(asked).map(String).join(" ")),
    (act) => rounds.push(act),
  );
  requests.add({ type: "play", move: "first" });
  assert.deepEqual(served.splice(0), ["play first"], "a single message is served at once");
  requests.add({ type: "play", move: "second" });
  for (let i = 0; i < 10_000; i++) {
    requests.add({ type: "load", options: { level: i } });
    requests.add({ type: "option", name: "level", value: i });
    requests.add({ type: "option", name: "people", value: i });
    requests.add({ type: "option", name: "level", value: -i });
    requests.add({ type: "play", move: `${i}` });
    requests.add({ type: "hello" });
  }
  rounds.shift()?.();
  assert.deepEqual(served.splice(0), ["play second"], "the message is for the earlier board");
  rounds.shift()?.();
  assert.deepEqual(served.splice(0), [
    "load [object Object]",
    "option people 9999",
    "option level -9999",
    "hello",
    "play 9999",
  ]);
  for (let i = 0; i < 10_000; i++) requests.add({ type: "play", move: `${i}` });
  rounds.shift()?.();
  assert.equal(served.length, 100);
  assert.deepEqual(served.splice(0).slice(-2), ["play 9998", "play 9999"]);
  rounds.shift()?.();
  assert.deepEqual([served, rounds], [[], []], "then the queue is empty");
});

test("messages of another shape are ignored", () => {
  for (const odd of [null, 7, "hello", [], {}, { type: "hello" }, { warren: "1", type: "hello" }]) {
    assert.equal(askedIn(odd), null);
    assert.equal(saidIn(odd), null);
  }
  assert.equal(askedIn(sealed(/** @type {any} */ ({ type: "constructor" }))), null);
  assert.equal(saidIn(sealed(/** @type {any} */ ({ type: "hello" }))), null);
  assert.equal(saidIn(sealed(/** @type {any} */ ({ type: TEXTLESS }))), null);
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
  pool.setIdle(b, () => log.push("b makes room"));
  await settled();
  assert.deepEqual(log.splice(0), ["b makes room", "b ends", "c hears hello", "c starts"]);
  const heavy = begin("heavy", 5);
  const last = begin("last");
  a.terminate();
  await settled();
  assert.deepEqual(log.splice(0), ["a ends"], "the first request is served first");
  c.terminate();
  await settled();
  assert.deepEqual(log.splice(0), ["c ends", "heavy hears hello", "heavy starts"]);
  last.terminate();
  heavy.terminate();
  await settled();
  assert.deepEqual(log.splice(0), ["heavy ends"], "a cancelled request does not start");
});
