// Limits the memory of a WebAssembly module, for all its memories and tables together. A module declares their initial sizes.
// Each instruction that grows one is replaced by a call of an added function, which first checks how much is left.
// `crates/arena/src/wasi/limits.rs` counts in the same way.

import { withGrowers } from "./wasm-code.js";
import {
  concatenate,
  encodeConstant,
  encodeNumber,
  moduleOf,
  Reader,
  sectionsOf,
  withEntries,
  withSection,
} from "./wasm-sections.js";

const PAGE_BYTES = 0x1_0000;
/** The maximum overhead of browsers for a table, and for each of its elements. */
const TABLE_BYTES = 0x4000;
const ELEMENT_BYTES = 32;
/** Tables up to this size, as compilers make them, are free: a program may have all its memory from the start. */
const FREE_TABLE_BYTES = 1 << 20;
/** The maximum number of elements of a table, and of pages of a memory. */
const MAX_ELEMENTS = 0xffff_ffff;
const MAX_PAGES = 0x1_0000;

const [TYPES, IMPORTS, FUNCTIONS, TABLES, MEMORIES, GLOBALS, EXPORTS, CODE] = [
  1, 2, 3, 4, 5, 6, 7, 10,
];
const HAS_MAXIMUM = 1;
/** Marks a global whose value may change. */
const MUTABLE = 1;
/** The codes of instructions. */
const CODES = {
  if: 0x04,
  end: 0x0b,
  return: 0x0f,
  getLocal: 0x20,
  setAndGetLocal: 0x22,
  getGlobal: 0x23,
  setGlobal: 0x24,
  memorySize: 0x3f,
  growMemory: 0x40,
  i32Constant: 0x41,
  i64Constant: 0x42,
  i32IsEqual: 0x46,
  i64IsGreater: 0x56,
  i64Add: 0x7c,
  i64Subtract: 0x7d,
  i64Multiply: 0x7e,
  i32ToI64: 0xad,
};
/** Instructions of two bytes. */
const [GROW_TABLE, TABLE_SIZE] = [
  [0xfc, 15],
  [0xfc, 16],
];
/** The type of a block without a result. */
const NO_RESULT = 0x40;
/** The constant −1, by which an instruction reports that nothing has grown. */
const MINUS_ONE = [CODES.i32Constant, 0x7f];
const FUNCTION = 0x60;
const I32 = 0x7f;
const I64 = 0x7e;
const REFERENCE_TYPES = [0x70, 0x6f];
/** Numbers, vectors, and references to functions and to external values. Other types do not appear in memories. */
const VALUE_TYPES = [I32, I64, 0x7d, 0x7c, 0x7b, ...REFERENCE_TYPES];

/** The export by which a limited module reports that it wanted more memory than the limit. */
export const REFUSED = "warren: refused";

/** Thrown for a module that wants more memory from the start. */
export class TooMuchMemory extends Error {}

/** @typedef {{minimum: number, maximum: number, flags: number}} Size */
/** @typedef {{type: number, size: Size}} Table */

/**
 * A changed module.
 * @typedef {object} Limited
 * @property {Uint8Array<ArrayBuffer>} bytes
 * @property {(offset: number) => number} addressOf the original address, as in debug information, of the code at an offset in
 *   the changed module
 */

/**
 * The module with its memory limited. It exports whether it wanted more, see {@link REFUSED}.
 * @param {Uint8Array} module
 * @param {number} limit in bytes
 * @returns {Limited}
 * @throws {TooMuchMemory}
 * @throws {RangeError} if it is not a module, or has anything of unknown size
 */
export function withLimitedMemory(module, limit) {
  const sections = sectionsOf(module);
  const entries = (/** @type {number} */ id) => entriesOf(sections, id);
  const tables = entries(TABLES).map(tableAt);
  const memories = entries(MEMORIES).map((next) => sizeAt(next, MAX_PAGES));
  const bytesLeft = limit - sizeAtStart(tables, memories);
  if (bytesLeft < 0) throw new TooMuchMemory(`${limit - bytesLeft} bytes from the start`);
  const types = entries(TYPES).map(signatureAt).length;
  const imports = importsOf(sections);
  // The engine that runs it will refuse such a module.
  if (imports === undefined) return { bytes: concatenate([module]), addressOf: (offset) => offset };
  const functions = imports + countOf(sections, FUNCTIONS);
  const globals = countOf(sections, GLOBALS);

  const growers = [
    ...memories.map((size, i) => memoryGrower(size, i, globals)),
    ...tables.map((table, i) => tableGrower(table, i, globals)),
  ];
  const bodies = entries(CODE).map((next) =>
    withGrowers(next.readPart(), {
      memory: (index) => functions + index,
      table: (index) => functions + memories.length + index,
    }),
  );
  /** @type {[id: number, content: Uint8Array][]} */
  const changed = [
    [
      TYPES,
      withMoreEntries(
        sections,
        TYPES,
        growers.map(({ type }) => type),
      ),
    ],
    [
      FUNCTIONS,
      withMoreEntries(
        sections,
        FUNCTIONS,
        growers.map((_, i) => encodeNumber(types + i)),
      ),
    ],
    [
      GLOBALS,
      withMoreEntries(sections, GLOBALS, [
        [I64, MUTABLE, CODES.i64Constant, ...encodeConstant(bytesLeft), CODES.end],
        [I32, MUTABLE, CODES.i32Constant, 0, CODES.end],
      ]),
    ],
    [EXPORTS, withMoreEntries(sections, EXPORTS, [exported(REFUSED, globals + 1)])],
    [
      CODE,
      codeOf([
        ...bodies.map(({ bytes }) => bytes),
        ...growers.map(({ body }) => Uint8Array.from(body)),
      ]),
    ],
  ];
  let result = sections;
  for (const [id, content] of changed) result = withSection(result, id, content);
  const bytes = moduleOf(module, result);
  return {
    bytes,
    addressOf: addressesIn(
      bytes,
      bodies.map(({ pieces }) => pieces),
    ),
  };
}

/**
 * Maps code of a changed module to its original offset.
 * @param {Uint8Array} module
 * @param {import("./wasm-code.js").Piece[][]} bodies the unchanged parts, by function
 * @returns {(offset: number) => number}
 */
function addressesIn(module, bodies) {
  const code = sectionsOf(module).find(({ id }) => id === CODE);
  const reader = new Reader(code?.content ?? Uint8Array.of(0));
  reader.readNumber();
  const pieces = bodies.flatMap((body) => {
    const { position: begin } = reader.readPart();
    return body.map(({ newOffset, oldOffset }) => ({ newOffset: begin + newOffset, oldOffset }));
  });
  const begin = code ? code.content.byteOffset - module.byteOffset : 0;
  return (offset) => {
    const piece = pieces.findLast(({ newOffset }) => newOffset <= offset - begin);
    return piece ? piece.oldOffset + (offset - begin - piece.newOffset) : 0;
  };
}

/**
 * The initial memory of a module, in bytes.
 * @param {Table[]} tables
 * @param {Size[]} memories
 */
function sizeAtStart(tables, memories) {
  const ofTables = tables.reduce(
    (sum, { size }) => sum + TABLE_BYTES + size.minimum * ELEMENT_BYTES,
    0,
  );
  const ofMemories = memories.reduce((sum, { minimum }) => sum + minimum * PAGE_BYTES, 0);
  return ofMemories + Math.max(ofTables - FREE_TABLE_BYTES, 0);
}

/**
 * The reader of a section's entries, positioned at each in turn.
 * @param {import("./wasm-sections.js").Section[]} sections
 * @param {number} id
 */
function entriesOf(sections, id) {
  const section = sections.find((each) => each.id === id);
  const reader = new Reader(section?.content ?? Uint8Array.of(0));
  return {
    /** @template T @param {(reader: Reader) => T} read */
    map(read) {
      const values = [];
      for (let count = reader.readNumber(); count > 0; count -= 1) values.push(read(reader));
      return values;
    },
  };
}

/** @param {import("./wasm-sections.js").Section[]} sections @param {number} id */
function countOf(sections, id) {
  const section = sections.find((each) => each.id === id);
  return section ? new Reader(section.content).readNumber() : 0;
}

/**
 * @param {import("./wasm-sections.js").Section[]} sections
 * @param {number} id
 * @param {number[][]} entries
 */
const withMoreEntries = (sections, id, entries) =>
  withEntries(
    sections.find((each) => each.id === id),
    entries,
  );

/**
 * The size of a table or a memory.
 * @param {Reader} reader
 * @param {number} maximum
 * @returns {Size}
 */
function sizeAt(reader, maximum) {
  const flags = reader.readByte();
  if (flags > HAS_MAXIMUM) throw new RangeError("a memory or a table is of an unusual kind");
  const minimum = reader.readNumber();
  return { minimum, maximum: flags & HAS_MAXIMUM ? reader.readNumber() : maximum, flags };
}

/** @param {Reader} reader @returns {Table} */
function tableAt(reader) {
  const type = reader.readByte();
  if (!REFERENCE_TYPES.includes(type)) throw new RangeError("a table is of an unusual kind");
  return { type, size: sizeAt(reader, MAX_ELEMENTS) };
}

/** A function's type. The browser stores values of other types elsewhere. @param {Reader} reader */
function signatureAt(reader) {
  if (reader.readByte() !== FUNCTION) throw new RangeError("a type is of an unusual kind");
  for (let lists = 2; lists > 0; lists -= 1) {
    for (let count = reader.readNumber(); count > 0; count -= 1) {
      if (!VALUE_TYPES.includes(reader.readByte()))
        throw new RangeError("a value is of an unusual kind");
    }
  }
}

/**
 * The number of imported functions; undefined if it imports anything else.
 * @param {import("./wasm-sections.js").Section[]} sections
 */
function importsOf(sections) {
  const count = countOf(sections, IMPORTS);
  const reader = new Reader(sections.find(({ id }) => id === IMPORTS)?.content ?? Uint8Array.of(0));
  reader.readNumber();
  for (let i = 0; i < count; i += 1) {
    reader.readPart();
    reader.readPart();
    if (reader.readByte() !== 0) return undefined;
    reader.readNumber();
  }
  return count;
}

/** @param {string} name @param {number} index the index of a global */
function exported(name, index) {
  const bytes = new TextEncoder().encode(name);
  return [...encodeNumber(bytes.length), ...bytes, 3, ...encodeNumber(index)];
}

/** @param {Uint8Array[]} bodies */
function codeOf(bodies) {
  const sized = bodies.flatMap((body) => [Uint8Array.from(encodeNumber(body.length)), body]);
  return concatenate([Uint8Array.from(encodeNumber(bodies.length)), ...sized]);
}

/** @param {Size} size @param {number} index @param {number} leftGlobal as in {@link growerBody} */
function memoryGrower({ maximum }, index, leftGlobal) {
  const encodedIndex = encodeNumber(index);
  const size = [CODES.memorySize, ...encodedIndex];
  const grow = [CODES.getLocal, 0, CODES.growMemory, ...encodedIndex];
  return {
    type: [FUNCTION, 1, I32, 1, I32],
    body: growerBody(leftGlobal, 0, maximum, PAGE_BYTES, size, grow),
  };
}

/** @param {Table} table @param {number} index @param {number} leftGlobal as in {@link growerBody} */
function tableGrower({ type, size: { maximum } }, index, leftGlobal) {
  const encodedIndex = encodeNumber(index);
  const size = [...TABLE_SIZE, ...encodedIndex];
  const grow = [CODES.getLocal, 0, CODES.getLocal, 1, ...GROW_TABLE, ...encodedIndex];
  return {
    type: [FUNCTION, 2, type, I32, 1, I32],
    body: growerBody(leftGlobal, 1, maximum, ELEMENT_BYTES, size, grow),
  };
}

/**
 * The body of a function that grows something, if its maximum and the remaining memory allow that.
 * @param {number} leftGlobal the global with the remaining bytes; the next global records whether anything was refused
 * @param {number} amountLocal the parameter with the amount
 * @param {number} maximum the module's own maximum
 * @param {number} unit the unit in bytes
 * @param {number[]} size the instructions for its size
 * @param {number[]} grow the instructions that grow it
 */
function growerBody(leftGlobal, amountLocal, maximum, unit, size, grow) {
  const amount = [CODES.getLocal, amountLocal, CODES.i32ToI64];
  const bytes = [...amount, CODES.i64Constant, ...encodeConstant(unit), CODES.i64Multiply];
  const [getLeft, setLeft] = [CODES.getGlobal, CODES.setGlobal].map((code) => [
    code,
    ...encodeNumber(leftGlobal),
  ]);
  const setRefused = [CODES.i32Constant, 1, CODES.setGlobal, ...encodeNumber(leftGlobal + 1)];
  const ifGreater = [CODES.i64IsGreater, CODES.if, NO_RESULT];
  const returnMinusOne = [...MINUS_ONE, CODES.return, CODES.end];
  const resultLocal = amountLocal + 1;
  return [
    // One local variable, for the result.
    ...[1, 1, I32],
    // size + amount > maximum
    ...[...size, CODES.i32ToI64, ...amount, CODES.i64Add],
    ...[CODES.i64Constant, ...encodeConstant(maximum), ...ifGreater],
    ...returnMinusOne,
    // amount * unit > left
    ...[...bytes, ...getLeft, ...ifGreater],
    ...[...setRefused, ...returnMinusOne],
    // result === -1
    ...[...grow, CODES.setAndGetLocal, resultLocal, ...MINUS_ONE, CODES.i32IsEqual],
    ...[CODES.if, NO_RESULT],
    ...returnMinusOne,
    // left -= amount * unit
    ...[...getLeft, ...bytes, CODES.i64Subtract, ...setLeft],
    ...[CODES.getLocal, resultLocal, CODES.end],
  ];
}
