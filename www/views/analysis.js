// What an engine sees while it thinks, and the suggestion one asked for.

import { h, setText } from "../dom.js";
import { number, shortNumber, t } from "../i18n.js";
import { sideName } from "./names.js";

/** @typedef {import("../play/state.js").State} SessionState */

const NUMBERS = ["depth", "score", "time", "nodes", "rate", "line"];

export class Analysis {
  /** @type {Map<string, HTMLElement>} */
  #values = new Map();
  #title = h("h3", null, t("analysis-engine"));
  #none = h("p", { class: "muted" }, t("analysis-none"));
  #numbers = h("dl", { class: "numbers", hidden: true });
  #suggestion = h("p");

  constructor() {
    for (const id of NUMBERS) {
      const value = h("dd", { class: "figures" });
      this.#values.set(id, value);
      this.#numbers.append(
        h("div", { class: id === "line" ? "wide" : "" }, h("dt", null, t(`analysis-${id}`)), value),
      );
    }
    this.element = h(
      "div",
      { class: "analysis" },
      h("section", null, this.#title, this.#none, this.#numbers),
      h("section", null, h("h3", null, t("analysis-suggestion")), this.#suggestion),
    );
  }

  /** @param {SessionState} state */
  show(state) {
    const { suggestion, suggesting, thinking } = state;
    const none = suggesting ? t("suggesting") : t("analysis-suggestion-none");
    setText(this.#suggestion, suggestion ? t("suggestion-is", { move: suggestion.move }) : none);
    this.#suggestion.classList.toggle("muted", !suggestion);
    // The last numbers stay when the engine has moved: that is when one has time to read them.
    if (!thinking || thinking.depth === 0) return;
    this.#none.hidden = true;
    this.#numbers.hidden = false;
    setText(this.#title, t("analysis-of", { side: sideName(state.game, thinking.seat) }));
    const { depth, score, time, nodes, line } = thinking;
    this.#set("depth", number(depth));
    this.#set("score", scoreText(score));
    this.#set(
      "time",
      t("seconds", {
        seconds: number(time / 1000, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
      }),
    );
    this.#set("nodes", shortNumber(nodes));
    this.#set("rate", time > 0 ? shortNumber((nodes * 1000) / time) : "");
    this.#set("line", line.join(" "));
  }

  /**
   * @param {string} id
   * @param {string} text
   */
  #set(id, text) {
    const value = this.#values.get(id);
    if (value) setText(value, text);
  }
}

/**
 * @param {string} score as the engine says it: hundredths of a cell, or `win 12`, `loss 12` in so many moves
 */
function scoreText(score) {
  const [kind, plies] = score.split(" ");
  if (plies !== undefined) return t(`analysis-${kind}`, { plies: Number(plies) });
  return number(Number(kind) / 100, {
    signDisplay: "exceptZero",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}
