// The choice of a program's opponent and side: the level of our engine, and the seat.

import { button } from "../../kit/page/button.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { fieldLabel } from "../../kit/page/titles.js";
import { sideName, sideWords } from "../../play/match/names.js";
import { levelText } from "../../play/new-game/levels.js";
import { usualTable } from "../new-game/usual-start.js";
import { lastAgainst, storeAgainst } from "./play.js";

/** The last choice, in a few words. @param {string} game */
export function againstText(game) {
  const { level, seat } = lastAgainst(game);
  const { lower, side } = /** @type {Record<string, string>} */ (sideWords(game, seat));
  return t("programs-against", { level, side: lower ?? side });
}

/**
 * @param {string} game
 * @param {() => void} changed called when the choice has changed
 * @param {() => void} play
 */
export async function openAgainst(game, changed, play) {
  const { levels, seats } = await usualTable(game);
  const last = lastAgainst(game);
  const level = h(
    "select",
    { class: "select", id: "program-level" },
    ...Array.from({ length: levels }, (_, at) =>
      h(
        "option",
        { value: String(at + 1), selected: at + 1 === last.level },
        levelText(at + 1, levels),
      ),
    ),
  );
  const side = h(
    "select",
    { class: "select", id: "program-side" },
    ...Array.from({ length: seats }, (_, seat) =>
      h("option", { value: String(seat), selected: seat === last.seat }, sideName(game, seat)),
    ),
  );
  const store = () => {
    storeAgainst(game, { level: Number(level.value), seat: Number(side.value) });
    changed();
  };
  level.addEventListener("change", store);
  side.addEventListener("change", store);
  const done = button(t("programs-against-done"));
  const begin = button(t("play"), null, "primary");
  const dialog = openDialog(
    t("programs-against-title"),
    h(
      "div",
      { class: "program-form" },
      fieldLabel(level.id, t("programs-against-level")),
      level,
      fieldLabel(side.id, t("programs-against-side")),
      side,
      h("div", { class: "dialog-buttons" }, done, begin),
    ),
  );
  done.addEventListener("click", () => dialog.close());
  begin.addEventListener("click", () => {
    dialog.close();
    play();
  });
  level.focus();
}
