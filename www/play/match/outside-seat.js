// An external player at a seat: requests each due answer, with the complete transcript of the seat.

/** @typedef {import("./engines.js").StartOrder} StartOrder */
/** @typedef {import("./engines.js").SendOrder} SendOrder */
/** @typedef {import("./outside.js").Reply} Reply */
/** @typedef {import("./seats.js").Program} Program */
/** @typedef {import("../../wasm/warren.js").Said} Said */

/** @implements {Program} */
export class OutsideSeat {
  #listener;
  #port;
  /** @type {Said[]} */
  #said = [];
  /** The lines since its last answer. @type {string[]} */
  #lines = [];
  #number = 0;
  #seat = 0;
  /** @type {StartOrder["files"]} */
  #files = [];
  #isAsked = false;
  #isGone = false;

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
    this.#listen(lines);
    for (const each of transcript) {
      if ("heard" in each) this.#listen([each.heard]);
      else this.#answered(each.answered);
    }
    if (due) this.#request();
  }

  /** @param {SendOrder} order */
  send({ lines, due }) {
    this.#listen(lines);
    if (due) this.#request();
  }

  close() {
    this.#isGone = true;
    this.#port.close();
  }

  /** @param {readonly string[]} lines */
  #listen(lines) {
    this.#lines.push(...lines);
    this.#said.push(...lines.map((heard) => ({ heard })));
  }

  /** @param {string[]} answered */
  #answered(answered) {
    this.#said.push({ answered });
    this.#lines = [];
    this.#number += 1;
  }

  #request() {
    this.#isAsked = true;
    // The player may be busy with something else, which does not cost it time.
    this.#listener.delivery(true);
    this.#listener.read(this.#lines);
    /** @type {import("./outside.js").Turn} */
    const turn = {
      seat: this.#seat,
      number: this.#number,
      lines: this.#lines,
      said: this.#said,
      files: this.#files,
      known: this.#listener.known?.() ?? null,
    };
    this.#port.postMessage(turn);
  }

  /** @param {Reply} reply */
  #receive(reply) {
    if (this.#isGone || !this.#isAsked) return;
    if (reply.type === "began") {
      this.#listener.delivery(false);
      return;
    }
    this.#isAsked = false;
    this.#listener.delivery(false);
    if (reply.type === "ended") {
      this.#listener.ended({ kind: "error", message: reply.message, trace: [] });
      return;
    }
    const { lines, took } = reply;
    this.#answered(lines);
    for (const line of lines) this.#listener.line(line, took);
  }
}
