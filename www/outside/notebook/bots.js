// The bots of a widget: functions in the kernel that play. The widget sends each request of a match to the kernel, with a name that
// the answer repeats.

import { send } from "./kernel.js";

/** @typedef {import("./kernel.js").Model} Model */
/** @typedef {import("../../play/match/external-player.js").Reply} Reply */
/** @typedef {import("../../play/match/external-player.js").AnswerRequest} AnswerRequest */

/** How long the kernel may leave a request unanswered before the board says so, in milliseconds. */
const MAX_QUIET_MS = 3000;

export class Bots {
  #model;
  #showWaiting;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waitTimer;
  /** The ports that wait for an answer, by the request's name. @type {Map<string, MessagePort>} */
  #waiting = new Map();
  #lastNumber = 0;
  /** The beginning of the names. A kernel may answer several pages, and each receives all answers. */
  #pagePrefix = Math.random().toString(36).slice(2);

  /**
   * @param {Model} model
   * @param {(isWaiting: boolean) => void} showWaiting receives whether a request has waited long for the kernel
   */
  constructor(model, showWaiting) {
    this.#model = model;
    this.#showWaiting = showWaiting;
    model.on("msg:custom", (content) => this.#hear(content));
  }

  /**
   * Answers for a bot.
   * @param {number} index its place in the widget's list
   * @returns {import("../../play/match/external-player.js").ServePort}
   */
  servePort(index) {
    return (port) => {
      port.onmessage = ({ data }) => this.#ask(index, data, port);
    };
  }

  /**
   * @param {number} bot
   * @param {AnswerRequest} turn
   * @param {MessagePort} port
   */
  #ask(bot, turn, port) {
    // A match requests one answer at a time, so an older request of the same port is obsolete.
    for (const [request, other] of this.#waiting) if (other === port) this.#waiting.delete(request);
    this.#lastNumber += 1;
    const request = `${this.#pagePrefix}-${this.#lastNumber}`;
    this.#waiting.set(request, port);
    send(this.#model, { type: "ask", request, bot, turn });
    clearTimeout(this.#waitTimer);
    this.#waitTimer = setTimeout(() => this.#showWaiting(true), MAX_QUIET_MS);
  }

  /** @param {any} content */
  #hear(content) {
    if (content?.type !== "began" && content?.type !== "answer" && content?.type !== "ended")
      return;
    const { request, ...reply } = content;
    const port = this.#waiting.get(request);
    if (port) {
      clearTimeout(this.#waitTimer);
      this.#showWaiting(false);
    }
    if (reply.type !== "began") this.#waiting.delete(request);
    port?.postMessage(/** @type {Reply} */ (reply));
  }
}
