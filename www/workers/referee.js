// The referee of a game with secrets, in a worker: the whole game is known only here, and what it posts is what the page
// may know. Engines run in workers of their own, which this one starts and alone hears.

import { takeGame } from "../load.js";
import { screenOf } from "../play/curtain.js";
import { Match } from "../play/match.js";
import { Stories } from "../play/stories.js";

/** @typedef {import("../play/match.js").Keeping} Keeping */
/** @typedef {import("../play/match.js").MatchState} MatchState */
/** @typedef {import("../play/stories.js").Story} Story */
/** @typedef {import("../play/stories.js").Beginning} Beginning */
/** @typedef {import("../play/stories.js").Opening} Opening */

/**
 * What the page asks for; `open` comes first. The game is a record, or sealed, or null: then a new start is drawn. With
 * `undo` it is over, and goes on from the last turn of a person; with `watching` it is only looked at.
 * @typedef {{type: "open", module: WebAssembly.Module, game: string, text: string | null, isSealed: boolean, undo: boolean,
 *      watching: boolean, away: boolean} & Keeping
 *   | {type: "watch", seat: number}
 *   | {type: "play", length: number, seat: number, move: string}
 *   | {type: "do", what: "redo" | "pause" | "resume" | "step" | "resign" | "retry" | "stop"}
 *   | {type: "leave", away: boolean}} Request
 */

/**
 * How the match stands, as far as everybody may know.
 * @typedef {Omit<MatchState, "thinking"> & import("../play/curtain.js").Screen} Snapshot
 */

/**
 * What has been said to the watched seat and by it since the last time; all of it where `beginning` is given.
 * @typedef {{seat: number, beginning: Beginning | null, said: import("../wasm/warren.js").Said[]}} News
 */

/**
 * What the page gets, and nothing else. `moved` tells that a move has been played; `sealed` is there when the game is to be
 * stored; `opening`, which has no secret, once, if the start has some.
 * @typedef {{type: "state", snapshot: Snapshot, news: News | null, opening: Opening | null, moved: boolean,
 *      sealed: string | null, left: (number | null)[]}
 *   | {type: "clocks", clocks: MatchState["clocks"], left: (number | null)[]}
 *   | {type: "notice", id: string}
 *   | {type: "over", snapshot: Snapshot, moved: boolean, record: string, left: (number | null)[]}
 *   | {type: "refused"}
 *   | {type: "unreadable"}
 *   | {type: "failed"}} Report
 */

/** @typedef {import("../load.js").Warren} Warren */

/** Runs one game and tells the page what it may know. */
class Table {
  #warren;
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
  #hasSecretStart;
  #isOpened = false;
  #moved = false;
  #keep = false;
  #isWaiting = false;
  /** Whether the page waits for a report. */
  #isAsked = true;
  /** What everybody knows of how the match stood when it was told last. */
  #toldState = "";

  /**
   * @param {Warren} warren
   * @param {import("../wasm/warren.js").Scene} scene
   * @param {Keeping & {undo: boolean, watching: boolean, away: boolean}} how
   */
  constructor(warren, scene, { undo, watching, away, ...kept }) {
    this.#warren = warren;
    this.#scene = scene;
    this.#watching = watching;
    this.#people = kept.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
    this.#stories = new Stories();
    this.#hasSecretStart = warren.isStartSecret(scene.game);
    const match = new Match(warren, scene, kept, {
      painted: (seen) => seen(),
      stories: this.#stories,
      idle: warren.idleAnswer(scene.game),
    });
    this.#match = match;
    match.addEventListener("change", () => this.#tellSoon());
    // An engine's thoughts, and when it has them, are its own.
    match.addEventListener("clocks", () => this.#tellClocks());
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
    if (request.type === "leave") {
      this.#match.leave(request.away);
      return;
    }
    this.#isAsked = true;
    this.#tellSoon();
    switch (request.type) {
      case "watch":
        // Only who is about to move takes a seat, and never an engine's.
        if (request.seat === this.#curtain) this.#watched = request.seat;
        break;
      case "play":
        this.#play(request);
        break;
      case "do":
        if (this.#watching) break;
        if (request.what === "resign") this.#match.resign(this.#watched ?? this.#curtain);
        else this.#match[request.what]();
        break;
    }
  }

  /** @param {Extract<Request, {type: "play"}>} request */
  #play({ length, seat, move }) {
    const { state } = this.#match;
    // Its clock may have run out when the answer was on its way.
    const isInTime = length === state.length && state.due.includes(seat);
    if (!isInTime && this.#people.includes(seat)) return;
    const mayPlay = !this.#watching && seat === this.#watched;
    if (!mayPlay || this.#match.play(move, seat)) report({ type: "refused" });
  }

  /**
   * Who watches has no match that goes on, but knows what has been said.
   * @param {import("../wasm/warren.js").Scene} scene
   */
  #readStories(scene) {
    const rules = Array.from({ length: scene.seats }, () => ({
      clock: null,
      startUp: 0,
      lenient: false,
    }));
    const referee = new this.#warren.Referee(scene, rules);
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
    const screen = this.#seat();
    // Whose clock runs follows from who has the screen.
    const snapshot = { ...openPart(this.#match.state), due: this.#openDue(), ...screen };
    const news = this.#news();
    const opening = this.#opening();
    const hasNews = news !== null && (news.beginning !== null || news.said.length > 0);
    const isNew = this.#isAsked || moved || this.#keep || hasNews;
    const told = JSON.stringify({ ...snapshot, clocks: null, seat: news?.seat });
    // That an answer is in which waits for others is a secret: nothing is said then.
    if (!isNew && told === this.#toldState) return;
    const sealed = this.#keep ? this.#scene.seal() : null;
    this.#toldState = told;
    this.#isAsked = false;
    this.#keep = false;
    report({ type: "state", snapshot, news, opening, moved, sealed, left });
  }

  /** Gives the screen to whom it is due. */
  #seat() {
    const { due, length } = this.#match.state;
    const people = this.#people;
    const hasSecrets = length > 0 || this.#hasSecretStart;
    const screen = screenOf({ people, due, hasSecrets }, this.#watched);
    this.#watched = screen.watched;
    this.#curtain = screen.curtain;
    this.#match.attend(screen.watched);
    return screen;
  }

  /** Whose answers are due, as far as everybody may know: whether an engine's is in is not told before people's are. */
  #openDue() {
    const { due } = this.#match.state;
    const people = due.filter((seat) => this.#people.includes(seat));
    return people.length > 0 ? people : due;
  }

  /** @returns {Opening | null} what the first person got first, for who has no record of the start */
  #opening() {
    const story = this.#hasSecretStart ? this.#stories.of(this.#people[0]) : undefined;
    if (this.#isOpened || !story) return null;
    this.#isOpened = true;
    return { seat: story.seat, ...story.beginning };
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
function openPart({ length, due, marks, redoable, undoable, paused, clocks, verdict, stalled }) {
  // How a move came about is told when it has been played.
  const played = Object.entries(marks).filter(([ply]) => Number(ply) <= length);
  return {
    length,
    due,
    marks: Object.fromEntries(played),
    redoable,
    undoable,
    paused,
    clocks,
    verdict,
    stalled,
  };
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
  const warren = await takeGame(game, module);
  const scene = text === null ? draw(warren, game, how.seats.length) : read(warren, text, isSealed);
  if (!scene || scene.game !== game || scene.seats !== how.seats.length) {
    report({ type: "unreadable" });
    return;
  }
  table = new Table(warren, scene, how);
}

/**
 * A new start, or the usual one of a game that has none to draw.
 * @param {Warren} warren
 * @param {string} game
 * @param {number} seats
 */
function draw(warren, game, seats) {
  return warren.Scene.start(game, warren.drawStart(game, seats, warren.seed()));
}

/**
 * @param {Warren} warren
 * @param {string} text
 * @param {boolean} isSealed
 */
function read({ Scene }, text, isSealed) {
  try {
    return isSealed ? Scene.unseal(text) : Scene.fromRecord(text);
  } catch {
    return undefined;
  }
}
