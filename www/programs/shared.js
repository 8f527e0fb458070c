// A program that somebody hands on: its source, before anything of it runs.

import { h } from "../page/dom.js";
import { loadWords, t } from "../page/i18n.js";
import { thrownText } from "../page/problems.js";
import { loadStyle } from "../page/style-part.js";
import { programAddress } from "../shell/router.js";
import { CodeEditor } from "./code-editor.js";
import { loadGrammar } from "./grammars.js";
import { isOffered } from "./languages.js";
import { readCode } from "./link.js";
import { programsView } from "./list.js";
import { moduleFacts } from "./module-facts.js";
import { playProgram } from "./play.js";
import { isSame, newProgram } from "./program.js";
import { addProgram, getProgram, listPrograms } from "./store.js";
import { faultText, faultyText, languageName } from "./words.js";

/** @typedef {import("./link.js").Shared} Shared */

/**
 * @param {import("../main.js").App} app
 * @param {string} code
 */
export async function sharedProgramView(app, code) {
  await Promise.all([loadWords("programs"), loadStyle("styles/programs.css")]);
  try {
    const shared = await readCode(code);
    const { language } = shared;
    const [offered, grammar] = await Promise.all([isOffered(language), loadGrammar(language)]);
    return new SharedProgramView(app, shared, offered, grammar);
  } catch (thrown) {
    return programsView(app, thrownText(thrown));
  }
}

class SharedProgramView {
  #app;
  #shared;
  /** @type {CodeEditor | undefined} */
  #editor;

  /**
   * @param {import("../main.js").App} app
   * @param {Shared} shared
   * @param {boolean} isOffered whether programs in its language can run here
   * @param {import("./grammars.js").Grammar} grammar of its language
   */
  constructor(app, shared, isOffered, grammar) {
    this.#app = app;
    this.#shared = shared;
    const { game, language, name, source } = shared;
    this.title = t("programs-shared");
    if (typeof source === "string") {
      const label = t("programs-source", { name });
      this.#editor = new CodeEditor({ language, grammar, text: source, label, isReadOnly: true });
    }
    const run = (/** @type {() => Promise<void>} */ act) => () =>
      act().catch(async (thrown) => app.notices.show(await faultText(thrown)));
    this.element = h(
      "main",
      { class: "program shared-program", "data-game": game },
      h(
        "div",
        { class: "program-bar" },
        h(
          "div",
          { class: "program-title" },
          h("h2", { dir: "auto" }, name),
          h(
            "p",
            { class: "muted" },
            t("programs-about", { language: languageName(language), game: t(`${game}-name`) }),
          ),
        ),
        h(
          "div",
          { class: "program-buttons" },
          h(
            "button",
            { type: "button", class: "button primary", onclick: run(() => this.#keep()) },
            t("programs-keep"),
          ),
          isOffered &&
            h(
              "button",
              { type: "button", class: "button", onclick: run(() => this.#play()) },
              t("programs-play-it"),
            ),
        ),
      ),
      h(
        "p",
        { class: "program-note" },
        isOffered
          ? t("programs-shared-what")
          : t("programs-shared-unoffered", { language: languageName(language) }),
      ),
      h(
        "div",
        { class: "program-source" },
        typeof source === "string" ? this.#editor?.element : moduleFacts(source),
      ),
    );
  }

  close() {
    this.#editor?.close();
  }

  async #keep() {
    location.hash = programAddress((await this.#kept()).id);
  }

  async #play() {
    const faults = await playProgram(this.#app, await this.#kept());
    if (faults.length > 0) this.#app.notices.show(faultyText(faults));
  }

  /** The same program of the visitor's, which is added if there is none yet. */
  async #kept() {
    const { game, language, source } = this.#shared;
    for (const card of await listPrograms()) {
      if (card.game !== game || card.language !== language) continue;
      const program = await getProgram(card.id);
      if (program && isSame(program.source, source)) return program;
    }
    return addProgram(newProgram(this.#shared));
  }
}
