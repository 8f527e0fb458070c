// The page of the visitor's programs: the list, new programs, and imported files.

import { button } from "../../kit/page/button.js";
import { h } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { saveText } from "../../kit/page/save.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { sectionTitle } from "../../kit/page/titles.js";
import { programAddress } from "../../play/addresses.js";
import { collected } from "../../play/programs/file.js";
import { editorLanguages, importableLanguages } from "../../play/programs/languages.js";
import {
  changeProgram,
  getProgram,
  listPrograms,
  watchPrograms,
  whyUnsaved,
} from "../../play/programs/store.js";
import { MAX_VERSIONS } from "../../play/programs/versions.js";
import {
  endingsText,
  factsText,
  faultsText,
  faultText,
  obstacleText,
  resultsText,
} from "../../play/programs/words.js";
import { openActions } from "./dialogs.js";
import { acceptDrops, fileField, importFiles } from "./import-files.js";
import { nativeSection } from "./native-section.js";
import { NewProgramSection } from "./new-program-section.js";
import { playProgram } from "./play-program.js";

/** @typedef {import("../../main.js").App} App */
/** @typedef {import("../../play/programs/program.js").Card} Card */
/** @typedef {import("../../play/programs/program.js").Language} Language */

/**
 * @param {App} app
 * @param {string} [trouble] a message about a page that could not be opened
 */
export async function programsView(app, trouble) {
  const [editable, importable, unsavedReason, cards] = await Promise.all([
    editorLanguages(),
    importableLanguages(),
    whyUnsaved(),
    listPrograms(),
    loadWords("programs"),
    loadStyle("styles/programs.css"),
  ]);
  return new ProgramsView(app, { editable, importable, unsavedReason, trouble }, cards);
}

/** @typedef {{ editable: Awaited<ReturnType<typeof editorLanguages>>, importable: readonly Language[], unsavedReason: Awaited<ReturnType<typeof whyUnsaved>>, trouble?: string }} PageContent */

class ProgramsView {
  #app;
  #content;
  #listening = new AbortController();
  #newProgram;
  /** The refusals of the last import. */
  #refusals = h("div", { class: "programs-refused", role: "alert" });
  #list = h("div", { class: "programs-list" });
  #introduction = h("div", { class: "programs-what" });
  #storagePart = h("div");
  #saveAllButton = button(t("programs-save-all"));
  #fileField;

  /**
   * @param {App} app
   * @param {PageContent} content
   * @param {Card[]} cards
   */
  constructor(app, content, cards) {
    this.#app = app;
    this.#content = content;
    this.title = t("part-programs");
    const { importable, trouble, unsavedReason } = content;
    this.#newProgram = new NewProgramSection(content.editable.offered, (adding) =>
      this.#runOrReport(async () => {
        location.hash = programAddress((await adding).id);
      }),
    );
    this.#fileField = fileField(importable, (files) =>
      this.#runOrReport(() => this.#importFiles(files)),
    );
    this.element = h(
      "main",
      { class: "programs" },
      trouble && h("div", { class: "banner", role: "alert" }, h("p", null, trouble)),
      unsavedReason === "later" && h("div", { class: "banner" }, h("p", null, t("programs-later"))),
      this.#introduction,
      this.#list,
      this.#newProgram.element,
      ...content.editable.hindered.map(({ language, obstacle }) =>
        h("p", { class: "muted" }, obstacleText(language, obstacle)),
      ),
      this.#makeImportSection(),
      this.#makeFilesSection(),
      nativeSection(),
    );
    acceptDrops(this.element, (files) => this.#runOrReport(() => this.#importFiles(files)));
    const { signal } = this.#listening;
    this.#runOrReport(() => this.#showStorage());
    watchPrograms(() => this.#reload(), signal);
    this.#show(cards);
  }

  close() {
    this.#listening.abort();
    this.#newProgram.close();
  }

  async #reload() {
    const cards = await listPrograms();
    if (!this.#listening.signal.aborted) this.#show(cards);
  }

  /** @param {Card[]} cards */
  #show(cards) {
    this.#saveAllButton.hidden = cards.length === 0;
    this.#introduction.replaceChildren(
      ...(cards.length === 0
        ? [
            h("h2", { class: "programs-call" }, t("programs-none")),
            h("p", { class: "muted" }, t("programs-what")),
          ]
        : []),
    );
    // The row that has the focus is rendered again.
    const focusKey = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.focus;
    this.#list.replaceChildren(
      ...(cards.length === 0
        ? []
        : [h("ul", { class: "stored" }, ...cards.map((card) => this.#makeRow(card)))]),
    );
    if (focusKey)
      /** @type {HTMLElement | null} */ (
        this.#list.querySelector(`[data-focus="${focusKey}"]`)
      )?.focus();
  }

  /** @param {Card} card */
  #makeRow(card) {
    const { id, name } = card;
    return h(
      "li",
      { class: "program-row", "data-game": card.game },
      h(
        "a",
        { href: programAddress(id), "data-focus": `open-${id}` },
        h("span", { class: "stored-title", dir: "auto" }, name),
        h("span", { class: "stored-line" }, factsText(card)),
        h("span", { class: "stored-line" }, resultsText(card)),
      ),
      h(
        "div",
        { class: "program-row-buttons" },
        h(
          "button",
          {
            type: "button",
            class: "button",
            "aria-label": t("programs-play-name", { name }),
            "data-focus": `play-${id}`,
            onclick: () => this.#runOrReport(() => this.#play(id)),
          },
          t("play"),
        ),
        h(
          "button",
          {
            type: "button",
            class: "button",
            "aria-label": t("programs-more-name", { name }),
            "aria-haspopup": "dialog",
            "data-focus": `more-${id}`,
            onclick: () => this.#openActions(card),
          },
          t("programs-more"),
        ),
      ),
    );
  }

  /** @param {string} id */
  async #play(id) {
    const program = await getProgram(id);
    if (!program) return;
    const faults = await playProgram(this.#app, program);
    if (faults.length > 0) this.#app.notices.show(faultsText(faults));
  }

  /** @param {Card} card */
  #openActions(card) {
    const focusPage = () => this.element.focus({ preventScroll: true });
    openActions(card, {
      app: this.#app,
      rename: async (name) => {
        await changeProgram(card.id, ({ changed }) => ({
          name,
          changed: Math.max(Date.now(), changed + 1),
        }));
      },
      onCopied: ({ name }) => this.#app.notices.show(t("programs-copied", { name })),
      onRemoved: () => {
        focusPage();
        this.#app.notices.show(t("programs-deleted", { name: card.name }));
      },
      run: (action) => this.#runOrReport(action),
    });
  }

  #makeImportSection() {
    const chooseButton = button(t("programs-bring"), () => this.#fileField.click());
    const endings = endingsText(this.#content.importable, 1);
    return h(
      "section",
      { class: "programs-bring" },
      sectionTitle(t("programs-bring-title")),
      h(
        "div",
        { class: "programs-drop" },
        h("p", { class: "muted" }, t("programs-bring-what", { endings })),
        chooseButton,
        this.#fileField,
      ),
      this.#refusals,
    );
  }

  /** @param {File[]} files */
  async #importFiles(files) {
    this.#refusals.replaceChildren();
    const { loaded, programs, refused } = await importFiles(files);
    this.#refusals.replaceChildren(...refused.map((sentence) => h("p", null, sentence)));
    if (loaded > 0) this.#app.notices.show(t("programs-loaded", { count: loaded }));
    const [firstProgram] = programs;
    const isSingle = programs.length === 1 && refused.length === 0 && loaded === 0;
    if (isSingle) location.hash = programAddress(firstProgram.id);
    else if (firstProgram)
      this.#app.notices.show(t("programs-brought", { count: programs.length }));
  }

  #makeFilesSection() {
    const saveButton = this.#saveAllButton;
    const loadButton = button(t("programs-load"));
    saveButton.addEventListener("click", () =>
      this.#runOrReport(async () => saveText(await collected(), "warren-programs.json")),
    );
    loadButton.addEventListener("click", () => this.#fileField.click());
    return h(
      "section",
      { class: "programs-files" },
      sectionTitle(t("programs-files")),
      h("p", { class: "muted" }, t("programs-here", { versions: MAX_VERSIONS })),
      h("div", { class: "programs-buttons" }, saveButton, loadButton),
      this.#storagePart,
    );
  }

  async #showStorage() {
    const { storageSection } = await loadPart(import("./storage-section.js"));
    this.#storagePart.append(await storageSection((action) => this.#runOrReport(action)));
  }

  /** @param {() => Promise<void>} action */
  #runOrReport(action) {
    action().catch(async (thrown) => this.#app.notices.show(await faultText(thrown)));
  }
}
