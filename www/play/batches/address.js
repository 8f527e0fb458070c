// The address of a game among the many games of a program.

import { programGamesAddress } from "../addresses.js";

/**
 * The address of one of a program's games.
 * @param {string} id the program's
 * @param {string} run the id of the batch or the climb
 * @param {{ opponent: number, number: number }} game its place in the run
 */
export const programGameAddress = (id, run, { opponent, number }) =>
  `${programGamesAddress(id)}/${run}/${opponent}-${number}`;
