// The only list of the page's games. All other modules read this list, or ask the rules which games there are. Everything else
// about a game is in its folder beside this file. modules.js finds a game's modules.
//
// Every page that shows any game loads this part of all games. So each entry holds only a few numbers.

import { game as crossing } from "./crossing/game.js";
import { game as dots } from "./dots/game.js";
import { game as fugitive } from "./fugitive/game.js";
import { game as mice } from "./mice/game.js";
import { game as rabbits } from "./rabbits/game.js";

/**
 * The contents of a game's module `game.js`. The page offers the optional features that a game has.
 * @typedef {Object} Game
 * @property {number} number the game's number in links
 * @property {true} [secrets] whether its sides see different things
 * @property {true} [hasRandomStarts] whether it has random starts, on which many games are played
 * @property {true} [unequal] whether one side has the harder task, so that two games with the sides swapped count together
 * @property {true} [assignment] whether the statement asks for a program that does not play. The module `assignment.js` has its
 *   inputs and the right outputs
 * @property {true} [plain] whether it has rules, an engine and a board alone. The page then offers no lesson, puzzles, replay,
 *   analysis, page of rules or position editor
 * @property {RegExp} logBegins matches the first lines that the game's programs read, without the lines' marks. It recognises
 *   logs that do not name the game
 * @property {Readonly<Record<"play" | "watch" | "puzzle", number>>} [frameHeights] the height in CSS pixels of the board and
 *   everything around it, in a frame of the usual width. At this height nothing scrolls, and less than a line of text is empty.
 *   For a game to watch, it is the height between the first move and the last. A test measures the heights. Without them, the
 *   page offers no code for a frame
 * @property {readonly string[]} [puzzleKinds] the kinds of puzzles that the page makes on request, the usual one first. The
 *   module `making.js` makes them, and their texts are `puzzle-kind-GAME-KIND`
 * @property {number} [puzzleSteps] for a game whose moves are single steps: how many of its moves are as hard as one move of
 *   another game, in a puzzle
 */

/** The games by name, in the order on the page. @type {Readonly<Record<string, Game>>} */
export const GAMES = { rabbits, mice, dots, fugitive, crossing };

/** The game for newcomers: the quickest to grasp. */
export const FIRST_GAME = "dots";
