/**
 * Archives of files (tar), with the features that the compiler's headers and libraries need.
 */

const BLOCK_BYTES = 512;

/**
 * A file or a folder, whose name ends in `/`.
 * @typedef {{name: string, content: Uint8Array}} Entry
 */

/**
 * @param {Uint8Array} archive
 * @returns {Entry[]}
 */
export function readTar(archive) {
  /** @type {Entry[]} */
  const entries = [];
  for (let start = 0; start < archive.length && archive[start] !== 0; ) {
    const name = field(archive, start, 0, 100);
    const size = Number.parseInt(field(archive, start, 124, 12), 8);
    const type = field(archive, start, 156, 1);
    if (!["", "0", "5"].includes(type) || field(archive, start, 345, 155) !== "") {
      throw new Error(`${name} is neither a file nor a folder, or has a long name`);
    }
    const isFolder = type === "5";
    const content = archive.subarray(start + BLOCK_BYTES, start + BLOCK_BYTES + size);
    entries.push({ name: isFolder ? `${name.replace(/\/$/, "")}/` : name, content });
    start += BLOCK_BYTES + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
  }
  return entries;
}

/**
 * @param {Entry[]} entries
 * @returns {Uint8Array} the same for the same entries
 */
export function writeTar(entries) {
  const blocks = entries.flatMap(({ name, content }) => [
    header(name, content.length),
    content,
    new Uint8Array(-content.length & (BLOCK_BYTES - 1)),
  ]);
  return Buffer.concat([...blocks, new Uint8Array(2 * BLOCK_BYTES)]);
}

/**
 * @param {string} name
 * @param {number} size
 */
function header(name, size) {
  const block = Buffer.alloc(BLOCK_BYTES);
  const isFolder = name.endsWith("/");
  block.write(isFolder ? name.slice(0, -1) : name, 0, 100);
  block.write(isFolder ? "0000755\0" : "0000644\0", 100);
  block.write("0000000\0".repeat(2), 108);
  block.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  block.write(`${"0".repeat(11)}\0`, 136);
  block.write(" ".repeat(8), 148);
  block.write(isFolder ? "5" : "0", 156);
  block.write("ustar\x0000", 257);
  const sum = block.reduce((all, byte) => all + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return block;
}

/**
 * @param {Uint8Array} archive
 * @param {number} start
 * @param {number} offset
 * @param {number} length
 */
function field(archive, start, offset, length) {
  const bytes = archive.subarray(start + offset, start + offset + length);
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end)).trim();
}
