// The section for a new program: the choice of a language and a game.

import { loadAllPictures } from "../../games/page-modules.js";
import { button } from "../../kit/page/button.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { preference, setPreference } from "../../kit/page/preferences.js";
import { fieldLabel, sectionTitle } from "../../kit/page/titles.js";
import { newProgram } from "../../play/programs/program.js";
import { gamesWith, starterOf } from "../../play/programs/starters.js";
import { addProgram } from "../../play/programs/store.js";
import { languageName } from "../../play/programs/words.js";

/** @typedef {import("../../play/programs/program.js").Language} Language */
/** @typedef {import("../../play/programs/program.js").Program} Program */
/** @typedef {import("../../play/programs/starters.js").Kind} Kind */

/** The preference for the language of new programs. */
const LANGUAGE = "program-language";

export class NewProgramSection {
  #onBegun;
  #language;
  /** @type {{ close: () => void }[]} */
  #pictures = [];
  #isClosed = false;
  #games = h("div", { class: "programs-games" });
  #simulators = h("div", { class: "programs-simulators" });

  /**
   * @param {readonly Language[]} languages
   * @param {(beginning: Promise<Program>) => void} onBegun called when a program has been begun
   */
  constructor(languages, onBegun) {
    this.#onBegun = onBegun;
    const last = /** @type {Language} */ (preference(LANGUAGE));
    const chosen = languages.includes(last) ? last : languages[0];
    const choice = h(
      "select",
      { class: "select", id: "program-language" },
      ...languages.map((language) =>
        h("option", { value: language, selected: language === chosen }, languageName(language)),
      ),
    );
    this.#language = () => /** @type {Language} */ (choice.value);
    choice.addEventListener("change", () => {
      setPreference(LANGUAGE, choice.value);
      this.#offer();
    });
    const hasChoice = languages.length > 1;
    this.element = h(
      "section",
      { class: "programs-new" },
      h(
        "div",
        { class: "programs-new-head" },
        sectionTitle(t("programs-new")),
        hasChoice && fieldLabel(choice.id, t("programs-language")),
        hasChoice && choice,
      ),
      this.#games,
      this.#simulators,
    );
    this.#offer();
  }

  close() {
    this.#isClosed = true;
    for (const picture of this.#pictures) picture.close();
  }

  /** Offers the games that have a starter in the language. */
  async #offer() {
    const language = this.#language();
    const [games, assigned] = await Promise.all([
      gamesWith(language, "starter"),
      gamesWith(language, "simulator"),
    ]);
    if (language !== this.#language() || this.#isClosed) return;
    const missing = h("p", { class: "empty" }, t("programs-no-starters"));
    const buttons = games.map((game) => this.#starter(game));
    this.#games.replaceChildren(...(buttons.length > 0 ? buttons : [missing]));
    this.#simulators.replaceChildren(...assigned.map((game) => this.#simulator(game)));
  }

  /** @param {string} game */
  #starter(game) {
    const name = t(`${game}-name`);
    const place = h("span", { class: "picture", "aria-hidden": "true" });
    loadAllPictures()
      .then((modules) => {
        if (!this.#isClosed) this.#pictures.push(modules[game].mountSample(place));
      })
      .catch(() => place.classList.add("missing"));
    return h(
      "button",
      {
        type: "button",
        class: "button programs-game",
        "data-game": game,
        "aria-label": t("programs-write", { game: name }),
        onclick: () => this.#onBegun(this.#begin(game, "starter", name)),
      },
      place,
      h("span", null, name),
    );
  }

  /** @param {string} game */
  #simulator(game) {
    const about = { game: t(`${game}-name`) };
    const name = t("programs-simulator-name", about);
    return h(
      "div",
      { class: "programs-simulator", "data-game": game },
      h("p", { class: "muted" }, t("programs-simulator-what", about)),
      button(t("programs-simulator"), () => this.#onBegun(this.#begin(game, "simulator", name))),
    );
  }

  /**
   * @param {string} game
   * @param {Kind} kind
   * @param {string} name
   */
  async #begin(game, kind, name) {
    const language = this.#language();
    const source = await starterOf(game, language, kind);
    return addProgram(newProgram({ name, game, language, source }));
  }
}
