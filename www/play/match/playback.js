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
  moveProgress = 1;
  /** Whether playback runs. */
  isPlaying = false;
  #speed;

  /** @type {{ startProgress: number, time: number } | null} a single move in motion; time 0..1 */
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
   * @param {() => boolean} host.canAnimate whether moves may be animated
   * @param {number} [host.speed]
   * @param {Frames} [host.frames]
   */
  constructor({ shown, length }, { show, canAnimate, speed = 1, frames = WINDOW_FRAMES }) {
    super();
    this.shown = shown;
    this.length = length;
    this.show = show;
    this.canAnimate = canAnimate;
    this.frames = frames;
    this.#speed = SPEEDS.includes(speed) ? speed : 1;
  }

  /** The time in moves from the start. Between two integers a move is in motion. */
  get moment() {
    return this.shown === 0 ? 0 : this.shown - 1 + this.moveProgress;
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
    if (isSame) {
      // The rest of the moves may be gone.
      if (this.moment >= length) this.isPlaying = false;
      return;
    }
    const isNext = shown === this.shown + 1;
    this.isPlaying = false;
    this.#singleMove = null;
    this.shown = shown;
    this.moveProgress = 1;
    if (isNext && this.canAnimate()) this.#animateMove(0);
  }

  /** Plays from here, or from the start if the game is at its end. */
  play() {
    if (this.length === 0 || this.isPlaying) return;
    if (this.moment >= this.length) this.#setPosition(0, 1);
    this.isPlaying = true;
    this.#singleMove = null;
    this.#time = this.moment;
    this.#fireChange();
    this.#requestFrame();
  }

  /** Stops here, even in the middle of a move. */
  pause() {
    this.isPlaying = false;
    this.#singleMove = null;
    this.#fireChange();
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Goes to the end of the move in motion, otherwise of the next move. */
  stepForward() {
    // A second press while a single move is in motion requests the move after it.
    const isPressedAgain = this.#singleMove !== null && this.shown < this.length;
    this.pause();
    if (this.moveProgress < 1 && !isPressedAgain) this.#finishMove();
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
    this.isPlaying = false;
    this.#singleMove = null;
    this.#goToMoment(this.canAnimate() ? moment : Math.round(moment));
  }

  /** Ends all animation. */
  close() {
    this.frames.cancel(this.#frame);
  }

  /** @param {number} moment */
  #goToMoment(moment) {
    const momentInGame = Math.min(Math.max(moment, 0), this.length);
    const visibleMoment = this.canAnimate() ? momentInGame : Math.floor(momentInGame);
    const shown = Math.ceil(visibleMoment);
    this.#setPosition(shown, shown === 0 ? 1 : visibleMoment - shown + 1);
  }

  /**
   * @param {number} shown
   * @param {number} moveProgress
   */
  #setPosition(shown, moveProgress) {
    const isOther = shown !== this.shown;
    this.shown = shown;
    this.moveProgress = moveProgress;
    if (isOther) this.show(shown);
    this.#fireChange();
  }

  #finishMove() {
    if (this.canAnimate()) this.#animateMove(this.moveProgress);
    else this.#setPosition(this.shown, 1);
  }

  /** @param {number} startProgress the progress so far */
  #animateMove(startProgress) {
    this.moveProgress = startProgress;
    this.#singleMove = { startProgress, time: 0 };
    this.#requestFrame();
  }

  #requestFrame() {
    if (this.#frame !== 0) return;
    this.#lastFrameTime = null;
    this.#frame = this.frames.request((now) => this.#tick(now));
  }

  /** @param {number} now in ms */
  #tick(now) {
    this.#frame = 0;
    const elapsed = Math.min(MAX_FRAME_MS, now - (this.#lastFrameTime ?? now));
    if (this.isPlaying) this.#advancePlayback(elapsed);
    else if (this.#singleMove) this.#advanceSingleMove(this.#singleMove, elapsed);
    if (!this.isPlaying && !this.#singleMove) return;
    this.#lastFrameTime = now;
    this.#frame = this.frames.request((next) => this.#tick(next));
  }

  /** @param {number} elapsed in ms */
  #advancePlayback(elapsed) {
    this.#time += (elapsed * this.#speed) / MOVE_MS;
    if (this.#time >= this.length) this.isPlaying = false;
    this.#goToMoment(this.#time);
  }

  /**
   * @param {{ startProgress: number, time: number }} singleMove
   * @param {number} elapsed in ms
   */
  #advanceSingleMove(singleMove, elapsed) {
    const duration = SINGLE_MOVE_MS * (1 - singleMove.startProgress);
    singleMove.time = Math.min(
      1,
      singleMove.time + (elapsed * Math.min(1, this.#speed)) / duration,
    );
    if (singleMove.time === 1) this.#singleMove = null;
    // Fast at first, then slower.
    const easedTime = 1 - (1 - singleMove.time) ** 2;
    this.#setPosition(
      this.shown,
      singleMove.startProgress + (1 - singleMove.startProgress) * easedTime,
    );
  }

  #fireChange() {
    this.dispatchEvent(new Event("change"));
  }
}
