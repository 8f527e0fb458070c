// Handing a game on as a link.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { openDialog } from "./dialog.js";

/**
 * Copies the link; where the browser refuses, shows it to be copied by hand.
 * @param {string} url
 * @param {(text: string) => void} notify
 */
export async function share(url, notify) {
  try {
    await navigator.clipboard.writeText(url);
    notify(t("share-copied"));
  } catch {
    const field = h("input", {
      class: "link-field",
      readOnly: true,
      value: url,
      "aria-label": t("link-of-game"),
    });
    openDialog(t("share-title"), h("p", null, t("share-by-hand")), field);
    field.focus();
    field.select();
  }
}
