// The page's side of a board in a frame: what the board says as events, what the page asks of it as calls. It needs nothing else of
// Warren.

import { saidIn, sealed } from "./protocol.js";
import { followPage, isDarkAround } from "./surroundings.js";

/** @typedef {import("./protocol.js").Said} Said */

/**
 * A board in a frame. Fires `ready`, `state`, `move`, `end`, `solved` and `error`, each a `CustomEvent` with what it tells.
 */
class FramedBoard extends EventTarget {
  #frame;
  #origin;
  #closed = new AbortController();
  #unfollow;
  /** How it stands; null until it is ready. @type {import("./protocol.js").BoardState | null} */
  state = null;

  /**
   * @param {HTMLIFrameElement} frame
   * @param {string} origin
   */
  constructor(frame, origin) {
    super();
    this.#frame = frame;
    this.#origin = origin;
    const listener = (/** @type {MessageEvent} */ event) => this.#hear(event);
    addEventListener("message", listener, { signal: this.#closed.signal });
    // It may be ready already.
    this.#greet();
    this.#unfollow = followPage(() => this.#greet());
  }

  /**
   * Puts something else on the board.
   * @param {Record<string, unknown>} options
   */
  load(options) {
    this.#ask({ type: "load", options });
  }

  /**
   * Plays a move as the person whose turn it is.
   * @param {string} move as records write it
   */
  play(move) {
    this.#ask({ type: "play", move });
  }

  /**
   * Changes an option; the board begins anew.
   * @param {string} name
   * @param {unknown} value null for the usual one
   */
  option(name, value) {
    this.#ask({ type: "option", name, value });
  }

  /** Hears no more of the board. */
  close() {
    this.#closed.abort();
    this.#unfollow();
  }

  /** Nothing is told by this that whoever is in the frame may not hear. */
  #greet() {
    const dark = isDarkAround(this.#frame);
    this.#frame.contentWindow?.postMessage(sealed({ type: "hello" }), "*");
    this.#frame.contentWindow?.postMessage(sealed({ type: "scheme", dark }), "*");
  }

  /** @param {import("./protocol.js").Asked} asked */
  #ask(asked) {
    this.#frame.contentWindow?.postMessage(sealed(asked), this.#origin);
  }

  /** @param {MessageEvent} event */
  #hear({ data, origin, source }) {
    if (origin !== this.#origin || source === null || source !== this.#frame.contentWindow) return;
    const said = saidIn(data);
    if (!said) return;
    if (said.type === "resize") {
      this.#resize(said.height);
      return;
    }
    if (said.type === "ready" && said.again && this.state) return;
    if (said.type === "ready" && !this.state) this.#greet();
    const { type, ...detail } = said;
    if ("state" in detail) this.state = detail.state;
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** @param {number} height of what is in the frame, in CSS pixels */
  #resize(height) {
    const isHeight = Number.isFinite(height) && height > 0 && height < 20_000;
    if (isHeight) this.#frame.style.height = `${Math.ceil(height)}px`;
  }
}

/**
 * Connects with the board in a frame.
 * @param {HTMLIFrameElement} frame whose address is that of `embed.html`
 * @param {{ origin?: string }} [options] where the board comes from; what the frame's address says, if not given
 * @returns {FramedBoard}
 */
export function connect(frame, { origin = new URL(frame.src).origin } = {}) {
  return new FramedBoard(frame, origin);
}
