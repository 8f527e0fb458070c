// The link from the position on a game's board to the editor.

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

  /** The complete game whose position is on the board; null while it has secrets. */
  #whole() {
    const { isSecret, scene, shareable } = this.session();
    if (isSecret) return null;
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
