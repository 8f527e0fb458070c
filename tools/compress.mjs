// Compressed copies of the site's files, for hosts that send copies instead of compressing each answer.

import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The kinds of copies, by their endings, with the strongest compression of each. */
const COPIES = {
  br: (/** @type {Buffer} */ bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Files that a host sends as they are: pictures are compressed already, and hosts read `_headers` themselves. */
const PLAIN = /\.png$|^_headers$/;

/** The smallest file that gets copies, in bytes: smaller ones fit in one packet anyway. */
const MIN_BYTES = 1000;

/**
 * Writes the copies of a site's files beside them, as `FILE.br` and `FILE.gz`. A copy that is not smaller is omitted.
 * @param {string} site the folder
 * @returns {Promise<Record<string, number>>} the bytes of all copies, by ending
 */
export async function compressFiles(site) {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !PLAIN.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  /** @type {Record<string, number>} */
  const sizes = {};
  for (const file of files) {
    const bytes = await readFile(file);
    if (bytes.length < MIN_BYTES) continue;
    await Promise.all(
      Object.entries(COPIES).map(async ([ending, compress]) => {
        const copy = await compress(bytes);
        if (copy.length >= bytes.length) return;
        await writeFile(`${file}.${ending}`, copy);
        sizes[ending] = (sizes[ending] ?? 0) + copy.length;
      }),
    );
  }
  return sizes;
}
