// The page of a program: its source, and beside it the rules and the program's last game.

import { GAMES } from "../../games/list.js";
import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { PROGRAMS_ADDRESS, programAddress, programGamesAddress } from "../../play/addresses.js";
import { Lease } from "../../play/match/lease.js";
import { Draft } from "../../play/programs/draft.js";
import { readProgram } from "../../play/programs/file.js";
import { obstacleTo } from "../../play/programs/languages.js";
import { lastFaultOf } from "../../play/programs/last-fault.js";
import { fitName, MAX_NAME_LENGTH } from "../../play/programs/program.js";
import { getProgram, whyUnsaved } from "../../play/programs/store.js";
import { faultsText, faultText, languageName, obstacleText } from "../../play/programs/words.js";
import { Panel } from "../table/panel.js";
import { CodeEditor } from "./code-editor.js";
import { openActions } from "./dialogs.js";
import { faultMark, faultNotice } from "./fault-notice.js";
import { loadGrammar } from "./grammars.js";
import { refusalText } from "./import-files.js";
import { programsView } from "./list.js";
import { moduleFacts } from "./module-facts.js";
import { openOpponentDialog, opponentText } from "./opponent-dialog.js";
import { playProgram } from "./play-program.js";
import { prepareProgram, warningsOf } from "./ready.js";
import { lastGameOf, SidePanels } from "./side-panels.js";
import { loadTestsPanel, TestsPanel } from "./tests-panel.js";

/** @typedef {import("../../main.js").App} App */
/** @typedef {import("../../play/programs/program.js").Program} Program */
/** @typedef {import("../../play/programs/program.js").Source} Source */

/** The screens on which the rules are beside the source. On a narrower screen they share its place. */
const WIDE_SCREEN = "(min-width: 60rem)";

/**
 * @param {App} app
 * @param {string} id
 */
export async function programView(app, id) {
  const loading = getProgram(id);
  const [program, grammar] = await Promise.all([
    loading,
    loading.then((program) => program && loadGrammar(program.language)),
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
  #listening = new AbortController();
  #tests;
  /**
   * Whether this tab may store changes. It is null until the browser answers. Until then the visitor can write, but the page does
   * not claim that anything is saved.
   */
  #mayStore = /** @type {boolean | null} */ (null);
  /** @type {CodeEditor | undefined} */
  #editor;
  #nameField;
  #stateText = h("span", { class: "program-state muted" });
  #noticePart = h("div", { class: "program-notice", role: "status" });
  #playButton = button(t("play"), null, "primary");
  #opponentButton = h("button", {
    type: "button",
    class: "button program-against",
    "aria-haspopup": "dialog",
  });
  #sourcePart = h("div", { class: "program-source" });
  #workPart = h("div", { class: "program-work" });
  #wideScreen = matchMedia(WIDE_SCREEN);
  /** The contents of tabs that have been opened. @type {Map<string, Promise<HTMLElement>>} */
  #openedTabs = new Map();
  /** @type {Awaited<ReturnType<typeof import("./versions-panel.js").openVersions>> | undefined} */
  #versions;
  /** The failure of the last game that is marked in the source, and its notice. */
  #failure = {
    fault: /** @type {import("../../play/programs/last-fault.js").LastFault | null} */ (null),
    notice: /** @type {HTMLElement | null} */ (null),
  };
  /** @type {Panel | undefined} */
  #panel;
  /** Lets only one tab at a time store changes. */
  #lease = new Lease((mayStore) => this.#setMayStore(mayStore));

  /**
   * @param {App} app
   * @param {Program} program
   * @param {import("./grammars.js").Grammar} grammar of its language
   * @param {import("../../play/programs/languages.js").Obstacle | null} obstacle why programs in its language cannot run here
   * @param {Awaited<ReturnType<typeof whyUnsaved>>} unsavedReason why the browser stores no programs; null if it does
   */
  constructor(app, program, grammar, obstacle, unsavedReason) {
    this.#app = app;
    this.#grammar = grammar;
    const { game, id, language } = program;
    this.#draft = new Draft(program);
    this.#sidePanels = new SidePanels(game);
    this.#tests = new TestsPanel(this.#draft, this.#listening.signal);
    this.title = t("part-programs");
    this.#nameField = h("input", {
      class: "program-name",
      value: program.name,
      maxLength: MAX_NAME_LENGTH,
      autocomplete: "off",
      spellcheck: false,
      dir: "auto",
      "aria-label": t("programs-name"),
    });
    this.#showSource();
    const moreButton = h(
      "button",
      { type: "button", class: "button", "aria-haspopup": "dialog" },
      t("programs-more"),
    );
    const shareButton = button(t("programs-share"), null, "program-share");
    this.element = h(
      "main",
      { class: "program", "data-game": game },
      h(
        "div",
        { class: "program-bar" },
        h(
          "div",
          { class: "program-title" },
          this.#nameField,
          h(
            "p",
            { class: "muted program-facts" },
            t("programs-about", { language: languageName(language), game: t(`${game}-name`) }),
            this.#stateText,
          ),
        ),
        h(
          "div",
          { class: "program-buttons" },
          !obstacle && this.#playButton,
          !obstacle && this.#opponentButton,
          h(
            "a",
            { class: "button program-games", href: programGamesAddress(id) },
            t("programs-games"),
          ),
          shareButton,
          moreButton,
        ),
      ),
      unsavedReason === "later" && h("div", { class: "banner" }, h("p", null, t("programs-later"))),
      obstacle &&
        h(
          "div",
          { class: "banner" },
          h("p", null, obstacleText(language, obstacle), " ", t("programs-unoffered")),
        ),
      this.#noticePart,
      this.#workPart,
    );
    this.#playButton.addEventListener("click", () => this.#runOrReport(() => this.#playGame()));
    this.#opponentButton.addEventListener("click", () =>
      this.#runOrReport(() =>
        openOpponentDialog(
          game,
          () => this.#update(),
          () => this.#playButton.click(),
        ),
      ),
    );
    shareButton.addEventListener("click", () => this.#runOrReport(() => this.#openShare()));
    moreButton.addEventListener("click", () => this.#openActions());
    this.#nameField.addEventListener("change", () => this.#rename(this.#nameField.value));
    this.#addListeners();
    this.#arrangeParts();
    this.#update();
    this.#lease.take(`program:${id}`);
  }

  /** Whether a reload would lose changes. */
  isBusy() {
    return !["saved", "unkept"].includes(this.#draft.state);
  }

  close() {
    this.#listening.abort();
    this.#draft.close();
    this.#lease.release();
    this.#sidePanels.close();
    this.#editor?.close();
  }

  #addListeners() {
    const { signal } = this.#listening;
    const draft = this.#draft;
    draft.addEventListener("state", () => this.#update(), { signal });
    draft.addEventListener("taken", () => this.#takeChanges(), { signal });
    this.#wideScreen.addEventListener("change", () => this.#arrangeParts(), { signal });
  }

  /** Moves the source beside the panel, or into it. */
  #arrangeParts() {
    const isWide = this.#wideScreen.matches;
    const source = {
      id: "source",
      content: () => this.#sourcePart,
      visibilityChanged: (/** @type {boolean} */ isOpen) => isOpen && this.#editor?.measure(),
    };
    const lastGamePart = h("div");
    const panel = new Panel([
      ...(isWide ? [] : [source]),
      { id: "rules", content: () => this.#sidePanels.loadRules() },
      {
        id: "last-game",
        content: () => lastGamePart,
        visibilityChanged: (isOpen) => {
          if (isOpen) lastGamePart.replaceChildren(this.#showLastGame());
        },
      },
      { id: "tests", content: () => this.#tests.element },
      { id: "versions", content: () => this.#openOnce("versions", () => this.#makeVersions()) },
      ...(GAMES[this.#draft.program.game].assignment
        ? [
            {
              id: "assignment",
              content: () => this.#openOnce("assignment", () => this.#makeAssignment()),
            },
          ]
        : []),
    ]);
    this.#panel = panel;
    // Beside the source, authors of a program that has played need its last game first.
    if (isWide && lastGameOf(this.#app.store.list(), this.#draft.program.id))
      panel.open("last-game");
    panel.element.setAttribute("aria-label", t("programs-panel"));
    panel.element.querySelector("[role=tablist]")?.setAttribute("aria-label", t("programs-panel"));
    this.#workPart.replaceChildren(...(isWide ? [this.#sourcePart] : []), panel.element);
    this.#editor?.measure();
  }

  /**
   * The content of a tab, which is rendered once.
   * @param {string} id
   * @param {() => Promise<HTMLElement>} make
   */
  #openOnce(id, make) {
    const opened = this.#openedTabs.get(id) ?? make();
    this.#openedTabs.set(id, opened);
    opened.catch(() => this.#openedTabs.delete(id));
    return opened;
  }

  async #makeVersions() {
    const { openVersions } = await loadPart(import("./versions-panel.js"));
    const host = {
      grammar: this.#grammar,
      replaceSource: (/** @type {Source} */ source) => this.#replaceSource(source),
      notify: (/** @type {string} */ text) => this.#app.notices.show(text),
      run: (/** @type {() => Promise<void>} */ action) => this.#runOrReport(action),
    };
    this.#versions = await openVersions(this.#draft, host, this.#listening.signal);
    this.#update();
    return this.#versions.element;
  }

  async #makeAssignment() {
    const { openAssignment } = await loadPart(import("./assignment-panel.js"));
    const prepare = async () => {
      await this.#draft.save();
      const faults = await prepareProgram(this.#draft.program);
      return faults !== null && !this.#showFaults(faults);
    };
    const notify = (/** @type {string} */ text) => this.#app.notices.show(text);
    return openAssignment(this.#draft, { ready: prepare, notify }, this.#listening.signal);
  }

  #showLastGame() {
    const { id } = this.#draft.program;
    const games = this.#app.store.list();
    return this.#sidePanels.showLastGame(games, id, (text) => this.#app.notices.show(text));
  }

  /** Shows the source in the editor, or the facts about a module. */
  #showSource() {
    const { language, name, source } = this.#draft.program;
    if (typeof source !== "string") {
      this.#sourcePart.replaceChildren(moduleFacts(source, this.#makeReplaceButton()));
      return;
    }
    this.#editor = new CodeEditor(
      { language, grammar: this.#grammar, text: source, label: t("programs-source", { name }) },
      (text) => {
        this.#draft.type(text);
        this.#showFailure();
      },
    );
    this.#sourcePart.replaceChildren(this.#editor.element);
    this.#editor.showDiagnostics(warningsOf(source).filter(({ line }) => line > 0));
  }

  /** The button that replaces a module by another file. */
  #makeReplaceButton() {
    const field = h("input", { type: "file", hidden: true, accept: ".wasm" });
    const chooseButton = button(t("programs-replace"), () => field.click());
    field.addEventListener("change", () => {
      const [file] = field.files ?? [];
      field.value = "";
      if (file) this.#runOrReport(() => this.#replaceModule(file));
    });
    return h("p", null, chooseButton, field);
  }

  /** @param {File} file */
  async #replaceModule(file) {
    const result = await readProgram(file, ["wasi"]);
    if ("why" in result) {
      this.#app.notices.show(refusalText(file.name, result, ["wasi"]));
      return;
    }
    await this.#replaceSource(result.source);
    this.#app.notices.show(t("programs-replaced", { file: file.name }));
  }

  /** @param {Source} source */
  async #replaceSource(source) {
    if (typeof source === "string") {
      this.#editor?.replaceText(source);
      await this.#draft.save();
    } else {
      await this.#draft.change({ source });
      this.#showSource();
    }
  }

  /** @param {string} newName */
  #rename(newName) {
    const name = fitName(newName);
    const { program } = this.#draft;
    this.#nameField.value = name || program.name;
    if (name !== "" && name !== program.name) this.#draft.change({ name });
  }

  /** Takes over changes from another tab. */
  #takeChanges() {
    const { name, source } = this.#draft.program;
    if (document.activeElement !== this.#nameField) this.#nameField.value = name;
    if (typeof source === "string") this.#editor?.setText(source);
    else this.#showSource();
    this.#showFailure();
  }

  /** @param {boolean} mayStore whether this tab may store changes */
  #setMayStore(mayStore) {
    if (this.#mayStore === mayStore) return;
    this.#mayStore = mayStore;
    if (!mayStore) this.#draft.save();
    this.#update();
  }

  /** Shows the state of the program. */
  #update() {
    const { game } = this.#draft.program;
    const { state } = this.#draft;
    const isEditable = this.#mayStore !== false && state !== "removed";
    const isStateShown = isEditable && this.#mayStore !== null && state !== "clash";
    this.#editor?.setReadOnly(!isEditable);
    // The source can still be read, but not replaced by another file.
    this.#sourcePart.inert = !isEditable && this.#editor === undefined;
    this.#nameField.readOnly = !isEditable;
    this.#versions?.setEditable(isEditable);
    setText(this.#stateText, isStateShown ? t(`programs-state-${state}`) : "");
    this.#opponentButton.replaceChildren(
      icon("sliders-horizontal"),
      h("span", null, opponentText(game)),
    );
    this.#opponentButton.setAttribute(
      "aria-label",
      `${t("programs-against-title")} ${opponentText(game)}`,
    );
    this.#showFailure();
  }

  /** Marks the line where this source failed in its last game, and shows the notice. */
  #showFailure() {
    const { program } = this.#draft;
    const fault = lastFaultOf(program);
    const parts = this.#noticeParts(program.id);
    if (JSON.stringify(fault) !== JSON.stringify(this.#failure.fault)) {
      this.#failure = { fault, notice: fault && this.#makeFaultNotice(fault) };
      this.#editor?.showFailure(fault && faultMark(fault));
      if (fault) this.#editor?.reveal(fault.line);
    }
    const banner = parts ? h("div", { class: "banner" }, ...parts) : this.#failure.notice;
    // A notice that stays is not announced again, and keeps the focus.
    if (banner && banner === this.#noticePart.firstChild) return;
    this.#noticePart.replaceChildren(...(banner ? [banner] : []));
  }

  /** @param {import("../../play/programs/last-fault.js").LastFault} fault */
  #makeFaultNotice(fault) {
    const isGameStored = this.#app.store.get(fault.game ?? "") !== undefined;
    return faultNotice(fault, this.#draft.program.id, isGameStored, () => {
      if (!this.#wideScreen.matches) this.#panel?.open("source");
      this.#editor?.goTo(fault.line);
    });
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
      const problemText = h("p", null);
      faultText(draft.problem).then((text) => problemText.replaceChildren(text));
      return [problemText, button(t("try-again"), () => draft.save())];
    }
    if (this.#mayStore !== false) return null;
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
    const hasErrors = faults.some(({ severity }) => severity === "error");
    if (this.#listening.signal.aborted) return hasErrors;
    this.#editor?.showDiagnostics(faults.filter(({ line }) => line > 0));
    if (!hasErrors) return false;
    const firstError = faults.find(({ line, severity }) => line > 0 && severity === "error");
    if (firstError) this.#editor?.goTo(firstError.line);
    this.#app.notices.show(faultsText(faults));
    return true;
  }

  async #openShare() {
    const { shareProgram } = await loadPart(import("./share-dialog.js"));
    await shareProgram(this.#draft.program, (text) => this.#app.notices.show(text));
  }

  async #openActions() {
    await this.#draft.save();
    openActions(this.#draft.program, {
      app: this.#app,
      rename: async (name) => {
        await this.#draft.change({ name });
        this.#nameField.value = name;
      },
      onCopied: ({ id }) => {
        location.hash = programAddress(id);
      },
      onRemoved: () => {
        location.hash = PROGRAMS_ADDRESS;
      },
      run: (action) => this.#runOrReport(action),
      find: this.#editor && (() => this.#editor?.openSearch()),
    });
  }

  /** @param {() => Promise<void>} action */
  #runOrReport(action) {
    action().catch(async (thrown) => this.#app.notices.show(await faultText(thrown)));
  }
}
