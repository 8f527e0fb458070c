// Moves tried beside a game: a few branches, kept as long as the game is on the page. They are of games of which all is known.

import { View } from "./view.js";

/** @typedef {import("../wasm/warren.js").Scene} Scene */

/** So many branches are kept; of more, the oldest goes. */
const MOST_BRANCHES = 8;

/** No branch is longer, in moves. */
const MOST_MOVES = 500;

/**
 * Moves that go on from the game's first `from` ones; `sides` are the seats that begin each, the first where all move at once.
 * @typedef {{ id: number, from: number, moves: string[], sides: number[] }} Branch
 */

/** The branches of one game, one of which may be looked at. */
export class Branches {
  #isHidden;
  #game;
  /** The oldest first. @type {Branch[]} */
  list = [];
  /** The one that is looked at. @type {Branch | null} */
  current = null;
  /** The game as that one has it. @type {{ scene: Scene, view: View } | null} */
  #shown = null;
  /** What was looked at before, which may still be on the board. @type {{ scene: Scene, view: View } | null} */
  #last = null;
  #count = 0;
  /** The game's moves when they were looked at last. @type {string[]} */
  #played = [];

  /**
   * @param {boolean} isHidden whether the game's sides know different things
   * @param {() => Scene | null} game null where something of it may not be known
   */
  constructor(isHidden, game) {
    this.#isHidden = isHidden;
    this.#game = game;
  }

  /** The branch that is looked at or, without one, the game; null where something of that may not be known. */
  get whole() {
    return this.#shown?.scene ?? this.#game();
  }

  /** What views are told. */
  get state() {
    const { current, list } = this;
    return { branch: current && { ...current }, branches: list.map((branch) => ({ ...branch })) };
  }

  /**
   * What is seen of the branch that is looked at.
   * @param {number} viewpoint
   */
  seenFrom(viewpoint) {
    return this.#shown?.view.from(viewpoint) ?? null;
  }

  /**
   * Goes on otherwise than the game, or the branch that is looked at; where moves are those of the game, looks at that.
   * @param {number} ply after which of the moves on the board
   * @param {string[]} moves
   * @returns {boolean} false where there are too many
   * @throws {import("../wasm/warren.js").Problem} at the first that is not legal
   */
  look(ply, moves) {
    const game = this.#game();
    if (!game || !this.whole) return false;
    const line = [...this.whole.moves().slice(0, ply), ...moves];
    const played = game.moves();
    this.#played = played;
    const from = line.findIndex((move, i) => move !== played[i]);
    if (from < 0) {
      this.leave();
      return true;
    }
    if (line.length - from > MOST_MOVES) return false;
    const tried = line.slice(from);
    const near = this.list.filter((branch) => branch.from === from);
    const known = near.find((branch) => beginsWith(branch.moves, tried));
    const scene = gameWith(game, from, known?.moves ?? tried);
    const grown = near.find((branch) => beginsWith(tried, branch.moves));
    const branch = known ?? grown ?? this.#add(from);
    if (!known) branch.moves = tried;
    this.#open(branch, scene);
    return true;
  }

  /**
   * A whole move in which a side answers so. Where all move at once, the others do as they did in the game, or nothing.
   * @param {number} ply
   * @param {number} viewpoint whose view is shown: that side answers; where everything is seen, the first that has to
   * @param {string} answer
   * @returns {string}
   * @throws {import("../wasm/warren.js").Problem} if the side may not answer so
   */
  moveWith(ply, viewpoint, answer) {
    const { whole } = this;
    if (!this.#isHidden || !whole) return answer;
    const hidden = /** @type {import("../wasm/warren.js").Scene} */ (whole);
    const seat = viewpoint < hidden.seats ? viewpoint : hidden.due(ply)[0];
    return hidden.moveWith(ply, seat, answer, this.#game()?.moves()[ply]);
  }

  /**
   * The record of what is looked at; null where something of it may not be known.
   * @param {number} ply up to where
   */
  recordUpTo(ply) {
    const scene = this.whole?.copy();
    scene?.cut(ply);
    const record = scene?.record() ?? null;
    scene?.free();
    return record;
  }

  /**
   * Looks at one of the branches.
   * @param {number} id
   */
  select(id) {
    const game = this.#game();
    const branch = this.list.find((each) => each.id === id);
    if (!game || !branch || branch === this.current) return;
    this.#open(branch, gameWith(game, branch.from, branch.moves));
  }

  /** Looks at the game. */
  leave() {
    this.current = null;
    this.#take(null);
  }

  /** @param {number} id */
  remove(id) {
    this.list = this.list.filter((branch) => branch.id !== id);
    if (this.current?.id === id) this.leave();
  }

  /** Forgets the branches that go on from moves which the game has no longer; all, where it has secrets now. */
  follow() {
    const { list } = this;
    if (list.length === 0) return;
    const before = this.#played;
    const now = this.#game()?.moves();
    this.#played = now ?? [];
    const other = before.findIndex((move, i) => move !== now?.[i]);
    const same = other < 0 ? before.length : other;
    for (const { id, from } of list) if (!now || from > same) this.remove(id);
  }

  close() {
    this.list = [];
    this.leave();
    this.#take(null);
  }

  /** @param {number} from */
  #add(from) {
    this.#count += 1;
    /** @type {Branch} */
    const branch = { id: this.#count, from, moves: [], sides: [] };
    const kept = this.list.length < MOST_BRANCHES ? this.list : this.list.slice(1);
    this.list = [...kept, branch];
    return branch;
  }

  /**
   * @param {Branch} branch
   * @param {Scene} scene the game with its moves
   */
  #open(branch, scene) {
    branch.sides = branch.moves.map((_, i) => scene.due(branch.from + i)[0] ?? 0);
    this.current = branch;
    this.#take({ scene, view: new View(scene, this.#isHidden) });
  }

  /** @param {{ scene: Scene, view: View } | null} next */
  #take(next) {
    this.#last?.view.free();
    this.#last?.scene.free();
    this.#last = this.#shown;
    this.#shown = next;
  }
}

/**
 * The game with other moves than its own.
 * @param {Scene} game
 * @param {number} from how many of its own are kept
 * @param {string[]} moves
 * @throws {import("../wasm/warren.js").Problem} at the first that is not legal
 */
function gameWith(game, from, moves) {
  const scene = game.copy();
  scene.cut(from);
  try {
    for (const move of moves) scene.play(move);
  } catch (thrown) {
    scene.free();
    throw thrown;
  }
  return scene;
}

/**
 * @param {string[]} moves
 * @param {string[]} first
 */
function beginsWith(moves, first) {
  return first.length <= moves.length && first.every((move, i) => moves[i] === move);
}
