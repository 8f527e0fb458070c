// Opens a project in the maker of its kind.

import { part } from "../page/failure.js";
import { getProject } from "./store.js";

/**
 * @param {import("../main.js").App} app
 * @param {string} id
 * @returns {Promise<import("../main.js").View | null>} null if there is no such project
 * @throws if what it is made of cannot be read now; the project stays stored
 */
export async function projectView(app, id) {
  const project = getProject(id);
  if (!project) return null;
  switch (project.kind) {
    case "set": {
      const { setProjectView } = await part(import("../puzzle/set-maker.js"));
      return setProjectView(app, project);
    }
    case "course": {
      const { courseProjectView } = await part(import("../course-file/page.js"));
      return courseProjectView(project);
    }
    case "lesson": {
      const { lessonProjectView } = await part(import("../lesson/teach.js"));
      return lessonProjectView(app, project);
    }
    case "position": {
      const { positionView } = await part(import("../editor/page.js"));
      return positionView(app, project);
    }
  }
}
