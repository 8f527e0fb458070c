// Stores the logs of the programs in a finished game, and reads those of a game that was finished before.

import { logsOf, storeLogs } from "./log-store.js";
import { newId, put } from "./store.js";

/** @typedef {import("./match.js").GameMatch["programLogs"]} ProgramLogs */

export class KeptLogs {
  #session;
  /** The logs of a game that was finished before. @type {ProgramLogs} */
  #earlier = [];
  /** The end of the game whose logs are stored. @type {import("../../wasm/warren.js").Verdict | null} */
  #storedEnd = null;

  /**
   * @param {import("./viewed-game.js").ViewedGame} session
   * @param {() => void} onRead called when the logs of a game that was finished before are read
   * @param {AbortSignal} signal
   */
  constructor(session, onRead, signal) {
    this.#session = session;
    session.addEventListener("change", () => this.#store(), { signal });
    const { id, verdict } = session.state;
    if (id && verdict) this.#read(id, onRead);
    this.#store();
  }

  /** The logs by seat. */
  get current() {
    const { programLogs } = this.#session;
    return programLogs.some(Boolean) ? programLogs : this.#earlier;
  }

  /**
   * @param {string} id
   * @param {() => void} onRead
   */
  async #read(id, onRead) {
    this.#earlier = await logsOf(id);
    onRead();
  }

  #store() {
    const { programLogs, state } = this.#session;
    const { id, verdict } = state;
    if (!id || !verdict || verdict === this.#storedEnd || !programLogs.some(Boolean)) return;
    this.#storedEnd = verdict;
    const lost = verdict.seat === null ? undefined : programLogs[verdict.seat];
    if (lost) lost.problem ??= verdict.problem;
    storeLogs(id, programLogs);
  }
}

/**
 * Stores a game that was played to its end, with the logs of its programs.
 * @param {Pick<import("./store.js").StoredMatch, "game" | "record" | "length" | "viewpoint">
 *   & { seats: readonly import("./seats.js").Seat[] }} finished
 * @param {ProgramLogs} logs by seat
 * @returns {Promise<string>} the id of the stored game
 */
export async function storeFinished({ seats, ...finished }, logs) {
  const id = newId();
  const left = seats.map(() => null);
  const rest = { marks: {}, left, undone: [], paused: false, over: true, updated: Date.now() };
  put({ version: 1, id, seats: [...seats], ...finished, ...rest });
  await storeLogs(id, logs);
  return id;
}
