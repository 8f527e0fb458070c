// The visitor's own start for a game: a text or a file in the contest's format, its problems, and its picture.

import { loadPictures } from "../../games/page-modules.js";
import { h, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { latest } from "../../kit/page/latest.js";
import { loadProblemWords, textWithLineNumber } from "../../kit/page/problems.js";
import { fieldLabel } from "../../kit/page/titles.js";
import { editAddress } from "../../play/addresses.js";

/** The largest length of a start, in characters. */
const MAX_START_LENGTH = 100_000;

export class OwnStart {
  /** The lines of the start; null while they are not readable. @type {string[] | null} */
  lines = null;

  /** @type {import("../../kit/boards/board.js").Picture | null} */
  #picture = null;
  #pictureElement = h("div", { class: "picture new-board-picture", hidden: true });
  #problemText = h("p", { class: "problem-line", role: "status" });
  /** The link to the editor with this start. */
  #editorLink = h("a", { class: "button", hidden: true }, t("edit-this"));
  #field;
  /** Counts the readings, so that the picture of an older text is not shown. */
  #readings = latest();

  /**
   * @param {typeof import("../../wasm/warren.js")} warren
   * @param {string} game
   * @param {string} file the contest's file name for such a start
   * @param {(scene: import("../../kit/boards/board.js").Scene) => string[]} linesOf returns the lines of a start
   * @param {unknown} last the last choice
   * @param {() => void} onChange
   */
  constructor(warren, game, file, linesOf, last, onChange) {
    this.warren = warren;
    this.game = game;
    this.linesOf = linesOf;
    this.onChange = onChange;
    const id = `${game}-own`;
    this.#field = h("textarea", {
      class: "record-field figures",
      id,
      rows: 8,
      spellcheck: false,
      placeholder: t(`${game}-own-example`),
      value: textOfChoice(last) ?? "",
    });
    this.#field.addEventListener("input", () => this.readText());
    const fileField = h("input", {
      type: "file",
      class: "unseen",
      id: `${id}-file`,
      accept: ".txt",
    });
    fileField.addEventListener("change", () => {
      this.#readFile(fileField.files?.[0]);
      // Otherwise the same file could not be chosen again.
      fileField.value = "";
    });
    this.element = h(
      "div",
      { class: "new-board own-start" },
      h(
        "div",
        { class: "new-board-numbers" },
        fieldLabel(id, t(`${game}-own`, { file })),
        this.#field,
        fileField,
        h("label", { class: "button", for: `${id}-file` }, t("open-record-file")),
        this.#editorLink,
      ),
      this.#pictureElement,
      this.#problemText,
    );
    // Until the words are loaded, and if they cannot be, problems are described in English.
    this.#loadWords().catch(() => {});
    this.element.addEventListener("dragover", (event) => event.preventDefault());
    this.element.addEventListener("drop", (event) => {
      const [droppedFile] = event.dataTransfer?.files ?? [];
      if (!droppedFile) return;
      event.preventDefault();
      this.#readFile(droppedFile);
    });
  }

  /** Loads the words for problems, and then describes the problem in the visitor's language. */
  async #loadWords() {
    await loadProblemWords();
    if (this.#problemText.textContent !== "") this.readText();
  }

  /** The value to store as the last choice. */
  get value() {
    return { text: this.#field.value };
  }

  /** Reads the text in the field. */
  readText() {
    const reading = this.#readings.next();
    this.lines = null;
    const text = this.#field.value.replace(/^\uFEFF/, "").trimEnd();
    /** @type {import("../../kit/boards/board.js").Scene | null} */
    let scene = null;
    let problem = "";
    if (text !== "") {
      try {
        if (text.length > MAX_START_LENGTH) throw new Error(tooLargeText(text.length));
        scene = this.warren.Scene.start(this.game, text.split(/\r?\n/));
        this.lines = this.linesOf(scene);
      } catch (thrown) {
        problem = textWithLineNumber(thrown);
      }
    }
    setText(this.#problemText, problem);
    this.#pictureElement.hidden = scene === null;
    this.#editorLink.hidden = scene === null;
    if (scene) this.#editorLink.setAttribute("href", editAddress(scene.link(0)));
    if (scene) this.#showPicture(scene, reading);
    this.onChange();
  }

  close() {
    this.#readings.next();
    this.#picture?.close();
  }

  /**
   * @param {import("../../kit/boards/board.js").Scene} scene
   * @param {import("../../kit/page/latest.js").Turn} reading
   */
  async #showPicture(scene, reading) {
    try {
      const { mountPicture } = await loadPictures(this.game);
      if (!reading.isCurrent) return;
      this.#picture?.close();
      this.#picture = mountPicture(this.#pictureElement, scene, 0);
    } catch {
      this.#pictureElement.hidden = true;
    }
  }

  /** @param {File | undefined} file */
  async #readFile(file) {
    if (!file) return;
    try {
      if (file.size > MAX_START_LENGTH) {
        setText(this.#problemText, tooLargeText(file.size));
        return;
      }
      this.#field.value = await file.text();
      this.readText();
    } catch {
      setText(this.#problemText, t("open-record-unreadable"));
    }
  }
}

/**
 * The text of the last choice; null if something else was chosen.
 * @param {unknown} last
 * @returns {string | null}
 */
export function textOfChoice(last) {
  const text = /** @type {{ text?: unknown } | null | undefined} */ (last)?.text;
  return typeof text === "string" ? text : null;
}

/** @param {number} length */
function tooLargeText(length) {
  return t("open-record-large", { kilobytes: Math.ceil(length / 1000) });
}
