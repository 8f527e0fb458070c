// Filters the list of a game's puzzles: by theme, difficulty, and whether they are solved. The address holds the filter.

/**
 * A filter; null matches any value.
 * @typedef {{ theme: string | null, difficulty: Difficulty | null, state: "solved" | "unsolved" | null }} Filter
 * @typedef {"easy" | "medium" | "hard"} Difficulty
 * @typedef {import("./sets.js").IndexedPuzzle} IndexedPuzzle
 */

/** The difficulties, each with its maximum rating. @type {readonly (readonly [Difficulty, number])[]} */
const MAX_RATINGS = [
  ["easy", 1300],
  ["medium", 1700],
  ["hard", Number.POSITIVE_INFINITY],
];

export const DIFFICULTIES = MAX_RATINGS.map(([difficulty]) => difficulty);
export const STATES = /** @type {const} */ (["unsolved", "solved"]);

/** @type {Filter} */
export const NO_FILTER = { theme: null, difficulty: null, state: null };

/** @param {number} rating */
export function difficultyOf(rating) {
  return MAX_RATINGS.find(([, most]) => rating < most)?.[0] ?? "hard";
}

/**
 * @param {readonly IndexedPuzzle[]} index
 * @param {Filter} filter
 * @param {(key: string) => boolean} isSolved
 */
export function filtered(index, { difficulty, state, theme }, isSolved) {
  return index.filter(
    ({ key, rating, themes }) =>
      (theme === null || themes.includes(theme)) &&
      (difficulty === null || difficultyOf(rating) === difficulty) &&
      (state === null || isSolved(key) === (state === "solved")),
  );
}

/**
 * The part of an address that holds a filter: `theme-corner/hard/unsolved`. Empty without a filter.
 * @param {Filter} filter
 */
export function filterPath({ difficulty, state, theme }) {
  return [theme && `theme-${theme}`, difficulty, state].filter(Boolean).join("/");
}

/**
 * Reads that part. Skips unknown words.
 * @param {string} path
 * @returns {Filter}
 */
export function readFilter(path) {
  const parts = path.split("/");
  const theme = parts.find((part) => part.startsWith("theme-"))?.slice("theme-".length);
  return {
    theme: theme || null,
    difficulty: DIFFICULTIES.find((difficulty) => parts.includes(difficulty)) ?? null,
    state: STATES.find((state) => parts.includes(state)) ?? null,
  };
}

/**
 * The themes of a game's puzzles, with the number of puzzles of each, and the number of solved ones.
 * @param {readonly IndexedPuzzle[]} index
 * @param {(key: string) => boolean} isSolved
 */
export function themesOf(index, isSolved) {
  const names = [...new Set(index.flatMap(({ themes }) => themes))];
  return names.map((name) => {
    const themePuzzles = index.filter(({ themes }) => themes.includes(name));
    return {
      name,
      count: themePuzzles.length,
      solved: themePuzzles.filter(({ key }) => isSolved(key)).length,
    };
  });
}
