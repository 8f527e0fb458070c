// The records of many games as one text, and the log of a single game.

import { transcriptText } from "../match/program-log.js";
import { readLogs } from "../match/stored-logs.js";

/** @typedef {import("./player.js").Player} Player */

/**
 * @param {{ game: string, opponents: readonly Player[] }} setup
 * @param {readonly import("./tally.js").Result[]} results
 */
export function recordsText({ game, opponents }, results) {
  const ordered = [...results].sort((a, b) => a.opponent - b.opponent || a.number - b.number);
  const records = ordered.map(({ mine, number, opponent, record, seat, seed, theirs }) => {
    const player = opponents[opponent];
    const name = player.kind === "engine" ? `engine, level ${player.level}` : player.name;
    const score = `${mine} to ${theirs} in seat ${seat}, seed ${seed}`;
    return `# game ${number + 1} against ${name}: ${score}\n${record}`;
  });
  return [`# ${records.length} games. Each begins with "warren 1 ${game}".\n`, ...records].join(
    "\n",
  );
}

/**
 * The log of the visitor's program in a game. Games of earlier versions have only the end of its standard error.
 * @param {Pick<typeof import("../../wasm/warren.js"), "Log" | "Scene">} study the game's module for studying
 * @param {import("./tally.js").Result} result
 */
export function logText({ Log, Scene }, { logs, record, said, seat, seed }) {
  const stored = readLogs(logs ?? "")[seat];
  if (stored) {
    const scene = Scene.fromRecord(record);
    const text = transcriptText(scene.game, scene.told(0, seat).files, stored.turns);
    return `${text}# seed ${seed}\n`;
  }
  const log = Log.of(Scene.fromRecord(record), seat).text();
  const lines = said === "" ? [] : said.replace(/\n$/, "").split("\n");
  const comments = lines.map((line) => `!! ${line}\n`).join("");
  return `${log}# seed ${seed}\n${comments}`;
}
