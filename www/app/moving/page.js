// The page for data that arrives from another device by a link or QR codes. The data is merged only if the visitor agrees.

import { button } from "../../kit/page/button.js";
import { h } from "../../kit/page/dom.js";
import { list, loadWords, number, t } from "../../kit/page/i18n.js";
import { loadThrownText } from "../../kit/page/problems.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { changeAddress, HOME_ADDRESS, YOUR_GAMES_ADDRESS } from "../../play/addresses.js";
import { damaged, textOf } from "../../play/moving/code.js";
import { countsOf, mergeContent, readContent } from "../../play/moving/parts.js";
import {
  forgetPieces,
  isPieceKey,
  scannedPieces,
  storePiece,
} from "../../play/moving/scanned-pieces.js";
import { contentText, reportSentences } from "./words.js";

/** @typedef {import("../../play/moving/code.js").Piece} Piece */
/** @typedef {import("../../play/moving/parts.js").Content} Content */

/** @param {string} code */
export async function arrivalView(code) {
  await Promise.all([
    loadWords("moving"),
    loadStyle("styles/moving.css"),
    loadStyle("styles/share.css"),
  ]);
  const view = new ArrivalView();
  await view.begin(code);
  return view;
}

class ArrivalView {
  #listening = new AbortController();
  title = t("moving-arrived");
  element = h("main", { class: "arrival" });

  close() {
    this.#listening.abort();
  }

  /** @param {string} code */
  async begin(code) {
    await this.#runOrShowProblem(async () => {
      const piece = storePiece(code);
      // Other pieces are scanned into other tabs.
      const onStorage = (/** @type {StorageEvent} */ { key }) =>
        isPieceKey(key) && this.#runOrShowProblem(() => this.#readOrWait(piece));
      addEventListener("storage", onStorage, { signal: this.#listening.signal });
      await this.#readOrWait(piece);
    });
  }

  /** @param {() => Promise<void>} action */
  async #runOrShowProblem(action) {
    try {
      await action();
    } catch (thrown) {
      this.#show(h("p", { role: "alert" }, await loadThrownText(thrown)), homeLink());
    }
  }

  /** @param {Piece} piece */
  async #readOrWait(piece) {
    const pieces = scannedPieces(piece);
    const received = pieces.filter((each) => each !== null);
    if (received.length < pieces.length) {
      this.#showMissing(pieces);
      return;
    }
    // A complete transfer does not need pieces from other tabs.
    this.#listening.abort();
    try {
      this.#offerMerge(await readTransfer(received));
    } catch (thrown) {
      // They do not belong together, so they have to be scanned again.
      forgetPieces();
      throw thrown;
    }
  }

  /** @param {readonly (Piece | null)[]} pieces */
  #showMissing(pieces) {
    const missing = pieces.flatMap((piece, index) => (piece ? [] : [number(index + 1)]));
    const received = pieces.length - missing.length;
    const pips = pieces.map((piece, index) =>
      h("li", { class: piece ? "here" : "" }, number(index + 1)),
    );
    this.#show(
      h("p", { role: "status" }, t("moving-some", { here: received, count: pieces.length })),
      h("ol", { class: "arrival-pips", "aria-hidden": "true" }, ...pips),
      h("p", { class: "muted" }, t("moving-missing", { codes: list(missing) })),
    );
  }

  /** @param {Content} content */
  #offerMerge(content) {
    const mergeButton = button(t("moving-join"), null, "primary");
    mergeButton.addEventListener("click", () => {
      mergeButton.disabled = true;
      this.#runOrShowProblem(() => this.#merge(content));
    });
    this.#show(
      h("p", null, t("moving-come", { what: contentText(content) })),
      h("p", { class: "muted" }, t("moving-stays")),
      mergeButton,
    );
  }

  /** @param {Content} content */
  async #merge(content) {
    const sentences = reportSentences(await mergeContent(content));
    forgetPieces();
    // So that a reload does not ask again.
    changeAddress(YOUR_GAMES_ADDRESS, "replace");
    this.#show(
      h("div", { role: "status" }, ...sentences.map((each) => h("p", { dir: "auto" }, each))),
      homeLink(),
    );
  }

  /** @param {...HTMLElement} content */
  #show(...content) {
    this.element.replaceChildren(...content);
  }
}

const homeLink = () => h("a", { class: "button", href: HOME_ADDRESS }, t("moving-home"));

/** @param {readonly Piece[]} pieces */
async function readTransfer(pieces) {
  const content = readContent(await textOf(pieces));
  if (!content || countsOf(content).length === 0) throw damaged();
  return content;
}
