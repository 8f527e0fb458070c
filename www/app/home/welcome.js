// One sentence about Warren, and one button that begins a game.

import { FIRST_GAME } from "../../games/list.js";
import { button } from "../../kit/page/button.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";

/**
 * @param {import("../../main.js").App} app
 * @param {string | null} lastGame the game played last
 */
export function welcomeSection(app, lastGame) {
  const game = lastGame ?? FIRST_GAME;
  const playNow = () => app.playNow(game);
  return h(
    "section",
    { class: "welcome" },
    h("h2", null, t("welcome-what")),
    button(t("welcome-play", { game: t(`${game}-name`) }), playNow, "primary"),
  );
}
