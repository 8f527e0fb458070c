// Tracks whether a JavaScript program is alive: as in Node, it ends when its main part has ended and no pending call could run
// it again.

import { startTimer } from "./captured.js";
import { messageOf, traceOf } from "./failures.js";

/** Thrown to exit a program that has called `process.exit`. */
const EXIT = Symbol("exit");

export class Loop {
  #life;
  #pendingCalls = 0;
  #isMainOver = false;
  /** The address of the program's script, to find its lines in a trace. */
  address = "";
  /** The number of characters before the program in the first line of its script. */
  prefixLength = 0;
  /** Whether a reader waits for lines. @type {() => boolean} */
  isReading = () => false;
  /** Called before the program exits. @type {(code: number) => void} */
  onExit = () => {};
  /** @type {number | string | undefined} */
  exitCode;

  /** @param {import("./begin.js").LifeCycle} lifeCycle */
  constructor(lifeCycle) {
    this.#life = lifeCycle;
    // Firefox reports an unhandled rejection only after that.
    lifeCycle.idle = () => {
      if (!lifeCycle.isOver() && this.#isOver())
        startTimer(() => this.run(() => this.#exitIfOver()), 0);
    };
  }

  #isOver() {
    return this.#isMainOver && this.#pendingCalls === 0 && !this.isReading();
  }

  #exitIfOver() {
    if (this.#isOver()) this.exit();
  }

  /** Records a pending call of the program, such as a timer. */
  hold() {
    this.#pendingCalls += 1;
  }

  release() {
    this.#pendingCalls -= 1;
  }

  /**
   * Calls the program in a separate task.
   * @param {() => void} task
   */
  run(task) {
    this.#life.clock.enter();
    this.guard(task);
  }

  /**
   * Calls the program. An uncaught exception ends it.
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

  /** The program's main part has ended; pending calls continue. */
  mainIsOver() {
    this.#isMainOver = true;
  }

  /** @param {unknown} thrown */
  fail(thrown) {
    if (thrown === EXIT) return;
    const trace = traceOf(thrown, this.address, this.prefixLength);
    this.#life.end({ kind: "error", message: messageOf(thrown), trace, code: 1 });
  }

  /**
   * Handles the program's own end.
   * @param {number | string} [code]
   */
  exit(code = this.exitCode) {
    const number = Number(code ?? 0) & 0xff;
    const onExit = this.onExit;
    this.onExit = () => {};
    this.guard(() => onExit(number));
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
