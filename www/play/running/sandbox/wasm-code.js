// Parses the instructions of a WebAssembly function, to the extent needed to find where each ends.

import { concatenate, encodeNumber, Reader } from "./wasm-sections.js";

/** Codes of instructions. After `WIDE_PREFIX` a second code follows, such as `TABLE_GROW`. */
const MEMORY_GROW = 0x40;
const WIDE_PREFIX = 0xfc;
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
  const replace = (/** @type {number} */ start, /** @type {number} */ called) => {
    copyUpTo(start);
    const call = Uint8Array.from([CALL, ...encodeNumber(called)]);
    parts.push(call);
    length += call.length;
    from = body.position;
  };
  for (let kinds = body.readNumber(); kinds > 0; kinds -= 1) {
    body.readNumber();
    skipType(body);
  }
  while (!body.isOver) {
    const instructionStart = body.position;
    const code = body.readByte();
    if (code === MEMORY_GROW) replace(instructionStart, growers.memory(body.readNumber()));
    else if (code !== WIDE_PREFIX) skipImmediates(body, code);
    else {
      const secondCode = body.readNumber();
      if (secondCode === TABLE_GROW) replace(instructionStart, growers.table(body.readNumber()));
      else body.skipNumbers(wideImmediateCount(secondCode));
    }
  }
  copyUpTo(body.end);
  return { bytes: concatenate(parts), pieces };
}

/** @param {number} code */
function unknownInstruction(code) {
  return new RangeError(`an instruction is not known: 0x${code.toString(16)}`);
}

/** References with a type index, which follows. */
const isTyped = (/** @type {number} */ type) => type === 0x63 || type === 0x64;

/** @param {Reader} reader */
function skipType(reader) {
  if (isTyped(reader.readNumber())) reader.readNumber();
}

/** The codes of the instructions with one immediate. */
const FIRST_CODES = [0x07, 0x08, 0x09, 0x0c, 0x0d, 0x10, 0x12, 0x14, 0x15, 0x18, 0x3f, 0x41, 0x42];
const OTHER_CODES = [0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0xd0, 0xd2, 0xd5, 0xd6];
const ONE_IMMEDIATE = new Set([...FIRST_CODES, ...OTHER_CODES]);
const TWO_IMMEDIATES = new Set([0x11, 0x13]);
/**
 * `unreachable`, `nop`, `else`, `throw_ref`, `end`, `return`, `catch_all`, `drop`, `select`, and instructions on references.
 */
const NO_IMMEDIATES = new Set([
  0x00, 0x01, 0x05, 0x0a, 0x0b, 0x0f, 0x19, 0x1a, 0x1b, 0xd1, 0xd3, 0xd4,
]);
const BLOCKS = new Set([0x02, 0x03, 0x04, 0x06]);

/**
 * Skips the immediates of an instruction.
 * @param {Reader} reader
 * @param {number} code
 */
function skipImmediates(reader, code) {
  if (NO_IMMEDIATES.has(code) || (code >= 0x45 && code <= 0xc4)) return;
  if (ONE_IMMEDIATE.has(code)) reader.readNumber();
  else if (TWO_IMMEDIATES.has(code)) reader.skipNumbers(2);
  else if (code >= 0x28 && code <= 0x3e) skipAddress(reader);
  else if (BLOCKS.has(code)) skipType(reader);
  else if (code === 0x0e) reader.skipNumbers(reader.readNumber() + 1);
  else if (code === 0x1c)
    for (let count = reader.readNumber(); count > 0; count -= 1) skipType(reader);
  else if (code === 0x1f) skipCatches(reader);
  else if (code === 0x43) reader.position += 4;
  else if (code === 0x44) reader.position += 8;
  else if (code === 0xfd) skipVector(reader);
  else if (code === 0xfe) skipAtomic(reader);
  else throw unknownInstruction(code);
}

/** An alignment, optionally with the index of a memory, and an offset. @param {Reader} reader */
function skipAddress(reader) {
  const alignment = reader.readNumber();
  reader.skipNumbers(alignment & 0x40 ? 2 : 1);
}

/** @param {Reader} reader */
function skipCatches(reader) {
  skipType(reader);
  for (let count = reader.readNumber(); count > 0; count -= 1) {
    // The first two kinds have a tag.
    reader.skipNumbers(reader.readByte() < 2 ? 2 : 1);
  }
}

/** @param {Reader} reader */
function skipVector(reader) {
  const code = reader.readNumber();
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
  if (reader.readNumber() === 3) reader.position += 1;
  else skipAddress(reader);
}

/** The number of immediates of a wide instruction: conversions, then those that copy, and those of tables. */
const WIDE_IMMEDIATE_COUNTS = [...Array(8).fill(0), 2, 1, 2, 1, 2, 1, 2, 1, 1, 1, 1, 0, 0, 0, 0];

/** @param {number} code */
function wideImmediateCount(code) {
  const count = WIDE_IMMEDIATE_COUNTS[code];
  if (count === undefined) throw unknownInstruction(code);
  return count;
}
