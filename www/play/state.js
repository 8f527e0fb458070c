// The state of a session, which views draw.

/**
 * What views draw. Times are in milliseconds.
 * @typedef {object} State
 * @property {string | null} id null until the game is stored, which a shared one is with its first change
 * @property {string} game
 * @property {import("./store.js").Seat[]} seats
 * @property {number} length moves played
 * @property {string[]} moves as far as they are known from the viewpoint
 * @property {number} redoable moves that can be brought back
 * @property {boolean} undoable
 * @property {Record<number, import("./store.js").Mark>} marks by ply, how a move came about when not as it should
 * @property {import("./branches.js").Branch | null} branch moves tried beside the game, while they are looked at: the game's first
 *   `from` moves, then these
 * @property {import("./branches.js").Branch[]} branches all that have been tried
 * @property {string[]} line the moves of what is on the board: the game's, or those of the branch from the start on
 * @property {number} shown how many of them are played on the board; without a branch the length when it is the live position
 * @property {boolean} goesOn whether all is known of the position shown, and somebody has to move in it
 * @property {boolean} tries whether a move there is tried beside the game
 * @property {boolean} mayTry whether that, or a suggestion of one, is for who sees what is shown: with secrets the view may be
 *   that of a side that has not to move
 * @property {number} viewpoint the seat whose side is near; in a game with secrets what it knows is shown, and with the
 *   number of seats everything
 * @property {number[]} views the viewpoints that may be chosen: in a game with secrets the own one while a person plays,
 *   afterwards all; none in other games, whose board is turned
 * @property {number | null} curtain with secrets and several people: the seat that has to take its place at the screen before
 *   it is shown what it knows; until then nothing is
 * @property {number[]} due the seats whose answer is due
 * @property {boolean} paused
 * @property {boolean} canPause whether only engines play
 * @property {boolean} elsewhere whether the game is open in another tab, and only watched here
 * @property {import("./engines.js").Info & {seat: number} | null} thinking
 * @property {({left: number, limit: number, running: boolean} | null)[]} clocks
 * @property {Suggestion | null} suggestion
 * @property {boolean} suggesting
 * @property {boolean} isLog whether it is a log, what one seat's program read and wrote: it is looked at, not played
 * @property {boolean} isOpened whether it is a shared game with secrets that goes on, of which all is shown: it is looked
 *   at, not played
 * @property {boolean} opens whether it may become that
 * @property {import("../wasm/warren.js").Verdict | null} verdict
 * @property {import("./match.js").Stall | null} stalled why the game waits, if it waits because something of ours failed
 */

/**
 * A good move, and, where a move is of many pieces, the letters of the steps that each means to go.
 * @typedef {{move: string, plan: string[]}} Suggestion
 */

/** That of a game beside which nothing has been tried. @satisfies {Partial<State>} */
export const UNTRIED = {
  branch: null,
  branches: [],
  line: [],
  goesOn: false,
  tries: false,
  mayTry: false,
};

/**
 * What may be done at the position that is shown.
 * @param {State} state
 * @param {number[]} due the sides that have to move in it, if all is known of it
 * @returns {Pick<State, "goesOn" | "tries" | "mayTry">}
 */
export function openTo(state, due) {
  const { branch, canPause, curtain, elsewhere, isOpened, length, paused } = state;
  const { seats, shown, verdict, viewpoint, views } = state;
  const goesOn = curtain === null && due.length > 0;
  const isPaused = canPause && paused && verdict === null;
  const isBeside = branch !== null || shown < length || isOpened || isPaused;
  const tries = goesOn && !elsewhere && isBeside;
  const isMovers = views.length === 0 || viewpoint === seats.length || due.includes(viewpoint);
  return { goesOn, tries, mayTry: tries && isMovers };
}

/**
 * What follows from how the match stands.
 * @param {typeof import("../wasm/warren.js")} warren
 * @param {import("./matches.js").AnyMatch} match
 * @param {number} chosen the viewpoint, where there is a choice
 */
export function seenOf(warren, match, chosen) {
  const { length, due, marks, redoable, undoable, paused, clocks, thinking, verdict, stalled } =
    match.state;
  const viewpoint = "viewpoint" in match ? match.viewpoint : chosen;
  const curtain = "curtain" in match.state ? match.state.curtain : null;
  // An answer of one's own that waits for another's is known here, and not yet played.
  const moves = match.seenFrom(viewpoint).moves().slice(0, length);
  const views = viewsOf(warren, match, viewpoint);
  const open = {
    length,
    due,
    marks,
    redoable,
    undoable,
    paused,
    clocks,
    thinking,
    verdict,
    stalled,
  };
  return { ...open, viewpoint, views, curtain, moves };
}

/**
 * The viewpoints that may be chosen.
 * @param {typeof import("../wasm/warren.js")} warren
 * @param {import("./matches.js").AnyMatch} match
 * @param {number} viewpoint
 */
function viewsOf(warren, match, viewpoint) {
  if (match.isSecret || !match.shareable) return [viewpoint];
  const { game, seats } = match.shareable;
  return warren.isHidden(game) ? Array.from({ length: seats + 1 }, (_, i) => i) : [];
}
