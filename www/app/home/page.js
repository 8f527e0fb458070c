// The home page: the last game, the list of games, and the visitor's stored games.

import { loadAllPictures, loadPictures } from "../../games/page-modules.js";
import { button } from "../../kit/page/button.js";
import { h } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { t } from "../../kit/page/i18n.js";
import { latest } from "../../kit/page/latest.js";
import { nextTask } from "../../kit/page/next-task.js";
import { HAS_PROGRAMS, preference } from "../../kit/page/preferences.js";
import { storedKeys } from "../../kit/page/storage.js";
import { sectionTitle } from "../../kit/page/titles.js";
import { ABOUT_ADDRESS, YOUR_GAMES_ADDRESS } from "../../play/addresses.js";
import { gamesSection } from "./game-cards.js";
import { todaySection } from "./today.js";
import { welcomeSection } from "./welcome.js";

/**
 * @typedef {import("../../main.js").App} App
 * @typedef {import("../../kit/boards/board.js").PictureModule} PictureModule
 * @typedef {import("../../kit/boards/board.js").Picture} Picture
 * @typedef {(place: HTMLElement, pictureModule: PictureModule) => Picture | Promise<Picture>} MountPicture
 * @typedef {(game: string, mount: MountPicture, onNear?: () => void) => HTMLElement} MakePicture makes an element whose picture is
 *   mounted when the element comes near the screen
 * @typedef {typeof import("./visitor-games.js")} GamesModule
 */

/** The distance from the visible area at which a picture is drawn. */
const DRAW_MARGIN = "200px";

/**
 * A message at the top, such as why a link could not be read. `retry` is present if trying again may help.
 * @typedef {{ text: string, retry?: () => void }} PageMessage
 */

/**
 * @param {App} app
 * @param {PageMessage | null} [message]
 */
export async function homeView(app, message = null) {
  const [ownWork, games] = await Promise.all([
    ownWorkSection(app),
    loadGames().catch((thrown) => thrown),
  ]);
  return renderHome(app, message, ownWork, games);
}

/**
 * The module with what the visitor has begun and reached; null on a first visit.
 * @returns {Promise<GamesModule | null>}
 */
async function loadGames() {
  const isFirst = storedKeys("localStorage", "warren").length === 0;
  return isFirst ? null : loadPart(import("./visitor-games.js"));
}

/** The section with the visitor's own work; null if there is none or its module cannot be loaded. @param {App} app */
async function ownWorkSection({ store }) {
  const games = store.list();
  const isAny =
    storedKeys("localStorage", "warren:project:").length > 0 ||
    preference(HAS_PROGRAMS) !== null ||
    games.some(({ record }) => record.includes("\n# after "));
  if (!isAny) return null;
  return loadPart(import("../projects/section.js"))
    .then(({ ownWorkList }) => ownWorkList(games))
    .catch(() => null);
}

/**
 * @param {App} app
 * @param {PageMessage | null} message
 * @param {HTMLElement | null} ownWork
 * @param {GamesModule | Error | null} gamesModule with the visitor's games; an error if it did not arrive
 */
function renderHome(app, message, ownWork, gamesModule) {
  /** @type {Set<Picture>} */
  const pictures = new Set();
  /** A new request begins when the pictures are removed, so that none is mounted later. */
  const requests = latest();

  /** The functions to run when an element comes near the screen. @type {Map<Element, () => void>} */
  const loaders = new Map();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        loaders.get(target)?.();
        loaders.delete(target);
      }
    },
    { rootMargin: DRAW_MARGIN },
  );

  let mounting = Promise.resolve();
  /** @type {MakePicture} */
  const makePicture = (game, mount, onNear = () => {}) => {
    const place = h("div", { class: "picture" });
    const request = requests.current;
    const load = () => {
      onNear();
      // If one file fails, each of the others is still loaded by itself.
      loadAllPictures()
        .then((modules) => modules[game])
        .catch(() => loadPictures(game))
        .then(async (pictureModule) => {
          // Each picture is mounted in a task of its own, so that the page reacts in between.
          mounting = mounting.then(nextTask);
          await mounting;
          const picture = await mount(place, pictureModule);
          if (request.isCurrent) pictures.add(picture);
          else picture.close();
        })
        .catch(() => {
          place.classList.add("missing");
          place.append(h("p", { class: "muted" }, t("picture-missing")));
        });
    };
    loaders.set(place, load);
    observer.observe(place);
    return place;
  };

  const element = h("main", { class: "home-page" });
  const closePictures = () => {
    requests.next();
    observer.disconnect();
    loaders.clear();
    for (const picture of pictures) picture.close();
    pictures.clear();
  };
  const render = () => {
    closePictures();
    const request = requests.current;
    const part = gamesModule instanceof Error ? null : gamesModule;
    const callbacks = {
      onBroken: () => request.isCurrent && render(),
      onRemoved: () => {
        render();
        // The element that had the focus is gone.
        element.focus({ preventScroll: true });
      },
    };
    const games = part?.visitorGames(app, makePicture, callbacks);
    element.replaceChildren(
      ...(message ? [makeBanner(message)] : []),
      games?.continuation ?? "",
      ownWork ?? "",
      // One primary button: where a game is unfinished, it continues that game.
      games?.isUnfinished ? "" : welcomeSection(app, games?.lastGame ?? null),
      todaySection(makePicture),
      gamesSection(app, makePicture, part?.reachedText ?? (() => "")),
      storedSection(app, games?.rows ?? []),
      h("p", { class: "home-foot" }, h("a", { href: ABOUT_ADDRESS }, t("about"))),
    );
  };
  const retry = async () => {
    try {
      gamesModule = await loadGames();
      render();
    } catch (thrown) {
      app.notices.showFailure(thrown, retry);
    }
  };
  // A message about the same connection is enough.
  if (gamesModule instanceof Error && !message) app.notices.showFailure(gamesModule, retry);
  render();
  return { element, title: "", close: closePictures };
}

/** @param {PageMessage} message */
function makeBanner({ text, retry }) {
  const retryButton = retry && button(t("try-again"), retry);
  return h("div", { class: "banner", role: "alert" }, h("p", null, text), retryButton);
}

/** Opens the dialog that reads a text. @param {App} app */
function openText(app) {
  loadPart(import("../share/open-record.js"))
    .then(({ openRecord }) => openRecord())
    .catch((thrown) => app.notices.showFailure(thrown, () => openText(app)));
}

/**
 * @param {App} app
 * @param {HTMLElement[]} rows
 */
function storedSection(app, rows) {
  const openButton = button(t("open-record"), () => openText(app));
  return h(
    "section",
    { class: "stored-games" },
    sectionTitle(t("stored-title")),
    rows.length > 0 && h("ul", { class: "stored" }, ...rows),
    h(
      "p",
      { class: "open-record-row" },
      openButton,
      h("a", { class: "button", href: YOUR_GAMES_ADDRESS }, t("stored-results")),
    ),
  );
}
