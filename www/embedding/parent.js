// The page's side of a board in a frame: what the board says as events, what the page asks of it as calls. It needs nothing else of
// Warren.

import { saidIn, sealed } from "./protocol.js";
import { followPage, isDarkAround } from "./surroundings.js";

/** @typedef {import("./protocol.js").Said} Said */

/** What is asked of a board that does not hear yet is kept, up to so many messages; of more, the last. */
const MOST_WAITING = 100;
/** So many faults of a board are known, so as not to be told twice: more than it has options. */
const MOST_FAULTS = 20;

/** What browsers call the origin of a document that has none of its own. It can be heard, but not be spoken to alone. */
const OPAQUE = "null";

/**
 * A board in a frame. Fires `ready`, `state`, `move`, `hint`, `end`, `solved` and `error`, each a `CustomEvent` with what it tells.
 */
class FramedBoard extends EventTarget {
  #frame;
  #origin;
  #closed = new AbortController();
  #unfollow;
  /** What is to be asked of the board as soon as it hears; null once it does. @type {import("./protocol.js").Asked[] | null} */
  #waiting = [];
  /** What was wrong, as the board has told. @type {Set<string>} */
  #faults = new Set();
  /** How it stands; null until it is ready. @type {import("./protocol.js").BoardState | null} */
  state = null;

  /**
   * @param {HTMLIFrameElement} frame
   * @param {string} origin that its messages come from
   */
  constructor(frame, origin) {
    super();
    this.#frame = frame;
    this.#origin = origin;
    const listener = (/** @type {MessageEvent} */ event) => this.#hear(event);
    addEventListener("message", listener, { signal: this.#closed.signal });
    // It may be ready already.
    this.#send({ type: "hello" }, "*");
    this.#tellScheme();
    this.#unfollow = followPage(() => this.#tellScheme());
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
  #tellScheme() {
    this.#send({ type: "scheme", dark: isDarkAround(this.#frame) }, "*");
  }

  /**
   * Asks, when there is somebody to hear it: a frame whose document is not there yet is of another origin, and deaf.
   * @param {import("./protocol.js").Asked} asked
   */
  #ask(asked) {
    if (!this.#waiting) {
      this.#send(asked, this.#origin === OPAQUE ? "*" : this.#origin);
      return;
    }
    this.#waiting.push(structuredClone(asked));
    if (this.#waiting.length > MOST_WAITING) this.#waiting.shift();
  }

  /**
   * @param {import("./protocol.js").Asked} asked
   * @param {string} origin of whoever may hear it
   */
  #send(asked, origin) {
    this.#frame.contentWindow?.postMessage(sealed(asked), origin);
  }

  /** @param {MessageEvent} event */
  #hear({ data, origin, source }) {
    if (origin !== this.#origin || source === null || source !== this.#frame.contentWindow) return;
    const said = saidIn(data);
    if (!said) return;
    if (said.type === "listening") this.#beginAnew();
    this.#flush();
    if (said.type === "listening") return;
    if (said.type === "resize") {
      this.#resize(said.height);
      return;
    }
    if (this.#isKnown(said)) return;
    const { type, ...detail } = said;
    if ("state" in detail) this.state = detail.state;
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** There is a new document in the frame, which knows nothing of the page. */
  #beginAnew() {
    this.state = null;
    this.#faults.clear();
    this.#tellScheme();
  }

  /** Asks what has waited for the board to hear. */
  #flush() {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const asked of waiting) this.#ask(asked);
  }

  /**
   * Whether it is said once more, and was heard before.
   * @param {Said} said
   */
  #isKnown(said) {
    if (said.type === "ready") return said.again && this.state !== null;
    if (said.type !== "error") return false;
    if (said.again && this.#faults.has(said.message)) return true;
    this.#faults.add(said.message);
    const [oldest] = this.#faults;
    if (this.#faults.size > MOST_FAULTS) this.#faults.delete(oldest);
    return false;
  }

  /** @param {number} height of what is in the frame, in CSS pixels */
  #resize(height) {
    const isHeight = Number.isFinite(height) && height > 0 && height < 20_000;
    if (isHeight) this.#frame.style.height = `${Math.ceil(height) + edgesOf(this.#frame)}px`;
  }
}

/**
 * How much of the height that an element is given goes to what surrounds its content, in CSS pixels.
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
 * Where a frame's messages come from: a sandbox takes its origin away, unless that is allowed.
 * @param {HTMLIFrameElement} frame
 */
function originOf(frame) {
  const isApart = frame.hasAttribute("sandbox") && !frame.sandbox.contains("allow-same-origin");
  return isApart ? OPAQUE : new URL(frame.src).origin;
}

/**
 * Connects with the board in a frame.
 * @param {HTMLIFrameElement} frame whose address is that of `embed.html`
 * @param {{ origin?: string }} [options] where the board comes from; what the frame's address and its sandbox say, if not given
 * @returns {FramedBoard}
 */
export function connect(frame, { origin = originOf(frame) } = {}) {
  return new FramedBoard(frame, origin);
}
