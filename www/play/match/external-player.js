// External players that the page around a board supplies, such as a function in a notebook. The page registers an answering
// function for each; a match connects it to a seat by a port, on the page or in a worker.

/**
 * The request for one answer. `said` is the complete transcript of the seat; `lines` are the lines since its last answer;
 * `number` is the number of its earlier answers. `known` is null if the sides know different things.
 * @typedef {{ seat: number, number: number, lines: readonly string[], said: readonly import("../../wasm/warren.js").Said[],
 *   files: readonly { name: string, text: string }[], known: PublicGame | null }} AnswerRequest
 */

/** The game as all players see it. @typedef {{ moves: readonly string[], position: string | null }} PublicGame */

/**
 * The player's messages through the port. `began`: the player is thinking, and its time counts. `took` is its own time, in
 * milliseconds. `ended`: it has stopped playing.
 * @typedef {{ type: "began" } | { type: "answer", lines: string[], took: number } | { type: "ended", message: string }} Reply
 */

/** Answers the requests from a port. @typedef {(port: MessagePort) => void} ServePort */

/** A player at a seat. @typedef {{ kind: "outside", name: string, id: string, clock: null }} ExternalPlayer */

/** @type {Map<string, ServePort>} by id */
const answerFunctions = new Map();

let lastId = 0;

/**
 * Registers a player for matches of this page.
 * @param {string} name
 * @param {ServePort} answer
 * @returns {ExternalPlayer}
 */
export function registerExternalPlayer(name, answer) {
  lastId += 1;
  const id = String(lastId);
  answerFunctions.set(id, answer);
  return { kind: "outside", name, id, clock: null };
}

/** @param {ExternalPlayer} player the player to withdraw */
export function removeExternalPlayer({ id }) {
  answerFunctions.delete(id);
}

/**
 * Connects a player with a match. A withdrawn player never answers.
 * @param {string} id
 * @param {MessagePort} port
 */
export function connectExternalPlayer(id, port) {
  answerFunctions.get(id)?.(port);
}
