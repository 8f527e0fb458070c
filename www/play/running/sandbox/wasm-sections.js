// The binary form of WebAssembly modules: numbers, and sections.

/** The ids of sections, in the order of their appearance. */
const ORDER = [1, 2, 3, 4, 5, 13, 6, 7, 8, 9, 12, 10, 11];
const HEADER = 8;

/** Reads bytes sequentially. Throws a `RangeError` beyond the end. */
export class Reader {
  /**
   * @param {Uint8Array} bytes
   * @param {number} [position]
   * @param {number} [end]
   */
  constructor(bytes, position = 0, end = bytes.length) {
    if (end > bytes.length) throw new RangeError("a part ends beyond the module");
    this.bytes = bytes;
    this.position = position;
    this.end = end;
  }

  get isOver() {
    return this.position >= this.end;
  }

  readByte() {
    if (this.isOver) throw new RangeError("a number ends beyond the module");
    this.position += 1;
    return this.bytes[this.position - 1];
  }

  /** A LEB128 number, in groups of seven bits. For signed numbers only the end is right. */
  readNumber() {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.readByte();
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  }

  /** Skips so many numbers. @param {number} count */
  skipNumbers(count) {
    for (let i = 0; i < count; i += 1) this.readNumber();
  }

  /** The next part, which begins with its length. */
  readPart() {
    const length = this.readNumber();
    const part = new Reader(this.bytes, this.position, this.position + length);
    this.position = part.end;
    return part;
  }

  /** All remaining bytes. */
  readRest() {
    return this.bytes.subarray(this.position, this.end);
  }
}

/** @param {number | bigint} value a non-negative number @returns {number[]} */
export function encodeNumber(value) {
  const bytes = [];
  let rest = BigInt(value);
  for (; rest >= 0x80n; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80);
  bytes.push(Number(rest));
  return bytes;
}

/** A constant of an instruction, which is signed. @param {number} value not negative */
export function encodeConstant(value) {
  const bytes = encodeNumber(value);
  const last = bytes.length - 1;
  if (bytes[last] < 0x40) return bytes;
  bytes[last] |= 0x80;
  return [...bytes, 0];
}

/** @typedef {{id: number, content: Uint8Array}} Section */

/** @param {Uint8Array} module @returns {Section[]} */
export function sectionsOf(module) {
  const reader = new Reader(module, HEADER);
  const sections = [];
  while (!reader.isOver) {
    const id = reader.readByte();
    sections.push({ id, content: reader.readPart().readRest() });
  }
  return sections;
}

/**
 * A section with more entries at its end.
 * @param {Section | undefined} section undefined for a new section
 * @param {number[][]} entries
 * @returns {Uint8Array}
 */
export function withEntries(section, entries) {
  const reader = new Reader(section?.content ?? Uint8Array.of(0));
  const count = encodeNumber(reader.readNumber() + entries.length);
  return concatenate([Uint8Array.from(count), reader.readRest(), Uint8Array.from(entries.flat())]);
}

/**
 * The sections with one replaced. If there is none, a new one is added in its proper place.
 * @param {Section[]} sections
 * @param {number} id
 * @param {Uint8Array} content
 */
export function withSection(sections, id, content) {
  const section = { id, content };
  if (sections.some((each) => each.id === id)) {
    return sections.map((each) => (each.id === id ? section : each));
  }
  const place = (/** @type {Section} */ each) => ORDER.indexOf(each.id);
  const index = sections.findIndex((each) => place(each) > place(section));
  return sections.toSpliced(index < 0 ? sections.length : index, 0, section);
}

/**
 * @param {Uint8Array} module the module that supplies the beginning
 * @param {Section[]} sections
 */
export function moduleOf(module, sections) {
  const parts = [module.subarray(0, HEADER)];
  for (const { id, content } of sections) {
    parts.push(Uint8Array.from([id, ...encodeNumber(content.length)]), content);
  }
  return concatenate(parts);
}

/** @param {Uint8Array[]} parts */
export function concatenate(parts) {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let to = 0;
  for (const part of parts) {
    whole.set(part, to);
    to += part.length;
  }
  return whole;
}
