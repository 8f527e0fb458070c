// The boards that only show a position, for all games at once, since the home page shows all of them. `make site` bundles their
// code into a few files (tools/modules.mjs), and this module imports those files in parallel.

import { loadPart } from "../kit/page/failure.js";
import { GAMES } from "./list.js";

/** @type {Record<string, import("../kit/boards/board.js").PictureModule>} by game */
export default Object.fromEntries(
  await Promise.all(
    Object.keys(GAMES).map(async (game) => [game, await loadPart(import(`./${game}/picture.js`))]),
  ),
);
