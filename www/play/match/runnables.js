// Gets the program of a seat ready to run: from the browser's database, compiled where its language needs that.

import { bytesToLoad } from "../programs/languages.js";
import { getProgram } from "../programs/store.js";
import { prepare } from "../running/prepare.js";

/** @typedef {import("./program-seat.js").Hindrance} Hindrance */
/** @typedef {import("../running/prepare.js").Runnable} Runnable */

/**
 * @param {import("./seats.js").ProgramPlayer} player
 * @returns {Promise<Runnable | Hindrance>} why it cannot be run, if it cannot
 */
export async function runnableOf({ program: id, version }) {
  const program = await getProgram(id);
  const source =
    version === undefined
      ? program?.source
      : program?.versions.find(({ at }) => at === version)?.source;
  if (!program || source === undefined) return { kind: "gone", message: "" };
  const bytes = await bytesToLoad(program.language);
  // The visitor is asked first.
  if (bytes > 0) return { kind: "unloaded", message: String(Math.ceil(bytes / 1e6)) };
  try {
    return await prepare({ language: program.language, source });
  } catch (thrown) {
    return { kind: "faulty", message: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}
