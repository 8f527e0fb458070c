// The room that the games and logs of programs take in the browser, and a button that frees it.

import { button } from "../../kit/page/button.js";
import { confirmFirst } from "../../kit/page/dialog.js";
import { h, setText } from "../../kit/page/dom.js";
import { number, t } from "../../kit/page/i18n.js";
import { forgetRuns, MAX_CHARACTERS, sizeOfRuns } from "../../play/batches/run-store.js";
import { MAX_LOG_CHARACTERS, removeAllLogs, sizeOfLogs } from "../../play/match/log-store.js";

const MEGABYTE = 1024 * 1024;
const LIMIT = (MAX_CHARACTERS + MAX_LOG_CHARACTERS) / MEGABYTE;

/**
 * @param {(action: () => Promise<void>) => void} run runs an action and reports its failure
 * @returns {Promise<HTMLElement>} hidden if nothing is stored
 */
export async function storageSection(run) {
  const text = h("p", { class: "muted", role: "status" });
  const meter = h("meter", { max: LIMIT, "aria-label": t("programs-room-label") });
  const element = h("div", { class: "programs-room" });
  const show = async () => {
    const used = ((await sizeOfRuns()) + (await sizeOfLogs())) / MEGABYTE;
    element.hidden = used === 0;
    meter.value = used;
    const digits = { maximumFractionDigits: 1 };
    const words = { used: number(Math.max(used, 0.1), digits), limit: number(LIMIT) };
    setText(text, t("programs-room", words));
  };
  const clear = async () => {
    await forgetRuns();
    await removeAllLogs();
    await show();
  };
  const clearButton = button(t("programs-clear"), () =>
    confirmFirst(t("programs-clear-sure"), t("programs-clear"), () => run(clear)),
  );
  element.append(meter, text, clearButton);
  await show();
  return element;
}
