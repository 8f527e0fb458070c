/**
 * Writes `www/compilers`: the files that programs in Python and C++ need in the page, and `list.json`, which lists them.
 * `node tools/compilers.mjs --none` omits the languages, and the page does not offer them.
 *
 * Each file is compressed and cut into pieces, and each piece is named by its hash:
 * - Many static hosts do not compress such files, and some refuse files of more than 25 MB. The compiler alone has 75 MB, or 23
 *   compressed. Every browser that runs programs inflates gzip itself; Brotli would save a fifth, but not all have it.
 * - A complete piece is not requested again after a broken connection, and a piece with a wrong hash is rejected.
 * - A piece whose content is the same in the next version of the site keeps its name, so that a visitor need not load it again.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { cpp, python } from "./compilers/packages.mjs";

const { values: options } = parseArgs({ options: { none: { type: "boolean", default: false } } });
const folder = new URL("../www/compilers/", import.meta.url);

/** The maximum size of a piece: a few seconds on a slow connection, so that the page can report progress that often. */
const PIECE_BYTES = 512 * 1024;

/** @import { ListedLanguage, ListedFile } from "../www/play/running/compilers.js" */

const LANGUAGES = { python, cpp };

await mkdir(folder, { recursive: true });
for (const old of await readdir(folder)) await rm(new URL(old, folder), { recursive: true });
/** @type {Record<string, ListedLanguage>} */
const list = {};
for (const [language, gather] of Object.entries(options.none ? {} : LANGUAGES)) {
  const { about, files } = await gather();
  await mkdir(new URL(`${language}/`, folder));
  /** @type {[string, ListedFile][]} */
  const entries = [];
  for (const [name, content] of Object.entries(files)) {
    entries.push([name, { size: content.length, pieces: await writePieces(language, content) }]);
  }
  const sizes = entries.flatMap(([, { pieces }]) => pieces.map(([, bytes]) => bytes));
  list[language] = {
    about,
    bytes: sizes.reduce((all, bytes) => all + bytes, 0),
    size: entries.reduce((all, [, { size }]) => all + size, 0),
    files: Object.fromEntries(entries),
  };
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  const { bytes, size } = list[language];
  console.log(`${language}: ${about}, ${megabytes(bytes)} to load, ${megabytes(size)} inflated`);
}
await writeFile(new URL("list.json", folder), `${JSON.stringify(list)}\n`);

/**
 * Writes a file's pieces.
 * @param {string} language
 * @param {Uint8Array} content
 * @returns {Promise<[name: string, bytes: number][]>}
 */
async function writePieces(language, content) {
  const compressed = gzipSync(content, { level: 9 });
  /** @type {[string, number][]} */
  const pieces = [];
  for (let from = 0; from < compressed.length; from += PIECE_BYTES) {
    const piece = compressed.subarray(from, from + PIECE_BYTES);
    const name = createHash("sha256").update(piece).digest("hex");
    await writeFile(new URL(`${language}/${name}.bin`, folder), piece);
    pieces.push([name, piece.length]);
  }
  return pieces;
}
