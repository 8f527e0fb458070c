// Starts the programs of a match that runs on the page.

import { loadPart } from "../../kit/page/failure.js";
import { loadPrograms } from "./seats.js";

/** Starts external players. */
async function outside() {
  const [{ ExternalSeat }, { connectExternalPlayer }] = await Promise.all([
    loadPart(import("./external-seat.js")),
    loadPart(import("./external-player.js")),
  ]);
  /** @type {import("./seats.js").StartProgram} */
  const start = (_game, { id }, _seed, listener) =>
    new ExternalSeat(listener, (port) => connectExternalPlayer(id, port));
  return start;
}

/**
 * Starts the visitor's programs. The npm package contains only boards, without programs and their sandboxes; its bundler drops
 * the code that is unreachable there.
 * @type {Parameters<typeof loadPrograms>[1]}
 */
const LOADERS = /** @type {any} */ (globalThis).WARREN_PACKAGED
  ? { outside }
  : {
      outside,
      program: async () => {
        const [{ ProgramSeat }, { runnableOf }] = await Promise.all([
          loadPart(import("./program-seat.js")),
          loadPart(import("./runnables.js")),
        ]);
        return (_game, seat, seed, listener) =>
          new ProgramSeat(seat, seed, listener, { runnableOf });
      },
    };

/**
 * @param {import("./seats.js").Seat[]} seats
 * @returns {Promise<import("./seats.js").Programs>}
 */
export const loadProgramsHere = (seats) => loadPrograms(seats, LOADERS);
