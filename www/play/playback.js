// Going through a game in time: played at a speed, stopped between two moves, stepped, scrubbed. It knows no game and draws
// nothing: it asks for positions to be shown, and tells how far the last move has come.

/** How long a move takes at speed 1 while a game is played through, in ms. */
export const PLAYED = 600;
/** How long a move takes that is seen by itself, just made or stepped to, in ms; slow speeds slow it too. */
export const SINGLE = 160;
export const SPEEDS = [0.25, 0.5, 1, 2, 4];

/** A frame that comes late, as after the tab was hidden, counts for no more than this, in ms. */
const LONGEST_FRAME = 100;

/**
 * The browser's frames; tests have others.
 * @typedef {{ request: (tick: (now: number) => void) => number, cancel: (frame: number) => void }} Frames
 */

/** @type {Frames} */
const WINDOW_FRAMES = {
  request: (tick) => requestAnimationFrame(tick),
  cancel: (frame) => cancelAnimationFrame(frame),
};

/** Fires `change` whenever something else is to be seen. */
export class Playback extends EventTarget {
  /** Moves in the game, or in the branch of it that is looked at. */
  length;
  /** @type {unknown} which branch that is */
  #branch = null;
  /** How many moves stand on the board; the last of them may still be on its way. */
  shown;
  /** How far the last move has come, 0..1. */
  part = 1;
  /** Whether the game is being played through. */
  playing = false;
  #speed;

  /** @type {{ from: number, time: number } | null} a single move on its way; time 0..1 */
  #single = null;
  /** Where playing is, in moves from the start. */
  #time = 0;
  #frame = 0;
  /** @type {number | null} when the last frame came */
  #last = null;

  /**
   * @param {{ shown: number, length: number }} state
   * @param {Object} host
   * @param {(ply: number) => void} host.show asks for a position, which `follow` then tells of
   * @param {() => boolean} host.smooth whether moves may be seen on their way
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

  /** In moves from the start; between two whole numbers a move is on its way. */
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
    this.#tell();
  }

  /**
   * Takes in what is shown and how long the game is. What somebody else wants to see ends the playing; a move that
   * comes next is seen on its way.
   * @param {{ shown: number, length: number, branch?: unknown }} state `branch` tells lines of moves apart
   */
  follow({ shown, length, branch = null }) {
    this.length = length;
    const isSame = branch === this.#branch && shown === this.shown;
    this.#branch = branch;
    if (isSame) return;
    const isNext = shown === this.shown + 1;
    this.playing = false;
    this.#single = null;
    this.shown = shown;
    this.part = 1;
    if (isNext && this.smooth()) this.#begin(0);
  }

  /** Plays on from here; at the end, from the start. */
  play() {
    if (this.length === 0 || this.playing) return;
    if (this.moment >= this.length) this.#go(0, 1);
    this.playing = true;
    this.#single = null;
    this.#time = this.moment;
    this.#tell();
    this.#run();
  }

  /** Stops where it is, also in the middle of a move. */
  pause() {
    this.playing = false;
    this.#single = null;
    this.#tell();
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  /** To the end of the move that is on its way, else of the next. */
  stepForward() {
    // Who presses again while a single move is on its way wants the one after.
    const again = this.#single !== null && this.shown < this.length;
    this.pause();
    if (this.part < 1 && !again) this.#finish();
    else if (this.shown < this.length) this.show(this.shown + 1);
  }

  /** Back to the move before. */
  stepBack() {
    this.pause();
    if (this.shown > 0) this.show(this.shown - 1);
  }

  /**
   * Stops at a moment; where moves are not seen on their way, at the nearest position.
   * @param {number} moment in moves from the start
   */
  seek(moment) {
    this.playing = false;
    this.#single = null;
    this.#goTo(this.smooth() ? moment : Math.round(moment));
  }

  /** Ends what moves; nothing more is heard of it. */
  close() {
    this.frames.cancel(this.#frame);
  }

  /** @param {number} moment */
  #goTo(moment) {
    const inGame = Math.min(Math.max(moment, 0), this.length);
    const seen = this.smooth() ? inGame : Math.floor(inGame);
    const shown = Math.ceil(seen);
    this.#go(shown, shown === 0 ? 1 : seen - shown + 1);
  }

  /**
   * @param {number} shown
   * @param {number} part
   */
  #go(shown, part) {
    const other = shown !== this.shown;
    this.shown = shown;
    this.part = part;
    if (other) this.show(shown);
    this.#tell();
  }

  #finish() {
    if (this.smooth()) this.#begin(this.part);
    else this.#go(this.shown, 1);
  }

  /** @param {number} from the part of the move that is over already */
  #begin(from) {
    this.part = from;
    this.#single = { from, time: 0 };
    this.#run();
  }

  #run() {
    if (this.#frame !== 0) return;
    this.#last = null;
    this.#frame = this.frames.request((now) => this.#tick(now));
  }

  /** @param {number} now in ms */
  #tick(now) {
    this.#frame = 0;
    const elapsed = Math.min(LONGEST_FRAME, now - (this.#last ?? now));
    if (this.playing) this.#playOn(elapsed);
    else if (this.#single) this.#moveOn(this.#single, elapsed);
    if (!this.playing && !this.#single) return;
    this.#last = now;
    this.#frame = this.frames.request((next) => this.#tick(next));
  }

  /** @param {number} elapsed in ms */
  #playOn(elapsed) {
    this.#time += (elapsed * this.#speed) / PLAYED;
    if (this.#time >= this.length) this.playing = false;
    this.#goTo(this.#time);
  }

  /**
   * @param {{ from: number, time: number }} single
   * @param {number} elapsed in ms
   */
  #moveOn(single, elapsed) {
    const whole = SINGLE * (1 - single.from);
    single.time = Math.min(1, single.time + (elapsed * Math.min(1, this.#speed)) / whole);
    if (single.time === 1) this.#single = null;
    // Fast at first, then slower.
    const along = 1 - (1 - single.time) ** 2;
    this.#go(this.shown, single.from + (1 - single.from) * along);
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}
