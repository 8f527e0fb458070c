// The page of the visitor's games: wins and losses by game and level, the visitor's strength, and the last games.

import { GAMES } from "../../games/list.js";
import { loadPictures } from "../../games/page-modules.js";
import { h } from "../../kit/page/dom.js";
import { dateTime, loadWords, number, t } from "../../kit/page/i18n.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { sectionTitle } from "../../kit/page/titles.js";
import { gameAddress } from "../../play/addresses.js";
import { loadGame } from "../../play/load.js";
import { playersText } from "../../play/match/names.js";
import { levelOfRating, rangeOf, ratingsOf } from "../../play/your-games/rating.js";
import { results } from "../../play/your-games/results.js";
import { devicesSection } from "../moving/section.js";

/** @typedef {import("../../play/your-games/results.js").Result} Result */
/** @typedef {import("../../main.js").App} App */

/** The number of levels of every engine. */
const LEVEL_COUNT = 12;

/** The maximum number of games listed. */
const MAX_LISTED_GAMES = 8;

/** @param {App} app */
export async function yourGamesView(app) {
  /** @type {YourGamesView | undefined} */
  let view;
  const notify = (/** @type {string} */ text) => app.notices.show(text);
  const [devices] = await Promise.all([
    devicesSection(notify, () => view?.show()),
    loadWords("your-games"),
    loadStyle("styles/your-games.css"),
  ]);
  view = new YourGamesView(app, devices);
  return view;
}

class YourGamesView {
  #app;
  #devices;
  /** @type {{ close: () => void }[]} */
  #pictures = [];
  #isClosed = false;

  /** @param {App} app @param {HTMLElement} devices the section for other devices */
  constructor(app, devices) {
    this.#app = app;
    this.#devices = devices;
    this.title = t("your-games");
    this.element = h("main", { class: "your-games" });
    this.show();
  }

  close() {
    this.#isClosed = true;
    for (const picture of this.#pictures) picture.close();
  }

  show() {
    for (const picture of this.#pictures.splice(0)) picture.close();
    const allResults = results();
    const played = Object.keys(GAMES).filter((game) =>
      allResults.some((each) => each.game === game),
    );
    const gameParts = played.map((game) =>
      gamePart(
        game,
        allResults.filter((each) => each.game === game),
      ),
    );
    const emptyNote = h("p", { class: "empty" }, t("your-games-none"));
    this.element.replaceChildren(
      ...(gameParts.length > 0 ? gameParts : [emptyNote]),
      this.#lastGamesSection(),
      this.#devices,
    );
  }

  #lastGamesSection() {
    const games = this.#app.store.list().filter(({ game }) => Object.hasOwn(GAMES, game));
    if (games.length === 0) return "";
    const rows = games.slice(0, MAX_LISTED_GAMES).map((stored) => {
      const pictureElement = h("div", { class: "picture" });
      this.#drawLastPosition(pictureElement, stored);
      return h(
        "li",
        null,
        h(
          "a",
          { href: gameAddress(stored.id) },
          pictureElement,
          h(
            "span",
            null,
            h("span", { class: "stored-title" }, t(`${stored.game}-name`)),
            h("br"),
            h("span", { class: "stored-players" }, playersText(stored.game, stored.seats)),
            h("br"),
            h("span", { class: "stored-line" }, dateTime(new Date(stored.updated))),
          ),
        ),
      );
    });
    return h(
      "section",
      null,
      sectionTitle(t("your-games-last")),
      h("ul", { class: "stored" }, ...rows),
    );
  }

  /**
   * Draws the last position of a game that has no secrets left.
   * @param {HTMLElement} pictureElement
   * @param {import("../../play/match/store.js").StoredMatch} stored
   */
  async #drawLastPosition(pictureElement, { game, record, start }) {
    try {
      const [{ Scene }, { mountPicture }] = await Promise.all([loadGame(game), loadPictures(game)]);
      if (this.#isClosed) return;
      const scene = Scene.fromRecord(start ?? record);
      this.#pictures.push(mountPicture(pictureElement, scene, scene.length));
    } catch {
      pictureElement.classList.add("missing");
    }
  }
}

/**
 * @param {string} game
 * @param {Result[]} games of this game, the oldest first
 */
function gamePart(game, games) {
  const ratings = ratingsOf(games);
  const lastRating = ratings.at(-1);
  return h(
    "section",
    { class: "card your-game", "data-game": game },
    h("h2", null, t(`${game}-name`)),
    lastRating ? strengthText(lastRating) : h("p", { class: "muted" }, t("your-games-unrated")),
    ratings.length > 1 && ratingLine(ratings.map(({ rating }) => rating)),
    resultsTable(games),
  );
}

/** @param {import("../../play/your-games/rating.js").Rating} rating */
function strengthText(rating) {
  const [low, high] = rangeOf(rating);
  const roundedText = (/** @type {number} */ value) =>
    number(Math.round(value / 10) * 10, { useGrouping: false });
  const args = { least: roundedText(low), most: roundedText(high) };
  const [lowest, highest] = [levelOfRating(low, LEVEL_COUNT), levelOfRating(high, LEVEL_COUNT)];
  const levels = t("your-games-levels", {
    lowest,
    highest,
    is: lowest === highest ? "same" : "range",
  });
  return h("p", { class: "strength" }, t("your-games-strength", { ...args, levels }));
}

/** The picture's width and height, in its own units. */
const [WIDTH, HEIGHT] = [300, 60];

/**
 * The rating over time, as a line.
 * @param {number[]} ratings
 */
function ratingLine(ratings) {
  const [min, max] = [Math.min(...ratings), Math.max(...ratings)];
  const range = Math.max(max - min, 1);
  const points = ratings.map((rating, i) => {
    const x = (i / (ratings.length - 1)) * WIDTH;
    const y = HEIGHT - 4 - ((rating - min) / range) * (HEIGHT - 8);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
  svg.setAttribute("preserveAspectRatio", "none");
  svg.setAttribute("role", "img");
  const [first, lastRating] = [ratings[0], ratings[ratings.length - 1]];
  const change = lastRating > first + 1 ? "up" : lastRating < first - 1 ? "down" : "even";
  svg.setAttribute("aria-label", t("your-games-line", { count: ratings.length, change }));
  svg.classList.add("rating-line");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "polyline");
  path.setAttribute("points", points.join(" "));
  svg.append(path);
  return svg;
}

/** @param {Result[]} games */
function resultsTable(games) {
  const levels = [...new Set(games.map(({ level }) => level))].sort((one, other) => one - other);
  const headCells = ["level", "won", "drawn", "lost", "points"].map((id) =>
    h("th", { scope: "col" }, t(`your-games-${id}`)),
  );
  const rows = levels.map((level) => {
    const levelGames = games.filter((each) => each.level === level);
    const count = (/** @type {number} */ result) =>
      number(levelGames.filter((each) => each.result === result).length);
    const sum = (/** @type {"mine" | "theirs"} */ side) =>
      number(levelGames.reduce((total, each) => total + each[side], 0));
    const cells = [
      count(1),
      count(0.5),
      count(0),
      t("your-games-to", { mine: sum("mine"), theirs: sum("theirs") }),
    ];
    return h(
      "tr",
      null,
      h("th", { scope: "row" }, number(level)),
      ...cells.map((text) => h("td", { class: "figures" }, text)),
    );
  });
  const table = h(
    "table",
    { class: "your-games-table" },
    h("thead", null, h("tr", null, ...headCells)),
    h("tbody", null, ...rows),
  );
  // On a narrow screen the table scrolls separately, also by keyboard.
  const label = t("your-games-results");
  return h(
    "div",
    { class: "your-games-scroll", tabindex: "0", role: "region", "aria-label": label },
    table,
  );
}
