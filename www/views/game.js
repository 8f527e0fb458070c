// A game being played: bars, board, status, controls and panel around one session.

import { loadBoard, loadRules } from "../boards/board.js";
import { h, setText } from "../dom.js";
import { t } from "../i18n.js";
import { Playback } from "../play/playback.js";
import { problemText, thrownText } from "../problems.js";
import { AnalysisPart } from "./analysis-part.js";
import { Bar } from "./bar.js";
import { Controls } from "./controls.js";
import { Curtain } from "./curtain.js";
import { confirmFirst } from "./dialog.js";
import { EditHere } from "./edit-here.js";
import { listenToKeys } from "./keys.js";
import { Moves } from "./moves.js";
import { nearSeat, verdictText } from "./names.js";
import { Panel } from "./panel.js";
import { keptSpeed, PlaybackBar } from "./playback-bar.js";
import { isLive, peopleOf, refusalOf } from "./refusal.js";
import { ScoreChart } from "./score-chart.js";
import { againOf, scoresOf } from "./shown.js";
import { Status } from "./status.js";
import { ViewChoice } from "./view-choice.js";

/**
 * @typedef {import("../main.js").App} App
 * @typedef {import("../play/session.js").Session} Session
 * @typedef {import("../boards/board.js").Board} Board
 * @typedef {import("../boards/board.js").BoardModule} BoardModule
 */

/**
 * @param {App} app
 * @param {Session} session
 */
export async function gameView(app, session) {
  try {
    return new GameView(app, session, await loadBoard(session.state.game));
  } catch (thrown) {
    session.close();
    throw thrown;
  }
}

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

class GameView {
  /** @type {string | null} the name under which the game is stored */
  #id = null;
  /** Whether the position on the board was only passed through when it was shown. */
  #passing = false;
  /** @type {string | null} the suggestion announced last */
  #suggested = null;
  /** @type {string | null} the verdict announced last */
  #announced = null;
  /** The move announced last, and after how many it was. */
  #told = { ply: 0, text: "" };
  /** @type {{ close: () => void } | null} */
  #rules = null;
  #listening = new AbortController();
  /** @type {Bar[]} one a seat; the first is that of the near side, the others go on from it in turn */
  #bars;
  #analysis;
  /** @type {import("../boards/board.js").Pointed | null} a move of an analysis that is drawn on the board */
  #pointed = null;
  #place = h("div", { class: "board" });
  #tray = h("div", { class: "tray" });
  #continue = h("button", { type: "button", class: "button" }, t("continue-here"));
  #editHere = new EditHere(() => this.session);
  #foot = h("div", { class: "moves-foot" }, this.#continue, this.#editHere.element);
  /** @type {Board | null} none while the curtain is down, so that nothing of it is left */
  #board = null;
  #speech = h("p", { class: "unseen", "aria-live": "polite" });

  /**
   * @param {App} app
   * @param {Session} session
   * @param {BoardModule} module
   */
  constructor(app, session, module) {
    this.app = app;
    this.session = session;
    this.module = module;
    this.#id = session.state.id;
    this.title = t(`${session.state.game}-name`);
    const go = (/** @type {number} */ ply) => session.show(ply);
    this.playback = new Playback(session.state, {
      show: go,
      smooth: () => Boolean(module.flows) && !reducedMotion.matches,
      speed: keptSpeed(),
    });
    this.playbackBar = new PlaybackBar(this.playback);
    this.chart = new ScoreChart(go);
    this.moves = new Moves(
      {
        game: (ply) => session.leaveBranch(ply),
        branch: (id, ply) => session.showBranch(id, ply),
        leave: () => this.#leaveBranch(),
        remove: (id) => {
          session.deleteBranch(id);
          this.element.focus({ preventScroll: true });
        },
      },
      {
        chart: this.chart.element,
        foot: this.#foot,
        firstRow: module.firstRow,
        texts: module.moveTexts,
      },
    );
    this.status = new Status({
      takeOver: () => session.takeOver(),
      back: () => (session.state.branch ? this.#leaveBranch() : session.show(session.state.length)),
      again: () => this.#again(),
    });
    this.curtain = new Curtain({
      lift: () => session.lift(),
      openAll: () => session.openAll(),
    });
    this.views = new ViewChoice((viewpoint) => session.view(viewpoint));
    this.controls = new Controls((action) => this.#act(action), module.without ?? new Set());
    this.#analysis = new AnalysisPart(session, module, {
      point: (pointed) => this.#point(pointed),
      review: (flaws, evaluations) => {
        this.moves.setFlaws(flaws);
        this.chart.setEvaluations(evaluations, this.session.state.moves);
      },
      isPassing: () => this.playback.playing,
      takeFocus: () => this.element.focus({ preventScroll: true }),
    });
    this.panel = new Panel([
      { id: "moves", content: () => this.moves.element },
      {
        id: "analysis",
        content: () => this.#analysis.content(),
        turned: (isOpen) => this.#analysis.open(isOpen),
      },
      { id: "rules", content: () => this.#rulesPage() },
    ]);
    this.#bars = session.state.seats.map((_, i) => new Bar(i === 0 ? "near" : "far"));
    const [near, ...far] = this.#bars.map(({ element }) => element);
    const place = this.#place;
    this.element = h(
      "main",
      { class: "game", "data-game": session.state.game },
      h(
        "div",
        { class: "table" },
        h("div", { class: "bars" }, ...far),
        place,
        near,
        h("div", { class: "under" }, this.status.element, this.controls.element),
      ),
      h(
        "div",
        { class: "beside" },
        this.views.element,
        this.#tray,
        this.playbackBar.element,
        this.panel.element,
      ),
      this.#speech,
    );
    this.#continue.addEventListener("click", () => this.#continueHere());
    this.#listen();
    this.#show();
  }

  /** Whether a clock runs for somebody, or moves have been tried that are not kept. */
  isBusy() {
    const { branches, seats, verdict } = this.session.state;
    return branches.length > 0 || (!verdict && seats.some(({ clock }) => clock !== null));
  }

  close() {
    this.#listening.abort();
    this.#analysis.close();
    this.playback.close();
    this.#board?.close();
    this.#rules?.close();
    this.session.close();
  }

  #listen() {
    const { signal } = this.#listening;
    const { session } = this;
    session.addEventListener("change", () => this.#show(), { signal });
    session.addEventListener("info", () => this.#showInfo(), { signal });
    session.addEventListener(
      "move",
      (event) => this.#moved(/** @type {CustomEvent} */ (event).detail),
      { signal },
    );
    session.addEventListener(
      "notice",
      (event) => {
        const { id, args } = /** @type {CustomEvent} */ (event).detail;
        this.app.notices.show(t(id, args));
      },
      { signal },
    );
    this.playback.addEventListener("change", () => this.#showMoment(), { signal });
    const keys = {
      view: this.element,
      panel: this.panel.element,
      board: this.#place,
      playback: this.playback,
      playsThrough: () => this.playback.playing || this.#refusal() !== null,
    };
    listenToKeys(keys, signal);
  }

  /** Puts up the board, or in its place the curtain. */
  #mount() {
    const { state } = this.session;
    const isCurtained = state.curtain !== null;
    this.element.classList.toggle("curtained", isCurtained);
    if (isCurtained) {
      this.curtain.show(state);
      if (this.curtain.element.parentNode) return;
      this.#board?.close();
      this.#board = null;
      this.#analysis.clear();
      this.status.hint = null;
      this.#tray.replaceChildren();
      this.#place.replaceChildren(this.curtain.element);
      const { turn, only } = Curtain.words(state);
      this.#say(`${turn} ${only}`);
      if (!document.querySelector("dialog")) this.curtain.focus();
      return;
    }
    if (this.#board) return;
    const isLifted = this.curtain.element.parentNode !== null;
    this.#place.replaceChildren();
    this.#board = this.module.mountBoard(this.#place, {
      play: (move) => this.#play(move),
      hint: (hint) => this.#hint(hint),
      warren: this.session.warren,
      owns: (node) => this.status.element.contains(node) || this.#tray.contains(node),
      suggest: () => this.session.suggest(),
      tray: this.#tray,
    });
    if (!isLifted) return;
    // What had the focus is gone; and the last move is news to whoever looks now.
    this.element.focus({ preventScroll: true });
    this.#moved({ ply: state.length });
  }

  #show() {
    const { state, scene } = this.session;
    this.#mount();
    this.element.classList.toggle("looking", state.tries);
    if (state.id && state.id !== this.#id) this.app.stored(state.id);
    this.#id = state.id;
    const tallies = this.module.tallies(scene, state.shown);
    const live = isLive(state);
    const due = live ? state.due : Array.from(scene.due(state.shown));
    this.#bars.forEach((bar, i) => {
      const seat = this.#seatOf(i);
      bar.show(state, seat, tallies[seat], due.includes(seat));
    });
    this.#showBoard();
    this.#passing = this.playback.playing;
    this.#showThinking();
    this.status.show(state);
    this.controls.show(state);
    this.views.show(state);
    this.moves.show(state, this.session.game);
    this.chart.show(state, (ply) => this.#standing(scene, ply));
    const { branch, line, shown } = state;
    const length = branch ? line.length : state.length;
    this.playback.follow({ shown, length, branch: branch?.id });
    this.playbackBar.show(line);
    this.#continue.hidden = !state.goesOn || state.elsewhere;
    this.#editHere.show();
    this.#foot.hidden = this.#continue.hidden && this.#editHere.element.hidden;
    this.#showMoment();
    this.#analysis.show();
    this.#announceSuggestion();
    this.#announceVerdict();
  }

  #showBoard() {
    const { state, scene } = this.session;
    this.#board?.show({
      scene,
      ply: state.shown,
      viewpoint: state.viewpoint,
      refusal: this.#refusal(),
      people: peopleOf(state),
      pointed: this.#pointed ?? state.suggestion,
      passing: this.playback.playing,
    });
  }

  /** @param {import("../boards/board.js").Pointed | null} pointed a move of an analysis, to be drawn on the board */
  #point(pointed) {
    if (JSON.stringify(pointed) === JSON.stringify(this.#pointed)) return;
    this.#pointed = pointed;
    this.#showBoard();
  }

  /** What changes while moves are on their way. */
  #showMoment() {
    const { moment, part, playing } = this.playback;
    // While it is played through one may not move.
    if (this.#passing !== playing) this.#show();
    this.#board?.moveOn?.(part);
    this.chart.showMoment(moment);
    this.playbackBar.showMoment();
  }

  /** @param {number} place of a bar */
  #seatOf(place) {
    const { seats, viewpoint } = this.session.state;
    return (nearSeat(seats, viewpoint) + place) % seats.length;
  }

  #showInfo() {
    const { state } = this.session;
    this.#bars.forEach((bar, i) => {
      bar.showInfo(state, this.#seatOf(i));
    });
    this.status.show(state);
    this.#analysis.showInfo();
    this.#showThinking();
  }

  /** What an engine means to do is drawn only where it is to move. */
  #showThinking() {
    const { state } = this.session;
    this.#board?.think?.(isLive(state) ? state.thinking : null);
  }

  /** Why the visitor may not move now. */
  #refusal() {
    return refusalOf(this.session, this.playback.playing);
  }

  /** @param {string} move */
  #play(move) {
    const { session } = this;
    const { tries } = session.state;
    const problem = tries ? session.explore(move) : session.play(move);
    if (tries && !problem) this.#sayTried();
    if (problem) this.#hint({ kind: "problem", text: problemText(problem) });
  }

  /** @param {import("../boards/board.js").Hint | null} hint */
  #hint(hint) {
    this.status.hint = hint;
    this.status.show(this.session.state);
    if (hint && !hint.isTold) this.#say(hint.text);
  }

  /** @param {{ ply: number }} detail the ply after the move */
  #moved({ ply }) {
    const { game, seats, curtain, verdict } = this.session.state;
    if (curtain !== null || ply === 0) return;
    const result = verdict ? ` ${verdictText(game, seats, verdict)}` : "";
    this.#told = { ply, text: this.module.moveText(this.session.scene, ply - 1) };
    this.#say(this.#told.text + result);
  }

  /** What was tried beside the game, and what came of it. */
  #sayTried() {
    const { scene } = this.session;
    const { game, seats, shown } = this.session.state;
    const outcome = scene.outcome(shown);
    const verdict = outcome && {
      outcome,
      reason: /** @type {const} */ ("over"),
      seat: null,
      problem: null,
    };
    const result = verdict ? ` ${verdictText(game, seats, verdict)}` : "";
    this.#say(this.module.moveText(scene, shown - 1) + result);
  }

  /** The button that did it may be gone. */
  #leaveBranch() {
    this.session.leaveBranch();
    if (document.activeElement === document.body) this.element.focus({ preventScroll: true });
  }

  /**
   * @param {import("../boards/board.js").Scene} scene
   * @param {number} ply
   */
  #standing(scene, ply) {
    if (this.module.standing) return this.module.standing(scene, ply);
    const { game } = this.session.state;
    return scoresOf(game, this.module.tallies(scene, ply));
  }

  #announceSuggestion() {
    const move = this.session.state.suggestion?.move ?? null;
    if (move !== null && move !== this.#suggested) this.#say(t("suggestion-is", { move }));
    this.#suggested = move;
  }

  #announceVerdict() {
    const { game, length, seats, verdict } = this.session.state;
    const text = verdict ? verdictText(game, seats, verdict) : null;
    // The move that ends a game is told with its result: else nobody would hear of it.
    const isByMove = verdict?.reason === "over" && this.#told.ply === length && length > 0;
    const move = isByMove ? `${this.#told.text} ` : "";
    if (text !== this.#announced && text) this.#say(move + text);
    this.#announced = text;
  }

  /** @param {string} text */
  #say(text) {
    setText(this.#speech, text);
  }

  async #rulesPage() {
    const { rulesPage } = await loadRules(this.session.state.game);
    const page = rulesPage(this.session.warren.Scene);
    this.#rules = page;
    if (this.#listening.signal.aborted) page.close();
    return page.element;
  }

  /** Begins a game with the same players and the same setting; where that was a start by chance, from a new one. */
  #again() {
    this.app.start(againOf(this.session, this.module));
  }

  /** Asks who is to go on from what is shown, as a new game. */
  #continueHere() {
    const { app, session } = this;
    const { game } = session.state;
    const record = session.recordShown();
    if (record === null) return;
    const begin = (/** @type {import("../play/store.js").Seat[]} */ chosen) =>
      app.start({ game, seats: chosen, record });
    import("./continue-game.js")
      .then(({ openContinue }) => openContinue(session.warren, session.state, begin))
      .catch((thrown) => app.notices.show(t("unfinished-view", { reason: thrownText(thrown) })));
  }

  async #share() {
    const notify = (/** @type {string} */ text) => this.app.notices.show(text);
    try {
      const { shareSession } = await import("./share.js");
      if (!this.#listening.signal.aborted) await shareSession(this.session, this.module, notify);
    } catch (thrown) {
      notify(t("unfinished-view", { reason: thrownText(thrown) }));
    }
  }

  /** @param {import("./controls.js").Action} action */
  #act(action) {
    const { app, session } = this;
    this.#board?.cancel();
    switch (action) {
      case "new-game":
        app.newGame(session.state.game);
        break;
      case "share":
        this.#share();
        break;
      case "resign":
        confirmFirst(t("resign-sure"), t("resign"), () => session.resign());
        break;
      default:
        session[action]();
    }
  }
}
