// The site's composition root: loads words and module, follows the address, and puts one view at a time on the page.

import { h } from "./dom.js";
import { loadLanguage, t } from "./i18n.js";
import { load } from "./load.js";
import { thrownText } from "./problems.js";
import { gameAddress, startRouter } from "./router.js";
import { sessions } from "./session.js";
import * as store from "./store.js";
import "./theme.js";
import { failedView } from "./views/failed.js";
import { gameView } from "./views/game.js";
import { header } from "./views/header.js";
import { homeView } from "./views/home.js";
import { openNewGame } from "./views/new-game.js";
import { Notices } from "./views/notices.js";

/**
 * What views need of the page.
 * @typedef {Object} App
 * @property {Awaited<ReturnType<typeof load>>} warren
 * @property {typeof store} store
 * @property {Notices} notices
 * @property {(game: string) => void} newGame opens the dialog
 * @property {(game: string, seats: import("./store.js").Seat[]) => void} start
 */

/** @typedef {{ element: HTMLElement, title: string, close: () => void }} View */

/** @type {View | null} */
let current = null;

/** Counts the views begun, so that one that took long to load does not replace a later one. */
let begun = 0;

async function run() {
  const place = /** @type {HTMLElement} */ (document.getElementById("app"));
  const module = load();
  module.catch(() => {});
  await loadLanguage();
  const top = header();
  const notices = new Notices();
  document.documentElement.dataset.ready = "";

  /** @param {View} view */
  const show = (view) => {
    current?.close();
    current = view;
    place.replaceChildren(top.element, view.element);
    top.setWhere(view.title);
    scrollTo(0, 0);
  };

  /** @type {App["warren"]} */
  let warren;
  try {
    warren = await module;
  } catch (thrown) {
    show(failedView(t("failed-engine", { reason: thrownText(thrown) })));
    return;
  }

  /** @type {App} */
  const app = {
    warren,
    store,
    notices,
    newGame: (game) => {
      const scene = warren.Scene.start(game);
      const { seats } = scene;
      scene.free();
      openNewGame(game, seats, warren.levels(game), (chosen) => app.start(game, chosen));
    },
    start: async (game, seats) => {
      const session = await sessions.create({ game, seats });
      const id = session.state.id;
      session.close();
      location.hash = gameAddress(id);
    },
  };
  document.body.append(notices.element);

  startRouter(async (route) => {
    begun += 1;
    const turn = begun;
    const view = await viewOf(app, route).catch((thrown) => homeView(app, t("unfinished-view", { reason: thrownText(thrown) })));
    if (turn === begun) show(view);
    else view.close();
  });
}

/**
 * @param {App} app
 * @param {import("./router.js").Route} route
 * @returns {Promise<View>}
 */
async function viewOf(app, route) {
  switch (route.kind) {
    case "game": {
      const session = await sessions.open(route.id);
      return session ? gameView(app, session) : homeView(app, t("unknown-game"));
    }
    case "shared":
      try {
        return await gameView(app, await sessions.fromLink(route.code));
      } catch (thrown) {
        return homeView(app, t("unreadable-link", { reason: thrownText(thrown) }));
      }
    default:
      return homeView(app, null);
  }
}

run().catch((thrown) => {
  const sentence = document.getElementById("unloaded");
  if (sentence) sentence.hidden = false;
  document.getElementById("app")?.replaceChildren(h("p", { class: "plain muted" }, thrownText(thrown)));
});
