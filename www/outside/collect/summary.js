// Sums up hand-ins: by puzzle, the number of solvers, their attempts, and the most frequent wrong answers.

/** @typedef {import("./checking.js").Row} Row */
/** @typedef {import("./checking.js").Attempt} Attempt */

/** A wrong answer, and how often it was given. @typedef {{ tried: Attempt, count: number }} Wrong */

/**
 * @typedef {Object} Summary
 * @property {Row} first one of the hand-ins
 * @property {number} count
 * @property {number} solved
 * @property {number | null} median of the solvers' attempts
 * @property {Wrong[]} wrong the most frequent first
 */

/**
 * @param {readonly Row[]} rows
 * @param {(row: Row, tried: Attempt) => string} moves writes moves as text; answers with the same text are the same
 * @returns {Generator<Summary>} in the order of the rows
 */
export function* summaries(rows, moves) {
  for (const group of grouped(rows, ({ subject }) => subject.key).values()) {
    const solved = group.filter(({ outcome }) => outcome === "solved" || outcome === "won");
    const attempts = solved.flatMap(({ attempts }) => attempts ?? []);
    yield {
      first: group[0],
      count: group.length,
      solved: solved.length,
      median: median(attempts),
      wrong: wrongAnswersOf(group, moves),
    };
  }
}

/**
 * @param {readonly Row[]} rows of one puzzle
 * @param {(row: Row, tried: Attempt) => string} moves
 * @returns {Wrong[]}
 */
function wrongAnswersOf(rows, moves) {
  const wrongAttempts = rows.flatMap(({ tried }) => tried.filter(({ isSolution }) => !isSolution));
  // Comparing moves is faster than writing them, so equal moves are grouped first.
  const sameMoves = [...grouped(wrongAttempts, (tried) => tried.moves.join(" ")).values()];
  return [...grouped(sameMoves, ([tried]) => moves(rows[0], tried)).values()]
    .map((same) => ({
      tried: same[0][0],
      count: same.reduce((sum, { length }) => sum + length, 0),
    }))
    .sort((a, b) => b.count - a.count);
}

/** @param {number[]} values */
export function median(values) {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => string} keyOf
 * @returns {Map<string, Item[]>}
 */
function grouped(items, keyOf) {
  /** @type {Map<string, Item[]>} */
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
