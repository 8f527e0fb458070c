// Programs of a visitor in WebKit, Safari's engine: JavaScript in its sandbox, and WASI programs, to which the site's service
// worker sends their lines, since WebKit cannot suspend them.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openKeptSite, takeNewest } from "../browser/kept-site.mjs";
import { javascript, runInPage, rust } from "../browser/programs.mjs";
import { MORE_WAYS, openElsewhere, trying, waysOut } from "../browser/ways-out.mjs";
import { startWebKit } from "./webkit.mjs";

/** @typedef {import("../browser/programs.mjs").Step} Step */
/** @typedef {import("../browser/programs.mjs").Reports} Reports */

/** @type {Awaited<ReturnType<typeof startWebKit>>} */
let webkit;
/** @type {Awaited<ReturnType<typeof openKeptSite>>} */
let site;
/** @type {Awaited<ReturnType<typeof openElsewhere>>} */
let elsewhere;

before(async () => {
  [webkit, site, elsewhere] = await Promise.all([startWebKit(), openKeptSite(), openElsewhere()]);
  await webkit.driver.manage().setTimeouts({ script: 60_000 });
  await webkit.driver.get(`${site.url}blank.html`);
});

after(async () => {
  await webkit?.close();
  await site?.close();
  elsewhere?.close();
});

/**
 * @param {any} runnable
 * @param {Step[]} [steps]
 * @param {object} [given]
 * @returns {Promise<Reports>}
 */
const run = (runnable, steps = [], given = {}) => inPage(runInPage, { runnable, steps, given });

/**
 * Calls a function in the page.
 * @param {Function} call
 * @param {unknown} [part]
 * @returns {Promise<any>} the value of its promise
 */
async function inPage(call, part) {
  const script = `const [part, done] = arguments;
    (${call})(part).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
  /** @type {any} */
  const { value, error } = await webkit.driver.executeAsyncScript(script, part);
  assert.equal(error, undefined);
  return value;
}

/** @param {Reports} reports */
const texts = ({ lines }) => lines.map(({ text }) => text);

const SHAPES = [
  "for (let line = await readLine(); line !== null; line = await readLine()) print(line);",
  `const rl = require("readline").createInterface({ input: process.stdin });
  rl.on("line", (line) => console.log(line));`,
  `import { createInterface } from "node:readline";
  for await (const line of createInterface({ input: process.stdin })) console.log(line);`,
];

test("JavaScript programs read and write in each of their shapes", async () => {
  for (const source of SHAPES) {
    const reports = await run(javascript(source), [
      ["give", "a"],
      ["line", 1],
      ["give", "b"],
      ["finish"],
    ]);
    assert.deepEqual(texts(reports), ["a", "b"], source);
    assert.equal(reports.ended[0].kind, "exit");
  }
  const wrong = await run(javascript("let a = 1;\nlet b = (2;"));
  assert.equal(wrong.ended[0].trace[0].line, 2);
  const thrown = await run(javascript("await null;\nnull.x;"));
  assert.equal(thrown.ended[0].trace[0].line, 2);
});

test("a program finds no way out", async () => {
  const ways = { ...waysOut(site.url, elsewhere.url), ...MORE_WAYS };
  const source = `${trying(ways, "console.error")}
    console.error("all tried");
    process.exit();`;
  const reports = await run(javascript(source));
  assert.equal(reports.said.map(({ text }) => text).join("\n"), "all tried");
  assert.deepEqual(elsewhere.asked, []);
});

test("programs that never return are ended, and programs that flood, too", async () => {
  for (const source of [
    "while (true);",
    "(function next() { Promise.resolve().then(next); })();",
  ]) {
    const reports = await run(javascript(`console.error(1);\n${source}`), [["said", 1], ["end"]]);
    assert.deepEqual(reports.ended, []);
  }
  for (const [runnable, line] of /** @type {const} */ ([
    [javascript("while (true) print(1);"), ""],
    [rust(), "flood"],
  ])) {
    const reports = await run(runnable, [["give", line]]);
    assert.deepEqual([reports.lines.length, reports.ended[0].kind], [64, "flood"]);
  }
  const waiting = await run(rust(), [["said", 1], ["end"]]);
  assert.deepEqual(waiting.ended, []);
});

test("WASI programs wait for lines, and end by name", async () => {
  const reports = await run(
    rust(),
    [
      ["give", "echo one"],
      ["line", 1],
      ["give", "random", "sleep", "file a.txt"],
      ["line", 4],
      ["finish"],
    ],
    { seed: 7, files: [{ name: "a.txt", content: "x" }] },
  );
  assert.deepEqual(texts(reports), ["one", "d70d3259e4e1cb63", "slept", 'Ok("x")', "bye"]);
  for (const [line, reason] of [
    ["panic", "unreachable"],
    ["deep", "stack"],
    ["outside", "memory"],
  ]) {
    const { ended } = await run(rust(), [["give", line]]);
    assert.deepEqual([ended[0].kind, ended[0].reason], ["trap", reason]);
  }
});

test("a program survives service workers of new versions, and a missing one", async () => {
  const { driver } = webkit;
  /** @type {Step[]} */
  const steps = [1, 2, 3].flatMap(
    (i) => /** @type {Step[]} */ ([["pause"], ["give", `echo ${i}`], ["line", i]]),
  );
  const what = { runnable: rust(), steps: [["said", 1], ...steps, ["finish"]], given: {} };
  await driver.executeScript(`globalThis.running = (${runInPage})(arguments[0])`, what);
  const changes = [
    () => site.publish("00000000000a").then(() => inPage(takeNewest)),
    () => site.publish("00000000000b").then(() => inPage(takeNewest)),
    () => inPage(() => navigator.serviceWorker.ready.then((one) => one.unregister())),
  ];
  for (const change of changes) {
    await driver.wait(() => driver.executeScript("return 'goOn' in globalThis"));
    await change();
    await driver.executeScript("const { goOn } = globalThis; delete globalThis.goOn; goOn();");
  }
  /** @type {Reports} */
  const reports = await inPage(() => Reflect.get(globalThis, "running"));
  assert.deepEqual(texts(reports), ["1", "2", "3", "bye"]);
  await site.publish();
  assert.deepEqual(texts(await run(rust(), [["finish"]])), ["bye"]);
});
