// Programs of a visitor in their sandboxes, as a page runs them: in JavaScript and as WASI modules.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { BROWSER } from "../browsers.mjs";
import { pageTest } from "../page.mjs";
import { javascript, run, rust } from "../programs.mjs";

/** @typedef {import("../programs.mjs").Reports} Reports */

/** The unbundled modules, by their names. Tests of the built modules follow below. */
const asWritten = true;

/** A file of the site that loads no others. */
const QUIET = "notices.txt";

/** @param {Reports} reports */
const texts = ({ lines }) => lines.map(({ text }) => text);

const EXIT = { kind: "exit", message: "", trace: [], code: 0 };

const SHAPES = {
  "readLine and print": `
    for (let line = await readLine(); line !== null; line = await readLine()) print(line + "!");
    print("bye");`,
  "lines of readline": `
    const readline = require("readline");
    const rl = readline.createInterface({ input: process.stdin });
    rl.on("line", (line) => console.log(line + "!"));
    rl.on("close", () => console.log("bye"));`,
  "a module that iterates": `
    import { createInterface } from "node:readline";
    for await (const line of createInterface({ input: process.stdin })) console.log(line + "!");
    console.log("bye");
    export {};`,
  "pieces of standard input": `
    let text = "";
    process.stdin.on("data", (piece) => {
      text += piece;
      for (let end = text.indexOf("\\n"); end >= 0; end = text.indexOf("\\n")) {
        process.stdout.write(text.slice(0, end) + "!\\n");
        text = text.slice(end + 1);
      }
    });
    process.stdin.on("end", () => console.log("bye"));`,
};

pageTest(
  "JavaScript programs read and write in each of their shapes",
  { asWritten },
  async (page, url) => {
    // On the site's own page, under its policy.
    await page.goto(url);
    for (const [shape, source] of Object.entries(SHAPES)) {
      const reports = await run(page, javascript(source), [
        ["give", "a", "b"],
        ["line", 2],
        ["give", "c"],
        ["line", 3],
        ["finish"],
      ]);
      assert.deepEqual(texts(reports), ["a!", "b!", "c!", "bye"], shape);
      assert.equal(reports.ready.length, 1, shape);
      assert.deepEqual(reports.ended, [EXIT], shape);
    }
  },
);

pageTest(
  "an error is reported with its place in the program",
  { asWritten, expected: /./ },
  async (page, url) => {
    await page.goto(url + QUIET);
    /** @type {[source: string, message: RegExp, places: (number | undefined)[]][]} */
    const cases = [
      ["let a = (1;", /^SyntaxError: /, [1]],
      ["let a = 1;\nlet b = (2;\n", /^SyntaxError: /, [2]],
      ["import fs from 'fs';\nlet b = (2;\n", /^SyntaxError: /, [2]],
      ["}); print(1); (async () => {", /^SyntaxError: /, []],
      ["function f(x) {\n  return x.y.z;\n}\nawait null;\nf({});", /^TypeError: /, [2, 5]],
      ["import 'fs';\nfunction f(x) {\n  return x.y.z;\n}\nf({});", /^TypeError: /, [3, 5]],
      ["await null;\nnull.x;", /^TypeError: /, [2]],
      ["setTimeout(() => {\n  throw new RangeError('late');\n}, 1);", /^RangeError: late$/, [2]],
      [
        "\n(async () => {\n  await null;\n  throw new Error('unheard');\n})();",
        /^Error: unheard$/,
        [4],
      ],
      ["process.stdin.on('data', () => {\n  undefined.x;\n});", /^TypeError: /, [2]],
      ["throw 'text';", /^text$/, []],
      ["JSON.parse('{');", /^SyntaxError: /, [1]],
      ["require('net');", /Cannot find module 'net'.*readline/, [1]],
      ["Buffer.from('a');", /Buffer is not available/, [1]],
      ["\nconst all = require('fs').readFileSync(0, 'utf8');", /await readLine\(\)/, [2]],
    ];
    for (const [source, message, lines] of cases) {
      const { ended } = await run(page, javascript(source), [["give", "a"]]);
      const [{ kind, code, trace, message: said }] = ended;
      assert.deepEqual([kind, code], ["error", 1], source);
      assert.match(said, message, source);
      assert.deepEqual(
        trace.slice(0, lines.length).map(({ line }) => line),
        lines,
        source,
      );
    }
    const { ended } = await run(page, javascript("  (1;"));
    assert.equal(ended[0].trace[0].column, 5, "in the program's own text");
  },
);

pageTest("a program's random numbers depend on its seed", { asWritten }, async (page, url) => {
  await page.goto(url + QUIET);
  const source = "for (let i = 0; i < 3; i += 1) print(Math.random());";
  const numbers = async (/** @type {number} */ seed) =>
    texts(await run(page, javascript(source), [], { seed }));
  // From SplitMix64, whose first output for 7 begins with 63cbe1e459320dd7.
  assert.equal((await numbers(7))[0], String(Number(0x63cbe1e459320dd7n >> 11n) / 2 ** 53));
  assert.deepEqual(await numbers(7), await numbers(7));
  assert.notDeepEqual(await numbers(7), await numbers(8));
});

pageTest("a JavaScript program compiles WebAssembly", { asWritten }, async (page, url) => {
  await page.goto(url + QUIET);
  // It imports `e.f`, which its start function calls.
  const source = `
    const bytes = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
      1, 4, 1, 0x60, 0, 0, 2, 7, 1, 1, 0x65, 1, 0x66, 0, 0, 7, 5, 1, 1, 0x67, 0, 0, 8, 1, 0);
    const e = { f: () => print("started") };
    const whole = WebAssembly.instantiate(bytes, { e });
    print("asked");
    const { module, instance } = await whole;
    print([module instanceof WebAssembly.Module, instance instanceof WebAssembly.Instance]);
    instance.exports.g();
    const again = await WebAssembly.instantiate(await WebAssembly.compile(bytes.buffer), { e });
    print(again instanceof WebAssembly.Instance);
    const wrong = [
      () => WebAssembly.compile(bytes.subarray(1)),
      () => WebAssembly.compile(),
      () => WebAssembly.instantiate(bytes, {}),
      () => WebAssembly.instantiate(module, { e: {} }),
      () => WebAssembly.instantiate(bytes, { e: { f: () => { throw new RangeError(); } } }),
    ];
    for (const each of wrong) print(await each().catch(({ name }) => name));
    print([WebAssembly.validate(bytes), WebAssembly, "compileStreaming" in WebAssembly]);`;
  const reports = await run(page, javascript(source));
  assert.deepEqual(reports.ended, [EXIT]);
  assert.deepEqual(texts(reports), [
    ...["asked", "started", "true,true", "started", "started", "true"],
    ...["CompileError", "TypeError", "TypeError", "LinkError", "RangeError"],
    "true,[object WebAssembly],false",
  ]);
});

pageTest("a program runs until all that it awaits is over", { asWritten }, async (page, url) => {
  await page.goto(url + QUIET);
  const source = `
    const shared = new Int32Array(
      new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer,
    );
    print(await (Atomics.waitAsync?.(shared, 0, 0, 20).value ?? "timed-out"));
    print(Atomics.waitAsync?.(shared, 0, 1).value ?? "not-equal");
    const fs = await import("node:fs");
    print([fs.default === require("fs"), fs.existsSync("x"), fs === (await import("fs"))]);
    print(await import("net").catch(({ message }) => message.slice(0, 24)));
    globalThis.queueMicrotask = (call) => process.nextTick(call);
    queueMicrotask(() => print("next"));
    // The first program never ends by itself.
    Atomics.waitAsync?.(shared, 0, 0).value.then(print);
    (Atomics.waitAsync?.(shared, 0, 0, 20).value ?? Promise.resolve("timed-out")).then(print);`;
  const reports = await run(page, javascript(source));
  assert.deepEqual(reports.ended, [EXIT]);
  assert.deepEqual(texts(reports), [
    ...[
      "timed-out",
      "not-equal",
      "true,false,true",
      "Cannot find module 'net'",
      "next",
      "timed-out",
    ],
  ]);
});

pageTest("WASI programs wait for lines, and get their input", { asWritten }, async (page, url) => {
  await page.goto(url + QUIET);
  const files = [{ name: "connect.txt", content: "1 2 C\nEND\n" }];
  const reports = await run(
    page,
    rust(),
    [
      ["give", "echo one", "echo two"],
      ["line", 2],
      ["give", "file connect.txt"],
      ["line", 3],
      ["give", "file ./other.txt", "create", "folder", "random", "sleep", "time"],
      ["line", 9],
      ["finish"],
    ],
    { files, seed: 7 },
  );
  assert.deepEqual(texts(reports), [
    "one",
    "two",
    'Ok("1 2 C\\nEND\\n")',
    "Err(NotFound)",
    "Err(ReadOnlyFilesystem)",
    "connect.txt 10",
    "d70d3259e4e1cb63",
    "slept",
    "this century",
    "bye",
  ]);
  assert.deepEqual(
    reports.said.map(({ text }) => text),
    ["begun"],
  );
  assert.deepEqual(reports.ended, [EXIT]);
});

pageTest("a WASI program's end is reported by name", { asWritten }, async (page, url) => {
  await page.goto(url + QUIET);
  const end = async (/** @type {string} */ line, given = {}) => {
    const { ended, said } = await run(page, rust(), [["give", line]], given);
    return { ...ended[0], said: said.map(({ text }) => text).join("\n") };
  };
  const exit = await end("exit 7");
  assert.deepEqual([exit.kind, exit.code], ["exit", 7]);
  const panic = await end("panic");
  assert.deepEqual([panic.kind, panic.reason], ["trap", "unreachable"]);
  assert.match(panic.said, /panicked at .*every-call\.rs/);
  const deep = await end("deep");
  assert.deepEqual([deep.kind, deep.reason], ["trap", "stack"]);
  const eaten = await end("eat", { memory: 32 << 20 });
  assert.equal(eaten.kind, "memory");
  assert.match(eaten.said, /memory allocation of .* failed/);
  // The headless shell itself crashes on any access there.
  if (BROWSER !== "headless-shell") {
    const outside = await end("outside");
    assert.deepEqual([outside.kind, outside.reason], ["trap", "memory"]);
  }
  const little = await end("", { memory: 1 << 20 });
  assert.deepEqual([little.kind, little.reason], ["unstarted", "memory"]);
});

pageTest("tables and all memories are limited together", { asWritten }, async (page, url) => {
  await page.goto(url + QUIET);
  /** The same as for the command. @type {{name: string, ended: string | number, wasm: string}[]} */
  const cases = JSON.parse(
    readFileSync(new URL("../../wasi/limits.json", import.meta.url), "utf8"),
  );
  for (const { name, ended, wasm } of cases) {
    const [end] = (await run(page, { language: "wasi", base64: wasm })).ended;
    assert.deepEqual(end.kind === "exit" ? end.code : end.kind, ended, `${name}: ${end.message}`);
    if (ended === "unstarted") assert.equal(end.reason, "memory", name);
  }
});

pageTest("a WASI program notices that it gets no more memory", { asWritten }, async (page, url) => {
  await page.goto(url + QUIET);
  const reports = await run(page, rust(), [["give", "grow", "echo on"], ["line", 2], ["finish"]], {
    memory: 64 << 20,
  });
  assert.match(reports.lines[0].text, /^refused after (5\d|6[0-3]) MiB$/);
  assert.equal(reports.lines[1].text, "on");
});

pageTest(
  "a file that is not a WASI program is not started, with a reason",
  { asWritten },
  async (page, url) => {
    await page.goto(url + QUIET);
    const HEAD = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
    /** @type {[bytes: number[], reason: string, message: RegExp][]} */
    const cases = [
      [HEAD, "no-start", /^$/],
      [[...HEAD, 5, 3, 1], "invalid", /./],
      [[...HEAD, 11, 1, 7], "invalid", /./],
      // It imports a function `env.f`.
      [
        [...HEAD, 1, 4, 1, 0x60, 0, 0, 2, 9, 1, 3, 0x65, 0x6e, 0x76, 1, 0x66, 0, 0],
        "imports",
        /env\.f/,
      ],
    ];
    for (const [bytes, reason, message] of cases) {
      const base64 = Buffer.from(bytes).toString("base64");
      const { ended, ready } = await run(page, { language: "wasi", base64 });
      assert.deepEqual([ended[0].kind, ended[0].reason, ready.length], ["unstarted", reason, 0]);
      assert.match(ended[0].message, message);
    }
  },
);

pageTest(
  "a program does not start if a late-loaded file is missing",
  { asWritten, expected: /./ },
  async (page, url) => {
    await page.goto(url + QUIET);
    /** @type {[file: string, runnable: any, reason: string, lines: string[]][]} */
    const cases = [
      ["play/running/policy.html", javascript("print('bye');"), "refused", ["bye"]],
      ["play/running/sandbox/wasi-calls.js", rust(), "unloaded", ["bye"]],
    ];
    for (const [file, runnable, reason, lines] of cases) {
      await page.route(`**/${file}`, (route) => route.fulfill({ status: 404, body: "not here" }));
      const { ended } = await run(page, runnable, [["finish"]]);
      assert.deepEqual([ended[0].kind, ended[0].reason], ["unstarted", reason], file);
      assert.match(ended[0].message, new RegExp(file), "the message names the missing file");
      // Once the file is back, the next program runs.
      await page.unroute(`**/${file}`);
      assert.deepEqual(texts(await run(page, runnable, [["finish"]])), lines, file);
    }
  },
);

pageTest(
  "a run can be in a worker, with its program in a frame of the page",
  { asWritten },
  async (page, url) => {
    await page.goto(url + QUIET);
    const heard = await page.evaluate(async () => {
      const at = (/** @type {string} */ file) =>
        new URL(`play/running/${file}`, document.baseURI).href;
      const source = `
      import { borrowSandboxes } from "${at("lent-sandboxes.js")}";
      import { Run } from "${at("run.js")}";
      onmessage = ({ ports: [port] }) => {
        const start = borrowSandboxes(port);
        const runnable = { language: "javascript", source: "print(await readLine()); await readLine();" };
        const program = new Run(runnable, {}, {
          line: (text) => {
            program.end();
            const again = { language: "javascript", source: "throw new Error('x');" };
            new Run(again, {}, { line() {}, ended: ({ kind }) => postMessage([text, kind]) }, start);
          },
          ended: () => postMessage("not to be reported"),
        }, start);
        program.give(["to the worker"]);
      };`;
      const { lendSandboxes } = await import(at("lent-sandboxes.js"));
      const { port1, port2 } = new MessageChannel();
      const end = lendSandboxes(port1);
      const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
      const worker = new Worker(address, { type: "module" });
      const heard = await new Promise((resolve) => {
        worker.onmessage = ({ data }) => resolve(data);
        worker.postMessage(null, [port2]);
      });
      end();
      worker.terminate();
      return heard;
    });
    assert.deepEqual(heard, ["to the worker", "error"]);
    await Promise.all(page.workers().map((worker) => worker.waitForEvent("close")));
  },
);

pageTest("the built runtimes behave like the unbundled ones", { asWritten }, async (page, url) => {
  await page.goto(url + QUIET);
  const built = fileURLToPath(
    new URL("../../../target/site/play/running/sandbox/", import.meta.url),
  );
  let asked = 0;
  await page.route("**/play/running/sandbox/*.js", (route) => {
    asked += 1;
    return route.fulfill({ path: built + path.basename(new URL(route.request().url()).pathname) });
  });
  const source = `const names = Object.getOwnPropertyNames(globalThis); for (const line of [await readLine(), names.filter((name) => name.length < 3)]) print(line);`;
  const reports = await run(page, javascript(source), [["give", "a"]]);
  assert.deepEqual(
    [texts(reports), reports.ended],
    [["a", ""], [EXIT]],
    "no name of the runtime is visible",
  );
  const rusty = await run(page, rust(), [["give", "echo a"], ["line", 1], ["finish"]]);
  assert.deepEqual([texts(rusty), rusty.ended], [["a", "bye"], [EXIT]]);
  assert.equal(asked, 2, "each is one file");
});
