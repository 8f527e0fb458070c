// An external player at a seat: requests each due answer, with the complete transcript of the seat.

/** @typedef {import("./engines.js").StartOrder} StartOrder */
/** @typedef {import("./engines.js").SendOrder} SendOrder */
/** @typedef {import("./external-player.js").Reply} Reply */
/** @typedef {import("./seats.js").Program} Program */
/** @typedef {import("../../wasm/warren.js").Said} Said */

/** @implements {Program} */
export class ExternalSeat {
  #listener;
  #port;
  /** @type {Said[]} */
  #transcript = [];
  /** The lines since its last answer. @type {string[]} */
  #newLines = [];
  #answerCount = 0;
  #seat = 0;
  /** @type {StartOrder["files"]} */
  #files = [];
  #isAnswerDue = false;
  #isClosed = false;

  /**
   * @param {import("./program-seat.js").ProgramListener} listener
   * @param {(port: MessagePort) => void} connect passes the other end to the player
   */
  constructor(listener, connect) {
    this.#listener = listener;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }) => this.#receive(data);
    connect(port2);
  }

  /** @param {StartOrder} order */
  start({ seat, position, files, lines, transcript, due }) {
    this.#seat = seat;
    if (position !== null) {
      this.close();
      this.#listener.hindered({ kind: "position", message: "" });
      return;
    }
    this.#files = files;
    this.#recordLines(lines);
    for (const entry of transcript) {
      if ("heard" in entry) this.#recordLines([entry.heard]);
      else this.#recordAnswer(entry.answered);
    }
    if (due) this.#request();
  }

  /** @param {SendOrder} order */
  send({ lines, due }) {
    this.#recordLines(lines);
    if (due) this.#request();
  }

  close() {
    this.#isClosed = true;
    this.#port.close();
  }

  /** @param {readonly string[]} lines */
  #recordLines(lines) {
    this.#newLines.push(...lines);
    this.#transcript.push(...lines.map((heard) => ({ heard })));
  }

  /** @param {string[]} answered */
  #recordAnswer(answered) {
    this.#transcript.push({ answered });
    this.#newLines = [];
    this.#answerCount += 1;
  }

  #request() {
    this.#isAnswerDue = true;
    // The player may be busy with something else, which does not cost it time.
    this.#listener.delivery(true);
    this.#listener.read(this.#newLines);
    /** @type {import("./external-player.js").AnswerRequest} */
    const request = {
      seat: this.#seat,
      number: this.#answerCount,
      lines: this.#newLines,
      said: this.#transcript,
      files: this.#files,
      known: this.#listener.known?.() ?? null,
    };
    this.#port.postMessage(request);
  }

  /** @param {Reply} reply */
  #receive(reply) {
    if (this.#isClosed || !this.#isAnswerDue) return;
    if (reply.type === "began") {
      this.#listener.delivery(false);
      return;
    }
    this.#isAnswerDue = false;
    this.#listener.delivery(false);
    if (reply.type === "ended") {
      this.#listener.ended({ kind: "error", message: reply.message, trace: [] });
      return;
    }
    const { lines, took } = reply;
    this.#recordAnswer(lines);
    for (const line of lines) this.#listener.line(line, took);
  }
}
