// What every game's board module gives, and how one is found. A game called `dots` has its board in ./dots/index.js.

/** @typedef {import("../wasm/warren.js").Scene} Scene */

/**
 * A line near the board while one chooses a move.
 * @typedef {Object} Hint
 * @property {"hint" | "problem"} kind
 * @property {string} text
 * @property {{ label: string, run: () => void }} [action]
 */

/**
 * What a board asks of the page around it.
 * @typedef {Object} BoardHost
 * @property {(move: string) => void} play
 * @property {(hint: Hint | null) => void} hint
 * @property {(node: Node) => boolean} owns whether a press there belongs to the choosing of a move (the hint's button)
 */

/**
 * What a board shows.
 * @typedef {Object} BoardState
 * @property {Scene} scene
 * @property {number} ply
 * @property {number} viewpoint the seat whose side is near
 * @property {string | null} refusal why the visitor may not move now; null when they may
 * @property {string | null} pointed a move pointed out, such as a suggestion
 */

/**
 * @typedef {Object} Board
 * @property {(state: BoardState) => void} show
 * @property {() => void} cancel drops a choice that was begun
 * @property {() => void} close
 */

/**
 * @typedef {Object} Picture
 * @property {() => void} close
 */

/**
 * @typedef {Object} Tally
 * @property {number[]} cells by seat
 * @property {number[]} dots by seat
 */

/**
 * @typedef {Object} BoardModule
 * @property {(container: HTMLElement, host: BoardHost) => Board} mountBoard
 * @property {(container: HTMLElement, scene: Scene, ply: number) => Picture} mountPicture a board that only shows
 * @property {(report: any) => Tally} tally
 * @property {(scene: Scene, ply: number) => string} moveText the move played at a ply, in words
 * @property {string} SAMPLE a record whose last position looks well on a card
 */

/**
 * @param {string} game
 * @returns {Promise<BoardModule>}
 */
export function loadBoard(game) {
  return import(`./${game}/index.js`);
}

/**
 * @param {string} game
 * @returns {Promise<{ rulesPage: (Scene: typeof import("../wasm/warren.js").Scene) => { element: HTMLElement, close: () => void } }>}
 */
export function loadRules(game) {
  return import(`./${game}/rules.js`);
}
