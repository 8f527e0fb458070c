// What keeps a JavaScript program alive, and what ends it: as in Node, it is over when its main part has ended and nothing is
// left that could call it again.

import { startTimer } from "./captured.js";
import { messageOf, traceOf } from "./failures.js";

/** Thrown to leave a program that has called `process.exit`. */
const EXIT = Symbol("exit");

export class Loop {
  #life;
  #holds = 0;
  #isMainOver = false;
  /** Where the program's script is, to find its lines in a trace. */
  address = "";
  /** The characters before the program's own in the first line of its script. */
  ahead = 0;
  /** Whether somebody waits for lines. @type {() => boolean} */
  isReading = () => false;
  /** Called before the program exits. @type {(code: number) => void} */
  leaving = () => {};
  /** @type {number | string | undefined} */
  exitCode;

  /** @param {import("./begin.js").Life} life */
  constructor(life) {
    this.#life = life;
    // Firefox tells of a promise that was rejected in vain only after that.
    life.idle = () => {
      if (!life.isOver() && this.#isOver()) startTimer(() => this.run(() => this.#exitIfOver()), 0);
    };
  }

  #isOver() {
    return this.#isMainOver && this.#holds === 0 && !this.isReading();
  }

  #exitIfOver() {
    if (this.#isOver()) this.exit();
  }

  /** Something that will call the program, such as a timer. */
  hold() {
    this.#holds += 1;
  }

  release() {
    this.#holds -= 1;
  }

  /**
   * Calls the program in a task of its own.
   * @param {() => void} task
   */
  run(task) {
    this.#life.clock.enter();
    this.guard(task);
  }

  /**
   * Calls the program. What it throws ends it.
   * @param {() => void} call
   */
  guard(call) {
    if (this.#life.isOver()) return;
    try {
      call();
    } catch (thrown) {
      this.fail(thrown);
    }
  }

  /** The program's main part has ended; what it has started goes on. */
  mainIsOver() {
    this.#isMainOver = true;
  }

  /** @param {unknown} thrown */
  fail(thrown) {
    if (thrown === EXIT) return;
    const trace = traceOf(thrown, this.address, this.ahead);
    this.#life.end({ kind: "error", message: messageOf(thrown), trace, code: 1 });
  }

  /**
   * The program has ended by itself.
   * @param {number | string} [code]
   */
  exit(code = this.exitCode) {
    const number = Number(code ?? 0) & 0xff;
    const leaving = this.leaving;
    this.leaving = () => {};
    this.guard(() => leaving(number));
    this.#life.end({ kind: "exit", message: "", trace: [], code: number });
  }

  /**
   * `process.exit`: never returns to the program.
   * @param {number | string} [code]
   * @returns {never}
   */
  quit(code) {
    this.exit(code);
    throw EXIT;
  }
}
