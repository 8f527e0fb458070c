// What is under way with one puzzle of the puzzles' page.

/**
 * @typedef {import("../play/playback.js").Playback} Playback
 * @typedef {import("../play/puzzling.js").Puzzling} Puzzling
 * @typedef {import("./bar.js").Bar} Bar
 * @typedef {import("./playback-bar.js").PlaybackBar} PlaybackBar
 */

export class Attempt {
  /** How much of a solution has been told: nothing, where, all of it. */
  hints = 0;
  /** Whether the position on the board was only passed through when it was shown. */
  passing = false;

  /**
   * @param {Puzzling} puzzling
   * @param {Playback} playback
   * @param {PlaybackBar} bar
   * @param {Bar[]} bars
   * @param {Promise<string[] | null>} solution
   */
  constructor(puzzling, playback, bar, bars, solution) {
    this.puzzling = puzzling;
    this.playback = playback;
    this.bar = bar;
    this.bars = bars;
    this.solution = solution;
    /** @type {string[] | null} the solution when it has been asked for */
    this.known = null;
    this.closed = new AbortController();
  }

  /** Whether all moves have come that are to come. Where one moves alone, one need not wait until one's own has arrived. */
  get settled() {
    const { length, moment, playing, shown } = this.playback;
    return !playing && (this.puzzling.state.isAlone ? shown : moment) === length;
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
