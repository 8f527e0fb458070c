// The page's side of a board in a frame: the board's messages become events, and calls become messages to the board. It
// needs no other part of Warren.

import { saidIn, sealed } from "./protocol.js";
import { followPage, isDarkAround } from "./surroundings.js";

/** @typedef {import("./protocol.js").Said} Said */

/** The maximum number of messages to keep for a board that does not listen yet. Only the latest are kept. */
const MAX_WAITING = 100;
/** The maximum number of faults to remember, so that none is reported twice: more than a board has options. */
const MAX_FAULTS = 20;

/** The origin that browsers report for a document without one. A page receives its messages, but cannot address it alone. */
const OPAQUE_ORIGIN = "null";

/**
 * A board in a frame. Fires `ready`, `state`, `move`, `hint`, `suggestion`, `end`, `solved` and `error`, each a `CustomEvent` with its data.
 */
class FramedBoard extends EventTarget {
  #frame;
  #origin;
  #closed = new AbortController();
  #stopFollowing;
  /** Messages to send once the board listens; null when it does. @type {import("./protocol.js").Asked[] | null} */
  #queuedMessages = [];
  /** The faults that the board has reported. @type {Set<string>} */
  #faults = new Set();
  /** The board's state; null until it is ready. @type {import("./protocol.js").BoardState | null} */
  state = null;

  /**
   * @param {HTMLIFrameElement} frame
   * @param {string} origin the origin of its messages
   */
  constructor(frame, origin) {
    super();
    this.#frame = frame;
    this.#origin = origin;
    const listener = (/** @type {MessageEvent} */ event) => this.#hear(event);
    addEventListener("message", listener, { signal: this.#closed.signal });
    // The board may be ready already.
    this.#send({ type: "hello" }, "*");
    this.#sendScheme();
    this.#stopFollowing = followPage(() => this.#sendScheme());
  }

  /**
   * Opens something else on the board.
   * @param {Record<string, unknown>} options
   */
  load(options) {
    this.#ask({ type: "load", options });
  }

  /**
   * Plays a move as the person whose turn it is.
   * @param {string} move in the notation of records
   */
  play(move) {
    this.#ask({ type: "play", move });
  }

  /**
   * Changes an option. The board starts again.
   * @param {string} name
   * @param {unknown} value null for the default
   */
  option(name, value) {
    this.#ask({ type: "option", name, value });
  }

  /** Stops listening to the board. */
  close() {
    this.#closed.abort();
    this.#stopFollowing();
  }

  /** Sends the colour scheme. It is no secret, so any document in the frame may receive it. */
  #sendScheme() {
    this.#send({ type: "scheme", dark: isDarkAround(this.#frame) }, "*");
  }

  /**
   * Sends a request once the board listens. Until its document has loaded, the frame has another origin and receives nothing.
   * @param {import("./protocol.js").Asked} message
   */
  #ask(message) {
    if (!this.#queuedMessages) {
      this.#send(message, this.#origin === OPAQUE_ORIGIN ? "*" : this.#origin);
      return;
    }
    this.#queuedMessages.push(structuredClone(message));
    if (this.#queuedMessages.length > MAX_WAITING) this.#queuedMessages.shift();
  }

  /**
   * @param {import("./protocol.js").Asked} message
   * @param {string} origin the origin that may receive it
   */
  #send(message, origin) {
    this.#frame.contentWindow?.postMessage(sealed(message), origin);
  }

  /** @param {MessageEvent} event */
  #hear({ data, origin, source }) {
    if (origin !== this.#origin || source === null || source !== this.#frame.contentWindow) return;
    const message = saidIn(data);
    if (!message) return;
    if (message.type === "listening") this.#beginAnew();
    this.#flush();
    if (message.type === "listening") return;
    if (message.type === "resize") {
      this.#resize(message.height);
      return;
    }
    if (this.#isRepeated(message)) return;
    const { type, ...detail } = message;
    if ("state" in detail) this.state = detail.state;
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** A new document has loaded in the frame and knows nothing of the page. */
  #beginAnew() {
    this.state = null;
    this.#faults.clear();
    this.#sendScheme();
  }

  /** Sends the requests that waited for the board. */
  #flush() {
    const queuedMessages = this.#queuedMessages ?? [];
    this.#queuedMessages = null;
    for (const message of queuedMessages) this.#ask(message);
  }

  /**
   * Whether a message is a repetition of one received before.
   * @param {Said} message
   */
  #isRepeated(message) {
    if (message.type === "ready") return message.again && this.state !== null;
    if (message.type !== "error") return false;
    if (message.again && this.#faults.has(message.message)) return true;
    this.#faults.add(message.message);
    const [oldest] = this.#faults;
    if (this.#faults.size > MAX_FAULTS) this.#faults.delete(oldest);
    return false;
  }

  /** @param {number} height the height of the frame's content, in CSS pixels */
  #resize(height) {
    const isHeight = Number.isFinite(height) && height > 0 && height < 20_000;
    if (isHeight) this.#frame.style.height = `${Math.ceil(height) + edgesOf(this.#frame)}px`;
  }
}

/**
 * The part of an element's height taken up by borders and padding, in CSS pixels.
 * @param {Element} element
 */
function edgesOf(element) {
  const style = getComputedStyle(element);
  if (style.boxSizing !== "border-box") return 0;
  const { borderBottomWidth, borderTopWidth, paddingBottom, paddingTop } = style;
  const edges = [borderBottomWidth, borderTopWidth, paddingBottom, paddingTop];
  return edges.reduce((sum, edge) => sum + Number.parseFloat(edge), 0);
}

/**
 * The origin of a frame's messages. A sandbox without `allow-same-origin` removes it.
 * @param {HTMLIFrameElement} frame
 */
function originOf(frame) {
  const isSandboxed = frame.hasAttribute("sandbox") && !frame.sandbox.contains("allow-same-origin");
  return isSandboxed ? OPAQUE_ORIGIN : new URL(frame.src).origin;
}

/**
 * Connects to the board in a frame.
 * @param {HTMLIFrameElement} frame a frame with the address of `embed.html`
 * @param {{ origin?: string }} [options] the board's origin; by default derived from the frame's address and sandbox
 * @returns {FramedBoard}
 */
export function connect(frame, { origin = originOf(frame) } = {}) {
  return new FramedBoard(frame, origin);
}
