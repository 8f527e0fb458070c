// A game being played: bars, board, status, controls and panel around one session.

import { loadBoard, loadRules } from "../boards/board.js";
import { h, setText } from "../dom.js";
import { t } from "../i18n.js";
import { Playback } from "../play/playback.js";
import { problemText } from "../problems.js";
import { editAddress } from "../router.js";
import { Analysis } from "./analysis.js";
import { Bar } from "./bar.js";
import { Controls } from "./controls.js";
import { Curtain } from "./curtain.js";
import { confirmFirst } from "./dialog.js";
import { listenToKeys } from "./keys.js";
import { Moves } from "./moves.js";
import { nearSeat, sideWords, verdictText } from "./names.js";
import { Panel } from "./panel.js";
import { keptSpeed, PlaybackBar } from "./playback-bar.js";
import { ScoreChart } from "./score-chart.js";
import { share, shareLater } from "./share.js";
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
  /** @type {{ close: () => void } | null} */
  #rules = null;
  #listening = new AbortController();
  /** @type {Bar[]} one a seat; the first is that of the near side, the others go on from it in turn */
  #bars;
  #analysis = new Analysis();
  #place = h("div", { class: "board" });
  #tray = h("div", { class: "tray" });
  /** @type {Board | null} none while the curtain is down, so that nothing of it is left */
  #board = null;
  #speech = h("p", { class: "unseen", "aria-live": "polite" });
  #editHere = h(
    "button",
    { type: "button", class: "edit-here", onclick: () => this.#edit() },
    t("edit-here"),
  );

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
    this.playbackBar = module.flows ? new PlaybackBar(this.playback) : null;
    this.chart = module.hasChart ? new ScoreChart(go) : null;
    this.moves = new Moves(go, {
      chart: this.chart?.element,
      steps: !this.playbackBar,
      firstRow: module.firstRow,
      texts: module.moveTexts,
    });
    this.status = new Status({
      takeOver: () => session.takeOver(),
      back: () => session.show(session.state.length),
      again: () => this.#again(),
    });
    this.curtain = new Curtain(() => session.lift());
    this.views = new ViewChoice((viewpoint) => session.view(viewpoint));
    this.controls = new Controls((action) => this.#act(action), module.without ?? new Set());
    this.panel = new Panel([
      { id: "moves", content: () => this.moves.element },
      { id: "analysis", content: () => this.#analysis.element },
      { id: "rules", content: () => this.#rulesPage() },
    ]);
    this.panel.element.append(this.#editHere);
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
        this.playbackBar?.element,
        this.panel.element,
      ),
      this.#speech,
    );
    this.#listen();
    this.#show();
  }

  close() {
    this.#listening.abort();
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
      playsThrough: () => this.playbackBar !== null && this.#refusal() !== null,
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
    if (state.id && state.id !== this.#id) this.app.stored(state.id);
    this.#id = state.id;
    const tallies = this.module.tallies(scene, state.shown);
    const live = state.shown === state.length;
    const due = live ? state.due : Array.from(scene.due(state.shown));
    this.#bars.forEach((bar, i) => {
      const seat = this.#seatOf(i);
      bar.show(state, seat, tallies[seat], due.includes(seat));
    });
    this.#board?.show({
      scene,
      ply: state.shown,
      viewpoint: state.viewpoint,
      refusal: this.#refusal(),
      people: state.verdict ? [] : peopleOf(state.seats),
      pointed: live ? state.suggestion : null,
      passing: this.playback.playing,
    });
    this.#passing = this.playback.playing;
    this.#showThinking();
    this.status.show(state);
    this.controls.show(state);
    this.views.show(state);
    this.moves.show(state, scene);
    this.chart?.show(state, (ply) => scoresOf(this.module.tallies(scene, ply)));
    this.playback.follow(state);
    this.playbackBar?.show(state.moves);
    this.#showMoment();
    this.#analysis.show(state);
    this.#editHere.hidden = this.#whole() === null;
    this.#announceSuggestion();
    this.#announceVerdict();
  }

  /** What changes while moves are on their way. */
  #showMoment() {
    const { moment, part, playing } = this.playback;
    if (this.#passing && !playing) this.#show();
    this.#board?.moveOn?.(part);
    this.chart?.showMoment(moment);
    this.playbackBar?.showMoment();
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
    this.#analysis.show(state);
    this.#showThinking();
  }

  /** What an engine means to do is drawn only where it is to move. */
  #showThinking() {
    const { thinking, shown, length } = this.session.state;
    this.#board?.think?.(shown === length ? thinking : null);
  }

  /** Why the visitor may not move now. */
  #refusal() {
    const { game, seats, due, elsewhere, length, shown, verdict } = this.session.state;
    if (elsewhere) return t("refuse-elsewhere");
    if (shown < length) return t("refuse-past");
    if (verdict || due.length === 0) return t("illegal-game-over");
    const engines = due.every((seat) => seats[seat].kind === "engine");
    return engines ? t("refuse-engine", sideWords(game, due[0])) : null;
  }

  /** @param {string} move */
  #play(move) {
    const problem = this.session.play(move);
    if (problem) this.#hint({ kind: "problem", text: problemText(problem) });
  }

  /** @param {import("../boards/board.js").Hint | null} hint */
  #hint(hint) {
    this.status.hint = hint;
    this.status.show(this.session.state);
    if (hint) this.#say(hint.text);
  }

  /** @param {{ ply: number }} detail the ply after the move */
  #moved({ ply }) {
    const { game, seats, curtain, verdict } = this.session.state;
    if (curtain !== null || ply === 0) return;
    const result = verdict ? ` ${verdictText(game, seats, verdict)}` : "";
    this.#say(this.module.moveText(this.session.scene, ply - 1) + result);
  }

  #announceSuggestion() {
    const move = this.session.state.suggestion?.move ?? null;
    if (move !== null && move !== this.#suggested) this.#say(t("suggestion-is", { move }));
    this.#suggested = move;
  }

  #announceVerdict() {
    const { game, seats, verdict } = this.session.state;
    const text = verdict ? verdictText(game, seats, verdict) : null;
    if (text !== this.#announced && text) this.#say(text);
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
    const { setting } = this.module;
    const { shareable, state } = this.session;
    const { game, seats } = state;
    const lines = shareable ? setting?.startOf(shareable) : undefined;
    const drawn = setting !== undefined && isByChance(setting, lines);
    this.app.start({ game, seats, ...(drawn ? { drawn } : { lines }) });
  }

  /**
   * The game as a link and as text: as its statement gives games, where it does, else as a record. While it has secrets its
   * start alone; null where that is a secret too.
   */
  #shared() {
    const { isSecret, shareable, state } = this.session;
    const url = this.session.shareUrl();
    if (!shareable || url === null) return null;
    const isHeadless = isSecret || this.module.headless;
    const text = (isHeadless && shareable.headless()) || shareable.record();
    const note = isSecret ? t("share-start-only") : null;
    return { url, text, file: `warren-${state.game}.txt`, note };
  }

  /** The game whose position is on the board, with all that it holds; null while it has secrets. */
  #whole() {
    const { isSecret, scene, shareable } = this.session;
    if (isSecret) return null;
    return "link" in scene ? scene : shareable;
  }

  /** Goes on to where the position on the board is set up. */
  #edit() {
    const whole = this.#whole();
    if (!whole) return;
    const { Scene } = this.session.warren;
    const position = Scene.start(whole.game, [`start ${whole.position(this.session.state.shown)}`]);
    location.hash = editAddress(position.link(0));
    position.free();
  }

  #share() {
    const shared = this.#shared();
    if (shared) share(shared, (text) => this.app.notices.show(text));
    else shareLater();
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

/**
 * Whether a start is none of those that are given, in a game whose starts are drawn.
 * @param {import("../boards/board.js").Setting} setting
 * @param {string[] | undefined} lines
 */
function isByChance(setting, lines) {
  if (setting.kind !== "start" || !setting.starts.some(({ drawn }) => drawn)) return false;
  const text = lines?.join();
  return !setting.starts.some(({ lines, drawn }) => !drawn && lines.join() === text);
}

/** @param {import("../play/store.js").Seat[]} seats */
function peopleOf(seats) {
  return seats.flatMap((seat, i) => (seat.kind === "person" ? [i] : []));
}

/**
 * The first figure of every side.
 * @param {import("../boards/board.js").Tally[]} tallies by seat
 */
function scoresOf(tallies) {
  return tallies.map(({ figures }) => figures[0].value ?? 0);
}
