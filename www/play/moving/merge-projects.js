// Projects from another device.

import { importedId, originalId } from "../../kit/page/imported-id.js";
import { noReport } from "../../kit/page/merged.js";
import { stored } from "../../kit/page/storage.js";
import {
  getProject,
  isProject,
  listProjects,
  MAX_TITLE_LENGTH,
  putProject,
} from "../projects/store.js";

/** @typedef {import("../projects/store.js").Project} Project */

/** The maximum number of projects after merging. */
const MAX_PROJECTS = 300;

/**
 * Merges projects. A different project with the id of a local one gets a new id and title.
 * @param {readonly unknown[]} imported
 * @returns {import("../../kit/page/merged.js").Report}
 */
export function mergeProjects(imported) {
  const report = noReport();
  const localProjects = listProjects();
  const titles = new Set(localProjects.map(({ title }) => title));
  let room = MAX_PROJECTS - localProjects.length;
  for (const project of imported) {
    if (!isProject(project)) {
      report.unread.push(titleOf(project));
      continue;
    }
    const merged = mergedProject(project, titles);
    if (merged === null) continue;
    if (room <= 0) {
      report.full += 1;
      continue;
    }
    putProject(merged);
    titles.add(merged.title);
    report.joined += 1;
    room -= 1;
  }
  return report;
}

/** The maximum length of an unreadable project's title in the report, in characters. */
const MAX_SHOWN_LENGTH = 60;

/** @param {any} project an unreadable project */
const titleOf = (project) =>
  typeof project?.title === "string" ? project.title.slice(0, MAX_SHOWN_LENGTH) : "";

/**
 * The project as stored here; null if it is already here.
 * @param {Project} project
 * @param {ReadonlySet<string>} titles the titles in use
 * @returns {Project | null}
 */
function mergedProject({ content, game, id, kind, title, updated, version }, titles) {
  const project = { version, id, kind, title, game, updated, content };
  const localProject = getProject(id);
  // An unreadable project stays too.
  if (stored("localStorage", `warren:project:${id}`) === null) {
    const originalProject = getProject(originalId(id));
    return originalProject && idOf(originalProject) === id ? null : project;
  }
  if (localProject && contentOf(localProject) === contentOf(project)) return null;
  const newId = idOf(project);
  return getProject(newId) ? null : { ...project, id: newId, title: freeTitle(title, titles) };
}

/** @param {Project} project */
const contentOf = ({ content, kind }) => JSON.stringify([kind, content]);

/** @param {Project} project */
const idOf = (project) => importedId(project.id, contentOf(project));

/** @param {string} title @param {ReadonlySet<string>} taken */
function freeTitle(title, taken) {
  for (let number = 2; ; number++) {
    const free = `${title.slice(0, MAX_TITLE_LENGTH - 6)} ${number}`;
    if (!taken.has(free)) return free;
  }
}
