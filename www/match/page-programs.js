// Starts the programs of a match that runs on the page.

import { loadPrograms } from "./seats.js";

/**
 * @param {import("./seats.js").Seat[]} seats
 * @returns {Promise<import("./seats.js").Programs>}
 */
export function loadProgramsHere(seats) {
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
