// The view of a worksheet: a teacher's choices, and below them a preview of the printed pages.

import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadWords, number, t } from "../../kit/page/i18n.js";
import { isContentAtFault, loadThrownText } from "../../kit/page/problems.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { tryAgainButton } from "../../kit/page/try-again.js";
import { printedPuzzleOf } from "../puzzle/paper.js";
import { drawBoard, pagesOf, solutionsPage } from "./pages.js";
import { findSolutions } from "./solutions.js";

/**
 * @typedef {import("./pages.js").PrintedOrReason} PrintedOrReason
 * @typedef {import("../puzzle/paper.js").BoardView} BoardView
 * @typedef {import("../../play/puzzle/teacher-set.js").TeacherSet} TeacherSet
 */

/**
 * Whether other people wrote the set's words, and whether its solutions may be shown.
 * @typedef {{ isForeign: boolean, hasSolutions: boolean }} WorksheetOptions
 */

/** The possible numbers of puzzles per page, and the default. */
const PUZZLE_COUNTS = [1, 2, 4];
const DEFAULT_COUNT = 2;

/** The width of a page, in CSS pixels: 210 mm. */
const PAGE_WIDTH = (210 / 25.4) * 96;

/**
 * Shows a set as a worksheet in place of a view, and goes back to that on request.
 * @param {HTMLElement} view
 * @param {TeacherSet} set
 * @param {WorksheetOptions} options
 */
export async function openWorksheet(view, set, options) {
  await Promise.all([
    loadWords("worksheet"),
    loadWords("pictures"),
    loadStyle("styles/sheet.css"),
    loadStyle("styles/worksheet.css"),
  ]);
  // The visitor may have left the view meanwhile.
  if (!view.isConnected) return;
  const focusedBefore = /** @type {HTMLElement | null} */ (document.activeElement);
  const worksheet = new Worksheet(set, options, () => {
    worksheet.element.remove();
    view.hidden = false;
    focusedBefore?.focus();
  });
  view.hidden = true;
  view.after(worksheet.element);
  scrollTo(0, 0);
  worksheet.element.focus({ preventScroll: true });
  worksheet.fill();
}

class Worksheet {
  #set;
  #options;
  /** @type {PrintedOrReason[]} */
  #papers = [];
  /** Whether all puzzles have been read. */
  #isRead = false;
  /** The solutions by puzzle, as far as they have been found. @type {(string | null)[]} */
  #foundSolutions = [];
  /** Whether the solver is running. */
  #isSolving = false;
  /** The pictures, which are reused whenever the pages are arranged. @type {Map<BoardView, HTMLImageElement>} */
  #pictures = new Map();
  /** The boards whose pictures have been drawn. @type {Set<BoardView>} */
  #drawnBoards = new Set();
  #sheet = h("div", { class: "sheet", "data-theme": "light" });
  #status = h("p", { class: "muted", role: "status" });
  #countSelect;
  #linesBox = h("input", { type: "checkbox", checked: true });
  #solutionsBox = h("input", { type: "checkbox" });
  #printButton = h("button", { type: "button", class: "button primary", disabled: true });

  /**
   * @param {TeacherSet} set
   * @param {WorksheetOptions} options
   * @param {() => void} back
   */
  constructor(set, options, back) {
    this.#set = set;
    this.#options = options;
    const counts = PUZZLE_COUNTS.map((count) => h("option", { value: count }, number(count)));
    this.#countSelect = h("select", { class: "select" }, ...counts);
    this.#countSelect.value = String(DEFAULT_COUNT);
    this.#printButton.append(t("worksheet-print"));
    this.#printButton.addEventListener("click", () => print());
    for (const field of [this.#countSelect, this.#linesBox]) {
      field.addEventListener("change", () => this.#arrangePages());
    }
    this.#solutionsBox.addEventListener("change", () => {
      this.#arrangePages();
      void this.#runOrReport(() => this.#findSolutions());
    });
    const onclick = () => back();
    this.element = h(
      "main",
      { class: "worksheet", tabIndex: -1, "aria-label": t("worksheet") },
      h(
        "div",
        { class: "worksheet-choices" },
        h("p", { class: "worksheet-title", "aria-hidden": "true" }, t("worksheet")),
        h("label", { class: "set-check" }, t("worksheet-count"), this.#countSelect),
        h("label", { class: "set-check" }, this.#linesBox, t("worksheet-lines")),
        options.hasSolutions &&
          h("label", { class: "set-check" }, this.#solutionsBox, t("worksheet-solutions")),
        h(
          "div",
          { class: "puzzle-ways" },
          this.#printButton,
          button(t("worksheet-back"), onclick),
          this.#status,
        ),
      ),
      this.#sheet,
    );
  }

  /** Reads the puzzles, shows the pages, and draws the boards. */
  fill() {
    new ResizeObserver(([{ contentRect }]) => {
      const zoom = Math.min(1, contentRect.width / PAGE_WIDTH);
      this.#sheet.style.setProperty("--zoom", String(zoom));
    }).observe(this.element);
    this.#updateStatus();
    void this.#runOrReport(() => this.#readPuzzles());
  }

  /**
   * Runs an action that may fail. Reports a failure, and offers to try again.
   * @param {() => Promise<void>} action
   */
  async #runOrReport(action) {
    try {
      await action();
    } catch (thrown) {
      const text = t("set-problem", { reason: await loadThrownText(thrown) });
      const retryButton = tryAgainButton(() => {
        this.#updateStatus();
        void this.#runOrReport(action);
      });
      this.#status.replaceChildren(text, " ", retryButton);
    }
  }

  async #readPuzzles() {
    for (const { link } of this.#set.puzzles.slice(this.#papers.length)) {
      const paper = await printedOf(link);
      if (!this.element.isConnected) return;
      this.#papers.push(paper);
    }
    this.#isRead = true;
    this.#arrangePages();
    void this.#runOrReport(() => this.#findSolutions());
    for (const [boardView, image] of this.#pictures) {
      if (!this.element.isConnected) return;
      if (this.#drawnBoards.has(boardView)) continue;
      await drawBoard(image, boardView);
      this.#drawnBoards.add(boardView);
      this.#updateStatus();
    }
    this.#updateStatus();
  }

  /** Arranges the pages according to the choices. */
  #arrangePages() {
    if (!this.#isRead) return;
    const count = Number(this.#countSelect.value);
    const sheetOptions = { count, hasLines: this.#linesBox.checked };
    const { isForeign } = this.#options;
    const pictureOf = (/** @type {BoardView} */ boardView) => this.#pictureOf(boardView);
    const pages = pagesOf(this.#set, this.#papers, sheetOptions, { isForeign, pictureOf });
    const solutions =
      this.#solutionsBox.checked && this.#isSolved
        ? [solutionsPage(this.#set, this.#papers, this.#foundSolutions, isForeign)]
        : [];
    this.#sheet.dataset.count = String(count);
    this.#sheet.replaceChildren(...pages, ...solutions);
    this.#updateStatus();
  }

  /** @param {BoardView} boardView */
  #pictureOf(boardView) {
    const image = this.#pictures.get(boardView) ?? h("img", { alt: "" });
    this.#pictures.set(boardView, image);
    return image;
  }

  get #isSolved() {
    return this.#isRead && this.#foundSolutions.length === this.#papers.length;
  }

  /** Finds the solutions if they are requested. */
  async #findSolutions() {
    if (!this.#isRead || !this.#solutionsBox.checked || this.#isSolving || this.#isSolved) return;
    const papers = this.#papers.map((paper) => ("reason" in paper ? null : paper));
    const unsolved = papers.slice(this.#foundSolutions.length);
    this.#isSolving = true;
    try {
      await findSolutions(unsolved, (solution) => {
        this.#foundSolutions.push(solution);
        this.#updateStatus();
        return this.element.isConnected && this.#solutionsBox.checked;
      });
    } finally {
      this.#isSolving = false;
    }
    this.#arrangePages();
  }

  /** Says what must still be done before the sheet can be printed. */
  #updateStatus() {
    const isSolving = this.#solutionsBox.checked && !this.#isSolved;
    const count = this.#set.puzzles.length;
    const isDrawn = this.#isRead && this.#drawnBoards.size === this.#pictures.size;
    this.#printButton.disabled = !isDrawn || isSolving;
    const solved = { done: this.#foundSolutions.length, count };
    const text = isSolving
      ? t("worksheet-solving", solved)
      : t("worksheet-pages", { count: this.#pageCount });
    setText(this.#status, isDrawn || isSolving ? text : t("worksheet-drawing"));
  }

  get #pageCount() {
    return this.#sheet.children.length;
  }
}

/**
 * The puzzle of a link, or the reason why there is none.
 * @param {string} link
 * @returns {Promise<PrintedOrReason>}
 * @throws if trying again may help
 */
async function printedOf(link) {
  try {
    return await printedPuzzleOf(link);
  } catch (thrown) {
    if (!isContentAtFault(thrown)) throw thrown;
    return { reason: await loadThrownText(thrown) };
  }
}
