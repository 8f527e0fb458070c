// Keeps a project as it is made, in one view.

import { projectAddress, takeAddress } from "../addresses.js";
import { getProject, MAX_TITLE_LENGTH, newProjectId, putProject } from "./store.js";

/** @typedef {import("./store.js").Project} Project */

export class Keeping {
  #kind;
  /** As this view has stored it, or found it. @type {Project | null} */
  #kept;

  /**
   * @param {Project["kind"]} kind
   * @param {Project | null} project null if there is none yet
   */
  constructor(kind, project) {
    this.#kind = kind;
    this.#kept = project;
  }

  /**
   * Stores the project as it is now, and takes its address. What another tab has made of it stays: this one goes on as a copy.
   * @param {Pick<Project, "title" | "game" | "content">} now
   */
  keep({ content, game, title }) {
    const before = this.#kept;
    const there = before && getProject(before.id);
    const isOther = there && there.updated !== before.updated;
    const id = before && !isOther ? before.id : newProjectId();
    const updated = Math.max(Date.now(), (before?.updated ?? 0) + 1);
    this.#kept = {
      version: 1,
      id,
      kind: this.#kind,
      title: title.slice(0, MAX_TITLE_LENGTH),
      game,
      updated,
      content,
    };
    putProject(this.#kept);
    takeAddress(projectAddress(id), "replace");
  }

  /** Begins another project, such as after a file was opened. */
  beginAnother() {
    this.#kept = null;
  }
}
