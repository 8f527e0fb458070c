// The list of moves, with a row for each round. Where all move at once, a round is one move. Pressing
// a move shows the position after it. Only the move shown is in the tab order, and arrow keys go to the others.

import { h, setAttribute, setText } from "../../kit/page/dom.js";
import { list, number, t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
import { keyOf } from "../../kit/page/keys.js";
import { quotedText } from "../../kit/page/quoted.js";
import { playerWords } from "../../play/match/names.js";
import { notedPlies } from "../../play/notes/notes.js";
import { showFlaws } from "../analysis/move-flaws.js";
import { VariationRows } from "./variation-rows.js";

/** @typedef {import("../../play/match/state.js").State} SessionState */
/** @typedef {import("./move-names.js").MoveNames} MoveNames */

/**
 * Callbacks for where the visitor may go from the list.
 * @typedef {Object} ListCallbacks
 * @property {(ply: number) => void} showGame shows a position of the game
 * @property {(id: number, ply: number) => void} showVariation shows a position of a variation
 * @property {() => void} leaveVariation shows the position of the game that the variation began from
 * @property {(id: number) => void} removeVariation removes a variation
 */

/** The marks that a record may have about the way a game was played. */
const GAME_MARKS = ["practice", "helped"];

/** The prefix of a program's answer that did not count. */
const REFUSED_PREFIX = "refused: ";

/** The buttons in the list that show a position. */
const MOVE_BUTTONS = ".move, .tried";

export class Moves {
  /** @type {string[]} the moves listed */
  #listed = [];
  /** The notation of the listed moves. */
  #notationKey = "";
  /** @type {HTMLButtonElement[]} by ply before the move */
  #buttons = [];
  /** @type {HTMLElement[]} */
  #rows = [];
  #moveTexts;
  // Some browsers put a scrolling element into the tab order. The list already has one tab stop, its move.
  #list = h("ol", { class: "moves", "aria-label": t("moves-list"), tabindex: "-1" });
  #emptyNote = h("p", { class: "moves-empty" }, t("moves-none"));
  #markText = h("span");
  #mark = h("p", { class: "moves-mark", hidden: true }, icon("triangle-alert"), this.#markText);
  #gameNotes = h("p", { class: "moves-about muted", hidden: true });
  #variations;
  /** The findings of a review, by ply before the move. @type {ReadonlyMap<number, import("../analysis/move-flaws.js").MoveFlaw[]>} */
  #flaws = new Map();
  /** @type {readonly import("../../kit/boards/board.js").PlayerWords[]} by seat */
  #players = [];
  /** @type {HTMLButtonElement | undefined} the move shown */
  #currentButton;
  /** @type {HTMLButtonElement | null} the button in the tab order */
  #tabStop = null;
  #scrollFrame = 0;

  /**
   * @param {ListCallbacks} callbacks
   * @param {Object} [parts]
   * @param {HTMLElement} [parts.chart] placed below the list
   * @param {HTMLElement} [parts.foot] placed at the bottom
   * @param {import("../../kit/boards/board.js").BoardModule["moveTexts"]} [parts.texts]
   */
  constructor(callbacks, { chart, foot, texts } = {}) {
    this.callbacks = callbacks;
    this.#moveTexts = texts;
    this.#variations = new VariationRows(callbacks, texts !== undefined);
    // Also runs when the list becomes visible and gets a height.
    new ResizeObserver(() => this.#keepInSight()).observe(this.#list);
    this.#list.addEventListener("focusin", ({ target }) => this.#takeTabStop(target));
    this.#list.addEventListener("keydown", (event) => this.#onKeyDown(event));
    const parts = [this.#gameNotes, this.#emptyNote, this.#list, chart, this.#mark, foot];
    this.element = h("div", { class: "tab-body" }, ...parts);
  }

  /**
   * @param {SessionState} state
   * @param {import("../../kit/boards/board.js").Scene} game
   * @param {MoveNames} names the names of the game's moves
   */
  show(state, game, names) {
    const { variation, variations, shown } = state;
    const isEmpty = state.length === 0 && variations.length === 0;
    this.#list.dataset.seats = String(state.seats.length);
    const { game: name, seats } = state;
    this.#players = seats.map((_, seat) => playerWords(name, seats, seat));
    const { notationKey } = names;
    if (notationKey !== this.#notationKey) this.#removeFrom(0);
    this.#notationKey = notationKey;
    this.#listMoves(state, game, names);
    this.#placeVariations(state, names);
    this.#showNotes(state.about);
    const about = gameRemarks(state.about);
    this.#gameNotes.hidden = about.length === 0;
    setText(this.#gameNotes, about.join(" "));
    this.#emptyNote.hidden = !isEmpty;
    this.#list.hidden = isEmpty;
    const isInVariation = variation !== null && shown > variation.startPly;
    const current = isInVariation ? this.#variations.button(state) : this.#buttons[shown - 1];
    if (this.#currentButton !== current && this.#currentButton)
      setAttribute(this.#currentButton, "aria-current", null);
    if (current) setAttribute(current, "aria-current", "step");
    // If the visitor goes through the game from the list, the focus moves to the move shown.
    const isFollowed = this.#currentButton?.contains(document.activeElement) && current;
    if (isFollowed && current !== this.#currentButton) current.focus({ preventScroll: true });
    if (current !== this.#currentButton || !this.#tabStop?.isConnected) {
      this.#takeTabStop(current ?? this.#buttons[0] ?? null);
    }
    this.#currentButton = current;
    const mark = isInVariation ? undefined : state.marks[shown];
    this.#mark.hidden = !mark;
    if (mark) setText(this.#markText, t(`mark-${mark}`));
    // In the next frame, when the page is laid out in any case.
    cancelAnimationFrame(this.#scrollFrame);
    this.#scrollFrame = requestAnimationFrame(() => this.#keepInSight());
  }

  /** Marks the moves that are followed by a note. @param {readonly string[]} about the comments of the record */
  #showNotes(about) {
    const noted = notedPlies(about);
    this.#buttons.forEach((button, ply) => {
      const isNoted = noted.has(ply + 1);
      button.classList.toggle("noted", isNoted);
      setAttribute(button, "aria-description", isNoted ? t("note-there") : null);
    });
  }

  /**
   * Marks moves with the findings of a review.
   * @param {ReadonlyMap<number, import("../analysis/move-flaws.js").MoveFlaw[]>} flaws by ply before the move
   */
  setFlaws(flaws) {
    this.#flaws = flaws;
    this.#buttons.forEach((button, ply) => {
      showFlaws(button, flaws.get(ply) ?? [], this.#players);
    });
  }

  /**
   * Lists the moves, from the first one that differs from the list.
   * @param {SessionState} state
   * @param {import("../../kit/boards/board.js").Scene} scene
   * @param {MoveNames} names
   */
  #listMoves({ moves, marks, seats }, scene, names) {
    let sameCount = 0;
    while (sameCount < this.#listed.length && this.#listed[sameCount] === moves[sameCount])
      sameCount += 1;
    this.#removeFrom(sameCount);
    const players = this.#players;
    const notations = this.#moveTexts ? [] : names.inNotation(sameCount, moves.slice(sameCount));
    for (let ply = sameCount; ply < moves.length; ply++) {
      const parts = this.#moveTexts?.(scene, ply);
      const seat = parts ? 0 : scene.due(ply)[0];
      const row = names.row(ply);
      const notation = notations[ply - sameCount];
      const label = parts
        ? turnLabel(row, parts, players)
        : t("move-title", { ply: row, ...players[seat], move: notation });
      const showPosition = () => this.callbacks.showGame(ply + 1);
      const button = h(
        "button",
        { type: "button", class: "move", "aria-label": label, tabIndex: -1, onclick: showPosition },
        ...(parts ? parts.map(partElement) : [notation]),
      );
      button.dataset.move = moves[ply];
      button.classList.toggle("joint", parts !== undefined);
      const mark = marks[ply + 1];
      if (mark) {
        button.append(icon("triangle-alert"));
        button.title = t(`mark-${mark}`);
        button.setAttribute("aria-label", `${label}. ${t(`mark-${mark}`)}`);
      }
      showFlaws(button, this.#flaws.get(ply) ?? [], players);
      const lastRow = this.#rows.at(-1);
      // A row holds its number and one move of each side, whichever side begins it.
      const isFull = !lastRow || parts !== undefined || lastRow.childElementCount > seats.length;
      if (isFull) {
        const newRow = makeRow(row, lastRow ? 0 : seat);
        this.#rows.push(newRow);
        this.#list.append(newRow);
      }
      this.#rows.at(-1)?.append(button);
      this.#buttons.push(button);
    }
    this.#listed = [...moves];
  }

  /**
   * Removes the moves from a ply on.
   * @param {number} from
   */
  #removeFrom(from) {
    this.#listed.length = Math.min(from, this.#listed.length);
    for (const button of this.#buttons.splice(from)) {
      const row = button.parentElement;
      button.remove();
      if (row?.querySelector("button")) continue;
      row?.remove();
      this.#rows.pop();
    }
  }

  /**
   * Puts each variation under the row of the move that it replaces.
   * @param {SessionState} state
   * @param {MoveNames} names
   */
  #placeVariations(state, names) {
    /** @type {Map<Element | null, Element>} the last variation under each row */
    const lastVariations = new Map();
    for (const { startPly, element } of this.#variations.show(state, names)) {
      const row = (this.#buttons[startPly] ?? this.#buttons[startPly - 1])?.parentElement ?? null;
      const previous = lastVariations.get(row) ?? row;
      const nextElement = previous ? previous.nextElementSibling : this.#list.firstElementChild;
      // An element that is already in its place is not moved, since it may have the focus.
      if (nextElement !== element) this.#list.insertBefore(element, nextElement);
      lastVariations.set(row, element);
    }
  }

  /** @param {EventTarget | null} target a move, of the game or of a variation */
  #takeTabStop(target) {
    if (!(target instanceof HTMLButtonElement) || !target.matches(MOVE_BUTTONS)) return;
    if (this.#tabStop) this.#tabStop.tabIndex = -1;
    this.#tabStop = target;
    target.tabIndex = 0;
  }

  /**
   * The up and down keys go from row to row. The page handles the left and right keys, which go through the game.
   * @param {KeyboardEvent} event
   */
  #onKeyDown(event) {
    const buttons = /** @type {HTMLButtonElement[]} */ ([
      ...this.#list.querySelectorAll(MOVE_BUTTONS),
    ]);
    const index = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const lastIndex = buttons.length - 1;
    const width = this.#moveTexts ? 1 : Number(this.#list.dataset.seats);
    /** @type {Record<string, number>} */
    const targets = { ArrowUp: index - width, ArrowDown: index + width, Home: 0, End: lastIndex };
    const target = targets[keyOf(event)];
    if (index < 0 || target === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    buttons[Math.min(lastIndex, Math.max(0, target))].focus();
  }

  /** Scrolls the list, and only the list, to the move shown. */
  #keepInSight() {
    const list = this.#list;
    const current = this.#currentButton;
    if (!current?.isConnected) {
      list.scrollTop = 0;
      return;
    }
    const top =
      current.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
    if (top < list.scrollTop) list.scrollTop = top;
    const bottom = top + current.offsetHeight;
    if (bottom > list.scrollTop + list.clientHeight)
      list.scrollTop = bottom - list.clientHeight + 8;
  }
}

/**
 * The visible parts of a move of all sides at once, in words.
 * @param {number} row
 * @param {string[]} parts by seat
 * @param {readonly import("../../kit/boards/board.js").PlayerWords[]} players
 */
function turnLabel(row, parts, players) {
  const visibleMoves = parts.flatMap((move, seat) =>
    move === "" ? [] : [t("moves-part", { ...players[seat], move })],
  );
  // The label contains the visible text, so that people who use voice control can say it.
  const shownMoves = parts.map(visiblePart).join("");
  return t("moves-turn", { ply: row, shown: shownMoves, moves: list(visibleMoves) });
}

/** @param {string} text a side's part of a move; empty if it is hidden */
function partElement(text) {
  return h("span", { class: text === "" ? "muted" : null }, visiblePart(text));
}

/** @param {string} text a side's part of a move; empty if it is hidden */
const visiblePart = (text) => (text === "" ? "?" : text);

/**
 * A row with a place for each side's move. In a game that continues from a position, another side than the first may begin. Then
 * the places of the sides before it stay empty.
 * @param {number} count the number at the beginning of the row; 0 shows none
 * @param {number} seat the seat that moves first in the row
 */
function makeRow(count, seat) {
  return h(
    "li",
    { class: "moves-row" },
    h("span", { class: "moves-number figures" }, count > 0 && number(count)),
    ...Array.from({ length: seat }, () => h("span")),
  );
}

/** @param {readonly string[]} about the comments of a record */
function gameRemarks(about) {
  const marks = GAME_MARKS.filter((mark) => about.includes(mark)).map((mark) => t(`about-${mark}`));
  const refused = about.filter((comment) => comment.startsWith(REFUSED_PREFIX));
  const answers = refused.map((comment) =>
    t("about-refused", { answer: quotedText(comment.slice(REFUSED_PREFIX.length)) }),
  );
  return [...marks, ...answers];
}
