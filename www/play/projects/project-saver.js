// Stores a project while it is edited in one view.

import { changeAddress, projectAddress } from "../addresses.js";
import { getProject, MAX_TITLE_LENGTH, newProjectId, putProject } from "./store.js";

/** @typedef {import("./store.js").Project} Project */

export class ProjectSaver {
  #kind;
  /** The project as this view has stored or found it. @type {Project | null} */
  #stored;

  /**
   * @param {Project["kind"]} kind
   * @param {Project | null} project null if there is none yet
   */
  constructor(kind, project) {
    this.#kind = kind;
    this.#stored = project;
  }

  /**
   * Stores the current project and sets its address. If another tab has changed the project, this view continues with a copy.
   * @param {Pick<Project, "title" | "game" | "content">} now
   */
  keep({ content, game, title }) {
    const storedBefore = this.#stored;
    const storedNow = storedBefore && getProject(storedBefore.id);
    const isOther = storedNow && storedNow.updated !== storedBefore.updated;
    const id = storedBefore && !isOther ? storedBefore.id : newProjectId();
    const updated = Math.max(Date.now(), (storedBefore?.updated ?? 0) + 1);
    this.#stored = {
      version: 1,
      id,
      kind: this.#kind,
      title: title.slice(0, MAX_TITLE_LENGTH),
      game,
      updated,
      content,
    };
    putProject(this.#stored);
    changeAddress(projectAddress(id), "replace");
  }

  /** Begins another project, for example after opening a file. */
  beginAnother() {
    this.#stored = null;
  }
}
