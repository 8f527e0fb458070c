// The records of many games as one text.

/** @typedef {import("./player.js").Player} Player */

/**
 * @param {{ game: string, opponents: readonly Player[] }} table
 * @param {readonly import("./tally.js").Result[]} results
 */
export function recordsText({ game, opponents }, results) {
  const ordered = [...results].sort((a, b) => a.opponent - b.opponent || a.number - b.number);
  const records = ordered.map(({ mine, number, opponent, record, seat, theirs }) => {
    const player = opponents[opponent];
    const name = player.kind === "engine" ? `engine, level ${player.level}` : player.name;
    const score = `${mine} to ${theirs} in seat ${seat}`;
    return `# game ${number + 1} against ${name}: ${score}\n${record}`;
  });
  return [`# ${records.length} games. Each begins with "warren 1 ${game}".\n`, ...records].join(
    "\n",
  );
}
