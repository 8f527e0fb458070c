// The home page: the last game, the games there are, one's stored games.

import { loadPictures, PUZZLES } from "../boards/board.js";
import { h } from "../dom.js";
import { dateTime, number, t } from "../i18n.js";
import { icon } from "../icons.js";
import { verdictOf } from "../play/verdict.js";
import { gameAddress, puzzlesAddress } from "../router.js";
import { confirmFirst } from "./dialog.js";
import { playerName, playersText, verdictText } from "./names.js";
import { openRecord } from "./open-record.js";

/**
 * @typedef {import("../main.js").App} App
 * @typedef {import("../play/store.js").Stored} Stored
 * @typedef {import("../boards/board.js").PictureModule} PictureModule
 * @typedef {import("../boards/board.js").Picture} Picture
 * @typedef {import("../boards/board.js").Scene} Scene
 * @typedef {(game: string, makeScene: (pictures: PictureModule) => Scene) => HTMLElement} MakePicture
 */

/**
 * @param {App} app
 * @param {string | null} problem a sentence to show on top, such as why a link could not be read
 */
export function homeView(app, problem) {
  /** @type {Set<Picture>} */
  const pictures = new Set();
  /** Counts up when the pictures are taken away, so that none comes after. */
  let rendered = 0;

  /**
   * @param {string} game
   * @param {(module: PictureModule) => Scene} makeScene
   */
  const picture = (game, makeScene) => {
    const place = h("div", { class: "picture" });
    const mine = rendered;
    loadPictures(game)
      .then((module) => {
        if (mine !== rendered) return;
        const scene = makeScene(module);
        pictures.add(module.mountPicture(place, scene, scene.length));
        scene.free();
      })
      .catch(() => {
        place.classList.add("missing");
        place.append(h("p", { class: "muted" }, t("picture-missing")));
      });
    return place;
  };

  const element = h("main", { class: "home-page" });
  const clear = () => {
    rendered += 1;
    for (const shown of pictures) shown.close();
    pictures.clear();
  };
  const render = () => {
    clear();
    const stored = app.store.list().flatMap((game) => readable(app, game));
    element.replaceChildren(
      ...(problem ? [h("div", { class: "banner", role: "alert" }, h("p", null, problem))] : []),
      ...stored
        .filter((entry) => !entry.stored.over)
        .slice(0, 1)
        .map((entry) => continueSection(entry, picture)),
      gamesSection(app, picture),
      storedSection(app, stored, picture, () => {
        render();
        // What had the focus is gone.
        element.focus({ preventScroll: true });
      }),
    );
  };
  render();
  return { element, title: "", close: clear };
}

/**
 * A stored game with what is read from its record.
 * @typedef {{ stored: Stored, makeScene: () => Scene, scores: number[] | null, state: string }} Entry
 */

/**
 * Of a game with secrets only the start is read, until it is over. Nothing for a record that this version cannot read: it
 * stays stored, and is not shown.
 * @param {App} app
 * @param {Stored} stored
 * @returns {Entry[]}
 */
function readable(app, stored) {
  const isSecret = stored.start !== undefined;
  const makeScene = () => app.warren.Scene.fromRecord(stored.start ?? stored.record);
  try {
    const scene = makeScene();
    const scores = isSecret ? null : scene.report(scene.length).scores;
    const verdict = verdictOf(scene);
    const count = isSecret ? stored.length : scene.length;
    const state = verdict
      ? verdictText(stored.game, stored.seats, verdict)
      : t("stored-moves", { count });
    scene.free();
    return [{ stored, makeScene, scores, state }];
  } catch {
    return [];
  }
}

/**
 * @param {Entry} entry
 * @param {MakePicture} picture
 */
function continueSection(entry, picture) {
  const { stored } = entry;
  return h(
    "section",
    { class: "continue" },
    h("h2", { class: "section-title" }, t("continue-title")),
    h(
      "div",
      { class: "cards" },
      h(
        "article",
        { class: "card", "data-game": stored.game },
        picture(stored.game, entry.makeScene),
        h(
          "div",
          { class: "card-text" },
          h("h3", null, t(`${stored.game}-name`)),
          players(entry),
          h("p", { class: "muted" }, entry.state),
          h("a", { class: "button primary", href: gameAddress(stored.id) }, t("continue")),
        ),
      ),
    ),
  );
}

/** @param {Entry} entry */
function players({ stored, scores }) {
  const rows = stored.seats.map((_, seat) =>
    h(
      "li",
      { class: "player" },
      h("span", { class: "mark", "data-seat": seat }),
      h("span", null, playerName(stored.game, stored.seats, seat)),
      scores && h("span", { class: "figures" }, number(scores[seat])),
    ),
  );
  return h("ul", { class: "players" }, ...rows);
}

/**
 * @param {App} app
 * @param {MakePicture} picture
 */
function gamesSection(app, picture) {
  const cards = app.warren.games().map((game) => {
    const name = t(`${game}-name`);
    const play = h(
      "button",
      { type: "button", class: "button primary", "aria-label": t("play-game", { game: name }) },
      t("play"),
    );
    play.addEventListener("click", () => app.newGame(game));
    return h(
      "article",
      { class: "card", "data-game": game },
      picture(game, (module) => app.warren.Scene.fromRecord(module.SAMPLE)),
      h(
        "div",
        { class: "card-text" },
        h("h3", null, name),
        h("p", { class: "muted" }, t(`${game}-sentence`)),
        h("div", { class: "card-buttons" }, play, PUZZLES.has(game) && puzzlesLink(game)),
      ),
    );
  });
  return h(
    "section",
    { class: "games" },
    h("h2", { class: "section-title" }, t("games-title")),
    h("div", { class: "cards" }, ...cards),
  );
}

/** @param {string} game */
function puzzlesLink(game) {
  const label = t("puzzles-of", { game: t(`${game}-name`) });
  return h("a", { class: "button", href: puzzlesAddress(game), "aria-label": label }, t("puzzles"));
}

/**
 * @param {App} app
 * @param {Entry[]} entries
 * @param {MakePicture} picture
 * @param {() => void} changed
 */
function storedSection(app, entries, picture, changed) {
  const rows = entries.map((entry) => {
    const { stored, state } = entry;
    const when = dateTime(new Date(stored.updated));
    const title = playersText(stored.game, stored.seats);
    const label = t("delete-this-game", { players: title, when });
    const remove = h(
      "button",
      { type: "button", class: "icon-button", "aria-label": label, title: t("delete-game") },
      icon("trash"),
    );
    remove.addEventListener("click", () => {
      confirmFirst(t("delete-sure"), t("delete-game"), () => {
        app.store.remove(stored.id);
        changed();
      });
    });
    return h(
      "li",
      { "data-game": stored.game },
      h(
        "a",
        { href: gameAddress(stored.id) },
        picture(stored.game, entry.makeScene),
        h(
          "span",
          null,
          h("span", { class: "stored-title" }, title),
          h("br"),
          h("span", { class: "stored-line" }, t("stored-line", { state, when })),
        ),
      ),
      remove,
    );
  });
  const open = h("button", { type: "button", class: "button" }, t("open-record"));
  open.addEventListener("click", () => openRecord(app.warren));
  const content =
    rows.length > 0
      ? h("ul", { class: "stored" }, ...rows)
      : h("p", { class: "empty" }, t("stored-none"));
  return h(
    "section",
    { class: "stored-games" },
    h("h2", { class: "section-title" }, t("stored-title")),
    content,
    h("p", { class: "open-record-row" }, open),
  );
}
