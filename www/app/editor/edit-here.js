// The link from the position on a game's board to the editor.

import { GAMES } from "../../games/list.js";
import { button } from "../../kit/page/button.js";
import { t } from "../../kit/page/i18n.js";
import { editAddress } from "../../play/addresses.js";

/** @typedef {import("../../play/match/session.js").Session} Session */

export class EditHere {
  /** @param {() => Session} session */
  constructor(session) {
    this.session = session;
    this.element = button(t("edit-here"), () => this.#go());
  }

  show() {
    this.element.hidden = this.#whole() === null;
  }

  /** The complete game whose position is on the board; null while it has secrets, and without an editor. */
  #whole() {
    const { isSecret, scene, shareable, state } = this.session();
    if (isSecret || GAMES[state.game].plain) return null;
    return "link" in scene ? scene : shareable;
  }

  #go() {
    const whole = this.#whole();
    if (!whole) return;
    const { state, warren } = this.session();
    const start = warren.Scene.start(whole.game, [`start ${whole.position(state.shown)}`]);
    location.hash = editAddress(start.link(0));
  }
}
