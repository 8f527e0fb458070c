// Today's puzzles on the home page: their boards, what the visitor has solved of them, and the days of the month on which the
// visitor has solved one.

import { COMPLETE_GAMES } from "../../games/complete.js";
import { h } from "../../kit/page/dom.js";
import { dateFormat, t } from "../../kit/page/i18n.js";
import { sectionTitle } from "../../kit/page/titles.js";
import { todayAddress } from "../../play/addresses.js";
import { dateOf, dayOf, doneOn, storedDays, streakOn } from "../../play/puzzle/daily.js";
import { mountOfDay } from "../puzzle/start-picture.js";

/** @param {import("./page.js").MakePicture} makePicture */
export function todaySection(makePicture) {
  const today = dayOf();
  const streak = streakOn(today);
  const solved = COMPLETE_GAMES.filter((game) => doneOn(game, today));
  const count = COMPLETE_GAMES.length;
  const boards = COMPLETE_GAMES.map((game) =>
    h(
      "li",
      null,
      h(
        "a",
        { class: "day-board", href: todayAddress(game), "data-game": game },
        makePicture(game, (place, pictureModule) => mountOfDay(place, pictureModule, game, today)),
        h("span", null, t(`${game}-name`)),
        solved.includes(game) && h("span", { class: "day-done", "aria-hidden": "true" }, "✓"),
        solved.includes(game) && h("span", { class: "unseen" }, `. ${t("puzzle-today-done")}`),
      ),
    ),
  );
  return h(
    "section",
    { class: "today" },
    h(
      "div",
      { class: "today-head" },
      sectionTitle(h("a", { href: todayAddress() }, t("puzzle-today"))),
      h("span", null, t("today-solved", { solved: solved.length, count })),
      streak > 0 && h("span", null, t("puzzle-streak", { days: streak })),
    ),
    h("ul", { class: "today-boards" }, ...boards, h("li", null, monthTile(today))),
  );
}

/**
 * The current month in the calendar of the visitor's language, with a mark on each day that has a solved puzzle.
 * @param {number} today
 */
function monthTile(today) {
  const { spans } = storedDays();
  const format = dateFormat({ day: "numeric", numberingSystem: "latn" });
  const placeOf = (/** @type {number} */ day) => Number.parseInt(format.format(dateOf(day)), 10);
  const first = today - placeOf(today) + 1;
  let end = first + 28;
  while (placeOf(end) > 1) end++;
  let days = 0;
  const marks = Array.from({ length: end - first }, (_, i) => {
    const day = first + i;
    const isSolved = spans.some(([from, to]) => from <= day && day <= to);
    if (isSolved) days++;
    return h("i", { class: isSolved && "solved", "aria-current": day === today && "date" });
  });
  // The first of January 1970 was a Thursday.
  marks[0].style.gridColumnStart = String(((first + 3 - firstWeekday() + 7 + 1) % 7) + 1);
  const month = dateFormat({ month: "long" }).format(dateOf(today));
  return h(
    "div",
    { class: "month", role: "img", "aria-label": t("today-month", { month, days }) },
    h("span", null, month),
    h("div", null, ...marks),
  );
}

/** The weekday with which weeks begin in the visitor's language: 1 for Monday to 7 for Sunday. */
function firstWeekday() {
  const locale = /** @type {any} */ (new Intl.Locale(document.documentElement.lang));
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}
