// The board of the fugitive and the detectives for play: a drawn map, the mover's pieces as buttons over it, and a tray beside it.
// The rules provide the legal moves and the knowledge of each side.

import { LifeCycle } from "../../kit/boards/life-cycle.js";
import { numeral, t } from "../../kit/page/i18n.js";
import { saveText } from "../../kit/page/save.js";
import { Aim } from "./aim.js";
import { MapDisplay } from "./display.js";
import { listenToKeys } from "./keys.js";
import { Plan } from "./plan.js";
import { Pointing } from "./pointing.js";
import {
  connectText,
  DETECTIVES,
  EVERYTHING,
  optionsOf,
  settingOf,
  sightOf,
  startLines,
} from "./position.js";
import { seenIn } from "./seen.js";
import { MAKING, starts } from "./starts.js";
import { Tray } from "./tray.js";
import { hintOf, pieceName, unreachableText } from "./words.js";

export { placeName } from "./place-names.js";
export { firstRow } from "./position.js";
export { soundOf } from "./sounds.js";
export { lead, moveText, partialHint, standing, tallies } from "./words.js";
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
export const without = new Set(["flip"]);

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
  #life;
  /** @type {import("./seen.js").Seen | null} */
  #seen = null;
  /** @type {import("./position.js").Setting | null} */
  #setting = null;
  /** The current view. */
  #viewer = EVERYTHING;
  /** The current map, as text. */
  #map = "";
  #plan = new Plan();
  #aim;
  #pointing;
  /** The text of the routes that the page has stored. */
  #plansText = "";
  /** @type {import("../../kit/boards/board.js").Pointed | null} the last suggestion that was filled in */
  #pointed = null;
  /** Whether the visitor selected a piece by keys, so that arrows choose its road. */
  #byKeys = false;
  #listening = new AbortController();

  /**
   * @param {HTMLElement} container
   * @param {BoardHost} host
   */
  constructor(container, host) {
    this.container = container;
    this.host = host;
    const plan = this.#plan;
    const pointed = {
      moved: () => this.#pointing.kinds.close(),
      press: (/** @type {Point} */ point, /** @type {boolean} */ byFinger) =>
        this.#pointing.press(point, byFinger),
      hover: (/** @type {Point | null} */ point) => this.#pointing.hover(point),
    };
    this.map = new MapDisplay(container, plan, pointed, (piece) => this.#selectByKeys(piece));
    this.#life = new LifeCycle(container, host, () => this.map.layer.repaint());
    this.#aim = new Aim(this.map.layer, plan);
    this.#pointing = new Pointing({ map: this.map, aim: this.#aim, plan }, this.#pointingHost());
    this.tray = new Tray(this.#trayHost());
    container.append(this.#pointing.kinds.element);
    const { signal } = this.#listening;
    const { handles, zoom } = this.map;
    const elements = { container, pieces: handles.element, zoom: zoom.element, tray: this.tray };
    listenToKeys(elements, this.#keyHost(), signal);
    document.addEventListener("pointerdown", (event) => this.#pointing.leave(event), { signal });
  }

  get #state() {
    return this.#life.state;
  }

  /** @param {BoardState} state */
  show(state) {
    const { scene, ply } = state;
    this.#setMap(settingOf(scene));
    const viewer = "view" in scene ? scene.view : EVERYTHING;
    const refusedBefore = this.#state?.refusal ?? null;
    // Viewers differ in their knowledge of the same position.
    const step = this.#life.update(state, (ply) => `${viewer} ${scene.position(ply)}`);
    this.#viewer = viewer;
    if (step !== "same") {
      this.#seen = seenIn(sightOf(scene), ply);
      this.map.layer.travel(step === "next" ? this.#seen.journeys : []);
    }
    if (step !== "same" || refusedBefore !== state.refusal) {
      this.#beginTurn();
      this.#keepPlans();
    }
    this.#takeSuggestion();
    this.#showTurn();
  }

  /** @type {import("../../kit/boards/board.js").Board["placeAt"]} */
  placeAt(x, y) {
    return this.map.layer.cityAt(x, y)?.toString() ?? null;
  }

  cancel() {
    this.#pointing.clear();
  }

  close() {
    this.#listening.abort();
    this.map.close();
    this.#life.close();
    this.#pointing.kinds.element.remove();
    this.tray.element.remove();
  }

  /** @param {import("./position.js").Setting} setting */
  #setMap(setting) {
    const map = connectText(setting);
    if (map === this.#map) return;
    this.#map = map;
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
    this.#takePlans(state, seat);
    this.#plan.begin({
      options: refusal === null ? optionsOf(scene, ply) : null,
      report: this.#seen?.report ?? null,
      seat,
      ply,
      isLive: people.length > 0 && !state.trying,
      check: (move) => this.#check(move),
    });
    this.#byKeys = false;
    this.#pointing.clear();
    this.host.hint(this.#firstHint(state));
    const { selected } = this.#plan.turn;
    if (selected !== null && this.map.handles.hasFocus) this.#selectByKeys(selected);
  }

  /**
   * Restores the stored routes of the person at the screen.
   * @param {BoardState} state
   * @param {number} seat
   */
  #takePlans({ people, plans }, seat) {
    if (plans === undefined || people.length === 0 || plans === this.#plansText) return;
    this.#plansText = plans;
    this.#plan.restoreRoutes(seat, plans, seat === DETECTIVES ? 4 : 1);
  }

  /** Passes the routes to the page to store. */
  #keepPlans() {
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
  #firstHint({ people, ply, refusal, trying }) {
    const isTurn = refusal === null && people.length > 0 && !trying;
    const hint = isTurn ? hintOf(this.#plan) : null;
    const { news } = this.#plan;
    const isNews = news.arrived.length > 0 || news.stopped.length > 0;
    if (!hint || (this.host.hasTask && !isNews)) return null;
    const isToPinch = this.#plan.isPlacing && this.map.isSmall && coarsePointer.matches;
    const text = isToPinch ? `${hint.text} ${t("fugitive-pinch")}` : hint.text;
    // The hint must not interrupt the announcement of the previous move.
    return { ...hint, text, isAnnounced: ply > 0 && !isNews };
  }

  /**
   * Checks a move in the current game, which may be newer than the turn.
   * @param {string} move
   */
  #check(move) {
    const { scene, ply } = /** @type {BoardState} */ (this.#state);
    return scene.check(ply, move);
  }

  // ---- Choice

  /**
   * Does a step of the choice, and shows the result.
   * @param {() => void} step
   */
  #change(step) {
    this.#pointing.clear();
    this.#plan.change(step);
    this.#showChange();
  }

  #showChange() {
    this.host.hint(hintOf(this.#plan));
    this.map.reveal(this.#plan.from);
    this.#keepPlans();
    this.#showTurn();
  }

  /** @param {number | null} piece */
  #select(piece) {
    if (this.#life.mayChoose()) this.#change(() => this.#plan.turn.select(piece));
  }

  /** @param {number} piece */
  #selectByKeys(piece) {
    this.#byKeys = true;
    this.#select(piece);
    this.map.handles.focus(piece);
  }

  /**
   * @param {number} city
   * @param {string} kind
   */
  #choose(city, kind) {
    if (!this.#life.mayChoose()) return;
    const { handles } = this.map;
    const hadFocus = handles.hasFocus;
    this.#change(() => this.#plan.turn.choose(city, kind));
    if (hadFocus) handles.focus(this.#plan.turn.selected ?? 0);
  }

  /** Sends the selected piece on a route. @param {number} city */
  #aimAt(city) {
    this.#pointing.clear();
    this.#plan.aim(city);
    this.#showChange();
  }

  /** Sends the selected piece to a city, near or far. @param {number} city */
  #go(city) {
    if (!this.#life.mayChoose()) return;
    const { isPlacing, targets } = this.#plan;
    const isNear = isPlacing || targets.some((target) => target.city === city);
    if (isNear) this.#pointing.choose({ city, kind: null });
    else this.#aimAt(city);
  }

  #send() {
    if (!this.#life.mayChoose()) return;
    const { turn, unreachable } = this.#plan;
    if (turn.isWhole && !turn.problem) {
      this.host.hint(null);
      this.host.play(turn.text);
    } else if (!turn.isWhole && unreachable) this.#refuse(unreachable.piece, unreachable.city);
    else this.host.hint(hintOf(this.#plan));
  }

  /** Fills in the engine's suggestion when it arrives. */
  #takeSuggestion() {
    const { refusal = null } = this.#state ?? {};
    const shown = this.#state?.pointed ?? null;
    const pointed = shown?.seat === undefined ? shown : null;
    const before = this.#pointed;
    this.#pointed = pointed;
    if (pointed && pointed !== before && refusal === null) {
      const { turn } = this.#plan;
      this.#change(() => {
        if (pointed.whole) turn.clear();
        turn.fill(pointed.move);
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
    this.host.hint({ kind: "problem", text });
  }

  /** @returns {import("./pointing.js").PointingHost} */
  #pointingHost() {
    return {
      mayChoose: () => this.#life.mayChoose(),
      isOpen: () => this.#state?.refusal === null,
      select: (piece) => this.#select(piece),
      choose: (city, kind) => this.#choose(city, kind),
      aim: (city) => this.#aimAt(city),
      send: () => this.#send(),
      refuse: (city) => this.#refuse(this.#plan.turn.selected ?? 0, city),
      say: (text) => this.host.hint({ kind: "hint", text }),
      restored: () => this.#showChange(),
    };
  }

  /** @returns {import("./tray.js").TrayHost} */
  #trayHost() {
    return {
      select: (piece) => this.#select(piece),
      choose: (city, kind) => this.#choose(city, kind),
      type: (text) => this.#change(() => this.#plan.turn.read(text)),
      clear: () => this.#change(() => this.#plan.turn.clear()),
      send: () => this.#send(),
      whole: () => this.map.zoom.showWhole(),
      find: (city, isFinal) => {
        this.map.find(city, isFinal);
        this.#showTurn();
      },
      go: (city) => this.#go(city),
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
      byKeys: () => this.#byKeys,
      isEmpty: () => this.#plan.turn.isEmpty,
      isWhole: () => this.#plan.turn.isWhole,
      select: (piece) => {
        const isOne = piece < this.#plan.turn.count;
        if (isOne) this.#selectByKeys(piece);
        return isOne;
      },
      point: (by) => this.#point(by),
      move: (right, down) => this.map.zoom.moveBy(right, down),
      zoom: (factor) => this.map.zoom.zoomBy(factor),
      back: () => {
        const { turn } = this.#plan;
        const isPlaying = turn.count > 0;
        if (isPlaying) this.#change(() => turn.back());
        return isPlaying;
      },
      enter: () => this.#enter(),
      leave: () => {
        this.#byKeys = false;
        this.cancel();
        this.host.hint(null);
      },
    };
  }

  /** Chooses the road that the keys have selected, or sends the turn. */
  #enter() {
    const { hovered } = this.map;
    if (hovered && this.#byKeys) this.#choose(hovered.city, hovered.kind);
    else this.#send();
  }

  /**
   * Selects the next road of the selected piece, in circular order.
   * @param {number} by 1 or -1
   * @returns {boolean} whether there is a road
   */
  #point(by) {
    const next = this.#aim.next(this.map.hovered, by);
    if (!next) return false;
    this.map.hovered = next;
    this.map.reveal(next.city);
    const text = t("fugitive-pointed", { kind: next.kind, city: numeral(next.city) });
    this.host.hint({ kind: "hint", text });
    return true;
  }

  // ---- Display

  /** Updates the tray, the buttons over the pieces, and the drawing from the turn in progress. */
  #showTurn() {
    const [state, seen, setting] = [this.#state, this.#seen, this.#setting];
    if (!state || !seen || !setting) return;
    if (!this.tray.element.isConnected) this.host.tray.append(this.tray.element);
    this.tray.show({
      plan: this.#plan,
      mayChoose: state.refusal === null,
      isWatched: state.people.length === 0,
      report: seen.report,
      setting,
      viewer: this.#viewer,
    });
    const { drawings, position } = this.#life;
    this.map.show({ state, seen, position, drawings }, this.#viewer);
  }
}
