// The visitor's games and lesson on the home page: what is unfinished, the list of stored games, and what the visitor has
// reached. A first visit does not load this module.

import { GAMES } from "../../games/list.js";
import { button } from "../../kit/page/button.js";
import { confirmFirst } from "../../kit/page/dialog.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { countText, dateTime, t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
import { isProblem } from "../../kit/page/problems.js";
import { saveText } from "../../kit/page/save.js";
import { sectionTitle } from "../../kit/page/titles.js";
import { gameAddress, learnAddress } from "../../play/addresses.js";
import { lessonToContinue } from "../../play/lesson/progress.js";
import { loadGame } from "../../play/load.js";
import { playerName, playersText, verdictText } from "../../play/match/names.js";
import { isSealed } from "../../play/match/store.js";
import { verdictOf } from "../../play/match/verdict.js";

export { reachedText } from "./reached.js";

/**
 * @typedef {import("../../main.js").App} App
 * @typedef {import("./page.js").MakePicture} MakePicture
 * @typedef {import("./page.js").MountPicture} MountPicture
 * @typedef {import("../../play/match/store.js").StoredMatch} StoredMatch
 * @typedef {import("../../wasm/warren.js").Scene} CompleteScene
 * @typedef {import("../../wasm/warren.js").Sight} Sight
 */

/**
 * The parts of the home page about the visitor's games.
 * @typedef {Object} VisitorGames
 * @property {HTMLElement | ""} continuation the unfinished game and lesson
 * @property {boolean} isUnfinished whether there is an unfinished game
 * @property {string | null} lastGame the game played last
 * @property {HTMLElement[]} rows
 */

/** The names of stored games whose record this version cannot read. @type {Set<string>} */
const unreadableIds = new Set();

/**
 * @param {App} app
 * @param {MakePicture} makePicture
 * @param {{ onBroken: () => void, onRemoved: () => void }} callbacks called when a record cannot be read, and when the visitor
 *   has removed a game
 * @returns {VisitorGames}
 */
export function visitorGames(app, makePicture, { onBroken, onRemoved }) {
  const isReadable = (/** @type {StoredMatch} */ { game, id }) =>
    Object.hasOwn(GAMES, game) && !unreadableIds.has(id);
  const markBroken = (/** @type {string} */ id) => {
    unreadableIds.add(id);
    onBroken();
  };
  const games = app.store.list();
  const entries = games.filter(isReadable).map((game) => storedGameOf(game, markBroken));
  const unreadableGames = games.filter((game) => !isReadable(game));
  const unreadable = [
    ...app.store.unreadable(),
    ...unreadableGames.map(({ id }) => ({ id, text: app.store.raw(id) ?? "" })),
  ];
  const unfinished = entries.find((entry) => !entry.stored.over);
  return {
    continuation: continueSection(unfinished, makePicture),
    isUnfinished: unfinished !== undefined,
    lastGame: entries[0]?.stored.game ?? null,
    rows: [
      ...entries.map((entry) => storedRow(app, entry, makePicture, onRemoved)),
      ...unreadable.map((stored) => unreadableRow(app, stored, onRemoved)),
    ],
  };
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
      // Logs without a game are harmless. They make room for newer ones.
      loadPart(import("../../play/match/log-store.js"))
        .then(({ removeLogs }) => removeLogs(id))
        .catch(() => {});
      onRemoved();
    });
  });
  return removeGameButton;
}
