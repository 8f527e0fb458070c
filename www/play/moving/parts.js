// The data that one device exports to another, in parts: the content of a file or a link, and how to merge each part.

import { noReport } from "../../kit/page/merged.js";
import * as store from "../match/store.js";
import { allPrograms, bytesAsText, mergePrograms } from "../programs/file.js";
import { listProjects } from "../projects/store.js";
import { results } from "../your-games/results.js";
import { allChoices, mergeChoices } from "./choices.js";
import { mergeGames } from "./games.js";
import { mergeProjects } from "./merge-projects.js";
import { allProgress, mergeAllProgress } from "./progress.js";
import { mergeImportedResults } from "./results.js";

/** @typedef {import("../../kit/page/merged.js").Report} Report */
/** @typedef {"progress" | "results" | "choices" | "projects" | "programs" | "games"} PartName */
/** The exported data. @typedef {Partial<Record<PartName, any>>} Content */

/** @typedef {{ isList: boolean, all: () => unknown, merge: (imported: any) => Report | Promise<Report> }} Part */

/** The parts, smallest first. @type {Readonly<Record<PartName, Part>>} */
const PARTS = {
  progress: { isList: false, all: allProgress, merge: mergeAllProgress },
  results: { isList: true, all: results, merge: mergeImportedResults },
  choices: { isList: false, all: allChoices, merge: mergeChoices },
  projects: { isList: true, all: listProjects, merge: mergeProjects },
  programs: { isList: true, all: allPrograms, merge: mergePrograms },
  games: { isList: true, all: store.list, merge: mergeGames },
};

export const NAMES = /** @type {PartName[]} */ (Object.keys(PARTS));

/** The maximum number of entries read from a list. */
const MAX_ENTRIES = 5000;

/** All data on this device, without empty parts. @returns {Promise<Content>} */
export async function allContent() {
  /** @type {Content} */
  const content = {};
  for (const name of NAMES) {
    const part = await PARTS[name].all();
    if (sizeOf(part) > 0) content[name] = part;
  }
  return content;
}

/**
 * The number of entries in a part.
 * @param {unknown} part
 */
export const sizeOf = (part) => Object.keys(Object(part)).length;

/** @param {Content} content */
export const writeContent = (content) => JSON.stringify({ warren: 1, ...content }, bytesAsText);

/**
 * Reads the text of a file or a link, including older files with only games or programs.
 * @param {string} text
 * @returns {Content | null} null if the text is neither
 */
export function readContent(text) {
  /** @type {any} */
  let read;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (Object(read).warren !== 1) return null;
  /** @type {Content} */
  const content = {};
  for (const name of NAMES) {
    const part = Object.hasOwn(read, name) ? read[name] : null;
    if (part !== null && (sizeOf(part) > 0 || !isRight(name, part))) content[name] = part;
  }
  // A file from a browser without data has empty lists.
  return Object.keys(read).length > 1 ? content : null;
}

/** @param {PartName} name @param {unknown} part */
const isRight = (name, part) =>
  typeof part === "object" && Array.isArray(part) === PARTS[name].isList;

/**
 * The readable parts, with the number of entries in each.
 * @param {Content} content
 * @returns {[PartName, number][]}
 */
export const countsOf = (content) =>
  NAMES.flatMap((name) => (isRight(name, content[name]) ? [[name, sizeOf(content[name])]] : []));

/**
 * Merges imported data with the data on this device.
 * @param {Content} content
 * @returns {Promise<Map<PartName, Report>>}
 */
export async function mergeContent(content) {
  /** @type {Map<PartName, Report>} */
  const reports = new Map();
  for (const name of NAMES) {
    const part = content[name];
    if (part === undefined) continue;
    const { isList, merge } = PARTS[name];
    const beyond = isList && Array.isArray(part) ? Math.max(0, part.length - MAX_ENTRIES) : 0;
    try {
      if (!isRight(name, part)) throw new TypeError(`no ${name}`);
      const report = await merge(isList ? part.slice(0, MAX_ENTRIES) : part);
      reports.set(name, { ...report, full: report.full + beyond });
    } catch {
      reports.set(name, { ...noReport(), unread: [""] });
    }
  }
  return reports;
}
