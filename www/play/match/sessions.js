// Creates sessions: from a new game, a stored game or a link.

import { GAMES } from "../../games/list.js";
import { loadGame, loadStudy } from "../load.js";
import { matchFrom, matchOf, newSecretMatch } from "./matches.js";
import { hasSecrets, isPerson, seeded } from "./seats.js";
import { Session } from "./session.js";
import * as store from "./store.js";

/** @typedef {import("./store.js").Seat} Seat */

/**
 * A new game. It starts from the usual start, from the start in `lines`, as in a record, or from a random one if `isRandom`. With
 * `record` it continues that record. `viewpoint` is by default that of the first person. In a `practice` game with secrets,
 * moves may be undone. `pair` has the points of the previous game, if the two count together. `undone` are moves that can be
 * redone, and a `paused` game does not continue by itself. `foreign` has the record's comments by other authors.
 * @typedef {{game: string, seats: Seat[], lines?: string[], isRandom?: boolean, record?: string, viewpoint?: number,
 *   practice?: boolean, pair?: store.Pair, undone?: string[], paused?: boolean, foreign?: readonly string[]}} NewGame
 */

/** Creates sessions, each with the module of its game. */
export class Sessions {
  #isKept;

  /** @param {{ isStored?: boolean }} [options] `isStored`: games are stored */
  constructor({ isStored = true } = {}) {
    this.#isKept = isStored;
  }

  /**
   * Creates a new game and stores it at once.
   * @param {NewGame} newGame
   */
  async create(newGame) {
    const { game, lines, isRandom = false, record, practice = false, pair, foreign } = newGame;
    const warren = await loadGame(game);
    const seats = seeded(newGame.seats, warren.seed);
    const person = seats.findIndex(isPerson);
    const { undone = [], paused = false } = newGame;
    const newGameExtras = { ...newExtras(seats), undone, paused };
    if (isRandom && hasSecrets(warren, game, seats)) {
      // The page itself must not know the start.
      const match = await newSecretMatch(warren, game, newGameExtras, practice);
      return this.#session(warren, match, { game, seats, viewpoint: person, pair });
    }
    const start =
      record === undefined
        ? warren.Scene.start(game, isRandom ? sampleStart(warren, game, seats.length) : lines)
        : warren.Scene.fromRecord(record);
    if (practice) start.tell("practice");
    const viewpoint = newGame.viewpoint ?? (person < 0 ? usualView(start) : person);
    const match = await matchFrom(warren, start, newGameExtras);
    return this.#session(warren, match, { game, seats, viewpoint, pair, foreign });
  }

  /**
   * @param {typeof import("../../wasm/warren.js")} warren
   * @param {import("./match.js").Match} match
   * @param {Pick<store.StoredMatch, "game" | "seats" | "viewpoint" | "pair" | "foreign">} opened
   */
  #session(warren, match, opened) {
    return new Session(warren, match, { id: store.newId(), ...opened, isStored: this.#isKept });
  }

  /**
   * Opens a stored game; undefined if it does not exist or cannot be read.
   * @param {string} id
   */
  async open(id) {
    const stored = store.get(id);
    if (!stored) return undefined;
    const warren = await moduleFor(stored);
    const match = await matchOf(warren, stored);
    return match && new Session(warren, match, stored);
  }

  /**
   * Continues a game from its stored data; undefined if it cannot be read.
   * @param {import("./session.js").GameData} kept
   */
  async restore(kept) {
    const stored = /** @type {const} */ ({ version: 1, id: store.newId(), updated: 0, ...kept });
    const warren = await moduleFor(stored);
    const match = await matchOf(warren, stored);
    return match && new Session(warren, match, { ...stored, isStored: this.#isKept });
  }

  /**
   * Opens a shared game, with people at all seats. It is stored with its first change, such as a move.
   * @param {import("../load.js").Link} link
   */
  async fromLink({ warren, scene }) {
    const { game, point } = scene;
    const viewpoint = scene.viewpoint ?? usualView(scene);
    /** @type {Seat[]} */
    const seats = Array.from({ length: scene.seats }, () => ({ kind: "person", clock: null }));
    const record = scene.record();
    const foreign = scene.about();
    const match = await matchFrom(warren, scene, newExtras(seats));
    const linked = match.isSecret ? { record, point } : null;
    const session = new Session(
      warren,
      match,
      { id: null, game, seats, viewpoint, foreign },
      linked,
    );
    session.show(point);
    return session;
  }
}

/**
 * The viewpoint of a spectator: the first side, or everything if the sides see different things.
 * @param {import("../../wasm/warren.js").Scene} scene
 */
function usualView({ game, seats }) {
  return GAMES[game].secrets ? seats : 0;
}

/**
 * The data stored with a match that has not begun.
 * @param {Seat[]} seats
 * @returns {import("./match.js").MatchExtras}
 */
function newExtras(seats) {
  return { seats, marks: {}, left: seats.map(() => null), undone: [], paused: false };
}

/**
 * The lines of a random start; undefined if the game has none.
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {string} game
 * @param {number} seats
 */
function sampleStart(warren, game, seats) {
  return warren.drawStart(game, seats, warren.seed());
}

/**
 * The module that opens a stored game. Only that for studying reads logs.
 * @param {store.StoredMatch} stored
 */
const moduleFor = ({ game, isLog }) => (isLog ? loadStudy(game) : loadGame(game));
