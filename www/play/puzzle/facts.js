// Reads the facts of a puzzle from its text.

/**
 * The facts of a puzzle for views. The puzzle itself is freed, since its solver may hold tens of megabytes.
 * @param {Pick<typeof import("../../wasm/warren.js"), "Puzzle">} warren
 * @param {string} text
 * @throws {import("../../wasm/warren.js").Problem} if the text is not a puzzle
 */
export function puzzleFacts({ Puzzle }, text) {
  const puzzle = Puzzle.read(text);
  try {
    const { level = null, missing, others, seat } = puzzle;
    const isQuestion = others === "question";
    return { goal: puzzle.goal(), isQuestion, level, link: puzzle.link(), missing, seat };
  } finally {
    puzzle.free();
  }
}

/**
 * The effect of answers to a puzzle, by its rules. In a duel they are the moves of both sides.
 * @param {Pick<typeof import("../../wasm/warren.js"), "Puzzle" | "Scene">} warren
 * @param {string} text the puzzle's text
 * @param {readonly string[]} answers
 * @param {readonly string[]} [line] further moves of any side
 * @returns {{ start: string[], moves: string[], isMet: boolean, isDuel: boolean } | null} `start`: the lines of the start;
 *   `moves`: the moves of both sides; null if a move does not belong to the puzzle
 */
export function answered({ Puzzle, Scene }, text, answers, line = []) {
  const puzzle = Puzzle.read(text);
  try {
    const start = puzzle.start();
    const scene = Scene.start(puzzle.game, start);
    if (puzzle.others === "question") return answeredQuestion(puzzle, start, answers);
    const isDuel = puzzle.others !== "given";
    const script = puzzle.script();
    const playScript = () => {
      for (let move = script[scene.length]; typeof move === "string"; move = script[scene.length]) {
        scene.play(move);
      }
    };
    playScript();
    for (const [index, answer] of answers.entries()) {
      if (puzzle.judge(scene.moves())) return null;
      const isReply = isDuel && index % 2 === 1;
      if (!isReply) puzzle.check(scene.moves(), answer);
      scene.play(isDuel ? answer : puzzle.moveOf(answer));
      playScript();
    }
    const moves = scene.moves();
    const isMet = puzzle.judge(moves)?.met === true;
    for (const move of line) scene.play(move);
    return { start, moves, isMet, isDuel };
  } catch {
    return null;
  } finally {
    puzzle.free();
  }
}

/**
 * @param {import("../../wasm/warren.js").Puzzle} question
 * @param {string[]} start
 * @param {readonly string[]} answers at most one answer
 */
function answeredQuestion(question, start, answers) {
  const moves = answers.map((answer) => question.moveOf(answer));
  return { start, moves, isMet: question.judge(moves)?.met === true, isDuel: false };
}
