// The board of the fugitive and the detectives for play: a drawn map, the mover's pieces as buttons over it, and a tray beside it.
// The rules provide the legal moves and the knowledge of each side.

import { LifeCycle } from "../../kit/boards/life-cycle.js";
import { numeral, t } from "../../kit/page/i18n.js";
import { saveText } from "../../kit/page/save.js";
import { listenToKeys } from "./keys.js";
import { MapDisplay } from "./map-display.js";
import { MapPointers } from "./map-pointers.js";
import {
  connectText,
  DETECTIVES,
  EVERYTHING,
  optionsOf,
  settingOf,
  sightOf,
  startLines,
} from "./position.js";
import { MAKING, starts } from "./starts.js";
import { TargetFinder } from "./target-finder.js";
import { Tray } from "./tray.js";
import { visiblePositionIn } from "./visible-position.js";
import { VisitorPlan } from "./visitor-plan.js";
import { choiceHint, pieceName, unreachableText } from "./words.js";

export { placeName } from "./place-names.js";
export { firstRow } from "./position.js";
export { soundOf } from "./sounds.js";
export { lead, moveText, partialHint, shortfall, standing, tallies } from "./words.js";
export { connectText };

/** @type {NonNullable<import("../../kit/boards/board.js").BoardModule["withoutConclusions"]>} */
export const withoutConclusions = (_warren, sight, ply) => ({
  .../** @type {object} */ (sight.report(ply)),
  belief: [],
});

/**
 * @typedef {import("../../kit/boards/board.js").Board} Board
 * @typedef {import("../../kit/boards/board.js").BoardHost} BoardHost
 * @typedef {import("../../kit/boards/board.js").BoardState} BoardState
 * @typedef {import("./geometry.js").Point} Point
 */

/** @type {import("../../kit/boards/board.js").Setting} */
export const setting = {
  kind: "start",
  starts,
  making: MAKING,
  makes: "map",
  reads: "connect.txt",
  startOf: (scene) => startLines(settingOf(scene)),
};

/** The map has no fixed north, so it cannot be flipped. The page has its own control for the view. */
export const unneededControls = new Set(["flip"]);

/**
 * @param {HTMLElement} container a square
 * @param {BoardHost} host
 * @returns {Board}
 */
export function mountBoard(container, host) {
  return new FugitiveBoard(container, host);
}

const coarsePointer = matchMedia("(pointer: coarse)");

class FugitiveBoard {
  #lifeCycle;
  /** @type {import("./visible-position.js").VisiblePosition | null} */
  #visiblePosition = null;
  /** @type {import("./position.js").Setting | null} */
  #setting = null;
  /** The current view. */
  #viewer = EVERYTHING;
  /** The current map, as text. */
  #mapText = "";
  #plan = new VisitorPlan();
  #targetFinder;
  #mapPointers;
  /** The text of the routes that the page has stored. */
  #plansText = "";
  /** @type {import("../../kit/boards/board.js").SuggestedMove | null} the last suggestion that was filled in */
  #suggestion = null;
  /** Whether the visitor selected a piece by keys, so that arrows choose its road. */
  #isSelectedByKeys = false;
  #listeners = new AbortController();

  /**
   * @param {HTMLElement} container
   * @param {BoardHost} host
   */
  constructor(container, host) {
    this.container = container;
    this.host = host;
    const plan = this.#plan;
    const gestures = {
      moved: () => this.#mapPointers.kindQuestion.close(),
      press: (/** @type {Point} */ point, /** @type {boolean} */ byFinger) =>
        this.#mapPointers.press(point, byFinger),
      hover: (/** @type {Point | null} */ point) => this.#mapPointers.hover(point),
    };
    this.map = new MapDisplay(container, plan, gestures, (piece) => this.#selectByKeys(piece));
    this.#lifeCycle = new LifeCycle(container, host, () => this.map.layer.repaint());
    this.#targetFinder = new TargetFinder(this.map.layer, plan);
    this.#mapPointers = new MapPointers(
      { map: this.map, targetFinder: this.#targetFinder, plan },
      this.#pointingHost(),
    );
    this.tray = new Tray(this.#trayHost());
    container.append(this.#mapPointers.kindQuestion.element);
    const { signal } = this.#listeners;
    const { handles, zoom } = this.map;
    const elements = { container, pieces: handles.element, zoom: zoom.element, tray: this.tray };
    listenToKeys(elements, this.#keyHost(), signal);
    document.addEventListener(
      "pointerdown",
      (event) => this.#mapPointers.closeQuestionOnPressOutside(event),
      { signal },
    );
  }

  get #state() {
    return this.#lifeCycle.state;
  }

  /** @param {BoardState} state */
  show(state) {
    const { scene, ply } = state;
    this.#setMap(settingOf(scene));
    const viewer = "view" in scene ? scene.view : EVERYTHING;
    const previousRefusal = this.#state?.refusal ?? null;
    // Viewers differ in their knowledge of the same position.
    const step = this.#lifeCycle.update(state, (ply) => `${viewer} ${scene.position(ply)}`);
    this.#viewer = viewer;
    if (step !== "same") {
      this.#visiblePosition = visiblePositionIn(sightOf(scene), ply);
      this.map.layer.animate(step === "next" ? this.#visiblePosition.journeys : []);
    }
    if (step !== "same" || previousRefusal !== state.refusal) {
      this.#beginTurn();
      this.#storePlans();
    }
    this.#takeSuggestion();
    this.#showTurn();
  }

  /** @type {import("../../kit/boards/board.js").Board["placeAt"]} */
  placeAt(x, y) {
    return this.map.layer.cityAt(x, y)?.toString() ?? null;
  }

  cancel() {
    this.#mapPointers.clear();
  }

  close() {
    this.#listeners.abort();
    this.map.close();
    this.#lifeCycle.close();
    this.#mapPointers.kindQuestion.element.remove();
    this.tray.element.remove();
  }

  /** @param {import("./position.js").Setting} setting */
  #setMap(setting) {
    const text = connectText(setting);
    if (text === this.#mapText) return;
    this.#mapText = text;
    this.#setting = setting;
    this.#plan.setMap(setting);
    this.map.setMap(setting);
  }

  /** Begins a turn. Only the next steps of routes are chosen. */
  #beginTurn() {
    const state = this.#state;
    if (!state) return;
    const { scene, ply, people, refusal } = state;
    const [due] = scene.due(ply);
    const seat = due !== undefined && people.includes(due) ? due : (people[0] ?? DETECTIVES);
    this.#restorePlans(state, seat);
    this.#plan.beginTurn({
      options: refusal === null ? optionsOf(scene, ply) : null,
      report: this.#visiblePosition?.report ?? null,
      seat,
      ply,
      isLive: people.length > 0 && !state.isTrial,
      check: (move) => this.#checkMove(move),
    });
    this.#isSelectedByKeys = false;
    this.#mapPointers.clear();
    this.host.showHint(this.#firstHint(state));
    const { selected } = this.#plan.turn;
    if (selected !== null && this.map.handles.hasFocus) this.#selectByKeys(selected);
  }

  /**
   * Restores the stored routes of the person at the screen.
   * @param {BoardState} state
   * @param {number} seat
   */
  #restorePlans({ people, plans }, seat) {
    if (plans === undefined || people.length === 0 || plans === this.#plansText) return;
    this.#plansText = plans;
    this.#plan.restoreRoutes(seat, plans, seat === DETECTIVES ? 4 : 1);
  }

  /** Passes the routes to the page to store. */
  #storePlans() {
    const { people = [], plans } = this.#state ?? {};
    const text = this.#plan.routesText;
    if (plans === undefined || people.length === 0 || text === this.#plansText) return;
    this.#plansText = text;
    this.host.plan?.(text);
  }

  /**
   * The first hint of a turn.
   * @param {BoardState} state
   * @returns {import("../../kit/boards/board.js").Hint | null}
   */
  #firstHint({ people, ply, refusal, isTrial }) {
    const isVisitorToMove = refusal === null && people.length > 0 && !isTrial;
    const hint = isVisitorToMove ? choiceHint(this.#plan) : null;
    const { endedRoutes } = this.#plan;
    const isNews = endedRoutes.arrived.length > 0 || endedRoutes.stopped.length > 0;
    if (!hint || (this.host.hasTask && !isNews)) return null;
    const needsPinchHint =
      this.#plan.isPlacing && this.map.areCitiesTooClose && coarsePointer.matches;
    const text = needsPinchHint ? `${hint.text} ${t("fugitive-pinch")}` : hint.text;
    // The hint must not interrupt the announcement of the previous move.
    return { ...hint, text, isAnnounced: ply > 0 && !isNews };
  }

  /**
   * Checks a move in the current game, which may be newer than the turn.
   * @param {string} move
   */
  #checkMove(move) {
    const { scene, ply } = /** @type {BoardState} */ (this.#state);
    return scene.check(ply, move);
  }

  // ---- Choice

  /**
   * Does a step of the choice, and shows the result.
   * @param {() => void} change
   */
  #changeChoice(change) {
    this.#mapPointers.clear();
    this.#plan.changeChoice(change);
    this.#showChange();
  }

  #showChange() {
    this.host.showHint(choiceHint(this.#plan));
    this.map.reveal(this.#plan.selectedCity);
    this.#storePlans();
    this.#showTurn();
  }

  /** @param {number | null} piece */
  #selectPiece(piece) {
    if (this.#lifeCycle.mayChoose()) this.#changeChoice(() => this.#plan.turn.select(piece));
  }

  /** @param {number} piece */
  #selectByKeys(piece) {
    this.#isSelectedByKeys = true;
    this.#selectPiece(piece);
    this.map.handles.focus(piece);
  }

  /**
   * @param {number} city
   * @param {string} kind
   */
  #chooseCity(city, kind) {
    if (!this.#lifeCycle.mayChoose()) return;
    const { handles } = this.map;
    const hadFocus = handles.hasFocus;
    this.#changeChoice(() => this.#plan.turn.choose(city, kind));
    if (hadFocus) handles.focus(this.#plan.turn.selected ?? 0);
  }

  /** Sends the selected piece on a route. @param {number} city */
  #sendOnRoute(city) {
    this.#mapPointers.clear();
    this.#plan.sendOnRoute(city);
    this.#showChange();
  }

  /** Sends the selected piece to a city, near or far. @param {number} city */
  #sendPieceTo(city) {
    if (!this.#lifeCycle.mayChoose()) return;
    const { isPlacing, targets } = this.#plan;
    const isNear = isPlacing || targets.some((target) => target.city === city);
    if (isNear) this.#mapPointers.choose({ city, kind: null });
    else this.#sendOnRoute(city);
  }

  #sendTurn() {
    if (!this.#lifeCycle.mayChoose()) return;
    const { turn, unreachableChoice } = this.#plan;
    if (turn.isComplete && !turn.problem) {
      this.host.showHint(null);
      this.host.play(turn.text);
    } else if (!turn.isComplete && unreachableChoice)
      this.#refuse(unreachableChoice.piece, unreachableChoice.city);
    else this.host.showHint(choiceHint(this.#plan));
  }

  /** Fills in the engine's suggestion when it arrives. */
  #takeSuggestion() {
    const { refusal = null } = this.#state ?? {};
    const shownMove = this.#state?.markedMove ?? null;
    const suggestion = shownMove?.seat === undefined ? shownMove : null;
    const previousSuggestion = this.#suggestion;
    this.#suggestion = suggestion;
    if (suggestion && suggestion !== previousSuggestion && refusal === null) {
      const { turn } = this.#plan;
      this.#changeChoice(() => {
        if (suggestion.whole) turn.clear();
        turn.fillIn(suggestion.move);
      });
    }
  }

  /**
   * Shows why a piece cannot go to a city.
   * @param {number} piece
   * @param {number} city
   */
  #refuse(piece, city) {
    const { cities, seat } = this.#plan;
    const text = unreachableText(pieceName(seat, piece), Number(cities[piece]), city);
    this.host.showHint({ kind: "problem", text });
  }

  /** @returns {import("./map-pointers.js").PointingHost} */
  #pointingHost() {
    return {
      mayChoose: () => this.#lifeCycle.mayChoose(),
      isVisitorToMove: () => this.#state?.refusal === null,
      select: (piece) => this.#selectPiece(piece),
      choose: (city, kind) => this.#chooseCity(city, kind),
      sendOnRoute: (city) => this.#sendOnRoute(city),
      send: () => this.#sendTurn(),
      refuse: (city) => this.#refuse(this.#plan.turn.selected ?? 0, city),
      showText: (text) => this.host.showHint({ kind: "hint", text }),
      onRestore: () => this.#showChange(),
    };
  }

  /** @returns {import("./tray.js").TrayHost} */
  #trayHost() {
    return {
      select: (piece) => this.#selectPiece(piece),
      choose: (city, kind) => this.#chooseCity(city, kind),
      type: (text) => this.#changeChoice(() => this.#plan.turn.setFromText(text)),
      clear: () => this.#changeChoice(() => this.#plan.turn.clear()),
      send: () => this.#sendTurn(),
      showWholeMap: () => this.map.zoom.showWhole(),
      find: (city, isFinal) => {
        this.map.showFoundCity(city, isFinal);
        this.#showTurn();
      },
      go: (city) => this.#sendPieceTo(city),
      download: () => {
        if (this.#setting) saveText(connectText(this.#setting), "connect.txt");
      },
    };
  }

  // ---- Keys

  /** @returns {import("./keys.js").KeyHost} */
  #keyHost() {
    return {
      isShown: () => this.#state !== null,
      isSelectedByKeys: () => this.#isSelectedByKeys,
      isEmpty: () => this.#plan.turn.isEmpty,
      isComplete: () => this.#plan.turn.isComplete,
      select: (piece) => {
        const isOne = piece < this.#plan.turn.count;
        if (isOne) this.#selectByKeys(piece);
        return isOne;
      },
      selectNextRoad: (by) => this.#selectNextRoad(by),
      moveMap: (right, down) => this.map.zoom.moveBy(right, down),
      zoomMap: (factor) => this.map.zoom.zoomBy(factor),
      removeLastChoice: () => {
        const { turn } = this.#plan;
        const isPlaying = turn.count > 0;
        if (isPlaying) this.#changeChoice(() => turn.removeLastChoice());
        return isPlaying;
      },
      enter: () => this.#confirm(),
      leave: () => {
        this.#isSelectedByKeys = false;
        this.cancel();
        this.host.showHint(null);
      },
    };
  }

  /** Chooses the road that the keys have selected, or sends the turn. */
  #confirm() {
    const { hoveredRoad } = this.map;
    if (hoveredRoad && this.#isSelectedByKeys) this.#chooseCity(hoveredRoad.city, hoveredRoad.kind);
    else this.#sendTurn();
  }

  /**
   * Selects the next road of the selected piece, in circular order.
   * @param {number} offset 1 or -1
   * @returns {boolean} whether there is a road
   */
  #selectNextRoad(offset) {
    const next = this.#targetFinder.nextRoad(this.map.hoveredRoad, offset);
    if (!next) return false;
    this.map.hoveredRoad = next;
    this.map.reveal(next.city);
    const text = t("fugitive-pointed", { kind: next.kind, city: numeral(next.city) });
    this.host.showHint({ kind: "hint", text });
    return true;
  }

  // ---- Display

  /** Updates the tray, the buttons over the pieces, and the drawing from the turn in progress. */
  #showTurn() {
    const [state, visiblePosition, setting] = [this.#state, this.#visiblePosition, this.#setting];
    if (!state || !visiblePosition || !setting) return;
    if (!this.tray.element.isConnected) this.host.tray.append(this.tray.element);
    this.tray.show({
      plan: this.#plan,
      mayChoose: state.refusal === null,
      isWatched: state.people.length === 0,
      report: visiblePosition.report,
      setting,
      viewer: this.#viewer,
    });
    const { drawings, position } = this.#lifeCycle;
    this.map.show({ state, visiblePosition, position, drawings }, this.#viewer);
  }
}
