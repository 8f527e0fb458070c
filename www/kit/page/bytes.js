// Numbers and texts as bytes, and bytes as text for addresses.

/** The largest number that can be written: more than any count. */
const MAX_NUMBER = 2 ** 31;

/** Thrown if the input cannot be read. Never leaves this folder. */
export class Unreadable extends Error {}

export class ByteWriter {
  /** @type {number[]} */
  bytes = [];

  /** @param {number} value a whole number, not negative; 7 bits a byte, the lowest first */
  writeNumber(value) {
    let remaining = Math.min(Math.max(0, Math.trunc(value)), MAX_NUMBER);
    while (remaining >= 128) {
      this.bytes.push(128 | (remaining % 128));
      remaining = Math.floor(remaining / 128);
    }
    this.bytes.push(remaining);
  }

  /** @param {Iterable<number>} bytes preceded by their number */
  writeBlock(bytes) {
    const all = [...bytes];
    this.writeNumber(all.length);
    for (const byte of all) this.bytes.push(byte);
  }

  /** @param {string} text */
  writeText(text) {
    this.writeBlock(new TextEncoder().encode(text));
  }

  /** @param {readonly boolean[]} flags at most 7 */
  writeFlags(flags) {
    this.writeNumber(flags.reduce((sum, flag, at) => sum + (flag ? 2 ** at : 0), 0));
  }
}

/** Reads what {@link ByteWriter} has written. Throws {@link Unreadable} at anything else. */
export class ByteReader {
  #bytes;
  #offset = 0;

  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.#bytes = bytes;
  }

  readNumber() {
    let value = 0;
    for (let unit = 1; unit <= MAX_NUMBER; unit *= 128) {
      const byte = this.#nextByte();
      value += (byte % 128) * unit;
      if (byte < 128) {
        if (value > MAX_NUMBER) throw new Unreadable();
        return value;
      }
    }
    throw new Unreadable();
  }

  readBlock() {
    const length = this.readNumber();
    if (length > this.#bytes.length - this.#offset) throw new Unreadable();
    this.#offset += length;
    return this.#bytes.subarray(this.#offset - length, this.#offset);
  }

  readText() {
    try {
      return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(this.readBlock());
    } catch {
      throw new Unreadable();
    }
  }

  /** @param {number} count */
  readFlags(count) {
    const value = this.readNumber();
    if (value >= 2 ** count) throw new Unreadable();
    return Array.from({ length: count }, (_, at) => Math.floor(value / 2 ** at) % 2 === 1);
  }

  /**
   * A list. Each element needs at least a byte, so a list cannot be longer than the input.
   * @template Item
   * @param {() => Item} item
   */
  readList(item) {
    const length = this.readNumber();
    if (length > this.#bytes.length - this.#offset) throw new Unreadable();
    return Array.from({ length }, item);
  }

  expectEnd() {
    if (this.#offset !== this.#bytes.length) throw new Unreadable();
  }

  #nextByte() {
    if (this.#offset >= this.#bytes.length) throw new Unreadable();
    this.#offset += 1;
    return this.#bytes[this.#offset - 1];
  }
}

/**
 * Bytes as base64url, without padding.
 * @param {Iterable<number>} bytes
 */
export function textOfBytes(bytes) {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * The bytes of base64url.
 * @param {string} text
 * @throws {Unreadable} if the text is not base64url, or not written as {@link textOfBytes} writes it
 */
export function bytesOfText(text) {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) throw new Unreadable();
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  if (textOfBytes(bytes) !== text) throw new Unreadable();
  return bytes;
}

/**
 * CRC-32, as in links.
 * @param {Iterable<number>} bytes
 */
export function checksum(bytes) {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return (crc ^ 0xffff_ffff) >>> 0;
}

/**
 * Seals a text: its kind, a checksum of all of it, and the content, as base64url.
 * @param {number} kind a byte
 * @param {readonly number[]} content
 */
export function sealedText(kind, content) {
  const sum = checksum([kind, ...content]);
  return textOfBytes([
    kind,
    sum >>> 24,
    (sum >>> 16) & 255,
    (sum >>> 8) & 255,
    sum & 255,
    ...content,
  ]);
}

/**
 * The kind and the content of a text of {@link sealedText}.
 * @param {string} text
 * @throws {Unreadable} if the text is damaged
 */
export function openedText(text) {
  const bytes = bytesOfText(text);
  if (bytes.length < 5) throw new Unreadable();
  const [kind, a, b, c, d] = bytes;
  const content = bytes.subarray(5);
  if (checksum([kind, ...content]) !== ((a << 24) | (b << 16) | (c << 8) | d) >>> 0) {
    throw new Unreadable();
  }
  return { kind, content };
}
