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
import { paintedPicture, pngOf, sideOf, svgOf } from "./picture.js";
import { pictureWords } from "./words.js";

/** @typedef {import("./picture.js").Subject} Subject */
/** @typedef {import("./choices.js").Chosen} Chosen */

/**
 * The content of the board: a copy of the scene, and how the page shows it.
 * @typedef {{ game: string } & Omit<Subject, "print">} Pictured
 */

/**
 * @param {Pictured} pictured
 * @param {() => boolean} isWanted whether the dialog is still wanted when everything is loaded
 */
export async function openPictures({ game, ...seen }, isWanted) {
  const [print, board] = await Promise.all([
    loadPrint(game),
    loadBoard(game),
    loadWords("pictures"),
    loadStyle("styles/pictures.css"),
  ]);
  await print.ready?.(seen.scene);
  const subject = { ...seen, print };
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
  #making = new AbortController();
  /** The address of the picture shown. */
  #address = "";

  #image = h("img", { class: "picture-shown", alt: "" });
  #facts = h("p", { class: "muted figures" });
  #status = h("p", { role: "status", class: "picture-status" });
  #progress = h("progress", { "aria-label": t("picture-making") });
  #done = h("span", { class: "figures" });
  #cancel = button(t("cancel"), () => this.#stop());
  #running = h(
    "div",
    { class: "picture-running", hidden: true },
    this.#progress,
    h("div", { class: "picture-running-row" }, this.#done, this.#cancel),
  );
  #make = button(t("picture-make"), () => this.#makeAnimation());
  #save = button(t("picture-save"), () => this.#saveFile());
  #copy = button(t("picture-copy"), () => this.#copyPicture());
  #share = button(t("picture-share"), () => this.#shareFile());
  #field = h("textarea", { class: "record-field", id: "picture-words", readOnly: true, rows: 4 });

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
    this.#make.classList.add("primary");
    this.#save.classList.add("primary");
    this.#image.alt = words;
    this.#field.value = words;
    this.dialog = openDialog(
      t("picture-title", { game: t(`${game}-name`) }),
      h(
        "div",
        { class: "picture-parts" },
        h("div", { class: "picture-place" }, this.#image, this.#facts),
        h(
          "div",
          { class: "picture-ways" },
          this.#choices.element,
          this.#running,
          this.#status,
          h("div", { class: "dialog-buttons" }, this.#copy, this.#share, this.#make, this.#save),
        ),
        h(
          "div",
          { class: "picture-words" },
          fieldLabel("picture-words", t("picture-words")),
          this.#field,
          button(t("picture-words-copy"), () => this.#copyWords()),
        ),
      ),
    );
    this.dialog.classList.add("picture-dialog");
    this.dialog.addEventListener("close", () => this.#close());
    this.#update();
  }

  #close() {
    this.#making.abort();
    URL.revokeObjectURL(this.#address);
  }

  // ---- making

  /** Runs after a choice has changed. A still picture is made at once, an animation only when the visitor asks for it. */
  async #update() {
    this.#making.abort();
    this.#making = new AbortController();
    const { signal } = this.#making;
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
      if (!signal.aborted) this.#fail(thrown);
    }
  }

  /** @param {Chosen} chosen */
  #makeStill({ kind, pixels, theme }) {
    const subject = this.#subject;
    if (kind === "png") return pngOf(subject, pixels / sideOf(subject), theme);
    const title = t(`${this.#game}-name`);
    return svgOf(subject, theme, { title, description: this.#words });
  }

  /**
   * Before an animation is made, shows the current position at its size, and the number of its frames.
   * @param {Chosen} chosen
   * @param {AbortSignal} signal
   */
  async #showFirst(chosen, signal) {
    const { pixels, theme } = chosen;
    const canvas = paintedPicture(this.#subject, { pixels, side: pixels, theme });
    const blob = await new Promise((resolve) => canvas.toBlob(resolve));
    if (signal.aborted) return;
    if (blob) this.#show(blob);
    setText(this.#facts, this.#framesText(chosen));
  }

  /** @param {Chosen} chosen */
  #framesText({ delay, moves }) {
    const { from, to } = this.#range(moves);
    const count = to - from + 1;
    const seconds = number((count * delay) / 1000, { maximumFractionDigits: 0 });
    return t("picture-frames", { count, seconds });
  }

  /** @param {Chosen["moves"]} moves */
  #range(moves) {
    const { ply, scene } = this.#subject;
    return { from: moves === "rest" ? ply : 0, to: scene.length };
  }

  async #makeAnimation() {
    // A preview may still be in progress.
    this.#making.abort();
    this.#making = new AbortController();
    const { signal } = this.#making;
    const { delay, moves, pixels, theme } = this.#choices.chosen;
    this.#choices.enable(false);
    this.#running.hidden = false;
    this.#make.hidden = true;
    this.#showStatus("");
    this.#cancel.focus();
    const progress = (/** @type {number} */ done, /** @type {number} */ all) => {
      this.#progress.max = all;
      this.#progress.value = done;
      setText(this.#done, t("picture-progress", { done, all }));
    };
    const range = this.#range(moves);
    let problem = null;
    try {
      const film = { subject: this.#subject, ...range, pixels, theme, delay };
      const picture = await gifOf(film, progress, signal);
      this.#setPicture(picture);
    } catch (thrown) {
      if (!this.dialog.isConnected) return;
      problem = thrown;
    }
    this.#choices.enable(true);
    this.#running.hidden = true;
    if (signal.aborted) {
      this.#making = new AbortController();
      this.#showStatus(t("picture-cancelled"));
    } else if (problem) this.#fail(problem);
    this.#showButtons();
    (this.#picture ? this.#save : this.#make).focus();
  }

  #stop() {
    this.#making.abort(new Error("cancelled"));
  }

  /** @param {Blob} picture */
  #setPicture(picture) {
    this.#picture = picture;
    this.#show(picture);
    const { chosen } = this.#choices;
    const { kind, pixels } = chosen;
    const kilobytes = picture.size / 1000;
    const size = number(kilobytes, { maximumFractionDigits: kilobytes < 10 ? 1 : 0 });
    const words = {
      kind: kind.toUpperCase(),
      pixels: number(pixels, { useGrouping: false }),
      size,
    };
    const facts = t(kind === "svg" ? "picture-drawing" : "picture-file", words);
    setText(this.#facts, kind === "gif" ? `${facts}. ${this.#framesText(chosen)}` : facts);
    this.#showButtons();
  }

  /** @param {Blob} picture */
  #show(picture) {
    URL.revokeObjectURL(this.#address);
    this.#address = URL.createObjectURL(picture);
    this.#image.src = this.#address;
  }

  /** @param {unknown} thrown */
  #fail(thrown) {
    this.#showStatus(t("picture-failed", { reason: thrownText(thrown) }));
  }

  #showButtons() {
    const { kind } = this.#choices.chosen;
    const picture = this.#picture;
    this.#make.hidden = kind !== "gif" || picture !== null;
    this.#save.hidden = !this.#make.hidden;
    this.#save.disabled = picture === null;
    this.#copy.hidden = kind !== "png" || !mayCopyPictures();
    this.#copy.disabled = picture === null;
    this.#share.hidden = picture === null || !mayShare(this.#file(picture));
  }

  /** @param {string} text */
  #showStatus(text) {
    setText(this.#status, text);
  }

  // ---- saving, copying and sharing

  get #name() {
    const { kind } = this.#choices.chosen;
    const at = kind === "gif" ? "" : `-${this.#subject.ply}`;
    return `warren-${this.#game}${at}.${kind}`;
  }

  /** @param {Blob} picture */
  #file(picture) {
    return new File([picture], this.#name, { type: picture.type });
  }

  #saveFile() {
    if (!this.#picture) return;
    saveBlob(this.#picture, this.#name);
    this.#showStatus(t("share-saved", { file: this.#name }));
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
      await navigator.share({ files: [this.#file(this.#picture)], text: t(`${this.#game}-name`) });
    } catch {
      // Either the visitor cancelled, or the browser refused. The picture can still be saved.
    }
  }

  async #copyWords() {
    try {
      await navigator.clipboard.writeText(this.#words);
      this.#showStatus(t("picture-words-copied"));
    } catch {
      this.#field.focus();
      this.#field.select();
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
