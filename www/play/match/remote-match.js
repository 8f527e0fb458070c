// A match with secrets, as the page sees it. Only a worker knows the complete game; the page knows what the seat at the screen
// knows.

import { Failure, loadPart } from "../../kit/page/failure.js";
import { WorkerClient } from "../../kit/worker-client/worker-client.js";
import { compileGame } from "../load.js";
import { connectExternalPlayer } from "./external-player.js";
import { NOT_YOUR_TURN } from "./match.js";
import { isPerson } from "./seats.js";
import { sourceOf } from "./source.js";

/** @typedef {typeof import("../../wasm/warren.js")} Warren */
/** @typedef {import("../../wasm/warren.js").Sight} Sight */
/** @typedef {import("../../workers/referee.js").Request} Request */
/** @typedef {import("../../workers/referee.js").Report} Report */
/** @typedef {import("../../workers/referee.js").Snapshot} Snapshot */
/** @typedef {import("../../workers/referee.js").News} News */
/** @typedef {import("./match.js").GameMatch} GameMatch */
/** @typedef {import("./match.js").MatchExtras} MatchExtras */
/** @typedef {import("./source.js").Source} Source */
/** @typedef {import("./transcripts.js").SeatTranscript} SeatTranscript */

/** The maximum time of the worker for a request, in milliseconds. */
const MAX_ANSWER_MS = 20_000;
/** After this many faults in a row without a move, the game waits until the visitor tries again. */
const MAX_FAULTS = 3;

/** @implements {GameMatch} */
export class RemoteMatch extends EventTarget {
  #warren;
  #game;
  #source;
  #extras;
  /** @type {WorkerClient<Request, Report>} */
  #client;
  /** The request without an answer so far. @type {Request | undefined} */
  #sentRequest;
  /**
   * The request that waits for a new worker, after the last one has made room for others, or has failed.
   * @type {Request | undefined}
   */
  #queuedRequest;
  /** @type {import("./match.js").MatchState & { openMarks: string[] } & import("./curtain.js").Screen} */
  state;

  isSecret = true;
  scene = null;
  log = null;
  /** Empty, since they are secret. @type {GameMatch["programLogs"]} */
  programLogs = [];
  /** Functions that take back what the page has lent the worker for the visitor's programs. @type {(() => void)[]} */
  #endLending = [];
  /** The part that may be shared: the start, or null if it is secret. @type {import("../../wasm/warren.js").Scene | null} */
  shareableScene = null;
  /** The observation of a viewer without access to secrets; set once the match is open. @type {Sight | undefined} */
  #publicSight;
  /** @type {Sight | undefined} the observation of the seat at the screen */
  #ownSight;
  /** @type {SeatTranscript | undefined} the transcript behind that observation */
  #transcript;
  /** The plans of the person at the screen, if several people share it. @type {string | null} */
  plans = null;

  #isAway = false;
  #isWatching = false;
  /** Whether a finished game goes back to the last turn of a person when it opens. */
  #shouldUndo = false;
  /** Whether the worker is opening the game. */
  #isOpening = false;
  #faultCount = 0;
  /** @type {{resolve: (revealed: RevealedGame | null) => void, reject: (reason: unknown) => void} | undefined} */
  #opening;

  /**
   * @param {Warren} warren
   * @param {Source} source
   * @param {MatchExtras} extras
   * @throws {import("../../wasm/warren.js").Problem} if the start cannot be read
   */
  constructor(warren, source, extras) {
    super();
    this.#warren = warren;
    this.#source = source;
    this.#extras = extras;
    this.#game = source.game;
    this.#client = new WorkerClient({
      path: "workers/referee.js",
      create: () =>
        new Worker(new URL("../../workers/referee.js", import.meta.url), { type: "module" }),
      weight: 1 + extras.seats.filter((seat) => !isPerson(seat)).length,
      load: async () => this.#openRequest(await compileGame(this.#game)),
      hear: (report) => this.#receive(report),
      failed: () => this.#fail(),
    });
    if (source.start !== null) {
      this.shareableScene = warren.Scene.fromRecord(source.start);
      this.#publicSight = this.shareableScene.sight(this.shareableScene.seats);
    } else if (source.opening) {
      this.#publicSight = sightOf(warren, source.game, source.opening);
    }
    this.state = {
      length: 0,
      due: [],
      marks: extras.marks,
      redoable: 0,
      undoable: false,
      paused: extras.paused,
      clocks: extras.seats.map(() => null),
      thinking: null,
      verdict: null,
      stalled: null,
      openMarks: source.isPractice ? ["practice"] : [],
      seatAtScreen: null,
      curtain: null,
    };
  }

  /**
   * A match that continues a scene.
   * @param {Warren} warren
   * @param {import("../../wasm/warren.js").Scene} scene
   * @param {MatchExtras} extras
   */
  static from(warren, scene, extras) {
    return new RemoteMatch(warren, sourceOf(warren, scene), extras);
  }

  /**
   * Starts the worker.
   * @param {{undo?: boolean, watching?: boolean}} [options] with `undo`, a finished game goes back to the last turn of a person;
   *   with `watching`, the game is only viewed
   * @returns {Promise<RevealedGame | null>} resolves when the match's state is known, with the revealed game if it is over; rejects
   *   if the match cannot be opened, with the cause `unreadable` if the text is at fault
   */
  open({ undo = false, watching = false } = {}) {
    this.#isWatching = watching;
    this.#shouldUndo = undo;
    return new Promise((resolve, reject) => {
      this.#opening = { resolve, reject };
      this.#start();
    });
  }

  /** Resumes a stopped match. */
  begin() {
    if (this.#hasWorker) return;
    this.#isWatching = false;
    this.state = { ...this.state, stalled: null };
    this.#start();
  }

  /** Tries again after a fault of Warren's for which the game waits. */
  retry() {
    const { stalled } = this.state;
    if (stalled && stalled.who !== "referee") this.#send({ type: "do", what: "retry" });
    if (stalled?.who !== "referee") return;
    this.#faultCount = 0;
    this.state = { ...this.state, stalled: null };
    this.#start();
    this.dispatchEvent(new Event("change"));
  }

  /** Ends the worker and leaves the state as it is. */
  stop() {
    this.#end();
  }

  close() {
    this.#end();
  }

  /** The observation of the seat at the screen; while no person may see the screen, the observation of the start only. */
  seenFrom() {
    const sight = this.#ownSight ?? this.#publicSight;
    if (!sight) throw new Error("the match is not open");
    return sight;
  }

  /** The seat whose side is at the bottom. */
  get viewpoint() {
    return this.state.seatAtScreen ?? this.state.curtain ?? 0;
  }

  /** The data to store: the sealed game, without the undone moves. */
  storedData() {
    const { text, start, opening } = this.#source;
    const publicStart = start === null ? { beginning: opening ?? undefined } : { start };
    return { record: text ?? "", ...publicStart, left: this.#extras.left, undone: [] };
  }

  get runsOnAClock() {
    return this.#extras.left.some((left) => left !== null);
  }

  /** The input of an engine that suggests a move to the seat at the screen. */
  knowledge() {
    if (!this.#transcript) return undefined;
    const { beginning, said } = this.#transcript;
    return { ...beginning, transcript: said };
  }

  /** @param {string} plans the plans of the person at the screen, which the worker hides from the others */
  plan(plans) {
    const { seatAtScreen } = this.state;
    if (this.plans === null || seatAtScreen === null) return;
    this.plans = plans;
    this.#client.sendMessage({ type: "plan", seat: seatAtScreen, plans });
  }

  /** Raises the curtain for the person whose turn it is. */
  liftCurtain() {
    const { curtain } = this.state;
    if (curtain !== null) this.#send({ type: "watch", seat: curtain });
  }

  /**
   * Answers for the person at the screen.
   * @param {string} move
   * @param {readonly import("./match.js").LaterAnswer[]} [later] the person's answers in the next turns, which the worker stores
   */
  play(move, later = []) {
    const { due, length, seatAtScreen } = this.state;
    const problem = this.#ownSight?.check(length, move);
    if (problem) return problem;
    const isDue = seatAtScreen !== null && due.includes(seatAtScreen);
    const isAsking = this.#sentRequest !== undefined || this.#queuedRequest !== undefined;
    if (!isDue || isAsking || this.#isWatching || !this.#hasWorker) return NOT_YOUR_TURN;
    this.#send({ type: "play", length, seat: seatAtScreen, move, later });
    return null;
  }

  redo() {
    this.#send({ type: "do", what: "redo" });
  }

  pause() {
    this.#send({ type: "do", what: "pause" });
  }

  resume() {
    this.#send({ type: "do", what: "resume" });
  }

  step() {
    this.#client.sendMessage({ type: "do", what: "step" });
  }

  resign() {
    this.#send({ type: "do", what: "resign" });
  }

  help() {
    if (!this.state.openMarks.includes("helped")) this.#send({ type: "do", what: "help" });
  }

  /** Does nothing: a person's notes could reveal secrets to the others. */
  addComment() {}

  /**
   * Goes back to the last turn of a person in a practice game. In other games this is impossible, since a side cannot forget
   * what it has seen.
   */
  undo() {
    if (this.state.undoable) this.#send({ type: "do", what: "undo" });
  }

  /** @param {boolean} away whether the game is not visible, so that its clocks stop */
  leave(away) {
    this.#isAway = away;
    this.#client.sendMessage({ type: "leave", away });
  }

  // ---- the worker

  /** Whether there is a worker, or will be with the next request. */
  get #hasWorker() {
    return this.#client.hasWorker || this.#client.hasMadeRoom;
  }

  #start() {
    this.#isOpening = true;
    this.#client.start();
    this.#client.expectReport(MAX_ANSWER_MS);
  }

  /**
   * @param {WebAssembly.Module} module
   * @returns {Request} the first message to the worker
   */
  #openRequest(module) {
    const { isPractice, text, isSealed } = this.#source;
    const practice = isPractice;
    const options = { undo: this.#shouldUndo, watching: this.#isWatching, away: this.#isAway };
    return {
      type: "open",
      module,
      game: this.#game,
      text,
      isSealed,
      practice,
      ...this.#extras,
      ...options,
    };
  }

  /** @param {Request} request a request that the worker answers. The first request waits until the game is open. */
  #send(request) {
    if (this.#client.hasMadeRoom) this.#start();
    if (!this.#client.hasWorker) return;
    if (this.#isOpening && !this.#queuedRequest) {
      this.#queuedRequest = request;
      return;
    }
    this.#sentRequest = request;
    this.#client.sendMessage(request);
    this.#client.expectReport(MAX_ANSWER_MS);
  }

  /**
   * Sends the pending request to the new worker. Without a request, offers the worker to others while the one person thinks.
   */
  #sendPending() {
    const request = this.#queuedRequest;
    this.#queuedRequest = undefined;
    if (request) {
      this.#send(request);
      return;
    }
    const { curtain, due, paused, seatAtScreen } = this.state;
    const isIdle =
      curtain !== null || (seatAtScreen !== null && due.includes(seatAtScreen) && !paused);
    const isClocked = this.#extras.seats.some(({ clock }) => clock !== null);
    if (!isIdle || isClocked || this.#sentRequest) return;
    this.#client.allowMakingRoom();
  }

  /** @param {Report} report */
  #receive(report) {
    if (report.type === "clocks") {
      this.#extras.left = report.left;
      this.state = { ...this.state, clocks: report.clocks };
      this.dispatchEvent(new Event("clocks"));
      return;
    }
    if (report.type === "notice") {
      this.#notice(report.id);
      return;
    }
    if (report.type === "outside") {
      connectExternalPlayer(report.id, report.port);
      return;
    }
    if (report.type === "program") {
      this.#lend(report.lent);
      return;
    }
    this.#client.stopExpecting();
    this.#isOpening = false;
    this.#sentRequest = undefined;
    switch (report.type) {
      case "state":
        this.#applyState(report);
        break;
      case "over":
        this.#reveal(report);
        break;
      case "unreadable":
        this.#giveUp("unreadable");
        break;
      default:
        this.#fail();
    }
  }

  /** @param {Extract<Report, {type: "state"}>} report */
  #applyState({ snapshot, news, opening, moved, sealed, left }) {
    if (
      this.#queuedRequest &&
      snapshot.curtain !== null &&
      snapshot.curtain === this.state.seatAtScreen
    ) {
      // The person who had the screen when the last worker ended keeps it.
      this.#send({ type: "watch", seat: snapshot.curtain });
      return;
    }
    try {
      if (opening && !this.#publicSight) {
        this.#publicSight = sightOf(this.#warren, this.#game, opening);
        this.#source = { ...this.#source, opening };
      }
      this.#applyNews(news);
    } catch {
      this.#fail();
      return;
    }
    this.state = { ...snapshot, thinking: null };
    this.#extras = { ...this.#extras, marks: snapshot.marks, paused: snapshot.paused, left };
    if (sealed) this.#source = { ...this.#source, text: sealed, isSealed: true };
    if (moved) this.#faultCount = 0;
    this.#shouldUndo = false;
    this.#opening?.resolve(null);
    this.#opening = undefined;
    this.dispatchEvent(new Event("change"));
    if (moved) this.dispatchEvent(new Event("move"));
    if (sealed) this.dispatchEvent(new Event("keep"));
    this.#sendPending();
  }

  /**
   * Adds new transcript lines.
   * @param {News | null} news null if the seat has lost the screen: the page then forgets everything that the seat knew
   */
  #applyNews(news) {
    if (!news) {
      this.#ownSight = undefined;
      this.#transcript = undefined;
      if (this.plans !== null) this.plans = "";
      return;
    }
    const { seat, beginning, plans, said } = news;
    if (beginning) {
      this.plans = plans ?? null;
      this.#ownSight = sightOf(this.#warren, this.#game, { seat, ...beginning });
      this.#transcript = { seat, beginning, said: [] };
    }
    for (const entry of said) {
      if ("heard" in entry) this.#ownSight?.hear(entry.heard);
      else this.#ownSight?.say(entry.answered);
    }
    this.#transcript?.said.push(...said);
  }

  /** @param {Extract<Report, {type: "over"}>} report */
  #reveal({ snapshot, record, left, moved, programLogs }) {
    this.#end();
    const { marks, verdict } = snapshot;
    const extras = { ...this.#extras, marks, left, undone: [], paused: false };
    const detail = { record, extras, verdict, moved, programLogs };
    this.#opening?.resolve(detail);
    this.#opening = undefined;
    this.dispatchEvent(new CustomEvent("over", { detail }));
  }

  /** The worker has crashed or does not answer: a new worker continues from the stored state, with the unanswered request. */
  #fail() {
    const unanswered = this.#queuedRequest ?? this.#sentRequest;
    this.#end();
    this.#faultCount += 1;
    if (this.#faultCount >= MAX_FAULTS) return this.#giveUp();
    if (this.#client.hasReported) this.#notice("referee-restarted");
    this.#start();
    this.#queuedRequest = unanswered;
  }

  /** @param {"unreadable"} [cause] */
  #giveUp(cause) {
    this.#end();
    const opening = this.#opening;
    this.#opening = undefined;
    if (opening) {
      opening.reject(
        new Failure("stall-referee-unstarted", {}, "the referee did not start", { cause }),
      );
      return;
    }
    const kind = this.#client.hasReported ? "stopped" : "unstarted";
    this.state = { ...this.state, stalled: { who: "referee", kind } };
    this.dispatchEvent(new Event("change"));
  }

  /** @param {import("./lent-programs.js").LentPorts} lent the channels that the worker needs for the visitor's programs */
  async #lend(lent) {
    // The npm package has no programs.
    const modules = /** @type {any} */ (globalThis).WARREN_PACKAGED
      ? null
      : await Promise.all([
          loadPart(import("./lent-programs.js")),
          loadPart(import("./runnables.js")),
        ]);
    if (!modules || !this.#client.hasWorker) return;
    const [{ lendPrograms }, { runnableOf }] = modules;
    this.#endLending.push(lendPrograms(lent, runnableOf));
  }

  /** Ends the worker with its engines and programs, and its reports. */
  #end() {
    this.#isOpening = false;
    this.#sentRequest = undefined;
    this.#queuedRequest = undefined;
    this.#client.end();
    for (const end of this.#endLending.splice(0)) end();
  }

  /** @param {string} id the id of a message */
  #notice(id) {
    this.dispatchEvent(new CustomEvent("notice", { detail: { id, args: {} } }));
  }
}

/**
 * The observation of a seat at the start.
 * @param {Warren} warren
 * @param {string} game
 * @param {import("./transcripts.js").SeatBeginning} opening
 * @throws {import("../../wasm/warren.js").Problem} if the game has no such opening
 */
export function sightOf({ Sight }, game, { seat, files, lines, position }) {
  return Sight.begin(game, seat, files, lines, position);
}

/**
 * A finished game: its record, the data stored with it, its result, whether a move ended it, and the logs of programs.
 * @typedef {{record: string, extras: MatchExtras, verdict: import("../../wasm/warren.js").Verdict | null, moved: boolean,
 *   programLogs: GameMatch["programLogs"]}} RevealedGame
 */
