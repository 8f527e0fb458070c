// The boards that only show a position, of all games at once: for the home page, which shows each of them. `make site` puts
// what they need into few files (tools/modules.mjs), and this module imports them there without waiting for one another.

import { GAMES } from "./list.js";

/** @type {Record<string, import("../boards/board.js").PictureModule>} by game */
export default Object.fromEntries(
  await Promise.all(
    Object.keys(GAMES).map(async (game) => [game, await import(`./${game}/picture.js`)]),
  ),
);
