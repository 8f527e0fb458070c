// The games of the page: the only list of them. All other modules ask it, or the rules, which games there are, and what is
// a game's alone is in its folder beside this file; modules.js tells how its modules are found.
//
// This much of every game is loaded by whoever asks for any, so it is no more than a few numbers each.

import { game as crossing } from "./crossing/game.js";
import { game as dots } from "./dots/game.js";
import { game as fugitive } from "./fugitive/game.js";
import { game as mice } from "./mice/game.js";
import { game as rabbits } from "./rabbits/game.js";

/**
 * What a game's module `game.js` tells. What is optional a game has or has not, and the page offers what there is.
 * @typedef {Object} Game
 * @property {number} number by which links name the game
 * @property {true} [secrets] whether its sides see different things
 * @property {RegExp} logBegins matches the first lines that its programs read, each without its mark: it tells the game's logs
 *   from those of others, where they name no game
 * @property {Readonly<Record<"play" | "watch" | "puzzle", number>>} [frameHeights] how high its board is in a frame of the usual
 *   width, in CSS pixels, with all that stands around it: nothing scrolls, and no more room is left over than a line of text
 *   takes. Of a game that is watched, it is the height between the first move and the last. A test measures them. Without them no
 *   code of a frame is offered
 * @property {readonly string[]} [puzzleKinds] the kinds of puzzles that are made to order, the usual one first: its module
 *   `making.js` makes them, and their words are `puzzle-kind-GAME-KIND`
 * @property {number} [puzzleSteps] how many moves of its puzzles are as hard as one elsewhere, where moves are steps
 */

/** By name, in the order in which they are shown. @type {Readonly<Record<string, Game>>} */
export const GAMES = { rabbits, mice, dots, fugitive, crossing };
