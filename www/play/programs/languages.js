// The languages that the page offers. Asks the visitor before it loads what a language needs.

import { isLoaded, load, neededFor } from "../running/compilers.js";
import { LANGUAGES } from "../running/languages.js";

/** @typedef {import("./program.js").Language} Language */

/** The languages of the editor, in the order of the menu. @type {readonly Language[]} */
const EDITOR_LANGUAGES = ["javascript", "python", "cpp"];

/**
 * Why programs of a language cannot run in this browser: the reason from play/running/languages.js, or `unknown` if the needs
 * of the language are unknown, as they may be offline.
 * @typedef {import("../running/languages.js").Obstacle | "unknown"} Obstacle
 */

/**
 * The obstacle that stops programs of a language from running in this browser; null if there is none.
 * @param {Language} language
 * @returns {Promise<Obstacle | null>}
 */
export const obstacleTo = (language) =>
  LANGUAGES[language].obstacle().catch(() => /** @type {const} */ ("unknown"));

/** @param {Language} language */
const isOffered = async (language) => (await obstacleTo(language)) === null;

/**
 * The languages of new programs, and the others, each with its obstacle.
 * @returns {Promise<{ offered: Language[], hindered: { language: Language, obstacle: Obstacle }[] }>}
 */
export async function editorLanguages() {
  const obstacles = await Promise.all(EDITOR_LANGUAGES.map(obstacleTo));
  const hindered = EDITOR_LANGUAGES.flatMap((language, index) => {
    const obstacle = obstacles[index];
    return obstacle === null ? [] : [{ language, obstacle }];
  });
  return { offered: EDITOR_LANGUAGES.filter((_, index) => obstacles[index] === null), hindered };
}

/** The languages whose files can be imported. */
export async function importableLanguages() {
  const languages = /** @type {Language[]} */ ([...EDITOR_LANGUAGES, "wasi"]);
  const offered = await Promise.all(languages.map(isOffered));
  return languages.filter((_, index) => offered[index]);
}

/**
 * The number of bytes to load before a program of a language can run; 0 if none.
 * @param {Language} language
 */
export async function bytesToLoad(language) {
  const isLight = language === "javascript" || language === "wasi";
  if (isLight || (await isLoaded(language))) return 0;
  return (await neededFor(language))?.bytes ?? 0;
}

/** Loads a language. @param {Language} language */
export const loadLanguage = (
  language,
  /** @type {(done: number, whole: number) => void} */ progress,
  /** @type {AbortSignal} */ signal,
) => load(language, progress, signal);
