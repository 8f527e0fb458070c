// Stores with each of the visitor's programs where it failed, when a game ends in this tab.

import { failureOf, storeFailure } from "../programs/last-fault.js";
import { changeProgram } from "../programs/store.js";

/** @typedef {import("./match.js").GameMatch["programLogs"][number]} Log */

/**
 * @param {import("./session.js").Session} session
 * @param {AbortSignal} signal
 */
export function keepFailures(session, signal) {
  /** The logs whose failures are stored. @type {WeakSet<NonNullable<Log>>} */
  const storedLogs = new WeakSet();
  const store = () => {
    const { id, seats, verdict } = session.state;
    // A log without a beginning belongs to a game that has been played before.
    const newLogs = session.programLogs.filter((log) => log?.began && !storedLogs.has(log));
    if (!verdict || newLogs.length === 0) return;
    /** A program may sit on several seats. @type {Map<string, Parameters<typeof storeFailure>[1] & { failure: ReturnType<typeof failureOf> }>} */
    const played = new Map();
    for (const [seat, player] of seats.entries()) {
      const log = session.programLogs[seat];
      if (player.kind !== "program" || !log?.began) continue;
      storedLogs.add(log);
      const { program, version } = player;
      const key = `${program} ${version}`;
      const failure = failureOf(log.end, id ?? "") ?? played.get(key)?.failure ?? null;
      played.set(key, { program, version, began: log.began, failure });
    }
    for (const { failure, ...each } of played.values()) storeFailure(changeProgram, each, failure);
  };
  session.addEventListener("change", store, { signal });
  store();
}
