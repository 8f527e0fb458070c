// The panels beside the code editor: the rules with the protocol, and the program's last game.

import { loadPictures, loadRules } from "../../games/page-modules.js";
import { h } from "../../kit/page/dom.js";
import { dateTime, t } from "../../kit/page/i18n.js";
import { gameAddress } from "../../play/addresses.js";
import { loadGame } from "../../play/load.js";
import { playersText, verdictText } from "../../play/match/names.js";
import { isSealed } from "../../play/match/store.js";
import { verdictOf } from "../../play/match/verdict.js";

/** @typedef {import("../../play/match/store.js").StoredMatch} StoredMatch */

export class SidePanels {
  #game;
  /** @type {Promise<HTMLElement> | undefined} */
  #rules;
  /** @type {{ close: () => void }[]} */
  #closables = [];
  #isClosed = false;
  #lastGame = h("div", { class: "program-last" });
  /** A key of the game that is shown. */
  #shownKey = "";

  /** @param {string} game */
  constructor(game) {
    this.#game = game;
  }

  /** The protocol, and the rules below it. They are rendered once. */
  loadRules() {
    this.#rules ??= this.#makeRules().catch((thrown) => {
      this.#rules = undefined;
      throw thrown;
    });
    return this.#rules;
  }

  /**
   * The program's last game.
   * @param {readonly StoredMatch[]} games all stored games, the newest first
   * @param {string} id of the program
   */
  showLastGame(games, id) {
    const lastGame = games.find(({ seats }) =>
      seats.some((seat) => seat.kind === "program" && seat.program === id),
    );
    const key = lastGame ? `${lastGame.id} ${lastGame.updated}` : "none";
    if (key === this.#shownKey) return this.#lastGame;
    this.#shownKey = key;
    this.#lastGame.replaceChildren(
      ...(lastGame
        ? this.#makeGameParts(lastGame)
        : [h("p", { class: "muted" }, t("programs-no-game"))]),
    );
    return this.#lastGame;
  }

  close() {
    this.#isClosed = true;
    for (const each of this.#closables) each.close();
  }

  async #makeRules() {
    const game = this.#game;
    const [{ Scene }, { rulesPage }] = await Promise.all([loadGame(game), loadRules(game)]);
    const page = rulesPage(Scene);
    if (this.#isClosed) page.close();
    else this.#closables.push(page);
    // Authors of a program need the protocol first.
    page.protocol.open = true;
    page.element.prepend(page.protocol);
    return page.element;
  }

  /** @param {StoredMatch} stored */
  #makeGameParts(stored) {
    const { game, id, length, seats, updated } = stored;
    const pictureElement = h("div", { class: "picture" });
    const stateText = h("p", { class: "muted" }, t("stored-moves", { count: length }));
    this.#drawLastPosition(stored, pictureElement, stateText);
    return [
      pictureElement,
      h("p", null, playersText(game, seats)),
      stateText,
      h("p", { class: "muted" }, dateTime(new Date(updated))),
      h("a", { class: "button", href: gameAddress(id) }, t("programs-open-game")),
    ];
  }

  /**
   * @param {StoredMatch} stored
   * @param {HTMLElement} pictureElement
   * @param {HTMLElement} stateText
   */
  async #drawLastPosition(stored, pictureElement, stateText) {
    const { game, record, seats, start } = stored;
    try {
      const [{ Scene }, { mountPicture }] = await Promise.all([loadGame(game), loadPictures(game)]);
      if (this.#isClosed) return;
      const scene = Scene.fromRecord(isSealed(stored) ? (start ?? "") : record);
      this.#closables.push(mountPicture(pictureElement, scene, scene.length));
      const verdict = verdictOf(scene);
      if (verdict) stateText.textContent = verdictText(game, seats, verdict);
    } catch {
      pictureElement.classList.add("missing");
    }
  }
}
