// Asks whether a language may be loaded, states its size, and shows the progress.

import { followArrivals, requestAgain } from "../../kit/page/arrivals.js";
import { button } from "../../kit/page/button.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadWords, number, t } from "../../kit/page/i18n.js";
import { thrownText } from "../../kit/page/problems.js";
import { tryAgainButton } from "../../kit/page/try-again.js";
import { bytesToLoad, loadLanguage } from "../../play/programs/languages.js";
import { getProgram } from "../../play/programs/store.js";
import { languageName } from "../../play/programs/words.js";

/** @typedef {import("../../play/programs/program.js").Language} Language */

/**
 * Loads a language, if needed and the visitor agrees, so that its programs can run.
 * @param {Language} language
 * @returns {Promise<boolean>} false if the visitor does not want it loaded
 */
export async function ensureLanguage(language) {
  const bytes = await bytesToLoad(language);
  if (bytes === 0) return true;
  await loadWords("programs");
  return openLoadingDialog(language, bytes);
}

/**
 * Loads the language of a program, if needed and the visitor agrees, so that it can run.
 * @param {string} id
 * @returns {Promise<boolean>} false if the visitor does not want its language loaded
 */
export async function ensureProgram(id) {
  const program = await getProgram(id);
  return program === undefined || ensureLanguage(program.language);
}

/**
 * Asks whether the language may be loaded, and loads it.
 * @param {Language} language
 * @param {number} bytes
 * @returns {Promise<boolean>} false if the visitor cancels it
 */
function openLoadingDialog(language, bytes) {
  const args = { language: languageName(language), megabytes: megabytes(bytes) };
  const progressBar = h("progress", {
    max: 1,
    value: 0,
    hidden: true,
    "aria-label": t("programs-loading"),
  });
  const stateText = h("p", { class: "muted", role: "status" });
  const lateNotice = h("div", { class: "dialog-late", role: "status" });
  const loadButton = button(t("programs-load-it", args), null, "primary");
  const cancelButton = button(t("cancel"));
  const dialog = openDialog(
    t("programs-load-title", args),
    h("p", null, t("programs-load-what", args)),
    progressBar,
    stateText,
    lateNotice,
    h("div", { class: "dialog-buttons" }, cancelButton, loadButton),
  );
  const loading = new AbortController();
  const retry = () => requestAgain(() => location.reload());
  // The page's own notice cannot be reached while a dialog is open.
  const unfollow = followArrivals((isLate) => {
    lateNotice.replaceChildren(
      ...(isLate ? [h("p", null, t("still-loading")), tryAgainButton(retry)] : []),
    );
  });
  cancelButton.addEventListener("click", () => dialog.close());
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      unfollow();
      loading.abort();
      resolve(false);
    });
    loadButton.addEventListener("click", async () => {
      loadButton.disabled = true;
      progressBar.hidden = false;
      const showProgress = (/** @type {number} */ done, /** @type {number} */ total) => {
        progressBar.value = done / total;
        setText(
          stateText,
          t("programs-loaded-of", { done: megabytes(done), whole: megabytes(total) }),
        );
      };
      try {
        await loadLanguage(language, showProgress, loading.signal);
        resolve(true);
        dialog.close();
      } catch (thrown) {
        if (loading.signal.aborted) return;
        loadButton.disabled = false;
        setText(loadButton, t("try-again"));
        setText(stateText, t("programs-not-loaded-language", { reason: thrownText(thrown) }));
      }
    });
    loadButton.focus();
  });
}

/** @param {number} bytes */
const megabytes = (bytes) => number(bytes / 1e6, { maximumFractionDigits: 1 });
