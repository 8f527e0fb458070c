// A few variations of a game, kept as long as the game is on the page. Only games without secrets, or with revealed ones, have
// them.

import { View } from "./view.js";

/** @typedef {import("../../wasm/warren.js").Scene} Scene */

/** The maximum number of variations. A further variation replaces the oldest. */
const MAX_VARIATIONS = 8;

/** The maximum length of a variation, in moves. */
const MAX_MOVES = 500;

/**
 * Moves that follow the first `startPly` moves of the game. `seatsToMove[i]` is the seat that makes `moves[i]`, or the first one if
 * several move at once.
 * @typedef {{ id: number, startPly: number, moves: string[], seatsToMove: number[] }} Variation
 */

/** The variations of one game. At most one of them is displayed. */
export class Variations {
  #isHidden;
  #game;
  /** The variations, oldest first. @type {Variation[]} */
  list = [];
  /** The displayed variation. @type {Variation | null} */
  current = null;
  /** The game with the moves of that variation. @type {{ scene: Scene, view: View } | null} */
  #shown = null;
  #count = 0;
  /** The game's moves when a variation was last opened or checked. @type {string[]} */
  #knownMoves = [];

  /**
   * @param {boolean} isHidden whether the game's sides know different things
   * @param {() => Scene | null} game returns null while the game has secrets
   */
  constructor(isHidden, game) {
    this.#isHidden = isHidden;
    this.#game = game;
  }

  /** The scene of the displayed variation, otherwise of the game; null while the game has secrets. */
  get whole() {
    return this.#shown?.scene ?? this.#game();
  }

  /** The part of the state for views. */
  get state() {
    const { current, list } = this;
    return {
      variation: current && { ...current },
      variations: list.map((variation) => ({ ...variation })),
    };
  }

  /**
   * The view of the displayed variation.
   * @param {number} viewpoint
   */
  seenFrom(viewpoint) {
    return this.#shown?.view.seenFrom(viewpoint) ?? null;
  }

  /**
   * Shows moves that differ from the game or from the displayed variation. If they are the game's own, shows the game.
   * @param {number} ply the number of moves on the board before them
   * @param {string[]} moves
   * @returns {boolean} false if there are too many moves
   * @throws {import("../../wasm/warren.js").Problem} at the first illegal move
   */
  showMoves(ply, moves) {
    const game = this.#game();
    if (!game || !this.whole) return false;
    const line = [...this.whole.moves().slice(0, ply), ...moves];
    const played = game.moves();
    this.#knownMoves = played;
    const startPly = line.findIndex((move, i) => move !== played[i]);
    if (startPly < 0) {
      this.leave();
      return true;
    }
    if (line.length - startPly > MAX_MOVES) return false;
    const newMoves = line.slice(startPly);
    const sameStart = this.list.filter((variation) => variation.startPly === startPly);
    const longer = sameStart.find((variation) => beginsWith(variation.moves, newMoves));
    const scene = gameWith(game, startPly, longer?.moves ?? newMoves);
    const shorter = sameStart.find((variation) => beginsWith(newMoves, variation.moves));
    const variation = longer ?? shorter ?? this.#add(startPly);
    if (!longer) variation.moves = newMoves;
    this.#open(variation, scene);
    return true;
  }

  /**
   * The complete move in which a side gives this answer. With simultaneous moves, the others answer as in the game, or not at
   * all.
   * @param {number} ply
   * @param {number} viewpoint the seat that answers; if the board shows everything, the first seat to move answers
   * @param {string} answer
   * @returns {string}
   * @throws {import("../../wasm/warren.js").Problem} if the answer is illegal
   */
  moveWith(ply, viewpoint, answer) {
    const { whole } = this;
    if (!this.#isHidden || !whole) return answer;
    const hidden = /** @type {import("../../wasm/warren.js").Scene} */ (whole);
    const seat = viewpoint < hidden.seats ? viewpoint : hidden.due(ply)[0];
    return hidden.moveWith(ply, seat, answer, this.#game()?.moves()[ply]);
  }

  /**
   * The record of the displayed variation or game; null while the game has secrets.
   * @param {number} ply the number of moves to include
   */
  recordUpTo(ply) {
    const scene = this.whole?.copy();
    scene?.cut(ply);
    return scene?.record() ?? null;
  }

  /**
   * Shows one of the variations.
   * @param {number} id
   */
  select(id) {
    const game = this.#game();
    const variation = this.list.find((each) => each.id === id);
    if (!game || !variation || variation === this.current) return;
    this.#open(variation, gameWith(game, variation.startPly, variation.moves));
  }

  /** Shows the game again. */
  leave() {
    this.current = null;
    this.#shown = null;
  }

  /** @param {number} id */
  remove(id) {
    this.list = this.list.filter((variation) => variation.id !== id);
    if (this.current?.id === id) this.leave();
  }

  /** Removes the variations that do not fit the game's moves, and all variations while the game has secrets. */
  follow() {
    const { list } = this;
    if (list.length === 0) return;
    const oldMoves = this.#knownMoves;
    const currentMoves = this.#game()?.moves();
    this.#knownMoves = currentMoves ?? [];
    const firstChange = oldMoves.findIndex((move, i) => move !== currentMoves?.[i]);
    const sharedCount = firstChange < 0 ? oldMoves.length : firstChange;
    for (const { id, startPly } of list)
      if (!currentMoves || startPly > sharedCount) this.remove(id);
  }

  close() {
    this.list = [];
    this.leave();
  }

  /** @param {number} startPly */
  #add(startPly) {
    this.#count += 1;
    /** @type {Variation} */
    const variation = { id: this.#count, startPly, moves: [], seatsToMove: [] };
    const others = this.list.length < MAX_VARIATIONS ? this.list : this.list.slice(1);
    this.list = [...others, variation];
    return variation;
  }

  /**
   * @param {Variation} variation
   * @param {Scene} scene the game with the variation's moves
   */
  #open(variation, scene) {
    variation.seatsToMove = variation.moves.map(
      (_, i) => scene.due(variation.startPly + i)[0] ?? 0,
    );
    this.current = variation;
    this.#shown = { scene, view: new View(scene, this.#isHidden) };
  }
}

/**
 * The game, continued with other moves.
 * @param {Scene} game
 * @param {number} startPly the number of the game's own moves to keep
 * @param {string[]} moves
 * @throws {import("../../wasm/warren.js").Problem} at the first illegal move
 */
function gameWith(game, startPly, moves) {
  const scene = game.copy();
  scene.cut(startPly);
  for (const move of moves) scene.play(move);
  return scene;
}

/**
 * @param {string[]} moves
 * @param {string[]} first
 */
function beginsWith(moves, first) {
  return first.length <= moves.length && first.every((move, i) => moves[i] === move);
}
