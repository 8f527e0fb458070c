// Reads the files of a zip. Browsers can inflate, and the rest of a zip is a table of names and offsets: a library would be larger
// than this module.

/** A file in a zip: its path, and a function that reads its content. @typedef {{ path: string, read: () => Promise<Uint8Array> }} Entry */

/** A file that cannot be read. `id` is the message with the reason. */
export class ZipProblem extends Error {
  /** @param {"collect-zip-damaged" | "collect-zip-large" | "collect-large"} id */
  constructor(id) {
    super(id);
    this.id = id;
  }
}

/** The maximum number of files in a zip. */
const MAX_FILES = 5000;

/** The signatures of the parts of a zip, and the lengths of their fixed fields. */
const END = { signature: 0x06054b50, length: 22 };
const LISTED = { signature: 0x02014b50, length: 46 };
const LOCAL = { signature: 0x04034b50, length: 30 };
/** The maximum length of the comment at the end. */
const MAX_COMMENT_LENGTH = 65_535;

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

/**
 * The files of a zip, without folders.
 * @param {Blob} zip
 * @param {number} maxBytes the maximum number of bytes in a file
 * @returns {Promise<Entry[]>}
 * @throws {ZipProblem}
 */
export async function filesOfZip(zip, maxBytes) {
  const { count, size, start } = await endOf(zip);
  if (count > MAX_FILES) throw new ZipProblem("collect-zip-large");
  const table = await partOf(zip, start, size);
  /** @type {Entry[]} */
  const entries = [];
  let at = 0;
  for (let i = 0; i < count; i++) {
    if (at + LISTED.length > table.byteLength || table.getUint32(at, true) !== LISTED.signature) {
      throw new ZipProblem("collect-zip-damaged");
    }
    const [flags, method] = [table.getUint16(at + 8, true), table.getUint16(at + 10, true)];
    const packed = table.getUint32(at + 20, true);
    const lengths = [28, 30, 32].map((field) => table.getUint16(at + field, true));
    const place = table.getUint32(at + 42, true);
    const [nameLength] = lengths;
    if (at + LISTED.length + nameLength > table.byteLength) {
      throw new ZipProblem("collect-zip-damaged");
    }
    const name = new Uint8Array(table.buffer, table.byteOffset + at + LISTED.length, nameLength);
    const path = new TextDecoder().decode(name);
    const read = () =>
      contentOf(zip, { isSealed: (flags & ENCRYPTED) !== 0, maxBytes, method, packed, place });
    if (!path.endsWith("/")) entries.push({ path, read });
    at += LISTED.length + lengths.reduce((sum, length) => sum + length, 0);
  }
  return entries;
}

/** @param {Blob} zip */
async function endOf(zip) {
  const from = Math.max(0, zip.size - END.length - MAX_COMMENT_LENGTH);
  const view = await partOf(zip, from, zip.size - from);
  for (let at = view.byteLength - END.length; at >= 0; at--) {
    if (view.getUint32(at, true) !== END.signature) continue;
    const count = view.getUint16(at + 10, true);
    const [size, start] = [view.getUint32(at + 12, true), view.getUint32(at + 16, true)];
    return { count, size, start };
  }
  throw new ZipProblem("collect-zip-damaged");
}

/**
 * @param {Blob} zip
 * @param {{ isSealed: boolean, maxBytes: number, method: number, packed: number, place: number }} entry
 */
async function contentOf(zip, { isSealed, maxBytes, method, packed, place }) {
  if (packed > maxBytes) throw new ZipProblem("collect-large");
  const head = await partOf(zip, place, LOCAL.length);
  const isKnown = method === STORED || method === DEFLATED;
  if (head.getUint32(0, true) !== LOCAL.signature || isSealed || !isKnown) {
    throw new ZipProblem("collect-zip-damaged");
  }
  const before = LOCAL.length + head.getUint16(26, true) + head.getUint16(28, true);
  const content = zip.slice(place + before, place + before + packed);
  if (method === STORED) return new Uint8Array(await content.arrayBuffer());
  return inflated(content, maxBytes);
}

/**
 * @param {Blob} content
 * @param {number} maxBytes
 */
async function inflated(content, maxBytes) {
  const reader = content.stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ZipProblem("collect-zip-damaged");
    });
    if (done) break;
    length += value.length;
    if (length > maxBytes) {
      reader.cancel().catch(() => {});
      throw new ZipProblem("collect-large");
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/**
 * @param {Blob} zip
 * @param {number} from
 * @param {number} length
 */
async function partOf(zip, from, length) {
  if (from < 0 || from + length > zip.size) throw new ZipProblem("collect-zip-damaged");
  return new DataView(await zip.slice(from, from + length).arrayBuffer());
}
