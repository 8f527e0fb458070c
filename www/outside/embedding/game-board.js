// A game on an embedded board, which people and engines play or the visitor only watches.

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
import { fitToSeats, ImpossibleOptions } from "./options.js";
import { progressInOptions, refuseProgress } from "./restoring.js";

/**
 * @typedef {import("./options.js").Options} Options
 * @typedef {import("./protocol.js").BoardState} BoardState
 * @typedef {import("./protocol.js").Said} Said
 * @typedef {import("../../play/match/session.js").Session} Session
 * @typedef {import("../../play/match/external-player.js").ExternalPlayer} ExternalPlayer
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
 * @property {() => void} restart opens the board again from the beginning, and offers the way back to a game under way
 * @property {() => HTMLElement | null} createHandIn creates the button to hand in, which follows the buttons
 * @property {() => HTMLElement | null} createMark creates the link to the site, which follows the buttons
 * @property {() => import("./keep.js").News | null} readNews reads the progress that another tab has stored for the board since
 * @property {() => boolean} isWanted whether no other board has been opened since
 * @property {readonly (ExternalPlayer | undefined)[]} outside the players that the surrounding page supplies, by seat
 */

/**
 * The saved state of a closed board.
 * @typedef {Object} SavedGame
 * @property {import("../../play/match/session.js").GameData} game
 * @property {number} shown
 * @property {boolean} isWatched
 * @property {Counts} counts
 */

/**
 * Counts of a visitor's actions. `id` is the identity of the game that was opened.
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

/** Controls that the surrounding page has itself, or that an embedded board lacks. */
const HOST_PAGE_ACTIONS = ["share", "resign"];

/**
 * @param {HTMLElement} place an element in its document or shadow tree, so that the board can detect its surroundings
 * @param {Options} options
 * @param {Host} host
 * @param {SavedGame | null} saved the saved state, if there is one
 * @param {import("../../wasm/warren.js").Scene | null} linked the game of the link in the options
 * @returns {Promise<GameBoard | null>} null, with the place unchanged, if the board is no longer wanted
 */
export async function openGameBoard(place, options, host, saved, linked) {
  const sessions = new Sessions({ isStored: false });
  /**
   * @param {Session} session
   * @param {import("../../kit/boards/board.js").BoardModule} boardModule
   * @param {boolean} isWatched
   * @param {Counts} counts
   */
  const boardWith = (session, boardModule, isWatched, counts) => {
    const parts = { session, boardModule, isWatched, counts };
    if (host.isWanted()) return new GameBoard(place, parts, options, host);
    session.close();
    return null;
  };
  const restored = saved && (await sessions.restore(saved.game));
  if (saved && restored) {
    const boardModule = await loadBoard(restored.state.game);
    restored.show(saved.shown);
    return boardWith(restored, boardModule, saved.isWatched, saved.counts);
  }
  const opening = await openingFor(options, linked, host);
  if (!opening) return null;
  const [session, boardModule] = await Promise.all([
    sessions.create(opening.game),
    loadBoard(opening.game.game),
  ]);
  if (opening.shown !== null) session.show(opening.shown);
  return boardWith(session, boardModule, opening.isWatched, opening.counts);
}

/**
 * A game to open. `shown`: the number of moves to show, or null for all; `isWatched`: the visitor only watches.
 * @typedef {{ game: import("../../play/match/sessions.js").NewGame, shown: number | null, isWatched: boolean, counts: Counts }} GameOpening
 */

/**
 * The game that the options describe.
 * @param {Options} requested
 * @param {import("../../wasm/warren.js").Scene | null} linked
 * @param {Host} host
 * @returns {Promise<GameOpening | null>} null if the board is no longer wanted
 */
async function openingFor(requested, linked, host) {
  const { mode } = requested;
  const scene = linked ?? (await usualScene(requested.game));
  if (!host.isWanted()) return null;
  const { options, faults } = fitToSeats(scene.seats, requested);
  for (const fault of faults) host.refuse(fault);
  const { game, length, point, seats } = scene;
  if (host.outside.length > seats) {
    throw new ImpossibleOptions(
      t("embed-option", { name: "seat", value: host.outside.length, allowed: `1–${seats}` }),
    );
  }
  const isWatched = mode === "watch" && length > 0;
  const due = Array.from(scene.due(point));
  if (!isWatched) scene.cut(point);
  const viewpoint = options.viewpoint === null ? scene.viewpoint : options.viewpoint - 1;
  const id = gameIdentity(scene, isWatched);
  const opening = {
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
  const progress = progressInOptions("game", id, options, host);
  if (!progress) return opening;
  const restored = await restoredGame(opening, progress, scene, options.viewpoint);
  if (!restored) refuseProgress(options, host);
  return restored ?? opening;
}

/**
 * The game with the moves that the visitor has played.
 * @param {GameOpening} opening
 * @param {import("../../play/scores/progress.js").GameProgress} progress
 * @param {Scene} scene the game that is opened
 * @param {number | null} viewpoint the viewpoint that the options ask for
 * @returns {Promise<GameOpening | null>} null if the progress cannot be played
 */
async function restoredGame(
  opening,
  { code, id, paused, shown, suggestions, takenBack },
  scene,
  viewpoint,
) {
  const counts = { id, suggestions, takenBack };
  if (opening.isWatched) {
    return code === null ? { ...opening, counts, shown: Math.min(shown, scene.length) } : null;
  }
  const { Scene } = await loadGame(scene.game);
  try {
    const played = Scene.fromLink(code ?? "");
    const { point } = played;
    if (played.puzzle !== undefined || !hasSameStart(played, scene)) return null;
    const undone = played.moves().slice(point);
    if (undone.length > 0) played.cut(point);
    const nearSeat =
      viewpoint === null ? (played.viewpoint ?? opening.game.viewpoint) : viewpoint - 1;
    const game = { ...opening.game, record: played.record(), viewpoint: nearSeat, undone, paused };
    return { ...opening, game, counts, shown: shown < point ? shown : null };
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
  const gameNames = Object.keys(GAMES);
  const name = game ?? gameNames[0];
  if (!gameNames.includes(name)) {
    throw new ImpossibleOptions(
      t("embed-option", { name: "game", value: name, allowed: gameNames.join(", ") }),
    );
  }
  return (await loadGame(name)).Scene.start(name);
}

/** @param {number} count */
function people(count) {
  return Array.from({ length: count }, () => /** @type {Seat} */ ({ kind: "person", clock: null }));
}

/**
 * The players of all seats.
 * @param {Options} options
 * @param {number} count the number of seats
 * @param {number[]} due the seats to move
 * @param {Host["outside"]} outside
 * @returns {Seat[]}
 */
function seatsOf({ engine, level, mode, people: chosen }, count, due, outside) {
  const allSeats = Array.from({ length: count }, (_, seat) => seat + 1);
  const requested = mode === "watch" ? [] : (chosen ?? [(due[0] ?? 0) + 1]);
  const seatsOfPeople = engine ? requested : allSeats;
  return people(count).map((person, seat) => {
    const defaultSeat = seatsOfPeople.includes(seat + 1) ? person : engineOf(level);
    return outside[seat] ?? defaultSeat;
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
  #closed = new AbortController();
  #session;
  #boardModule;
  #options;
  #host;
  #isWatched;
  #counts;
  #table;
  #controls;
  /** The number of moves reported so far. */
  #reportedLength = 0;
  /** The number of moves on the board in the last report. */
  #reportedShown = 0;
  /** Whether the end has been reported. */
  #isEnded = false;
  /** The stall last reported. @type {import("../../play/match/match.js").Stall | null} */
  #stalled = null;
  /** The suggestion last reported. @type {import("../../play/match/state.js").Suggestion | null} */
  #suggested = null;

  /**
   * @param {HTMLElement} place
   * @param {{ session: Session, boardModule: import("../../kit/boards/board.js").BoardModule, isWatched: boolean, counts: Counts }} parts
   * @param {Options} options
   * @param {Host} host
   */
  constructor(place, { session, boardModule, isWatched, counts }, options, host) {
    this.#session = session;
    this.#boardModule = boardModule;
    this.#options = options;
    this.#host = host;
    this.#isWatched = isWatched;
    this.#counts = { ...counts };
    this.#reportedLength = session.state.length;
    this.#reportedShown = session.state.shown;
    this.#isEnded = session.state.verdict !== null;
    this.#table = new Table(session, boardModule, {
      again: () => host.restart(),
      focus: () => this.element.focus({ preventScroll: true }),
      refuse: () => (isWatched ? t("embed-watched") : null),
    });
    const { bars, note, place: board, playbackBar, speech, status, tray, views } = this.#table;
    const hiddenActions = new Set([
      ...(boardModule.unneededControls ?? []),
      ...HOST_PAGE_ACTIONS,
      ...this.#optionalHiddenActions(),
    ]);
    this.#controls = new Controls(
      (action) => this.#perform(action),
      (reason) => this.#table.refuse(reason),
      hiddenActions,
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
          host.createHandIn(),
          host.createMark(),
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
    const scores = this.#boardModule.tallies(scene, shown).map(({ figures }) => figures[0].value);
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

  /** The visitor's progress; null while the game has secrets, which the text would give away. */
  #progress() {
    const { known, state } = this.#session;
    if (!known) return null;
    const { length, paused, seats, shown, variation, viewpoint } = state;
    const gamePly = variation ? Math.min(variation.startPly, shown) : shown;
    const counts = { kind: /** @type {const} */ ("game"), ...this.#counts, shown: gamePly, paused };
    if (this.#isWatched) return writeProgress({ ...counts, code: null });
    const nearSeat = viewpoint < seats.length ? viewpoint : undefined;
    const fullGame = withMoves(known, this.#session.storedData().undone);
    const text = writeProgress({ ...counts, code: fullGame.link(length, nearSeat) });
    if (text.length <= MAX_CHARACTERS || fullGame.length === length) return text;
    return writeProgress({ ...counts, code: known.link(length, nearSeat) });
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

  /** @returns {import("./printout.js").BoardView | null} */
  get boardView() {
    const { curtain, game, shown, viewpoint } = this.#session.state;
    return curtain ? null : { game, scene: this.#session.scene, ply: shown, viewpoint };
  }

  /** @returns {SavedGame} */
  get saved() {
    const { shown } = this.#session.state;
    const game = this.#session.storedData();
    return { game, shown, isWatched: this.#isWatched, counts: { ...this.#counts } };
  }

  close() {
    this.#closed.abort();
    this.#table.close();
    this.#session.close();
    this.element.remove();
  }

  #listen() {
    const { signal } = this.#closed;
    const table = this.#table;
    table.addEventListener("shown", () => this.#onShown(), { signal });
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
      spacePlaysGame: () => table.playback.isPlaying || table.refusal() !== null,
    };
    if (rootOf(this.element) instanceof ShadowRoot || this.#isWatched) listenToKeys(keys, signal);
  }

  #onShown() {
    const { state } = this.#session;
    this.element.classList.toggle("curtained", state.curtain !== null);
    this.element.classList.toggle("looking", explores(state.mode));
    this.#controls.show(state);
    this.#report();
  }

  /** Reports all changes since the last report. */
  #report() {
    const { length, moves, shown, stalled, suggestion, verdict } = this.#session.state;
    if (stalled && !this.#stalled) this.#host.fault(stallText(stalled));
    this.#stalled = stalled;
    // A game can be reopened without a move, for example after an engine has stopped.
    const isReopened = this.#isEnded && !verdict;
    if (isReopened || length < this.#reportedLength) this.#isEnded = false;
    if (length < this.#reportedLength) this.#counts.takenBack += 1;
    // A `move` event carries the state, so it needs no extra `state` event.
    const isElsewhere = length === this.#reportedLength && shown !== this.#reportedShown;
    const isChanged =
      length < this.#reportedLength ||
      isElsewhere ||
      (isReopened && length === this.#reportedLength);
    for (let ply = Math.min(this.#reportedLength, length); ply < length; ply++) {
      // Reads from the game, since the board may show a variation.
      const due = Array.from(this.#session.game.due(ply));
      const seat = due.length === 1 ? due[0] + 1 : null;
      const move = moves[ply] ?? null;
      this.#host.say({ type: "move", seat, move, ply: ply + 1, state: this.state });
    }
    this.#reportedLength = length;
    this.#reportedShown = shown;
    const isSuggested = suggestion !== null && suggestion !== this.#suggested;
    this.#suggested = suggestion;
    if (isSuggested) {
      this.#counts.suggestions += 1;
      this.#host.say({ type: "hint", state: this.state });
      this.#host.say({ type: "suggestion", state: this.state });
    }
    if (!verdict || this.#isEnded || this.#isWatched) {
      if (isChanged) this.#host.say({ type: "state", state: this.state });
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
  #optionalHiddenActions() {
    const { analysis, engine } = this.#options;
    const helped = analysis && engine && !this.#isWatched ? [] : ["suggest"];
    // The surrounding page has chosen the game of a link and its own players.
    if (this.#options.link !== null || this.#host.outside.length > 0) helped.push("new-game");
    return this.#isWatched ? [...helped, "undo", "redo", "pause", "resume", "step"] : helped;
  }

  /** @param {import("../../app/table/controls.js").Action} action */
  #perform(action) {
    this.#table.cancel();
    if (action === "new-game") this.#host.restart();
    if (action === "new-game" || action === "share" || action === "resign") return;
    // Each of the other actions, such as `undo`, is a method of the session with its name.
    this.#session[action]();
  }
}

/**
 * A game that continues with the moves that can be redone.
 * @param {Scene} scene
 * @param {readonly string[]} undone
 */
function withMoves(scene, undone) {
  if (undone.length === 0) return scene;
  const fullGame = scene.copy();
  try {
    for (const move of undone) fullGame.play(move);
  } catch {
    return scene;
  }
  for (const line of scene.about()) fullGame.tell(line);
  return fullGame;
}
