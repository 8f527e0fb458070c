// The moves that the home page's cards replay, for all games at once. `make site` puts them into one file (tools/modules.mjs).

import { loadPart } from "../kit/page/failure.js";
import { COMPLETE_GAMES } from "./complete.js";

/** @type {Record<string, import("../kit/boards/board.js").Replay>} by game */
export default Object.fromEntries(
  await Promise.all(
    COMPLETE_GAMES.map(async (game) => [
      game,
      (await loadPart(import(`./${game}/replay.js`))).REPLAY,
    ]),
  ),
);
