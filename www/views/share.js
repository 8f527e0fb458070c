// Handing a game on: as a link, as text, as a file.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { saveText } from "../save.js";
import { openDialog } from "./dialog.js";

/**
 * @param {Object} game
 * @param {string} game.url the address that shows it
 * @param {string} game.text what `Open a game from text` reads
 * @param {string} game.file the name of a file with the text
 * @param {string | null} game.note what is not handed on
 * @param {(text: string) => void} notify
 */
export function share({ url, text, file, note }, notify) {
  const place = h("div", { class: "share-by-hand" });
  /**
   * Copies; where the browser refuses, shows it to be copied by hand.
   * @param {string} content
   * @param {string} done what is said then
   * @param {HTMLInputElement | HTMLTextAreaElement} field
   */
  const copy = async (content, done, field) => {
    try {
      await navigator.clipboard.writeText(content);
    } catch {
      field.value = content;
      place.replaceChildren(h("p", null, t("share-by-hand")), field);
      field.focus();
      field.select();
      return;
    }
    dialog.close();
    notify(done);
  };
  const link = button("share-link", () => copy(url, t("share-copied"), linkField()));
  const words = button("share-text", () => copy(text, t("share-text-copied"), textField()));
  const save = button("share-save", () => {
    saveText(text, file);
    dialog.close();
    notify(t("share-saved", { file }));
  });
  link.classList.add("primary");
  const dialog = openDialog(
    t("share-title"),
    note && h("p", { class: "muted" }, note),
    h("div", { class: "share" }, link, words, save),
    place,
  );
  link.focus();
}

/** Where nothing may be handed on yet. */
export function shareLater() {
  openDialog(t("share-title"), h("p", null, t("share-when-over")));
}

/**
 * @param {string} id of what it says
 * @param {() => void} run
 */
function button(id, run) {
  return h("button", { type: "button", class: "button", onclick: run }, t(id));
}

function linkField() {
  return h("input", { class: "link-field", readOnly: true, "aria-label": t("link-of-game") });
}

function textField() {
  const label = t("text-of-game");
  return h("textarea", {
    class: "record-field figures",
    readOnly: true,
    rows: 10,
    "aria-label": label,
  });
}
