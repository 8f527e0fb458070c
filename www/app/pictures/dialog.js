// The dialog that makes pictures of the board: a PNG, an SVG, or the game as an animated GIF.

import { loadBoard, loadPrint } from "../../games/modules.js";
import { button } from "../../kit/page/button.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadWords, number, t } from "../../kit/page/i18n.js";
import { thrownText } from "../../kit/page/problems.js";
import { saveBlob } from "../../kit/page/save.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { fieldLabel } from "../../kit/page/titles.js";
import { gifOf } from "./animation.js";
import { PictureChoices } from "./choices.js";
import { paintPicture, pngOf, sideOf, svgOf } from "./picture.js";
import { pictureWords } from "./words.js";

/** @typedef {import("./picture.js").Subject} Subject */
/** @typedef {import("./choices.js").ChosenPicture} ChosenPicture */

/**
 * The content of the board: a copy of the scene, and how the page shows it.
 * @typedef {{ game: string } & Omit<Subject, "print">} PictureContent
 */

/**
 * @param {PictureContent} content
 * @param {() => boolean} isWanted whether the dialog is still wanted when everything is loaded
 */
export async function openPictures({ game, ...position }, isWanted) {
  const [print, board] = await Promise.all([
    loadPrint(game),
    loadBoard(game),
    loadWords("pictures"),
    loadStyle("styles/pictures.css"),
  ]);
  await print.ready?.(position.scene);
  const subject = { ...position, print };
  if (isWanted()) new PictureDialog(game, subject, pictureWords(game, board, subject));
}

class PictureDialog {
  #game;
  #subject;
  #words;
  #choices;
  /** The picture for the current choices; null until it is made. @type {Blob | null} */
  #picture = null;
  /** Aborts the making of a picture. */
  #makingAbort = new AbortController();
  /** The address of the picture shown. */
  #address = "";

  #imageElement = h("img", { class: "picture-shown", alt: "" });
  #factsText = h("p", { class: "muted figures" });
  #statusText = h("p", { role: "status", class: "picture-status" });
  #progressBar = h("progress", { "aria-label": t("picture-making") });
  #progressText = h("span", { class: "figures" });
  #cancelButton = button(t("cancel"), () => this.#cancelMaking());
  #progressPart = h(
    "div",
    { class: "picture-running", hidden: true },
    this.#progressBar,
    h("div", { class: "picture-running-row" }, this.#progressText, this.#cancelButton),
  );
  #makeButton = button(t("picture-make"), () => this.#makeAnimation());
  #saveButton = button(t("picture-save"), () => this.#saveFile());
  #copyButton = button(t("picture-copy"), () => this.#copyPicture());
  #shareButton = button(t("picture-share"), () => this.#shareFile());
  #wordsField = h("textarea", {
    class: "record-field",
    id: "picture-words",
    readOnly: true,
    rows: 4,
  });

  /**
   * @param {string} game
   * @param {Subject} subject
   * @param {string} words
   */
  constructor(game, subject, words) {
    this.#game = game;
    this.#subject = subject;
    this.#words = words;
    const { ply, scene } = subject;
    const side = sideOf(subject);
    this.#choices = new PictureChoices({ side, ply, length: scene.length }, () => this.#update());
    this.#makeButton.classList.add("primary");
    this.#saveButton.classList.add("primary");
    this.#imageElement.alt = words;
    this.#wordsField.value = words;
    this.dialog = openDialog(
      t("picture-title", { game: t(`${game}-name`) }),
      h(
        "div",
        { class: "picture-parts" },
        h("div", { class: "picture-place" }, this.#imageElement, this.#factsText),
        h(
          "div",
          { class: "picture-ways" },
          this.#choices.element,
          this.#progressPart,
          this.#statusText,
          h(
            "div",
            { class: "dialog-buttons" },
            this.#copyButton,
            this.#shareButton,
            this.#makeButton,
            this.#saveButton,
          ),
        ),
        h(
          "div",
          { class: "picture-words" },
          fieldLabel("picture-words", t("picture-words")),
          this.#wordsField,
          button(t("picture-words-copy"), () => this.#copyWords()),
        ),
      ),
    );
    this.dialog.classList.add("picture-dialog");
    this.dialog.addEventListener("close", () => this.#close());
    this.#update();
  }

  #close() {
    this.#makingAbort.abort();
    URL.revokeObjectURL(this.#address);
  }

  // ---- making

  /** Runs after a choice has changed. A still picture is made at once, an animation only when the visitor asks for it. */
  async #update() {
    this.#makingAbort.abort();
    this.#makingAbort = new AbortController();
    const { signal } = this.#makingAbort;
    const chosen = this.#choices.chosen;
    this.#picture = null;
    this.#showStatus("");
    this.#showButtons();
    try {
      const picture = chosen.kind === "gif" ? null : await this.#makeStill(chosen);
      if (signal.aborted) return;
      if (picture) this.#setPicture(picture);
      else await this.#showFirst(chosen, signal);
    } catch (thrown) {
      if (!signal.aborted) this.#showFailure(thrown);
    }
  }

  /** @param {ChosenPicture} chosen */
  #makeStill({ kind, pixels, theme }) {
    const subject = this.#subject;
    if (kind === "png") return pngOf(subject, pixels / sideOf(subject), theme);
    const title = t(`${this.#game}-name`);
    return svgOf(subject, theme, { title, description: this.#words });
  }

  /**
   * Before an animation is made, shows the current position at its size, and the number of its frames.
   * @param {ChosenPicture} chosen
   * @param {AbortSignal} signal
   */
  async #showFirst(chosen, signal) {
    const { pixels, theme } = chosen;
    const canvas = paintPicture(this.#subject, { pixels, side: pixels, theme });
    const blob = await new Promise((resolve) => canvas.toBlob(resolve));
    if (signal.aborted) return;
    if (blob) this.#showPicture(blob);
    setText(this.#factsText, this.#framesText(chosen));
  }

  /** @param {ChosenPicture} chosen */
  #framesText({ delay, moves }) {
    const { from, to } = this.#plyRange(moves);
    const count = to - from + 1;
    const seconds = number((count * delay) / 1000, { maximumFractionDigits: 0 });
    return t("picture-frames", { count, seconds });
  }

  /** @param {ChosenPicture["moves"]} moves */
  #plyRange(moves) {
    const { ply, scene } = this.#subject;
    return { from: moves === "rest" ? ply : 0, to: scene.length };
  }

  async #makeAnimation() {
    // A preview may still be in progress.
    this.#makingAbort.abort();
    this.#makingAbort = new AbortController();
    const { signal } = this.#makingAbort;
    const { delay, moves, pixels, theme } = this.#choices.chosen;
    this.#choices.setEnabled(false);
    this.#progressPart.hidden = false;
    this.#makeButton.hidden = true;
    this.#showStatus("");
    this.#cancelButton.focus();
    const showProgress = (/** @type {number} */ done, /** @type {number} */ all) => {
      this.#progressBar.max = all;
      this.#progressBar.value = done;
      setText(this.#progressText, t("picture-progress", { done, all }));
    };
    const range = this.#plyRange(moves);
    let problem = null;
    try {
      const animation = { subject: this.#subject, ...range, pixels, theme, delay };
      const picture = await gifOf(animation, showProgress, signal);
      this.#setPicture(picture);
    } catch (thrown) {
      if (!this.dialog.isConnected) return;
      problem = thrown;
    }
    this.#choices.setEnabled(true);
    this.#progressPart.hidden = true;
    if (signal.aborted) {
      this.#makingAbort = new AbortController();
      this.#showStatus(t("picture-cancelled"));
    } else if (problem) this.#showFailure(problem);
    this.#showButtons();
    (this.#picture ? this.#saveButton : this.#makeButton).focus();
  }

  #cancelMaking() {
    this.#makingAbort.abort(new Error("cancelled"));
  }

  /** @param {Blob} picture */
  #setPicture(picture) {
    this.#picture = picture;
    this.#showPicture(picture);
    const { chosen } = this.#choices;
    const { kind, pixels } = chosen;
    const kilobytes = picture.size / 1000;
    const size = number(kilobytes, { maximumFractionDigits: kilobytes < 10 ? 1 : 0 });
    const args = {
      kind: kind.toUpperCase(),
      pixels: number(pixels, { useGrouping: false }),
      size,
    };
    const facts = t(kind === "svg" ? "picture-drawing" : "picture-file", args);
    setText(this.#factsText, kind === "gif" ? `${facts}. ${this.#framesText(chosen)}` : facts);
    this.#showButtons();
  }

  /** @param {Blob} picture */
  #showPicture(picture) {
    URL.revokeObjectURL(this.#address);
    this.#address = URL.createObjectURL(picture);
    this.#imageElement.src = this.#address;
  }

  /** @param {unknown} thrown */
  #showFailure(thrown) {
    this.#showStatus(t("picture-failed", { reason: thrownText(thrown) }));
  }

  #showButtons() {
    const { kind } = this.#choices.chosen;
    const picture = this.#picture;
    this.#makeButton.hidden = kind !== "gif" || picture !== null;
    this.#saveButton.hidden = !this.#makeButton.hidden;
    this.#saveButton.disabled = picture === null;
    this.#copyButton.hidden = kind !== "png" || !mayCopyPictures();
    this.#copyButton.disabled = picture === null;
    this.#shareButton.hidden = picture === null || !mayShare(this.#fileOf(picture));
  }

  /** @param {string} text */
  #showStatus(text) {
    setText(this.#statusText, text);
  }

  // ---- saving, copying and sharing

  get #fileName() {
    const { kind } = this.#choices.chosen;
    const plySuffix = kind === "gif" ? "" : `-${this.#subject.ply}`;
    return `warren-${this.#game}${plySuffix}.${kind}`;
  }

  /** @param {Blob} picture */
  #fileOf(picture) {
    return new File([picture], this.#fileName, { type: picture.type });
  }

  #saveFile() {
    if (!this.#picture) return;
    saveBlob(this.#picture, this.#fileName);
    this.#showStatus(t("share-saved", { file: this.#fileName }));
  }

  async #copyPicture() {
    if (!this.#picture) return;
    try {
      await navigator.clipboard.write([new ClipboardItem({ [this.#picture.type]: this.#picture })]);
      this.#showStatus(t("picture-copied"));
    } catch {
      this.#showStatus(t("picture-copy-refused"));
    }
  }

  async #shareFile() {
    if (!this.#picture) return;
    try {
      await navigator.share({
        files: [this.#fileOf(this.#picture)],
        text: t(`${this.#game}-name`),
      });
    } catch {
      // Either the visitor cancelled, or the browser refused. The picture can still be saved.
    }
  }

  async #copyWords() {
    try {
      await navigator.clipboard.writeText(this.#words);
      this.#showStatus(t("picture-words-copied"));
    } catch {
      this.#wordsField.focus();
      this.#wordsField.select();
      this.#showStatus(t("picture-words-refused"));
    }
  }
}

/** Whether this browser lets pages copy pictures. */
function mayCopyPictures() {
  return typeof ClipboardItem !== "undefined" && typeof navigator.clipboard?.write === "function";
}

/**
 * Whether a file can be shared with other apps. It is only offered on touch devices, where people expect it.
 * @param {File} file
 */
function mayShare(file) {
  return (
    matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] }) === true
  );
}
