// The section that transfers all of the visitor's data to and from their other devices.

import { button } from "../../kit/page/button.js";
import { h } from "../../kit/page/dom.js";
import { part } from "../../kit/page/failure.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { loadThrownText } from "../../kit/page/problems.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { sectionTitle } from "../../kit/page/titles.js";

/**
 * @param {(text: string) => void} notify
 * @param {() => void} joined called when data has been merged
 * @returns {Promise<HTMLElement>}
 */
export async function devicesSection(notify, joined) {
  await Promise.all([loadWords("moving"), loadStyle("styles/moving.css")]);
  const place = h("div", { class: "moving-place", role: "status" });
  const file = h("input", { type: "file", accept: ".json,application/json", hidden: true });
  /** @param {(ways: typeof import("./ways.js")) => Promise<void>} act */
  const run = async (act) => {
    place.replaceChildren();
    try {
      await act(await part(import("./ways.js")));
    } catch (thrown) {
      notify(await loadThrownText(thrown));
    }
  };
  file.addEventListener("change", () => {
    const [chosen] = file.files ?? [];
    // Otherwise the same file could not be chosen again.
    file.value = "";
    if (chosen) run(({ openFile }) => openFile(chosen, place, joined));
  });
  return h(
    "section",
    { class: "moving" },
    sectionTitle(t("moving-title")),
    h("p", { class: "muted" }, t("moving-what")),
    h(
      "div",
      { class: "moving-buttons" },
      button(t("moving-save"), () => run(({ saveFile }) => saveFile(notify))),
      button(t("moving-open"), () => file.click()),
      button(t("moving-link"), () => run(({ showLink }) => showLink(place, notify))),
      button(t("moving-codes"), () => run(({ showCodes }) => showCodes(place))),
      file,
    ),
    place,
  );
}
