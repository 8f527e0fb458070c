// Where sessions come from: a new game, a stored one, a link.

import { Session } from "./session.js";
import * as store from "./store.js";

/** @typedef {import("./store.js").Seat} Seat */

/** Makes sessions with the loaded module. */
export class Sessions {
  #warren;

  /** @param {typeof import("../wasm/rules.js")} warren */
  constructor(warren) {
    this.#warren = warren;
  }

  /**
   * A new game, stored at once.
   * @param {{game: string, seats: Seat[], lines?: string[]}} wanted with lines, the start that they describe as in a
   *   record
   */
  create({ game, seats, lines }) {
    const start = this.#warren.Scene.start(game, lines);
    const person = seats.findIndex((seat) => seat.kind === "person");
    return new Session(this.#warren, start, {
      id: store.newId(),
      seats,
      viewpoint: Math.max(person, 0),
      marks: {},
      left: seats.map(() => null),
      undone: [],
      paused: false,
    });
  }

  /**
   * A stored game, or undefined if it is not there or cannot be read.
   * @param {string} id
   */
  open(id) {
    const stored = store.get(id);
    if (!stored) return undefined;
    let scene;
    try {
      scene = this.#warren.Scene.fromRecord(stored.record);
    } catch {
      return undefined;
    }
    if (scene.game !== stored.game || scene.seats !== stored.seats.length) return undefined;
    return new Session(this.#warren, scene, stored);
  }

  /**
   * A shared game, with people at all seats; it is stored with its first change, such as a move.
   * @param {string} code
   * @throws {import("../wasm/rules.js").Problem} if the code is no link
   */
  fromLink(code) {
    const scene = this.#warren.Scene.fromLink(code);
    const { point, viewpoint } = scene;
    /** @type {Seat[]} */
    const seats = Array.from({ length: scene.seats }, () => ({ kind: "person", clock: null }));
    const session = new Session(this.#warren, scene, {
      id: null,
      seats,
      viewpoint: viewpoint ?? 0,
      marks: {},
      left: seats.map(() => null),
      undone: [],
      paused: false,
    });
    session.show(point);
    return session;
  }
}
