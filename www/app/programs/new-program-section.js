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
const LANGUAGE_PREFERENCE = "program-language";

export class NewProgramSection {
  #onBegun;
  #chosenLanguage;
  /** @type {{ close: () => void }[]} */
  #pictures = [];
  #isClosed = false;
  #gamesElement = h("div", { class: "programs-games" });
  #simulatorsElement = h("div", { class: "programs-simulators" });

  /**
   * @param {readonly Language[]} languages
   * @param {(adding: Promise<Program>) => void} onBegun called when the visitor has begun a program
   */
  constructor(languages, onBegun) {
    this.#onBegun = onBegun;
    const lastLanguage = /** @type {Language} */ (preference(LANGUAGE_PREFERENCE));
    const initialLanguage = languages.includes(lastLanguage) ? lastLanguage : languages[0];
    const languageSelect = h(
      "select",
      { class: "select", id: "program-language" },
      ...languages.map((language) =>
        h(
          "option",
          { value: language, selected: language === initialLanguage },
          languageName(language),
        ),
      ),
    );
    this.#chosenLanguage = () => /** @type {Language} */ (languageSelect.value);
    languageSelect.addEventListener("change", () => {
      setPreference(LANGUAGE_PREFERENCE, languageSelect.value);
      this.#offerGames();
    });
    const hasChoice = languages.length > 1;
    this.element = h(
      "section",
      { class: "programs-new" },
      h(
        "div",
        { class: "programs-new-head" },
        sectionTitle(t("programs-new")),
        hasChoice && fieldLabel(languageSelect.id, t("programs-language")),
        hasChoice && languageSelect,
      ),
      this.#gamesElement,
      this.#simulatorsElement,
    );
    this.#offerGames();
  }

  close() {
    this.#isClosed = true;
    for (const picture of this.#pictures) picture.close();
  }

  /** Offers the games that have a starter in the language. */
  async #offerGames() {
    const language = this.#chosenLanguage();
    const [games, simulatorGames] = await Promise.all([
      gamesWith(language, "starter"),
      gamesWith(language, "simulator"),
    ]);
    if (language !== this.#chosenLanguage() || this.#isClosed) return;
    const missing = h("p", { class: "empty" }, t("programs-no-starters"));
    const buttons = games.map((game) => this.#makeStarterButton(game));
    this.#gamesElement.replaceChildren(...(buttons.length > 0 ? buttons : [missing]));
    this.#simulatorsElement.replaceChildren(
      ...simulatorGames.map((game) => this.#makeSimulatorPart(game)),
    );
  }

  /** @param {string} game */
  #makeStarterButton(game) {
    const name = t(`${game}-name`);
    const pictureElement = h("span", { class: "picture", "aria-hidden": "true" });
    loadAllPictures()
      .then((modules) => {
        if (!this.#isClosed) this.#pictures.push(modules[game].mountSample(pictureElement));
      })
      .catch(() => pictureElement.classList.add("missing"));
    return h(
      "button",
      {
        type: "button",
        class: "button programs-game",
        "data-game": game,
        "aria-label": t("programs-write", { game: name }),
        onclick: () => this.#onBegun(this.#createProgram(game, "starter", name)),
      },
      pictureElement,
      h("span", null, name),
    );
  }

  /** @param {string} game */
  #makeSimulatorPart(game) {
    const args = { game: t(`${game}-name`) };
    const name = t("programs-simulator-name", args);
    return h(
      "div",
      { class: "programs-simulator", "data-game": game },
      h("p", { class: "muted" }, t("programs-simulator-what", args)),
      button(t("programs-simulator"), () =>
        this.#onBegun(this.#createProgram(game, "simulator", name)),
      ),
    );
  }

  /**
   * @param {string} game
   * @param {Kind} kind
   * @param {string} name
   */
  async #createProgram(game, kind, name) {
    const language = this.#chosenLanguage();
    const source = await starterOf(game, language, kind);
    return addProgram(newProgram({ name, game, language, source }));
  }
}
