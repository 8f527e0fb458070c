// The current match of a session. Another match replaces it when secrets are revealed or return, or when another tab has
// played on.

import { latest } from "../../kit/page/latest.js";

/** @typedef {import("./match.js").Match} Match */

/** The events of a match. */
const FORWARDED_EVENTS = ["change", "clocks", "info", "keep", "move", "notice", "over", "program"];

/**
 * Forwards the events of its match. Fires `replaced` when another match has replaced it, with whether the previous match had
 * secrets, and `notice` if the new match could not be created.
 */
export class HeldMatch extends EventTarget {
  /** @type {Match} */
  current;
  /** The requested replacements. A slow one does not replace a later one. */
  #requests = latest();
  /** Removes the listeners from the match. */
  #matchListeners = new AbortController();
  #closed = new AbortController();

  /** @param {Match} match closed by this object */
  constructor(match) {
    super();
    this.current = match;
    this.#listen();
    const hidden = () => this.current.leave(document.hidden);
    document.addEventListener("visibilitychange", hidden, { signal: this.#closed.signal });
  }

  /**
   * Switches to another match when it is ready, unless a later one has been requested in the meantime.
   * @param {Promise<Match | undefined>} nextMatch
   */
  async replaceWith(nextMatch) {
    const request = this.#requests.next();
    const match = await nextMatch.catch(() =>
      this.#fire("notice", { id: "stall-referee-unstarted", args: {} }),
    );
    if (!match) return;
    if (request.isCurrent && !this.#closed.signal.aborted) this.replace(match);
    else match.close();
  }

  /** @param {Match} match */
  replace(match) {
    const previous = this.current;
    this.#matchListeners.abort();
    this.current = match;
    this.#listen();
    this.#fire("replaced", { wasSecret: previous.isSecret });
    // Not earlier: the board may still have shown the previous match.
    previous.close();
  }

  close() {
    this.#closed.abort();
    this.#matchListeners.abort();
    this.current.close();
  }

  #listen() {
    this.#matchListeners = new AbortController();
    const { signal } = this.#matchListeners;
    for (const type of FORWARDED_EVENTS) {
      this.current.addEventListener(type, (event) => this.dispatchEvent(copyOf(event)), { signal });
    }
    this.current.leave(document.hidden);
  }

  /**
   * @param {string} type
   * @param {unknown} detail
   */
  #fire(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

/**
 * A copy of an event, since each event can be dispatched only once.
 * @param {Event} event
 */
export function copyOf(event) {
  return new CustomEvent(event.type, event);
}
