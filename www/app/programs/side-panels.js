// The panels beside the code editor: the rules with the protocol, and the program's last game.

import { loadRules } from "../../games/page-modules.js";
import { h } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { t } from "../../kit/page/i18n.js";
import { thrownText } from "../../kit/page/problems.js";
import { loadGame } from "../../play/load.js";

/** @typedef {import("../../play/match/store.js").StoredMatch} StoredMatch */

export class SidePanels {
  #game;
  /** @type {Promise<HTMLElement> | undefined} */
  #rules;
  /** @type {{ close: () => void }[]} */
  #closables = [];
  #isClosed = false;
  #lastGame = h("div");
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
   * @param {(text: string) => void} notify
   */
  showLastGame(games, id, notify) {
    const lastGame = lastGameOf(games, id);
    const key = lastGame ? `${lastGame.id} ${lastGame.updated}` : "none";
    if (key === this.#shownKey) return this.#lastGame;
    this.#shownKey = key;
    if (lastGame) this.#openLastGame(lastGame, id, notify);
    else this.#showText("muted", t("programs-no-game"));
    return this.#lastGame;
  }

  /**
   * @param {StoredMatch} stored
   * @param {string} id
   * @param {(text: string) => void} notify
   */
  async #openLastGame(stored, id, notify) {
    try {
      const { openLastGame } = await loadPart(import("./last-game.js"));
      const shown = await openLastGame(stored, id, notify);
      if (this.#isClosed) return shown.close();
      this.#closables.push(shown);
      this.#lastGame.replaceChildren(shown.element);
    } catch (thrown) {
      this.#shownKey = "";
      this.#showText("problem-line", thrownText(thrown));
    }
  }

  /**
   * @param {string} kind its class
   * @param {string} text
   */
  #showText(kind, text) {
    this.#lastGame.replaceChildren(
      h("div", { class: "program-last" }, h("p", { class: kind }, text)),
    );
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
}

/**
 * The last game in which a program played; undefined if there is none.
 * @param {readonly StoredMatch[]} games the newest first
 * @param {string} id the program's
 */
export const lastGameOf = (games, id) =>
  games.find(({ seats }) => seats.some((seat) => seat.kind === "program" && seat.program === id));
