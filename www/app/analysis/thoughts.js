// The findings of an engine that plays, while it thinks, and the suggestion that the visitor asked for.

import { h, setText } from "../../kit/page/dom.js";
import { number, shortNumber, t } from "../../kit/page/i18n.js";
import { evaluationWords } from "../../play/analysis/evaluation-words.js";
import { onlyPerson, playerName, sideWords } from "../../play/match/names.js";
import { isPerson } from "../../play/match/seats.js";

/** @typedef {import("../../play/match/state.js").State} SessionState */

const FIGURE_IDS = ["depth", "time", "nodes", "rate", "score", "line"];

/** The values that need a complete row. */
const WIDE_FIGURES = new Set(["score", "line"]);

export class Thoughts {
  /** @type {Map<string, HTMLElement>} */
  #figures = new Map();
  #title = h("h2", null, t("analysis-engine"));
  #emptyNote = h("p", { class: "muted" }, t("analysis-none"));
  #figureList = h("dl", { class: "numbers", hidden: true });
  #suggestion = h("p");
  #boardModule;

  #names;

  /**
   * @param {import("../../kit/boards/board.js").BoardModule} boardModule
   * @param {() => import("../table/move-names.js").MoveNames} names the names of moves
   */
  constructor(boardModule, names) {
    this.#boardModule = boardModule;
    this.#names = names;
    for (const id of FIGURE_IDS) {
      const value = h("dd", { class: "figures" });
      this.#figures.set(id, value);
      this.#figureList.append(
        h(
          "div",
          { class: WIDE_FIGURES.has(id) ? `wide ${id}` : "" },
          h("dt", null, t(`analysis-${id}`)),
          value,
        ),
      );
    }
    this.engine = h("section", null, this.#title, this.#emptyNote, this.#figureList);
    this.suggestion = h("section", null, h("h2", null, t("analysis-suggestion")), this.#suggestion);
  }

  /** Clears the last findings of an engine. */
  clear() {
    this.#emptyNote.hidden = false;
    this.#figureList.hidden = true;
    setText(this.#title, t("analysis-engine"));
    for (const value of this.#figures.values()) value.replaceChildren();
  }

  /** @param {SessionState} state */
  show(state) {
    const { seats, suggestion, isSuggesting, thinking } = state;
    this.engine.hidden = seats.every(isPerson);
    this.suggestion.hidden = !seats.some(isPerson);
    const emptyText = isSuggesting ? t("suggesting") : t("analysis-suggestion-none");
    const [move] = suggestion ? this.#names().inNotation(state.shown, [suggestion.move]) : [];
    setText(this.#suggestion, move === undefined ? emptyText : t("suggestion-is", { move }));
    this.#suggestion.classList.toggle("muted", !suggestion);
    // After the engine's move, its last numbers stay, since then there is time to read them.
    if (!thinking || thinking.depth === 0) return;
    this.#emptyNote.hidden = true;
    this.#figureList.hidden = false;
    const { game } = state;
    const title =
      onlyPerson(seats) === null
        ? t("analysis-of", sideWords(game, thinking.seat))
        : playerName(game, seats, thinking.seat);
    setText(this.#title, title);
    const { seat, depth, score, time, nodes, line } = thinking;
    this.#setFigure("depth", t("analysis-depth-is", { depth }));
    this.#setFigure("score", evaluationWords(scoreOf(score), game, seat, this.#boardModule));
    this.#setFigure(
      "time",
      t("seconds", {
        seconds: number(time / 1000, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
      }),
    );
    this.#setFigure("nodes", shortNumber(nodes));
    this.#setFigure("rate", time > 0 ? shortNumber((nodes * 1000) / time) : "");
    this.#showLine(this.#names().inNotation(state.length, line));
  }

  /** @param {string[]} line moves, which must not be broken at their hyphens */
  #showLine(line) {
    const value = this.#figures.get("line");
    if (value?.textContent === line.join(" ")) return;
    value?.replaceChildren(
      ...line.flatMap((move, i) => [...(i > 0 ? [" "] : []), h("span", { class: "whole" }, move)]),
    );
  }

  /**
   * @param {string} id
   * @param {string} text
   */
  #setFigure(id, text) {
    const value = this.#figures.get(id);
    if (value) setText(value, text);
  }
}

/**
 * Parses the score of an engine.
 * @param {string} text the engine's score for its own side: hundredths of a point; or `win 12`, a win in 12 plies; or `loss 12`
 * @returns {import("../../wasm/warren.js").AnalysisScore}
 */
function scoreOf(text) {
  const [kind, plies] = text.split(" ");
  if (kind === "win" || kind === "loss") return { kind, plies: Number(plies) };
  return { kind: "points", value: Number(kind) / 100 };
}
