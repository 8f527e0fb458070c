// Today's puzzles on the home page: a link to each, and whether the visitor has solved it.

import { COMPLETE_GAMES } from "../../games/complete.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { sectionTitle } from "../../kit/page/titles.js";
import { todayAddress } from "../../play/addresses.js";
import { dayOf, doneOn, streakOn } from "../../play/puzzle/daily.js";

export function todaySection() {
  const today = dayOf();
  const streak = streakOn(today);
  const links = COMPLETE_GAMES.map((game) => {
    const isDone = doneOn(game, today) !== null;
    const name = t(`${game}-name`);
    const doneText = t("puzzle-today-done");
    return h(
      "li",
      null,
      h(
        "a",
        { class: "button", href: todayAddress(game), title: isDone ? doneText : null },
        name,
        isDone && h("span", { class: "today-done", "aria-hidden": "true" }, " ✓"),
        isDone && h("span", { class: "unseen" }, `. ${doneText}`),
      ),
    );
  });
  return h(
    "section",
    { class: "today" },
    sectionTitle(h("a", { href: todayAddress() }, t("puzzle-today"))),
    streak > 0 && h("p", { class: "muted" }, t("puzzle-streak", { days: streak })),
    h("ul", { class: "today-ways" }, ...links),
  );
}
