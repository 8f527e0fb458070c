// The introduction to Warren, with three first steps: to play at once, to solve a puzzle, and to write a program.

import { COMPLETE_GAMES } from "../../games/complete.js";
import { FIRST_GAME } from "../../games/list.js";
import { button } from "../../kit/page/button.js";
import { h } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { t } from "../../kit/page/i18n.js";
import { PROGRAMS_ADDRESS, puzzlesAddress } from "../../play/addresses.js";

/**
 * @param {import("../../main.js").App} app
 * @param {string | null} lastGame the game played last
 * @param {import("./page.js").MakePicture} makePicture
 */
export function welcomeSection(app, lastGame, makePicture) {
  const game = lastGame ?? FIRST_GAME;
  return h(
    "section",
    { class: "welcome" },
    h(
      "div",
      { class: "welcome-text" },
      h("h2", { class: "welcome-what" }, t("welcome-what")),
      h("p", { class: "muted" }, t("welcome-more")),
      h(
        "div",
        { class: "welcome-ways" },
        button(t("welcome-play", { game: t(`${game}-name`) }), () => app.playNow(game), "primary"),
        taskButton(app, "welcome-solve", () => solveNow(game)),
        h("a", { class: "button", href: PROGRAMS_ADDRESS }, t("welcome-write")),
      ),
    ),
    h(
      "div",
      { class: "welcome-picture", "data-game": game },
      playerLine(1, t("engine")),
      makePicture(game, (place, pictureModule) => pictureModule.mountSample(place)),
      playerLine(0, t("you")),
    ),
  );
}

/**
 * The player of a side in the picture.
 * @param {number} seat
 * @param {string} name
 */
function playerLine(seat, name) {
  return h(
    "p",
    { class: "player" },
    h("span", { class: "mark", "data-seat": seat }),
    h("span", null, name),
  );
}

/**
 * @param {import("../../main.js").App} app
 * @param {string} id
 * @param {() => Promise<void>} action
 */
function taskButton({ notices }, id, action) {
  const runTask = () => {
    action().catch((thrown) => notices.showFailure(thrown, runTask));
  };
  return button(t(id), runTask);
}

/**
 * Opens the first puzzle that the visitor has not solved, beginning with those of a given game.
 * @param {string} firstGame
 */
async function solveNow(firstGame) {
  const { puzzleAt, puzzleIndex, solvedAs } = await loadPart(import("../../play/puzzle/sets.js"));
  const games = [firstGame, ...COMPLETE_GAMES.filter((game) => game !== firstGame)];
  for (const game of games) {
    const unsolved = (await puzzleIndex(game)).find(({ key }) => solvedAs(key) === null);
    if (unsolved) {
      location.hash = (await puzzleAt(unsolved)).link;
      return;
    }
  }
  location.hash = puzzlesAddress(null);
}
