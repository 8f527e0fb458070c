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

/**
 * The signatures of the parts of a zip, and the lengths of their fixed fields. The offsets of these fields below are those of the
 * zip specification.
 */
const END_RECORD = { signature: 0x06054b50, length: 22 };
const DIRECTORY_ENTRY = { signature: 0x02014b50, length: 46 };
const LOCAL_HEADER = { signature: 0x04034b50, length: 30 };
/** The maximum length of the comment at the end. */
const MAX_COMMENT_LENGTH = 65_535;

const STORED_METHOD = 0;
const DEFLATED_METHOD = 8;
const ENCRYPTED_FLAG = 1;

/**
 * The files of a zip, without folders.
 * @param {Blob} zip
 * @param {number} maxBytes the maximum number of bytes in a file
 * @returns {Promise<Entry[]>}
 * @throws {ZipProblem}
 */
export async function filesOfZip(zip, maxBytes) {
  const { count, size, start: tableStart } = await readEndRecord(zip);
  if (count > MAX_FILES) throw new ZipProblem("collect-zip-large");
  const table = await readPart(zip, tableStart, size);
  /** @type {Entry[]} */
  const entries = [];
  let offset = 0;
  for (let i = 0; i < count; i++) {
    if (
      offset + DIRECTORY_ENTRY.length > table.byteLength ||
      table.getUint32(offset, true) !== DIRECTORY_ENTRY.signature
    ) {
      throw new ZipProblem("collect-zip-damaged");
    }
    const [flags, method] = [table.getUint16(offset + 8, true), table.getUint16(offset + 10, true)];
    const compressedSize = table.getUint32(offset + 20, true);
    const lengths = [28, 30, 32].map((field) => table.getUint16(offset + field, true));
    const start = table.getUint32(offset + 42, true);
    const [nameLength] = lengths;
    if (offset + DIRECTORY_ENTRY.length + nameLength > table.byteLength) {
      throw new ZipProblem("collect-zip-damaged");
    }
    const name = new Uint8Array(
      table.buffer,
      table.byteOffset + offset + DIRECTORY_ENTRY.length,
      nameLength,
    );
    const path = new TextDecoder().decode(name);
    const read = () =>
      readContent(zip, {
        isSealed: (flags & ENCRYPTED_FLAG) !== 0,
        maxBytes,
        method,
        compressedSize,
        start,
      });
    if (!path.endsWith("/")) entries.push({ path, read });
    offset += DIRECTORY_ENTRY.length + lengths.reduce((sum, length) => sum + length, 0);
  }
  return entries;
}

/** @param {Blob} zip */
async function readEndRecord(zip) {
  const searchStart = Math.max(0, zip.size - END_RECORD.length - MAX_COMMENT_LENGTH);
  const view = await readPart(zip, searchStart, zip.size - searchStart);
  for (let offset = view.byteLength - END_RECORD.length; offset >= 0; offset--) {
    if (view.getUint32(offset, true) !== END_RECORD.signature) continue;
    const count = view.getUint16(offset + 10, true);
    const [size, start] = [view.getUint32(offset + 12, true), view.getUint32(offset + 16, true)];
    return { count, size, start };
  }
  throw new ZipProblem("collect-zip-damaged");
}

/**
 * @param {Blob} zip
 * @param {{ isSealed: boolean, maxBytes: number, method: number, compressedSize: number, start: number }} entry
 */
async function readContent(zip, { isSealed, maxBytes, method, compressedSize, start }) {
  if (compressedSize > maxBytes) throw new ZipProblem("collect-large");
  const head = await readPart(zip, start, LOCAL_HEADER.length);
  const isKnown = method === STORED_METHOD || method === DEFLATED_METHOD;
  if (head.getUint32(0, true) !== LOCAL_HEADER.signature || isSealed || !isKnown) {
    throw new ZipProblem("collect-zip-damaged");
  }
  const headerLength = LOCAL_HEADER.length + head.getUint16(26, true) + head.getUint16(28, true);
  const content = zip.slice(start + headerLength, start + headerLength + compressedSize);
  if (method === STORED_METHOD) return new Uint8Array(await content.arrayBuffer());
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
 * @param {number} start
 * @param {number} length
 */
async function readPart(zip, start, length) {
  if (start < 0 || start + length > zip.size) throw new ZipProblem("collect-zip-damaged");
  return new DataView(await zip.slice(start, start + length).arrayBuffer());
}
