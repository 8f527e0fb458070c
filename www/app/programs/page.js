// The page of a program: its source, and beside it the rules and the program's last game.

import { GAMES } from "../../games/list.js";
import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { part } from "../../kit/page/failure.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { PROGRAMS_ADDRESS, programAddress, programGamesAddress } from "../../play/addresses.js";
import { Lease } from "../../play/match/lease.js";
import { Draft } from "../../play/programs/draft.js";
import { readProgram } from "../../play/programs/file.js";
import { obstacleTo } from "../../play/programs/languages.js";
import { fitName, MAX_NAME_LENGTH } from "../../play/programs/program.js";
import { getProgram, whyUnsaved } from "../../play/programs/store.js";
import { faultText, faultyText, languageName, obstacleText } from "../../play/programs/words.js";
import { Panel } from "../table/panel.js";
import { againstText, openAgainst } from "./against.js";
import { SidePanels } from "./beside.js";
import { CodeEditor } from "./code-editor.js";
import { openActions } from "./dialogs.js";
import { loadGrammar } from "./grammars.js";
import { refusalText } from "./importing.js";
import { programsView } from "./list.js";
import { moduleFacts } from "./module-facts.js";
import { playProgram } from "./play.js";
import { makeReady, warningsOf } from "./ready.js";
import { loadTestsPanel, TestsPanel } from "./tests-panel.js";

/** @typedef {import("../../main.js").App} App */
/** @typedef {import("../../play/programs/program.js").Program} Program */

/** The screens on which the rules are beside the source. On a narrower screen they share its place. */
const WIDE = "(min-width: 60rem)";

/**
 * @param {App} app
 * @param {string} id
 */
export async function programView(app, id) {
  const found = getProgram(id);
  const [program, grammar] = await Promise.all([
    found,
    found.then((program) => program && loadGrammar(program.language)),
    loadWords("programs"),
    loadTestsPanel(),
    loadStyle("styles/programs.css"),
  ]);
  if (!program || !grammar) return programsView(app, t("programs-unknown"));
  const obstacle = await obstacleTo(program.language);
  return new ProgramView(app, program, grammar, obstacle, await whyUnsaved());
}

class ProgramView {
  #app;
  #draft;
  #grammar;
  #sidePanels;
  #closing = new AbortController();
  #tests;
  /**
   * Whether this tab may store changes. It is null until the browser answers. Until then the visitor can write, but the page does
   * not claim that anything is saved.
   */
  #isHeld = /** @type {boolean | null} */ (null);
  /** @type {CodeEditor | undefined} */
  #editor;
  #name;
  #state = h("span", { class: "program-state muted" });
  #notice = h("div", { class: "program-notice", role: "status" });
  #play = button(t("play"), null, "primary");
  #against = h("button", {
    type: "button",
    class: "button program-against",
    "aria-haspopup": "dialog",
  });
  #source = h("div", { class: "program-source" });
  #work = h("div", { class: "program-work" });
  #wideScreen = matchMedia(WIDE);
  /** The content of the tab *Assignment*. @type {Promise<HTMLElement> | undefined} */
  #assignment;
  #lease = new Lease((isHeld) => this.#setHeld(isHeld));

  /**
   * @param {App} app
   * @param {Program} program
   * @param {import("./grammars.js").Grammar} grammar of its language
   * @param {import("../../play/programs/languages.js").Obstacle | null} obstacle why programs in its language cannot run here
   * @param {Awaited<ReturnType<typeof whyUnsaved>>} unkept why the browser stores no programs; null if it does
   */
  constructor(app, program, grammar, obstacle, unkept) {
    this.#app = app;
    this.#grammar = grammar;
    const { game, id, language } = program;
    this.#draft = new Draft(program);
    this.#sidePanels = new SidePanels(game);
    this.#tests = new TestsPanel(this.#draft, this.#closing.signal);
    this.title = t("programs");
    this.#name = h("input", {
      class: "program-name",
      value: program.name,
      maxLength: MAX_NAME_LENGTH,
      autocomplete: "off",
      spellcheck: false,
      dir: "auto",
      "aria-label": t("programs-name"),
    });
    this.#showSource();
    const more = h(
      "button",
      { type: "button", class: "button", "aria-haspopup": "dialog" },
      t("programs-more"),
    );
    const share = button(t("programs-share"), null, "program-share");
    this.element = h(
      "main",
      { class: "program", "data-game": game },
      h(
        "div",
        { class: "program-bar" },
        h(
          "div",
          { class: "program-title" },
          this.#name,
          h(
            "p",
            { class: "muted program-facts" },
            t("programs-about", { language: languageName(language), game: t(`${game}-name`) }),
            this.#state,
          ),
        ),
        h(
          "div",
          { class: "program-buttons" },
          !obstacle && this.#play,
          !obstacle && this.#against,
          h(
            "a",
            { class: "button program-games", href: programGamesAddress(id) },
            t("programs-games"),
          ),
          share,
          more,
        ),
      ),
      unkept === "later" && h("div", { class: "banner" }, h("p", null, t("programs-later"))),
      obstacle &&
        h(
          "div",
          { class: "banner" },
          h("p", null, obstacleText(language, obstacle), " ", t("programs-unoffered")),
        ),
      this.#notice,
      this.#work,
    );
    this.#play.addEventListener("click", () => this.#run(() => this.#playGame()));
    this.#against.addEventListener("click", () =>
      this.#run(() =>
        openAgainst(
          game,
          () => this.#show(),
          () => this.#play.click(),
        ),
      ),
    );
    share.addEventListener("click", () => this.#run(() => this.#share()));
    more.addEventListener("click", () => this.#openActions());
    this.#name.addEventListener("change", () => this.#rename(this.#name.value));
    this.#listen();
    this.#arrange();
    this.#show();
    this.#lease.take(`program:${id}`);
  }

  /** Whether a reload would lose changes. */
  isBusy() {
    return !["saved", "unkept"].includes(this.#draft.state);
  }

  close() {
    this.#closing.abort();
    this.#draft.close();
    this.#lease.release();
    this.#sidePanels.close();
    this.#editor?.close();
  }

  #listen() {
    const { signal } = this.#closing;
    const draft = this.#draft;
    draft.addEventListener("state", () => this.#show(), { signal });
    draft.addEventListener("taken", () => this.#takeChanges(), { signal });
    this.#wideScreen.addEventListener("change", () => this.#arrange(), { signal });
  }

  /** Moves the source beside the panel, or into it. */
  #arrange() {
    const isWide = this.#wideScreen.matches;
    const source = {
      id: "source",
      content: () => this.#source,
      turned: (/** @type {boolean} */ isOpen) => isOpen && this.#editor?.measure(),
    };
    const last = h("div");
    const panel = new Panel([
      ...(isWide ? [] : [source]),
      { id: "rules", content: () => this.#sidePanels.rules() },
      {
        id: "last-game",
        content: () => last,
        turned: (isOpen) => {
          if (isOpen) last.replaceChildren(this.#lastGame());
        },
      },
      { id: "tests", content: () => this.#tests.element },
      ...(GAMES[this.#draft.program.game].assignment
        ? [{ id: "assignment", content: () => this.#openAssignment() }]
        : []),
    ]);
    panel.element.setAttribute("aria-label", t("programs-panel"));
    panel.element.querySelector("[role=tablist]")?.setAttribute("aria-label", t("programs-panel"));
    this.#work.replaceChildren(...(isWide ? [this.#source] : []), panel.element);
    this.#editor?.measure();
  }

  /** The content of the tab *Assignment*, which is rendered once. */
  #openAssignment() {
    this.#assignment ??= this.#makeAssignment().catch((thrown) => {
      this.#assignment = undefined;
      throw thrown;
    });
    return this.#assignment;
  }

  async #makeAssignment() {
    const { openAssignment } = await part(import("./assignment-panel.js"));
    const ready = async () => {
      await this.#draft.save();
      const faults = await makeReady(this.#draft.program);
      return faults !== null && !this.#showFaults(faults);
    };
    const notify = (/** @type {string} */ text) => this.#app.notices.show(text);
    return openAssignment(this.#draft, { ready, notify }, this.#closing.signal);
  }

  #lastGame() {
    return this.#sidePanels.lastGame(this.#app.store.list(), this.#draft.program.id);
  }

  /** Shows the source in the editor, or the facts about a module. */
  #showSource() {
    const { language, name, source } = this.#draft.program;
    if (typeof source !== "string") {
      this.#source.replaceChildren(moduleFacts(source, this.#replacing()));
      return;
    }
    this.#editor = new CodeEditor(
      { language, grammar: this.#grammar, text: source, label: t("programs-source", { name }) },
      (text) => this.#draft.type(text),
    );
    this.#source.replaceChildren(this.#editor.element);
    this.#editor.showDiagnostics(warningsOf(source).filter(({ line }) => line > 0));
  }

  /** The button that replaces a module by another file. */
  #replacing() {
    const field = h("input", { type: "file", hidden: true, accept: ".wasm" });
    const choose = button(t("programs-replace"), () => field.click());
    field.addEventListener("change", () => {
      const [file] = field.files ?? [];
      field.value = "";
      if (file) this.#run(() => this.#replace(file));
    });
    return h("p", null, choose, field);
  }

  /** @param {File} file */
  async #replace(file) {
    const read = await readProgram(file, ["wasi"]);
    if ("why" in read) {
      this.#app.notices.show(refusalText(file.name, read, ["wasi"]));
      return;
    }
    await this.#draft.change({ source: read.source });
    this.#showSource();
    this.#app.notices.show(t("programs-replaced", { file: file.name }));
  }

  /** @param {string} newName */
  #rename(newName) {
    const name = fitName(newName);
    const { program } = this.#draft;
    this.#name.value = name || program.name;
    if (name !== "" && name !== program.name) this.#draft.change({ name });
  }

  /** Takes over changes from another tab. */
  #takeChanges() {
    const { name, source } = this.#draft.program;
    if (document.activeElement !== this.#name) this.#name.value = name;
    if (typeof source === "string") this.#editor?.setText(source);
    else this.#showSource();
  }

  /** @param {boolean} isHeld whether this tab may store changes */
  #setHeld(isHeld) {
    if (this.#isHeld === isHeld) return;
    this.#isHeld = isHeld;
    if (!isHeld) this.#draft.save();
    this.#show();
  }

  /** Shows the state of the program. */
  #show() {
    const { game, id } = this.#draft.program;
    const { state } = this.#draft;
    const isWritten = this.#isHeld !== false && state !== "removed";
    const isStateShown = isWritten && this.#isHeld !== null && state !== "clash";
    this.#editor?.setReadOnly(!isWritten);
    // The source can still be read, but not replaced by another file.
    this.#source.inert = !isWritten && this.#editor === undefined;
    this.#name.readOnly = !isWritten;
    setText(this.#state, isStateShown ? t(`programs-state-${state}`) : "");
    this.#against.replaceChildren(icon("sliders-horizontal"), h("span", null, againstText(game)));
    this.#against.setAttribute("aria-label", `${t("programs-against-title")} ${againstText(game)}`);
    const notice = this.#noticeParts(id);
    this.#notice.replaceChildren(...(notice ? [h("div", { class: "banner" }, ...notice)] : []));
  }

  /**
   * The notice about something that the visitor has to know or decide; null if there is nothing.
   * @param {string} id
   */
  #noticeParts(id) {
    const draft = this.#draft;
    if (draft.state === "removed") {
      return [
        h("p", null, t("programs-removed")),
        h("a", { class: "button", href: PROGRAMS_ADDRESS }, t("programs-to-list")),
      ];
    }
    if (draft.state === "clash") {
      return [
        h("p", null, t("programs-clash")),
        button(t("programs-take-theirs"), () => draft.takeTheirs()),
        button(t("programs-keep-mine"), () => draft.keepMine()),
      ];
    }
    if (draft.state === "failed") {
      const place = h("p", null);
      faultText(draft.problem).then((text) => place.replaceChildren(text));
      return [place, button(t("try-again"), () => draft.save())];
    }
    if (this.#isHeld !== false) return null;
    return [
      h("p", null, t("programs-elsewhere")),
      button(t("programs-write-here"), () => this.#lease.steal(`program:${id}`)),
    ];
  }

  /** Begins a game, or marks the errors that keep the program from running. */
  async #playGame() {
    await this.#draft.save();
    this.#showFaults(await playProgram(this.#app, this.#draft.program));
  }

  /**
   * Marks the errors that keep the program from running, and its compiler's warnings.
   * @param {readonly import("./ready.js").Diagnostic[]} faults
   * @returns {boolean} whether there are errors
   */
  #showFaults(faults) {
    const isHindered = faults.some(({ severity }) => severity === "error");
    if (this.#closing.signal.aborted) return isHindered;
    this.#editor?.showDiagnostics(faults.filter(({ line }) => line > 0));
    if (!isHindered) return false;
    const first = faults.find(({ line, severity }) => line > 0 && severity === "error");
    if (first) this.#editor?.goTo(first.line);
    this.#app.notices.show(faultyText(faults));
    return true;
  }

  async #share() {
    const { shareProgram } = await part(import("./share.js"));
    await shareProgram(this.#draft.program, (text) => this.#app.notices.show(text));
  }

  async #openActions() {
    await this.#draft.save();
    openActions(this.#draft.program, {
      app: this.#app,
      rename: async (name) => {
        await this.#draft.change({ name });
        this.#name.value = name;
      },
      copied: ({ id }) => {
        location.hash = programAddress(id);
      },
      removed: () => {
        location.hash = PROGRAMS_ADDRESS;
      },
      run: (act) => this.#run(act),
      find: this.#editor && (() => this.#editor?.openSearch()),
    });
  }

  /** @param {() => Promise<void>} act */
  #run(act) {
    act().catch(async (thrown) => this.#app.notices.show(await faultText(thrown)));
  }
}
