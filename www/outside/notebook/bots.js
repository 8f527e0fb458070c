// The bots of a widget: functions in the kernel that play. Each request of a match goes to the kernel by a message of the
// widget, with a name by which the answer finds its way back.

import { send } from "./kernel.js";

/** @typedef {import("./kernel.js").Model} Model */
/** @typedef {import("../../play/match/outside.js").Reply} Reply */
/** @typedef {import("../../play/match/outside.js").Turn} Turn */

/** How long the kernel may leave a request alone before the board says so, in milliseconds. */
const QUIET = 3000;

export class Bots {
  #model;
  #tellWaiting;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #quiet;
  /** The ports that wait for an answer, by the request's name. @type {Map<string, MessagePort>} */
  #waiting = new Map();
  #last = 0;
  /** The beginning of the names. A kernel may answer several pages, and each hears all answers. */
  #page = Math.random().toString(36).slice(2);

  /**
   * @param {Model} model
   * @param {(isWaiting: boolean) => void} tellWaiting whether a request waits for the kernel, for long
   */
  constructor(model, tellWaiting) {
    this.#model = model;
    this.#tellWaiting = tellWaiting;
    model.on("msg:custom", (content) => this.#hear(content));
  }

  /**
   * Answers for a bot.
   * @param {number} index its place in the widget's list
   * @returns {import("../../play/match/outside.js").Answer}
   */
  answerer(index) {
    return (port) => {
      port.onmessage = ({ data }) => this.#ask(index, data, port);
    };
  }

  /**
   * @param {number} bot
   * @param {Turn} turn
   * @param {MessagePort} port
   */
  #ask(bot, turn, port) {
    // A match asks for one answer at a time, so an older request of the same port is out of date.
    for (const [request, other] of this.#waiting) if (other === port) this.#waiting.delete(request);
    this.#last += 1;
    const request = `${this.#page}-${this.#last}`;
    this.#waiting.set(request, port);
    send(this.#model, { type: "ask", request, bot, turn });
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#tellWaiting(true), QUIET);
  }

  /** @param {any} content */
  #hear(content) {
    if (content?.type !== "began" && content?.type !== "answer" && content?.type !== "ended")
      return;
    const { request, ...reply } = content;
    const port = this.#waiting.get(request);
    if (port) {
      clearTimeout(this.#quiet);
      this.#tellWaiting(false);
    }
    if (reply.type !== "began") this.#waiting.delete(request);
    port?.postMessage(/** @type {Reply} */ (reply));
  }
}
