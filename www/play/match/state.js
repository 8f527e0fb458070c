// The state of a session, which views display, and the part of it that is stored.

/**
 * The state for views. Times are in milliseconds.
 * @typedef {object} State
 * @property {string | null} id null until the game is stored; a shared game is stored with its first change
 * @property {string} game
 * @property {import("./store.js").Seat[]} seats
 * @property {number} length the number of moves played
 * @property {string[]} moves the moves, as far as the viewpoint knows them
 * @property {import("./store.js").Pair | null} pair the points of the previous game, if the two count together
 * @property {number} redoable the number of moves that can be redone
 * @property {boolean} undoable
 * @property {Record<number, import("./store.js").Mark>} marks by ply, why moves are unusual (late, forced, resigned)
 * @property {import("./variations.js").Variation | null} variation the variation on the board, if any: the game's first `from`
 *   moves, then the variation's own
 * @property {import("./variations.js").Variation[]} variations all variations
 * @property {string[]} line the moves of the game, or of the variation from the start of the game
 * @property {number} shown the number of moves of the line on the board; in the live position of a game, its length
 * @property {import("./mode.js").Mode} mode what the visitor may do in the position on the board
 * @property {number} viewpoint the seat whose side is at the bottom. In a game with secrets the board shows what that seat
 *   knows, or everything if it is the number of seats
 * @property {number[]} views the available viewpoints. In a game with secrets, the person's own during the game and all
 *   afterwards; in other games none, since their board can be turned
 * @property {number | null} curtain with secrets and several people, the seat of the person who must come to the screen; until
 *   then the board stays covered
 * @property {number[]} due the seats to move that have not answered
 * @property {boolean} paused
 * @property {boolean} elsewhere whether another tab plays the game, and this tab only watches
 * @property {import("./engines.js").Info & {seat: number} | null} thinking
 * @property {({left: number, limit: number, running: boolean} | null)[]} clocks
 * @property {string} plans the visitor's plans, as the board writes them; empty without plans
 * @property {Suggestion | null} suggestion
 * @property {boolean} isSuggesting
 * @property {boolean} isWatched whether it has no moving player: a log, or an unfinished shared game with secrets that is
 *   completely shown
 * @property {import("../../wasm/warren.js").Verdict | null} verdict
 * @property {string[]} about the players of an imported game, and its marks, as comments of a record; only the marks while the
 *   game has secrets
 * @property {readonly string[]} foreign the comments from a link, by other authors
 * @property {import("./match.js").Stall | null} stalled why the game waits, if it waits because of a fault of Warren's
 */

/**
 * A suggested move. If a move has many pieces, `plan` has the letters of the steps planned for each piece.
 * @typedef {{move: string, plan: string[]}} Suggestion
 */

/** The data stored for a game. @typedef {Omit<import("./store.js").StoredMatch, "version" | "id" | "updated">} GameData */

/** The state of a game without variations. @satisfies {Partial<State>} */
export const NO_VARIATIONS = { variation: null, variations: [], line: [] };

/**
 * The parts of the state that depend on the match.
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {import("./match.js").Match} match
 * @param {number} chosen the chosen viewpoint, used if the match leaves a choice
 */
export function stateOfMatch(warren, match, chosen) {
  const { openMarks = [], ...matchState } = match.state;
  const viewpoint = match.viewpoint ?? chosen;
  // A person's answer that waits for another's is already in the observation, but not in the game.
  const moves = match.seenFrom(viewpoint).moves().slice(0, matchState.length);
  const views = viewsOf(warren, match, viewpoint);
  const knownMarks = match.log?.about ?? match.shareableScene?.about() ?? [];
  const about = match.isSecret && !match.log ? openMarks : knownMarks;
  return { ...matchState, about, viewpoint, views, moves };
}

/**
 * The game in a form that can be continued.
 * @param {State} state
 * @param {import("./match.js").Match} match
 * @returns {GameData}
 */
export function storedDataOf(state, match) {
  const { foreign, game, length, marks, pair, paused, plans, seats, verdict, viewpoint } = state;
  const storedPlans = plans === "" || match.plans !== null ? {} : { plans };
  const over = verdict !== null;
  return {
    game,
    seats,
    viewpoint,
    marks,
    paused,
    ...storedPlans,
    ...(pair && { pair }),
    ...(foreign.length > 0 && { foreign }),
    ...match.storedData(),
    over,
    length,
  };
}

/**
 * The available viewpoints.
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {import("./match.js").Match} match
 * @param {number} viewpoint
 */
function viewsOf(warren, match, viewpoint) {
  if (match.isSecret || !match.shareableScene) return [viewpoint];
  const { game, seats } = match.shareableScene;
  return warren.isHidden(game) ? Array.from({ length: seats + 1 }, (_, i) => i) : [];
}
