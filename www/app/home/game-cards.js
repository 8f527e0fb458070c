// The cards of the games, each with buttons to play at once, to choose players and a start, and to see its puzzles.

import { GAMES } from "../../games/list.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
import { sectionTitle } from "../../kit/page/titles.js";
import { learnAddress, puzzlesAddress } from "../../play/addresses.js";
import { mountReplayingPicture } from "./live-picture.js";

/** @typedef {import("../../main.js").App} App */
/** @typedef {import("./page.js").MakePicture} MakePicture */

/**
 * @param {App} app
 * @param {MakePicture} makePicture
 */
export function gamesSection(app, makePicture) {
  const cards = Object.keys(GAMES).map((game) => makeCard(app, game, makePicture));
  return h(
    "section",
    { class: "games" },
    sectionTitle(t("games-title")),
    h("div", { class: "cards" }, ...cards),
  );
}

/**
 * @param {App} app
 * @param {string} game
 * @param {MakePicture} makePicture
 */
function makeCard(app, game, makePicture) {
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
    ),
    h(
      "div",
      { class: "card-buttons" },
      h(
        "button",
        {
          type: "button",
          class: "button primary",
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
      t("learn"),
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
