// A visitor's program and its limits.

import { GAMES } from "../../games/list.js";
import { isTest } from "./test.js";

/** @typedef {"javascript" | "python" | "cpp" | "wasi"} Language */

/** The source: a text, or for `wasi` the bytes of a WebAssembly module. @typedef {string | Uint8Array} Source */

/** @typedef {import("./test.js").ProgramTest} ProgramTest */

/**
 * The results of the last runs, as batches store them, and the failure of the last game; absent if there were none.
 * @typedef {{ ladder?: import("../batches/ladder.js").LadderResult | null, batch?: import("../batches/batch.js").BatchResult | null,
 *   fault?: import("./last-fault.js").LastFault | null }} Results
 */

/**
 * An earlier source of a program. `at` is the time at which it was stored, which identifies it. `label` is the visitor's name for
 * it, or empty. `results` are its last results.
 * @typedef {{ number: number, at: number, label: string, source: Source, results: Results }} Version
 */

/**
 * The fields of a program in lists. `changed` is the last change of its source, name or game, in milliseconds since 1970.
 * @typedef {Object} Card
 * @property {string} id
 * @property {string} name
 * @property {string} game
 * @property {Language} language
 * @property {number} changed
 * @property {Results} results
 */

/** @typedef {Card & { source: Source, versions: Version[], tests: ProgramTest[] }} Program */

/** The maximum length of a name, in characters. */
export const MAX_NAME_LENGTH = 60;

/** The maximum size of a text, and of a module, in bytes. */
export const MAX_TEXT_BYTES = 256 * 1024;
export const MAX_MODULE_BYTES = 8 * 1024 * 1024;

/** The maximum number of programs, and of tests per program. */
export const MAX_PROGRAMS = 200;
export const MAX_TESTS = 100;

/** The maximum time of a `Date`, in milliseconds since 1970. */
const MAX_TIME_MS = 8.64e15;

/** The file extensions of each language. Saved files get the first. @type {Readonly<Record<Language, readonly string[]>>} */
export const ENDINGS = {
  javascript: ["js", "mjs", "cjs"],
  python: ["py"],
  cpp: ["cpp", "cc", "cxx", "c++", "c"],
  wasi: ["wasm"],
};

/**
 * A new program without versions.
 * @param {Pick<Program, "name" | "game" | "language" | "source">} what
 * @returns {Program}
 */
export function newProgram({ name, game, language, source }) {
  return {
    id: newId(),
    name: fitName(name),
    game,
    language,
    source,
    changed: Date.now(),
    versions: [],
    tests: [],
    results: {},
  };
}

/**
 * A copy of a program, with its tests and without its versions.
 * @param {Program} program
 * @param {string} name
 * @returns {Program}
 */
export const copyOf = (program, name) => ({
  ...newProgram({ ...program, name }),
  tests: program.tests,
});

function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}

/**
 * A valid name: one line without surrounding blanks, shortened to the limit.
 * @param {string} name
 */
export function fitName(name) {
  return name.replace(/\s+/g, " ").trim().slice(0, MAX_NAME_LENGTH).trim();
}

/**
 * A name that none of these programs has: with the first free number after it, if it is in use.
 * @param {string} name
 * @param {readonly Pick<Card, "name">[]} programs
 */
export function freeName(name, programs) {
  const takenNames = new Set(programs.map((program) => program.name));
  const wantedName = fitName(name);
  for (let number = 2; ; number++) {
    const end = ` ${number}`;
    const unchangedName = number === 2 && !takenNames.has(wantedName) ? wantedName : null;
    if (unchangedName !== null) return unchangedName;
    const numbered =
      fitName(wantedName.replace(/ \d+$/, "").slice(0, MAX_NAME_LENGTH - end.length)) + end;
    if (!takenNames.has(numbered)) return numbered;
  }
}

/** @param {Source} source */
export function sizeOf(source) {
  return typeof source === "string" ? new TextEncoder().encode(source).length : source.length;
}

/** The maximum size of a program in a language, in bytes. @param {Language} language */
export const largestOf = (language) => (language === "wasi" ? MAX_MODULE_BYTES : MAX_TEXT_BYTES);

/** @param {Source} one @param {Source} other */
export function isSame(one, other) {
  if (typeof one === "string" || typeof other === "string") return one === other;
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/**
 * The name of a program's file: `NAME.GAME.ENDING`. It contains the game so that an import need not ask for it.
 * @param {Pick<Card, "name" | "game" | "language">} program
 */
export function fileNameOf({ name, game, language }) {
  const plain = name
    .replace(/[^\p{L}\p{N}_ -]+/gu, "")
    .trim()
    .replace(/\s+/g, "-");
  return `${plain || "program"}.${game}.${ENDINGS[language][0]}`;
}

/**
 * Reads a file's name: the language by its extension, and the game where {@link fileNameOf} has put it.
 * @param {string} file
 * @returns {{ name: string, language: Language | null, game: string | null }}
 */
export function readFileName(file) {
  const [, start, ending] = file.match(/^(.*)\.([^.]*)$/s) ?? [null, file, ""];
  const language = /** @type {Language | undefined} */ (
    Object.keys(ENDINGS).find((each) =>
      ENDINGS[/** @type {Language} */ (each)].includes(ending.toLowerCase()),
    )
  );
  const [, before, word] = start.match(/^(.+)\.(\w+)$/s) ?? [];
  const isGame = word !== undefined && Object.hasOwn(GAMES, word);
  const name = fitName((isGame ? before : start).replace(/[-_]+/g, " "));
  return { name, language: language ?? null, game: isGame ? word : null };
}

/**
 * Whether a stored or imported value is a program. Its versions may lack numbers and results, which `numbered` adds.
 * @param {any} program
 * @returns {program is Program}
 */
export function isProgram(program) {
  const { changed, game, id, language, name, source, tests, versions } = program ?? {};
  return (
    typeof id === "string" &&
    /^[\w-]{1,40}$/.test(id) &&
    typeof name === "string" &&
    name !== "" &&
    name === fitName(name) &&
    typeof game === "string" &&
    Object.hasOwn(GAMES, game) &&
    isLanguage(language) &&
    isSource(source, language) &&
    isTime(changed) &&
    Array.isArray(versions) &&
    versions.every((version) => isVersion(version, language)) &&
    Array.isArray(tests) &&
    tests.length <= MAX_TESTS &&
    tests.every(isTest)
  );
}

/** @param {unknown} text @returns {text is Language} */
export const isLanguage = (text) => typeof text === "string" && Object.hasOwn(ENDINGS, text);

/**
 * Imported results, without unreadable ones.
 * @param {any} results
 * @returns {Results}
 */
export function resultsOf(results) {
  const { batch, ladder } = results ?? {};
  return {
    ...(areCounts(ladder?.at, ladder?.passed, ladder?.levels) &&
      Array.isArray(ladder.rungs) &&
      ladder.rungs.every(isRung) && { ladder }),
    ...(isBatch(batch) && { batch }),
  };
}

/** @param {...unknown} all */
const areCounts = (...all) => all.every((count) => Number.isFinite(count) && Number(count) >= 0);

/** @param {any} rung */
const isRung = (rung) => areCounts(rung?.won, rung?.played);

/** @param {any} batch */
function isBatch(batch) {
  const { against, at, drawn, lead, lost, rate, won } = batch ?? {};
  const isPlayer = Number.isInteger(against?.level) || typeof against?.name === "string";
  const areEstimates = [lead, rate].every((each) => each === null || Number.isFinite(each?.value));
  return areCounts(at, won, drawn, lost) && isPlayer && areEstimates;
}

/** @param {any} source @param {Language} language */
function isSource(source, language) {
  const isRight = language === "wasi" ? source instanceof Uint8Array : typeof source === "string";
  return isRight && sizeOf(source) <= largestOf(language);
}

/** @param {any} version @param {Language} language */
function isVersion(version, language) {
  const { at, label, number, source } = version ?? {};
  const isNumbered = Number.isSafeInteger(number) && number > 0;
  return (
    isTime(at) &&
    typeof label === "string" &&
    (number === undefined || isNumbered) &&
    isSource(source, language)
  );
}

/** @param {unknown} time */
const isTime = (time) => Number.isFinite(time) && Math.abs(Number(time)) <= MAX_TIME_MS;
