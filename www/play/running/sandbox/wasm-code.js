// Parses the instructions of a WebAssembly function, to the extent needed to find where each ends.

import { concatenated, encoded, Reader } from "./wasm-sections.js";

/** Instructions that grow a memory or a table. */
const MEMORY_GROW = 0x40;
const WIDE = 0xfc;
const TABLE_GROW = 15;
const CALL = 0x10;

/**
 * The replacement for an instruction that grows something: the number of a function.
 * @typedef {{memory: (index: number) => number, table: (index: number) => number}} Growers
 */

/**
 * An unchanged part of a body: its offset in the new body, and its offset in the section.
 * @typedef {{newOffset: number, oldOffset: number}} Piece
 */

/**
 * A function's body in which other functions grow memories and tables.
 * @param {Reader} body the body's locals and instructions
 * @param {Growers} growers
 * @returns {{bytes: Uint8Array, pieces: Piece[]}}
 */
export function withGrowers(body, growers) {
  const { bytes } = body;
  /** @type {Uint8Array[]} */
  const parts = [];
  /** @type {Piece[]} */
  const pieces = [];
  let [from, length] = [body.position, 0];
  const copyUpTo = (/** @type {number} */ end) => {
    pieces.push({ newOffset: length, oldOffset: from });
    parts.push(bytes.subarray(from, end));
    length += end - from;
  };
  const replace = (/** @type {number} */ begin, /** @type {number} */ called) => {
    copyUpTo(begin);
    const call = Uint8Array.from([CALL, ...encoded(called)]);
    parts.push(call);
    length += call.length;
    from = body.position;
  };
  for (let kinds = body.number(); kinds > 0; kinds -= 1) {
    body.number();
    skipType(body);
  }
  while (!body.isOver) {
    const begin = body.position;
    const code = body.byte();
    if (code === MEMORY_GROW) replace(begin, growers.memory(body.number()));
    else if (code !== WIDE) skip(body, code);
    else {
      const wide = body.number();
      if (wide === TABLE_GROW) replace(begin, growers.table(body.number()));
      else body.numbers(wideNumbers(wide));
    }
  }
  copyUpTo(body.end);
  return { bytes: concatenated(parts), pieces };
}

/** @param {number} code */
function unknownInstruction(code) {
  return new RangeError(`an instruction is not known: 0x${code.toString(16)}`);
}

/** References with a type index, which follows. */
const isTyped = (/** @type {number} */ type) => type === 0x63 || type === 0x64;

/** @param {Reader} reader */
function skipType(reader) {
  if (isTyped(reader.number())) reader.number();
}

/** The instructions with so many immediates, besides those with none. */
const ONE = [0x07, 0x08, 0x09, 0x0c, 0x0d, 0x10, 0x12, 0x14, 0x15, 0x18, 0x3f, 0x41, 0x42];
const MORE_ONE = [0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0xd0, 0xd2, 0xd5, 0xd6];
const WITH_ONE = new Set([...ONE, ...MORE_ONE]);
const WITH_TWO = new Set([0x11, 0x13]);
/**
 * `unreachable`, `nop`, `else`, `throw_ref`, `end`, `return`, `catch_all`, `drop`, `select`, and instructions on references.
 */
const WITH_NONE = new Set([0x00, 0x01, 0x05, 0x0a, 0x0b, 0x0f, 0x19, 0x1a, 0x1b, 0xd1, 0xd3, 0xd4]);
const BLOCKS = new Set([0x02, 0x03, 0x04, 0x06]);

/**
 * Skips the immediates of an instruction.
 * @param {Reader} reader
 * @param {number} code
 */
function skip(reader, code) {
  if (WITH_NONE.has(code) || (code >= 0x45 && code <= 0xc4)) return;
  if (WITH_ONE.has(code)) reader.number();
  else if (WITH_TWO.has(code)) reader.numbers(2);
  else if (code >= 0x28 && code <= 0x3e) skipAddress(reader);
  else if (BLOCKS.has(code)) skipType(reader);
  else if (code === 0x0e) reader.numbers(reader.number() + 1);
  else if (code === 0x1c) for (let count = reader.number(); count > 0; count -= 1) skipType(reader);
  else if (code === 0x1f) skipCatches(reader);
  else if (code === 0x43) reader.position += 4;
  else if (code === 0x44) reader.position += 8;
  else if (code === 0xfd) skipVector(reader);
  else if (code === 0xfe) skipAtomic(reader);
  else throw unknownInstruction(code);
}

/** An alignment, optionally with the index of a memory, and an offset. @param {Reader} reader */
function skipAddress(reader) {
  const alignment = reader.number();
  reader.numbers(alignment & 0x40 ? 2 : 1);
}

/** @param {Reader} reader */
function skipCatches(reader) {
  skipType(reader);
  for (let count = reader.number(); count > 0; count -= 1) {
    // The first two kinds have a tag.
    reader.numbers(reader.byte() < 2 ? 2 : 1);
  }
}

/** @param {Reader} reader */
function skipVector(reader) {
  const code = reader.number();
  if (code <= 11 || code === 92 || code === 93) skipAddress(reader);
  else if (code === 12 || code === 13) reader.position += 16;
  else if (code >= 21 && code <= 34) reader.position += 1;
  else if (code >= 84 && code <= 91) {
    skipAddress(reader);
    reader.position += 1;
  }
}

/** @param {Reader} reader */
function skipAtomic(reader) {
  if (reader.number() === 3) reader.position += 1;
  else skipAddress(reader);
}

/** The number of immediates of a wide instruction: conversions, then those that copy, and those of tables. */
const WIDE_NUMBERS = [...Array(8).fill(0), 2, 1, 2, 1, 2, 1, 2, 1, 1, 1, 1, 0, 0, 0, 0];

/** @param {number} code */
function wideNumbers(code) {
  const count = WIDE_NUMBERS[code];
  if (count === undefined) throw unknownInstruction(code);
  return count;
}
