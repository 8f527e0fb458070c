// The visitor's own work: sets of puzzles, courses, lessons and positions. Each project has its own key in the browser's
// storage, so that tabs do not overwrite each other's. Programs are in `play/programs/store.js`, and notes belong to their
// games.

import { jsonLength } from "../../kit/page/merged.js";
import { store, stored, storedKeys } from "../../kit/page/storage.js";

const AREA = "localStorage";
const PREFIX = "warren:project:";

/** The kinds of projects. */
export const KINDS = /** @type {const} */ (["set", "course", "lesson", "position"]);

/**
 * A project of the visitor. Its content is read by the editor of its kind, and may be unfinished.
 * @typedef {Object} Project
 * @property {1} version
 * @property {string} id
 * @property {typeof KINDS[number]} kind
 * @property {string} title the author's title; empty if there is none yet
 * @property {string | null} game null if it covers several games
 * @property {number} updated the time of the last change, in milliseconds since 1970
 * @property {any} content
 */

/** The maximum length of a title, and of a whole project, in characters. */
export const MAX_TITLE_LENGTH = 600;
const MAX_CONTENT_LENGTH = 1_000_000;

/** All projects, last changed first. @returns {Project[]} */
export function listProjects() {
  return storedKeys(AREA, PREFIX)
    .map((key) => getProject(key.slice(PREFIX.length)))
    .filter((project) => project !== undefined)
    .sort((one, other) => other.updated - one.updated);
}

/**
 * @param {string} id
 * @returns {Project | undefined} undefined if it is missing or unreadable
 */
export function getProject(id) {
  try {
    const project = JSON.parse(stored(AREA, PREFIX + id) ?? "null");
    return isProject(project) && project.id === id ? project : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a project, replacing the one with its id.
 * @param {Project} project
 */
export function putProject(project) {
  store(AREA, PREFIX + project.id, JSON.stringify(project));
}

/** @param {string} id */
export function removeProject(id) {
  store(AREA, PREFIX + id, null);
}

/** An id for a new project. */
export function newProjectId() {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}

/** The maximum time of a `Date`, in milliseconds since 1970. */
const MAX_TIME_MS = 8.64e15;

/**
 * @param {any} value
 * @returns {value is Project}
 */
export function isProject(value) {
  const { content, game, id, kind, title, updated, version } = Object(value);
  return (
    version === 1 &&
    typeof id === "string" &&
    /^[\w-]{1,40}$/.test(id) &&
    KINDS.includes(kind) &&
    typeof title === "string" &&
    title.length <= MAX_TITLE_LENGTH &&
    (game === null || (typeof game === "string" && game.length <= 40)) &&
    Number.isFinite(updated) &&
    Math.abs(updated) <= MAX_TIME_MS &&
    content !== undefined &&
    jsonLength(content) <= MAX_CONTENT_LENGTH
  );
}
