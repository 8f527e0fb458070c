// The page of a game: its table, with controls and the panel of moves, analysis and rules beside it.

import { GAMES } from "../../games/list.js";
import { loadBoard } from "../../games/modules.js";
import { loadRules } from "../../games/page-modules.js";
import { readDrawings } from "../../kit/boards/drawings.js";
import { isContestForm, setContestForm } from "../../kit/boards/notation.js";
import { button } from "../../kit/page/button.js";
import { confirmFirst } from "../../kit/page/dialog.js";
import { h, setAttribute } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { t } from "../../kit/page/i18n.js";
import { isStill } from "../../kit/page/motion.js";
import { nextTask } from "../../kit/page/next-task.js";
import { preference } from "../../kit/page/preferences.js";
import { feedbackChanges, isAnyFeedbackOn } from "../../kit/sound/choice.js";
import { explores } from "../../play/match/mode.js";
import { onlyPerson } from "../../play/match/names.js";
import { resultFor } from "../../play/match/next-games.js";
import { isPerson, unseeded } from "../../play/match/seats.js";
import { storeLevels } from "../../play/new-game/last-choice.js";
import { mayNote } from "../../play/notes/notes.js";
import { storeResult } from "../../play/your-games/results.js";
import { ScoreChart } from "../analysis/score-chart.js";
import { AnalysisTabLoader } from "../analysis/tab-loader.js";
import { EditHereButton } from "../editor/edit-here.js";
import { Controls } from "./controls.js";
import { EndingLoader } from "./ending-loader.js";
import { FirstTurnsHelp } from "./first-turns.js";
import { listenToKeys } from "./keys.js";
import { namesOf } from "./move-names.js";
import { Moves } from "./moves.js";
import { Panel } from "./panel.js";
import { sameGameOf, scoresOf } from "./shown.js";
import { Table } from "./table.js";

/**
 * @typedef {import("../../main.js").App} App
 * @typedef {import("../../play/match/session.js").Session} Session
 * @typedef {import("../../kit/boards/board.js").BoardModule} BoardModule
 */

/**
 * Stores the result of a game of one person against engines. Other games are ignored.
 * @param {import("../../play/match/state.js").State} state
 */
function storeFinishedGame({ about, game, id, isWatched, seats, verdict }) {
  const seat = onlyPerson(seats);
  if (seats.some(({ kind }) => kind === "program")) return;
  const levels = seats.map((player) => (player.kind === "engine" ? player.level : 0));
  if (seat === null || !id || !verdict || isWatched) return;
  const { scores } = verdict.outcome;
  const others = scores.filter((_, other) => other !== seat);
  storeResult({
    id,
    game,
    level: Math.max(...levels),
    seat,
    result: { won: 1, drawn: 0.5, lost: 0 }[resultFor(seat, verdict)],
    mine: scores[seat],
    theirs: Math.max(...others),
    at: Date.now(),
    helped: about.includes("helped") || about.includes("practice"),
  });
}

/** The preference whether the page asks for confirmation before it sends a turn. */
const CONFIRM_PREFERENCE = "confirm-turns";

/**
 * @param {string} move
 * @param {() => void} send
 */
const askFirst = (move, send) => confirmFirst(t("confirm-turn", { move }), t("confirm-send"), send);

/** The minimum number of moves of a game that is reviewed automatically. */
const MIN_REVIEWED_MOVES = 12;

/**
 * @param {App} app
 * @param {Session} session
 */
export async function gameView(app, session) {
  try {
    const { game, seats } = session.state;
    const hasPrograms = seats.some(({ kind }) => kind === "program");
    const [boardModule, programs] = await Promise.all([
      loadBoard(game),
      hasPrograms ? loadPart(import("./program-tab.js")) : null,
    ]);
    await programs?.loadProgramTab();
    const view = new GameView(app, session, boardModule, programs);
    await nextTask();
    view.table.open();
    return view;
  } catch (thrown) {
    session.close();
    throw thrown;
  }
}

/** The page is built at once, but filled only when its table is opened. */
class GameView {
  /** The name under which the game is stored. @type {string | null} */
  #id = null;
  /** @type {{ close: () => void } | null} */
  #rules = null;
  /** Whether the game was unfinished at the last update. */
  #wasOpen = false;
  /** Whether the game has sounds. */
  #hasSounds = false;
  #listening = new AbortController();
  #analysis;
  #continueButton = button(t("continue-here"));
  #editHere = new EditHereButton(() => this.session);
  #notationButton = button(t("contest-notation"));
  #noteButton = button(t("note"));
  #notePlace = h("div", { class: "note-place" });
  /** @type {import("../notes/editor.js").NoteEditor | null} */
  #noteEditor = null;
  #listButtons = h(
    "div",
    { class: "moves-foot" },
    this.#continueButton,
    this.#editHere.element,
    this.#noteButton,
    this.#notationButton,
  );

  /**
   * @param {App} app
   * @param {Session} session
   * @param {BoardModule} boardModule
   * @param {typeof import("./program-tab.js") | null} programs the tab of the visitor's programs, if one plays
   */
  constructor(app, session, boardModule, programs) {
    this.app = app;
    this.session = session;
    this.boardModule = boardModule;
    this.#id = session.state.id;
    this.title = t(`${session.state.game}-name`);
    const takeFocus = () => this.element.focus({ preventScroll: true });
    const firstTurns = new FirstTurnsHelp(session.state.game, takeFocus);
    this.firstTurns = firstTurns;
    const explainTurn = () => firstTurns.firstSentence(session.state);
    const confirm = preference(CONFIRM_PREFERENCE) === "on" ? askFirst : null;
    const retry = () => this.#retry();
    this.table = new Table(session, boardModule, {
      focus: takeFocus,
      explainTurn,
      confirm,
      retry,
      ending: () => this.ending,
    });
    const { bars, note, place, playback, playbackBar, speech, status, tray, views } = this.table;
    const beside = h("div", { class: "beside" });
    this.ending = new EndingLoader({
      session,
      boardModule,
      board: place,
      beside,
      play: (next) => this.#beginNextGame(next),
      review: () => this.#openReview(),
      share: () => this.#openShare(),
      show: (ply) => session.leaveVariation(ply),
      takeFocus,
      changed: () => status.show(session.state),
    });
    this.chart = new ScoreChart((ply) => session.show(ply));
    this.moves = new Moves(
      {
        showGame: (ply) => session.leaveVariation(ply),
        showVariation: (id, ply) => session.showVariation(id, ply),
        leaveVariation: () => this.table.leaveVariation(),
        removeVariation: (id) => {
          session.deleteVariation(id);
          takeFocus();
        },
      },
      {
        chart: this.chart.element,
        foot: this.#listButtons,
        texts: boardModule.moveTexts,
      },
    );
    this.controls = new Controls(
      (action) => this.#perform(action),
      (reason) => this.table.refuse(reason),
      boardModule.unneededControls ?? new Set(),
      (text) => this.table.explain(text),
    );
    this.#analysis = new AnalysisTabLoader(session, boardModule, {
      markMove: (markedMove) => this.table.markAnalysedMove(markedMove),
      markBest: (best) => this.table.markBest(best),
      board: place,
      showReview: (flaws, evaluations, decisiveMove) => {
        this.moves.setFlaws(flaws);
        this.ending.showDecisiveMove(decisiveMove);
        const mistakes = [...flaws].flatMap(([ply, ownFlaws]) =>
          ownFlaws.map(({ kind }) => ({ ply: ply + 1, kind })),
        );
        this.chart.setReview(evaluations, mistakes, this.session.state.moves);
      },
      isPassing: () => playback.isPlaying,
      takeFocus,
    });
    const analysis = {
      id: "analysis",
      content: () => this.#analysis.content(),
      visibilityChanged: (/** @type {boolean} */ isOpen) => this.#analysis.setOpen(isOpen),
    };
    const isPlain = GAMES[session.state.game].plain;
    this.panel = new Panel([
      { id: "moves", content: () => this.moves.element },
      ...(isPlain ? [] : [analysis]),
      ...(programs ? [{ id: "program", content: () => this.#makeProgramTab(programs) }] : []),
      ...(isPlain ? [] : [{ id: "rules", content: () => this.#loadRulesPage() }]),
    ]);
    if (programs) this.panel.open("program");
    this.element = h(
      "main",
      { class: "game", "data-game": session.state.game },
      h(
        "div",
        { class: "table" },
        bars.far,
        place,
        bars.near,
        h("div", { class: "under" }, status.element, this.controls.element),
      ),
      beside,
      speech,
    );
    beside.append(
      views.element,
      tray,
      this.firstTurns.element,
      playbackBar.element,
      note.element,
      this.#notePlace,
      this.panel.element,
    );
    this.#continueButton.addEventListener("click", () => this.#openContinue());
    this.#noteButton.addEventListener("click", () => this.#toggleNoteEditor());
    this.#notationButton.addEventListener("click", () => {
      setContestForm(!isContestForm());
      this.table.refresh();
    });
    this.#addListeners();
  }

  /** Whether leaving would lose something: a clock runs in an unfinished game, or there are variations, which are not stored. */
  isBusy() {
    const { variations, seats, verdict } = this.session.state;
    return variations.length > 0 || (!verdict && seats.some(({ clock }) => clock !== null));
  }

  close() {
    this.#listening.abort();
    this.#analysis.close();
    this.ending.close();
    this.table.close();
    this.#rules?.close();
    this.session.close();
  }

  #addListeners() {
    const { signal } = this.#listening;
    const { session, table } = this;
    this.#addSounds();
    feedbackChanges.addEventListener("change", () => this.#addSounds(), { signal });
    table.addEventListener("shown", () => this.#update(), { signal });
    table.addEventListener("moment", () => this.chart.showMoment(table.playback.moment), {
      signal,
    });
    table.addEventListener("info", () => this.#analysis.showInfo(), { signal });
    session.addEventListener("move", () => this.#celebrate(), { signal });
    session.addEventListener(
      "notice",
      (event) => {
        const { id, args } = /** @type {CustomEvent} */ (event).detail;
        this.app.notices.show(t(id, args));
      },
      { signal },
    );
    const keys = {
      view: this.element,
      panel: this.panel.element,
      board: table.place,
      playback: table.playback,
      spacePlaysGame: () => table.playback.isPlaying || table.refusal() !== null,
    };
    listenToKeys(keys, signal);
  }

  /** Retries the task that the game waits for. A program's language is loaded first, if the visitor agrees. */
  async #retry() {
    const { seats, stalled } = this.session.state;
    const player = stalled && "seat" in stalled ? seats[stalled.seat] : undefined;
    if (stalled?.kind === "unloaded" && player?.kind === "program") {
      try {
        const { ensureProgram } = await loadPart(import("../programs/loading.js"));
        if (!(await ensureProgram(player.program))) return;
      } catch (thrown) {
        this.app.notices.showFailure(thrown, () => this.#retry());
        return;
      }
    }
    this.session.retry();
  }

  /** Adds sounds to the game, as soon as the visitor switches them on. */
  async #addSounds() {
    if (this.#hasSounds || !isAnyFeedbackOn()) return;
    this.#hasSounds = true;
    try {
      const { followGame } = await loadPart(import("../sound/game-sounds.js"));
      followGame(this.session, this.boardModule, this.#listening.signal);
    } catch {
      // A game works without sounds.
    }
  }

  /** Shows a capture or a delivery a little more than other moves. In a game of engines they may come many times a second. */
  async #celebrate() {
    const { game, state } = this.session;
    const isQuick = state.isWatched || !state.seats.some(isPerson);
    if (isStill() || isQuick || state.curtain !== null || state.length === 0) return;
    if (!/take|deliver/.test(this.boardModule.soundOf(game, state.length - 1))) return;
    try {
      const { celebrateMove } = await loadPart(import("../flourish/flourish.js"));
      await celebrateMove(this.table.place);
    } catch {
      // It is only for show.
    }
  }

  #update() {
    const { state, scene } = this.session;
    this.element.classList.toggle("curtained", state.curtain !== null);
    this.element.classList.toggle("looking", explores(state.mode));
    if (state.id && state.id !== this.#id) this.app.stored(state.id);
    this.#id = state.id;
    this.controls.show(state);
    const hasEnded = state.verdict !== null && this.#wasOpen;
    this.#wasOpen = state.verdict === null;
    this.ending.show(state, hasEnded);
    if (hasEnded) this.#findDecisiveMove();
    this.firstTurns.show(state, this.session.game);
    this.moves.show(state, this.session.game, namesOf(state, this.boardModule, this.session.game));
    const names = this.table.names();
    this.chart.show(state, (ply) => this.#standingAt(scene, ply), names);
    this.#continueButton.hidden = !state.mode.mayContinue;
    this.#editHere.show();
    this.#showNotes();
    this.#notationButton.hidden = !this.boardModule.notations || state.length === 0;
    setAttribute(this.#notationButton, "aria-pressed", String(isContestForm()));
    this.#listButtons.hidden = [...this.#listButtons.children].every(
      (each) => /** @type {HTMLElement} */ (each).hidden,
    );
    if (state.curtain !== null) this.#analysis.clear();
    this.#analysis.show();
  }

  #showNotes() {
    const mayWrite = mayNote(this.session);
    this.#noteButton.hidden = !mayWrite;
    this.#noteEditor?.show(this.session.state, mayWrite);
  }

  /** Opens the note on the position shown, or closes it. */
  async #toggleNoteEditor() {
    const { app, session, table } = this;
    try {
      const { openNoteEditor } = await loadPart(import("../notes/editor.js"));
      this.#noteEditor ??= await openNoteEditor({
        board: table.place,
        addComment: (comment) => session.addComment(comment),
        placeAt: (x, y) => table.placeAt(x, y),
        preview: (lines) => this.#drawNote(lines),
        positionName: (ply) => t("note-on", { position: table.names().positionName(ply) }),
        closed: () => this.element.focus({ preventScroll: true }),
      });
    } catch (thrown) {
      app.notices.showFailure(thrown, () => this.#toggleNoteEditor());
      return;
    }
    if (this.#noteEditor.isOpen) {
      this.#noteEditor.close();
      return;
    }
    this.#notePlace.replaceChildren(this.#noteEditor.element);
    this.#noteEditor.show(session.state, mayNote(session));
    this.#noteEditor.open();
  }

  /** @param {readonly string[] | null} lines drawings that are not stored yet; null for none */
  #drawNote(lines) {
    const readPlaceName = (/** @type {string} */ written) =>
      this.boardModule.placeName(this.session.scene, written);
    this.table.draw(lines ? readDrawings(lines.join("\n"), readPlaceName).drawings : []);
  }

  /**
   * @param {import("../../kit/boards/board.js").Scene} scene
   * @param {number} ply
   */
  #standingAt(scene, ply) {
    if (this.boardModule.standing) return this.boardModule.standing(scene, ply);
    return scoresOf(this.session.state, this.boardModule.tallies(scene, ply));
  }

  /** @param {typeof import("./program-tab.js")} programs */
  #makeProgramTab({ ProgramTab }) {
    const { foreign, game, seats } = this.session.state;
    const host = {
      notify: (/** @type {string} */ text) => this.app.notices.show(text),
      playFrom: (/** @type {string} */ record) => this.app.start({ game, seats, record, foreign }),
      placeName: (/** @type {string} */ written) =>
        this.boardModule.placeName(this.session.scene, written),
      draw: (/** @type {readonly import("../../kit/boards/drawings.js").Drawing[]} */ drawings) =>
        this.table.draw(drawings),
    };
    return new ProgramTab(this.session, host, this.#listening.signal).element;
  }

  async #loadRulesPage() {
    const { rulesPage } = await loadRules(this.session.state.game);
    const page = rulesPage(this.session.warren.Scene);
    this.#rules = page;
    if (this.#listening.signal.aborted) page.close();
    return page.element;
  }

  /**
   * Begins a game with the same setting. If the start was random, a new random start is generated.
   * @param {import("../../play/match/next-games.js").NextGame} next
   */
  #beginNextGame({ level, pair, seats }) {
    const { game } = this.session.state;
    if (level !== undefined) storeLevels(game, seats);
    this.app.start({ ...sameGameOf(this.session, this.boardModule), seats: unseeded(seats), pair });
  }

  #openReview() {
    this.panel.open("analysis");
    this.#analysis.beginOrShowReview(true);
  }

  /** Stores the result of a game that has just ended, and searches for the move that decided it. */
  #findDecisiveMove() {
    const { state } = this.session;
    const isOwn = onlyPerson(state.seats) !== null && state.length >= MIN_REVIEWED_MOVES;
    storeFinishedGame(state);
    const { connection } = /** @type {any} */ (navigator);
    if (!isOwn || GAMES[state.game].plain || document.hidden || connection?.saveData) return;
    this.panel.prepare("analysis");
    this.#analysis.beginOrShowReview(false);
  }

  /** Asks for the players of a new game that continues from the position shown. */
  #openContinue() {
    const { app, session } = this;
    const { foreign, game } = session.state;
    const record = session.recordShown();
    if (record === null) return;
    const ply = this.table.names().positionName(session.state.shown);
    const begin = (/** @type {import("../../play/match/store.js").Seat[]} */ chosen) =>
      app.start({ game, seats: chosen, record, foreign });
    loadPart(import("../new-game/continue-game.js"))
      .then(({ openContinue }) => openContinue(session.warren, session.state, ply, begin))
      .catch((thrown) => app.notices.showFailure(thrown, () => this.#openContinue()));
  }

  async #openShare() {
    const notify = (/** @type {string} */ text) => this.app.notices.show(text);
    try {
      const { shareSession } = await loadPart(import("../share/dialog.js"));
      const isWanted = () => !this.#listening.signal.aborted;
      if (isWanted()) await shareSession(this.session, this.boardModule, notify, isWanted);
    } catch (thrown) {
      this.app.notices.showFailure(thrown, () => this.#openShare());
    }
  }

  /** @param {import("./controls.js").Action} action */
  #perform(action) {
    const { app, session } = this;
    this.table.cancel();
    switch (action) {
      case "new-game":
        app.newGame(session.state.game);
        break;
      case "share":
        this.#openShare();
        break;
      case "resign":
        confirmFirst(t("resign-sure"), t("resign"), () => session.resign());
        break;
      default:
        session[action]();
    }
  }
}
