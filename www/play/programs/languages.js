// The languages that the page offers, and asking before it loads what one needs.

import { isLoaded, load, neededFor } from "../running/compilers.js";
import { LANGUAGES } from "../running/languages.js";

/** @typedef {import("./program.js").Language} Language */

/** Those whose programs are written here, in the order in which they are offered. @type {readonly Language[]} */
const WRITTEN = ["javascript", "python", "cpp"];

/**
 * Why programs of a language cannot run here: what play/running/languages.js says, or that it is `unknown` what the language needs,
 * as it may be without a connection.
 * @typedef {import("../running/languages.js").Obstacle | "unknown"} Obstacle
 */

/**
 * What keeps programs of a language from running here; null if nothing.
 * @param {Language} language
 * @returns {Promise<Obstacle | null>}
 */
export const obstacleTo = (language) =>
  LANGUAGES[language].obstacle().catch(() => /** @type {const} */ ("unknown"));

/** @param {Language} language */
const isOffered = async (language) => (await obstacleTo(language)) === null;

/**
 * The languages in which one can begin a program here, and the others, each with what keeps it from running.
 * @returns {Promise<{ offered: Language[], hindered: { language: Language, obstacle: Obstacle }[] }>}
 */
export async function writtenLanguages() {
  const obstacles = await Promise.all(WRITTEN.map(obstacleTo));
  const hindered = WRITTEN.flatMap((language, at) => {
    const obstacle = obstacles[at];
    return obstacle === null ? [] : [{ language, obstacle }];
  });
  return { offered: WRITTEN.filter((_, at) => obstacles[at] === null), hindered };
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
