// The progress of the games: a bar, a sentence, and the buttons that cancel or continue them.

import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { problemOf } from "./words.js";

/** @typedef {import("../../play/batches/job.js").Job & { leftOut: readonly unknown[] }} Playing */

export class Progress {
  #bar = h("progress", { "aria-label": t("batches-bar"), value: 0 });
  #text = h("p", { class: "batches-said" });
  #problem = h("p", { class: "problem-line", role: "alert" });
  #cancel = button(t("batches-cancel"));
  #continue = button(t("batches-go-on"), null, "primary");
  #leftOut = h("p", { class: "batch-note" });
  /** Announces the end to screen readers, but not each game. */
  #end = h("p", { class: "unseen", role: "status" });
  /** @type {Playing | null} */
  #job = null;

  /** @param {() => void} goOn plays the remaining games */
  constructor(goOn) {
    this.#continue.addEventListener("click", goOn);
    this.#cancel.addEventListener("click", () => this.#job?.cancel());
    this.element = h(
      "div",
      { class: "batches-progress", hidden: true },
      h("div", { class: "batches-running" }, this.#bar, this.#cancel),
      this.#text,
      h("div", { class: "batches-buttons" }, this.#continue),
      this.#end,
      this.#problem,
      this.#leftOut,
    );
  }

  /**
   * @param {Playing} job
   * @param {{ done: number, total: number, text: string, isFree: boolean }} how `text` describes the progress or the end;
   *   `isFree` is true while no other games are being played
   */
  show(job, { done, total, text, isFree }) {
    this.#job = job;
    const { isRunning, leftOut, problem, status } = job;
    this.element.hidden = false;
    this.#continue.hidden = isRunning || status === "done";
    this.#continue.disabled = !isFree;
    this.#bar.max = total;
    this.#bar.value = done;
    const focused = document.activeElement;
    for (const part of [this.#bar, this.#cancel]) part.hidden = !isRunning;
    // The focus would be lost with the button.
    if ([this.#cancel, this.#continue].some((button) => button === focused && button.hidden)) {
      this.element.closest("section")?.focus();
    }
    setText(this.#text, text);
    setText(this.#end, isRunning ? "" : text);
    const reason = status === "failed" ? t("batches-failed", { reason: problemOf(problem) }) : "";
    setText(this.#problem, reason);
    const count = leftOut.length;
    setText(this.#leftOut, count > 0 ? t("batches-left-out", { count }) : "");
  }

  hide() {
    this.element.hidden = true;
  }
}
