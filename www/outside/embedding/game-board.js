// A game on an embedded board: played by people and engines, or only watched.

import { Controls } from "../../app/table/controls.js";
import { listenToKeys } from "../../app/table/keys.js";
import { Table } from "../../app/table/table.js";
import { GAMES } from "../../games/list.js";
import { loadBoard } from "../../games/modules.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { rootOf } from "../../kit/page/roots.js";
import { loadGame } from "../../play/load.js";
import { explores } from "../../play/match/mode.js";
import { stallText, verdictText } from "../../play/match/names.js";
import { Sessions } from "../../play/match/sessions.js";
import { gameIdentity } from "../../play/scores/identity.js";
import { MAX_CHARACTERS, writeProgress } from "../../play/scores/progress.js";
import { codeOfSession } from "../../play/share/code.js";
import { fitTo, Impossible } from "./options.js";
import { givenProgress, refuseProgress } from "./restoring.js";

/**
 * @typedef {import("./options.js").Options} Options
 * @typedef {import("./protocol.js").BoardState} BoardState
 * @typedef {import("./protocol.js").Said} Said
 * @typedef {import("../../play/match/session.js").Session} Session
 * @typedef {import("../../play/match/outside.js").OutsidePlayer} OutsidePlayer
 * @typedef {import("../../play/match/store.js").Seat} Seat
 * @typedef {import("../../wasm/warren.js").Scene} Scene
 */

/**
 * The callbacks of a board to its surroundings.
 * @typedef {Object} Host
 * @property {(said: Said) => void} say
 * @property {(fault: import("./options.js").Fault) => void} refuse reports an invalid option
 * @property {(text: string) => void} notify shows a sentence for a short time
 * @property {(message: string) => void} fault reports a failure to the page
 * @property {() => void} again opens the board again from the beginning, and lets the visitor go back to a game under way
 * @property {() => HTMLElement | null} handIn creates the button to hand in, which follows the buttons
 * @property {() => HTMLElement | null} mark creates the link to the site, which follows the buttons
 * @property {() => import("./keep.js").News | null} others reads what another tab has kept of the board since
 * @property {() => boolean} isWanted whether no other board has been opened since
 * @property {readonly (OutsidePlayer | undefined)[]} outside by seat, the players whom the page around the board brings along
 */

/**
 * The saved state of a closed board.
 * @typedef {Object} Left
 * @property {import("../../play/match/session.js").Kept} game
 * @property {number} shown
 * @property {boolean} isWatched
 * @property {Counts} counts
 */

/**
 * What is counted of a visitor: `id` is the identity of the game that was opened.
 * @typedef {{ id: number, suggestions: number, takenBack: number }} Counts
 */

/** The reasons for the end of a game, as sent to pages.
 * @type {Record<import("../../wasm/warren.js").Verdict["reason"], import("./protocol.js").Reason>} */
const REASONS = {
  over: "rules",
  resigns: "resigned",
  late: "late",
  illegal: "fault",
  crashed: "fault",
  silent: "fault",
};

/** Controls that the page around the board has itself, or that an embedded board lacks. */
const ELSEWHERE = ["share", "resign"];

/**
 * @param {HTMLElement} place an element in its document or shadow tree, so that the board can detect its surroundings
 * @param {Options} options
 * @param {Host} host
 * @param {Left | null} left the saved state, if there is one
 * @param {import("../../wasm/warren.js").Scene | null} linked the game of the link in the options
 * @returns {Promise<GameBoard | null>} null, with the place unchanged, if the board is no longer wanted
 */
export async function openGameBoard(place, options, host, left, linked) {
  const sessions = new Sessions({ isKept: false });
  /**
   * @param {Session} session
   * @param {import("../../kit/boards/board.js").BoardModule} module
   * @param {boolean} isWatched
   * @param {Counts} counts
   */
  const boardWith = (session, module, isWatched, counts) => {
    const parts = { session, module, isWatched, counts };
    if (host.isWanted()) return new GameBoard(place, parts, options, host);
    session.close();
    return null;
  };
  const before = left && (await sessions.goOnFrom(left.game));
  if (left && before) {
    const module = await loadBoard(before.state.game);
    before.show(left.shown);
    return boardWith(before, module, left.isWatched, left.counts);
  }
  const wanted = await wantedOf(options, linked, host);
  if (!wanted) return null;
  const [session, module] = await Promise.all([
    sessions.create(wanted.game),
    loadBoard(wanted.game.game),
  ]);
  if (wanted.shown !== null) session.show(wanted.shown);
  return boardWith(session, module, wanted.isWatched, wanted.counts);
}

/**
 * A game to open. `shown`: the number of moves to show, or null for all; `isWatched`: nobody plays it.
 * @typedef {{ game: import("../../play/match/sessions.js").Wanted, shown: number | null, isWatched: boolean, counts: Counts }} Opened
 */

/**
 * The game that the options describe.
 * @param {Options} given
 * @param {import("../../wasm/warren.js").Scene | null} linked
 * @param {Host} host
 * @returns {Promise<Opened | null>} null if the board is no longer wanted
 */
async function wantedOf(given, linked, host) {
  const { mode } = given;
  const scene = linked ?? (await usualScene(given.game));
  if (!host.isWanted()) return null;
  const { options, faults } = fitTo(scene.seats, given);
  for (const fault of faults) host.refuse(fault);
  const { game, length, point, seats } = scene;
  if (host.outside.length > seats) {
    throw new Impossible(
      t("embed-option", { name: "seat", value: host.outside.length, allowed: `1–${seats}` }),
    );
  }
  const isWatched = mode === "watch" && length > 0;
  const due = Array.from(scene.due(point));
  if (!isWatched) scene.cut(point);
  const viewpoint = options.viewpoint === null ? scene.viewpoint : options.viewpoint - 1;
  const id = gameIdentity(scene, isWatched);
  const opened = {
    game: {
      game,
      record: scene.record(),
      seats: isWatched ? people(seats) : seatsOf(options, seats, due, host.outside),
      viewpoint,
      foreign: scene.about(),
    },
    shown: isWatched ? point : null,
    isWatched,
    counts: { id, suggestions: 0, takenBack: 0 },
  };
  const progress = givenProgress("game", id, options, host);
  if (!progress) return opened;
  const restored = await goneOn(opened, progress, scene, options.viewpoint);
  if (!restored) refuseProgress(options, host);
  return restored ?? opened;
}

/**
 * A game as the visitor left it.
 * @param {Opened} opened
 * @param {import("../../play/scores/progress.js").GameProgress} progress
 * @param {Scene} scene the game that is opened
 * @param {number | null} viewpoint the viewpoint that the options ask for
 * @returns {Promise<Opened | null>} null if the progress cannot be played
 */
async function goneOn(
  opened,
  { code, id, paused, shown, suggestions, takenBack },
  scene,
  viewpoint,
) {
  const counts = { id, suggestions, takenBack };
  if (opened.isWatched) {
    return code === null ? { ...opened, counts, shown: Math.min(shown, scene.length) } : null;
  }
  const { Scene } = await loadGame(scene.game);
  try {
    const played = Scene.fromLink(code ?? "");
    const { point } = played;
    if (played.puzzle !== undefined || !hasSameStart(played, scene)) return null;
    const undone = played.moves().slice(point);
    if (undone.length > 0) played.cut(point);
    const near = viewpoint === null ? (played.viewpoint ?? opened.game.viewpoint) : viewpoint - 1;
    const game = { ...opened.game, record: played.record(), viewpoint: near, undone, paused };
    return { ...opened, game, counts, shown: shown < point ? shown : null };
  } catch {
    return null;
  }
}

/**
 * Whether two games have the same start.
 * @param {Scene} one
 * @param {Scene} other
 */
function hasSameStart(one, other) {
  return one.game === other.game && one.position(0) === other.position(0);
}

/**
 * @param {string | null} game
 */
async function usualScene(game) {
  const known = Object.keys(GAMES);
  const name = game ?? known[0];
  if (!known.includes(name)) {
    throw new Impossible(
      t("embed-option", { name: "game", value: name, allowed: known.join(", ") }),
    );
  }
  return (await loadGame(name)).Scene.start(name);
}

/** @param {number} count */
function people(count) {
  return Array.from({ length: count }, () => /** @type {Seat} */ ({ kind: "person", clock: null }));
}

/**
 * The players.
 * @param {Options} options
 * @param {number} count the number of seats
 * @param {number[]} due the seats to move
 * @param {Host["outside"]} outside
 * @returns {Seat[]}
 */
function seatsOf({ engine, level, mode, people: chosen }, count, due, outside) {
  const all = Array.from({ length: count }, (_, seat) => seat + 1);
  const wished = mode === "watch" ? [] : (chosen ?? [(due[0] ?? 0) + 1]);
  const who = engine ? wished : all;
  return people(count).map((person, seat) => {
    const other = who.includes(seat + 1) ? person : engineOf(level);
    return outside[seat] ?? other;
  });
}

/**
 * @param {number} level
 * @returns {Seat}
 */
function engineOf(level) {
  return { kind: "engine", level, clock: null };
}

export class GameBoard {
  #listening = new AbortController();
  #session;
  #module;
  #options;
  #host;
  #isWatched;
  #counts;
  #table;
  #controls;
  /** The number of moves reported so far. */
  #told = 0;
  /** The number of moves on the board in the last report. */
  #toldShown = 0;
  /** Whether the end has been reported. */
  #isEnded = false;
  /** The stall last reported. @type {import("../../play/match/match.js").Stall | null} */
  #stalled = null;
  /** The suggestion last reported. @type {import("../../play/match/state.js").Suggestion | null} */
  #suggested = null;

  /**
   * @param {HTMLElement} place
   * @param {{ session: Session, module: import("../../kit/boards/board.js").BoardModule, isWatched: boolean, counts: Counts }} parts
   * @param {Options} options
   * @param {Host} host
   */
  constructor(place, { session, module, isWatched, counts }, options, host) {
    this.#session = session;
    this.#module = module;
    this.#options = options;
    this.#host = host;
    this.#isWatched = isWatched;
    this.#counts = { ...counts };
    this.#told = session.state.length;
    this.#toldShown = session.state.shown;
    this.#isEnded = session.state.verdict !== null;
    this.#table = new Table(session, module, {
      again: () => host.again(),
      focus: () => this.element.focus({ preventScroll: true }),
      refuse: () => (isWatched ? t("embed-watched") : null),
    });
    const { bars, note, place: board, playbackBar, speech, status, tray, views } = this.#table;
    const without = new Set([...(module.without ?? []), ...ELSEWHERE, ...this.#unwanted()]);
    this.#controls = new Controls(
      (action) => this.#act(action),
      (reason) => this.#table.refuse(reason),
      without,
    );
    this.element = h(
      "div",
      {
        class: "game embedded",
        "data-game": session.state.game,
        tabIndex: -1,
        role: "group",
        "aria-label": t(`${session.state.game}-name`),
      },
      h(
        "div",
        { class: "embed-table" },
        bars.far,
        board,
        bars.near,
        h(
          "div",
          { class: "under" },
          status.element,
          this.#controls.element,
          host.handIn(),
          host.mark(),
        ),
      ),
      h("div", { class: "embed-beside" }, note.element, views.element, tray, playbackBar.element),
      speech,
    );
    playbackBar.element.hidden = options.mode === "play";
    place.replaceChildren(this.element);
    this.#listen();
    this.#table.open();
  }

  /** @returns {BoardState} */
  get state() {
    const { game, due, line, shown, verdict } = this.#session.state;
    const { scene, whole } = this.#session;
    const scores = this.#module.tallies(scene, shown).map(({ figures }) => figures[0].value);
    return {
      mode: this.#options.mode,
      game,
      moves: line,
      shown,
      position: whole?.position(shown) ?? null,
      due: due.map((seat) => seat + 1),
      scores,
      over: verdict !== null,
      puzzle: null,
      link: codeOfSession(this.#session),
      progress: this.#progress(),
    };
  }

  /** What the visitor has done; null while the game has secrets, which a text would give away. */
  #progress() {
    const { known, state } = this.#session;
    if (!known) return null;
    const { length, paused, seats, shown, variation, viewpoint } = state;
    const seen = variation ? Math.min(variation.from, shown) : shown;
    const counts = { kind: /** @type {const} */ ("game"), ...this.#counts, shown: seen, paused };
    if (this.#isWatched) return writeProgress({ ...counts, code: null });
    const near = viewpoint < seats.length ? viewpoint : undefined;
    const whole = withMoves(known, this.#session.kept().undone);
    const text = writeProgress({ ...counts, code: whole.link(length, near) });
    if (text.length <= MAX_CHARACTERS || whole.length === length) return text;
    return writeProgress({ ...counts, code: known.link(length, near) });
  }

  /**
   * Plays a move as the person whose turn it is.
   * @param {string} move
   * @returns {import("../../wasm/warren.js").Problem | string | null} why the move may not be played
   */
  play(move) {
    const refusal = this.#table.refusal();
    return refusal ?? this.#session.play(move);
  }

  /** @returns {import("./printout.js").Seen | null} */
  get seen() {
    const { curtain, game, shown, viewpoint } = this.#session.state;
    return curtain ? null : { game, scene: this.#session.scene, ply: shown, viewpoint };
  }

  /** @returns {Left} */
  get left() {
    const { shown } = this.#session.state;
    const game = this.#session.kept();
    return { game, shown, isWatched: this.#isWatched, counts: { ...this.#counts } };
  }

  close() {
    this.#listening.abort();
    this.#table.close();
    this.#session.close();
    this.element.remove();
  }

  #listen() {
    const { signal } = this.#listening;
    const table = this.#table;
    table.addEventListener("shown", () => this.#shown(), { signal });
    this.#session.addEventListener(
      "notice",
      (event) => {
        const { id, args } = /** @type {CustomEvent} */ (event).detail;
        this.#host.notify(t(id, args));
      },
      { signal },
    );
    const keys = {
      view: this.element,
      panel: this.element,
      board: table.place,
      playback: table.playback,
      playsThrough: () => table.playback.playing || table.refusal() !== null,
    };
    if (rootOf(this.element) instanceof ShadowRoot || this.#isWatched) listenToKeys(keys, signal);
  }

  #shown() {
    const { state } = this.#session;
    this.element.classList.toggle("curtained", state.curtain !== null);
    this.element.classList.toggle("looking", explores(state.mode));
    this.#controls.show(state);
    this.#tell();
  }

  /** Reports all changes since the last report. */
  #tell() {
    const { length, moves, shown, stalled, suggestion, verdict } = this.#session.state;
    if (stalled && !this.#stalled) this.#host.fault(stallText(stalled));
    this.#stalled = stalled;
    // An end may be taken back without a move, for example after an engine has stopped.
    const isReopened = this.#isEnded && !verdict;
    if (isReopened || length < this.#told) this.#isEnded = false;
    if (length < this.#told) this.#counts.takenBack += 1;
    // A `move` event carries the state, so it needs no extra `state` event.
    const isElsewhere = length === this.#told && shown !== this.#toldShown;
    const isOther = length < this.#told || isElsewhere || (isReopened && length === this.#told);
    for (let ply = Math.min(this.#told, length); ply < length; ply++) {
      // Reads from the game, since the board may show a variation.
      const due = Array.from(this.#session.game.due(ply));
      const seat = due.length === 1 ? due[0] + 1 : null;
      const move = moves[ply] ?? null;
      this.#host.say({ type: "move", seat, move, ply: ply + 1, state: this.state });
    }
    this.#told = length;
    this.#toldShown = shown;
    const isSuggested = suggestion !== null && suggestion !== this.#suggested;
    this.#suggested = suggestion;
    if (isSuggested) {
      this.#counts.suggestions += 1;
      this.#host.say({ type: "hint", state: this.state });
      this.#host.say({ type: "suggestion", state: this.state });
    }
    if (!verdict || this.#isEnded || this.#isWatched) {
      if (isOther) this.#host.say({ type: "state", state: this.state });
      return;
    }
    this.#isEnded = true;
    this.#host.say({ type: "end", result: this.#result(verdict), state: this.state });
  }

  /**
   * @param {import("../../wasm/warren.js").Verdict} verdict
   * @returns {import("./protocol.js").Result}
   */
  #result(verdict) {
    const { game, seats } = this.#session.state;
    const { scores, winner } = verdict.outcome;
    return {
      kind: winner === null ? "draw" : "win",
      reason: REASONS[verdict.reason],
      winner: winner === null ? null : winner + 1,
      scores: Array.from(scores),
      text: verdictText(game, seats, verdict),
    };
  }

  /** The controls that the options remove. */
  #unwanted() {
    const { analysis, engine } = this.#options;
    const helped = analysis && engine && !this.#isWatched ? [] : ["suggest"];
    // The page has chosen the game of a link, and the players whom it brings along.
    if (this.#options.link !== null || this.#host.outside.length > 0) helped.push("new-game");
    return this.#isWatched ? [...helped, "undo", "redo", "pause", "resume", "step"] : helped;
  }

  /** @param {import("../../app/table/controls.js").Action} action */
  #act(action) {
    this.#table.cancel();
    if (action === "new-game") this.#host.again();
    if (action === "new-game" || action === "share" || action === "resign") return;
    this.#session[action]();
  }
}

/**
 * A game that goes on with the moves that can be redone.
 * @param {Scene} scene
 * @param {readonly string[]} undone
 */
function withMoves(scene, undone) {
  if (undone.length === 0) return scene;
  const whole = scene.copy();
  try {
    for (const move of undone) whole.play(move);
  } catch {
    return scene;
  }
  for (const line of scene.about()) whole.tell(line);
  return whole;
}
