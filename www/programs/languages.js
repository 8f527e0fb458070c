// The languages that the page offers, and asking before it loads what one needs.

import { isLoaded, load, neededFor } from "../running/compilers.js";
import { LANGUAGES } from "../running/languages.js";

/** @typedef {import("./program.js").Language} Language */

/** Those whose programs are written here, in the order in which they are offered. @type {readonly Language[]} */
const WRITTEN = ["javascript", "python", "cpp"];

/**
 * Whether programs of a language can be written, brought and run here.
 * @param {Language} language
 */
export const isOffered = (language) =>
  // Without a connection it may be unknown what a language needs; then it cannot run either.
  LANGUAGES[language].isOffered().catch(() => false);

/** The languages in which one can begin a program here. */
export async function writtenLanguages() {
  const offered = await Promise.all(WRITTEN.map(isOffered));
  return WRITTEN.filter((_, at) => offered[at]);
}

/** The languages whose files can be brought here. */
export async function broughtLanguages() {
  const all = /** @type {Language[]} */ ([...WRITTEN, "wasi"]);
  const offered = await Promise.all(all.map(isOffered));
  return all.filter((_, at) => offered[at]);
}

/**
 * The bytes that have to be loaded before a program of a language can run; 0 if nothing.
 * @param {Language} language
 */
export async function bytesToLoad(language) {
  const isLight = language === "javascript" || language === "wasi";
  if (isLight || (await isLoaded(language))) return 0;
  return (await neededFor(language))?.bytes ?? 0;
}

/** Loads it. @param {Language} language */
export const loadLanguage = (
  language,
  /** @type {(done: number, whole: number) => void} */ progress,
  /** @type {AbortSignal} */ signal,
) => load(language, progress, signal);
