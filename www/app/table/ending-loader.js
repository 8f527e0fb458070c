// The end of a game on its page. Its code, words and looks are loaded when the game ends.

import { loadPart } from "../../kit/page/failure.js";

/** @typedef {import("./ending.js").DecisiveMove} DecisiveMove */

export class EndingLoader {
  #host;
  /** @type {import("./ending.js").Ending | null} */
  #ending = null;
  #isLoading = false;
  #isClosed = false;
  /** The last call of `show`. @type {[import("../../play/match/state.js").State, boolean] | null} */
  #shown = null;
  /** @type {DecisiveMove | null} */
  #decisiveMove = null;

  /** @param {import("./ending.js").EndingHost} host */
  constructor(host) {
    this.#host = host;
  }

  /**
   * @param {import("../../play/match/state.js").State} state
   * @param {boolean} hasEnded whether the game has ended since the last call
   */
  show(state, hasEnded) {
    this.#ending?.show(state, hasEnded);
    this.#shown = [state, hasEnded || Boolean(this.#shown?.[1] && state.verdict)];
    if (state.verdict && !this.#ending) this.#load();
  }

  /** @param {DecisiveMove | null} move null while it is unknown */
  showDecisiveMove(move) {
    this.#decisiveMove = move;
    this.#ending?.showDecisiveMove(move);
  }

  /** A function that scrolls to the next steps; null if they are visible, or if there are none. */
  get scrollToCard() {
    return this.#ending?.scrollToCard ?? null;
  }

  /** Whether the card over the board shows the result. */
  get hasCard() {
    return this.#ending?.hasCard === true;
  }

  close() {
    this.#isClosed = true;
    this.#ending?.close();
  }

  async #load() {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      const { openEnding } = await loadPart(import("./ending.js"));
      const ending = await openEnding(this.#host);
      if (this.#isClosed) return;
      this.#ending = ending;
      if (this.#shown) ending.show(...this.#shown);
      ending.showDecisiveMove(this.#decisiveMove);
    } catch {
      // The line under the board shows the result.
    } finally {
      this.#isLoading = false;
    }
  }
}
