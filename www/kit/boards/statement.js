// The default start of a game: the board of its statement, which the rules know.

/** @typedef {typeof import("../../wasm/warren.js").Scene} SceneClass */

/**
 * A game on the statement's board.
 * @param {SceneClass} Scene
 * @param {string} game
 * @param {readonly string[]} [moves]
 */
export function statementGame(Scene, game, moves = []) {
  const scene = Scene.start(game);
  for (const move of moves) scene.play(move);
  return scene;
}

/**
 * The lines of the start, as in a record.
 * @param {SceneClass} Scene
 * @param {string} game
 */
export function statementLines(Scene, game) {
  return statementGame(Scene, game).record().trimEnd().split("\n").slice(1);
}
