// All that one device hands to another, in parts: what goes into a file or a link, and how each part joins what is here.

import { noReport } from "../../kit/page/joined.js";
import * as store from "../match/store.js";
import { allPrograms, bytesAsText, joinPrograms } from "../programs/file.js";
import { listProjects } from "../projects/store.js";
import { results } from "../your-games/results.js";
import { allChoices, joinChoices } from "./choices.js";
import { joinGames } from "./games.js";
import { joinProjects } from "./join-projects.js";
import { allProgress, joinAllProgress } from "./progress.js";
import { joinResults } from "./results.js";

/** @typedef {import("../../kit/page/joined.js").Report} Report */
/** @typedef {"progress" | "results" | "choices" | "projects" | "programs" | "games"} PartName */
/** What goes from one device to another. @typedef {Partial<Record<PartName, any>>} Content */

/** @typedef {{ isList: boolean, all: () => unknown, join: (come: any) => Report | Promise<Report> }} Part */

/** The parts, the smallest first. @type {Readonly<Record<PartName, Part>>} */
const PARTS = {
  progress: { isList: false, all: allProgress, join: joinAllProgress },
  results: { isList: true, all: results, join: joinResults },
  choices: { isList: false, all: allChoices, join: joinChoices },
  projects: { isList: true, all: listProjects, join: joinProjects },
  programs: { isList: true, all: allPrograms, join: joinPrograms },
  games: { isList: true, all: store.list, join: joinGames },
};

export const NAMES = /** @type {PartName[]} */ (Object.keys(PARTS));

/** The most entries of a list that are read. */
const MAX_ENTRIES = 5000;

/** All that is here, without what is empty. @returns {Promise<Content>} */
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
 * How many things a part has.
 * @param {unknown} part
 */
export const sizeOf = (part) => Object.keys(Object(part)).length;

/** @param {Content} content */
export const writeContent = (content) => JSON.stringify({ warren: 1, ...content }, bytesAsText);

/**
 * Reads the text of a file or a link: also of the files that had games or programs alone.
 * @param {string} text
 * @returns {Content | null} null if it is nothing of the kind
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
  // A file from a browser with nothing in it has empty lists.
  return Object.keys(read).length > 1 ? content : null;
}

/** @param {PartName} name @param {unknown} part */
const isRight = (name, part) =>
  typeof part === "object" && Array.isArray(part) === PARTS[name].isList;

/**
 * The parts that can be read, with how many things each has.
 * @param {Content} content
 * @returns {[PartName, number][]}
 */
export const countsOf = (content) =>
  NAMES.flatMap((name) => (isRight(name, content[name]) ? [[name, sizeOf(content[name])]] : []));

/**
 * Joins what has come with what is here.
 * @param {Content} content
 * @returns {Promise<Map<PartName, Report>>}
 */
export async function joinContent(content) {
  /** @type {Map<PartName, Report>} */
  const reports = new Map();
  for (const name of NAMES) {
    const part = content[name];
    if (part === undefined) continue;
    const { isList, join } = PARTS[name];
    const beyond = isList && Array.isArray(part) ? Math.max(0, part.length - MAX_ENTRIES) : 0;
    try {
      if (!isRight(name, part)) throw new TypeError(`no ${name}`);
      const report = await join(isList ? part.slice(0, MAX_ENTRIES) : part);
      reports.set(name, { ...report, full: report.full + beyond });
    } catch {
      reports.set(name, { ...noReport(), unread: [""] });
    }
  }
  return reports;
}
