// Maps addresses of a compiled program to source lines. The compiler writes DWARF 4 into the module, with line tables only.

import { Reader as Bytes, sectionsOf } from "./wasm-sections.js";

/** @typedef {import("./failures.js").Place} Place */

/** The sections of interest, by name. @typedef {Map<string, Uint8Array>} Sections */

/** A range of addresses, excluding its end. @typedef {[from: number, to: number]} Range */

/**
 * A row of the line table: the source of the code from this address on.
 * @typedef {{address: number, file: string, line: number, column: number, isEnd: boolean}} Row
 */

/**
 * A function, or an inlined one with the place of the call in the outer function.
 * @typedef {{ranges: Range[], name: string, call: {file: string, line: number, column: number} | null, children: Scope[]}} Scope
 */

/**
 * An entry of the debug information: its attributes by number.
 * @typedef {{tag: number, attributes: Map<number, number | string>, children: Entry[]}} Entry
 */

const CUSTOM = 0;

const TAG = { inlined: 0x1d, unit: 0x11, function: 0x2e };
const ATTRIBUTE = {
  name: 0x03,
  lines: 0x10,
  low: 0x11,
  high: 0x12,
  origin: 0x31,
  ranges: 0x55,
  callColumn: 0x57,
  callFile: 0x58,
  callLine: 0x59,
};
const ADDRESS_FORM = 0x01;
/** The codes of instructions in a line table. */
const CODE = {
  extended: 0,
  copy: 1,
  advanceAddress: 2,
  advanceLine: 3,
  setFile: 4,
  setColumn: 5,
  advanceByConstant: 8,
  advanceByFixedSize: 9,
};
const EXTENDED_CODE = { endSequence: 1, setAddress: 2 };

/** Reads numbers and texts sequentially. */
class Reader extends Bytes {
  readU16() {
    return this.readByte() + this.readByte() * 0x100;
  }

  readU32() {
    return this.readU16() + this.readU16() * 0x1_0000;
  }

  /** A signed number, in groups of seven bits. */
  readSigned() {
    let value = 0;
    for (let factor = 1; ; ) {
      const byte = this.readByte();
      value += (byte & 0x7f) * factor;
      factor *= 128;
      if (byte < 0x80) return byte & 0x40 ? value - factor : value;
    }
  }

  readText() {
    const textStart = this.position;
    while (this.readByte() !== 0);
    return new TextDecoder().decode(this.bytes.subarray(textStart, this.position - 1));
  }
}

/**
 * A table from addresses in a module's code section to places in one file of its source.
 * @param {Uint8Array} module
 * @param {string} file
 * @returns {(address: number) => Place[]} the places of an address, innermost first: functions may be inlined
 */
export function placesOf(module, file) {
  const sections = namedSections(module);
  const info = sections.get(".debug_info");
  if (!info || !sections.has(".debug_line")) return () => [];
  const units = unitsOf(info, sections);
  return (address) => {
    for (const { rows, scopes } of units) {
      const row = rowAt(rows, address);
      if (row)
        return chainOf(row, scopes, address)
          .filter((place) => place.file === file)
          .map(withoutFile);
    }
    return [];
  };
}

/** @param {Place & {file: string}} place @returns {Place} */
const withoutFile = ({ line, column, name }) => ({
  line,
  ...(column && { column }),
  ...(name && { name }),
});

/** The custom sections. @param {Uint8Array} module @returns {Sections} */
function namedSections(module) {
  const custom = sectionsOf(module).filter(({ id }) => id === CUSTOM);
  return new Map(
    custom.map(({ content }) => {
      const reader = new Reader(content);
      const name = new TextDecoder().decode(reader.readPart().readRest());
      return [name, reader.readRest()];
    }),
  );
}

/** @param {Uint8Array} info @param {Sections} sections */
function unitsOf(info, sections) {
  const units = [];
  for (const reader = new Reader(info); reader.position < info.length; ) {
    const unitStart = reader.position;
    const length = reader.readU32();
    const end = reader.position + length;
    if (reader.readU16() === 4) {
      const abbreviations = abbreviationsAt(sections, reader.readU32());
      reader.readByte();
      const entries = new Map();
      const [unit] = entriesIn(reader, { end, unitStart, abbreviations, sections, entries });
      if (!unit) throw new RangeError("A unit of DWARF has no entry");
      const { rows, files } = linesAt(sections, Number(unit.attributes.get(ATTRIBUTE.lines)));
      const base = Number(unit.attributes.get(ATTRIBUTE.low) ?? 0);
      units.push({ rows, scopes: scopesIn(unit, { files, entries, sections, base }) });
    }
    reader.position = end;
  }
  return units;
}

/** @param {Sections} sections @param {number} offset */
function abbreviationsAt(sections, offset) {
  const reader = new Reader(sections.get(".debug_abbrev") ?? new Uint8Array(1), offset);
  /** @type {Map<number, {tag: number, hasInside: boolean, fields: [attribute: number, form: number][]}>} */
  const all = new Map();
  for (let code = reader.readNumber(); code !== 0; code = reader.readNumber()) {
    const tag = reader.readNumber();
    const hasInside = reader.readByte() !== 0;
    /** @type {[number, number][]} */
    const fields = [];
    for (;;) {
      const attribute = reader.readNumber();
      const form = reader.readNumber();
      if (attribute === 0 && form === 0) break;
      fields.push([attribute, form]);
    }
    all.set(code, { tag, hasInside, fields });
  }
  return all;
}

/**
 * The entries up to the end of their list.
 * @param {Reader} reader
 * @param {{end: number, unitStart: number, abbreviations: ReturnType<typeof abbreviationsAt>, sections: Sections, entries: Map<number, Entry>}} unit
 * @returns {Entry[]}
 */
function entriesIn(reader, unit) {
  const found = [];
  while (reader.position < unit.end) {
    const offset = reader.position - unit.unitStart;
    const abbreviation = unit.abbreviations.get(reader.readNumber());
    if (!abbreviation) break;
    /** @type {Entry} */
    const entry = { tag: abbreviation.tag, attributes: new Map(), children: [] };
    for (const [attribute, form] of abbreviation.fields) {
      const value = fieldOf(reader, form, unit.sections);
      // The end of a range is either an address or a length.
      const isLength = attribute === ATTRIBUTE.high && form !== ADDRESS_FORM;
      entry.attributes.set(
        attribute,
        isLength ? Number(value) + Number(entry.attributes.get(ATTRIBUTE.low)) : value,
      );
    }
    unit.entries.set(offset, entry);
    if (abbreviation.hasInside) entry.children = entriesIn(reader, unit);
    found.push(entry);
  }
  return found;
}

/** @param {Reader} reader @param {number} form @param {Sections} sections @returns {number | string} */
function fieldOf(reader, form, sections) {
  switch (form) {
    case ADDRESS_FORM:
    case 0x06: // data4
    case 0x10: // ref_addr
    case 0x13: // ref4
    case 0x17: // sec_offset
      return reader.readU32();
    case 0x05: // data2
    case 0x12: // ref2
      return reader.readU16();
    case 0x0b: // data1
    case 0x0c: // flag
    case 0x11: // ref1
      return reader.readByte();
    case 0x07: // data8
      return reader.readU32() + reader.readU32() * 2 ** 32;
    case 0x08: // string
      return reader.readText();
    case 0x0d: // sdata
      return reader.readSigned();
    case 0x0e: // strp
      return new Reader(
        sections.get(".debug_str") ?? new Uint8Array(1),
        reader.readU32(),
      ).readText();
    case 0x0f: // udata
    case 0x15: // ref_udata
      return reader.readNumber();
    case 0x18: {
      // exprloc
      const length = reader.readNumber();
      reader.position += length;
      return length;
    }
    case 0x19: // flag_present
      return 1;
    default:
      throw new RangeError(`The form ${form} of DWARF is not known`);
  }
}

/**
 * @param {Entry} entry
 * @param {{files: string[], entries: Map<number, Entry>, sections: Sections, base: number}} unit
 * @returns {Scope[]}
 */
function scopesIn(entry, unit) {
  return entry.children.flatMap((each) => {
    const children = scopesIn(each, unit);
    if (each.tag !== TAG.function && each.tag !== TAG.inlined) return children;
    const origin = unit.entries.get(Number(each.attributes.get(ATTRIBUTE.origin)));
    const name = String(
      each.attributes.get(ATTRIBUTE.name) ?? origin?.attributes.get(ATTRIBUTE.name) ?? "",
    );
    const ranges = rangesOf(each, unit);
    const call = {
      file: unit.files[Number(each.attributes.get(ATTRIBUTE.callFile))] ?? "",
      line: Number(each.attributes.get(ATTRIBUTE.callLine) ?? 0),
      column: Number(each.attributes.get(ATTRIBUTE.callColumn) ?? 0),
    };
    return [{ ranges, name, call: each.tag === TAG.inlined ? call : null, children }];
  });
}

/**
 * @param {Entry} entry
 * @param {{sections: Sections, base: number}} unit
 * @returns {Range[]}
 */
function rangesOf({ attributes }, { sections, base }) {
  const list = attributes.get(ATTRIBUTE.ranges);
  if (list === undefined) {
    const low = attributes.get(ATTRIBUTE.low);
    return low === undefined ? [] : [[Number(low), Number(attributes.get(ATTRIBUTE.high))]];
  }
  /** @type {Range[]} */
  const ranges = [];
  const reader = new Reader(sections.get(".debug_ranges") ?? new Uint8Array(8), Number(list));
  let from = base;
  for (;;) {
    const low = reader.readU32();
    const high = reader.readU32();
    if (low === 0 && high === 0) return ranges;
    if (low === 0xffff_ffff) from = high;
    else ranges.push([from + low, from + high]);
  }
}

/**
 * The line table of a unit, and the names of its files by number.
 * @param {Sections} sections
 * @param {number} offset
 */
function linesAt(sections, offset) {
  const reader = new Reader(sections.get(".debug_line") ?? new Uint8Array(0), offset);
  const length = reader.readU32();
  const end = reader.position + length;
  // Skips the version.
  reader.readU16();
  const headerLength = reader.readU32();
  const start = reader.position + headerLength;
  const minInstructionLength = reader.readByte();
  // Skips the maximum number of operations, and whether a row is a statement by default.
  reader.readByte();
  reader.readByte();
  const lineBase = (reader.readByte() << 24) >> 24;
  const lineRange = reader.readByte();
  const firstSpecialCode = reader.readByte();
  const operandCounts = Array.from({ length: firstSpecialCode - 1 }, () => reader.readByte());
  // Skips the folders.
  while (reader.readText() !== "");
  const files = [""];
  for (let name = reader.readText(); name !== ""; name = reader.readText()) {
    files.push(name);
    // Skips the folder, the time and the size.
    reader.skipNumbers(3);
  }
  reader.position = start;
  /** @type {Row[]} */
  const rows = [];
  const initialState = () => ({ address: 0, file: 1, line: 1, column: 0 });
  let state = initialState();
  const addRow = (isEnd = false) => rows.push({ ...state, file: files[state.file] ?? "", isEnd });
  const advance = (/** @type {number} */ special) => {
    const steps = special - firstSpecialCode;
    state.address += Math.floor(steps / lineRange) * minInstructionLength;
    return lineBase + (steps % lineRange);
  };
  while (reader.position < end) {
    const code = reader.readByte();
    if (code >= firstSpecialCode) {
      state.line += advance(code);
      addRow();
    } else if (code === CODE.extended) {
      const operationLength = reader.readNumber();
      const operationEnd = reader.position + operationLength;
      const extended = reader.readByte();
      if (extended === EXTENDED_CODE.endSequence) {
        addRow(true);
        state = initialState();
      } else if (extended === EXTENDED_CODE.setAddress) state.address = reader.readU32();
      reader.position = operationEnd;
    } else if (code === CODE.copy) addRow();
    else if (code === CODE.advanceAddress)
      state.address += reader.readNumber() * minInstructionLength;
    else if (code === CODE.advanceLine) state.line += reader.readSigned();
    else if (code === CODE.setFile) state.file = reader.readNumber();
    else if (code === CODE.setColumn) state.column = reader.readNumber();
    else if (code === CODE.advanceByConstant) advance(255);
    else if (code === CODE.advanceByFixedSize) state.address += reader.readU16();
    else reader.skipNumbers(operandCounts[code - 1]);
  }
  return { rows, files };
}

/** The row of an address. @param {Row[]} rows @param {number} address */
function rowAt(rows, address) {
  const index = rows.findIndex(
    (row, i) => !row.isEnd && row.address <= address && address < (rows[i + 1]?.address ?? 0),
  );
  return rows[index];
}

/**
 * The place of an address, and the places of the inlined calls around it, innermost first.
 * @param {Row} row
 * @param {Scope[]} scopes
 * @param {number} address
 */
function chainOf(row, scopes, address) {
  /** @type {Scope[]} */
  const enclosing = [];
  const containsAddress = (/** @type {Scope} */ { ranges }) =>
    ranges.some(([from, to]) => from <= address && address < to);
  for (let next = scopes.find(containsAddress); next; next = next.children.find(containsAddress))
    enclosing.unshift(next);
  const { file, line, column } = row;
  const places = [{ file, line, column, name: enclosing[0]?.name ?? "" }];
  for (const [i, { call }] of enclosing.entries()) {
    if (call) places.push({ ...call, name: enclosing[i + 1]?.name ?? "" });
  }
  return places;
}
