// The cards of the games, each with buttons to play at once, to choose players and a start, and to see its puzzles.

import { GAMES } from "../../games/list.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
import { sectionTitle } from "../../kit/page/titles.js";
import { learnAddress, PROGRAMS_ADDRESS, puzzlesAddress } from "../../play/addresses.js";
import { mountReplayingPicture } from "./live-picture.js";

/** @typedef {import("../../main.js").App} App */
/** @typedef {import("./page.js").MakePicture} MakePicture */

/**
 * @param {App} app
 * @param {MakePicture} makePicture
 * @param {(game: string) => string} reachedText what the visitor has reached in a game; empty for nothing
 */
export function gamesSection(app, makePicture, reachedText) {
  const cards = Object.keys(GAMES).map((game) =>
    makeCard(app, game, makePicture, reachedText(game)),
  );
  return h(
    "section",
    { class: "games" },
    sectionTitle(t("games-title")),
    h("div", { class: "cards" }, ...cards),
    h("p", null, h("a", { class: "button", href: PROGRAMS_ADDRESS }, t("welcome-write"))),
  );
}

/**
 * @param {App} app
 * @param {string} game
 * @param {MakePicture} makePicture
 * @param {string} reached
 */
function makeCard(app, game, makePicture, reached) {
  const name = t(`${game}-name`);
  return h(
    "article",
    { class: "card", "data-game": game },
    makePicture(game, (place, pictureModule) => mountReplayingPicture(game, place, pictureModule)),
    h(
      "div",
      { class: "card-text" },
      h(
        "div",
        { class: "card-head" },
        h("h3", null, name),
        h(
          "button",
          {
            type: "button",
            class: "icon-button options",
            "aria-label": t("options-of", { game: name }),
            title: t("options"),
            onclick: () => app.newGame(game),
          },
          icon("sliders-horizontal"),
        ),
      ),
      h("p", { class: "muted" }, t(`${game}-sentence`)),
      reached !== "" && h("p", { class: "reached" }, reached),
    ),
    h(
      "div",
      { class: "card-buttons" },
      h(
        "button",
        {
          type: "button",
          class: "button play",
          "aria-label": t("play-game", { game: name }),
          onclick: () => app.playNow(game),
        },
        t("play"),
      ),
      ...(GAMES[game].plain ? [] : learningLinks(game, name)),
    ),
  );
}

/**
 * @param {string} game
 * @param {string} name the game's, on the page
 */
function learningLinks(game, name) {
  return [
    h(
      "a",
      { class: "button", href: learnAddress(game), "aria-label": t("learn-game", { game: name }) },
      t("part-learn"),
    ),
    h(
      "a",
      {
        class: "button",
        href: puzzlesAddress(game),
        "aria-label": t("puzzles-of", { game: name }),
      },
      t("part-puzzles"),
    ),
  ];
}
