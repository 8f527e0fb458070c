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
  return ask(language, bytes);
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
 * @param {Language} language
 * @param {number} bytes
 * @returns {Promise<boolean>}
 */
function ask(language, bytes) {
  const words = { language: languageName(language), megabytes: megabytes(bytes) };
  const bar = h("progress", {
    max: 1,
    value: 0,
    hidden: true,
    "aria-label": t("programs-loading"),
  });
  const state = h("p", { class: "muted", role: "status" });
  const late = h("div", { class: "dialog-late", role: "status" });
  const go = button(t("programs-load-it", words), null, "primary");
  const stop = button(t("cancel"));
  const dialog = openDialog(
    t("programs-load-title", words),
    h("p", null, t("programs-load-what", words)),
    bar,
    state,
    late,
    h("div", { class: "dialog-buttons" }, stop, go),
  );
  const loading = new AbortController();
  const again = () => requestAgain(() => location.reload());
  // The page's own notice cannot be reached while a dialog is open.
  const unfollow = followArrivals((isLate) => {
    late.replaceChildren(
      ...(isLate ? [h("p", null, t("still-loading")), tryAgainButton(again)] : []),
    );
  });
  stop.addEventListener("click", () => dialog.close());
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      unfollow();
      loading.abort();
      resolve(false);
    });
    go.addEventListener("click", async () => {
      go.disabled = true;
      bar.hidden = false;
      const show = (/** @type {number} */ done, /** @type {number} */ whole) => {
        bar.value = done / whole;
        setText(state, t("programs-loaded-of", { done: megabytes(done), whole: megabytes(whole) }));
      };
      try {
        await loadLanguage(language, show, loading.signal);
        resolve(true);
        dialog.close();
      } catch (thrown) {
        if (loading.signal.aborted) return;
        go.disabled = false;
        setText(go, t("try-again"));
        setText(state, t("programs-not-loaded-language", { reason: thrownText(thrown) }));
      }
    });
    go.focus();
  });
}

/** @param {number} bytes */
const megabytes = (bytes) => number(bytes / 1e6, { maximumFractionDigits: 1 });
