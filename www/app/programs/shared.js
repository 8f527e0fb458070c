// The page of a shared program. It shows the source before any code runs.

import { button } from "../../kit/page/button.js";
import { h } from "../../kit/page/dom.js";
import { foreignPart } from "../../kit/page/foreign.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { thrownText } from "../../kit/page/problems.js";
import { quotedText } from "../../kit/page/quoted.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { programAddress } from "../../play/addresses.js";
import { obstacleTo } from "../../play/programs/languages.js";
import { readCode } from "../../play/programs/link.js";
import { isSame, newProgram } from "../../play/programs/program.js";
import { addProgram, getProgram, listPrograms } from "../../play/programs/store.js";
import { faultsText, faultText, languageName, obstacleText } from "../../play/programs/words.js";
import { beginGameAgainst, challengeSection } from "./challenge.js";
import { CodeEditor } from "./code-editor.js";
import { loadGrammar } from "./grammars.js";
import { programsView } from "./list.js";
import { moduleFacts } from "./module-facts.js";
import { playProgram } from "./play-program.js";

/** @typedef {import("../../play/programs/link.js").SharedProgram} SharedProgram */
/** @typedef {import("../../play/programs/program.js").Card} Card */

/**
 * @param {import("../../main.js").App} app
 * @param {string} code
 * @param {boolean} isChallenge whether the link is a challenge to beat it
 */
export async function sharedProgramView(app, code, isChallenge) {
  await Promise.all([loadWords("programs"), loadStyle("styles/programs.css")]);
  try {
    const shared = await readCode(code);
    const [obstacle, grammar, rivals] = await Promise.all([
      obstacleTo(shared.language),
      loadGrammar(shared.language),
      isChallenge && rivalsOf(shared),
    ]);
    return new SharedProgramView(app, shared, obstacle, grammar, rivals);
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
   * @param {import("../../main.js").App} app
   * @param {SharedProgram} shared
   * @param {import("../../play/programs/languages.js").Obstacle | null} obstacle why programs in its language cannot run here
   * @param {import("./grammars.js").Grammar} grammar of its language
   * @param {Card[] | false} rivals in a challenge, the visitor's programs that can play against it
   */
  constructor(app, shared, obstacle, grammar, rivals) {
    this.#app = app;
    this.#shared = shared;
    const { game, language, name, source } = shared;
    this.title = t("programs-shared");
    if (typeof source === "string") {
      const label = t("programs-source", { name: quotedText(name) });
      this.#editor = new CodeEditor({ language, grammar, text: source, label, isReadOnly: true });
    }
    const reportingFailure = (/** @type {() => Promise<void>} */ action) => () =>
      action().catch(async (thrown) => app.notices.show(await faultText(thrown)));
    this.element = h(
      "main",
      { class: "program shared-program", "data-game": game },
      h(
        "div",
        { class: "program-bar" },
        h(
          "div",
          { class: "program-title" },
          foreignPart("program-called", [name]),
          h(
            "p",
            { class: "muted" },
            t("programs-about", { language: languageName(language), game: t(`${game}-name`) }),
          ),
        ),
        h(
          "div",
          { class: "program-buttons" },
          button(
            t("programs-keep"),
            reportingFailure(() => this.#openCopy()),
            !rivals && "primary",
          ),
          !obstacle &&
            button(
              t("programs-play-it"),
              reportingFailure(() => this.#playEngine()),
            ),
        ),
      ),
      rivals &&
        !obstacle &&
        challengeSection(rivals, {
          play: reportingFailure(() => this.#beginGameAgainst(null)),
          challengeWith: (id) => reportingFailure(() => this.#beginGameAgainst(id))(),
        }),
      h(
        "p",
        { class: "program-note" },
        ...(obstacle
          ? [t("programs-shared-unoffered"), " ", obstacleText(language, obstacle)]
          : [t("programs-shared-what")]),
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

  async #openCopy() {
    location.hash = programAddress((await this.#ownCopy()).id);
  }

  /**
   * Begins a game against the program.
   * @param {string | null} rival one of the visitor's programs; null for the visitor
   */
  async #beginGameAgainst(rival) {
    const faults = await beginGameAgainst(this.#app, await this.#ownCopy(), rival);
    if (faults.length > 0) this.#app.notices.show(faultsText(faults));
  }

  async #playEngine() {
    const faults = await playProgram(this.#app, await this.#ownCopy());
    if (faults.length > 0) this.#app.notices.show(faultsText(faults));
  }

  /** The visitor's copy of the program, which is added if there is none. */
  async #ownCopy() {
    return (await existingCopyOf(this.#shared)) ?? addProgram(newProgram(this.#shared));
  }
}

/**
 * The visitor's copy of a program.
 * @param {SharedProgram} shared
 */
async function existingCopyOf({ game, language, source }) {
  for (const card of await listPrograms()) {
    if (card.game !== game || card.language !== language) continue;
    const program = await getProgram(card.id);
    if (program && isSame(program.source, source)) return program;
  }
  return undefined;
}

/**
 * The visitor's other programs of the game.
 * @param {SharedProgram} shared
 */
async function rivalsOf(shared) {
  const [copy, cards] = await Promise.all([existingCopyOf(shared), listPrograms()]);
  return cards.filter(({ game, id }) => game === shared.game && id !== copy?.id);
}
