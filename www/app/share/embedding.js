// The dialog with the code that puts a board on another page: the visitor chooses options, and sees the code and the frame.

import { button } from "../../kit/page/button.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h } from "../../kit/page/dom.js";
import { LANGUAGES, t } from "../../kit/page/i18n.js";
import { fieldLabel } from "../../kit/page/titles.js";
import { levelText } from "../../play/new-game/levels.js";
import { addressOfSite } from "../../site.js";
import { FRAME_WIDTH, frameCode } from "./frame-code.js";
import { byHandPlace, copier, copyField, loadShareParts } from "./ways.js";

/** How visitors use a board. @typedef {"play" | "watch" | "puzzle" | "lesson" | "set"} Use */

/**
 * @typedef {Object} Frame a board to put on a page
 * @property {string} fragment the end of the frame's address, from `#`
 * @property {string} title
 * @property {{ use: Use, height: number }[]} uses the uses to choose from, the usual one first, with the frame's heights
 */

/** @typedef {"level" | "analysis" | "language" | "hand_in"} OptionName */

/** The options that matter for each use. @type {Record<Use, OptionName[]>} */
const OPTIONS_OF_USE = {
  play: ["level", "analysis", "language", "hand_in"],
  watch: ["language"],
  puzzle: ["analysis", "language", "hand_in"],
  lesson: ["language", "hand_in"],
  set: ["language", "hand_in"],
};

/** The engine levels of an embedded board, and the usual one. */
const LEVELS = 12;
const USUAL_LEVEL = 4;

/** The greatest height of the preview, in CSS pixels. */
const MAX_PREVIEW_HEIGHT = 480;

/**
 * Opens the dialog.
 * @param {Frame} frame
 * @param {(text: string) => void} notify
 * @param {() => boolean} isWanted whether the dialog is still wanted when it is loaded
 * @param {(() => void) | null} [back] opens the dialog before this one
 */
export async function openEmbedding(frame, notify, isWanted, back = null) {
  await loadShareParts();
  if (isWanted()) new EmbeddingDialog(frame, notify, back);
}

class EmbeddingDialog {
  #frame;
  #useSelect;
  #levelSelect = h(
    "select",
    { class: "select", id: "embedding-level" },
    ...Array.from({ length: LEVELS }, (_, i) =>
      h("option", { value: String(i + 1) }, levelText(i + 1, LEVELS)),
    ),
  );
  #languageSelect = h(
    "select",
    { class: "select", id: "embedding-language" },
    h("option", { value: "" }, t("embedding-language-visitor")),
    ...[...LANGUAGES].map(([code, name]) => h("option", { value: code, lang: code }, name)),
  );
  #helpBox = h("input", { type: "checkbox", checked: true });
  #handInBox = h("input", { type: "checkbox" });
  #fields;
  #helpLabel = h("span");
  #codeField = copyField(t("code-of-frame"), 6);
  #preview = new Preview();

  /**
   * @param {Frame} frame
   * @param {(text: string) => void} notify
   * @param {(() => void) | null} back
   */
  constructor(frame, notify, back) {
    this.#frame = frame;
    const useOptions = frame.uses.length > 1 ? frame.uses : [];
    this.#useSelect = h(
      "select",
      { class: "select", id: "embedding-use" },
      ...useOptions.map(({ use }) => h("option", { value: use }, t(`embedding-${use}`))),
    );
    this.#levelSelect.value = String(USUAL_LEVEL);
    this.#fields = {
      level: selectField("embedding-level", this.#levelSelect),
      analysis: checkField(this.#helpBox, this.#helpLabel),
      language: selectField("embedding-language", this.#languageSelect),
      hand_in: checkField(this.#handInBox, t("embedding-hand-in")),
    };
    const form = h(
      "div",
      { class: "embedding-fields", onchange: () => this.#show() },
      useOptions.length > 0 && selectField("embedding-use", this.#useSelect),
      this.#fields.level,
      this.#fields.language,
      this.#fields.analysis,
      this.#fields.hand_in,
    );
    const byHandPart = byHandPlace();
    const copy = copier(byHandPart, () => dialog.close(), notify);
    const copyButton = button(
      t("embedding-copy"),
      () => copy(this.#codeField.value, t("share-embed-copied"), this.#codeField),
      "primary",
    );
    const goBack = () => {
      dialog.close();
      back?.();
    };
    const dialog = openDialog(
      t("embedding-title"),
      h(
        "div",
        { class: "embedding" },
        h(
          "div",
          { class: "embedding-choices" },
          form,
          this.#codeField,
          byHandPart,
          h("div", { class: "dialog-buttons" }, back && button(t("back"), goBack), copyButton),
          examplesLink(),
        ),
        this.#preview.element,
      ),
    );
    dialog.classList.add("embedding-dialog");
    dialog.addEventListener("close", () => this.#preview.close());
    this.#show();
    form.querySelector("select")?.focus();
  }

  /** The chosen use, with its height. */
  get #use() {
    const { uses } = this.#frame;
    return uses.find(({ use }) => use === this.#useSelect.value) ?? uses[0];
  }

  /** Whether the board gets the button to hand in. */
  get #hasHandIn() {
    return OPTIONS_OF_USE[this.#use.use].includes("hand_in") && this.#handInBox.checked;
  }

  /** Shows the options of the chosen use, the code and the frame. */
  #show() {
    const { use } = this.#use;
    for (const [name, field] of Object.entries(this.#fields)) {
      field.hidden = !OPTIONS_OF_USE[use].includes(/** @type {OptionName} */ (name));
    }
    this.#helpLabel.textContent = t(
      use === "play" ? "embedding-analysis-play" : "embedding-analysis-puzzle",
    );
    const { title } = this.#frame;
    const { height } = this.#use;
    this.#codeField.value = frameCode(this.#address({}), title, height, this.#hasHandIn);
    // The preview stores nothing for the visitor.
    this.#preview.show(this.#address({ keep: "off" }), height);
  }

  /**
   * The board's address, relative to the site. It contains only options that differ from the usual ones.
   * @param {Record<string, string>} more more options
   */
  #address(more) {
    const { use } = this.#use;
    const has = (/** @type {OptionName} */ name) => OPTIONS_OF_USE[use].includes(name);
    const level = this.#levelSelect.value;
    const language = this.#languageSelect.value;
    const options = new URLSearchParams({
      ...(use === "watch" && { mode: "watch" }),
      ...(has("level") && level !== String(USUAL_LEVEL) && { level }),
      ...(has("analysis") && !this.#helpBox.checked && { analysis: "off" }),
      ...(language !== "" && { language }),
      ...(this.#hasHandIn && { hand_in: "on" }),
      ...more,
    });
    const query = options.size > 0 ? `?${options}` : "";
    return `embed.html${query}${this.#frame.fragment}`;
  }
}

/** The frame with the board, scaled to the room in the dialog. */
class Preview {
  #place = h("div", { class: "embedding-frame" });
  #height = 0;
  #sizes = new ResizeObserver(() => this.#scale());
  element = h("div", { class: "embedding-preview" }, this.#place);

  constructor() {
    this.#sizes.observe(this.element);
  }

  /**
   * @param {string} address
   * @param {number} height
   */
  show(address, height) {
    const { href } = addressOfSite(address);
    this.#height = height;
    // A new frame, since a new address in the same one would be a step of the browser's history.
    const frame = h("iframe", {
      title: t("embedding-preview"),
      width: String(FRAME_WIDTH),
      height: String(height),
      loading: "lazy",
      src: href,
    });
    this.#place.replaceChildren(frame);
    this.#scale();
  }

  close() {
    this.#sizes.disconnect();
  }

  #scale() {
    const scale = Math.min(
      1,
      this.element.clientWidth / FRAME_WIDTH,
      MAX_PREVIEW_HEIGHT / this.#height,
    );
    this.#place.style.width = `${FRAME_WIDTH * scale}px`;
    this.#place.style.height = `${this.#height * scale}px`;
    const frame = this.#place.querySelector("iframe");
    if (frame) frame.style.transform = `scale(${scale})`;
  }
}

/**
 * @param {string} id of the control and of its label's text
 * @param {HTMLSelectElement} control
 */
const selectField = (id, control) => h("div", null, fieldLabel(id, t(id)), control);

/**
 * @param {HTMLInputElement} box
 * @param {import("../../kit/page/dom.js").Child} label
 */
const checkField = (box, label) => h("label", { class: "embedding-check" }, box, label);

/** The link to the instructions for such code. It opens in another tab. */
function examplesLink() {
  const { href } = addressOfSite("examples/");
  const properties = { class: "share-how", href, target: "_blank", rel: "noopener" };
  return h("a", properties, t("share-embed-how"));
}
