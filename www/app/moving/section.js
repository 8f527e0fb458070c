// The section that transfers all of the visitor's data to and from their other devices.

import { button } from "../../kit/page/button.js";
import { h } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { loadThrownText } from "../../kit/page/problems.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { sectionTitle } from "../../kit/page/titles.js";

/**
 * @param {(text: string) => void} notify
 * @param {() => void} onMerged called when data has been merged
 * @returns {Promise<HTMLElement>}
 */
export async function devicesSection(notify, onMerged) {
  await Promise.all([
    loadWords("moving"),
    loadStyle("styles/moving.css"),
    loadStyle("styles/share.css"),
  ]);
  const messagePlace = h("div", { class: "moving-place", role: "status" });
  const fileField = h("input", { type: "file", accept: ".json,application/json", hidden: true });
  /** @param {(transfers: typeof import("./transfers.js")) => Promise<void>} action */
  const runTransfer = async (action) => {
    messagePlace.replaceChildren();
    try {
      await action(await loadPart(import("./transfers.js")));
    } catch (thrown) {
      notify(await loadThrownText(thrown));
    }
  };
  fileField.addEventListener("change", () => {
    const [file] = fileField.files ?? [];
    // Otherwise the same file could not be chosen again.
    fileField.value = "";
    if (file) runTransfer(({ openFile }) => openFile(file, messagePlace, onMerged));
  });
  return h(
    "section",
    { class: "moving" },
    sectionTitle(t("moving-title")),
    h("p", { class: "muted" }, t("moving-what")),
    h(
      "div",
      { class: "moving-buttons" },
      button(t("moving-save"), () => runTransfer(({ saveFile }) => saveFile(notify))),
      button(t("moving-open"), () => fileField.click()),
      button(t("moving-link"), () => runTransfer(({ showLink }) => showLink(messagePlace, notify))),
      button(t("moving-codes"), () => runTransfer(({ showCodes }) => showCodes(messagePlace))),
      fileField,
    ),
    messagePlace,
  );
}
