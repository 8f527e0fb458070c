// Node's interface in a sandbox, as far as contest programs use it, compared with Node where that is possible.

import assert from "node:assert/strict";
import { test } from "node:test";
import util from "node:util";
import { EventEmitter } from "../../../www/play/running/sandbox/emitter.js";
import { Input } from "../../../www/play/running/sandbox/input.js";
import { format } from "../../../www/play/running/sandbox/inspect.js";
import { Loop } from "../../../www/play/running/sandbox/loop.js";
import {
  scriptText,
  withAddresses,
  withImporter,
  withoutModule,
} from "../../../www/play/running/sandbox/module-text.js";
import { nodeOf } from "../../../www/play/running/sandbox/node.js";
import { LinePromises, Readers } from "../../../www/play/running/sandbox/readers.js";
import { timersOf } from "../../../www/play/running/sandbox/timers.js";

/**
 * A program's environment, without a browser: its output is gathered, and the test decides when tasks end.
 * @param {{name: string, content: string}[]} [files]
 */
function program(files = []) {
  const input = new Input();
  /** @type {string[]} */
  const written = [];
  /** @type {string[]} */
  const said = [];
  /** @type {any[]} */
  const endings = [];
  const lifeCycle = /** @type {any} */ ({
    start: { files },
    input,
    output: {
      write: (/** @type {string} */ text) => written.push(text),
      writeError: (/** @type {string} */ text) => said.push(text),
    },
    clock: { enter: () => {} },
    idle: () => {},
    end: (/** @type {any} */ ending) => endings.push(ending),
    isOver: () => endings.length > 0,
  });
  const loop = new Loop(lifeCycle);
  const readers = new Readers(input, loop);
  const lines = new LinePromises(readers);
  loop.isReading = () => readers.isAwaited;
  const { globals, modules } = nodeOf(lifeCycle, loop, readers);
  return {
    input,
    loop,
    readLine: () => lines.next(),
    ...globals,
    process: globals.process,
    console: globals.console,
    modules,
    timers: timersOf(loop),
    endings,
    /** The output since the last call. */
    written: () => written.splice(0).join(""),
    said: () => said.splice(0).join(""),
    /** Runs pending work, then ends the task, and does what Node would do next. */
    async settle() {
      for (let i = 0; i < 20; i += 1) await null;
      lifeCycle.idle();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test("values are shown as Node shows them", () => {
  class Point {
    constructor() {
      this.x = 1;
    }
  }
  const cases = [
    ["a", 1, -0, 10n, true, null, undefined, Symbol("s")],
    [[1, "a", [2, [3, [4, [5]]]]], [], ["it's"], [undefined, null]],
    [{ a: 1, "b-c": "x", d: { e: { f: { g: 1 } } } }, {}, new Point(), Object.create(null)],
    [new Map([["a", { b: 1 }]]), new Set([1, "2"]), new Uint8Array([1, 2])],
    [() => {}, function named() {}, class Named {}, /x/g],
    ["%s is %d of %i, %f, %j %%", "x", 1.5, 2.7, "1.25", { a: 1 }, "rest", 5],
    ["no mark", "%s", { a: "x" }],
    ["%d and %s"],
    ["%o", "left"],
    [new Date(0)],
  ];
  for (const values of cases) {
    if (values[0] === "%o") assert.equal(format(values), "'left'");
    else assert.equal(format(values), util.format(...values));
  }
  const round = /** @type {any} */ ({ name: "x" });
  round.self = round;
  assert.match(format([round]), /\{ name: 'x', self: \[Circular \*1\] \}/);
  assert.equal(format([new Array(150).fill(0)]).match(/0/g)?.length, 101);
});

test("lines reach a program by readLine, one promise each, and null at the end", async () => {
  const it = program();
  const [first, second] = [it.readLine(), it.readLine()];
  it.input.give(["a"]);
  assert.equal(await first, "a");
  it.input.give(["b", "c"]);
  assert.deepEqual([await second, await it.readLine()], ["b", "c"]);
  it.input.finish();
  assert.deepEqual([await it.readLine(), await it.readLine()], [null, null]);
});

test("an interface of readline emits lines and closes", async () => {
  const it = program();
  const rl = it.modules.readline.createInterface({ input: it.process.stdin });
  /** @type {string[]} */
  const seen = [];
  rl.on("line", (/** @type {string} */ line) => seen.push(line)).on("close", () =>
    seen.push("end"),
  );
  it.input.give(["a", "b\r"]);
  it.input.give([""]);
  assert.deepEqual(seen, ["a", "b", ""]);
  it.input.finish();
  assert.deepEqual(seen, ["a", "b", "", "end"]);
});

test("an interface of readline is iterated, and answers questions in order", async () => {
  const it = program();
  const rl = it.modules.readline.createInterface({
    input: it.process.stdin,
    output: it.process.stdout,
  });
  it.input.give(["first", "second", "third", "fourth"]);
  const answered = new Promise((resolve) => rl.question("? ", resolve));
  assert.equal(await answered, "first");
  assert.equal(it.written(), "? ");
  assert.equal(await rl.question("! "), "second");
  /** @type {string[]} */
  const seen = [];
  it.input.finish();
  for await (const line of rl) seen.push(line);
  assert.deepEqual(seen, ["third", "fourth"]);
});

test("standard input is read in pieces, in each of Node's ways", async () => {
  const flowing = program();
  /** @type {(string | null)[]} */
  const seen = [];
  flowing.process.stdin.setEncoding("utf8");
  flowing.process.stdin.on("data", (/** @type {string} */ piece) => seen.push(piece));
  flowing.process.stdin.on("end", () => seen.push(null));
  flowing.input.give(["a", "b"]);
  flowing.input.finish();
  assert.deepEqual(seen.splice(0), ["a\nb\n", null]);

  const paused = program();
  paused.process.stdin.on("readable", () => {
    for (let piece = paused.process.stdin.read(); piece !== null; ) {
      seen.push(piece);
      piece = paused.process.stdin.read();
    }
  });
  paused.process.stdin.once("end", () => seen.push(null));
  paused.input.give(["a"]);
  paused.input.give(["b", "c"]);
  paused.input.finish();
  await paused.settle();
  assert.deepEqual(seen.splice(0), ["a\n", "b\nc\n", null]);

  const iterated = program();
  iterated.input.give(["a", "b"]);
  iterated.input.finish();
  for await (const piece of iterated.process.stdin) seen.push(piece);
  assert.deepEqual(seen, ["a\nb\n"]);
});

test("output goes where Node would write it", () => {
  const it = program();
  it.console.log("%s!", "a", { b: 1 });
  it.process.stdout.write("c");
  it.modules.fs.writeSync(1, "d\n");
  it.modules.fs.writeFileSync("/dev/stdout", new TextEncoder().encode("e\n"));
  assert.equal(it.written(), "a! { b: 1 }\ncd\ne\n");
  it.console.error("x");
  it.process.stderr.write("y\n");
  assert.equal(it.said(), "x\ny\n");
});

test("given files can be read, standard input only line by line", async () => {
  const it = program([{ name: "connect.txt", content: "1 2 C\nEND\n" }]);
  const { fs, readline } = it.modules;
  assert.equal(fs.readFileSync("connect.txt", "utf8"), "1 2 C\nEND\n");
  assert.equal(fs.readFileSync("./connect.txt").toString(), "1 2 C\nEND\n");
  assert.equal(await fs.promises.readFile("/connect.txt", { encoding: "utf8" }), "1 2 C\nEND\n");
  assert.equal(fs.existsSync("other.txt"), false);
  assert.throws(() => fs.readFileSync("other.txt"), { code: "ENOENT" });
  assert.throws(() => fs.writeFileSync("connect.txt", "x"), /read-only/);
  assert.throws(() => fs.readFileSync(0), /await readLine\(\)/);
  assert.throws(() => fs.readFileSync("/dev/stdin", "utf8"), /await readLine\(\)/);
  /** @type {string[]} */
  const seen = [];
  const rl = readline.createInterface({ input: fs.createReadStream("connect.txt") });
  for await (const line of rl) seen.push(line);
  assert.deepEqual(seen, ["1 2 C", "END"]);
});

test("a program ends when nothing is left that could call it", async () => {
  const it = program();
  await it.settle();
  assert.deepEqual(it.endings, [], "its main part still runs");
  const timer = it.timers.setTimeout(() => it.console.log("late"), 5);
  it.loop.mainIsOver();
  await it.settle();
  assert.deepEqual(it.endings, [], "a timer runs");
  it.timers.clearTimeout(timer);
  const rl = it.modules.readline.createInterface({ input: it.process.stdin });
  rl.on("line", () => {});
  await it.settle();
  assert.deepEqual(it.endings, [], "it listens to lines");
  rl.close();
  it.process.exitCode = 3;
  it.process.on("exit", (/** @type {number} */ code) => it.console.log("exit", code));
  await it.settle();
  assert.deepEqual(it.endings, [{ kind: "exit", message: "", trace: [], code: 3 }]);
  assert.equal(it.written(), "exit 3\n");
});

test("process.exit does not return, and an uncaught exception ends a program", () => {
  const it = program();
  it.loop.run(() => {
    it.process.exit(4);
    it.console.log("not reached");
  });
  assert.deepEqual(
    it.endings.map(({ kind, code }) => [kind, code]),
    [["exit", 4]],
  );
  assert.equal(it.written(), "");

  const other = program();
  other.process.on("uncaughtException", () => {});
  other.loop.run(() => {
    throw new TypeError("no");
  });
  assert.deepEqual(
    other.endings.map(({ kind, message, code }) => [kind, message, code]),
    [["error", "TypeError: no", 1]],
  );
});

test("a program can throw a value that fails to describe itself", () => {
  const thrown = [
    "text",
    undefined,
    { message: { toString: null } },
    new Proxy({}, { has: () => assert.fail() }),
    Object.assign(new Error("x"), { stack: 1 }),
  ];
  for (const each of thrown) {
    const it = program();
    it.loop.run(() => {
      throw each;
    });
    assert.equal(it.endings[0].kind, "error");
    assert.equal(typeof it.endings[0].message, "string");
  }
});

test("events reach their listeners as in Node", async () => {
  const emitter = new EventEmitter();
  /** @type {string[]} */
  const seen = [];
  const second = () => seen.push("second");
  emitter.on("x", (value) => seen.push(`first ${value}`)).once("x", second);
  emitter.prependListener("x", () => seen.push("before"));
  assert.equal(emitter.emit("x", 1), true);
  emitter.off("x", second).emit("x", 2);
  assert.deepEqual(seen, ["before", "first 1", "second", "before", "first 2"]);
  assert.equal(emitter.emit("y"), false);
  assert.throws(() => emitter.emit("error", new Error("unheard")), /unheard/);
  const once = EventEmitter.once(emitter, "z");
  emitter.emit("z", 1, 2);
  assert.deepEqual(await once, [1, 2]);
});

test("a module's named imports get addresses, and the rest of its text stays", () => {
  const modules = { fs: { readFileSync: 1 }, "readline/promises": {} };
  /** @type {string[]} */
  const made = [];
  const source = `import fs from "node:fs";
import { createInterface } from 'readline/promises';
import "fs";
import other from "../other.js";
const text = "from elsewhere";`;
  const got = withAddresses(source, modules, (text) => {
    made.push(text);
    return `blob:${made.length}`;
  });
  assert.equal(
    got,
    `import fs from "blob:1";
import { createInterface } from 'blob:2';
import "blob:3";
import other from "../other.js";
const text = "from elsewhere";`,
  );
  assert.match(made[0], /export const readFileSync/);
});

test("each call of `import` becomes one of the runtime's, in the same place", () => {
  /** @type {[source: string, got: string][]} */
  const cases = [
    ["await import('fs')", "await __load('fs')"],
    ["[...import('fs')]", "[...__load('fs')]"],
    ["import /* ( * */ // (\n <!-- (\n ('fs')", "__load /* ( * */ // (\n <!-- (\n ('fs')"],
    ["import . /**/ source /**/ ('fs')", "__load   /**/        /**/ ('fs')"],
    ["import.defer('fs')", "__load      ('fs')"],
    ["({ import() {} }).import()", "({ __load() {} }).__load()"],
  ];
  for (const [source, got] of cases) {
    assert.equal(withImporter(source), got);
    assert.equal(got.length, source.length, source);
  }
  const others = [
    "import fs from 'fs'; import 'fs'; import { a } from 'fs'; import.meta.url",
    "$import(1); a.#import(1); reimport(1); \u00e9import(1); imports(1); import_(1);",
  ];
  for (const other of others) assert.equal(withImporter(other), other);
});

test("a module's text becomes a script of the same lines and columns", () => {
  const source = `import fs, {
  readFileSync,
} from "fs";
export default function () { return 1; }
export const a = 1, b = 2;
export { a as c };
export * from "x";
  let wrong = (;`;
  const script = withoutModule(source);
  assert.equal(script.length, source.length);
  for (const [i, line] of script.split("\n").entries()) {
    assert.equal(line.length, source.split("\n")[i].length);
  }
  const right = script.replace(/.*wrong.*/, "");
  new Function(right);
  assert.throws(() => new Function(script), SyntaxError);
});

test("a text is read as in a file", () => {
  assert.equal(scriptText("#!/usr/bin/env node\n1"), "///usr/bin/env node\n1");
  assert.equal(scriptText("'\ud800'"), "'\ufffd'");
  assert.equal(scriptText("\ufeff1"), "\ufeff1");
});
