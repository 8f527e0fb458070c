// Starts the programs of a match that runs on the page.

import { loadPrograms } from "./seats.js";

// Here and not in `site.js`, so that the package's bundler sees that the rest is not reached.
const isPackaged = /** @type {any} */ (globalThis).WARREN_PACKAGED === true;

/**
 * @param {import("./seats.js").Seat[]} seats
 * @returns {Promise<import("./seats.js").Programs>}
 */
export function loadProgramsHere(seats) {
  // The npm package has boards alone: neither programs nor their sandboxes.
  if (isPackaged) return loadPrograms(seats, {});
  return loadPrograms(seats, {
    program: async () => {
      const [{ ProgramSeat }, { runnableOf }] = await Promise.all([
        import("./program-seat.js"),
        import("./runnables.js"),
      ]);
      return (_, seat, seed, listener) => new ProgramSeat(seat, seed, listener, { runnableOf });
    },
  });
}
