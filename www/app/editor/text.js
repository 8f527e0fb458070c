// The position as text. The field shows the draft, and text that is pasted into it replaces the draft.

import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { textWithLineNumber, thrownText } from "../../kit/page/problems.js";
import { fieldLabel } from "../../kit/page/titles.js";

/**
 * @typedef {import("../../play/editor/draft.js").Warren} Warren
 * @typedef {import("../../play/editor/draft.js").Draft} Draft
 */

/** The largest length of a text, in characters. */
const MAX_TEXT_LENGTH = 200_000;

export class EditorText {
  /** @type {Draft | null} */
  #draft = null;
  #isReady = false;
  #field = h("textarea", {
    class: "record-field figures",
    id: "edit-text",
    rows: 6,
    spellcheck: false,
  });
  #problemText = h("p", { class: "problem-line", role: "status" });
  #formatSelect;

  /**
   * @param {Warren} warren
   * @param {string} game
   * @param {string | null} board the message that names the board's own text format, if it has one
   * @param {{ onDraft: (draft: Draft) => void, notify: (text: string) => void }} host
   */
  constructor(warren, game, board, host) {
    this.warren = warren;
    this.game = game;
    this.host = host;
    this.#formatSelect = h(
      "select",
      { class: "select", id: "edit-form", "aria-label": t("edit-form"), hidden: !board },
      h("option", { value: "position" }, t("edit-form-position")),
      board && h("option", { value: "board" }, t(board)),
    );
    this.#formatSelect.addEventListener("change", () => this.#showText());
    this.#field.addEventListener("input", () => this.#readField());
    // When the visitor leaves the field, it shows the draft again.
    this.#field.addEventListener("blur", () => {
      if (this.#problemText.textContent === "") this.#showText();
    });
    const copyButton = button(t("edit-copy"), () => this.#copyText());
    const fileField = h("input", {
      type: "file",
      class: "unseen",
      id: "edit-file",
      accept: ".txt,.rec",
    });
    fileField.addEventListener("change", () => {
      this.#readFile(fileField.files?.[0]);
      fileField.value = "";
    });
    this.element = h(
      "section",
      { class: "editor-text" },
      fieldLabel("edit-text", t("edit-text")),
      this.#formatSelect,
      this.#field,
      this.#problemText,
      h(
        "div",
        { class: "editor-text-buttons" },
        copyButton,
        fileField,
        h("label", { class: "button file-button", for: "edit-file" }, t("open-record-file")),
      ),
    );
    this.element.addEventListener("dragover", (event) => event.preventDefault());
    this.element.addEventListener("drop", (event) => {
      const [droppedFile] = event.dataTransfer?.files ?? [];
      if (!droppedFile) return;
      event.preventDefault();
      this.#readFile(droppedFile);
    });
  }

  /**
   * @param {Draft} draft
   * @param {boolean} isReady whether the draft is a position
   */
  show(draft, isReady) {
    this.#draft = draft;
    this.#isReady = isReady;
    if (document.activeElement !== this.#field) this.#showText();
  }

  close() {
    this.#draft = null;
  }

  #showText() {
    const text = this.#draftText() ?? "";
    if (this.#field.value !== text) this.#field.value = text;
    this.#field.placeholder = text === "" ? t("edit-text-none") : "";
    setText(this.#problemText, "");
  }

  #draftText() {
    if (!this.#draft) return null;
    if (this.#formatSelect.value === "board") return this.#draft.boardText() ?? null;
    if (!this.#isReady) return null;
    return this.#draft.scene().position(0);
  }

  #readField() {
    const text = this.#field.value;
    if (text.trim() === "") {
      setText(this.#problemText, "");
      return;
    }
    try {
      if (text.length > MAX_TEXT_LENGTH) throw new Error(tooLargeText(text.length));
      const draft = this.#parseDraft(text);
      setText(this.#problemText, "");
      this.host.onDraft(draft);
    } catch (thrown) {
      const describe = text.trim().includes("\n") ? textWithLineNumber : thrownText;
      setText(this.#problemText, describe(thrown));
    }
  }

  /** Parses a text, or the address of a link. @param {string} text */
  #parseDraft(text) {
    if (!text.includes("://")) return this.warren.Draft.read(this.game, text);
    const scene = this.warren.Scene.fromLink(text);
    return this.warren.Draft.read(this.game, scene.position(scene.point));
  }

  async #copyText() {
    try {
      await navigator.clipboard.writeText(this.#field.value);
      this.host.notify(t("share-text-copied"));
    } catch {
      this.#field.select();
    }
  }

  /** @param {File | undefined} file */
  async #readFile(file) {
    if (!file) return;
    try {
      if (file.size > MAX_TEXT_LENGTH) {
        setText(this.#problemText, tooLargeText(file.size));
        return;
      }
      this.#field.value = await file.text();
      this.#readField();
    } catch {
      setText(this.#problemText, t("open-record-unreadable"));
    }
  }
}

/** @param {number} length */
function tooLargeText(length) {
  return t("open-record-large", { kilobytes: Math.ceil(length / 1000) });
}
