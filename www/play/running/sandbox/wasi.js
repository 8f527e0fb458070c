// Runs a WASI program in a sandbox. The browser suspends it while it waits for a line.

import { begin } from "./begin.js";
import { startTimer, stopTimer } from "./captured.js";
import { loadWasi } from "./wasi-program.js";

/** WebAssembly with the functions that its types lack. @type {any} */
const { Suspending, promising } = WebAssembly;

/** The calls that may wait. */
const WAITING = ["fd_read", "poll_oneoff"];

begin({
  load: async (lifeCycle) => {
    const program = await loadWasi(lifeCycle, waiting(lifeCycle), (calls) => {
      for (const name of WAITING) calls[name] = new Suspending(calls[name]);
    });
    const start = async () => promising(program.instantiate())();
    return () => {
      lifeCycle.ready();
      lifeCycle.clock.enter();
      start().then(program.exited, program.failed);
    };
  },
});

/**
 * @param {import("./begin.js").LifeCycle} lifeCycle
 * @returns {import("./wasi-calls.js").Wait}
 */
function waiting({ input, output, clock }) {
  return (milliseconds, forInput) => {
    output.flush();
    return new Promise((resolve) => {
      /** @type {number | undefined} */
      let timer;
      const over = () => {
        input.arrived = () => {};
        stopTimer(timer);
        resolve();
      };
      if (forInput) input.arrived = over;
      if (milliseconds !== Number.POSITIVE_INFINITY) {
        timer = startTimer(() => {
          clock.enter();
          over();
        }, milliseconds);
      }
    });
  };
}
