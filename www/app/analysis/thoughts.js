// The findings of an engine that plays, while it thinks, and the suggestion that the visitor asked for.

import { h, setText } from "../../kit/page/dom.js";
import { number, shortNumber, t } from "../../kit/page/i18n.js";
import { worthWords } from "../../play/analysis/worth.js";
import { sideWords } from "../../play/match/names.js";
import { isPerson } from "../../play/match/seats.js";

/** @typedef {import("../../play/match/state.js").State} SessionState */

const NUMBERS = ["depth", "time", "nodes", "rate", "score", "line"];

/** The values that need a complete row. */
const WIDE = new Set(["score", "line"]);

export class Thoughts {
  /** @type {Map<string, HTMLElement>} */
  #values = new Map();
  #title = h("h2", null, t("analysis-engine"));
  #none = h("p", { class: "muted" }, t("analysis-none"));
  #numbers = h("dl", { class: "numbers", hidden: true });
  #suggestion = h("p");
  #module;

  #names;

  /**
   * @param {import("../../kit/boards/board.js").BoardModule} module
   * @param {() => import("../table/move-names.js").MoveNames} names the names of moves
   */
  constructor(module, names) {
    this.#module = module;
    this.#names = names;
    for (const id of NUMBERS) {
      const value = h("dd", { class: "figures" });
      this.#values.set(id, value);
      this.#numbers.append(
        h(
          "div",
          { class: WIDE.has(id) ? `wide ${id}` : "" },
          h("dt", null, t(`analysis-${id}`)),
          value,
        ),
      );
    }
    this.engine = h("section", null, this.#title, this.#none, this.#numbers);
    this.suggestion = h("section", null, h("h2", null, t("analysis-suggestion")), this.#suggestion);
  }

  /** Clears the last findings of an engine. */
  clear() {
    this.#none.hidden = false;
    this.#numbers.hidden = true;
    setText(this.#title, t("analysis-engine"));
    for (const value of this.#values.values()) value.replaceChildren();
  }

  /** @param {SessionState} state */
  show(state) {
    const { seats, suggestion, suggesting, thinking } = state;
    this.engine.hidden = seats.every(isPerson);
    this.suggestion.hidden = !seats.some(isPerson);
    const none = suggesting ? t("suggesting") : t("analysis-suggestion-none");
    const [move] = suggestion ? this.#names().written(state.shown, [suggestion.move]) : [];
    setText(this.#suggestion, move === undefined ? none : t("suggestion-is", { move }));
    this.#suggestion.classList.toggle("muted", !suggestion);
    // After the engine's move, its last numbers stay, since then there is time to read them.
    if (!thinking || thinking.depth === 0) return;
    this.#none.hidden = true;
    this.#numbers.hidden = false;
    setText(this.#title, t("analysis-of", sideWords(state.game, thinking.seat)));
    const { seat, depth, score, time, nodes, line } = thinking;
    this.#set("depth", t("analysis-depth-is", { depth }));
    this.#set("score", worthWords(scoreOf(score), state.game, seat, this.#module));
    this.#set(
      "time",
      t("seconds", {
        seconds: number(time / 1000, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
      }),
    );
    this.#set("nodes", shortNumber(nodes));
    this.#set("rate", time > 0 ? shortNumber((nodes * 1000) / time) : "");
    this.#showLine(this.#names().written(state.length, line));
  }

  /** @param {string[]} line moves, which must not be broken at their hyphens */
  #showLine(line) {
    const value = this.#values.get("line");
    if (value?.textContent === line.join(" ")) return;
    value?.replaceChildren(
      ...line.flatMap((move, i) => [...(i > 0 ? [" "] : []), h("span", { class: "whole" }, move)]),
    );
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
 * @param {string} text the engine's score for its own side: hundredths of a point; or `win 12`, a win in 12 plies; or `loss 12`
 * @returns {import("../../wasm/warren.js").AnalysisScore}
 */
function scoreOf(text) {
  const [kind, plies] = text.split(" ");
  if (kind === "win" || kind === "loss") return { kind, plies: Number(plies) };
  return { kind: "points", value: Number(kind) / 100 };
}
