// The games that have everything that the page offers. Boards on other pages do not load this list.

import { GAMES } from "./list.js";

/** The games that are not plain, by name. */
export const COMPLETE_GAMES = Object.keys(GAMES).filter((game) => !GAMES[game].plain);
