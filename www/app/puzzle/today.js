// Today's puzzles: a card for each game, and the puzzle of one game.

import { COMPLETE_GAMES } from "../../games/complete.js";
import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { dayAndMonth, loadWords, t } from "../../kit/page/i18n.js";
import { loadThrownText } from "../../kit/page/problems.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { tryAgainButton } from "../../kit/page/try-again.js";
import { puzzlesAddress, todayAddress } from "../../play/addresses.js";
import { loadGame } from "../../play/load.js";
import {
  dateOf,
  dayOf,
  doneOn,
  isSunday,
  puzzleOfDay,
  readDay,
  streakOn,
} from "../../play/puzzle/daily.js";
import { copySummary, daySummary, puzzlesOfDay } from "../../play/puzzle/day-result.js";
import { puzzleAt, puzzleIndex } from "../../play/puzzle/sets.js";
import { PuzzleCards } from "./cards.js";

/**
 * @param {import("../../main.js").App} app
 * @param {string | null} game null for all games
 * @param {string | null} date such as `2026-11-25`; null for today
 */
export async function todayView(app, game, date) {
  await Promise.all([
    loadWords("puzzles"),
    loadStyle("styles/puzzle.css"),
    loadStyle("styles/puzzles.css"),
  ]);
  const today = dayOf();
  if (game === null) return todayListView(app, today);
  const day = date === null ? today : readDay(date);
  if (day === null) return todayListView(app, today, t("puzzle-day-none", { date: date ?? "" }));
  if (day > today) return todayListView(app, today, t("puzzle-day-to-come", { date: date ?? "" }));
  const [warren, index] = await Promise.all([loadGame(game), puzzleIndex(game)]);
  const puzzle = puzzleOfDay(index, day);
  const text = puzzle && warren.puzzleOfLink((await puzzleAt(puzzle)).link);
  if (!text) return todayListView(app, today);
  const { puzzleView } = await loadPart(import("./page.js"));
  return puzzleView(app, text, day);
}

/**
 * @param {import("../../main.js").App} app
 * @param {number} today
 * @param {string} problem the reason why another day's puzzle is not shown
 */
async function todayListView(app, today, problem = "") {
  const cards = new PuzzleCards();
  const title = t("puzzle-today");
  const grid = h("ul", { class: "puzzle-grid" });
  const streak = streakOn(today);
  const printButton = button(t("set-print"));
  const printProblem = h("p", { class: "problem-line", role: "status" });
  printButton.addEventListener("click", async () => {
    const reason = await openTodayWorksheet(element, today, title).then(() => "", loadThrownText);
    setText(printProblem, reason && t("set-problem", { reason }));
  });
  const element = h(
    "main",
    { class: "puzzle-sets puzzle-today" },
    problem !== "" && h("p", { class: "problem-line", role: "alert" }, problem),
    h("p", { class: "puzzle-sets-title", "aria-hidden": "true" }, title),
    h("p", { class: "muted" }, t("puzzle-today-about", { date: dayAndMonth(dateOf(today)) })),
    isSunday(today) && h("p", null, t("puzzle-sunday")),
    streak > 0 && h("p", { class: "puzzle-streak" }, t("puzzle-streak", { days: streak })),
    grid,
    h(
      "div",
      { class: "puzzle-ways" },
      h("a", { class: "button", href: puzzlesAddress(null) }, t("part-puzzles")),
      printButton,
    ),
    printProblem,
  );
  /** @param {string} game @returns {Promise<HTMLElement | null>} null where there are no puzzles */
  const makeCard = async (game) => {
    try {
      const puzzle = puzzleOfDay(await puzzleIndex(game), today);
      if (!puzzle) return null;
      const card = cards.makeCard(await puzzleAt(puzzle), "", todayAddress(game));
      card.dataset.game = game;
      const isDone = doneOn(game, today) !== null;
      const doneMark = h(
        "span",
        { class: "puzzle-solved", hidden: !isDone },
        t("puzzle-today-done"),
      );
      card
        .querySelector(".puzzle-card-task")
        ?.before(h("strong", null, t(`${game}-name`)), doneMark);
      return card;
    } catch (thrown) {
      const text = t("puzzle-none", { reason: await loadThrownText(thrown) });
      const retry = async () => line.replaceWith((await makeCard(game)) ?? "");
      const line = h("li", { class: "problem-line" }, text, " ", tryAgainButton(retry));
      return line;
    }
  };
  for (const game of COMPLETE_GAMES) {
    const card = await makeCard(game);
    if (card) grid.append(card);
  }
  const puzzles = await puzzlesOfDay(today).catch(() => []);
  const isOver = puzzles.every(({ state }) => state !== "open");
  if (puzzles.some(({ state }) => state !== "open")) {
    grid[isOver ? "before" : "after"](summarySection(app, today, puzzles));
  }
  return { element, title, close: () => cards.close() };
}

/**
 * @param {import("../../main.js").App} app
 * @param {number} today
 * @param {import("../../play/puzzle/day-result.js").DayPuzzle[]} puzzles
 */
function summarySection(app, today, puzzles) {
  const { lines, text, title } = daySummary(puzzles, today);
  const copy = async () => app.notices.show(await copySummary(text));
  return h(
    "section",
    { class: "day-summary", "aria-label": title },
    h("h2", null, title),
    h("ul", null, ...lines.map((line) => h("li", null, line))),
    button(t("puzzle-share-result"), copy),
  );
}

/**
 * Shows today's puzzles as a worksheet.
 * @param {HTMLElement} view
 * @param {number} today
 * @param {string} title
 */
async function openTodayWorksheet(view, today, title) {
  const indexes = await Promise.all(COMPLETE_GAMES.map(puzzleIndex));
  const puzzles = indexes.flatMap((index) => puzzleOfDay(index, today) ?? []);
  const links = (await Promise.all(puzzles.map(puzzleAt))).map(({ link }) => ({ link }));
  const set = { title, puzzles: links, shuffled: false, hints: true, tries: null };
  const { openWorksheet } = await loadPart(import("../worksheet/view.js"));
  await openWorksheet(view, set, { isForeign: false, hasSolutions: true });
}
