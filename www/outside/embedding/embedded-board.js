// A board embedded in another site's page: its content, and its messages to the page.

import { GAMES } from "../../games/list.js";
import { button } from "../../kit/page/button.js";
import { h } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { latest } from "../../kit/page/latest.js";
import { Notices } from "../../kit/page/notices.js";
import { isContentAtFault, loadThrownText } from "../../kit/page/problems.js";
import { learnAddress, teacherSetAddress } from "../../play/addresses.js";
import { openLink } from "../../play/load.js";
import { addressOfSite, hasPages } from "../../site.js";
import { ImpossibleOptions, storesProgress } from "./options.js";
import { Stopwatch } from "./stopwatch.js";

/**
 * @typedef {import("./options.js").Options} Options
 * @typedef {import("./options.js").Fault} Fault
 * @typedef {import("./protocol.js").Said} Said
 * @typedef {import("./protocol.js").BoardState} BoardState
 */

/**
 * The content of an embedded board.
 * @typedef {Object} Content
 * @property {HTMLElement} element
 * @property {BoardState} state
 * @property {import("./printout.js").BoardView | null} boardView null while the board is hidden
 * @property {(tree: ShadowRoot, isWanted: () => boolean) => Promise<import("./printout.js").Sheet | null>} [prepareSheet] prepares
 *   the sheet that is printed instead; null if it is no longer wanted
 * @property {(move: string) => import("../../wasm/warren.js").Problem | string | null} play
 * @property {import("./game-board.js").SavedGame | import("./puzzle-board.js").SavedPuzzle | import("./lesson-board.js").SavedLesson | import("./set-board.js").SavedSet | import("./question-board.js").SavedQuestion} saved
 * @property {() => void} close
 */

/**
 * The saved content of a closed board, how long it has been seen, and where it is stored.
 * @typedef {Content["saved"] & { times?: import("./stopwatch.js").Times, keep?: ProgressStore | null }} SavedBoard
 */

/** @typedef {import("./keep.js").ProgressStore} ProgressStore */
/** Returns where the progress of a board with these options is stored; null if nowhere. @typedef {(options: Options) => ProgressStore | null | Promise<ProgressStore | null>} ProgressStoreOf */
/** Loads a style sheet that only some boards need, unless it is loaded already. @typedef {(path: string) => unknown} LoadSheet */

/** Fires `said`, a `CustomEvent` whose detail is a {@link Said}. Load the texts of the language first. */
export class EmbeddedBoard extends EventTarget {
  /** @type {Content | null} */
  #content = null;
  /** The calls of `open`. A slow one does not replace a later one. */
  #openings = latest();
  #place = h("div", { class: "embed-place" });
  #notices = new Notices(() => {
    const board = /** @type {HTMLElement | null} */ (this.#place.firstElementChild);
    board?.focus({ preventScroll: true });
  });
  /** The faults since the board was opened, for pages that listen late. @type {Set<string>} */
  #faults = new Set();
  #outside;
  #progressStoreOf;
  #loadSheet;
  /** Where the progress is stored. @type {ProgressStore | null} */
  #progressStore = null;
  /** Shows that the board has restored the stored progress. */
  #restored = h("div", { class: "embed-restored" });
  /** Withdraws the offer to go back to the game before. */
  #withdrawOffer = () => {};
  /** @type {Stopwatch | null} */
  #stopwatch = null;
  /** Lists the invalid options. */
  #refused = h("div", { class: "embed-refused", role: "alert" });

  /**
   * @param {HTMLElement} container the element to fill, already in its document or shadow tree
   * @param {import("./game-board.js").Host["outside"]} [outside]
   * @param {ProgressStoreOf} [progressStoreOf]
   * @param {LoadSheet} [loadSheet]
   */
  constructor(container, outside = [], progressStoreOf = () => null, loadSheet = () => null) {
    super();
    this.#loadSheet = loadSheet;
    this.#outside = outside;
    this.#progressStoreOf = progressStoreOf;
    this.container = container;
    const { element } = this.#notices;
    container.replaceChildren(this.#refused, this.#restored, this.#place, element);
  }

  /** The content; null until the board is ready, or if opening failed. */
  get content() {
    return this.#content;
  }

  /** The state; null until the board is ready, or if opening failed. */
  get state() {
    return this.#content?.state ?? null;
  }

  /**
   * Opens the board that the options describe. Never rejects: problems are reported as events.
   * @param {Options} options
   * @param {Fault[]} faults the invalid options
   * @param {SavedBoard | null} [saved] the content saved with the same options; with it, `ready` is not reported again
   */
  async open(options, faults, saved = null) {
    const opening = this.#openings.next();
    this.#withdrawOffer();
    this.#showLoading();
    this.#faults.clear();
    this.#refused.replaceChildren();
    const missing = faults.find(({ name }) => name === contentOption(options, faults));
    for (const fault of faults) if (fault !== missing) this.reportOption(fault);
    if (missing) {
      this.#fail(faultText(missing), null);
      return;
    }
    try {
      const content = await this.#contentOf(options, saved, opening);
      if (!content) return;
      this.#content = content;
      this.#stopwatch?.close();
      this.#stopwatch = new Stopwatch(saved?.times ?? null);
      if (!saved) this.#say({ type: "ready", state: content.state });
    } catch (thrown) {
      const reason = await loadThrownText(thrown);
      if (!opening.isCurrent) return;
      const mayHelp = !isContentAtFault(thrown) && !(thrown instanceof ImpossibleOptions);
      this.#fail(reason, mayHelp ? () => void this.open(options, faults, saved) : null);
    }
  }

  /**
   * Plays a move as the person whose turn it is. Reports why, if the move is refused.
   * @param {string} move
   */
  async play(move) {
    /** @type {unknown} */
    let problem;
    try {
      problem = this.#content ? this.#content.play(move) : t("embed-not-ready");
    } catch (thrown) {
      problem = thrown;
    }
    if (problem !== null) this.#say({ type: "error", message: await loadThrownText(problem) });
  }

  /**
   * Reports a fault. The content of the board stays.
   * @param {string} message
   */
  reportFault(message) {
    this.#faults.add(message);
    this.#say({ type: "error", message });
  }

  /**
   * Reports an invalid option, and shows it on the board.
   * @param {Fault} fault
   */
  reportOption(fault) {
    const message = faultText(fault);
    if (!this.#faults.has(message)) {
      this.#refused.append(h("p", { class: "problem-line" }, message));
    }
    this.reportFault(message);
  }

  /** Reports the faults and, if the board is ready, its state once more, for a page that listens late. */
  repeatReports() {
    for (const message of this.#faults) this.#say({ type: "error", message, again: true });
    const { state } = this;
    if (state) this.#say({ type: "ready", state, again: true });
  }

  /** Closes the content and frees its resources. */
  close() {
    this.#openings.next();
    this.#content?.close();
    this.#content = null;
    this.#stopwatch?.close();
    this.container.replaceChildren();
  }

  /** The content to save for a later {@link open}; null if there is none. @returns {SavedBoard | null} */
  get saved() {
    const saved = this.#content?.saved;
    return saved ? { ...saved, times: this.#stopwatch?.times, keep: this.#progressStore } : null;
  }

  /** Shows the outline of a board while there is none. */
  #showLoading() {
    if (this.#content || this.#place.querySelector(".embed-loading")) return;
    const label = t("embed-loading");
    this.#place.replaceChildren(
      h(
        "div",
        { class: "game embedded embed-loading", role: "status", "aria-label": label },
        h("div", { class: "embed-table" }, h("div", { class: "board" })),
      ),
    );
  }

  /**
   * @param {Options} requested
   * @param {SavedBoard | null} saved
   * @param {import("../../kit/page/latest.js").Turn} opening the call of `open`
   * @returns {Promise<Content | null>} null if a later call has been made
   */
  async #contentOf(requested, saved, opening) {
    if (this.#outside.length > 0 && requested.set !== null)
      throw new ImpossibleOptions(t("embed-games-alone"));
    if (requested.set !== null)
      return this.#openContent(
        await setBoardOf(requested.set, this.#loadSheet),
        requested,
        saved,
        opening,
      );
    const builtIn =
      requested.lesson !== null && Object.hasOwn(GAMES, requested.lesson) ? requested.lesson : null;
    const text = builtIn === null ? (requested.lesson ?? requested.link) : null;
    const linked = text === null ? null : await openLink(text);
    const options = { ...requested, link: linked?.code ?? null };
    if (options.mode === "puzzle" && !linked?.puzzle)
      throw new ImpossibleOptions(t("embed-no-puzzle"));
    const isLesson = builtIn !== null || linked?.scene.lesson !== undefined;
    if (requested.lesson !== null && !isLesson) throw new ImpossibleOptions(t("embed-no-lesson"));
    const isGame = !isLesson && !linked?.puzzle;
    if (this.#outside.length > 0 && !isGame) throw new ImpossibleOptions(t("embed-games-alone"));
    const openBoard = isLesson
      ? await lessonBoardOf(builtIn, linked, this.#loadSheet)
      : await boardOf(linked, this.#loadSheet);
    return this.#openContent(openBoard, options, saved, opening);
  }

  /**
   * Puts a board in the place of the one before.
   * @param {OpenBoard} openBoard
   * @param {Options} options
   * @param {SavedBoard | null} saved
   * @param {import("../../kit/page/latest.js").Turn} opening the call of `open`
   */
  async #openContent(openBoard, options, saved, opening) {
    const [handInModule, keep] = await Promise.all([
      options.hand_in ? loadPart(import("./hand-in.js")) : null,
      saved
        ? (saved.keep ?? null)
        : storesProgress(options)
          ? this.#progressStoreOf(options)
          : null,
    ]);
    if (!opening.isCurrent) return null;
    this.#content?.close();
    this.#content = null;
    this.#showLoading();
    // The surrounding page's progress takes precedence over the stored one.
    const progress = options.progress ?? (saved ? null : (keep?.progress ?? null));
    const isStored = progress !== null && options.progress === null;
    if (keep && !saved) keep.isRestored = isStored;
    let hasWarnedUnstored = false;
    const host = {
      say: (/** @type {Said} */ said) => {
        const done = keep && "state" in said ? said.state.progress : null;
        if (done !== null && !keep?.write(done) && options.hand_in && !hasWarnedUnstored) {
          hasWarnedUnstored = true;
          this.#notices.show(t("embed-unkept"), true);
        }
        this.#say(said);
      },
      refuse: (/** @type {Fault} */ fault) => {
        // An unreadable stored progress is not the page's fault.
        if (keep && isStored && fault.name === "progress") keep.isRestored = false;
        else this.reportOption(fault);
      },
      notify: (/** @type {string} */ sentence) => this.#notices.show(sentence),
      fault: (/** @type {string} */ message) => this.reportFault(message),
      restart: () => void this.#restart({ ...options, progress: null }, keep),
      createHandIn: () =>
        handInModule?.handInButton(() => this.#handIn(handInModule.openHandIn)) ?? null,
      createMark: () => siteLinkOf(options),
      readNews: () => keep?.news() ?? null,
      isWanted: () => opening.isCurrent,
      outside: this.#outside,
    };
    const content = await openBoard(this.#place, { ...options, progress }, host, saved);
    if (opening.isCurrent) {
      this.#progressStore = keep;
      this.#showRestored(() => {
        keep?.startAfresh();
        handInModule?.forgetName();
        void this.open(options, []);
      });
      return content;
    }
    content?.close();
    return null;
  }

  /**
   * Begins again, and offers the way back to a game under way.
   * @param {Options} options
   * @param {ProgressStore | null} keep
   */
  async #restart(options, keep) {
    const { saved, state } = this;
    keep?.write(null);
    await this.open(options, []);
    if (!saved || !state || state.over || state.moves.length === 0) return;
    this.#withdrawOffer = this.#notices.showWithButton(
      t("embed-new-game"),
      t("embed-back"),
      async () => {
        await this.open(options, [], saved);
        if (!this.state) return;
        if (this.state.progress !== null) keep?.write(this.state.progress);
        this.#say({ type: "state", state: this.state });
      },
    );
  }

  /** If the board has restored stored progress, lets another visitor begin again. @param {() => void} startAfresh */
  #showRestored(startAfresh) {
    this.#restored.replaceChildren();
    if (!this.#progressStore?.isRestored) return;
    const onclick = () => {
      this.#notices.focus();
      startAfresh();
    };
    this.#restored.append(
      h("span", null, t("embed-restored")),
      button(t("embed-start-afresh"), onclick),
    );
  }

  /** @param {typeof import("./hand-in.js").openHandIn} openHandIn */
  #handIn(openHandIn) {
    const { state } = this;
    if (state && this.#stopwatch) openHandIn(this.#place, state, this.#stopwatch.times);
  }

  /**
   * @param {string} reason
   * @param {(() => void) | null} retry null if trying again does not help
   */
  #fail(reason, retry) {
    this.#content?.close();
    this.#content = null;
    this.#restored.replaceChildren();
    const message = t("embed-failed", { reason });
    const retryButton = retry && button(t("try-again"), retry);
    this.#place.replaceChildren(
      h("div", { class: "plain" }, h("p", { role: "alert" }, message), retryButton),
    );
    this.reportFault(message);
  }

  /** @param {Said} detail */
  #say(detail) {
    this.dispatchEvent(new CustomEvent("said", { detail }));
  }
}

/**
 * The option that determines the content. If it is invalid, nothing is shown.
 * @param {Options} options
 * @param {Fault[]} faults
 */
function contentOption({ lesson, link, set }, faults) {
  if (set !== null || faults.some(({ name }) => name === "set")) return "set";
  if (lesson !== null || faults.some(({ name }) => name === "lesson")) return "lesson";
  const isLink = link !== null || faults.some(({ name }) => name === "link");
  return isLink ? "link" : "game";
}

/**
 * The message for an invalid option.
 * @param {Fault} fault
 */
export const faultText = ({ name, value, allowed }) => t("embed-option", { name, value, allowed });

/** Opens a board. @typedef {(place: HTMLElement, options: Options, host: import("./game-board.js").Host, saved: SavedBoard | null) => Promise<Content | null>} OpenBoard */

/**
 * The function that opens a game or a puzzle.
 * @param {import("../../play/load.js").Link | null} linked
 * @param {LoadSheet} loadSheet
 * @returns {Promise<OpenBoard>}
 */
async function boardOf(linked, loadSheet) {
  const puzzle = linked?.puzzle;
  if (puzzle === undefined) {
    const { openGameBoard } = await loadPart(import("./game-board.js"));
    return (place, options, host, saved) =>
      openGameBoard(
        place,
        options,
        host,
        saved && "game" in saved ? saved : null,
        linked?.scene ?? null,
      );
  }
  const [{ openPuzzleBoard }] = await Promise.all([
    loadPart(import("./puzzle-board.js")),
    loadWords("puzzles"),
    loadSheet("styles/puzzle.css"),
  ]);
  return (place, options, host, saved) =>
    openPuzzleBoard(
      place,
      puzzle,
      options,
      host,
      saved && ("puzzle" in saved || "question" in saved) ? saved : null,
    );
}

/**
 * The function that opens a lesson.
 * @param {string | null} builtIn the game whose own lesson it is
 * @param {import("../../play/load.js").Link | null} linked the link of any other lesson
 * @param {LoadSheet} loadSheet
 * @returns {Promise<OpenBoard>}
 */
async function lessonBoardOf(builtIn, linked, loadSheet) {
  const [{ openLessonBoard }] = await Promise.all([
    loadPart(import("./lesson-board.js")),
    loadWords("lessons"),
    loadSheet("styles/lesson.css"),
  ]);
  const lesson = builtIn ?? linked;
  if (lesson === null) throw new Error("there is no lesson");
  return (place, options, host, saved) =>
    openLessonBoard(place, lesson, options, host, saved && "at" in saved ? saved : null);
}

/**
 * The function that opens a set of puzzles.
 * @param {string} code of its link
 * @param {LoadSheet} loadSheet
 * @returns {Promise<OpenBoard>}
 */
async function setBoardOf(code, loadSheet) {
  const [{ openSetBoard }] = await Promise.all([
    loadPart(import("./set-board.js")),
    loadWords("puzzles"),
    loadSheet("styles/puzzle.css"),
  ]);
  return (place, options, host, saved) =>
    openSetBoard(place, code, options, host, saved && "set" in saved ? saved : null);
}

/**
 * The link to the site: to the board's content if analysis is allowed, otherwise to the home page; null without a site.
 * @param {Options} options
 */
function siteLinkOf({ analysis, lesson, link, set }) {
  if (!hasPages) return null;
  const url = addressOfSite("index.html");
  const lessonAddress = lesson === null ? null : learnAddress(lesson);
  const content = set === null ? (link ?? lessonAddress) : teacherSetAddress(set);
  const isOpen = analysis && content !== null;
  if (isOpen) url.hash = content;
  const label = t(isOpen ? "embed-open" : "site");
  return h(
    "a",
    {
      class: "embed-mark",
      href: url.href,
      target: "_blank",
      rel: "noopener",
      title: label,
      "aria-label": label,
    },
    h(
      "span",
      { class: "logo", "aria-hidden": "true" },
      ...[0, 1, 1, 0].map((seat) => h("span", { class: "mark", "data-seat": seat })),
    ),
  );
}
