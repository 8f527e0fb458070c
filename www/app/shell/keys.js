// The list of the page's keys and the board's keys, which ? opens.

import { openDialog } from "../../kit/page/dialog.js";
import { h } from "../../kit/page/dom.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { loadStyle } from "../../kit/page/style-part.js";

/** @param {string | null} game the game on the page */
export async function showKeys(game) {
  await Promise.all([loadWords("keys"), loadStyle("styles/settings.css")]);
  openDialog(
    t("keys-title"),
    h(
      "div",
      { class: "keys" },
      game && keysSection(t("keys-board", { game: t(`${game}-name`) }), t(`${game}-keys`)),
      keysSection(t("keys-page"), t("keys-of-page")),
    ),
  );
}

/**
 * @param {string} title
 * @param {string} lines a key and its action per line, separated by a bar
 */
function keysSection(title, lines) {
  const rows = lines.split("\n").map((line) => {
    const [key, action = ""] = line.split("|").map((text) => text.trim());
    return h("div", null, h("dt", null, h("kbd", { dir: "auto" }, key)), h("dd", null, action));
  });
  return h("section", null, h("h3", null, title), h("dl", { class: "keys-list" }, ...rows));
}
