// What a link opens, told in the words of the package.

/** @typedef {typeof import("../../www/wasm/warren.js")} Engines */

/**
 * @param {Engines} engines
 * @param {string} code
 */
export function opened(engines, code) {
  const text = engines.puzzleOfLink(code);
  return text === null ? openedGame(engines, code) : openedPuzzle(engines, text);
}

/**
 * @param {Engines} engines
 * @param {string} code
 */
function openedGame({ Scene }, code) {
  const scene = Scene.fromLink(code);
  const { game, length, point, seats, viewpoint = null } = scene;
  const content = {
    game,
    seats,
    length,
    shown: point,
    viewpoint,
    position: scene.position(point),
    due: [...scene.due(point)],
    end: scene.end(),
    outcome: scene.outcome(length),
    record: scene.record(),
  };
  scene.free();
  return content;
}

/**
 * @param {Engines} engines
 * @param {string} text
 */
function openedPuzzle({ Puzzle }, text) {
  const puzzle = Puzzle.read(text);
  const { game, level = null, missing, others, seat } = puzzle;
  const content = { game, seat, missing, others, level };
  const puzzled = { ...content, goal: puzzle.goal(), script: puzzle.script(), puzzle: text };
  puzzle.free();
  return puzzled;
}
