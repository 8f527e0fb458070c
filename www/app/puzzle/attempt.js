// An attempt at one puzzle: the state of the page while the visitor works on it.

import { MoveNames } from "../table/move-names.js";

/**
 * @typedef {import("../../play/match/playback.js").Playback} Playback
 * @typedef {import("../../play/puzzle/session.js").PuzzleSession} PuzzleSession
 */

/** @type {readonly []} */
const NO_RINGS = [];

export class Attempt {
  /** How much of the next move the hints have given away: nothing (0), a part (1), the move (2), or everything that follows (3). */
  hints = 0;
  /** Whether any part of a solution has been shown. */
  helped = false;
  /** The move that a hint gave away, for the board to mark. @type {import("../../kit/boards/board.js").SuggestedMove | null} */
  markedMove = null;
  /** Rings around the subject of a hint. A change replaces the list. @type {readonly import("../../kit/boards/drawings.js").Drawing[]} */
  rings = [];
  /** The number of attempts. Taking moves back begins another one, if the page has already shown the result of the last. */
  attemptCount = 1;
  /** Whether a hint has said that the goal is out of reach after the moves played. */
  isLost = false;
  /** The number of hints asked for, over all moves. */
  hintCount = 0;
  /** The number of times that moves have been taken back. */
  takenBack = 0;
  /** Whether a solution has been shown. */
  solutionShown = false;
  /** Aborted when the attempt is closed, which removes its listeners. */
  closed = new AbortController();
  /** @type {{ kind: "ring", place: string }[]} */
  #missedRings = [];
  #boardModule;

  /**
   * @param {PuzzleSession} session
   * @param {Playback} playback
   * @param {import("../../kit/boards/board.js").BoardModule} boardModule
   */
  constructor(session, playback, boardModule) {
    this.session = session;
    this.playback = playback;
    this.#boardModule = boardModule;
  }

  /** The names of the moves. */
  get names() {
    const { scene, state } = this.session;
    const { first, game, seat, seats } = state;
    return new MoveNames(game, this.#boardModule, scene, {
      seats,
      viewpoint: seat,
      roundStart: first,
    });
  }

  /** How the try has missed the goal; null before its end, or where nothing on the board shows it. */
  get shortfall() {
    const { scene, state } = this.session;
    const { givenUp, verdict, wrong } = state;
    const hasMissed = verdict ? !verdict.met && !givenUp : wrong?.isShown;
    return (hasMissed && this.#boardModule.shortfall?.(state, scene)) || null;
  }

  /** Rings around what a hint is about, or around what shows that the goal is missed. The same list until they change. */
  get shownRings() {
    const { verdict, wrong } = this.session.state;
    if (!this.isAtEnd) return NO_RINGS;
    if (!verdict && !wrong) return this.rings;
    const places = this.shortfall?.places ?? [];
    if (places.join() !== this.#missedRings.map(({ place }) => place).join()) {
      this.#missedRings = places.map((place) => ({ kind: "ring", place }));
    }
    return this.#missedRings;
  }

  /** Whether all moves played are on the board. The page waits for the animation only where given moves follow the visitor's. */
  get isAtEnd() {
    const { length, moment, isPlaying, shown } = this.playback;
    return !isPlaying && (this.session.state.kind === "given" ? moment : shown) === length;
  }

  /** Clears the hints, which are about one move only. */
  clearHints() {
    this.hints = 0;
    this.markedMove = null;
    this.rings = [];
  }

  /** Prepares for moves to be taken back. */
  prepareTakeBack() {
    const { givenUp, verdict, wrong } = this.session.state;
    if (givenUp || verdict || wrong || this.isLost) this.attemptCount += 1;
    this.isLost = false;
    this.takenBack += 1;
    this.clearHints();
  }

  close() {
    this.closed.abort();
    this.playback.close();
    this.session.close();
  }
}
