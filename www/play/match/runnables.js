// Prepares the program of a seat: loads it from the browser's database, and compiles it if its language needs that.

import { bytesToLoad } from "../programs/languages.js";
import { getProgram } from "../programs/store.js";
import { prepare } from "../running/prepare.js";

/** @typedef {import("./program-seat.js").Hindrance} Hindrance */
/** @typedef {import("../running/prepare.js").Runnable} Runnable */

/**
 * @param {import("./seats.js").ProgramPlayer} player
 * @returns {Promise<Runnable | Hindrance>} a `Hindrance` if it cannot run
 */
export async function runnableOf({ program: id, version }) {
  const program = await getProgram(id);
  const source =
    version === undefined
      ? program?.source
      : program?.versions.find(({ at }) => at === version)?.source;
  if (!program || source === undefined) return { kind: "gone", message: "" };
  const bytes = await bytesToLoad(program.language);
  // Only with the visitor's consent.
  if (bytes > 0) return { kind: "unloaded", message: String(Math.ceil(bytes / 1e6)) };
  try {
    return await prepare({ language: program.language, source });
  } catch (thrown) {
    return { kind: "faulty", message: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}
