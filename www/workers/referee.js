// The referee of a game with secrets, in a worker. Only this worker knows the complete game; it posts only what the page may
// know. Engines run in separate workers, which this worker starts and which report only to it.

import { trustOwnFiles } from "../kit/page/trusted-types.js";
import { takeGame } from "../play/load.js";
import { screenOf } from "../play/match/curtain.js";
import { KnownGame } from "../play/match/known-game.js";
import { LocalMatch } from "../play/match/local-match.js";
import { loadPrograms, loadVisitors, peopleAt } from "../play/match/seats.js";
import { Transcripts } from "../play/match/transcripts.js";

/** @typedef {import("../play/match/match.js").MatchExtras} MatchExtras */
/** @typedef {import("../play/match/match.js").LaterAnswer} LaterAnswer */
/** @typedef {import("../play/match/match.js").MatchState} MatchState */
/** @typedef {import("../play/match/transcripts.js").SeatTranscript} SeatTranscript */
/** @typedef {import("../play/match/transcripts.js").Beginning} Beginning */
/** @typedef {import("../play/match/transcripts.js").SeatBeginning} SeatBeginning */

/**
 * Requests from the page. `open` comes first. The game is a record, plain or sealed, or null to sample a new start. With `undo`
 * the game is finished and continues from the last turn of a person; with `watching` it is only viewed. With `practice` a new
 * start is that of a practice game, in which moves may be undone.
 * @typedef {{type: "open", module: WebAssembly.Module, game: string, text: string | null, isSealed: boolean, practice: boolean,
 *      undo: boolean, watching: boolean, away: boolean} & MatchExtras
 *   | {type: "watch", seat: number}
 *   | {type: "play", length: number, seat: number, move: string, later: readonly LaterAnswer[]}
 *   | {type: "do", what: "undo" | "redo" | "pause" | "resume" | "step" | "resign" | "help" | "retry" | "stop"}
 *   | {type: "plan", seat: number, plans: string}
 *   | {type: "leave", away: boolean}} Request
 */

/**
 * The public part of the match's state, with the marks of the game.
 * @typedef {Omit<MatchState, "thinking"> & { openMarks: string[] } & import("../play/match/curtain.js").Screen} Snapshot
 */

/**
 * The latest lines in the transcript of the seat at the screen. With `beginning`, the complete transcript, and the person's
 * plans if several people share the screen.
 * @typedef {{seat: number, beginning: Beginning | null, plans?: string, said: import("../wasm/warren.js").Said[]}} News
 */

/**
 * All messages to the page. `moved` means that a move has been played. `sealed` is the game to store, if it is due. `opening`
 * is sent once, if the start is secret, and is itself public.
 * @typedef {{type: "state", snapshot: Snapshot, news: News | null, opening: SeatBeginning | null, moved: boolean,
 *      sealed: string | null, left: (number | null)[]}
 *   | {type: "clocks", clocks: MatchState["clocks"], left: (number | null)[]}
 *   | {type: "notice", id: string}
 *   | {type: "over", snapshot: Snapshot, moved: boolean, record: string, left: (number | null)[],
 *      programLogs: import("../play/match/match.js").GameMatch["programLogs"]}
 *   | {type: "program", lent: import("../play/match/lent-programs.js").LentPorts}
 *   | {type: "outside", id: string, port: MessagePort}
 *   | {type: "refused"}
 *   | {type: "unreadable"}
 *   | {type: "failed"}} Report
 */

/** @typedef {import("../play/load.js").Warren} Warren */

/** The comments that are public while the game is secret. */
const PUBLIC_MARKS = new Set(["practice", "helped"]);

/** Runs one game and sends the page only what it may know. */
class GuardedMatch {
  #warren;
  #match;
  /** Owned by the match. */
  #scene;
  #transcripts;
  #people;
  #watching;
  /** @type {number | null} the seat of the person at the screen */
  #seatAtScreen = null;
  /** @type {number | null} */
  #curtain = null;
  /** @type {SeatTranscript | undefined} the transcript that the page has */
  #sentTranscript;
  /** The number of its entries that were sent. */
  #sentCount = 0;
  /** People's answers for later turns, by seat. A reload loses them. @type {Map<number, LaterAnswer[]>} */
  #laterAnswers = new Map();
  /** People's plans, by seat, if several share the screen. A reload loses them. @type {Map<number, string>} */
  #plans = new Map();
  #hasSecretStart;
  #isOpened = false;
  #hasMoved = false;
  #isStoreDue = false;
  #isReportScheduled = false;
  /** Whether the page waits for a report. */
  #isReportDue = true;
  /** The public state in the last report. */
  #sentState = "";

  /**
   * @param {Warren} warren
   * @param {import("../wasm/warren.js").Scene} scene
   * @param {MatchExtras & {practice: boolean, undo: boolean, watching: boolean, away: boolean}} options
   * @param {import("../play/match/seats.js").Programs} programs
   * @param {Awaited<ReturnType<typeof loadVisitors>>} visitors
   */
  constructor(warren, scene, { practice: _, undo, watching, away, ...extras }, programs, visitors) {
    this.#warren = warren;
    this.#scene = scene;
    this.#watching = watching;
    this.#people = peopleAt(extras.seats);
    this.#transcripts = new Transcripts();
    this.#hasSecretStart = warren.isStartSecret(scene.game);
    const game = new KnownGame(scene, warren.isHidden(scene.game));
    const match = new LocalMatch(warren, game, extras, {
      programs,
      visitors,
      whenPainted: (callback) => callback(),
      transcripts: this.#transcripts,
      idleAnswer: warren.idleAnswer(scene.game),
    });
    this.#match = match;
    match.addEventListener("change", () => this.#reportSoon());
    // An engine's thinking is secret, including its timing.
    match.addEventListener("clocks", () => this.#reportClocks());
    match.addEventListener("notice", (event) => {
      const { id, args } = /** @type {CustomEvent} */ (event).detail;
      // An engine's move is secret.
      report({ type: "notice", id: "move" in args ? `${id}-unseen` : id });
    });
    match.addEventListener("move", () => {
      this.#hasMoved = true;
    });
    match.addEventListener("keep", () => {
      this.#isStoreDue = true;
      this.#reportSoon();
    });
    match.leave(away);
    if (watching) this.#readTranscripts(scene);
    else if (undo) match.undo();
    else match.begin();
    this.#isStoreDue = true;
    this.#reportSoon();
  }

  /** @param {Exclude<Request, {type: "open"}>} request */
  serve(request) {
    if (request.type === "leave") {
      this.#match.leave(request.away);
      return;
    }
    if (request.type === "plan") {
      if (request.seat === this.#seatAtScreen) this.#plans.set(request.seat, request.plans);
      return;
    }
    this.#isReportDue = true;
    this.#reportSoon();
    switch (request.type) {
      case "watch":
        // Only the person about to move can take the screen, never an engine.
        if (request.seat === this.#curtain) this.#seatAtScreen = request.seat;
        break;
      case "play":
        this.#play(request);
        break;
      case "do":
        if (this.#watching) break;
        if (request.what === "undo" && !this.#isPractice) break;
        if (request.what === "resign") this.#match.resign(this.#seatAtScreen ?? this.#curtain);
        else this.#match[request.what]();
        break;
    }
  }

  /** @param {Extract<Request, {type: "play"}>} request */
  #play({ length, seat, move, later }) {
    const { state } = this.#match;
    // The clock may have run out while the answer was in transit.
    const isInTime = length === state.length && state.due.includes(seat);
    if (!isInTime && this.#people.includes(seat)) return;
    const mayPlay = !this.#watching && seat === this.#seatAtScreen;
    if (!mayPlay || this.#match.answer(seat, move)) report({ type: "refused" });
    else this.#laterAnswers.set(seat, [...later]);
  }

  /**
   * Plays the answers queued for this turn. If one no longer has the effect that its player relied on, the player must answer.
   */
  #playLater() {
    for (const seat of this.#match.state.due) {
      const [next, ...others] = this.#laterAnswers.get(seat) ?? [];
      if (!next) continue;
      const isPlayed = this.#hasReliedEffect(seat, next) && !this.#match.answer(seat, next.answer);
      this.#laterAnswers.set(seat, isPlayed ? others : []);
    }
  }

  /**
   * @param {number} seat
   * @param {LaterAnswer} later
   */
  #hasReliedEffect(seat, { query, reliedEffect }) {
    const sight = this.#scene.sight(seat);
    const effects = /** @type {Record<string, unknown>[]} */ (
      /** @type {unknown} */ (sight.effects(this.#match.state.length, query))
    );
    return effects.some((effect) =>
      Object.entries(reliedEffect).every(([field, values]) => values.includes(effect[field])),
    );
  }

  /**
   * Builds the transcripts for a tab that only watches, without a running match.
   * @param {import("../wasm/warren.js").Scene} scene
   */
  #readTranscripts(scene) {
    const rules = Array.from({ length: scene.seats }, () => ({
      clock: null,
      startUp: 0,
      lenient: false,
    }));
    const referee = new this.#warren.Referee(scene, rules);
    for (const order of referee.begin()) this.#transcripts.recordOrder(order);
  }

  /** Reports to the page after all current changes. */
  #reportSoon() {
    if (this.#isReportScheduled) return;
    this.#isReportScheduled = true;
    queueMicrotask(() => {
      this.#isReportScheduled = false;
      this.#report();
    });
  }

  #report() {
    if (!this.#watching) this.#playLater();
    const { state } = this.#match;
    const { left, record } = this.#match.storedData();
    const moved = this.#hasMoved;
    this.#hasMoved = false;
    if (state.verdict) {
      const openMarks = this.#publicMarks;
      const snapshot = { ...publicPart(state), openMarks, seatAtScreen: null, curtain: null };
      const programLogs = this.#match.programLogs.map(
        (log) =>
          log && {
            turns: log.turns,
            end: log.end,
            silence: log.silence,
            problem: log.problem,
            began: log.began,
          },
      );
      report({ type: "over", snapshot, moved, record, left, programLogs });
      return;
    }
    const screen = this.#updateScreen();
    // After `#updateScreen`, since the screen decides whose clock runs.
    const publicState = publicPart(this.#match.state);
    const openMarks = this.#publicMarks;
    const undoable = publicState.undoable && this.#isPractice;
    const snapshot = { ...publicState, openMarks, undoable, due: this.#publicDue(), ...screen };
    const news = this.#newLines();
    const opening = this.#opening();
    const hasNews = news !== null && (news.beginning !== null || news.said.length > 0);
    const isNew = this.#isReportDue || moved || this.#isStoreDue || hasNews;
    const reported = JSON.stringify({ ...snapshot, clocks: null, seat: news?.seat });
    // An answer that waits for others is secret, so it is not reported.
    if (!isNew && reported === this.#sentState) return;
    const sealed = this.#isStoreDue ? this.#scene.seal() : null;
    this.#sentState = reported;
    this.#isReportDue = false;
    this.#isStoreDue = false;
    report({ type: "state", snapshot, news, opening, moved, sealed, left });
  }

  /** Whether moves may be undone. A side cannot forget what it has seen, so this is a mark of the game. */
  get #isPractice() {
    return this.#publicMarks.includes("practice");
  }

  get #publicMarks() {
    return this.#scene.about().filter((comment) => PUBLIC_MARKS.has(comment));
  }

  /** Shows the screen to the person whose turn it is. */
  #updateScreen() {
    const { due, length } = this.#match.state;
    const people = this.#people;
    const hasSecrets = length > 0 || this.#hasSecretStart;
    const screen = screenOf({ people, due, hasSecrets }, this.#seatAtScreen);
    this.#seatAtScreen = screen.seatAtScreen;
    this.#curtain = screen.curtain;
    this.#match.attend(screen.seatAtScreen);
    return screen;
  }

  /** The seats to move, to the extent that it is public: an engine's answer is not revealed before the people's. */
  #publicDue() {
    const { due } = this.#match.state;
    const people = due.filter((seat) => this.#people.includes(seat));
    return people.length > 0 ? people : due;
  }

  /** @returns {SeatBeginning | null} the first lines for the first person, for a page without a record of the start */
  #opening() {
    const transcript = this.#hasSecretStart
      ? this.#transcripts.transcriptOf(this.#people[0])
      : undefined;
    if (this.#isOpened || !transcript) return null;
    this.#isOpened = true;
    return { seat: transcript.seat, ...transcript.beginning };
  }

  /** @returns {News | null} null while no person is at the screen */
  #newLines() {
    const transcript =
      this.#seatAtScreen === null ? undefined : this.#transcripts.transcriptOf(this.#seatAtScreen);
    const isNew = transcript !== this.#sentTranscript;
    const said = transcript?.said.slice(isNew ? 0 : this.#sentCount) ?? [];
    this.#sentTranscript = transcript;
    this.#sentCount = transcript?.said.length ?? 0;
    if (!transcript) return null;
    const { seat } = transcript;
    const isShared = this.#people.length > 1;
    const extras = isNew && isShared ? { plans: this.#plans.get(seat) ?? "" } : {};
    return { seat, beginning: isNew ? transcript.beginning : null, ...extras, said };
  }

  /** Reports the clocks while one of them runs. Only people have clocks, so this reveals no engine's thinking. */
  #reportClocks() {
    const { clocks } = this.#match.state;
    if (!clocks.some((clock) => clock?.running)) return;
    report({ type: "clocks", clocks, left: this.#match.storedData().left });
  }
}

/**
 * The public part of a match's state, field by field.
 * @param {MatchState} state
 */
function publicPart({ length, due, marks, redoable, undoable, paused, clocks, verdict, stalled }) {
  // A mark is public once its move has been played.
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
    stalled: publicStall(stalled),
  };
}

/** Why the match waits. A program's output is secret. @param {MatchState["stalled"]} stalled */
function publicStall(stalled) {
  const isSecret = stalled && "message" in stalled && stalled.kind === "differs";
  return isSecret ? { ...stalled, message: "" } : stalled;
}

/**
 * @param {Report} report
 * @param {Transferable[]} [ports]
 */
function report(report, ports = []) {
  postMessage(report, { transfer: ports });
}

/** @type {GuardedMatch | undefined} */
let match;

/** The end of the queue of requests. A failure is reported, since the page would not notice a rejected promise. */
let requestQueue = Promise.resolve();

trustOwnFiles();
onmessage = ({ data }) => {
  const request = /** @type {Request} */ (data);
  requestQueue = requestQueue
    .then(() => (request.type === "open" ? openMatch(request) : match?.serve(request)))
    .catch(() => report({ type: "failed" }));
};

/** @param {Extract<Request, {type: "open"}>} request */
async function openMatch({ module, game, text, isSealed, type: _, ...options }) {
  const warren = await takeGame(game, module);
  const scene =
    text === null
      ? sampleStart(warren, game, options.seats.length)
      : readScene(warren, text, isSealed);
  if (!scene || scene.game !== game || scene.seats !== options.seats.length) {
    report({ type: "unreadable" });
    return;
  }
  if (options.practice || options.undo) scene.tell("practice");
  const { seats } = options;
  const [programs, visitors] = await Promise.all([
    loadPrograms(seats, { program: loadVisitorPrograms, outside: loadExternalPlayers }),
    loadVisitors(seats),
  ]);
  match = new GuardedMatch(warren, scene, options, programs, visitors);
}

/**
 * The page lends sandboxes and sources for a visitor's program. The npm package has no programs.
 * @type {() => Promise<import("../play/match/seats.js").StartProgram>}
 */
const loadVisitorPrograms = async () => {
  if (!(/** @type {any} */ (globalThis).WARREN_PACKAGED)) {
    const { borrowPrograms } = await import("../play/match/lent-programs.js");
    return borrowPrograms((lent) =>
      report({ type: "program", lent }, [lent.sandboxes, lent.sources]),
    );
  }
  throw new Error("this match has no programs");
};

/** The page connects an external player. @type {() => Promise<import("../play/match/seats.js").StartProgram>} */
const loadExternalPlayers = async () => {
  const { ExternalSeat } = await import("../play/match/external-seat.js");
  return (_game, { id }, _seed, listener) =>
    new ExternalSeat(listener, (port) => report({ type: "outside", id, port }, [port]));
};

/**
 * A new random start, or the usual start of a game without random starts.
 * @param {Warren} warren
 * @param {string} game
 * @param {number} seats
 */
function sampleStart(warren, game, seats) {
  return warren.Scene.start(game, warren.drawStart(game, seats, warren.seed()));
}

/**
 * @param {Warren} warren
 * @param {string} text
 * @param {boolean} isSealed
 */
function readScene({ Scene }, text, isSealed) {
  try {
    return isSealed ? Scene.unseal(text) : Scene.fromRecord(text);
  } catch {
    return undefined;
  }
}
