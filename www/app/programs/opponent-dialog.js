// The choice of a program's opponent and side: the level of our engine, and the seat.

import { button } from "../../kit/page/button.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { fieldLabel } from "../../kit/page/titles.js";
import { sideName, sideWords } from "../../play/match/names.js";
import { levelText } from "../../play/new-game/levels.js";
import { loadDefaultStart } from "../new-game/usual-start.js";
import { lastOpponent, storeOpponent } from "./play-program.js";

/** The last choice, in a few words. @param {string} game */
export function opponentText(game) {
  const { level, seat } = lastOpponent(game);
  const { lower, side } = /** @type {Record<string, string>} */ (sideWords(game, seat));
  return t("programs-against", { level, side: lower ?? side });
}

/**
 * @param {string} game
 * @param {() => void} onChange called when the choice has changed
 * @param {() => void} onPlay
 */
export async function openOpponentDialog(game, onChange, onPlay) {
  const { levels, seats } = await loadDefaultStart(game);
  const lastChoice = lastOpponent(game);
  const levelSelect = h(
    "select",
    { class: "select", id: "program-level" },
    ...Array.from({ length: levels }, (_, index) =>
      h(
        "option",
        { value: String(index + 1), selected: index + 1 === lastChoice.level },
        levelText(index + 1, levels),
      ),
    ),
  );
  const sideSelect = h(
    "select",
    { class: "select", id: "program-side" },
    ...Array.from({ length: seats }, (_, seat) =>
      h(
        "option",
        { value: String(seat), selected: seat === lastChoice.seat },
        sideName(game, seat),
      ),
    ),
  );
  const storeChoice = () => {
    storeOpponent(game, { level: Number(levelSelect.value), seat: Number(sideSelect.value) });
    onChange();
  };
  levelSelect.addEventListener("change", storeChoice);
  sideSelect.addEventListener("change", storeChoice);
  const doneButton = button(t("programs-against-done"));
  const playButton = button(t("play"), null, "primary");
  const dialog = openDialog(
    t("programs-against-title"),
    h(
      "div",
      { class: "program-form" },
      fieldLabel(levelSelect.id, t("programs-against-level")),
      levelSelect,
      fieldLabel(sideSelect.id, t("programs-against-side")),
      sideSelect,
      h("div", { class: "dialog-buttons" }, doneButton, playButton),
    ),
  );
  doneButton.addEventListener("click", () => dialog.close());
  playButton.addEventListener("click", () => {
    dialog.close();
    onPlay();
  });
  levelSelect.focus();
}
