// The table: the board of one session, with the sides' bars, the status line and the controls for moving. The page shows more
// around it. An embedded board shows little else.

import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { isStill } from "../../kit/page/motion.js";
import { activeIn, isDialogOpen } from "../../kit/page/roots.js";
import { explores, isLive } from "../../play/match/mode.js";
import {
  nearSeat,
  onlyPerson,
  playerWords,
  stallText,
  verdictText,
} from "../../play/match/names.js";
import { Playback } from "../../play/match/playback.js";
import { isPerson } from "../../play/match/seats.js";
import { ShownNote } from "../notes/shown-note.js";
import { Bar } from "./bar.js";
import { Curtain } from "./curtain.js";
import { namesOf } from "./move-names.js";
import { PlaybackBar, storedSpeed } from "./playback-bar.js";
import { isPlayed, peopleOf, refusalOf } from "./refusal.js";
import { foreignNames } from "./shown.js";
import { Stage } from "./stage.js";
import { Status } from "./status.js";
import { ViewChoice } from "./view-choice.js";

/**
 * @typedef {import("../../play/match/session.js").Session} Session
 * @typedef {import("../../kit/boards/board.js").BoardModule} BoardModule
 */

/** Fires `shown` after a complete update, `moment` while moves are being animated, and `info` with an engine's findings. */
export class Table extends EventTarget {
  /** Whether the position on the board was an intermediate step of an animation when it was shown. */
  #wasIntermediate = false;
  /** @type {string | null} the suggestion announced last */
  #announcedSuggestion = null;
  /** Whether the game was over at the last update. */
  #isOver = false;
  /** @type {string | null} the reason for waiting announced last */
  #announcedStall = null;
  /** @type {string | null} the verdict announced last */
  #announcedVerdict = null;
  /** The move announced last, and the ply after it. */
  #lastMove = { ply: 0, text: "" };
  #listening = new AbortController();
  /** @type {Bar[]} one for each seat; the first is that of the near side, and the others follow in turn */
  #bars;
  /** @type {import("../../kit/boards/board.js").SuggestedMove | null} a move of the analysis, marked on the board */
  #analysedMove = null;
  /** The best moves of the analysis. @type {readonly import("../../kit/boards/board.js").SuggestedMove[]} */
  #bestMoves = [];
  /** A program's or the visitor's drawings on the position shown. @type {readonly import("../../kit/boards/drawings.js").Drawing[]} */
  #drawings = [];
  /** The stage has no board while the curtain is down, so that the page contains no secrets. */
  #stage;

  /** The record's note on the position shown. */
  note = new ShownNote();

  /**
   * @param {Session} session
   * @param {BoardModule} boardModule
   * @param {Object} host
   * @param {() => void} [host.again] begins another game; absent if the page shows the result beside the board
   * @param {() => string} [host.explainTurn] explains a turn to people new to the game; empty for others
   * @param {((move: string, send: () => void) => void) | null} [host.confirm] asks before a move is sent
   * @param {() => void} [host.retry] retries the task that the game waits for; by default the session does
   * @param {() => import("./ending-loader.js").EndingLoader} [host.ending] the end of the game beside the board
   * @param {() => void} host.focus takes the focus when the focused element disappears
   * @param {() => string | null} [host.refuse] the reason why nobody may move here; null if people may
   */
  constructor(session, boardModule, host) {
    super();
    this.session = session;
    this.boardModule = boardModule;
    this.host = host;
    this.playback = new Playback(session.state, {
      show: (ply) => session.show(ply),
      canAnimate: () => Boolean(boardModule.showsMovesInProgress) && !isStill(),
      speed: isPlayed(session.state) ? 1 : storedSpeed(),
    });
    this.playbackBar = new PlaybackBar(this.playback);
    this.status = new Status({
      takeOver: () => session.takeOver(),
      retry: host.retry ?? (() => session.retry()),
      back: () =>
        session.state.variation ? this.leaveVariation() : session.show(session.state.length),
      again: host.again,
      explainTurn: host.explainTurn,
      ending: host.ending,
      focus: host.focus,
      lastMove: () => this.#othersLastMove(),
      names: () => this.names(),
    });
    this.curtain = new Curtain({
      lift: () => session.liftCurtain(),
      openAll: () => session.openAll(),
    });
    this.views = new ViewChoice((viewpoint) => session.view(viewpoint));
    this.#stage = new Stage(
      { warren: session.warren, boardModule },
      {
        play: (move, later) => this.#confirmAndPlay(move, later),
        showHint: (hint) => this.#showHint(hint),
        positionKey: () => `${session.state.variation?.id} ${session.state.shown}`,
        ownElements: [this.status.element],
      },
      { suggest: () => session.suggest(), plan: (plans) => session.plan(plans) },
    );
    this.place = this.#stage.place;
    this.tray = this.#stage.tray;
    this.speech = this.#stage.speech;
    this.#bars = session.state.seats.map((_, i) => new Bar(i === 0 ? "near" : "far"));
    const [near, ...far] = this.#bars.map(({ element }) => element);
    /** The sides' bars: the far ones above the board, the near one below. */
    this.bars = { far: h("div", { class: "bars" }, ...far), near };
  }

  /** Starts to follow the session. */
  open() {
    const { signal } = this.#listening;
    const { session } = this;
    session.addEventListener("change", () => this.#show(), { signal });
    session.addEventListener("info", () => this.#showInfo(), { signal });
    session.addEventListener(
      "move",
      (event) => this.#announceMove(/** @type {CustomEvent} */ (event).detail),
      { signal },
    );
    this.playback.addEventListener("change", () => this.#showMoment(), { signal });
    this.#show();
  }

  close() {
    this.#listening.abort();
    this.playback.close();
    this.#stage.unmount();
  }

  /** Cancels a move that is being chosen on the board. */
  cancel() {
    this.#stage.board?.cancel();
  }

  /** The last move in words, if no person took part in it. */
  #othersLastMove() {
    const { game, state } = this.session;
    const lastPly = state.length - 1;
    const isOwn = Array.from(lastPly < 0 ? [] : game.due(lastPly)).some((seat) =>
      isPerson(state.seats[seat]),
    );
    return lastPly < 0 || isOwn ? "" : this.#moveText(game, lastPly);
  }

  /**
   * @param {import("../../kit/boards/board.js").Scene} scene
   * @param {number} ply the ply before the move
   */
  #moveText(scene, ply) {
    const { viewpoint } = this.session.state;
    return this.boardModule.moveText(scene, ply, viewpoint, this.#players());
  }

  /** The players' names where one person plays; undefined where the sides' names are theirs. */
  #players() {
    const { game, seats } = this.session.state;
    return onlyPerson(seats) === null
      ? undefined
      : seats.map((_, seat) => playerWords(game, seats, seat));
  }

  /** Shows everything again after a change of its wording. */
  refresh() {
    this.#show();
  }

  /** The names of the moves of the line shown. */
  names() {
    return namesOf(this.session.state, this.boardModule, this.session.scene);
  }

  /** The reason why the visitor may not move now. */
  refusal() {
    return this.host.refuse?.() ?? refusalOf(this.session, this.playback.isPlaying);
  }

  /** Marks a move of the analysis on the board. @param {import("../../kit/boards/board.js").SuggestedMove | null} markedMove */
  markAnalysedMove(markedMove) {
    if (JSON.stringify(markedMove) === JSON.stringify(this.#analysedMove)) return;
    this.#analysedMove = markedMove;
    this.#showBoard();
  }

  /** @param {readonly import("../../kit/boards/board.js").SuggestedMove[]} best the best moves of the analysis, to mark on the board */
  markBest(best) {
    if (JSON.stringify(best) === JSON.stringify(this.#bestMoves)) return;
    this.#bestMoves = best;
    this.#showBoard();
  }

  /** @param {readonly import("../../kit/boards/drawings.js").Drawing[]} drawings shown in place of the note's drawings */
  draw(drawings) {
    if (JSON.stringify(drawings) === JSON.stringify(this.#drawings)) return;
    this.#drawings = drawings;
    this.#showBoard();
  }

  /**
   * The board's name of the place at a point of the window, in CSS pixels; null where there is none.
   * @param {number} x
   * @param {number} y
   */
  placeAt(x, y) {
    return this.#stage.board?.placeAt(x, y) ?? null;
  }

  /** Leaves the variation. If the pressed button has disappeared, the focus moves. */
  leaveVariation() {
    this.session.leaveVariation();
    if (activeIn(this.place) === null) this.host.focus();
  }

  /** Mounts the board, or the curtain in its place. */
  #mount() {
    const { state } = this.session;
    if (state.curtain !== null) {
      this.curtain.show(state);
      if (this.curtain.element.parentNode) return;
      this.#stage.unmount();
      this.status.setHint(null);
      this.place.replaceChildren(this.curtain.element);
      const { turn, privacy } = Curtain.words(state);
      this.#stage.say(`${turn} ${privacy}`);
      if (!isDialogOpen(this.place)) this.curtain.focus();
      return;
    }
    if (this.#stage.board) return;
    const isLifted = this.curtain.element.parentNode !== null;
    this.place.replaceChildren();
    this.#stage.mount();
    if (!isLifted) return;
    // The focused element is gone. The person who looks now has not heard of the last move.
    this.host.focus();
    this.#announceMove({ ply: state.length });
  }

  #show() {
    const { state, scene } = this.session;
    this.#mount();
    const tallies = this.boardModule.tallies(scene, state.shown);
    const due = isLive(state) ? state.due : Array.from(scene.due(state.shown));
    this.#bars.forEach((bar, i) => {
      const seat = this.#seatOfBar(i);
      bar.show(state, seat, tallies[seat], due.includes(seat));
    });
    this.#showBoard();
    // A move that was being chosen when the game ended can no longer be played.
    if (state.verdict && !this.#isOver) this.cancel();
    this.#isOver = state.verdict !== null;
    this.#wasIntermediate = this.playback.isPlaying;
    this.#showThinking();
    this.status.show(state);
    this.views.show(state);
    const { variation, line, shown } = state;
    const length = variation ? line.length : state.length;
    this.playback.follow({ shown, length, variation: variation?.id });
    this.playbackBar.show(line, this.names());
    this.dispatchEvent(new Event("shown"));
    this.#showMoment();
    this.#announceSuggestion();
    this.#announceStall();
    this.#announceVerdict();
  }

  #showBoard() {
    const { state, scene } = this.session;
    const markedMove = this.#analysedMove ?? state.suggestion;
    const readPlaceName = (/** @type {string} */ written) =>
      this.boardModule.placeName(scene, written);
    this.note.show(state, readPlaceName, foreignNames(state));
    this.#stage.board?.show({
      scene,
      ply: state.shown,
      viewpoint: state.viewpoint,
      refusal: this.refusal(),
      people: peopleOf(state),
      markedMove,
      best: markedMove ? [] : this.#bestMoves,
      drawings: this.#drawings.length > 0 ? this.#drawings : this.note.drawings,
      plans: isLive(state) ? state.plans : undefined,
      isSuggesting: state.isSuggesting,
      isTrial: explores(state.mode),
      isPassing: this.playback.isPlaying,
      players: this.#players(),
    });
  }

  /** Updates what changes while moves are being animated. */
  #showMoment() {
    const { isPlaying, moveProgress } = this.playback;
    // Moving is not allowed while playback runs.
    if (this.#wasIntermediate !== isPlaying) this.#show();
    this.#stage.board?.showMoveInProgress?.(moveProgress);
    this.playbackBar.showMoment();
    this.dispatchEvent(new Event("moment"));
  }

  /** @param {number} barIndex */
  #seatOfBar(barIndex) {
    const { seats, viewpoint } = this.session.state;
    return (nearSeat(seats, viewpoint) + barIndex) % seats.length;
  }

  #showInfo() {
    const { state } = this.session;
    this.#bars.forEach((bar, i) => {
      bar.showInfo(state, this.#seatOfBar(i));
    });
    this.status.show(state);
    this.dispatchEvent(new Event("info"));
    this.#showThinking();
  }

  /** Draws an engine's plan, but only in the position where the engine is to move. */
  #showThinking() {
    const { state } = this.session;
    this.#stage.board?.showEnginePlan?.(isLive(state) ? state.thinking : null);
  }

  /**
   * Plays a move, after a confirmation if the visitor wants one.
   * @param {string} move
   * @param {readonly import("../../play/match/match.js").LaterAnswer[]} [later]
   * @returns {import("../../wasm/warren.js").Problem | null} why the move is refused
   */
  #confirmAndPlay(move, later) {
    const { session } = this;
    const { length } = session.state;
    if (explores(session.state.mode) || !this.host.confirm) return this.#sendMove(move, later);
    const [notation] = this.names().inNotation(length, [move]);
    this.host.confirm(notation, () => {
      const problem = session.state.length === length ? this.#sendMove(move, later) : null;
      if (problem) this.#stage.refuse(problem);
    });
    return null;
  }

  /**
   * Plays a move in the game, or tries it in a variation.
   * @param {string} move
   * @param {readonly import("../../play/match/match.js").LaterAnswer[]} [later]
   */
  #sendMove(move, later) {
    const { session } = this;
    if (!explores(session.state.mode)) return session.play(move, later);
    const problem = session.explore(move);
    if (!problem) this.#announceVariationMove();
    return problem;
  }

  /**
   * Shows why an action is not allowed.
   * @param {string} text
   */
  refuse(text) {
    this.#stage.refuse(text);
  }

  /** @param {string | null} text the explanation of a control; null when the visitor has left it */
  explain(text) {
    this.#stage.showHint(text === null ? null : { kind: "hint", text });
  }

  /** @param {import("../../kit/boards/board.js").Hint | null} hint */
  #showHint(hint) {
    this.status.setHint(hint);
    this.status.show(this.session.state);
  }

  /** @param {{ ply: number }} detail the ply after the move */
  #announceMove({ ply }) {
    const { game, seats, curtain, verdict } = this.session.state;
    if (curtain !== null || ply === 0) return;
    const result = verdict ? ` ${verdictText(game, seats, verdict)}` : "";
    this.#lastMove = { ply, text: this.#moveText(this.session.game, ply - 1) };
    this.#stage.say(this.#lastMove.text + result, true);
  }

  /** Announces a move tried beside the game, and the result if it ends the line. */
  #announceVariationMove() {
    const { scene } = this.session;
    const { game, seats, shown } = this.session.state;
    const outcome = scene.outcome(shown);
    const verdict = outcome && {
      outcome,
      reason: /** @type {const} */ ("over"),
      seat: null,
      problem: null,
    };
    const result = verdict ? ` ${verdictText(game, seats, verdict)}` : "";
    this.#stage.say(this.#moveText(scene, shown - 1) + result, true);
  }

  #announceSuggestion() {
    const { shown, suggestion } = this.session.state;
    const move = suggestion?.move ?? null;
    if (move !== null && move !== this.#announcedSuggestion) {
      this.#stage.say(t("suggestion-is", { move: this.names().inNotation(shown, [move])[0] }));
    }
    this.#announcedSuggestion = move;
  }

  #announceStall() {
    const { stalled } = this.session.state;
    const text = stalled && stallText(stalled);
    if (text !== this.#announcedStall && text) this.#stage.say(text, true);
    this.#announcedStall = text;
  }

  #announceVerdict() {
    const { game, length, seats, verdict } = this.session.state;
    const text = verdict ? verdictText(game, seats, verdict) : null;
    // The last move is announced together with the result, which would otherwise replace it before anyone heard it.
    const isByMove = verdict?.reason === "over" && this.#lastMove.ply === length && length > 0;
    const move = isByMove ? `${this.#lastMove.text} ` : "";
    if (text !== this.#announcedVerdict && text) this.#stage.say(move + text);
    this.#announcedVerdict = text;
  }
}
