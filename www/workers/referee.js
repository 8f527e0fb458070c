// The referee of a game with secrets, in a worker: the whole game is known only here, and what it posts is what the page
// may know. Engines run in workers of their own, which this one starts and alone hears.

import { takeEngines } from "../load.js";
import { screenOf } from "../play/curtain.js";
import { Match } from "../play/match.js";
import { Stories } from "../play/stories.js";
import init, * as engines from "../wasm/engines.js";

/** @typedef {import("../play/match.js").Keeping} Keeping */
/** @typedef {import("../play/match.js").MatchState} MatchState */
/** @typedef {import("../play/stories.js").Story} Story */
/** @typedef {import("../play/stories.js").Beginning} Beginning */

/**
 * What the page asks for; `open` comes first. The game is a record, or sealed. With `undo` it is over, and goes on from the
 * last turn of a person; with `watching` it is only looked at.
 * @typedef {{type: "open", module: WebAssembly.Module, game: string, text: string, isSealed: boolean, undo: boolean,
 *      watching: boolean, away: boolean} & Keeping
 *   | {type: "watch", seat: number}
 *   | {type: "play", length: number, move: string}
 *   | {type: "do", what: "redo" | "pause" | "resume" | "step" | "resign" | "stop"}
 *   | {type: "leave", away: boolean}} Request
 */

/**
 * How the match stands, as far as everybody may know.
 * @typedef {Omit<MatchState, "thinking"> & import("../play/curtain.js").Screen} Snapshot
 */

/**
 * What has been said to the watched seat and by it since the last time; all of it where `beginning` is given.
 * @typedef {{seat: number, beginning: Beginning | null, said: import("../wasm/engines.js").Said[]}} News
 */

/**
 * What the page gets, and nothing else. `moved` tells that a move has been played; `sealed` is there when the game is to be
 * stored.
 * @typedef {{type: "state", snapshot: Snapshot, news: News | null, moved: boolean, sealed: string | null,
 *      left: (number | null)[]}
 *   | {type: "clocks", clocks: MatchState["clocks"], left: (number | null)[]}
 *   | {type: "notice", id: string}
 *   | {type: "over", snapshot: Snapshot, moved: boolean, record: string, left: (number | null)[]}
 *   | {type: "refused"}
 *   | {type: "unreadable"}
 *   | {type: "failed"}} Report
 */

/** Runs one game and tells the page what it may know. */
class Table {
  #match;
  /** The match's own. */
  #scene;
  #stories;
  #people;
  #watching;
  /** @type {number | null} the seat whose person has the screen */
  #watched = null;
  /** @type {number | null} */
  #curtain = null;
  /** @type {Story | undefined} the story that the page has */
  #told;
  /** How much of it. */
  #toldSaid = 0;
  #moved = false;
  #keep = false;
  #isWaiting = false;

  /**
   * @param {import("../wasm/engines.js").Scene} scene
   * @param {Keeping & {undo: boolean, watching: boolean, away: boolean}} how
   */
  constructor(scene, { undo, watching, away, ...kept }) {
    this.#scene = scene;
    this.#watching = watching;
    this.#people = kept.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
    this.#stories = new Stories();
    const match = new Match(engines, scene, kept, {
      painted: (seen) => seen(),
      stories: this.#stories,
    });
    this.#match = match;
    match.addEventListener("change", () => this.#tellSoon());
    match.addEventListener("info", () => this.#tellClocks());
    match.addEventListener("notice", (event) => {
      const { id, args } = /** @type {CustomEvent} */ (event).detail;
      // What an engine has played is its secret.
      report({ type: "notice", id: "move" in args ? `${id}-unseen` : id });
    });
    match.addEventListener("move", () => {
      this.#moved = true;
    });
    match.addEventListener("keep", () => {
      this.#keep = true;
      this.#tellSoon();
    });
    match.leave(away);
    if (watching) this.#readStories(scene);
    else if (undo) match.undo();
    else match.begin();
    this.#keep = true;
    this.#tellSoon();
  }

  /** @param {Exclude<Request, {type: "open"}>} request */
  serve(request) {
    switch (request.type) {
      case "watch":
        // Only who is about to move takes a seat, and never an engine's.
        if (request.seat === this.#curtain) this.#watched = request.seat;
        this.#tellSoon();
        break;
      case "play": {
        const isNext = !this.#watching && request.length === this.#match.state.length;
        if (!isNext || this.#match.play(request.move)) report({ type: "refused" });
        break;
      }
      case "do":
        if (!this.#watching) this.#match[request.what]();
        break;
      case "leave":
        this.#match.leave(request.away);
        break;
    }
  }

  /**
   * Who watches has no match that goes on, but knows what has been said.
   * @param {import("../wasm/engines.js").Scene} scene
   */
  #readStories(scene) {
    const rules = Array.from({ length: scene.seats }, () => ({
      clock: null,
      startUp: 0,
      lenient: false,
    }));
    const referee = new engines.Referee(scene, rules);
    for (const order of referee.begin()) this.#stories.ordered(order);
    referee.free();
  }

  /** When all that happens now has happened. */
  #tellSoon() {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    queueMicrotask(() => {
      this.#isWaiting = false;
      this.#tell();
    });
  }

  #tell() {
    const { state } = this.#match;
    const { left, record } = this.#match.kept();
    const moved = this.#moved;
    this.#moved = false;
    if (state.verdict) {
      const snapshot = { ...openPart(state), watched: null, curtain: null };
      report({ type: "over", snapshot, moved, record, left });
      return;
    }
    const { due, length } = state;
    const screen = screenOf({ people: this.#people, due, length }, this.#watched);
    this.#watched = screen.watched;
    this.#curtain = screen.curtain;
    const sealed = this.#keep ? this.#scene.seal() : null;
    this.#keep = false;
    const snapshot = { ...openPart(state), ...screen };
    report({ type: "state", snapshot, news: this.#news(), moved, sealed, left });
  }

  /** @returns {News | null} null while nobody has the screen */
  #news() {
    const story = this.#watched === null ? undefined : this.#stories.of(this.#watched);
    const isNew = story !== this.#told;
    const said = story?.said.slice(isNew ? 0 : this.#toldSaid) ?? [];
    this.#told = story;
    this.#toldSaid = story?.said.length ?? 0;
    return story ? { seat: story.seat, beginning: isNew ? story.beginning : null, said } : null;
  }

  /** An engine's thoughts are its own, a running clock is seen by all. */
  #tellClocks() {
    const { clocks } = this.#match.state;
    if (!clocks.some((clock) => clock?.running)) return;
    report({ type: "clocks", clocks, left: this.#match.kept().left });
  }
}

/**
 * What of a match's state is no secret, field by field.
 * @param {MatchState} state
 */
function openPart({ length, due, marks, redoable, undoable, paused, clocks, verdict }) {
  return { length, due, marks, redoable, undoable, paused, clocks, verdict };
}

/** @param {Report} report */
function report(report) {
  postMessage(report);
}

/** @type {Table | undefined} */
let table;

/** Requests are served one after another. What fails is told: a rejected promise would not be heard by the page. */
let served = Promise.resolve();

onmessage = ({ data }) => {
  const request = /** @type {Request} */ (data);
  served = served
    .then(() => (request.type === "open" ? open(request) : table?.serve(request)))
    .catch(() => report({ type: "failed" }));
};

/** @param {Extract<Request, {type: "open"}>} request */
async function open({ module, game, text, isSealed, type: _, ...how }) {
  takeEngines(module);
  await init({ module_or_path: module });
  const scene = read(text, isSealed);
  if (!scene || scene.game !== game || scene.seats !== how.seats.length) {
    report({ type: "unreadable" });
    return;
  }
  table = new Table(scene, how);
}

/**
 * @param {string} text
 * @param {boolean} isSealed
 */
function read(text, isSealed) {
  try {
    return isSealed ? engines.Scene.unseal(text) : engines.Scene.fromRecord(text);
  } catch {
    return undefined;
  }
}
