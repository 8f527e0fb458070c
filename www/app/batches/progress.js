// The progress of the games: a bar, a sentence, and the buttons that cancel or continue them.

import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { problemReason } from "./words.js";

/** @typedef {import("../../play/batches/job.js").Job & { leftOut: readonly unknown[] }} PlayedJob */

export class Progress {
  #progressBar = h("progress", { "aria-label": t("batches-bar"), value: 0 });
  #text = h("p", { class: "batches-said" });
  #problem = h("p", { class: "problem-line", role: "alert" });
  #cancelButton = button(t("batches-cancel"));
  #continueButton = button(t("batches-go-on"), null, "primary");
  #leftOutNote = h("p", { class: "batch-note" });
  /** Announces the end to screen readers, but not each game. */
  #endAnnouncement = h("p", { class: "unseen", role: "status" });
  /** @type {PlayedJob | null} */
  #job = null;

  /** @param {() => void} onContinue plays the remaining games */
  constructor(onContinue) {
    this.#continueButton.addEventListener("click", onContinue);
    this.#cancelButton.addEventListener("click", () => this.#job?.cancel());
    this.element = h(
      "div",
      { class: "batches-progress", hidden: true },
      h("div", { class: "batches-running" }, this.#progressBar, this.#cancelButton),
      this.#text,
      h("div", { class: "batches-buttons" }, this.#continueButton),
      this.#endAnnouncement,
      this.#problem,
      this.#leftOutNote,
    );
  }

  /**
   * @param {PlayedJob} job
   * @param {{ done: number, total: number | null, text: string, isFree: boolean }} how without a known `total` there is no bar;
   *   `text` describes the progress or the end; `isFree` is true while no other games are being played
   */
  show(job, { done, total, text, isFree }) {
    this.#job = job;
    const { isRunning, leftOut, problem, status } = job;
    this.element.hidden = false;
    this.#continueButton.hidden = isRunning || status === "done";
    this.#continueButton.disabled = !isFree;
    if (total !== null) this.#progressBar.max = total;
    this.#progressBar.value = done;
    const focused = document.activeElement;
    this.#progressBar.hidden = !isRunning || total === null;
    this.#cancelButton.hidden = !isRunning;
    // The focus would be lost with the button.
    if (
      [this.#cancelButton, this.#continueButton].some(
        (button) => button === focused && button.hidden,
      )
    ) {
      this.element.closest("section")?.focus();
    }
    setText(this.#text, text);
    setText(this.#endAnnouncement, isRunning ? "" : text);
    const reason =
      status === "failed" ? t("batches-failed", { reason: problemReason(problem) }) : "";
    setText(this.#problem, reason);
    const count = leftOut.length;
    setText(this.#leftOutNote, count > 0 ? t("batches-left-out", { count }) : "");
  }

  hide() {
    this.element.hidden = true;
  }
}
