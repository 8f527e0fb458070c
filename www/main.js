// The site's composition root: loads the words, follows the address, and puts one view at a time on the page.

import { h } from "./dom.js";
import { GAMES } from "./games/list.js";
import { loadLanguage, t } from "./i18n.js";
import { loadGame, puzzleOfLink } from "./load.js";
import { nextTask } from "./next-task.js";
import * as store from "./play/store.js";
import { isProblem, thrownText, toldText } from "./problems.js";
import { gameAddress, parseRoute, startRouter, takeAddress } from "./router.js";
import { VERSION } from "./site.js";
import { followVisitor } from "./theme.js";
import { header } from "./views/header.js";
import { homeView } from "./views/home.js";
import { Notices } from "./views/notices.js";

/**
 * What views need of the page.
 * @typedef {Object} App
 * @property {typeof store} store
 * @property {Notices} notices
 * @property {(game: string, lines?: string[]) => void} newGame opens the dialog, for a start that is given or one to choose
 * @property {(wanted: import("./play/sessions.js").Wanted) => void} start begins a game
 * @property {(id: string) => void} stored the game on the page is stored under a name now, which its address gets
 */

/**
 * What is on the page, one at a time. `isBusy` tells whether loading the page again would take something from the visitor.
 * @typedef {{ element: HTMLElement, title: string, close: () => void, isBusy?: () => boolean }} View
 */
/** @typedef {typeof import("./game.js")} Playing */
/** @typedef {import("./play/sessions.js").Sessions} Sessions */

/** @type {Promise<Playing> | undefined} */
let playing;

/** What games need; after a failure the next call tries again. */
function loadPlaying() {
  playing ??= import("./game.js").catch((thrown) => {
    playing = undefined;
    throw thrown;
  });
  return playing;
}

/** @type {View | null} */
let current = null;

/** Counts the views begun, so that one that took long to load does not replace a later one. */
let begun = 0;

async function run() {
  followVisitor();
  const place = /** @type {HTMLElement} */ (document.getElementById("app"));
  if (!["home", "new"].includes(parseRoute(location.hash).kind)) loadPlaying().catch(() => {});
  await loadLanguage();
  await nextTask();
  const top = header();
  const notices = new Notices(() => current?.element.focus({ preventScroll: true }));
  document.documentElement.dataset.ready = "";

  /** @param {View} view */
  const show = (view) => {
    const replaced = current !== null;
    // A dialog belongs to the view it was opened from.
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
    current?.close();
    current = view;
    view.element.tabIndex = -1;
    if (view.title !== "") view.element.setAttribute("aria-label", view.title);
    place.replaceChildren(top.element, view.element);
    top.setWhere(view.title);
    scrollTo(0, 0);
    // So that keys and screen readers go on at the view's beginning.
    if (replaced) view.element.focus({ preventScroll: true });
  };

  /** @type {Sessions | undefined} */
  let sessions;
  const openSessions = async () => {
    const { Sessions } = await loadPlaying();
    sessions ??= new Sessions();
    return sessions;
  };
  /** @type {import("./play/session.js").Session | null} a game just begun, for the view that its address opens */
  let fresh = null;
  /** @type {(thrown: unknown, retry: () => void) => Promise<void>} */
  const tellUnfinished = async (thrown, retry) => {
    const text = t("unfinished-view", { reason: await toldText(thrown) });
    notices.offer(text, t("try-again"), retry);
  };

  /** @type {App} */
  const app = {
    store,
    notices,
    newGame: (game, lines) => {
      Promise.all([import("./views/new-game.js"), loadGame(game)])
        .then(([{ openNewGame }, module]) =>
          openNewGame(module, game, lines ?? null, (chosen) => app.start({ game, ...chosen })),
        )
        .catch((thrown) => tellUnfinished(thrown, () => app.newGame(game, lines)));
    },
    start: (wanted) => {
      openSessions()
        .then((sessions) => sessions.create(wanted))
        .then((session) => {
          fresh?.close();
          fresh = session;
          location.hash = gameAddress(String(fresh.state.id));
        })
        .catch((thrown) => tellUnfinished(thrown, () => app.start(wanted)));
    },
    stored: (id) => {
      const address = gameAddress(id);
      if (location.hash !== address) takeAddress(address, "replace");
    },
  };
  document.body.append(notices.element);

  /** @param {import("./router.js").Route} route */
  const follow = async (route) => {
    begun += 1;
    const turn = begun;
    const begunNow = fresh;
    fresh = null;
    const view = await viewOf(app, openSessions, route, begunNow)
      .catch(async (thrown) => {
        const text = t("unfinished-view", { reason: await toldText(thrown) });
        return homeView(app, { text, retry: () => follow(route) });
      })
      .catch(plainView);
    await nextTask();
    if (turn !== begun) {
      view.close();
      return;
    }
    show(view);
    if (route.kind === "new" && Object.hasOwn(GAMES, route.game)) app.newGame(route.game);
    if (VERSION !== "") whenIdle(() => startOffline(notices));
  };
  startRouter(follow);
}

/**
 * What is shown where even the home page has failed: it needs nothing that could be missing or wrong.
 * @param {unknown} thrown
 * @returns {View}
 */
function plainView(thrown) {
  const sentence = document.getElementById("unloaded");
  if (sentence) sentence.hidden = false;
  const element = h("main", null, h("p", { class: "plain muted" }, thrownText(thrown)));
  return {
    element,
    title: "",
    close: () => {
      if (sentence) sentence.hidden = true;
    },
  };
}

let isOffline = false;

/**
 * Has all files kept for when there is no connection; in `www`, where nothing is put together, never.
 * @param {Notices} notices
 */
async function startOffline(notices) {
  if (isOffline) return;
  isOffline = true;
  const isBusy = () =>
    document.querySelector("dialog[open]") !== null || (current?.isBusy?.() ?? false);
  try {
    const { workOffline } = await import("./offline.js");
    await workOffline({ notices, isBusy });
  } catch {
    // Refused by the browser, or no connection: the page works as it is.
  }
}

/**
 * Does something once the page has loaded and has nothing else to do.
 * @param {() => void} task
 */
function whenIdle(task) {
  const soon = () =>
    "requestIdleCallback" in window
      ? requestIdleCallback(task, { timeout: 10_000 })
      : setTimeout(task, 2000);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}

/**
 * @param {App} app
 * @param {() => Promise<Sessions>} openSessions
 * @param {import("./router.js").Route} route
 * @param {import("./play/session.js").Session | null} fresh
 * @returns {Promise<View>}
 */
async function viewOf(app, openSessions, route, fresh) {
  if (route.kind === "home" || route.kind === "new") return homeView(app, null);
  if (route.kind === "puzzles") {
    const { game } = route;
    if (game !== null && !Object.hasOwn(GAMES, game)) return homeView(app, null);
    const { puzzleListView } = await import("./views/puzzle-list.js");
    return puzzleListView(app, game);
  }
  if (route.kind === "about") {
    const { aboutView } = await import("./views/about.js");
    return aboutView();
  }
  if (route.kind === "edit") {
    const { editorView } = await import("./views/editor.js");
    try {
      return await editorView(app, route.what);
    } catch (thrown) {
      return unreadableLink(app, thrown);
    }
  }
  const [{ gameView }, sessions] = await Promise.all([loadPlaying(), openSessions()]);
  switch (route.kind) {
    case "game": {
      const session = fresh?.state.id === route.id ? fresh : await sessions.open(route.id);
      if (session) return gameView(app, session);
      const isStored = store.raw(route.id) !== null;
      return homeView(app, { text: t(isStored ? "unreadable-game" : "unknown-game") });
    }
    case "shared":
      try {
        const puzzle = await puzzleOfLink(route.code);
        if (puzzle === null) return await gameView(app, await sessions.fromLink(route.code));
        const { puzzleView } = await import("./views/puzzle.js");
        return await puzzleView(app, puzzle);
      } catch (thrown) {
        return unreadableLink(app, thrown);
      }
  }
}

/**
 * The home page with what the rules say of a link.
 * @param {App} app
 * @param {unknown} thrown anything else is told as of any view
 */
async function unreadableLink(app, thrown) {
  if (!isProblem(thrown)) throw thrown;
  return homeView(app, { text: t("unreadable-link", { reason: await toldText(thrown) }) });
}

run().catch((thrown) => {
  document.getElementById("app")?.replaceChildren(plainView(thrown).element);
});
