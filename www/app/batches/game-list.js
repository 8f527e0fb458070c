// The games of a batch or of the ladder. Each game opens on the board, and all records can be saved as one file.

import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { countText, numeral, t } from "../../kit/page/i18n.js";
import { saveText } from "../../kit/page/save.js";
import { programGameAddress } from "../../play/batches/address.js";
import { logText, recordsText } from "../../play/batches/records.js";
import { loadStudy } from "../../play/load.js";
import { faultText, playerText } from "./words.js";

/** @typedef {import("../../play/batches/tally.js").Result} Result */
/** @typedef {import("../../play/batches/series.js").SeriesSetup} SeriesSetup */

/** The usual number of games listed at first, and the number added each time. */
const LIST_STEP = 20;

/** The condition of each filter, by its name. @type {Record<string, (result: Result) => boolean>} */
const FILTERS = {
  all: () => true,
  lost: ({ result }) => result === 0,
  faults: ({ fault }) => fault !== null,
};

export class GameList {
  #setup;
  #addressOf;
  #results;
  #onFailure;
  #filterSelect = makeSelect(
    "batches-filter",
    Object.keys(FILTERS).map((id) => [id, t(`batches-filter-${id}`)]),
  );
  #opponentSelect;
  #list = h("ul", { class: "batch-games" });
  #emptyNote = h("p", { class: "muted", role: "status" });
  #moreButton = button(t("batches-more"));
  #saveButton = button(t("batches-all-records"));
  #minListed;
  #maxListed;
  /** The number of results that have been filtered. */
  #filteredCount = 0;

  /**
   * @param {import("../../play/batches/run-store.js").Run} run
   * @param {SeriesSetup} setup
   * @param {readonly Result[]} results grows while games are played
   * @param {(thrown: unknown) => void} onFailure called if a stored game cannot be read
   * @param {number} [minListed] the number of games listed at first
   */
  constructor({ id, kind, program }, setup, results, onFailure, minListed = LIST_STEP) {
    this.#addressOf = (/** @type {Result} */ result) => programGameAddress(program, id, result);
    this.#minListed = minListed;
    this.#maxListed = minListed;
    this.#onFailure = onFailure;
    this.#setup = setup;
    this.#results = results;
    const anyone = /** @type {[string, string]} */ (["", t("batches-against-all")]);
    const names = setup.opponents.map(
      (player, index) => /** @type {[string, string]} */ ([String(index), playerText(player)]),
    );
    this.#opponentSelect = makeSelect("batches-against", [anyone, ...names]);
    for (const field of [this.#filterSelect, this.#opponentSelect]) {
      field.id = `${kind}-${field.id}`;
      field.addEventListener("change", () => this.#listAgain(this.#minListed));
    }
    this.#moreButton.addEventListener("click", () => {
      const firstAdded = this.#list.children.length;
      this.#listAgain(this.#maxListed + LIST_STEP);
      /** @type {HTMLElement | undefined} */ (this.#list.children[firstAdded])
        ?.querySelector("a")
        ?.focus();
    });
    this.#saveButton.addEventListener("click", () =>
      saveText(recordsText(this.#setup, this.#results), `${setup.game}-games.txt`),
    );
    this.element = h(
      "section",
      { class: "batch-games-part", hidden: true },
      h("h3", null, t("batches-games")),
      h(
        "div",
        { class: "batch-filters" },
        labelledField(this.#filterSelect, "batches-filter"),
        setup.opponents.length > 1 && labelledField(this.#opponentSelect, "batches-against"),
        this.#saveButton,
      ),
      this.#list,
      this.#emptyNote,
      this.#moreButton,
    );
    this.update();
  }

  /** Adds the games that have ended since the last update. */
  update() {
    this.element.hidden = this.#results.length === 0;
    for (; this.#filteredCount < this.#results.length; this.#filteredCount++) {
      const result = this.#results[this.#filteredCount];
      if (!this.#passesFilter(result)) continue;
      if (this.#list.children.length >= this.#maxListed) break;
      this.#list.append(this.#makeRow(result));
    }
    this.#moreButton.hidden = this.#filteredCount >= this.#results.length;
    setText(this.#emptyNote, this.#list.children.length === 0 ? t("batches-none-such") : "");
  }

  /** @param {number} maxListed */
  #listAgain(maxListed) {
    this.#maxListed = maxListed;
    this.#filteredCount = 0;
    this.#list.replaceChildren();
    this.update();
  }

  /** @param {Result} result */
  #passesFilter(result) {
    const { value } = this.#opponentSelect;
    return (
      FILTERS[this.#filterSelect.value](result) &&
      (value === "" || Number(value) === result.opponent)
    );
  }

  /** @param {Result} result */
  #makeRow(result) {
    const {
      fault,
      length,
      mine,
      number: index,
      opponent,
      result: points,
      seat,
      seed,
      theirs,
    } = result;
    const { game, opponents, me } = this.#setup;
    const name = playerText(opponents[opponent]);
    const side = t(`${game}-seat-${seat}`);
    const verdict = points === 1 ? "won" : points === 0 ? "lost" : "drawn";
    const loser = fault && playerText(fault.seat === seat ? me : opponents[opponent]);
    const score = t("batch-to", { mine: countText(mine), theirs: countText(theirs) });
    const moves = t("batches-game-moves", { count: length });
    const openLink = h(
      "a",
      { href: this.#addressOf(result) },
      h(
        "span",
        { class: "batch-game-title" },
        t("batches-game", { number: index + 1, side, name }),
      ),
      h("span", { class: "figures" }, t(`batches-game-${verdict}`, { score, moves })),
      h("span", { class: "batch-game-seed figures" }, t("batches-seed", { seed: numeral(seed) })),
      fault &&
        h(
          "span",
          { class: "batch-game-fault" },
          t("batches-my-fault", { name: String(loser), fault: faultText(fault) }),
        ),
    );
    const logButton = h(
      "button",
      { type: "button", class: "batch-game-log" },
      t("program-save"),
      h("span", { class: "unseen" }, t("batches-game", { number: index + 1, side, name })),
    );
    logButton.addEventListener("click", () => this.#runOrReport(() => this.#saveLog(result)));
    return h("li", { "data-result": verdict }, openLink, logButton);
  }

  /** @param {() => void | Promise<void>} action with a stored game */
  async #runOrReport(action) {
    try {
      await action();
    } catch (thrown) {
      this.#onFailure(thrown);
    }
  }

  /** @param {Result} result */
  async #saveLog(result) {
    const { game } = this.#setup;
    saveText(logText(await loadStudy(game), result), `${game}-game-${result.number + 1}.log`);
  }
}

/**
 * @param {string} id
 * @param {readonly (readonly [string, string])[]} options
 */
function makeSelect(id, options) {
  return h(
    "select",
    { class: "select", id },
    ...options.map(([value, text]) => h("option", { value }, text)),
  );
}

/**
 * @param {HTMLSelectElement} field
 * @param {string} text
 */
function labelledField(field, text) {
  return h("label", { class: "field-label", for: field.id }, t(text), field);
}
