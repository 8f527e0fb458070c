// The home page: the last game, the list of games, and the visitor's stored games.

import { GAMES } from "../../games/list.js";
import { loadAllPictures, loadPictures } from "../../games/page-modules.js";
import { button } from "../../kit/page/button.js";
import { confirmFirst } from "../../kit/page/dialog.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { countText, dateTime, t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
import { latest } from "../../kit/page/latest.js";
import { HAS_PROGRAMS, preference } from "../../kit/page/preferences.js";
import { isProblem } from "../../kit/page/problems.js";
import { saveText } from "../../kit/page/save.js";
import { storedKeys } from "../../kit/page/storage.js";
import { sectionTitle } from "../../kit/page/titles.js";
import {
  ABOUT_ADDRESS,
  COLLECT_ADDRESS,
  gameAddress,
  learnAddress,
  YOUR_GAMES_ADDRESS,
} from "../../play/addresses.js";
import { lessonToContinue } from "../../play/lesson/progress.js";
import { loadGame } from "../../play/load.js";
import { playerName, playersText, verdictText } from "../../play/match/names.js";
import { isSealed } from "../../play/match/store.js";
import { verdictOf } from "../../play/match/verdict.js";
import { addressOfSite } from "../../site.js";
import { gamesSection } from "./game-cards.js";
import { todaySection } from "./today.js";
import { welcomeSection } from "./welcome.js";

/**
 * @typedef {import("../../main.js").App} App
 * @typedef {import("../../play/match/store.js").StoredMatch} StoredMatch
 * @typedef {import("../../kit/boards/board.js").PictureModule} PictureModule
 * @typedef {import("../../kit/boards/board.js").Picture} Picture
 * @typedef {import("../../wasm/warren.js").Scene} CompleteScene
 * @typedef {import("../../wasm/warren.js").Sight} Sight
 * @typedef {(place: HTMLElement, pictureModule: PictureModule) => Picture | Promise<Picture>} MountPicture
 * @typedef {(game: string, mount: MountPicture, onNear?: () => void) => HTMLElement} MakePicture makes an element whose picture is
 *   mounted when the element comes near the screen
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
  return renderHome(app, message, await ownWorkSection(app));
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
 */
function renderHome(app, message, ownWork) {
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

  /** The names of stored games whose record this version cannot read. @type {Set<string>} */
  const unreadableIds = new Set();
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
    const isReadable = (/** @type {StoredMatch} */ { game, id }) =>
      Object.hasOwn(GAMES, game) && !unreadableIds.has(id);
    const games = app.store.list();
    const request = requests.current;
    const markBroken = (/** @type {string} */ id) => {
      unreadableIds.add(id);
      if (request.isCurrent) render();
    };
    const entries = games.filter(isReadable).map((game) => storedGameOf(game, markBroken));
    const unreadableGames = games.filter((game) => !isReadable(game));
    const unreadable = [
      ...app.store.unreadable(),
      ...unreadableGames.map(({ id }) => ({ id, text: app.store.raw(id) ?? "" })),
    ];
    const onRemoved = () => {
      render();
      // The element that had the focus is gone.
      element.focus({ preventScroll: true });
    };
    element.replaceChildren(
      ...(message ? [makeBanner(message)] : []),
      continueSection(
        entries.find((entry) => !entry.stored.over),
        makePicture,
      ),
      ownWork ?? "",
      welcomeSection(app, entries[0]?.stored.game ?? null, makePicture),
      todaySection(),
      gamesSection(app, makePicture),
      storedSection(
        app,
        entries.map((entry) => storedRow(app, entry, makePicture, onRemoved)),
        unreadable.map((stored) => unreadableRow(app, stored, onRemoved)),
      ),
      coursesSection(),
      h("p", { class: "home-foot" }, h("a", { href: ABOUT_ADDRESS }, t("about"))),
    );
  };
  render();
  return { element, title: "", close: closePictures };
}

/** @param {PageMessage} message */
function makeBanner({ text, retry }) {
  const retryButton = retry && button(t("try-again"), retry);
  return h("div", { class: "banner", role: "alert" }, h("p", null, text), retryButton);
}

/**
 * The facts from the record of a stored game that the page shows.
 * @typedef {{ scores: (number | null)[] | null, state: string }} RecordFacts
 */

/**
 * A stored game, with the facts known at once. `loadFacts` adds the others, once the game's module is loaded.
 * @typedef {{ stored: StoredMatch, mount: MountPicture, facts: RecordFacts, loadFacts: (show: (facts: RecordFacts) => void) => void }} StoredGame
 */

/**
 * A stored game. If the game is unfinished and has secrets, only its start is read, or what a seat knows of it.
 * @param {StoredMatch} stored
 * @param {(id: string) => void} markBroken called if the record cannot be read
 * @returns {StoredGame}
 */
function storedGameOf(stored, markBroken) {
  const { beginning, id, length, start, record } = stored;
  const facts = { scores: null, state: t("stored-moves", { count: length }) };
  if (beginning)
    return {
      stored,
      mount: mountLastPosition(() => initialSight(stored)),
      facts,
      loadFacts: () => {},
    };
  const scene = async () => (await loadGame(stored.game)).Scene.fromRecord(start ?? record);
  const loadFacts = async (/** @type {(facts: RecordFacts) => void} */ show) => {
    try {
      const loaded = await scene();
      if (!isSealed(stored)) show(factsOf(stored, loaded));
    } catch (thrown) {
      // Without the module, the page keeps the facts it has.
      if (isProblem(thrown)) markBroken(id);
    }
  };
  return { stored, mount: mountLastPosition(scene), facts, loadFacts };
}

/**
 * @param {StoredMatch} stored
 * @param {CompleteScene} scene
 * @returns {RecordFacts}
 */
function factsOf({ game, seats }, scene) {
  const { length } = scene;
  const { scores } = scene.report(length);
  const verdict = verdictOf(scene);
  const state = verdict ? verdictText(game, seats, verdict) : t("stored-moves", { count: length });
  return { scores, state };
}

/**
 * The initial knowledge of a seat in a game with a secret start.
 * @param {StoredMatch} stored
 */
async function initialSight({ game, beginning }) {
  const { Sight } = await loadGame(game);
  if (!beginning) throw new Error("the start is unknown");
  const { seat, files, lines, position } = beginning;
  return Sight.begin(game, seat, files, lines, position);
}

/**
 * Mounts the picture of a scene's last position.
 * @param {() => CompleteScene | Promise<CompleteScene | Sight>} makeScene
 * @returns {MountPicture}
 */
function mountLastPosition(makeScene) {
  return async (place, pictureModule) => {
    const scene = await makeScene();
    return pictureModule.mountPicture(place, scene, scene.length);
  };
}

/**
 * The visitor's unfinished activities: the last unfinished game, and the last lesson.
 * @param {StoredGame | undefined} entry
 * @param {MakePicture} makePicture
 */
function continueSection(entry, makePicture) {
  const lesson = lessonToContinue();
  const cards = [
    entry && unfinishedGame(entry, makePicture),
    lesson &&
      Object.hasOwn(GAMES, lesson.key) &&
      unfinishedLesson(lesson.key, lesson.at, makePicture),
  ].filter((card) => card instanceof HTMLElement);
  if (cards.length === 0) return "";
  return h(
    "section",
    { class: "continue" },
    sectionTitle(t("continue-title")),
    h("div", { class: "cards" }, ...cards),
  );
}

/**
 * @param {StoredGame} entry
 * @param {MakePicture} makePicture
 */
function unfinishedGame({ facts, loadFacts, mount, stored }, makePicture) {
  const { element, showScores } = playersPart(stored);
  return h(
    "article",
    { class: "card", "data-game": stored.game },
    makePicture(stored.game, mount, () => loadFacts(showScores)),
    h(
      "div",
      { class: "card-text" },
      h("h3", null, t(`${stored.game}-name`)),
      element,
      h("p", { class: "muted" }, facts.state),
      h("a", { class: "button primary", href: gameAddress(stored.id) }, t("continue")),
    ),
  );
}

/**
 * @param {string} game
 * @param {number} at the step, counted from 0
 * @param {MakePicture} makePicture
 */
function unfinishedLesson(game, at, makePicture) {
  const name = t(`${game}-name`);
  const label = t("continue-learning", { game: name });
  return h(
    "article",
    { class: "card", "data-lesson": game },
    makePicture(game, (place, pictureModule) => pictureModule.mountSample(place)),
    h(
      "div",
      { class: "card-text" },
      h("h3", null, name),
      h("p", { class: "muted" }, t("continue-lesson", { step: at + 1 })),
      h("a", { class: "button", href: learnAddress(game), "aria-label": label }, t("continue")),
    ),
  );
}

/**
 * The players, and their scores once they are known.
 * @param {StoredMatch} stored
 */
function playersPart(stored) {
  const figures = stored.seats.map(() => h("span", { class: "figures" }));
  const rows = stored.seats.map((_, seat) =>
    h(
      "li",
      { class: "player" },
      h("span", { class: "mark", "data-seat": seat }),
      h("span", null, playerName(stored.game, stored.seats, seat)),
      figures[seat],
    ),
  );
  const showScores = (/** @type {RecordFacts} */ { scores }) => {
    for (const [seat, score] of (scores ?? []).entries()) {
      setText(figures[seat], score === null ? "" : countText(score));
    }
  };
  return { element: h("ul", { class: "players" }, ...rows), showScores };
}

/**
 * @param {App} app
 * @param {StoredGame} entry
 * @param {MakePicture} makePicture
 * @param {() => void} onRemoved
 */
function storedRow(app, entry, makePicture, onRemoved) {
  const { stored } = entry;
  const date = dateTime(new Date(stored.updated));
  const players = playersText(stored.game, stored.seats);
  const lineText = (/** @type {RecordFacts} */ { state }) =>
    t("stored-line", { state, when: date });
  const line = h("span", { class: "stored-line" }, lineText(entry.facts));
  const loadFacts = () => entry.loadFacts((facts) => setText(line, lineText(facts)));
  const game = t(`${stored.game}-name`);
  const label = t("delete-this-game", { game, players, when: date });
  return h(
    "li",
    { "data-game": stored.game },
    h(
      "a",
      { href: gameAddress(stored.id) },
      makePicture(stored.game, entry.mount, loadFacts),
      h(
        "span",
        null,
        h("span", { class: "stored-title" }, game),
        h("br"),
        h("span", { class: "stored-players" }, players),
        h("br"),
        line,
      ),
    ),
    removeButton(app, stored.id, label, onRemoved),
  );
}

/**
 * The row of a stored game that cannot be read. The visitor can save its text or remove it.
 * @param {App} app
 * @param {{ id: string, text: string }} stored
 * @param {() => void} onRemoved
 */
function unreadableRow(app, { id, text }, onRemoved) {
  const saveButton = button(t("share-save"), () => saveText(text, "warren-unreadable.txt"));
  return h(
    "li",
    { class: "unreadable" },
    h("p", { class: "unreadable-words" }, t("stored-unreadable")),
    saveButton,
    removeButton(app, id, t("delete-unreadable"), onRemoved),
  );
}

/**
 * @param {App} app
 * @param {string} id
 * @param {string} label
 * @param {() => void} onRemoved
 */
function removeButton(app, id, label, onRemoved) {
  const removeGameButton = h(
    "button",
    { type: "button", class: "icon-button", "aria-label": label, title: t("delete-game") },
    icon("trash"),
  );
  removeGameButton.addEventListener("click", () => {
    confirmFirst(t("delete-sure"), t("delete-game"), () => {
      app.store.remove(id);
      onRemoved();
    });
  });
  return removeGameButton;
}

/** Opens the dialog that reads a text. @param {App} app */
function openText(app) {
  loadPart(import("../share/open-record.js"))
    .then(({ openRecord }) => openRecord())
    .catch((thrown) => app.notices.showFailure(thrown, () => openText(app)));
}

/**
 * @param {App} app
 * @param {HTMLElement[]} games
 * @param {HTMLElement[]} unreadable
 */
function storedSection(app, games, unreadable) {
  const rows = [...games, ...unreadable];
  const openButton = button(t("open-record"), () => openText(app));
  const content =
    rows.length > 0
      ? h("ul", { class: "stored" }, ...rows)
      : h("p", { class: "empty" }, t("stored-none"));
  return h(
    "section",
    { class: "stored-games" },
    sectionTitle(t("stored-title")),
    content,
    h(
      "p",
      { class: "open-record-row" },
      openButton,
      h("a", { class: "button", href: YOUR_GAMES_ADDRESS }, t("stored-results")),
    ),
  );
}

/** The link to the boards that other sites embed, for teachers. */
function coursesSection() {
  const examples = addressOfSite("examples/").href;
  return h(
    "section",
    { class: "courses" },
    sectionTitle(t("courses-title")),
    h("p", null, t("courses")),
    h(
      "p",
      null,
      h("a", { class: "button", href: examples }, t("courses-examples")),
      " ",
      h("a", { class: "button", href: COLLECT_ADDRESS }, t("courses-collect")),
    ),
  );
}
