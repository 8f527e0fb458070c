// What visitors make, as it is stored: sets, courses, lessons, puzzles, notes.

import { lengthOf } from "../page/joined.js";
import { store, stored, storedKeys } from "../page/storage.js";

const AREA = "localStorage";
const PREFIX = "warren:project:";

/** The most characters of a title, and of a whole project. */
const [LONGEST_TITLE, LONGEST] = [600, 1_000_000];

/**
 * @typedef {{ version: 1, id: string, kind: string, title: string, updated: number, content: unknown }} Project
 */

/** @returns {Project[]} */
export const listProjects = () =>
  storedKeys(AREA, PREFIX).flatMap((key) => getProject(key.slice(PREFIX.length)) ?? []);

/** @param {string} id @returns {Project | undefined} */
export function getProject(id) {
  try {
    const project = JSON.parse(stored(AREA, PREFIX + id) ?? "null");
    return isProject(project) && project.id === id ? project : undefined;
  } catch {
    return undefined;
  }
}

/** @param {Project} project */
export const putProject = (project) => store(AREA, PREFIX + project.id, JSON.stringify(project));

/** @param {any} project @returns {project is Project} */
export function isProject(project) {
  const { content, id, kind, title, updated, version } = Object(project);
  return (
    version === 1 &&
    typeof id === "string" &&
    /^[\w-]{1,40}$/.test(id) &&
    typeof kind === "string" &&
    /^[a-z-]{1,20}$/.test(kind) &&
    typeof title === "string" &&
    title.length <= LONGEST_TITLE &&
    Number.isFinite(updated) &&
    Math.abs(updated) <= 8.64e15 &&
    content !== undefined &&
    lengthOf(content) <= LONGEST
  );
}
