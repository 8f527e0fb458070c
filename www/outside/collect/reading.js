// Reads hand-ins from files, folders, zips and pasted text.

import { readHandIns } from "../../play/scores/hand-in.js";
import { filesOfZip, ZipProblem } from "./zip.js";

/** @typedef {import("../../play/scores/hand-in.js").HandIn} HandIn */
/** A file by the name that the teacher knows. @typedef {{ name: string, content: Blob }} NamedFile */
/** A hand-in in a file, or the message that says why there is none. @typedef {{ file: string, handIn: HandIn } | { file: string, problem: string }} CollectedEntry */

/** The maximum number of bytes of a text: many times the size of a hand-in. */
const MAX_TEXT_BYTES = 2_000_000;
const MAX_ZIP_BYTES = 500_000_000;

/** The maximum number of hand-ins in one file: enough for a whole school. */
const MAX_PER_FILE = 2000;

/** Matches files that operating systems add to zips. */
const SYSTEM_FILE = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/;

/**
 * The hand-ins in files.
 * @param {AsyncIterable<NamedFile> | Iterable<NamedFile>} files
 * @returns {AsyncGenerator<CollectedEntry>}
 */
export async function* handInsOf(files) {
  for await (const { content, name } of files) {
    if (SYSTEM_FILE.test(name)) continue;
    try {
      if (await isZip(content)) yield* handInsOfZip(content, name);
      else if (content.size > MAX_TEXT_BYTES) yield { file: name, problem: "collect-large" };
      else yield* handInsIn(new Uint8Array(await content.arrayBuffer()), name);
    } catch (thrown) {
      yield {
        file: name,
        problem: thrown instanceof ZipProblem ? thrown.id : "collect-unreadable",
      };
    }
  }
}

/** @param {Blob} content */
async function isZip(content) {
  const head = new Uint8Array(await content.slice(0, 4).arrayBuffer());
  return head[0] === 0x50 && head[1] === 0x4b && [3, 5].includes(head[2]);
}

/**
 * @param {Blob} zip
 * @param {string} name
 * @returns {AsyncGenerator<CollectedEntry>}
 */
async function* handInsOfZip(zip, name) {
  if (zip.size > MAX_ZIP_BYTES) throw new ZipProblem("collect-zip-large");
  const entries = await filesOfZip(zip, MAX_TEXT_BYTES);
  for (const { path, read } of entries) {
    if (SYSTEM_FILE.test(path)) continue;
    const file = `${name}/${path}`;
    try {
      yield* handInsIn(await read(), file);
    } catch (thrown) {
      yield { file, problem: thrown instanceof ZipProblem ? thrown.id : "collect-unreadable" };
    }
  }
}

/**
 * @param {Uint8Array} bytes
 * @param {string} file
 */
function handInsIn(bytes, file) {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8";
  return handInsInText(new TextDecoder(encoding).decode(bytes), file);
}

/**
 * The hand-ins in a text, in order.
 * @param {string} text plain, or HTML, in which some systems store typed text
 * @param {string} file
 * @returns {Generator<CollectedEntry>}
 */
export function* handInsInText(text, file) {
  const plain = /\.html?$/i.test(file) ? text.replaceAll(/<[^<>]*>/g, "") : text;
  let count = 0;
  for (const { handIn } of readHandIns(plain)) {
    count += 1;
    if (count > MAX_PER_FILE) {
      yield { file, problem: "collect-many" };
      return;
    }
    yield handIn ? { file, handIn } : { file, problem: "collect-damaged" };
  }
  if (count === 0) yield { file, problem: "collect-nothing" };
}
