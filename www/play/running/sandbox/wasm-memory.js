// Limits the memory of a WebAssembly module, for all its memories and tables together. A module declares their initial sizes.
// Each instruction that grows one is replaced by a call of an added function, which first checks how much is left.
// `crates/arena/src/wasi/limits.rs` counts in the same way.

import { withGrowers } from "./wasm-code.js";
import {
  joined,
  moduleOf,
  Reader,
  sectionsOf,
  withEntries,
  withSection,
  written,
  writtenConstant,
} from "./wasm-sections.js";

const PAGE = 0x1_0000;
/** The maximum overhead of browsers for a table, and for each of its elements. */
const TABLE = 0x4000;
const ELEMENT = 32;
/** Tables up to this size, as compilers make them, are free: a program may have all its memory from the start. */
const SPARE = 1 << 20;
/** The maximum number of elements of a table, and of pages of a memory. */
const MAX_ELEMENTS = 0xffff_ffff;
const MAX_PAGES = 0x1_0000;

const [TYPES, IMPORTS, FUNCTIONS, TABLES, MEMORIES, GLOBALS, EXPORTS, CODE] = [
  1, 2, 3, 4, 5, 6, 7, 10,
];
const HAS_MOST = 1;
const FUNCTION = 0x60;
const I32 = 0x7f;
const I64 = 0x7e;
const REFERENCES = [0x70, 0x6f];
/** Numbers, vectors, and references to functions and to external values. Other types do not appear in memories. */
const VALUES = [I32, I64, 0x7d, 0x7c, 0x7b, ...REFERENCES];

/** The export by which a limited module reports that it wanted more memory than the limit. */
export const REFUSED = "warren: refused";

/** Thrown for a module that wants more memory from the start. */
export class TooMuchMemory extends Error {}

/** @typedef {{least: number, most: number, flags: number}} Size */
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
  const left = limit - sizeAtStart(tables, memories);
  if (left < 0) throw new TooMuchMemory(`${limit - left} bytes from the start`);
  const types = entries(TYPES).map(signatureAt).length;
  const imports = importsOf(sections);
  // The engine that runs it will refuse such a module.
  if (imports === undefined) return { bytes: joined([module]), addressOf: (offset) => offset };
  const functions = imports + countOf(sections, FUNCTIONS);
  const globals = countOf(sections, GLOBALS);

  const growers = [
    ...memories.map((size, i) => memoryGrower(size, i, globals)),
    ...tables.map((table, i) => tableGrower(table, i, globals)),
  ];
  const bodies = entries(CODE).map((next) =>
    withGrowers(next.part(), {
      memory: (index) => functions + index,
      table: (index) => functions + memories.length + index,
    }),
  );
  /** @type {[id: number, content: Uint8Array][]} */
  const changed = [
    [
      TYPES,
      withMore(
        sections,
        TYPES,
        growers.map(({ type }) => type),
      ),
    ],
    [
      FUNCTIONS,
      withMore(
        sections,
        FUNCTIONS,
        growers.map((_, i) => written(types + i)),
      ),
    ],
    [
      GLOBALS,
      withMore(sections, GLOBALS, [
        [I64, 1, 0x42, ...writtenConstant(left), 0x0b],
        [I32, 1, 0x41, 0, 0x0b],
      ]),
    ],
    [EXPORTS, withMore(sections, EXPORTS, [exported(REFUSED, globals + 1)])],
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
  reader.number();
  const pieces = bodies.flatMap((body) => {
    const { at: begin } = reader.part();
    return body.map(({ at, was }) => ({ at: begin + at, was }));
  });
  const begin = code ? code.content.byteOffset - module.byteOffset : 0;
  return (offset) => {
    const piece = pieces.findLast(({ at }) => at <= offset - begin);
    return piece ? piece.was + (offset - begin - piece.at) : 0;
  };
}

/**
 * The initial memory of a module, in bytes.
 * @param {Table[]} tables
 * @param {Size[]} memories
 */
function sizeAtStart(tables, memories) {
  const ofTables = tables.reduce((sum, { size }) => sum + TABLE + size.least * ELEMENT, 0);
  const ofMemories = memories.reduce((sum, { least }) => sum + least * PAGE, 0);
  return ofMemories + Math.max(ofTables - SPARE, 0);
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
      const found = [];
      for (let count = reader.number(); count > 0; count -= 1) found.push(read(reader));
      return found;
    },
  };
}

/** @param {import("./wasm-sections.js").Section[]} sections @param {number} id */
function countOf(sections, id) {
  const section = sections.find((each) => each.id === id);
  return section ? new Reader(section.content).number() : 0;
}

/**
 * @param {import("./wasm-sections.js").Section[]} sections
 * @param {number} id
 * @param {number[][]} more
 */
const withMore = (sections, id, more) =>
  withEntries(
    sections.find((each) => each.id === id),
    more,
  );

/**
 * The size of a table or a memory.
 * @param {Reader} reader
 * @param {number} most
 * @returns {Size}
 */
function sizeAt(reader, most) {
  const flags = reader.byte();
  if (flags > HAS_MOST) throw new RangeError("a memory or a table is of an unusual kind");
  const least = reader.number();
  return { least, most: flags & HAS_MOST ? reader.number() : most, flags };
}

/** @param {Reader} reader @returns {Table} */
function tableAt(reader) {
  const type = reader.byte();
  if (!REFERENCES.includes(type)) throw new RangeError("a table is of an unusual kind");
  return { type, size: sizeAt(reader, MAX_ELEMENTS) };
}

/** A function's type. The browser stores values of other types elsewhere. @param {Reader} reader */
function signatureAt(reader) {
  if (reader.byte() !== FUNCTION) throw new RangeError("a type is of an unusual kind");
  for (let lists = 2; lists > 0; lists -= 1) {
    for (let count = reader.number(); count > 0; count -= 1) {
      if (!VALUES.includes(reader.byte())) throw new RangeError("a value is of an unusual kind");
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
  reader.number();
  for (let i = 0; i < count; i += 1) {
    reader.part();
    reader.part();
    if (reader.byte() !== 0) return undefined;
    reader.number();
  }
  return count;
}

/** @param {string} name @param {number} index the index of a global */
function exported(name, index) {
  const bytes = new TextEncoder().encode(name);
  return [...written(bytes.length), ...bytes, 3, ...written(index)];
}

/** @param {Uint8Array[]} bodies */
function codeOf(bodies) {
  const sized = bodies.flatMap((body) => [Uint8Array.from(written(body.length)), body]);
  return joined([Uint8Array.from(written(bodies.length)), ...sized]);
}

/** @param {Size} size @param {number} index @param {number} left the number of a global */
function memoryGrower({ most }, index, left) {
  const at = written(index);
  return {
    type: [FUNCTION, 1, I32, 1, I32],
    body: growerBody(left, 0, most, PAGE, [0x3f, ...at], [0x20, 0, 0x40, ...at]),
  };
}

/** @param {Table} table @param {number} index @param {number} left the number of a global */
function tableGrower({ type, size }, index, left) {
  const at = written(index);
  return {
    type: [FUNCTION, 2, type, I32, 1, I32],
    body: growerBody(
      left,
      1,
      size.most,
      ELEMENT,
      [0xfc, 16, ...at],
      [0x20, 0, 0x20, 1, 0xfc, 15, ...at],
    ),
  };
}

/**
 * The body of a function that grows something, if its maximum and the remaining memory allow that.
 * @param {number} left the global with the remaining bytes; the next global records whether anything was refused
 * @param {number} count the parameter with the amount
 * @param {number} most the module's own maximum
 * @param {number} unit the unit in bytes
 * @param {number[]} size the instructions for its size
 * @param {number[]} grow the instructions that grow it
 */
function growerBody(left, count, most, unit, size, grow) {
  const asLong = 0xad;
  const more = [0x20, count, asLong];
  const bytes = [...more, 0x42, ...writtenConstant(unit), 0x7e];
  const [getLeft, setLeft] = [0x23, 0x24].map((code) => [code, ...written(left)]);
  const setRefused = [0x41, 1, 0x24, ...written(left + 1)];
  const returnNone = [0x41, 0x7f, 0x0f, 0x0b];
  const whenGreater = [0x56, 0x04, 0x40];
  const grown = count + 1;
  return [
    ...[1, 1, I32],
    // size + more > most
    ...[...size, asLong, ...more, 0x7c, 0x42, ...writtenConstant(most), ...whenGreater],
    ...returnNone,
    // more * unit > left
    ...[...bytes, ...getLeft, ...whenGreater],
    ...[...setRefused, ...returnNone],
    // -1, the result of a failed growth
    ...[...grow, 0x22, grown, 0x41, 0x7f, 0x46, 0x04, 0x40],
    ...returnNone,
    ...[...getLeft, ...bytes, 0x7d, ...setLeft, 0x20, grown, 0x0b],
  ];
}
