// Plays back a game: at a speed, paused between two moves, stepped, scrubbed. It depends on no game and draws nothing. It
// requests positions and reports the progress of the last move.

/** The duration of a move at speed 1 during playback, in ms. */
export const MOVE_MS = 600;
/** The duration of a single move, just made or stepped to, in ms. Slow speeds lengthen it too. */
export const SINGLE_MOVE_MS = 160;
export const SPEEDS = [0.25, 0.5, 1, 2, 4];

/** The maximum time that one frame counts, in ms, for example after the tab was hidden. */
const MAX_FRAME_MS = 100;

/**
 * The browser's frames. Tests replace them.
 * @typedef {{ request: (tick: (now: number) => void) => number, cancel: (frame: number) => void }} Frames
 */

/** @type {Frames} */
const WINDOW_FRAMES = {
  request: (tick) => requestAnimationFrame(tick),
  cancel: (frame) => cancelAnimationFrame(frame),
};

/** Fires `change` whenever the board must be redrawn. */
export class Playback extends EventTarget {
  /** The number of moves in the game, or in the displayed variation. */
  length;
  /** @type {unknown} the displayed variation */
  #variation = null;
  /** The number of moves on the board. The last of them may still be in motion. */
  shown;
  /** The progress of the last move, 0..1. */
  part = 1;
  /** Whether playback runs. */
  playing = false;
  #speed;

  /** @type {{ from: number, time: number } | null} a single move in motion; time 0..1 */
  #singleMove = null;
  /** The playback position, in moves from the start. */
  #time = 0;
  #frame = 0;
  /** @type {number | null} the time of the last frame */
  #lastFrameTime = null;

  /**
   * @param {{ shown: number, length: number }} state
   * @param {Object} host
   * @param {(ply: number) => void} host.show requests a position, which a call of `follow` then reports
   * @param {() => boolean} host.smooth whether moves may be animated
   * @param {number} [host.speed]
   * @param {Frames} [host.frames]
   */
  constructor({ shown, length }, { show, smooth, speed = 1, frames = WINDOW_FRAMES }) {
    super();
    this.shown = shown;
    this.length = length;
    this.show = show;
    this.smooth = smooth;
    this.frames = frames;
    this.#speed = SPEEDS.includes(speed) ? speed : 1;
  }

  /** The time in moves from the start. Between two integers a move is in motion. */
  get moment() {
    return this.shown === 0 ? 0 : this.shown - 1 + this.part;
  }

  get speed() {
    return this.#speed;
  }

  /** @param {number} speed */
  set speed(speed) {
    if (!SPEEDS.includes(speed)) throw new RangeError(`no such speed: ${speed}`);
    this.#speed = speed;
    this.#fireChange();
  }

  /**
   * Follows the position on the board and the length of the game. A position from elsewhere ends playback. If it is the next
   * position, its move is animated.
   * @param {{ shown: number, length: number, variation?: unknown }} state `variation` identifies the line of moves
   */
  follow({ shown, length, variation = null }) {
    this.length = length;
    const isSame = variation === this.#variation && shown === this.shown;
    this.#variation = variation;
    if (isSame) return;
    const isNext = shown === this.shown + 1;
    this.playing = false;
    this.#singleMove = null;
    this.shown = shown;
    this.part = 1;
    if (isNext && this.smooth()) this.#begin(0);
  }

  /** Plays from here, or from the start if the game is at its end. */
  play() {
    if (this.length === 0 || this.playing) return;
    if (this.moment >= this.length) this.#go(0, 1);
    this.playing = true;
    this.#singleMove = null;
    this.#time = this.moment;
    this.#fireChange();
    this.#run();
  }

  /** Stops here, even in the middle of a move. */
  pause() {
    this.playing = false;
    this.#singleMove = null;
    this.#fireChange();
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Goes to the end of the move in motion, otherwise of the next move. */
  stepForward() {
    // A second press while a single move is in motion requests the move after it.
    const isPressedAgain = this.#singleMove !== null && this.shown < this.length;
    this.pause();
    if (this.part < 1 && !isPressedAgain) this.#finish();
    else if (this.shown < this.length) this.show(this.shown + 1);
  }

  /** Goes back to the position before the move. */
  stepBack() {
    this.pause();
    if (this.shown > 0) this.show(this.shown - 1);
  }

  /**
   * Stops at a time, or at the nearest position if moves are not animated.
   * @param {number} moment in moves from the start
   */
  seek(moment) {
    this.playing = false;
    this.#singleMove = null;
    this.#goTo(this.smooth() ? moment : Math.round(moment));
  }

  /** Ends all animation. */
  close() {
    this.frames.cancel(this.#frame);
  }

  /** @param {number} moment */
  #goTo(moment) {
    const inGame = Math.min(Math.max(moment, 0), this.length);
    const visibleMoment = this.smooth() ? inGame : Math.floor(inGame);
    const shown = Math.ceil(visibleMoment);
    this.#go(shown, shown === 0 ? 1 : visibleMoment - shown + 1);
  }

  /**
   * @param {number} shown
   * @param {number} part
   */
  #go(shown, part) {
    const isOther = shown !== this.shown;
    this.shown = shown;
    this.part = part;
    if (isOther) this.show(shown);
    this.#fireChange();
  }

  #finish() {
    if (this.smooth()) this.#begin(this.part);
    else this.#go(this.shown, 1);
  }

  /** @param {number} from the progress so far */
  #begin(from) {
    this.part = from;
    this.#singleMove = { from, time: 0 };
    this.#run();
  }

  #run() {
    if (this.#frame !== 0) return;
    this.#lastFrameTime = null;
    this.#frame = this.frames.request((now) => this.#tick(now));
  }

  /** @param {number} now in ms */
  #tick(now) {
    this.#frame = 0;
    const elapsed = Math.min(MAX_FRAME_MS, now - (this.#lastFrameTime ?? now));
    if (this.playing) this.#playOn(elapsed);
    else if (this.#singleMove) this.#moveOn(this.#singleMove, elapsed);
    if (!this.playing && !this.#singleMove) return;
    this.#lastFrameTime = now;
    this.#frame = this.frames.request((next) => this.#tick(next));
  }

  /** @param {number} elapsed in ms */
  #playOn(elapsed) {
    this.#time += (elapsed * this.#speed) / MOVE_MS;
    if (this.#time >= this.length) this.playing = false;
    this.#goTo(this.#time);
  }

  /**
   * @param {{ from: number, time: number }} singleMove
   * @param {number} elapsed in ms
   */
  #moveOn(singleMove, elapsed) {
    const duration = SINGLE_MOVE_MS * (1 - singleMove.from);
    singleMove.time = Math.min(
      1,
      singleMove.time + (elapsed * Math.min(1, this.#speed)) / duration,
    );
    if (singleMove.time === 1) this.#singleMove = null;
    // Fast at first, then slower.
    const easedTime = 1 - (1 - singleMove.time) ** 2;
    this.#go(this.shown, singleMove.from + (1 - singleMove.from) * easedTime);
  }

  #fireChange() {
    this.dispatchEvent(new Event("change"));
  }
}
