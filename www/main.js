// The site's composition root. Loads the language files, follows the address, and puts one view at a time on the page.

import { homeView } from "./app/home/page.js";
import { header } from "./app/shell/header.js";
import { GAMES } from "./games/list.js";
import { followArrivals, requestAgain, whenDamaged } from "./kit/page/arrivals.js";
import { h } from "./kit/page/dom.js";
import { loadPart } from "./kit/page/failure.js";
import { loadLanguage, number, t } from "./kit/page/i18n.js";
import { keyOf } from "./kit/page/keys.js";
import { latest } from "./kit/page/latest.js";
import { nextTask } from "./kit/page/next-task.js";
import { Notices } from "./kit/page/notices.js";
import { loadThrownText, thrownText } from "./kit/page/problems.js";
import { whenUnsaved, wouldLoseWork } from "./kit/page/storage.js";
import { followVisitor } from "./kit/page/theme.js";
import { trustOwnFiles } from "./kit/page/trusted-types.js";
import { whenIdle } from "./kit/page/when-idle.js";
import { changeAddress, gameAddress, parseRoute, startRouter } from "./play/addresses.js";
import { loadGame } from "./play/load.js";
import * as store from "./play/match/store.js";
import { VERSION } from "./site.js";

/**
 * The services of the page for views.
 * @typedef {Object} App
 * @property {typeof store} store
 * @property {Notices} notices
 * @property {(game: string, lines?: string[]) => void} newGame opens the dialog for a new game, optionally from a given start
 * @property {(game: string) => void} playNow begins a game with the previous players
 * @property {(wanted: import("./play/match/sessions.js").NewGame) => void} start begins a game
 * @property {(id: string) => void} stored called when the page's game has been stored; its id becomes part of the address
 */

/**
 * The view on the page. `sitePart`: the part of the site where the address does not tell it. `isBusy`: reloading the page would
 * lose the visitor's work.
 * @typedef {{ element: HTMLElement, title: string, close: () => void, sitePart?: import("./app/shell/header.js").SitePart,
 *   isBusy?: () => boolean }} View
 */
/** @typedef {typeof import("./game.js")} Playing */
/** @typedef {import("./play/match/sessions.js").Sessions} Sessions */

/** @type {Promise<Playing> | undefined} */
let gameModules;

/** Loads the modules for games. After a failure the next call tries again. */
function loadPlaying() {
  gameModules ??= loadPart(import("./game.js")).catch((thrown) => {
    gameModules = undefined;
    throw thrown;
  });
  return gameModules;
}

/** @type {View | null} */
let currentView = null;

/** Whether games of programs are being played, which continue independently of the view. */
let playsGames = () => false;

/** The views requested. A slow one does not replace a later one. */
const navigations = latest();

async function run() {
  followVisitor();
  const container = /** @type {HTMLElement} */ (document.getElementById("app"));
  const { kind } = parseRoute(location.hash);
  const showsBoard = !["home", "new", "programs", "unknown"].includes(kind);
  // A link may be that of a puzzle, which does not need them.
  if (showsBoard && kind !== "shared") loadPlaying().catch(() => {});
  await loadLanguage();
  // Formatting a first number takes a phone a tenth of a second. Here it costs nothing, since the game's module is not there yet.
  if (showsBoard) number(0);
  await nextTask();
  const notices = new Notices(() => currentView?.element.focus({ preventScroll: true }));
  const pageHeader = header(notices);
  showArrivals(notices);
  whenDamaged(loadAfresh);
  whenUnsaved(() => notices.show(t("storage-unkept"), true));
  addEventListener("beforeunload", (event) => {
    if (wouldLoseWork()) event.preventDefault();
  });
  document.documentElement.dataset.ready = "";

  /**
   * @param {View} view
   * @param {import("./play/addresses.js").Route["kind"]} kind of its address
   */
  const show = (view, kind) => {
    const replaced = currentView !== null;
    // A dialog belongs to the view from which it was opened.
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
    currentView?.close();
    currentView = view;
    view.element.tabIndex = -1;
    if (view.title !== "") view.element.setAttribute("aria-label", view.title);
    container.replaceChildren(pageHeader.element, view.element);
    pageHeader.show(view, kind);
    scrollTo(0, 0);
    // Keys and screen readers continue at the beginning of the view.
    if (replaced) view.element.focus({ preventScroll: true });
  };

  /** @type {Sessions | undefined} */
  let sessions;
  const openSessions = async () => {
    const { Sessions } = await loadPlaying();
    sessions ??= new Sessions();
    return sessions;
  };
  /** @type {import("./play/match/session.js").Session | null} a game just begun, until the view for its address opens */
  let newSession = null;
  /** @type {App} */
  const app = {
    store,
    notices,
    newGame: (game, lines) => {
      Promise.all([loadPart(import("./app/new-game/dialog.js")), loadGame(game)])
        .then(([{ openNewGame }, warren]) =>
          openNewGame(warren, game, lines ?? null, (chosen) => app.start({ game, ...chosen })),
        )
        .catch((thrown) => notices.showFailure(thrown, () => app.newGame(game, lines)));
    },
    playNow: (game) => {
      loadPart(import("./app/new-game/at-once.js"))
        .then(({ beginAtOnce }) => beginAtOnce(app, game))
        .catch((thrown) => notices.showFailure(thrown, () => app.playNow(game)));
    },
    start: (wanted) => {
      openSessions()
        .then((sessions) => sessions.create(wanted))
        .then((session) => {
          newSession?.close();
          newSession = session;
          location.hash = gameAddress(String(newSession.state.id));
        })
        .catch((thrown) => notices.showFailure(thrown, () => app.start(wanted)));
    },
    stored: (id) => {
      const address = gameAddress(id);
      if (location.hash !== address) changeAddress(address, "replace");
    },
  };
  document.body.append(notices.element);
  addEventListener("keydown", (event) => {
    if (!asksForKeys(event)) return;
    event.preventDefault();
    const main = container.querySelector("main");
    loadPart(import("./app/shell/keys.js"))
      .then(({ showKeys }) => showKeys(main?.dataset.game ?? null))
      .catch((thrown) => notices.show(thrownText(thrown)));
  });

  const host = {
    app,
    loadPlaying,
    openSessions,
    setPlaying: (/** @type {() => boolean} */ areGamesPlayed) => {
      playsGames = areGamesPlayed;
    },
  };
  /** @param {import("./play/addresses.js").Route} route */
  const follow = async (route) => {
    const navigation = navigations.next();
    const begunNow = newSession;
    newSession = null;
    const view = await viewOf(host, route, begunNow)
      .catch(async (thrown) => {
        const text = t("unfinished-view", { reason: await loadThrownText(thrown) });
        return homeView(app, { text, retry: () => follow(route) });
      })
      .catch(plainView);
    await nextTask();
    if (!navigation.isCurrent) {
      view.close();
      return;
    }
    show(view, route.kind);
    if (route.kind === "new" && Object.hasOwn(GAMES, route.game)) app.newGame(route.game);
    if (VERSION !== "") whenIdle(() => startOffline(notices));
  };
  startRouter(follow);
}

/**
 * Reloads the page and its cached modules: one of them is damaged.
 */
async function loadAfresh() {
  const modules = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => /\.js($|\?)/.test(name));
  await Promise.allSettled(modules.map((name) => fetch(name, { cache: "reload" })));
  location.reload();
}

/**
 * Shows a notice while something is late, and offers to request it again.
 * @param {Notices} notices
 */
function showArrivals(notices) {
  const again = () => requestAgain(() => location.reload());
  /** @type {(() => void) | null} */
  let removeNotice = null;
  followArrivals((isLate) => {
    if (isLate) removeNotice ??= notices.showWithButton(t("still-loading"), t("try-again"), again);
    else removeNotice?.();
    if (!isLate) removeNotice = null;
  });
}

/**
 * Whether a key opens the list of keys: a question mark, typed outside a field.
 * @param {KeyboardEvent} event
 */
function asksForKeys(event) {
  const { altKey, ctrlKey, defaultPrevented, metaKey, target } = event;
  if (!["?", "؟"].includes(keyOf(event))) return false;
  const isTyped =
    target instanceof Element && target.closest("input, textarea, select, dialog") !== null;
  return !isTyped && !defaultPrevented && !altKey && !ctrlKey && !metaKey;
}

/**
 * The view if even the home page has failed. It has no dependencies that could be missing.
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
 * Stores all files for offline use. Does nothing in `www`, which has no version.
 * @param {Notices} notices
 */
async function startOffline(notices) {
  if (isOffline) return;
  isOffline = true;
  const isBusy = () =>
    playsGames() ||
    wouldLoseWork() ||
    document.querySelector("dialog[open]") !== null ||
    (currentView?.isBusy?.() ?? false);
  try {
    const { workOffline } = await loadPart(import("./app/shell/offline.js"));
    await workOffline({ notices, isBusy });
  } catch {
    // The browser refuses, or there is no connection. The page works anyway.
  }
}

/**
 * @param {import("./views.js").Host} host
 * @param {import("./play/addresses.js").Route} route
 * @param {import("./play/match/session.js").Session | null} newSession
 * @returns {Promise<View>}
 */
async function viewOf(host, route, newSession) {
  const isOfNoGame =
    ["new", "puzzles", "themes", "today", "learn"].includes(route.kind) &&
    "game" in route &&
    route.game !== null &&
    !Object.hasOwn(GAMES, route.game);
  if (route.kind === "unknown" || isOfNoGame) {
    return homeView(host.app, { text: t("unknown-address") });
  }
  if (route.kind === "home" || route.kind === "new") return homeView(host.app);
  // The home page does not need these.
  const { viewOfRoute } = await loadPart(import("./views.js"));
  return viewOfRoute(host, route, newSession);
}

trustOwnFiles();
run().catch((thrown) => {
  document.getElementById("app")?.replaceChildren(plainView(thrown).element);
});
