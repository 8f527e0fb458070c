// What is under way with one puzzle on the page.

/**
 * @typedef {import("../play/playback.js").Playback} Playback
 * @typedef {import("../play/puzzling.js").Puzzling} Puzzling
 * @typedef {import("./bar.js").Bar} Bar
 * @typedef {import("./playback-bar.js").PlaybackBar} PlaybackBar
 */

export class Attempt {
  /** How much of the next move has been told: nothing, a part, the move, all that follows. */
  hints = 0;
  /** Whether anything has been told of a solution. */
  helped = false;
  /** What the board points out: a move that was told. @type {import("../boards/board.js").Pointed | null} */
  pointed = null;
  /** How often it has been begun: once, and once more each time moves are taken back after it was told what came of them. */
  begun = 1;
  /** Whether a hint has told that the moves have put the goal out of reach. */
  isLost = false;
  /** How many hints have been asked for, at all moves. */
  asked = 0;
  /** Whether a solution has been shown. */
  solutionShown = false;
  /** Whether the position on the board was only passed through when it was shown. */
  passing = false;
  /** Ends what listens to it. */
  closed = new AbortController();

  /**
   * @param {Puzzling} puzzling
   * @param {Playback} playback
   * @param {PlaybackBar} bar
   * @param {Bar[]} bars
   */
  constructor(puzzling, playback, bar, bars) {
    this.puzzling = puzzling;
    this.playback = playback;
    this.bar = bar;
    this.bars = bars;
  }

  /** Whether all moves have come that are to come. Where none follow one's own, one need not wait until that has arrived. */
  get settled() {
    const { length, moment, playing, shown } = this.playback;
    return !playing && (this.puzzling.state.kind === "given" ? moment : shown) === length;
  }

  /** What is told of a solution is told for each move anew. */
  forget() {
    this.hints = 0;
    this.pointed = null;
  }

  /** Moves are to be taken back. */
  anew() {
    const { givenUp, verdict, wrong } = this.puzzling.state;
    if (givenUp || verdict || wrong || this.isLost) this.begun += 1;
    this.isLost = false;
    this.forget();
  }

  close() {
    this.closed.abort();
    this.playback.close();
    this.puzzling.close();
  }
}

/**
 * What a bar asks of a game, of a puzzle.
 * @param {import("../play/puzzling.js").PuzzleState} state
 * @returns {import("./bar.js").BarState}
 */
export function barState({ game, seats }) {
  return {
    game,
    seats: Array.from({ length: seats }, () => ({ kind: "person", clock: null })),
    clocks: Array.from({ length: seats }, () => null),
    thinking: null,
    paused: false,
    due: [],
    elsewhere: false,
    views: [],
  };
}
