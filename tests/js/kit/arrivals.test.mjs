// Files that the page waits for: a late one is reported before three seconds have passed, and can be requested again.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { afterEach, beforeEach, mock, test } from "node:test";
import {
  followArrivals,
  requestAgain,
  retriable,
  startWaiting,
} from "../../../www/kit/page/arrivals.js";
import { Failure, fetchJson, loadPart } from "../../../www/kit/page/failure.js";

/** The page's reports: whether anything is late. @type {boolean[]} */
let reported = [];

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  followArrivals((isLate) => reported.push(isLate));
  reported = [];
});
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

const settle = () => new Promise((resolve) => setImmediate(resolve));
const never = () => assert.fail("the page is not reloaded");

test("a file that arrives in time is not reported", () => {
  const arrived = startWaiting(never);
  mock.timers.tick(1000);
  arrived();
  mock.timers.tick(10_000);
  assert.deepEqual(reported, []);
});

test("a late file is reported within three seconds, until it arrives", () => {
  const first = startWaiting(null);
  const second = startWaiting(null);
  mock.timers.tick(2999);
  assert.equal(reported.at(-1), true);
  first();
  assert.equal(reported.at(-1), true);
  second();
  assert.equal(reported.at(-1), false);
});

test("a repeated request replaces one that failed", async () => {
  /** @type {{ signal: AbortSignal, isAgain: boolean, give: (thing: string) => void }[]} */
  const attempts = [];
  const thing = retriable((signal, isAgain) => {
    return new Promise((give) => attempts.push({ signal, isAgain, give }));
  });
  mock.timers.tick(3000);
  requestAgain(never);
  assert.deepEqual(
    attempts.map(({ isAgain, signal }) => [isAgain, signal.aborted]),
    [
      [false, true],
      [true, false],
    ],
  );
  assert.equal(reported.at(-1), false);
  attempts[0].give("the first");
  attempts[1].give("the second");
  assert.equal(await thing, "the second");
  mock.timers.tick(10_000);
  assert.equal(reported.at(-1), false);
});

test("a file that is late again is reported again", async () => {
  const thing = retriable((signal) => {
    return new Promise((_, fail) => signal.addEventListener("abort", () => fail(signal.reason)));
  });
  for (let i = 0; i < 3; i++) {
    mock.timers.tick(3000);
    assert.equal(reported.at(-1), true);
    requestAgain(never);
    assert.equal(reported.at(-1), false);
  }
  const state = await Promise.race([thing, settle().then(() => "waiting")]);
  assert.equal(state, "waiting");
});

test("for a late module the page is reloaded", async () => {
  let reloads = 0;
  const late = startWaiting(null);
  const other = startWaiting(() => assert.fail("the reload requests everything"));
  mock.timers.tick(3000);
  requestAgain(() => {
    reloads += 1;
  });
  assert.equal(reloads, 1);
  late();
  other();
});

test("a module with a syntax error is reported as missing", async () => {
  await assert.rejects(loadPart(Promise.reject(new SyntaxError("Unexpected token"))), {
    id: "part-unloaded",
  });
  const unloaded = new TypeError("Failed to fetch dynamically imported module: https://a.example");
  await assert.rejects(loadPart(Promise.reject(unloaded)), unloaded);
  assert.equal(await loadPart(Promise.resolve("it")), "it");
});

test("a damaged file is fetched again, past the browser's cache", async () => {
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

/** Modules from elsewhere, or without a page. */
const OTHERS =
  /^(node_modules|vendor|wasm|compilers|course-files|starters|examples|outside\/course|outside\/notebook|workers|play\/running\/sandbox)\//;

/**
 * Modules that fetch by themselves: compilers have their own progress, the service worker runs in the background, and nothing
 * waits for a module of a game that is fetched ahead.
 */
const FETCHES = [
  "kit/page/failure.js",
  "main.js",
  "play/game-files.js",
  "play/running/compilers.js",
  "service-worker.js",
];

test("any late file of the page can be reported", async () => {
  const www = new URL("../../../www/", import.meta.url);
  const files = (await readdir(www, { recursive: true })).filter(
    (file) => file.endsWith(".js") && !OTHERS.test(file),
  );
  const fetching = [];
  for (const file of files) {
    const text = await readFile(new URL(file, www), "utf8");
    const code = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
    assert.doesNotMatch(
      code,
      /(?<!loadPart\(\s*)\bimport\(/,
      `${file} imports without \`loadPart\``,
    );
    if (/(?<![\w.])fetch\(/.test(code)) fetching.push(file);
  }
  assert.deepEqual(fetching.sort(), FETCHES);
});
