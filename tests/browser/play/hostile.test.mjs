// Hostile programs of a visitor that try to escape or to exhaust resources: they reach nothing, and harm nothing.

import assert from "node:assert/strict";
import { after } from "node:test";
import { pageTest } from "../page.mjs";
import { javascript, run, rust } from "../programs.mjs";
import { MORE_WAYS, openElsewhere, trying, UNANSWERED, waysOut } from "../ways-out.mjs";

/** @typedef {import("../programs.mjs").Step} Step */
/** @typedef {import("playwright-core").Page} Page */

/** The unbundled modules, by their names. */
const asWritten = true;
/** A file of the site that loads no others. */
const QUIET = "notices.txt";
/** The browsers' console messages when a policy blocks a request. */
const KEPT_OUT =
  /Content[- ]Security[- ]Policy|CSP|violates|blocked|Refused|Failed to fetch|NetworkError|insecure|establish a connection|WebTransport/i;

const elsewhere = await openElsewhere();
const { asked } = elsewhere;
after(() => elsewhere.close());
const waysFrom = (/** @type {string} */ url) => waysOut(url, elsewhere.url);

/** The ways that are certainly open to any worker. @param {string} url */
const answered = (url) =>
  Object.fromEntries(Object.keys(waysFrom(url)).map((name) => [name, !UNANSWERED.includes(name)]));

/** A test worker that tries the ways and reports which are open, then what it has received from others. */
const SCRIPT = (/** @type {string} */ url) => `
  const channel = new BroadcastChannel("x");
  const heard = [];
  channel.onmessage = ({ data }) => heard.push(data);
  onmessage = async ({ data, ports: [port] }) => {
    const open = [];
    const print = () => {};
    const report = (text) => open.push(text);
    if (data.isTrying) { ${trying(waysFrom(url), "report", answered(url))} }
    channel.postMessage(data.name);
    port.onmessage = () => port.postMessage(heard);
    port.postMessage(open);
  };`;

pageTest(
  "an ordinary worker finds the ways out",
  { asWritten, expected: /./ },
  async (page, url) => {
    await page.goto(url + QUIET);
    const open = await page.evaluate(
      (script) =>
        new Promise((resolve) => {
          const worker = new Worker(URL.createObjectURL(new Blob([script])));
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => resolve(data);
          worker.postMessage({ name: "control", isTrying: true }, [port2]);
        }),
      SCRIPT(url),
    );
    const reached = asked.splice(0).sort();
    assert.deepEqual(
      [...new Set(reached)],
      ["/events", "/fetch", "/module", "/script", "/xhr", "upgrade /"],
    );
    const missing = Object.keys(waysFrom(url)).filter((name) => !open.includes(name));
    assert.deepEqual(
      missing.filter((name) => !UNANSWERED.includes(name)),
      [],
    );
  },
);

pageTest("a program finds no way out", { asWritten, expected: KEPT_OUT }, async (page, url) => {
  await page.goto(url + QUIET);
  const ways = { ...waysFrom(url), ...MORE_WAYS };
  const source = `${trying(ways, "console.error")}
    console.error("all tried");
    process.exit();`;
  const reports = await run(page, javascript(source));
  assert.equal(reports.said.map(({ text }) => text).join("\n"), "all tried");
  const module = `import fs from "fs";
    ${trying(waysFrom(url), "console.error")}
    console.error(import.meta.url);
    process.exit();`;
  const { said } = await run(page, javascript(module));
  assert.match(said.map(({ text }) => text).join("\n"), /^blob:null\/[\w-]+$/);
  assert.deepEqual(asked, []);
});

pageTest(
  "the frame alone blocks the network and the storage, and separates programs",
  { asWritten, expected: KEPT_OUT },
  async (page, url) => {
    await page.goto(url + QUIET);
    const [open, heard] = await page.evaluate(async (script) => {
      const { startInFrame } = await import(
        new URL("play/running/frame.js", document.baseURI).href
      );
      const start = async (/** @type {string} */ name) => {
        const { port1, port2 } = new MessageChannel();
        const next = () =>
          new Promise((resolve) => {
            port1.onmessage = ({ data }) => resolve(data);
          });
        const said = next();
        startInFrame({ script, start: { name, isTrying: name === "first" } }, port2, () => {});
        const open = await said;
        const ask = () => {
          const answer = next();
          port1.postMessage(null);
          return answer;
        };
        return { open, ask };
      };
      const first = await start("first");
      const second = await start("second");
      return [first.open, [await first.ask(), await second.ask()]];
    }, SCRIPT(url));
    assert.deepEqual(open, []);
    assert.deepEqual(heard, [[], []]);
    assert.deepEqual(asked, []);
  },
);

/** Makes everything that a program can reach lie or fail. */
const SPOILT = `
  const realNow = performance.now;
  const spin = (time) => { for (const until = realNow() + time; realNow() < until; ); };
  const lie = () => 0;
  Date.now = performance.now = process.hrtime = lie;
  const fail = () => { throw new Error("spoilt"); };
  for (const key of ["type", "text", "line", "next", "took", "kind", "lines", "0", "1"]) {
    Object.defineProperty(Object.prototype, key, { set: fail, get: lie, configurable: true });
  }
  Object.defineProperty(Array.prototype, "0", { set: fail, configurable: true });
  for (const { prototype } of [Array, String, Map, Set, Promise, RegExp, Function, Uint8Array]) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      try {
        if (typeof prototype[name] === "function" && name !== "constructor") prototype[name] = fail;
      } catch {}
    }
  }
  globalThis.String = globalThis.Object = globalThis.Promise = globalThis.Map = fail;`;

pageTest(
  "a program that corrupts everything it reaches is still timed and ended",
  { asWritten },
  async (page, url) => {
    await page.goto(url + QUIET);
    const timed = await run(
      page,
      javascript(`${SPOILT}\nspin(30);\nprint("late");\nspin(30);\nprint("later");`),
    );
    const [late, later] = timed.lines;
    assert.deepEqual([late.text, later.text], ["late", "later"]);
    assert.ok(late.took >= 29 && later.took >= 59, JSON.stringify(timed.lines));

    const flood = await run(page, javascript(`${SPOILT}\nwhile (true) print("x");`));
    assert.equal(flood.lines.length, 64);
    assert.deepEqual(
      flood.ended.map(({ kind, reason }) => [kind, reason]),
      [["flood", "lines"]],
    );
  },
);

/** The beginning of a program that thinks in a task: `think` says so, and then takes its time. @param {number} ms */
const thinker = (ms) => `
  const { now } = Date;
  let over;
  const think = () => { print("thinking"); for (const until = now() + ${ms}; (over = now()) < until; ); };
  const wasm = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
  const shared = new Int32Array(memory.buffer);
  setInterval(() => {}, 1e6);`;
/** Then it reads the lines that arrived meanwhile, and prints when it stopped thinking. */
const READING = "await readLine(); print(over); process.exit();";

/** Ways to get control in a task: by promises that browsers settle or functions that they call. @type {Record<string, string>} */
const TASKS = {
  "a timer": "setTimeout(think, 1);",
  "a timer of the browser's": `
    let owner = globalThis;
    while (owner && !/native/.test(Object.getOwnPropertyDescriptor(owner, "setTimeout")?.value)) {
      owner = Object.getPrototypeOf(owner);
    }
    (owner ?? globalThis).setTimeout.call(globalThis, think, 1);`,
  "a module that is compiled": "WebAssembly.compile(wasm).then(think);",
  "a module that is instantiated": "WebAssembly.instantiate(wasm).then(think);",
  "a wait that times out":
    "(Atomics.waitAsync?.(shared, 0, 0, 1).value ?? Promise.resolve()).then(think);",
  "a wait that is over": `
    (Atomics.waitAsync?.(shared, 0, 0).value ?? Promise.resolve()).then(think);
    setTimeout(() => Atomics.notify(shared, 0), 1);`,
  "a wait whose promise lies": `
    const { then } = Promise.prototype;
    const { get } = Object.getOwnPropertyDescriptor(Promise, Symbol.species);
    const own = { get constructor() { return Promise; } };
    Object.defineProperty(Promise.prototype, "constructor", {
      get() {
        if (this !== last) Reflect.apply(then, last = this, [think]);
        throw new Error("none");
      },
    });
    let last;
    let wait;
    try { wait = Atomics.waitAsync?.(shared, 0, 0, 1); } catch {}
    delete Promise.prototype.constructor;
    if (!last) then.call(wait?.value ?? (async () => {})(), think);`,
  "a module of Node's": "import('node:fs').then(think);",
  "a module that is not there": "import('data:text/javascript,').catch(think);",
  "a module of the text itself":
    "import(/blob:[^:]*/.exec(new Error().stack)[0] + '#2').catch(think);",
  "a module's own statements": "import 'node:fs'; think();",
};

pageTest(
  "a program's time counts in any task in which it thinks",
  { asWritten, expected: KEPT_OUT },
  async (page, url) => {
    await page.goto(url + QUIET);
    for (const [name, task] of Object.entries(TASKS)) {
      const { before, took } = await thinkWhileGiven(page, task);
      // The least delay of a message counts as the difference of the two clocks, which hides some of the time.
      assert.ok(took > before / 2, `${name}: ${took} of ${before} ms`);
    }
  },
);

/**
 * Sends a line to a program that thinks in a task, so that the program thinks for at least another half second.
 * @param {Page} page
 * @param {string} task one of {@link TASKS}
 * @returns {Promise<{before: number, took: number}>} how long the program thought after it got the line, and how long it took by
 * its clock, in ms
 */
async function thinkWhileGiven(page, task) {
  for (let ms = 600; ; ms *= 2) {
    const source = `${thinker(ms)}\n${task}\n${READING}`;
    const { given, lines } = await run(page, javascript(source), [
      ["line", 1],
      ["give", "meanwhile"],
    ]);
    assert.deepEqual([lines[0].text, lines.length], ["thinking", 2], task);
    const before = Number(lines[1].text) - given[0];
    // A busy page learns late that the program thinks.
    if (before > 500) return { before, took: lines[1].took };
  }
}

/** Programs that never return. @type {Record<string, string>} */
const ENDLESS = {
  "a loop": "while (true);",
  "a loop that allocates": "for (let list = []; ; list = list.length < 1e5 ? [...list, {}] : []);",
  "promises without end": "(function next() { Promise.resolve().then(next); })();",
  "an expression that takes ages": "/(a+)+$/.test('a'.repeat(80) + 'b');",
  "timers without end": "setInterval(() => {}, 0);",
};

pageTest("programs that never return are ended", { asWritten }, async (page, url) => {
  await page.goto(url + QUIET);
  for (const [name, source] of Object.entries(ENDLESS)) {
    const text = `console.error("begun");\n${source}`;
    const reports = await run(page, javascript(text), [["said", 1], ["end"]]);
    assert.deepEqual(reports.ended, [], name);
  }
  const reports = await run(page, rust(), [["give", "loop"], ["said", 1], ["end"]]);
  assert.deepEqual(reports.ended, []);
  const { lines } = await run(page, javascript("print('still here');"));
  assert.equal(lines[0].text, "still here");
  await Promise.all(page.workers().map((worker) => worker.waitForEvent("close")));
});

/** Programs that write without end, and the reason why each ends. */
const FLOODS = [
  ["while (true) print('x');", "lines"],
  ["while (true) console.log('x'.repeat(900));", "lines"],
  ["while (true) process.stdout.write('x');", "characters"],
  ["print('x'.repeat(5e8));", "characters"],
  ["const text = 'x\\n'.repeat(1e7); while (true) process.stdout.write(text);", "lines"],
  // It begins when it has its line, which renews its limit of output.
  ["readLine().then(() => setInterval(() => print('x'), 0));", "lines"],
  ["(async () => { while (true) { await null; print('x'); } })();", "lines"],
].map(([source, reason]) => /** @type {const} */ ([javascript(source), reason]));

pageTest(
  "a program that floods is ended, and the page gets little of its output",
  { asWritten },
  async (page, url) => {
    await page.goto(url + QUIET);
    /** @type {[runnable: any, reason: string, line: string][]} */
    const cases = [
      ...FLOODS.map((flood) => /** @type {[any, string, string]} */ ([...flood, ""])),
      [rust(), "lines", "flood"],
      [rust(), "characters", "drown"],
    ];
    for (const [runnable, reason, line] of cases) {
      const reports = await run(page, runnable, [["give", line]]);
      const name = line || runnable.source;
      assert.deepEqual(
        reports.ended.map((end) => [end.kind, end.reason]),
        [["flood", reason]],
        name,
      );
      assert.equal(reports.lines.length, reason === "lines" ? 64 : 0, name);
    }
    // Requested output is not a flood, however long the game takes.
    const reports = await run(
      page,
      javascript(
        "for (let line = await readLine(); line !== null; line = await readLine()) print(line);",
      ),
      [
        ...Array.from(
          { length: 100 },
          (_, i) =>
            /** @type {Step[]} */ ([
              ["give", "x"],
              ["line", i + 1],
            ]),
        ).flat(),
        ["finish"],
      ],
    );
    assert.deepEqual([reports.lines.length, reports.ended[0].kind], [100, "exit"]);
  },
);

pageTest(
  "megabytes on standard error end no program, and do not reach the page",
  { asWritten },
  async (page, url) => {
    await page.goto(url + QUIET);
    const source = `
    for (let i = 0; i < 1e5; i += 1) console.error("thinking about it, " + i);
    console.error("x".repeat(1e8));
    print("done");`;
    const reports = await run(page, javascript(source));
    assert.deepEqual([reports.lines[0].text, reports.ended[0].kind], ["done", "exit"]);
    assert.ok(reports.said.length < 150, `${reports.said.length} reports`);
    const kept = reports.said.reduce((sum, { text }) => sum + text.length + 1, 0);
    assert.ok(kept < 66_000, `${kept} characters`);
    assert.ok(reports.unsaid.reduce((sum, each) => sum + each, 0) > 1e8);
  },
);

pageTest(
  "a program that ends at once, or in an odd way, is reported once",
  { asWritten, expected: /./ },
  async (page, url) => {
    await page.goto(url + QUIET);
    /** @type {[source: string, kind: string, code: number][]} */
    const cases = [
      ["", "exit", 0],
      ["return;", "exit", 0],
      ["process.exit(3);", "exit", 3],
      ["try { process.exit(2); } catch {} process.exit(4);", "exit", 2],
      ["process.on('exit', () => process.exit(5)); process.exit(1);", "exit", 5],
      ["process.exitCode = 6;", "exit", 6],
      ["await Promise.reject(new Error('x'));", "error", 1],
      ["Promise.reject(null);", "error", 1],
      ["queueMicrotask(() => { throw 1; });", "error", 1],
      ["(function again() { again(); })();", "error", 1],
      ["throw { get message() { throw 1; } };", "error", 1],
      ["process.nextTick(() => { throw new Error('x'); }); while (true) await null;", "error", 1],
    ];
    for (const [source, kind, code] of cases) {
      const { ended } = await run(page, javascript(source));
      assert.deepEqual(
        ended.map((end) => [end.kind, end.code]),
        [[kind, code]],
        source,
      );
    }
  },
);

pageTest("a program that exhausts memory harms no other", { asWritten }, async (page, url) => {
  await page.goto(url + QUIET);
  const eating = `
    const eaten = [];
    for (let i = 1; ; i += 1) {
      eaten.push(new Uint8Array(1e8).fill(1), new Array(1e6).fill(0.5));
      console.error(i);
    }`;
  const reports = await run(page, javascript(eating), [["said", 4], ["end"]]);
  assert.deepEqual(reports.ended, []);
  const { lines } = await run(page, javascript("print('still here');"));
  assert.equal(lines[0].text, "still here");
  await Promise.all(page.workers().map((worker) => worker.waitForEvent("close")));
});
