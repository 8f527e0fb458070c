// The analysis tab: the best moves in the position shown, a review of the game, and the thoughts of an engine that plays.

import { h, setText } from "../../kit/page/dom.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { preference, setPreference } from "../../kit/page/preferences.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { analysisOf, isContested, wholeMoves } from "../../play/analysis/access.js";
import { BoardAnalysis } from "../../play/analysis/board-analysis.js";
import { decisiveOf, decisiveWords } from "../../play/analysis/decisive.js";
import { evaluationsOf } from "../../play/analysis/evaluation-words.js";
import { Reviewing, subjectOf, subjectOfLog } from "../../play/analysis/reviewing.js";
import { nearSeat, sideName, sideWords } from "../../play/match/names.js";
import { namesOf } from "../table/move-names.js";
import { BestLines, SeatChoice } from "./best-lines.js";
import { EvaluationBar } from "./evaluation-bar.js";
import { flawsOf, ReviewPart } from "./review.js";
import { Thoughts } from "./thoughts.js";

/** @typedef {import("../../play/match/session.js").Session} Session */
/** @typedef {import("../../play/analysis/reviewing.js").JudgedMove} JudgedMove */
/** @typedef {import("../../kit/boards/board.js").BoardModule} BoardModule */
/** @typedef {import("../table/ending.js").DecisiveMove} DecisiveMove */

/** The largest number of lines that the visitor may ask for, and the number at first. */
const [MAX_LINES, DEFAULT_LINES] = [5, 3];

/**
 * Callbacks to the page, which uses the results.
 * @typedef {Object} AnalysisHost
 * @property {(markedMove: import("../../kit/boards/board.js").SuggestedMove | null) => void} markMove draws a move on the board
 * @property {(flaws: Map<number, import("./move-flaws.js").MoveFlaw[]>, evaluations: import("./score-chart.js").Evaluation[],
 *   decisiveMove: DecisiveMove | null) => void} showReview marks the moves of the game, and reports which one decided it
 * @property {(best: import("../../kit/boards/board.js").SuggestedMove[]) => void} markBest draws the best moves on the board
 * @property {HTMLElement} board the place of the board
 * @property {() => boolean} isPassing whether the position shown is an intermediate step of an animation
 * @property {() => void} takeFocus
 */

/**
 * @param {Session} session
 * @param {BoardModule} boardModule
 * @param {AnalysisHost} host
 */
export async function analysisTab(session, boardModule, host) {
  await Promise.all([loadWords("analysis"), loadStyle("styles/analysis.css")]);
  return new AnalysisTab(session, boardModule, host);
}

/** @typedef {InstanceType<typeof AnalysisTab>} Tab */

class AnalysisTab {
  #session;
  #boardModule;
  #host;
  #listening = new AbortController();
  #isOpen = true;
  /** The seat whose move is analysed, where several seats are to move. @type {number | null} */
  #seat = null;
  /** Whether the person switched analysis on in a game that they play themselves. It is off by default there. */
  #isRequested = false;
  #liveAnalysis = new BoardAnalysis(() => this.#showAnalysis());
  #reviewing = new Reviewing(() => this.show());
  /** The game that the review belongs to, and which of its judged moves are marked on the page. */
  #reviewedGame = "";
  #markedKey = "";
  #analysisSwitch = h("input", { type: "checkbox", role: "switch", class: "switch" });
  #countSelect = h(
    "select",
    { "aria-label": t("analysis-lines") },
    ...Array.from({ length: MAX_LINES }, (_, i) =>
      h("option", { value: String(i + 1) }, t("analysis-lines-count", { count: i + 1 })),
    ),
  );
  #arrowsBox = h("input", { type: "checkbox" });
  #evaluationBar = new EvaluationBar();
  /** The review's evaluations of the game's positions. @type {import("./score-chart.js").Evaluation[]} */
  #evaluations = [];
  #reasonText = h("p", { class: "muted", hidden: true });
  #knowledgeText = h("p", { class: "muted small", hidden: true });
  #viewButton = h("button", { type: "button", class: "button", hidden: true });
  #bestLines;
  #seatChoice;
  #review;
  #thoughts;

  /**
   * @param {Session} session
   * @param {BoardModule} boardModule
   * @param {AnalysisHost} host
   */
  constructor(session, boardModule, host) {
    this.#session = session;
    this.#boardModule = boardModule;
    this.#host = host;
    const { game, seats } = session.state;
    const { markMove, takeFocus } = host;
    const openLine = (/** @type {string[]} */ line, /** @type {number} */ count) =>
      this.#openLine(line, count);
    const retry = () => this.#liveAnalysis.retry();
    const toNotation = (/** @type {readonly string[]} */ line) =>
      namesOf(session.state, boardModule, session.scene).inNotation(session.state.shown, line);
    const markBest = (/** @type {import("../../kit/boards/board.js").SuggestedMove[]} */ best) =>
      host.markBest(this.#arrowsBox.checked ? best : []);
    this.#arrowsBox.checked = preference("analysis-arrows") !== "off";
    const linesHost = {
      game,
      boardModule,
      markMove,
      markBest,
      openLine,
      retry,
      takeFocus,
      toNotation,
    };
    this.#bestLines = new BestLines(linesHost, this.#listening.signal);
    this.#seatChoice = new SeatChoice(game, (seat) => {
      this.#seat = seat;
      this.show();
    });
    this.#review = new ReviewPart({
      game,
      seats,
      about: () => session.state.about,
      start: () => this.#startReview(),
      cancel: () => this.#reviewing.cancel(),
      showMove: ({ ply }) => session.leaveVariation(ply),
      showBetterLine: (judgedMove) => this.#showBetterLine(judgedMove),
      names: () => namesOf(session.state, boardModule, session.game),
    });
    this.#thoughts = new Thoughts(boardModule, () =>
      namesOf(session.state, boardModule, session.scene),
    );
    this.#countSelect.value = String(lineCount());
    this.#analysisSwitch.addEventListener("change", () =>
      this.#switchAnalysis(this.#analysisSwitch.checked),
    );
    this.#countSelect.addEventListener("change", () => {
      setPreference("analysis-lines", this.#countSelect.value);
      this.show();
    });
    this.#arrowsBox.addEventListener("change", () => {
      setPreference("analysis-arrows", this.#arrowsBox.checked ? null : "off");
      this.#showAnalysis();
    });
    this.#viewButton.addEventListener("click", () => session.view(Number(this.#viewButton.value)));
    const label = h("label", { class: "switch-label" }, this.#analysisSwitch, t("analyse"));
    const arrows = h("label", { class: "arrows-label" }, this.#arrowsBox, t("analysis-arrows"));
    const best = h(
      "section",
      { class: "analyse" },
      h("div", { class: "analyse-head" }, label, arrows, this.#countSelect),
      this.#reasonText,
      this.#seatChoice.element,
      this.#knowledgeText,
      this.#bestLines.element,
      this.#viewButton,
    );
    this.element = h(
      "div",
      { class: "analysis" },
      best,
      this.#review.element,
      this.#thoughts.engine,
      this.#thoughts.suggestion,
      h("p", { class: "muted small" }, t("analysis-words")),
    );
    this.show();
  }

  /** @param {boolean} isOpen whether the tab is visible */
  setOpen(isOpen) {
    this.#isOpen = isOpen;
    this.show();
  }

  /** Shows the analysis of the position that is on the board now. */
  show() {
    if (this.#listening.signal.aborted) return;
    this.#thoughts.show(this.#session.state);
    this.#showReview();
    this.#followPosition();
  }

  /**
   * Begins the review, unless there is one.
   * @param {boolean} scrollsIntoView whether it is scrolled into view
   */
  beginOrShowReview(scrollsIntoView) {
    const { isRunning, result } = this.#reviewing;
    if (!isRunning && !result?.isDone) this.#startReview();
    if (scrollsIntoView) this.#review.element.scrollIntoView({ block: "start" });
  }

  /** Shows the findings of an engine while it thinks. */
  showInfo() {
    this.#thoughts.show(this.#session.state);
  }

  /** Clears the last thoughts of an engine. */
  clear() {
    this.#thoughts.clear();
    this.#isRequested = false;
    this.show();
  }

  close() {
    this.#listening.abort();
    this.#evaluationBar.element.remove();
    this.#liveAnalysis.close();
    this.#reviewing.close();
  }

  /** @param {boolean} isOn */
  #switchAnalysis(isOn) {
    const session = this.#session;
    if (isVisitorsGame(analysisOf(session, this.#seat))) {
      this.#isRequested = isOn;
      if (isOn) session.help();
    } else {
      setPreference("analysis", isOn ? "on" : null);
    }
    this.show();
  }

  /** Analyses the position on the board if the visitor wants it, and shows the result or the reason for none. */
  #followPosition() {
    const { state } = this.#session;
    const { game, seats, viewpoint } = state;
    const near = nearSeat(seats, viewpoint);
    const position = analysisOf(this.#session, this.#seat ?? near);
    const refusal = "refusal" in position ? position : null;
    const analysable = "refusal" in position ? null : position;
    const isOn = isVisitorsGame(position) ? this.#isRequested : preference("analysis") === "on";
    this.#analysisSwitch.checked = isOn;
    const isFree = isOn && this.#isOpen && !this.#reviewing.isRunning;
    // An intermediate step of an animation is not analysed, and the last findings do not belong to it.
    const followed = isFree && !this.#host.isPassing() ? analysable : null;
    this.#liveAnalysis.follow(game, followed, lineCount());
    this.#seatChoice.show(isOn && analysable ? analysable.seats : [], analysable?.seat ?? near);
    const isMarked = this.#session.state.about.includes("helped");
    const reason = isVisitorsGame(position) && !isOn && !isMarked ? t("analysis-not-live") : null;
    this.#showReason(reason ?? this.#refusalReason(refusal, isOn));
    this.#showKnowledge(isOn ? analysable : null, refusal);
    this.#showAnalysis();
  }

  /**
   * The reason why nothing is analysed, if the visitor expects an analysis or cannot know the reason.
   * @param {{ refusal: import("../../play/analysis/access.js").Refusal, seat?: number } | null} refusal
   * @param {boolean} isOn
   */
  #refusalReason(refusal, isOn) {
    if (this.#reviewing.isRunning) return isOn ? t("analysis-reviewing") : null;
    const isExplained = isOn || refusal?.refusal === "clock" || refusal?.refusal === "secret";
    return refusal && isExplained ? refusalText(refusal, this.#session.state.game) : null;
  }

  /** @param {string | null} reason */
  #showReason(reason) {
    this.#reasonText.hidden = !reason;
    setText(this.#reasonText, reason ?? "");
  }

  /**
   * Says whose knowledge moves are judged by, and offers to show that side's view.
   * @param {import("../../play/analysis/access.js").AnalysablePosition | null} position
   * @param {{ seat?: number, refusal: string } | null} refusal
   */
  #showKnowledge(position, refusal) {
    const { game, viewpoint, views } = this.#session.state;
    const seat = position?.seat ?? refusal?.seat;
    this.#knowledgeText.hidden = !position?.isHidden;
    if (position) setText(this.#knowledgeText, t("analysis-knows", sideWords(game, position.seat)));
    const hasOtherView = seat !== undefined && views.includes(seat) && seat !== viewpoint;
    this.#viewButton.hidden = !hasOtherView || !this.#analysisSwitch.checked;
    if (!hasOtherView) return;
    this.#viewButton.value = String(seat);
    setText(this.#viewButton, t("analysis-see", sideWords(game, seat)));
  }

  #showAnalysis() {
    this.#bestLines.show(this.#liveAnalysis.current);
    this.#showBar();
  }

  /** Shows the evaluation of the position on the board, from the analysis or else from the review. */
  #showBar() {
    const { state } = this.#session;
    const { game, seats, shown, variation, viewpoint } = state;
    const { board } = this.#host;
    if (!board.contains(this.#evaluationBar.element)) board.append(this.#evaluationBar.element);
    // With more than two sides, the evaluation of one says nothing about the others.
    const isShown = seats.length === 2 && state.curtain === null;
    const evaluation = variation ? undefined : this.#evaluations.find(({ ply }) => ply === shown);
    const value = this.#analysedLead() ?? evaluation?.value ?? null;
    this.#evaluationBar.show(isShown ? value : null, game, nearSeat(seats, viewpoint));
  }

  /** The analysis' evaluation of the position on the board so far; undefined if there is none. */
  #analysedLead() {
    const { scene, state } = this.#session;
    const { position, report } = this.#liveAnalysis.current ?? {};
    if (!position || !report) return undefined;
    const judgedMove = { ply: state.shown, seat: position.seat, report };
    const [evaluation] = evaluationsOf([judgedMove], scene, state.seats.length, this.#boardModule);
    return evaluation?.value;
  }

  /**
   * Shows a line of the analysis as a variation.
   * @param {string[]} line
   * @param {number} count
   * @returns {boolean} whether the line could be opened
   */
  #openLine(line, count) {
    const session = this.#session;
    const position = this.#liveAnalysis.current?.position;
    const { whole } = session;
    if (!whole || !position) return false;
    const { shown } = session.state;
    const moves = wholeMoves(whole, shown, position.seat, line, position.isHidden);
    if (moves.length > 0) session.exploreLine(shown, moves, shown + Math.min(count, moves.length));
    return true;
  }

  // ---- the review

  /** Whether the game may be reviewed, whichever position is analysed. */
  #mayReview() {
    const { isSecret, state } = this.#session;
    const { length, mode, seats, verdict } = state;
    if (mode.kind === "elsewhere" || mode.kind === "covered" || length === 0) return false;
    if (isSecret) return mode.kind === "watching";
    return verdict !== null || !isContested(seats);
  }

  /** A key that no other game or log has; only for a game that may be reviewed. */
  #reviewKey() {
    const { log, shareableScene } = this.#session;
    return log ? log.text : (shareableScene?.record() ?? null);
  }

  #startReview() {
    const session = this.#session;
    if (session.state.variation) session.leaveVariation();
    const { log, shareableScene, state } = session;
    if (!this.#mayReview()) return;
    this.#liveAnalysis.stop();
    if (log) this.#reviewing.start(subjectOfLog(log, state.game));
    else if (shareableScene)
      this.#reviewing.start(subjectOf(shareableScene, state.views.length > 0));
  }

  #showReview() {
    const { state } = this.#session;
    const reviewing = this.#reviewing;
    const mayReview = this.#mayReview();
    // Where the sides see different things, a seat's moves are known only as far as the view goes.
    const game = `${mayReview} ${state.views.length > 0 ? state.length : state.moves.join("/")}`;
    if (game !== this.#reviewedGame) {
      this.#reviewedGame = game;
      reviewing.forget();
      const key = mayReview && !state.variation ? this.#reviewKey() : null;
      if (key !== null) reviewing.recall(key);
    }
    this.#review.show(reviewing, mayReview);
    this.#showJudgedMoves(reviewing.result?.judgedMoves ?? []);
  }

  /** Passes the judged moves of the review to the page, if they have changed. @param {readonly JudgedMove[]} judgedMoves */
  #showJudgedMoves(judgedMoves) {
    const { game, state } = this.#session;
    const isDone = this.#reviewing.result?.isDone === true;
    const key = `${judgedMoves.length} ${isDone} ${state.viewpoint} ${this.#reviewedGame}`;
    if (key === this.#markedKey) return;
    this.#markedKey = key;
    this.#evaluations = evaluationsOf(judgedMoves, game, state.seats.length, this.#boardModule);
    this.#host.showReview(
      flawsOf(judgedMoves, state.game),
      this.#evaluations,
      this.#decisiveMoveIn(judgedMoves),
    );
  }

  /**
   * The move that decided the game; null until the review is done, and if no move did.
   * @param {readonly JudgedMove[]} judgedMoves
   * @returns {DecisiveMove | null}
   */
  #decisiveMoveIn(judgedMoves) {
    const session = this.#session;
    const { verdict } = session.state;
    const decisive =
      verdict && this.#reviewing.result?.isDone ? decisiveOf(judgedMoves, verdict) : null;
    if (!decisive) return null;
    const names = namesOf(session.state, this.#boardModule, session.game);
    return { ply: decisive.ply, text: decisiveWords(decisive, session.state, names) };
  }

  /** Shows the better line as a variation, or only its first move in a game with secrets. @param {JudgedMove} judgedMove */
  #showBetterLine({ ply, seat, report }) {
    const session = this.#session;
    session.leaveVariation(ply);
    const { whole } = session;
    if (!whole) {
      const [{ moves, plan }] = report.lines;
      this.#host.markMove({ move: moves[0], plan, seat });
      return;
    }
    const isHidden = session.state.views.length > 0;
    const moves = wholeMoves(whole, ply, seat, report.lines[0].moves, isHidden);
    if (moves.length > 0) session.exploreLine(ply, moves, ply + 1);
  }
}

/** The reasons why a game that the visitor plays is not analysed until they ask for it. */
const UNTIL_REQUESTED = new Set(["live", "turn", "wait"]);

/**
 * Whether the position belongs to a game that the person plays and may have analysed.
 * @param {ReturnType<typeof analysisOf>} position
 */
function isVisitorsGame(position) {
  return "refusal" in position ? UNTIL_REQUESTED.has(position.refusal) : position.isPlayed;
}

/** The number of lines that the visitor wants. */
function lineCount() {
  const stored = Number(preference("analysis-lines") ?? DEFAULT_LINES);
  return Number.isInteger(stored) && stored >= 1 && stored <= MAX_LINES ? stored : DEFAULT_LINES;
}

/**
 * Says why nothing is analysed, and what the visitor can do about it.
 * @param {{ refusal: import("../../play/analysis/access.js").Refusal, seat?: number }} refusal
 * @param {string} game
 */
function refusalText({ refusal, seat }, game) {
  if (refusal === "covered") return null;
  const side = seat === undefined ? {} : sideWords(game, seat);
  return t(`analysis-not-${refusal}`, { side: sideName(game, seat ?? 0), ...side });
}
