// The link from the position on a game's board to the editor.

import { GAMES } from "../../games/list.js";
import { button } from "../../kit/page/button.js";
import { t } from "../../kit/page/i18n.js";
import { editAddress } from "../../play/addresses.js";

/** @typedef {import("../../play/match/session.js").Session} Session */

export class EditHereButton {
  /** @param {() => Session} session */
  constructor(session) {
    this.session = session;
    this.element = button(t("edit-here"), () => this.#openEditor());
  }

  show() {
    this.element.hidden = this.#completeGame() === null;
  }

  /** The complete game whose position is on the board; null while it has secrets, and without an editor. */
  #completeGame() {
    const { isSecret, scene, shareableScene, state } = this.session();
    if (isSecret || GAMES[state.game].plain) return null;
    return "link" in scene ? scene : shareableScene;
  }

  #openEditor() {
    const completeGame = this.#completeGame();
    if (!completeGame) return;
    const { state, warren } = this.session();
    const start = warren.Scene.start(completeGame.game, [
      `start ${completeGame.position(state.shown)}`,
    ]);
    location.hash = editAddress(start.link(0));
  }
}
