// What a puzzle's text says of the puzzle.

/**
 * The facts that views show of a puzzle. The puzzle itself is freed here: its solver may hold tens of megabytes.
 * @param {Pick<typeof import("../wasm/warren.js"), "Puzzle">} warren
 * @param {string} text
 * @throws {import("../wasm/warren.js").Problem} if the text is not a puzzle
 */
export function puzzleFacts({ Puzzle }, text) {
  const puzzle = Puzzle.read(text);
  try {
    const { level = null, missing, seat } = puzzle;
    return { goal: puzzle.goal(), level, link: puzzle.link(), missing, seat };
  } finally {
    puzzle.free();
  }
}
