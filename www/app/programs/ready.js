// Prepares a program before its game begins. If this takes a while, a dialog shows the stage and can cancel it.

import { button } from "../../kit/page/button.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { t } from "../../kit/page/i18n.js";
import { ensureLanguage } from "./loading.js";

/** @typedef {import("../../play/programs/program.js").Program} Program */
/** @typedef {import("../../play/running/prepare.js").Diagnostic} Diagnostic */
/** @typedef {Parameters<import("../../play/running/prepare.js").Progress>[2]} Stage */

/** The delay after which the dialog appears. */
const DIALOG_DELAY_MS = 300;

/** The warnings of the last successful compilation. @type {{ source: unknown, warnings: Diagnostic[] }} */
let lastCompiled = { source: null, warnings: [] };

/**
 * The compiler's warnings about a source, if it was compiled last.
 * @param {Program["source"]} source
 */
export const warningsOf = (source) => (lastCompiled.source === source ? lastCompiled.warnings : []);

/**
 * Prepares a program, and returns its compiler's errors and warnings. A program without errors can run.
 * @param {Pick<Program, "language" | "source">} program
 * @returns {Promise<Diagnostic[] | null>} null if the visitor has cancelled it
 */
export async function prepareProgram({ language, source }) {
  if (!(await ensureLanguage(language))) return null;
  const { Faulty, prepare } = await loadPart(import("../../play/running/prepare.js"));
  const waitingDialog = new WaitingDialog();
  try {
    const showStage = (/** @type {Stage} */ stage) => waitingDialog.show(stage);
    const runnable = await prepare(
      { language, source },
      (_loaded, _total, stage) => showStage(stage),
      waitingDialog.signal,
    );
    const warnings = "warnings" in runnable ? (runnable.warnings ?? []) : [];
    lastCompiled = { source, warnings };
    return warnings;
  } catch (thrown) {
    if (thrown instanceof Faulty) return thrown.diagnostics;
    if (waitingDialog.signal.aborted) return null;
    throw thrown;
  } finally {
    waitingDialog.close();
  }
}

/** A dialog with the current stage, which appears after a while. */
class WaitingDialog {
  #cancellation = new AbortController();
  #stage = h("p", { role: "status" });
  #progressBar = h("progress", {
    class: "programs-progress",
    "aria-label": t("programs-ready-title"),
  });
  /** @type {HTMLDialogElement | undefined} */
  #dialog;
  #openTimer = setTimeout(() => this.#open(), DIALOG_DELAY_MS);

  get signal() {
    return this.#cancellation.signal;
  }

  /** @param {Stage} stage */
  show(stage) {
    setText(this.#stage, t(`programs-ready-${stage}`));
  }

  close() {
    clearTimeout(this.#openTimer);
    this.#dialog?.close();
  }

  #open() {
    const cancelButton = button(t("cancel"));
    this.#dialog = openDialog(
      t("programs-ready-title"),
      this.#stage,
      this.#progressBar,
      h("div", { class: "dialog-buttons" }, cancelButton),
    );
    cancelButton.addEventListener("click", () => this.#dialog?.close());
    this.#dialog.addEventListener("close", () => this.#cancellation.abort());
  }
}
