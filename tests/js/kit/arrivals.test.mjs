// What the page waits for: what is late is told before three seconds have passed, and can be asked for once more.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { afterEach, beforeEach, mock, test } from "node:test";
import { arriving, askAgain, expect, followArrivals } from "../../../www/kit/page/arrivals.js";
import { Failure, fetchJson, part } from "../../../www/kit/page/failure.js";

/** What the page has told: whether anything is late. @type {boolean[]} */
let told = [];

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  followArrivals((isLate) => told.push(isLate));
  told = [];
});
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

const settle = () => new Promise((resolve) => setImmediate(resolve));
const never = () => assert.fail("the page is not loaded again");

test("what comes soon is not told", () => {
  const arrived = expect(never);
  mock.timers.tick(1000);
  arrived();
  mock.timers.tick(10_000);
  assert.deepEqual(told, []);
});

test("what is late is told within three seconds, until nothing is late", () => {
  const first = expect(null);
  const second = expect(null);
  mock.timers.tick(2999);
  assert.equal(told.at(-1), true);
  first();
  assert.equal(told.at(-1), true);
  second();
  assert.equal(told.at(-1), false);
});

test("what is asked for again takes the place of what did not come", async () => {
  /** @type {{ signal: AbortSignal, isAgain: boolean, give: (thing: string) => void }[]} */
  const attempts = [];
  const thing = arriving((signal, isAgain) => {
    return new Promise((give) => attempts.push({ signal, isAgain, give }));
  });
  mock.timers.tick(3000);
  askAgain(never);
  assert.deepEqual(
    attempts.map(({ isAgain, signal }) => [isAgain, signal.aborted]),
    [
      [false, true],
      [true, false],
    ],
  );
  assert.equal(told.at(-1), false);
  attempts[0].give("the first");
  attempts[1].give("the second");
  assert.equal(await thing, "the second");
  mock.timers.tick(10_000);
  assert.equal(told.at(-1), false);
});

test("what is late once more is told once more", async () => {
  const thing = arriving((signal) => {
    return new Promise((_, fail) => signal.addEventListener("abort", () => fail(signal.reason)));
  });
  for (let i = 0; i < 3; i++) {
    mock.timers.tick(3000);
    assert.equal(told.at(-1), true);
    askAgain(never);
    assert.equal(told.at(-1), false);
  }
  const state = await Promise.race([thing, settle().then(() => "waiting")]);
  assert.equal(state, "waiting");
});

test("for a module the page is loaded again", async () => {
  let reloads = 0;
  const late = expect(null);
  const other = expect(() => assert.fail("all is asked for with the page"));
  mock.timers.tick(3000);
  askAgain(() => {
    reloads += 1;
  });
  assert.equal(reloads, 1);
  late();
  other();
});

test("a module with a wrong syntax did not come, in words", async () => {
  await assert.rejects(part(Promise.reject(new SyntaxError("Unexpected token"))), {
    id: "part-unloaded",
  });
  const unloaded = new TypeError("Failed to fetch dynamically imported module: https://a.example");
  await assert.rejects(part(Promise.reject(unloaded)), unloaded);
  assert.equal(await part(Promise.resolve("it")), "it");
});

test("a file that came damaged is fetched once more, past what the browser has kept", async () => {
  /** @type {(RequestCache | undefined)[]} */
  const caches = [];
  const answers = ['{"cut', '{"whole":1}', '{"cut', '{"cut'];
  mock.method(
    globalThis,
    "fetch",
    async (/** @type {URL} */ _, /** @type {RequestInit} */ { cache }) => {
      caches.push(cache);
      return new Response(answers[caches.length - 1]);
    },
  );
  assert.deepEqual(await fetchJson("a.json"), { whole: 1 });
  assert.deepEqual(caches, ["default", "reload"]);
  const failure = await fetchJson("a.json").catch((thrown) => thrown);
  assert.ok(failure instanceof Failure);
  assert.deepEqual([failure.id, failure.values], ["file-damaged", { path: "a.json" }]);
});

/** What is not the page's own, or has no page. */
const OTHERS =
  /^(node_modules|vendor|wasm|compilers|course-files|starters|examples|outside\/course|outside\/notebook|workers|play\/running\/sandbox)\//;

/** Who fetches by itself: pieces of compilers have their own progress; the service worker loads behind the page; a learning system. */
const FETCHES = [
  "kit/page/failure.js",
  "main.js",
  "play/running/compilers.js",
  "service-worker.js",
];

test("all that the page loads can be late, in words", async () => {
  const www = new URL("../../../www/", import.meta.url);
  const files = (await readdir(www, { recursive: true })).filter(
    (file) => file.endsWith(".js") && !OTHERS.test(file),
  );
  const fetching = [];
  for (const file of files) {
    const text = await readFile(new URL(file, www), "utf8");
    const code = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
    assert.doesNotMatch(code, /(?<!part\(\s*)\bimport\(/, `${file} imports without \`part\``);
    if (/(?<![\w.])fetch\(/.test(code)) fetching.push(file);
  }
  assert.deepEqual(fetching.sort(), FETCHES);
});
