// The limits on the memory and tables of WebAssembly modules.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  withLimitedMemory as limit,
  REFUSED,
  TooMuchMemory,
} from "../../../www/play/running/sandbox/wasm-memory.js";
import {
  encodeConstant,
  encodeNumber,
  Reader,
} from "../../../www/play/running/sandbox/wasm-sections.js";

const LIMIT = 256 << 20;

/** @param {Uint8Array} module @param {number} maximum */
const withLimitedMemory = (module, maximum) => limit(module, maximum).bytes;

const HEAD = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** A section, by the bytes of its content. @param {number} id @param {...number} content */
const section = (id, ...content) => [id, ...encodeNumber(content.length), ...content];

/** @param {...number[]} sections */
const moduleWith = (...sections) => Uint8Array.from([...HEAD, ...sections.flat()]);

/**
 * A module with one function, of this type and with this body.
 * @param {number[]} type
 * @param {number[]} body
 * @param {...number[]} others sections
 */
const functionWith = (type, body, ...others) =>
  moduleWith(
    section(1, 1, ...type),
    section(3, 1, 0),
    ...others,
    section(10, 1, ...encodeNumber(body.length), ...body),
  );

/** Cases of `tests/wasi/limits.json`, which the command runs, too. @type {{name: string, ended: string | number, wasm: string}[]} */
const cases = JSON.parse(readFileSync(new URL("../../wasi/limits.json", import.meta.url), "utf8"));

/** Thrown to leave a program with an exit status. */
class Exit {
  /** @param {number} code */
  constructor(code) {
    this.code = code;
  }
}

/** @param {string} wasm in base64 */
function endOf(wasm) {
  /** @type {any} */
  let exports;
  try {
    const module = new WebAssembly.Module(withLimitedMemory(Buffer.from(wasm, "base64"), LIMIT));
    const proc_exit = (/** @type {number} */ code) => {
      throw new Exit(code);
    };
    ({ exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: { proc_exit } }));
    exports._start();
    return 0;
  } catch (thrown) {
    if (thrown instanceof TooMuchMemory) return "unstarted";
    if (thrown instanceof Exit) return thrown.code;
    assert.ok(thrown instanceof WebAssembly.RuntimeError, String(thrown));
    return exports?.[REFUSED].value ? "memory" : "trap";
  }
}

for (const { name, ended, wasm } of cases) {
  // Not every Node knows several memories.
  const skip = !WebAssembly.validate(Buffer.from(wasm, "base64"));
  test(`memory: ${name}`, { skip }, () => assert.equal(endOf(wasm), ended));
}

test("too many tables alone exceed the limit", () => {
  const tables = (/** @type {number} */ count) =>
    moduleWith(section(4, ...encodeNumber(count), ...Array(count).fill([0x70, 0, 0]).flat()));
  assert.ok(new WebAssembly.Module(withLimitedMemory(tables(10_000), LIMIT)));
  assert.throws(() => withLimitedMemory(tables(20_000), LIMIT), TooMuchMemory);
});

test("a module keeps its meaning, with every kind of section", () => {
  // Locals, a branch with a table, constants, a vector, a copy, an address, a block with a value, and a custom section.
  const body = [
    ...[2, 1, 0x7b, 2, 0x7f],
    ...[0x02, 0x7f, 0x41, 0x40, 0x41, 0, 0x0e, 1, 0, 0, 0x0b, 0x1a],
    ...[0x44, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x1a, 0x43, 0x40, 0, 0x40, 0, 0x1a],
    ...[0x42, 0xc0, 0x80, 0xc0, 0, 0x1a, 0x41, 0, 0x28, 2, 0x40, 0x1a],
    ...[0xfd, 12, ...Array(16).fill(0x40), 0xfd, 0x15, 0, 0x1a],
    ...[0x41, 0, 0x41, 0, 0x41, 0, 0xfc, 10, 0, 0],
    ...[0x41, 1, 0x1c, 1, 0x7f, 0x0b],
  ];
  // The last is `select` with a type, which takes three values.
  body.splice(-4, 0, 0x41, 2, 0x41, 0);
  const module = functionWith(
    [0x60, 0, 1, 0x7f],
    body,
    section(5, 1, 0, 1),
    section(7, 1, 1, 0x66, 0, 0),
  );
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(module));
  const limited = new WebAssembly.Module(withLimitedMemory(module, LIMIT));
  const own = new WebAssembly.Instance(limited).exports;
  assert.equal(/** @type {any} */ (own).f(), /** @type {any} */ (exports).f());
});

test("the places of moved code are known", () => {
  // `memory.grow` twice, which becomes longer, in the second of two functions; a thousand more make the calls longer.
  const grow = [0, 0x41, 0, 0x40, 0, 0x1a, 0x41, 0, 0x40, 0, 0x1a, 0x00, 0x0b];
  const others = Array(1000).fill([2, 0, 0x0b]).flat();
  const module = moduleWith(
    section(1, 1, 0x60, 0, 0),
    section(3, ...encodeNumber(1001), ...Array(1001).fill(0)),
    section(5, 1, 0, 1),
    section(7, 1, 1, 0x66, 0, ...encodeNumber(1000)),
    section(10, ...encodeNumber(1001), ...others, ...encodeNumber(grow.length), ...grow),
  );
  const { bytes, addressOf } = limit(module, LIMIT);
  const trapped = (/** @type {Uint8Array<ArrayBuffer>} */ compiled) => {
    const { f } = new WebAssembly.Instance(new WebAssembly.Module(compiled)).exports;
    try {
      /** @type {Function} */ (f)();
    } catch (error) {
      const [, offset] = /:0x([\da-f]+)/.exec(/** @type {Error} */ (error).stack ?? "") ?? [];
      return Number.parseInt(offset, 16);
    }
    return 0;
  };
  const content = module.length - encodeNumber(1001).length - others.length - 1 - grow.length;
  assert.ok(trapped(bytes) !== trapped(module));
  assert.equal(addressOf(trapped(bytes)), trapped(module) - content);
});

test("data outside the module's memory is refused", () => {
  const unusual = [
    // A structure, a function that takes an exception, a table of such, a memory of 64 bits, and a shared memory.
    moduleWith(section(1, 1, 0x5f, 0)),
    moduleWith(section(1, 1, 0x60, 1, 0x69, 0)),
    moduleWith(section(4, 1, 0x69, 0, 0)),
    moduleWith(section(5, 1, 4, 0)),
    moduleWith(section(5, 1, 3, 0, 1)),
    // A created array.
    functionWith([0x60, 0, 0], [0, 0xfb, 6, 0, 0x0b]),
  ];
  for (const module of unusual) assert.throws(() => withLimitedMemory(module, LIMIT), RangeError);
});

test("bytes that are not a module are reported", () => {
  const whole = functionWith([0x60, 0, 0], [0, 0x0b]);
  assert.ok(WebAssembly.validate(withLimitedMemory(whole, LIMIT)));
  for (let length = HEAD.length + 1; length < whole.length; length += 1) {
    const read = () => new WebAssembly.Module(withLimitedMemory(whole.subarray(0, length), LIMIT));
    // There the first section ends.
    if (length !== 14) assert.throws(read, Error, String(length));
  }
});

test("a module that imports a memory is unchanged", () => {
  const module = moduleWith(section(2, 1, 1, 0x65, 1, 0x6d, 2, 0, 1));
  assert.deepEqual(withLimitedMemory(module, LIMIT), module);
});

test("numbers are written as they are read", () => {
  for (const number of [0, 1, 63, 64, 127, 128, 8191, 8192, 65536, 2 ** 32 - 1]) {
    assert.equal(new Reader(Uint8Array.from(encodeNumber(number))).readNumber(), number);
    const constant = Uint8Array.from(encodeConstant(number));
    assert.equal(new Reader(constant).readNumber(), number);
    assert.ok((constant.at(-1) ?? 0x40) < 0x40, "it is not negative");
  }
});
