// Players whom the page around a board brings along, such as a function in a notebook. The page offers what answers for each of
// them; a match connects it to a seat by a port, on the page or in a worker.

/**
 * The request for one answer. `said` is all that the seat has been told and has answered; `lines` are those since its last
 * answer; `number` is the number of its answers before. `known` is null where the sides know different things.
 * @typedef {{ seat: number, number: number, lines: readonly string[], said: readonly import("../../wasm/warren.js").Said[],
 *   files: readonly { name: string, text: string }[], known: Known | null }} Turn
 */

/** The game as everybody sees it. @typedef {{ moves: readonly string[], position: string | null }} Known */

/**
 * What comes back through the port. `began`: the player thinks now, and its time counts. `took` is its own time, in
 * milliseconds. `ended`: it plays no more.
 * @typedef {{ type: "began" } | { type: "answer", lines: string[], took: number } | { type: "ended", message: string }} Reply
 */

/** Answers the requests that come through a port. @typedef {(port: MessagePort) => void} Answer */

/** A player at a seat. @typedef {{ kind: "outside", name: string, id: string, clock: null }} OutsidePlayer */

/** @type {Map<string, Answer>} by id */
const offered = new Map();

let last = 0;

/**
 * Offers a player for matches of this page.
 * @param {string} name
 * @param {Answer} answer
 * @returns {OutsidePlayer}
 */
export function offer(name, answer) {
  last += 1;
  const id = String(last);
  offered.set(id, answer);
  return { kind: "outside", name, id, clock: null };
}

/** @param {OutsidePlayer} player who plays no more */
export function withdraw({ id }) {
  offered.delete(id);
}

/**
 * Connects a player with a match. Nobody answers for one that has been withdrawn.
 * @param {string} id
 * @param {MessagePort} port
 */
export function connect(id, port) {
  offered.get(id)?.(port);
}
