// The view of each address except the home page's. Each loads its modules on demand.

import { homeView } from "./app/home/page.js";
import { loadPart } from "./kit/page/failure.js";
import { t } from "./kit/page/i18n.js";
import { isPreloaded, preload } from "./kit/page/preload.js";
import { isContentAtFault, loadThrownText } from "./kit/page/problems.js";
import { openLink } from "./play/load.js";

/** @typedef {import("./main.js").App} App */
/** @typedef {import("./main.js").View} View */
/** @typedef {import("./play/addresses.js").Route} Route */

/**
 * @typedef {Object} Host
 * @property {App} app
 * @property {() => Promise<import("./main.js").Playing>} loadPlaying
 * @property {() => Promise<import("./main.js").Sessions>} openSessions
 * @property {(areGamesPlayed: () => boolean) => void} setPlaying sets the function that returns whether games of programs are
 *   being played
 */

/**
 * @param {Host} host
 * @param {Exclude<Route, { kind: "home" | "new" | "unknown" }>} route
 * @param {import("./play/match/session.js").Session | null} newSession a game just begun
 * @returns {Promise<View>}
 */
export async function viewOfRoute(host, route, newSession) {
  const { app } = host;
  switch (route.kind) {
    case "puzzles": {
      const { puzzleListView } = await loadPart(import("./app/puzzle/list.js"));
      return puzzleListView(app, route.game, route.filter ?? "");
    }
    case "themes": {
      const { themesView } = await loadPart(import("./app/puzzle/themes.js"));
      return themesView(route.game);
    }
    case "today": {
      if (route.game !== null) preload("puzzle");
      const { todayView } = await loadPart(import("./app/puzzle/today.js"));
      return todayView(app, route.game, route.date);
    }
    case "set":
      return setOfAddress(app, route.code);
    case "change-set": {
      const { changeSetView } = await loadPart(import("./app/puzzle/set-maker.js"));
      return viewOrHome(app, () => changeSetView(app, route.code));
    }
    case "project":
      return projectView(app, route.id);
    case "learn": {
      if (route.game === null) {
        const { lessonsView } = await loadPart(import("./app/lesson/list.js"));
        return lessonsView();
      }
      const { learnView } = await loadPart(import("./app/lesson/page.js"));
      return learnView(app, route.game);
    }
    case "your-games": {
      const { yourGamesView } = await loadPart(import("./app/your-games/page.js"));
      return yourGamesView(app);
    }
    case "collect": {
      const { collectView } = await loadPart(import("./outside/collect/page.js"));
      return collectView();
    }
    case "course": {
      const { courseFileView } = await loadPart(import("./outside/course-file/page.js"));
      return viewOrHome(app, () => courseFileView(route.code));
    }
    case "programs": {
      const { programsView } = await loadPart(import("./app/programs/list.js"));
      return programsView(app);
    }
    case "program": {
      const { programView } = await loadPart(import("./app/programs/page.js"));
      return programView(app, route.id);
    }
    case "program-games":
      return gamesOfProgram(host, route);
    case "shared-program": {
      const { sharedProgramView } = await loadPart(import("./app/programs/shared.js"));
      return sharedProgramView(app, route.code, route.isChallenge);
    }
    case "move": {
      const { arrivalView } = await loadPart(import("./app/moving/page.js"));
      return arrivalView(route.code);
    }
    case "about": {
      const { aboutView } = await loadPart(import("./app/shell/about.js"));
      return aboutView();
    }
    case "edit": {
      const { editorView } = await loadPart(import("./app/editor/page.js"));
      return viewOrHome(app, () => editorView(app, route.what));
    }
    case "teach": {
      if (route.code === "") {
        const { teachersView } = await loadPart(import("./app/shell/teachers.js"));
        return teachersView();
      }
      const { teachView } = await loadPart(import("./app/lesson/teach.js"));
      return viewOrHome(app, () => teachView(app, route.code));
    }
    case "game":
      return gameOfAddress(host, route.id, newSession);
    case "shared":
      return viewOrHome(app, () => viewOfLink(host, route.code));
  }
}

/**
 * A teacher's set, or the editor of one.
 * @param {App} app
 * @param {string} code the code of the link of a set, or of a new set's first puzzle
 */
async function setOfAddress(app, code) {
  const { setMakerView } = await loadPart(import("./app/puzzle/set-maker.js"));
  if (code === "") return setMakerView(app);
  const { setView } = await loadPart(import("./app/puzzle/set-run.js"));
  return setView(app, code).catch((thrown) =>
    setMakerView(app, code).catch(() =>
      viewOrHome(app, () => {
        throw thrown;
      }),
    ),
  );
}

/**
 * The view of a stored project: the editor for its kind.
 * @param {App} app
 * @param {string} id
 * @returns {Promise<View>}
 * @throws if its content cannot be read now; the project stays stored
 */
async function projectView(app, id) {
  const { getProject } = await loadPart(import("./play/projects/store.js"));
  const project = getProject(id);
  switch (project?.kind) {
    case "set": {
      const { setProjectView } = await loadPart(import("./app/puzzle/set-maker.js"));
      return setProjectView(app, project);
    }
    case "course": {
      const { courseProjectView } = await loadPart(import("./outside/course-file/page.js"));
      return courseProjectView(project);
    }
    case "lesson": {
      const { lessonProjectView } = await loadPart(import("./app/lesson/teach.js"));
      return lessonProjectView(app, project);
    }
    case "position": {
      const { positionView } = await loadPart(import("./app/editor/page.js"));
      return positionView(app, project);
    }
    default:
      return homeView(app, { text: t("unknown-project") });
  }
}

/**
 * @param {Host} host
 * @param {Extract<Route, { kind: "program-games" }>} route
 */
async function gamesOfProgram({ app, loadPlaying, setPlaying }, { id, played }) {
  const [{ areGamesPlayed, batchView }, programs] = await Promise.all([
    loadPart(import("./app/batches/page.js")),
    loadPart(import("./play/programs/store.js")),
  ]);
  setPlaying(areGamesPlayed);
  const { ensureProgram } = await loadPart(import("./app/programs/loading.js"));
  return batchView({ app, loadPlaying }, { id, played }, { ...programs, ensureProgram });
}

/**
 * @param {Host} host
 * @param {string} id the id of a stored game
 * @param {import("./play/match/session.js").Session | null} newSession
 */
async function gameOfAddress({ app, loadPlaying, openSessions }, id, newSession) {
  const [{ gameView }, sessions] = await Promise.all([loadPlaying(), openSessions()]);
  const session = newSession?.state.id === id ? newSession : await sessions.open(id);
  if (session) return gameView(app, session);
  const isStored = app.store.raw(id) !== null;
  return homeView(app, { text: t(isStored ? "unreadable-game" : "unknown-game") });
}

/**
 * The view for a link.
 * @param {Host} host
 * @param {string} code
 */
async function viewOfLink({ app, loadPlaying, openSessions }, code) {
  // The mark in a puzzle's shared address shows that it needs no modules for games.
  if (!isPreloaded("puzzle")) loadPlaying().catch(() => {});
  const link = await openLink(code);
  if (link.scene.lesson !== undefined) {
    const { sharedLessonView } = await loadPart(import("./app/lesson/page.js"));
    return sharedLessonView(app, link);
  }
  if (link.puzzle === undefined) {
    const [{ gameView }, sessions] = await Promise.all([loadPlaying(), openSessions()]);
    return gameView(app, await sessions.fromLink(link));
  }
  preload("puzzle");
  const { puzzleView } = await loadPart(import("./app/puzzle/page.js"));
  return puzzleView(app, link.puzzle);
}

/**
 * A view, or the home page with the problem of a link, of its lesson or of its set of puzzles.
 * @param {App} app
 * @param {() => View | Promise<View>} open
 * @throws any other error
 */
async function viewOrHome(app, open) {
  try {
    return await open();
  } catch (thrown) {
    if (!isContentAtFault(thrown)) throw thrown;
    return homeView(app, { text: t("unreadable-link", { reason: await loadThrownText(thrown) }) });
  }
}
