// Imports and exports programs: one program as a source file, and all of them as one JSON file.

import { importedId, originalId } from "../../kit/page/imported-id.js";
import { noReport } from "../../kit/page/merged.js";
import { moduleFault } from "./module.js";
import {
  fitName,
  isProgram,
  isSame,
  largestOf,
  MAX_PROGRAMS,
  MAX_TESTS,
  newProgram,
  readFileName,
  resultsOf,
} from "./program.js";
import {
  addProgram,
  changeProgram,
  getProgram,
  listPrograms,
  putProgram,
  StoreFull,
} from "./store.js";
import { merged, numbered } from "./versions.js";

/** @typedef {import("./program.js").Language} Language */
/** @typedef {import("./program.js").Program} Program */
/** @typedef {import("./program.js").Source} Source */

/** The maximum size of a file with all programs, in bytes. */
const MAX_COLLECTION_BYTES = 64 * 1024 * 1024;

/** The prefix of a text that encodes a module's bytes. */
const BYTES_PREFIX = "data:application/wasm;base64,";

/** The program's file. @param {Pick<Program, "source">} program */
export function blobOf({ source }) {
  const type = typeof source === "string" ? "text/plain;charset=utf-8" : "application/wasm";
  return new Blob([/** @type {BlobPart} */ (source)], { type });
}

/**
 * The fault of a file: its extension, its size, a content that is not text, or a faulty module.
 * @typedef {{ why: "kind" | "large" | "text" | "unreadable" | import("./module.js").ModuleFault, needs?: string }} Refusal
 */

/**
 * An imported file. `game` is null if unknown.
 * @typedef {{ name: string, game: string | null, language: Language, source: Source }} ImportedProgram
 */

/**
 * Reads a program's file.
 * @param {File} file
 * @param {readonly Language[]} languages the offered languages
 * @returns {Promise<ImportedProgram | Refusal>}
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
    const problem = await moduleFault(bytes);
    if (problem) return { why: problem.fault, needs: problem.needs };
    return { name, game, language, source: bytes };
  }
  const source = textOf(bytes);
  return source === null ? { why: "text" } : { name, game, language, source };
}

/** @param {Uint8Array} bytes @returns {string | null} null if they are not text */
function textOf(bytes) {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replace(/\r\n?/g, "\n");
  } catch {
    return null;
  }
}

/** All stored programs. */
export async function allPrograms() {
  const cards = await listPrograms();
  const programs = await Promise.all(cards.map(({ id }) => getProgram(id)));
  return programs.filter((program) => program !== undefined);
}

/** All stored programs, as the text of a file. */
export const collected = async () => writeCollection(await allPrograms());

/** @param {readonly Program[]} programs */
export const writeCollection = (programs) => JSON.stringify({ warren: 1, programs }, bytesAsText);

/** Encodes a module's bytes as a text, for `JSON.stringify`. @param {string} _ @param {unknown} value */
export const bytesAsText = (_, value) =>
  value instanceof Uint8Array ? BYTES_PREFIX + base64Of(value) : value;

/**
 * The programs in a file's text, and the names of the unreadable ones.
 * @param {string} text
 * @returns {{ programs: Program[], unread: string[] } | null} null if it is not such a file
 */
export function readCollection(text) {
  /** @type {any} */
  let read;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  const { programs, warren } = Object(read);
  return warren === 1 && Array.isArray(programs) ? readPrograms(programs) : null;
}

/** @param {readonly unknown[]} list */
function readPrograms(list) {
  const programs = [];
  const unread = [];
  for (const [index, entry] of list.entries()) {
    const program = index < MAX_PROGRAMS ? withBytes(entry) : null;
    if (isProgram(program)) programs.push(onlyProgram(program));
    else if (unread.length < MAX_PROGRAMS) unread.push(nameOf(entry) || String(index + 1));
  }
  return { programs, unread };
}

/** Decodes a program of the file, in which a module's bytes are a text. @param {any} program */
function withBytes(program) {
  if (program?.language !== "wasi") return program;
  const { source, versions } = program;
  try {
    const versionList = Array.isArray(versions) ? versions : [];
    return {
      ...program,
      source: bytesOf(source),
      versions: versionList.map((version) => ({ ...version, source: bytesOf(version?.source) })),
    };
  } catch {
    return null;
  }
}

/** @param {any} program an unreadable program */
const nameOf = (program) => (typeof program?.name === "string" ? fitName(program.name) : "");

/**
 * Imports the content of a file.
 * @param {File} file
 * @returns {Promise<import("../../kit/page/merged.js").Report | null>} null if the file has no programs
 */
export async function importCollection(file) {
  if (file.size > MAX_COLLECTION_BYTES) return null;
  const read = readCollection(await file.text());
  return read && mergeAll(read);
}

/**
 * Merges the programs of a list from another device. A different program with the id of a local one gets a new id and name.
 * Tests and versions of the same program are merged.
 * @param {readonly unknown[]} imported
 */
export const mergePrograms = (imported) => mergeAll(readPrograms(imported));

/** @param {{ programs: Program[], unread: string[] }} read */
async function mergeAll({ programs, unread }) {
  const report = { ...noReport(), unread };
  const ids = new Set((await listPrograms()).map(({ id }) => id));
  for (const program of programs.toReversed()) {
    try {
      if (await mergeProgram(program, ids)) report.joined += 1;
    } catch (thrown) {
      if (thrown instanceof StoreFull) report.full += 1;
      else report.unread.push(program.name);
    }
  }
  return report;
}

/**
 * @param {Program} program
 * @param {Set<string>} ids the ids of all local programs, even unreadable ones
 * @returns {Promise<boolean>} whether anything was new
 */
async function mergeProgram(program, ids) {
  const local = await getProgram(program.id);
  if (local && isSameProgram(local, program)) return mergeInto(local, program);
  if (ids.has(program.id)) {
    const id = idOf(program);
    if (ids.has(id)) return false;
    ids.add(id);
    await addProgram({ ...program, id });
    return true;
  }
  // It may be a copy that another device has made of this program, because that device had another program under its id.
  const localProgram = await getProgram(originalId(program.id));
  if (localProgram && idOf(localProgram) === program.id) return false;
  ids.add(program.id);
  await putProgram(program);
  return true;
}

/** @param {Program} one @param {Program} other */
const isSameProgram = (one, other) =>
  one.game === other.game && one.language === other.language && isSame(one.source, other.source);

/** @param {Program} program */
const idOf = ({ id, source }) => importedId(id, source);

/**
 * Adds another device's data to a program.
 * @param {Program} local
 * @param {Program} other
 * @returns {Promise<boolean>} whether anything is new
 */
async function mergeInto({ id }, other) {
  let isNew = false;
  await changeProgram(id, ({ results, tests, versions }) => {
    const namesByTime = new Map(versions.map(({ at, label }) => [at, label]));
    const knownTests = new Set(tests.map((test) => JSON.stringify(test)));
    const moreTests = other.tests
      .filter((test) => !knownTests.has(JSON.stringify(test)))
      .slice(0, MAX_TESTS - tests.length);
    const keptVersions = merged(versions, other.versions);
    const later = laterResults(results, other.results);
    isNew =
      moreTests.length > 0 ||
      keptVersions.some(({ at, label }) => namesByTime.get(at) !== label) ||
      JSON.stringify(later) !== JSON.stringify(resultsOf(results));
    return isNew
      ? {
          tests: [...tests, ...moreTests],
          versions: keptVersions,
          results: { ...later, ...(results?.fault && { fault: results.fault }) },
        }
      : null;
  });
  return isNew;
}

/**
 * The later result of each kind.
 * @param {import("./program.js").Results} one
 * @param {import("./program.js").Results} other
 */
function laterResults(one, other) {
  const { batch, ladder } = one ?? {};
  const { batch: otherBatch, ladder: otherLadder } = other;
  return resultsOf({
    batch: otherBatch && otherBatch.at > (batch?.at ?? -1) ? otherBatch : batch,
    ladder: otherLadder && otherLadder.at > (ladder?.at ?? -1) ? otherLadder : ladder,
  });
}

/**
 * Stores an imported program under a unique name.
 * @param {ImportedProgram & { game: string }} imported
 */
export const storeImported = (imported) => addProgram(newProgram(imported));

/** @param {Program} program @returns {Program} a copy with only the known fields */
function onlyProgram({ changed, game, id, language, name, results, source, tests, versions }) {
  return {
    id,
    name,
    game,
    language,
    source,
    changed,
    versions: numbered(versions),
    tests: tests.map(({ expected: { answers, must }, name, record, seat, seed }) => {
      return { name, record, seat, seed, expected: { answers, must } };
    }),
    results: resultsOf(results),
  };
}

/** The number of bytes per call: more arguments could overflow the stack. */
const CHUNK_BYTES = 8192;

/** @param {Uint8Array} bytes */
function base64Of(bytes) {
  let binary = "";
  for (let index = 0; index < bytes.length; index += CHUNK_BYTES) {
    binary += String.fromCharCode(...bytes.subarray(index, index + CHUNK_BYTES));
  }
  return btoa(binary);
}

/**
 * @param {string} text
 * @throws if it does not encode a module's bytes
 */
function bytesOf(text) {
  if (!text.startsWith(BYTES_PREFIX)) throw new Error("the text encodes no module");
  return Uint8Array.from(atob(text.slice(BYTES_PREFIX.length)), (char) => char.charCodeAt(0));
}
