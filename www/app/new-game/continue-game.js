// The dialog that begins a game with the moves of another game: the players from there on, and their clocks.

import { submitButton } from "../../kit/page/button.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h } from "../../kit/page/dom.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { chosenOf } from "../../play/new-game/last-choice.js";
import { clockChoice, playersOf, programsFor, seatChoice } from "./seat-choice.js";

/** @typedef {import("../../play/match/store.js").Seat} Seat */

/**
 * @param {typeof import("../../wasm/warren.js")} warren the module that plays the game
 * @param {import("../../play/match/state.js").State} state the state of the game shown
 * @param {string | number} ply the name of the move shown; 0 for the start
 * @param {(seats: Seat[]) => void} onBegin
 */
export async function openContinue(warren, { game, seats }, ply, onBegin) {
  const [programs] = await Promise.all([programsFor(game), loadWords("new-game")]);
  const levels = warren.levels();
  const clock = clockChoice(warren, game, "none");
  const showClock = () => {
    clock.element.hidden = choices.every((choice) => choice.player() !== null);
  };
  const choices = seats.map((player, seat) => {
    const last = chosenOf(player);
    const initial = typeof last === "number" ? Math.min(last, levels) : last;
    return seatChoice({ game, seat, isFirst: false }, initial, levels, programs, () => showClock());
  });
  showClock();
  const startButton = submitButton(t("start"));
  const form = h(
    "form",
    { class: "new-game", method: "dialog", "data-game": game },
    h("p", { class: "muted" }, t("continue-words", { ply })),
    h("div", { class: "seat-choices" }, ...choices.map(({ element }) => element)),
    clock.element,
    h("div", { class: "dialog-buttons" }, startButton),
  );
  const dialog = openDialog(t("continue-title-here"), form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const players = choices.map((choice) => choice.player());
    dialog.close();
    onBegin(playersOf(players, clock.clock()));
  });
  startButton.focus();
}
