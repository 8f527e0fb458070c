// The themes of a game's puzzles, each with a description, the number of its puzzles, and the number of those solved.

import { h } from "../../kit/page/dom.js";
import { hasText, loadWords, t } from "../../kit/page/i18n.js";
import { loadThrownText } from "../../kit/page/problems.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { tryAgainButton } from "../../kit/page/try-again.js";
import { puzzlesAddress } from "../../play/addresses.js";
import { filterPath, NO_FILTER, themesOf } from "../../play/puzzle/filter.js";
import { allSolved, puzzleIndex } from "../../play/puzzle/sets.js";
import { themeName } from "../../play/puzzle/words.js";

/** @param {string} game */
export async function themesView(game) {
  await Promise.all([
    loadWords("puzzles"),
    loadStyle("styles/puzzle.css"),
    loadStyle("styles/puzzles.css"),
  ]);
  const title = t("puzzle-themes-of", { game: t(`${game}-name`) });
  const list = h("ul", { class: "puzzle-themes" });
  const emptyNote = h("p", { class: "muted", role: "status" });
  const loadList = async () => {
    try {
      const solved = allSolved();
      const themes = themesOf(await puzzleIndex(game), (key) => solved.has(key));
      list.append(...themes.map((theme) => themeRow(game, theme)));
      emptyNote.textContent = themes.length === 0 ? t("puzzle-no-themes") : "";
    } catch (thrown) {
      const reason = await loadThrownText(thrown);
      emptyNote.replaceChildren(t("puzzle-none", { reason }), " ", tryAgainButton(loadList));
    }
  };
  await loadList();
  const allLabel = t("puzzles-all-of", { game: t(`${game}-name`) });
  const element = h(
    "main",
    { class: "puzzle-sets" },
    h("p", { class: "puzzle-sets-title", "aria-hidden": "true" }, title),
    list,
    emptyNote,
    h("p", null, h("a", { class: "button", href: puzzlesAddress(game) }, allLabel)),
  );
  return { element, title, close: () => {} };
}

/**
 * @param {string} game
 * @param {{ name: string, count: number, solved: number }} theme
 */
function themeRow(game, { count, name, solved }) {
  const description = `${game}-theme-${name}-about`;
  const href = puzzlesAddress(game, filterPath({ ...NO_FILTER, theme: name }));
  return h(
    "li",
    null,
    h(
      "a",
      { class: "puzzle-theme", href },
      h("strong", null, themeName(game, name)),
      hasText(description) && h("span", null, t(description)),
      h("span", { class: "muted" }, t("puzzles-solved", { solved, count })),
    ),
  );
}
