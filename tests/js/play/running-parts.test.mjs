// The parts of the runtime in a sandbox's worker that need no browser.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { FetchedLines } from "../../../www/play/running/fetched-lines.js";
import { countFinalizers } from "../../../www/play/running/sandbox/callbacks.js";
import { Clock } from "../../../www/play/running/sandbox/clock.js";
import { placesIn } from "../../../www/play/running/sandbox/failures.js";
import { allowed, lockDown } from "../../../www/play/running/sandbox/lock-down.js";
import { Output } from "../../../www/play/running/sandbox/output.js";
import { RandomStream } from "../../../www/play/running/sandbox/random.js";
import { trapOf } from "../../../www/play/running/sandbox/wasi-traps.js";
import { putTogether } from "../../../www/play/running/script.js";

const SEEDS = [0, 1, 7, 2 ** 32, 2 ** 53 - 1];

/** The outputs of SplitMix64, as in the authors' code. @param {number} seed */
function* splitMix64(seed) {
  const cut = (/** @type {bigint} */ value) => BigInt.asUintN(64, value);
  for (let state = BigInt(seed); ; ) {
    state = cut(state + 0x9e3779b97f4a7c15n);
    let z = state;
    z = cut((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
    z = cut((z ^ (z >> 27n)) * 0x94d049bb133111ebn);
    yield z ^ (z >> 31n);
  }
}

test("a seed gives the same bytes, in pieces of any size", () => {
  for (const seed of SEEDS) {
    const expected = new DataView(new ArrayBuffer(8 * 100));
    const outputs = splitMix64(seed);
    for (let i = 0; i < 100; i += 1) {
      expected.setBigUint64(i * 8, /** @type {bigint} */ (outputs.next().value), true);
    }
    const stream = new RandomStream(seed);
    const bytes = new Uint8Array(8 * 100);
    for (let at = 0, length = 1; at < bytes.length; at += length, length = (length % 13) + 1) {
      stream.fill(bytes.subarray(at, at + length));
    }
    assert.deepEqual(bytes, new Uint8Array(expected.buffer), String(seed));
  }
});

test("a random number is the upper bits of the next eight bytes", () => {
  for (const seed of SEEDS) {
    const stream = new RandomStream(seed);
    const outputs = splitMix64(seed);
    for (let i = 0; i < 100; i += 1) {
      const upper = /** @type {bigint} */ (outputs.next().value) >> 11n;
      assert.equal(stream.fraction(), Number(upper) / 2 ** 53);
    }
  }
});

/** A clock whose time the test sets, 1000 ms ahead of the sender's. */
function clockAt() {
  const time = { now: 0, tasks: 0 };
  const clock = new Clock(
    () => {
      time.tasks += 1;
    },
    () => time.now,
    1000,
  );
  clock.compare(0);
  return { time, clock };
}

test("a program that waits is timed from the moment when lines are noticed", () => {
  const { time, clock } = clockAt();
  // Sent at 10, noticed 40 ms later: the machine was slow, and not the program.
  time.now = 50;
  clock.recordArrival(10);
  assert.equal(clock.took(), 0);
  time.now = 57;
  assert.equal(clock.took(), 7);
});

test("a program that does not return to read its lines is timed from their arrival", () => {
  const { time, clock } = clockAt();
  clock.enter();
  time.now = 500;
  clock.recordArrival(100);
  assert.equal(clock.took(), 400);
});

test("a program that returned just before its lines were noticed is timed from their arrival", () => {
  const { time, clock } = clockAt();
  clock.enter();
  time.now = 499;
  assert.equal(clock.leave(), true);
  time.now = 500;
  clock.recordArrival(100);
  assert.equal(clock.took(), 400);
});

test("a program that got control while its task was suspended is timed, too", () => {
  const { time, clock } = clockAt();
  clock.enter();
  time.now = 100;
  assert.equal(clock.leave(), true);
  time.now = 500;
  clock.idle();
  clock.recordArrival(200);
  assert.equal(clock.took(), 300);
});

test("start-up does not count", () => {
  const { time, clock } = clockAt();
  time.now = 300;
  clock.recordArrival(5);
  time.now = 400;
  clock.begin();
  time.now = 420;
  assert.equal(clock.took(), 20);
});

/** An output, with its reports. */
function output(credit = { lines: 3, characters: 20 }) {
  /** @type {any[]} */
  const reports = [];
  const clock = { now: 0, took: () => clock.now };
  const made = new Output(
    (report) => reports.push(report),
    clock,
    credit,
    (reason) => reports.push({ type: "flood", reason }),
  );
  made.open();
  const takeReports = () => reports.splice(0);
  return { output: made, clock, takeReports };
}

const line = (/** @type {string} */ text, took = 0) => ({ type: "line", text, took });

test("lines are reported when they are whole", () => {
  const { output: out, clock, takeReports } = output();
  out.write("E4");
  assert.deepEqual(takeReports(), []);
  clock.now = 5;
  out.write("N\nC2S\r\nrest");
  assert.deepEqual(takeReports(), [line("E4N", 5), line("C2S\r", 5)]);
  out.flush();
  out.flush();
  assert.deepEqual(takeReports(), [{ type: "partial", text: "rest" }]);
  out.close();
  assert.deepEqual(takeReports(), []);
});

test("a program that writes too many lines is ended", () => {
  const { output: out, takeReports } = output();
  out.write("1\n2\n3\n4\n5\n");
  assert.deepEqual(takeReports(), [
    line("1"),
    line("2"),
    line("3"),
    { type: "flood", reason: "lines" },
  ]);
  out.write("6\n");
  out.writeError("x\n");
  assert.deepEqual(takeReports(), []);
});

test("new lines renew the limit of output", () => {
  const { output: out, takeReports } = output();
  out.write("1\n2\n3\n");
  out.refill();
  out.write("4\n5\n6\n");
  assert.equal(takeReports().length, 6);
  out.write("7\n");
  assert.deepEqual(takeReports(), [{ type: "flood", reason: "lines" }]);
});

test("an endless line is a flood, and earlier whole lines count", () => {
  const { output: out, takeReports } = output();
  out.write(`move\n${"x".repeat(1e6)}`);
  const [move, , flood] = takeReports();
  assert.deepEqual([move, flood], [line("move"), { type: "flood", reason: "characters" }]);

  // The rest of a line is not forgotten with the turn.
  const { output: slow, takeReports: takeSlowReports } = output();
  slow.write("x".repeat(15));
  slow.refill();
  slow.write("x".repeat(15));
  assert.deepEqual(takeSlowReports().at(-1), { type: "flood", reason: "characters" });
});

test("standard error is reported line by line, then in pieces, then not at all", () => {
  const { output: out, takeReports } = output();
  out.writeError("first\nsec");
  assert.deepEqual(takeReports(), [{ type: "said", text: "first", took: 0, given: 0 }]);
  out.flush();
  assert.deepEqual(takeReports(), [{ type: "said", text: "sec", took: 0, given: 0 }]);
  for (let i = 0; i < 100_000; i += 1) out.writeError("x\n");
  out.flush();
  const reports = takeReports();
  assert.ok(reports.length < 150, `${reports.length} reports`);
  const said = reports.filter(({ type }) => type === "said");
  const unsaid = reports.filter(({ type }) => type === "unsaid");
  const kept = said.reduce((sum, { text }) => sum + text.length + 1, 0);
  const dropped = unsaid.reduce((sum, { characters }) => sum + characters, 0);
  // The last line was cut, so it has no end.
  assert.equal(kept - 1 + dropped, 200_000);
  assert.ok(kept > 65_000 && kept < 66_000, String(kept));
});

test("standard error reports how often the program had received lines", () => {
  const { output: out, takeReports } = output();
  out.writeError("before\n");
  out.refill();
  out.write("1\n");
  out.writeError("after\nand without end");
  out.refill();
  out.writeError("next\n");
  const said = takeReports().filter(({ type }) => type === "said");
  assert.deepEqual(
    said.map(({ text, given }) => [text, given]),
    [
      ["before", 0],
      ["after", 1],
      ["and without end", 1],
      ["next", 2],
    ],
  );
});

test("a message of a program comes before the line that it wrote afterwards", () => {
  const { output: out, clock, takeReports } = output();
  for (let i = 0; i < 200; i += 1) out.writeError("x\n");
  takeReports();
  clock.now = 1;
  out.writeError("thought\n");
  out.write("move\n");
  const [said, move] = takeReports();
  assert.match(said.text, /thought$/);
  assert.deepEqual(move, line("move", 1));
});

test("finalizers are called in tasks that are counted", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  const Own = FinalizationRegistry;
  let count = 0;
  countFinalizers({
    run: (call) => {
      count += 1;
      call();
    },
  });
  try {
    const Counted = FinalizationRegistry;
    assert.notEqual(Counted, Own);
    /** @type {unknown[]} */
    const gone = [];
    const registry = new Counted((held) => gone.push(held));
    assert.equal(registry.constructor, Counted, "the browser's class is out of reach");
    for (let i = 0; i < 10; i += 1) registry.register({}, "held");
    for (let tries = 0; tries < 100 && gone.length === 0; tries += 1) {
      collect();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    assert.deepEqual([gone[0], count], ["held", gone.length]);
    class Mine {}
    assert.ok(Reflect.construct(Counted, [() => {}], Mine) instanceof Mine);
    assert.ok(registry instanceof Counted);
    assert.throws(() => new Counted(/** @type {any} */ (1)), TypeError);
  } finally {
    globalThis.FinalizationRegistry = Own;
    Own.prototype.constructor = Own;
  }
});

test("globals that are not on the list are removed, also inherited ones", () => {
  const far = { fetch() {}, Math: 1 };
  const near = Object.create(far, {
    importScripts: { value() {}, configurable: true },
    TEMPORARY: { value: 0 },
    print: { value() {}, configurable: true },
  });
  const scope = Object.create(near);
  scope.navigator = {};
  assert.deepEqual(lockDown(scope, allowed(["print"])), []);
  assert.deepEqual(Object.getOwnPropertyNames(scope).sort(), ["Math", "print"]);
  assert.deepEqual(Object.getOwnPropertyNames(near), ["TEMPORARY"]);
  assert.deepEqual(Object.getOwnPropertyNames(far), []);
});

test("only the runtime's replacement of a global is left", () => {
  const far = {
    setTimeout() {},
    get self() {
      return this;
    },
  };
  const scope = Object.create(far);
  const own = () => {};
  Object.defineProperty(scope, "setTimeout", { value: own });
  assert.deepEqual(lockDown(scope, allowed()), []);
  assert.deepEqual([scope.setTimeout, scope.self], [own, scope]);
  assert.deepEqual(Object.keys(far), []);
});

test("globals that cannot be removed are reported", () => {
  const scope = Object.create(null, {
    socket: { value: {} },
    network: { get: () => 1 },
    TEMPORARY: { value: 0 },
  });
  assert.deepEqual(lockDown(scope, allowed()), ["socket", "network"]);
});

test("the places of a trace are read in each browser's format", () => {
  const chromium = `TypeError: x
    at f (blob:null/a-1:3:20)
    at async blob:null/a-1:1:34
    at Object.print (blob:null/b-2:4:2)`;
  const firefox = "f@blob:null/a-1:3:20\nasync*@blob:null/a-1:1:34\nprint@blob:null/b-2:4:2\n";
  for (const stack of [chromium, firefox]) {
    const [first, second, ...others] = placesIn(stack, "blob:null/a-1", 30);
    assert.deepEqual(first, { line: 3, column: 20, name: "f" }, stack);
    assert.equal(second.line, 1);
    assert.equal(second.column, 4);
    assert.deepEqual(others, []);
  }
});

test("a trap has one name in all browsers", () => {
  /** @type {Record<string, string[]>} */
  const words = {
    unreachable: ["unreachable", "unreachable executed", "Unreachable code should not be executed"],
    memory: ["memory access out of bounds", "index out of bounds", "Out of bounds memory access"],
    division: ["divide by zero", "integer divide by zero", "Division by zero", "integer overflow"],
    conversion: ["float unrepresentable in integer range", "invalid conversion to integer"],
    call: ["null function or function signature mismatch", "indirect call to null"],
  };
  for (const [name, messages] of Object.entries(words)) {
    for (const message of messages) {
      assert.equal(trapOf(new WebAssembly.RuntimeError(message)), name, message);
    }
  }
  assert.equal(trapOf(new RangeError("Maximum call stack size exceeded")), "stack");
  assert.equal(trapOf(new TypeError("x")), undefined);
});

const www = new URL("../../../www/", import.meta.url);
const read = (/** @type {string} */ file) => readFile(new URL(file, www), "utf8");

for (const runtime of ["javascript", "wasi"]) {
  test(`the runtime for ${runtime} becomes one script`, async () => {
    const script = await putTogether(`play/running/sandbox/${runtime}.js`, read);
    // Throws if it is not a script, such as with a name that is declared twice.
    new Function(script);
    assert.doesNotMatch(script, /^(?:import|export)\b/m);
  });
}

test("a part occurs once, after its imports, and its names are separate", async () => {
  /** @type {Record<string, string>} */
  const files = {
    "a/main.js":
      'import { b } from "./b.js";\nimport {\n  c,\n  twice as double,\n} from "../c.js";\nconst x = 1;\nglobalThis.record(b + c + double(x));\n',
    "a/b.js": 'import { c } from "../c.js";\nconst x = 10;\nexport const b = x + c;\n',
    "c.js":
      "const x = 100;\nexport const c = x;\nexport function twice(x) {\n  return x * 2;\n}\nglobalThis.record(x);\n",
  };
  const script = await putTogether("a/main.js", async (file) => files[file]);
  /** @type {number[]} */
  const values = [];
  Object.assign(globalThis, { record: (/** @type {number} */ value) => values.push(value) });
  new Function(script)();
  assert.deepEqual(values, [100, 212]);
});

test("lines are under way only to a program that asks for them", () => {
  /** @type {boolean[]} */
  const states = [];
  const lines = new FetchedLines(() => states.push(lines.areUnderWay));
  try {
    lines.recordRequest();
    assert.deepEqual(states, []);
    lines.give({ lines: ["one"], sent: 0 });
    lines.give({ lines: ["two"], sent: 0 });
    assert.deepEqual(states, [true]);
    lines.recordArrival(1);
    assert.deepEqual(states, [true, false], "it may think about the first");
    lines.recordRequest();
    lines.recordArrival(2);
    assert.deepEqual(states, [true, false, true, false]);
    lines.give({ lines: ["three"], sent: 0 });
    assert.equal(states.length, 4, "a computing program is charged");
  } finally {
    lines.close();
  }
});
