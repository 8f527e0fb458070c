// The match that a session holds, until another takes its place: where secrets come out or are back, or another tab has
// gone on.

/** @typedef {import("./matches.js").AnyMatch} Match */

/** What a match fires. */
const NEWS = ["change", "clocks", "info", "keep", "move", "notice", "over"];

/**
 * Fires what the match fires that it holds; when another has taken its place, `replaced` with whether the one before had
 * secrets; and `notice` where none could be had.
 */
export class HeldMatch extends EventTarget {
  /** @type {Match} */
  current;
  /** Counts the matches that were to take another's place, so that one that took long does not replace a later one. */
  #replacements = 0;
  /** Ends what is heard of the match. */
  #heard = new AbortController();
  #closed = new AbortController();

  /** @param {Match} match closed here */
  constructor(match) {
    super();
    this.current = match;
    this.#hear();
    const hidden = () => this.current.leave(document.hidden);
    document.addEventListener("visibilitychange", hidden, { signal: this.#closed.signal });
  }

  /**
   * Goes on with another match, once it is there; unless that has been replaced meanwhile.
   * @param {Promise<Match | undefined>} coming
   */
  async replaceWith(coming) {
    this.#replacements += 1;
    const mine = this.#replacements;
    const match = await coming.catch(() =>
      this.#tell("notice", { id: "stall-referee-unstarted", args: {} }),
    );
    if (!match) return;
    if (mine === this.#replacements && !this.#closed.signal.aborted) this.replace(match);
    else match.close();
  }

  /** @param {Match} match */
  replace(match) {
    const last = this.current;
    this.#heard.abort();
    this.current = match;
    this.#hear();
    this.#tell("replaced", { wasSecret: last.isSecret });
    // Until now it may have been on the board.
    last.close();
  }

  close() {
    this.#closed.abort();
    this.#heard.abort();
    this.current.close();
  }

  #hear() {
    this.#heard = new AbortController();
    const { signal } = this.#heard;
    for (const type of NEWS) {
      const pass = (/** @type {Event} */ event) =>
        this.#tell(type, event instanceof CustomEvent ? event.detail : null);
      this.current.addEventListener(type, pass, { signal });
    }
    this.current.leave(document.hidden);
  }

  /**
   * @param {string} type
   * @param {unknown} detail
   */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
