// A puzzle on an embedded board. A reader of the page solves it, and the page receives the result.

import { PuzzleTable } from "../../app/puzzle/table.js";
import { loadBoard } from "../../games/modules.js";
import { h } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { t } from "../../kit/page/i18n.js";
import { gameOfRecord, loadStudy } from "../../play/load.js";
import { puzzleFacts } from "../../play/puzzle/facts.js";
import { resultText, taskText } from "../../play/puzzle/words.js";
import { puzzleIdentity } from "../../play/scores/identity.js";
import { writeProgress } from "../../play/scores/progress.js";
import { Answers, addOthersProgress, progressOf, savedFrom } from "./puzzle-progress.js";
import { othersProgress, progressInOptions, refuseProgress } from "./restoring.js";

/**
 * @typedef {import("./options.js").Options} Options
 * @typedef {import("./protocol.js").BoardState} BoardState
 * @typedef {import("./game-board.js").Host} Host
 */

/**
 * The saved state of a closed puzzle: the code of its link, the moves, and the attempts so far.
 * @typedef {Object} SavedPuzzle
 * @property {string} puzzle
 * @property {import("../../play/puzzle/session.js").PuzzleSession["savedProgress"]} moves
 * @property {{ attemptCount: number, hintCount: number, helped: boolean, isLost: boolean, solutionShown: boolean,
 *   takenBack: number }} attempt
 * @property {boolean} isReported whether the result has been reported
 * @property {Pick<Answers, "wrong" | "solved">} answers
 */

/**
 * @param {HTMLElement} place an element in its document or shadow tree, so that the board can detect its surroundings
 * @param {string} text the puzzle's text
 * @param {Options} options
 * @param {Host} host
 * @param {SavedPuzzle | import("./question-board.js").SavedQuestion | null} saved the saved state, if there is one
 * @returns {Promise<PuzzleBoard | Awaited<ReturnType<typeof questionBoard>> | null>} null, with the place unchanged, if the board is no longer wanted
 * @throws {import("../../wasm/warren.js").Problem} if the text is not a puzzle
 */
export async function openPuzzleBoard(place, text, options, host, saved) {
  const { game, warren } = await gameOfRecord(text);
  const boardModule = await loadBoard(game);
  if (!host.isWanted()) return null;
  const parts = { warren, boardModule, game };
  if (warren.Puzzle.isQuestion(text)) {
    const question = saved && "question" in saved ? saved : null;
    return questionBoard(place, parts, text, options, host, question);
  }
  const puzzle = saved && "puzzle" in saved ? saved : restoredPuzzle(warren, text, options, host);
  return new PuzzleBoard(place, parts, text, options, host, puzzle);
}

/**
 * Opens a question. Its code is loaded only then.
 * @param {HTMLElement} place
 * @param {import("../../app/puzzle/table.js").BoardParts} parts
 * @param {string} text
 * @param {Options} options
 * @param {Host} host
 * @param {import("./question-board.js").SavedQuestion | null} saved
 */
async function questionBoard(place, parts, text, options, host, saved) {
  const [{ openQuestionBoard }, warren] = await Promise.all([
    loadPart(import("./question-board.js")),
    loadStudy(parts.game),
  ]);
  const studyParts = { ...parts, warren };
  return host.isWanted() ? openQuestionBoard(place, studyParts, text, options, host, saved) : null;
}

/**
 * Restores the progress in the options; null if there is none, or it cannot be restored.
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {string} text
 * @param {Options} options
 * @param {Host} host
 */
function restoredPuzzle(warren, text, options, host) {
  const { link } = puzzleFacts(warren, text);
  const progress = progressInOptions("puzzle", puzzleIdentity(link), options, host);
  if (!progress) return null;
  const saved = savedFrom(warren, { text, link }, progress);
  if (!saved) refuseProgress(options, host);
  return saved;
}

class PuzzleBoard {
  #table;
  #options;
  #host;
  /** The number of moves reported so far. */
  #reportedLength = 0;
  /** The number of moves on the board in the last report. */
  #reportedShown = 0;
  /** The result last reported; empty if none. */
  #reportedOutcome = "";
  /** The number of hints reported so far. */
  #reportedHints = 0;
  #isOpen = false;
  #answers = new Answers();
  /** Whether a failure of the solver has been reported. */
  #hasFailed = false;

  /**
   * @param {HTMLElement} place
   * @param {import("../../app/puzzle/table.js").BoardParts} parts
   * @param {string} text
   * @param {Options} options
   * @param {Host} host
   * @param {SavedPuzzle | null} saved
   */
  constructor(place, parts, text, options, host, saved) {
    this.#options = options;
    this.#host = host;
    const table = new PuzzleTable(parts, text, {
      next: null,
      share: null,
      givesHelp: options.analysis,
      pageStatus: () => null,
      clearPageStatus: () => {},
    });
    const { attempt, view } = table;
    const { session } = attempt;
    this.#table = table;
    this.element = h(
      "div",
      {
        class: "game puzzle embedded",
        "data-game": parts.game,
        tabIndex: -1,
        role: "group",
        "aria-label": taskText(session.state),
      },
      h(
        "div",
        { class: "embed-table" },
        view.task,
        view.place,
        view.bars,
        h(
          "div",
          { class: "under" },
          view.line,
          view.buttons,
          host.createHandIn(),
          host.createMark(),
        ),
      ),
      h("div", { class: "embed-beside" }, view.tray, view.playback),
      view.speech,
    );
    place.replaceChildren(this.element);
    if (saved) this.#restore(saved);
    this.#reportedLength = session.state.length;
    this.#reportedShown = session.state.shown;
    this.#reportedHints = attempt.hintCount;
    table.addEventListener("shown", () => this.#report());
    table.begin({ view: this.element, panel: this.element });
    this.#isOpen = true;
  }

  /** @returns {BoardState} */
  get state() {
    this.#addOthersProgress();
    const { attempt } = this.#table;
    const { scene, state } = attempt.session;
    const { game, length, moves, shown, verdict, wrong } = state;
    const due = verdict || wrong ? [] : Array.from(scene.due(length));
    return {
      mode: "puzzle",
      game,
      moves,
      shown,
      position: scene.position(shown) ?? null,
      due: due.map((seat) => seat + 1),
      scores: null,
      over: this.#currentOutcome() !== "",
      puzzle: {
        solved: this.#currentOutcome() === "solved",
        attempts: attempt.attemptCount,
        hints: attempt.hintCount,
        solutionShown: attempt.solutionShown,
      },
      link: attempt.session.link,
      progress: writeProgress(progressOf(this.saved, puzzleIdentity(attempt.session.link))),
    };
  }

  /**
   * Plays a move for the person.
   * @param {string} move
   * @returns {import("../../wasm/warren.js").Problem | string | null} why the move may not be played
   */
  play(move) {
    return this.#table.refusal() ?? this.#table.play(move);
  }

  /** @returns {import("./printout.js").BoardView} */
  get boardView() {
    const { scene, state } = this.#table.attempt.session;
    return { game: state.game, scene, ply: state.shown, viewpoint: state.seat, isOpen: true };
  }

  /** @returns {SavedPuzzle} */
  get saved() {
    const { attemptCount, hintCount, helped, isLost, session, solutionShown, takenBack } =
      this.#table.attempt;
    const { solved, wrong } = this.#answers;
    return {
      puzzle: session.link,
      moves: session.savedProgress,
      attempt: { attemptCount, hintCount, helped, isLost, solutionShown, takenBack },
      isReported: this.#reportedOutcome !== "",
      answers: { solved, wrong },
    };
  }

  close() {
    this.#table.close();
    this.element.remove();
  }

  /** Adds the progress that another tab has stored meanwhile. That tab has reported its own hints. */
  #addOthersProgress() {
    const { attempt } = this.#table;
    const id = puzzleIdentity(attempt.session.link);
    const othersWork = othersProgress("puzzle", id, this.#host);
    if (!othersWork) return;
    const { hintCount } = attempt;
    addOthersProgress(attempt, this.#answers, othersWork);
    this.#reportedHints += attempt.hintCount - hintCount;
  }

  /** @param {SavedPuzzle} saved */
  #restore({ answers, attempt, isReported, moves, puzzle }) {
    const current = this.#table.attempt;
    if (current.session.link !== puzzle) return;
    Object.assign(current, attempt);
    Object.assign(this.#answers, answers);
    current.session.restore(moves);
    if (isReported) this.#reportedOutcome = this.#currentOutcome();
  }

  /** The outcome of the attempt; empty while there is none. */
  #currentOutcome() {
    const { givenUp, isStuck, verdict, wrong } = this.#table.attempt.session.state;
    if (givenUp) return "given-up";
    if (wrong || isStuck) return "failed";
    if (!verdict) return "";
    return verdict.met ? "solved" : "failed";
  }

  /** Reports all changes since the last report. */
  #report() {
    this.#addOthersProgress();
    const { attempt } = this.#table;
    const { scene, state } = attempt.session;
    const { hasFailed, length, moves, shown } = state;
    if (hasFailed && !this.#hasFailed) this.#host.fault(t("puzzle-solver-failed"));
    this.#hasFailed = hasFailed;
    const isPlayed = !state.givenUp && !state.wrong?.isShown;
    // A `move` event carries the state, so it needs no extra `state` event.
    const isReportedAsMove = isPlayed && length > this.#reportedLength;
    const isChanged =
      !isReportedAsMove && (length !== this.#reportedLength || shown !== this.#reportedShown);
    for (let ply = this.#reportedLength; isPlayed && ply < length; ply++) {
      const due = Array.from(scene.due(ply));
      const seat = due.length === 1 ? due[0] + 1 : null;
      const move = moves[ply];
      this.#host.say({ type: "move", seat, move, ply: ply + 1, state: this.state });
    }
    this.#reportedLength = length;
    this.#reportedShown = shown;
    const outcome = this.#currentOutcome();
    const isNewOutcome = outcome !== this.#reportedOutcome;
    this.#reportedOutcome = outcome;
    this.#answers.follow(attempt, outcome);
    if (!this.#isOpen) return;
    if (attempt.hintCount > this.#reportedHints)
      this.#host.say({ type: "hint", state: this.state });
    this.#reportedHints = attempt.hintCount;
    if (isNewOutcome && outcome === "solved") {
      const { attempts, hints, solutionShown } =
        /** @type {import("./protocol.js").PuzzleState} */ (this.state.puzzle);
      this.#host.say({
        type: "solved",
        solved: { attempts, hints, solutionShown },
        state: this.state,
      });
    } else if (isNewOutcome && outcome !== "") {
      this.#host.say({ type: "end", result: this.#result(outcome), state: this.state });
    } else if (isChanged || isNewOutcome) {
      this.#host.say({ type: "state", state: this.state });
    }
  }

  /**
   * @param {string} outcome
   * @returns {import("./protocol.js").Result}
   */
  #result(outcome) {
    const { session } = this.#table.attempt;
    const { isStuck, lostAfter, verdict, ...state } = session.state;
    const unmetText = t(isStuck ? "puzzle-stuck" : "puzzle-wrong");
    const shownState = {
      ...state,
      isStuck,
      verdict,
      lostAfter: this.#options.analysis ? lostAfter : null,
    };
    return {
      kind: outcome === "given-up" ? "given-up" : "failed",
      reason: this.#reason(outcome),
      winner: null,
      scores: null,
      text: verdict ? resultText(shownState, verdict, this.#table.attempt) : unmetText,
    };
  }

  /**
   * @param {string} outcome
   * @returns {import("./protocol.js").Reason}
   */
  #reason(outcome) {
    if (outcome === "given-up") return "given-up";
    const { isStuck, wrong } = this.#table.attempt.session.state;
    if (isStuck) return "stuck";
    return wrong ? "wrong" : "unmet";
  }
}
