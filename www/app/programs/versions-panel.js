// The tab *Versions* beside a program's source. It lists the current source and the stored versions, the newest first. A version
// can be named, compared, and taken back as the source.

import { button, submitButton } from "../../kit/page/button.js";
import { h, setText, speak } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { dateTime, loadWords, numeral, t } from "../../kit/page/i18n.js";
import { keyOf } from "../../kit/page/keys.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { fieldLabel } from "../../kit/page/titles.js";
import { fitName, isSame, MAX_NAME_LENGTH } from "../../play/programs/program.js";
import { changeProgram, storeVersion } from "../../play/programs/store.js";
import { versionsToKeep, versionText, withChange } from "../../play/programs/versions.js";
import { resultsText } from "../../play/programs/words.js";

/** @typedef {import("../../play/programs/program.js").Source} Source */
/** @typedef {import("../../play/programs/program.js").Version} Version */

/**
 * The functions that the panel needs from the page.
 * @typedef {Object} VersionsHost
 * @property {import("./grammars.js").Grammar} grammar of the program's language
 * @property {(source: Source) => Promise<void>} replaceSource
 * @property {(text: string) => void} notify
 * @property {(action: () => Promise<void>) => void} run runs an action, and reports its failure
 */

/**
 * @param {import("../../play/programs/draft.js").Draft} draft
 * @param {VersionsHost} host
 * @param {AbortSignal} signal aborted when the page is closed
 */
export async function openVersions(draft, host, signal) {
  await Promise.all([loadWords("program-versions"), loadStyle("styles/program-versions.css")]);
  return new VersionsPanel(draft, host, signal);
}

class VersionsPanel {
  #draft;
  #host;
  #isEditable = true;
  #nameField = h("input", {
    class: "select",
    id: "version-name",
    maxLength: MAX_NAME_LENGTH,
    autocomplete: "off",
    dir: "auto",
  });
  #keepButton = submitButton(t("versions-keep"));
  #sourceState = h("p", { class: "muted" });
  #compareSourceButton;
  /** Announces what the list shows. */
  #announcement = h("p", { class: "unseen", role: "status" });
  #list = h("ol", { class: "program-versions", reversed: true });
  /** The rows of the list by the time of their version. @type {Map<number, VersionRow>} */
  #rows = new Map();

  /**
   * @param {import("../../play/programs/draft.js").Draft} draft
   * @param {VersionsHost} host
   * @param {AbortSignal} signal
   */
  constructor(draft, host, signal) {
    this.#draft = draft;
    this.#host = host;
    this.#compareSourceButton = button(t("versions-compare"), () =>
      host.run(() => this.#compare(null)),
    );
    this.#compareSourceButton.setAttribute(
      "aria-label",
      t("versions-compare-name", { version: t("versions-source") }),
    );
    this.#keepButton.classList.remove("primary");
    const form = h(
      "form",
      { class: "version-keep" },
      fieldLabel(this.#nameField.id, t("versions-name")),
      h("div", null, this.#nameField, this.#keepButton),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      host.run(() => this.#keep());
    });
    this.element = h(
      "section",
      { class: "versions-panel" },
      form,
      h(
        "div",
        { class: "version-source" },
        h(
          "div",
          { class: "version-words" },
          h("p", { class: "version-title" }, t("versions-source")),
          this.#sourceState,
        ),
        this.#compareSourceButton,
      ),
      this.#announcement,
      this.#list,
      typeof draft.program.source !== "string" &&
        h("p", { class: "muted" }, t("versions-no-lines")),
    );
    draft.addEventListener("taken", () => this.#update(), { signal });
    draft.addEventListener("state", () => this.#update(), { signal });
    this.#update();
  }

  /** @param {boolean} isEditable whether this tab may change the program */
  setEditable(isEditable) {
    this.#isEditable = isEditable;
    this.#update();
  }

  #update() {
    const { source, versions } = this.#draft.program;
    const newest = versions.toReversed();
    const same = newest.find((version) => isSame(version.source, source));
    this.#nameField.readOnly = !this.#isEditable;
    this.#keepButton.disabled = !this.#isEditable;
    setText(
      this.#sourceState,
      same
        ? t("versions-same", { version: versionText(same) })
        : t(newest.length === 0 ? "versions-none" : "versions-new"),
    );
    this.#compareSourceButton.hidden = this.#pairFor(null) === null;
    const rows = newest.map((version) => this.#rows.get(version.at) ?? this.#makeRow(version));
    this.#rows = new Map(rows.map((row, index) => [newest[index].at, row]));
    const elements = rows.map(({ element }) => element);
    if (elements.some((element, index) => this.#list.children[index] !== element)) {
      const { activeElement } = document;
      this.#list.replaceChildren(...elements);
      if (this.#list.contains(activeElement)) /** @type {HTMLElement} */ (activeElement).focus();
    }
    while (this.#list.children.length > elements.length) this.#list.lastElementChild?.remove();
    for (const [index, row] of rows.entries()) {
      row.show(newest[index], {
        isSource: isSame(newest[index].source, source),
        isEditable: this.#isEditable,
        isComparable: this.#pairFor(newest[index]) !== null,
      });
    }
  }

  /** @param {Version} version */
  #makeRow({ at }) {
    const run = (/** @type {(version: Version) => Promise<void>} */ action) =>
      this.#host.run(async () => {
        const version = this.#draft.program.versions.find((each) => each.at === at);
        if (version) await action(version);
      });
    return new VersionRow({
      rename: (label) =>
        run(async () => {
          await changeProgram(this.#draft.program.id, ({ versions }) => ({
            versions: withChange(versions, at, () => ({ label })),
          }));
        }),
      compare: () => run((version) => this.#compare(version)),
      goBack: () => run((version) => this.#goBack(version)),
    });
  }

  /** Stores the current source as a version. */
  async #keep() {
    if (!(await this.#isSaved())) return;
    const { id, versions } = this.#draft.program;
    const kept = await storeVersion(id, this.#nameField.value);
    if (!kept) return;
    this.#nameField.value = "";
    speak(this.#announcement, t("versions-kept", { version: versionText(kept) }));
    this.#reportDropped(versions, kept);
  }

  /**
   * Makes a version the source again. The current source is stored first, so nothing is lost.
   * @param {Version} version
   */
  async #goBack(version) {
    if (!(await this.#isSaved())) return;
    const { id, versions } = this.#draft.program;
    const kept = await storeVersion(id);
    if (!kept) return;
    await this.#host.replaceSource(version.source);
    // The pressed button is hidden now.
    this.#rows.get(version.at)?.element.focus();
    const [back, before] = [versionText(version), versionText(kept)];
    this.#host.notify(t("versions-back", { version: back, before }));
    this.#reportDropped(versions, kept);
  }

  /** Whether the current source is stored. If not, the page says why. */
  async #isSaved() {
    await this.#draft.save();
    return ["saved", "unkept"].includes(this.#draft.state);
  }

  /**
   * Says which named version had to make room for a new one.
   * @param {readonly Version[]} before
   * @param {Version} added
   */
  #reportDropped(before, added) {
    const isNew = !before.some(({ at }) => at === added.at);
    const after = versionsToKeep([...before, ...(isNew ? [added] : [])]);
    const dropped = before.find(
      ({ at, label }) => label !== "" && !after.some((each) => each.at === at),
    );
    if (dropped) this.#host.notify(t("versions-dropped", { version: versionText(dropped) }));
  }

  /**
   * The two to compare: a version with the source, or if it is the source, with a version beside it. Null if all are the same.
   * @param {Version | null} version null for the source
   * @returns {{ older: Version, newer: Version | null } | null}
   */
  #pairFor(version) {
    const { source, versions } = this.#draft.program;
    if (typeof source !== "string") return null;
    if (version && !isSame(version.source, source)) return { older: version, newer: null };
    const isOther = (/** @type {Version} */ other) => !isSame(other.source, source);
    const place = version ? versions.indexOf(version) : versions.length;
    const before = versions.slice(0, place).findLast(isOther);
    if (before) return { older: before, newer: version };
    const after = versions.slice(place).find(isOther);
    return version && after ? { older: version, newer: after } : null;
  }

  /** @param {Version | null} version null for the source */
  async #compare(version) {
    const { openDiff } = await loadPart(import("./diff.js"));
    const pair = this.#pairFor(version);
    if (!pair) return;
    const { source, versions } = this.#draft.program;
    const sources = [
      { name: t("versions-source"), source: String(source) },
      ...versions.toReversed().map((each) => {
        return { name: versionText(each), source: String(each.source) };
      }),
    ];
    const placeOf = (/** @type {Version | null} */ each) =>
      each ? versions.length - versions.indexOf(each) : 0;
    const { newer, older } = pair;
    openDiff(sources, {
      older: placeOf(older),
      newer: placeOf(newer),
      grammar: this.#host.grammar,
    });
  }
}

/**
 * The actions on a version.
 * @typedef {{ rename: (name: string) => void, compare: () => void, goBack: () => void }} VersionActions
 */

class VersionRow {
  #number = h("span", { class: "version-number figures" });
  #field;
  #facts = h("p", { class: "muted" });
  #results = h("p", { class: "muted" });
  #compareButton;
  #backButton;
  #label = "";

  /** @param {VersionActions} actions */
  constructor({ compare, goBack, rename }) {
    this.#field = h("input", {
      class: "program-name version-name",
      maxLength: MAX_NAME_LENGTH,
      autocomplete: "off",
      spellcheck: false,
      dir: "auto",
      placeholder: t("versions-unnamed"),
    });
    const changeName = () => {
      const name = fitName(this.#field.value);
      this.#field.value = name;
      if (name !== this.#label) rename(name);
    };
    this.#field.addEventListener("change", changeName);
    this.#field.addEventListener("keydown", (event) => {
      const key = keyOf(event);
      if (key === "Enter") changeName();
      if (key === "Escape") this.#field.value = this.#label;
    });
    this.#compareButton = button(t("versions-compare"), compare);
    this.#backButton = button(t("versions-go-back"), goBack);
    this.element = h(
      "li",
      { tabIndex: -1 },
      h("div", { class: "version-title" }, this.#number, this.#field),
      this.#facts,
      this.#results,
      h("div", { class: "programs-buttons" }, this.#compareButton, this.#backButton),
    );
  }

  /**
   * @param {Version} version
   * @param {{ isSource: boolean, isEditable: boolean, isComparable: boolean }} state
   */
  show(version, { isComparable, isEditable, isSource }) {
    const { at, label, number, results } = version;
    const name = versionText(version);
    this.#label = label;
    setText(this.#number, numeral(number));
    this.#field.setAttribute("aria-label", t("versions-name-of", { number }));
    this.#field.readOnly = !isEditable;
    if (document.activeElement !== this.#field) this.#field.value = label;
    const date = dateTime(new Date(at));
    setText(this.#facts, isSource ? t("versions-is-source", { date }) : date);
    const hasResults = results.batch || results.ladder;
    this.#results.hidden = !hasResults;
    if (hasResults) setText(this.#results, resultsText({ results }));
    this.#compareButton.hidden = !isComparable;
    this.#compareButton.setAttribute("aria-label", t("versions-compare-name", { version: name }));
    this.#backButton.hidden = isSource;
    this.#backButton.disabled = !isEditable;
    this.#backButton.setAttribute("aria-label", t("versions-go-back-name", { version: name }));
  }
}
