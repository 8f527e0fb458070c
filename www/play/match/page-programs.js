// Starts the programs of a match that runs on the page.

import { part } from "../../kit/page/failure.js";
import { loadPrograms } from "./seats.js";

/** What starts players from outside. */
async function outside() {
  const [{ OutsideSeat }, { connect }] = await Promise.all([
    part(import("./outside-seat.js")),
    part(import("./outside.js")),
  ]);
  /** @type {import("./seats.js").StartProgram} */
  const start = (_, { id }, __, listener) => new OutsideSeat(listener, (port) => connect(id, port));
  return start;
}

/**
 * What starts the visitor's programs. The npm package has boards alone, neither programs nor their sandboxes; its bundler drops
 * what is not reached there.
 * @type {Parameters<typeof loadPrograms>[1]}
 */
const HERE = /** @type {any} */ (globalThis).WARREN_PACKAGED
  ? { outside }
  : {
      outside,
      program: async () => {
        const [{ ProgramSeat }, { runnableOf }] = await Promise.all([
          part(import("./program-seat.js")),
          part(import("./runnables.js")),
        ]);
        return (_, seat, seed, listener) => new ProgramSeat(seat, seed, listener, { runnableOf });
      },
    };

/**
 * @param {import("./seats.js").Seat[]} seats
 * @returns {Promise<import("./seats.js").Programs>}
 */
export const loadProgramsHere = (seats) => loadPrograms(seats, HERE);
