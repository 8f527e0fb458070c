// Programs as files: one program as what it is, and all of them as one file of JSON, out and in.

import { moduleFault } from "./module.js";
import {
  copyOf,
  fitName,
  isProgram,
  isSame,
  largestOf,
  MOST_PROGRAMS,
  newProgram,
  readFileName,
  resultsOf,
} from "./program.js";
import { addProgram, getProgram, listPrograms, putProgram } from "./store.js";

/** @typedef {import("./program.js").Language} Language */
/** @typedef {import("./program.js").Program} Program */
/** @typedef {import("./program.js").Source} Source */

/** The most bytes of a file with all programs. */
const LARGEST_COLLECTION = 64 * 1024 * 1024;

/** The sign of a text that is a module's bytes. */
const BYTES = "data:application/wasm;base64,";

/** The program's file. @param {Pick<Program, "source">} program */
export function blobOf({ source }) {
  const type = typeof source === "string" ? "text/plain;charset=utf-8" : "application/wasm";
  return new Blob([/** @type {BlobPart} */ (source)], { type });
}

/**
 * What is wrong with a file: its ending, its size, that it is no text, or a module's fault.
 * @typedef {{ why: "kind" | "large" | "text" | "unreadable" | import("./module.js").ModuleFault, needs?: string }} Refusal
 */

/**
 * A file that was brought. `game` is null if it is not known.
 * @typedef {{ name: string, game: string | null, language: Language, source: Source }} Brought
 */

/**
 * Reads a program's file.
 * @param {File} file
 * @param {readonly Language[]} languages that are offered
 * @returns {Promise<Brought | Refusal>}
 */
export async function readProgram(file, languages) {
  const { game, language, name } = readFileName(file.name);
  if (!language || !languages.includes(language)) return { why: "kind" };
  if (file.size > largestOf(language)) return { why: "large" };
  let bytes;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { why: "unreadable" };
  }
  if (language === "wasi") {
    const found = await moduleFault(bytes);
    if (found) return { why: found.fault, needs: found.needs };
    return { name, game, language, source: bytes };
  }
  const source = textOf(bytes);
  return source === null ? { why: "text" } : { name, game, language, source };
}

/** @param {Uint8Array} bytes @returns {string | null} null if they are no text */
function textOf(bytes) {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replace(/\r\n?/g, "\n");
  } catch {
    return null;
  }
}

/** All stored programs, as the text of a file. */
export async function collected() {
  const cards = await listPrograms();
  const programs = await Promise.all(cards.map(({ id }) => getProgram(id)));
  return writeCollection(programs.filter((program) => program !== undefined));
}

/** @param {readonly Program[]} programs */
export function writeCollection(programs) {
  return JSON.stringify({ warren: 1, programs }, (_, value) =>
    value instanceof Uint8Array ? BYTES + base64Of(value) : value,
  );
}

/**
 * The programs in a file's text, and the names of those that cannot be read.
 * @param {string} text
 * @returns {{ programs: Program[], unread: string[] } | null} null if it is no such file
 */
export function readCollection(text) {
  /** @type {any} */
  let read;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  const { programs: list, warren } = Object(read);
  if (warren !== 1 || !Array.isArray(list)) return null;
  const programs = [];
  const unread = [];
  for (const [at, one] of list.entries()) {
    const program = at < MOST_PROGRAMS ? withBytes(one) : null;
    if (isProgram(program)) programs.push(onlyProgram(program));
    else if (unread.length < MOST_PROGRAMS) unread.push(nameOf(one) || String(at + 1));
  }
  return { programs, unread };
}

/** A program of the file, in which a module's bytes are a text. @param {any} program */
function withBytes(program) {
  if (program?.language !== "wasi") return program;
  const { source, versions } = program;
  try {
    const all = Array.isArray(versions) ? versions : [];
    return {
      ...program,
      source: bytesOf(source),
      versions: all.map((version) => ({ ...version, source: bytesOf(version?.source) })),
    };
  } catch {
    return null;
  }
}

/** @param {any} program that cannot be read */
const nameOf = (program) => (typeof program?.name === "string" ? fitName(program.name) : "");

/**
 * Takes in what a file has. A program that is here already stays as it is; if the file has another text of it, that becomes a
 * program of its own.
 * @param {File} file
 * @returns {Promise<{ count: number, unread: string[] } | null>} how many there are now that were not before, and the names of
 *   those that cannot be read; null if the file has nothing of the kind
 */
export async function takeIn(file) {
  if (file.size > LARGEST_COLLECTION) return null;
  const read = readCollection(await file.text());
  if (!read) return null;
  let count = 0;
  for (const program of read.programs.toReversed()) {
    const here = await getProgram(program.id);
    if (here && isSame(here.source, program.source)) continue;
    if (here) await addProgram(copyOf(program, program.name));
    else await putProgram(program);
    count += 1;
  }
  return { count, unread: read.unread };
}

/**
 * A program that was brought, stored under a name that no other has.
 * @param {Brought & { game: string }} brought
 */
export const keepBrought = (brought) => addProgram(newProgram(brought));

/** @param {Program} program @returns {Program} nothing but what belongs to it */
function onlyProgram({ changed, game, id, language, name, results, source, tests, versions }) {
  return {
    id,
    name,
    game,
    language,
    source,
    changed,
    versions: versions.map(({ at, label, source }) => ({ at, label, source })),
    tests: tests.map(({ expected: { answers, must }, name, record, seat, seed }) => {
      return { name, record, seat, seed, expected: { answers, must } };
    }),
    results: resultsOf(results),
  };
}

/** @param {Uint8Array} bytes */
function base64Of(bytes) {
  let binary = "";
  for (let at = 0; at < bytes.length; at += 8192) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(binary);
}

/**
 * @param {string} text
 * @throws if it is not that of a module's bytes
 */
function bytesOf(text) {
  if (!text.startsWith(BYTES)) throw new Error("no module");
  return Uint8Array.from(atob(text.slice(BYTES.length)), (char) => char.charCodeAt(0));
}
