// The board of the fugitive and the detectives, on which one plays: a drawn map, the mover's pieces as buttons over it,
// and a tray beside it. All that is legal, and all that one may know, is asked of the rules.

import { h } from "../../dom.js";
import { t } from "../../i18n.js";
import { saveText } from "../../save.js";
import { onScreen } from "./geometry.js";
import { Gestures } from "./gestures.js";
import { PieceHandles } from "./handles.js";
import { actionOf } from "./keys.js";
import { KindChoice } from "./kinds.js";
import { MapLayer } from "./layer.js";
import { pickCity, pickRoad } from "./picking.js";
import {
  ANY,
  connectText,
  DETECTIVES,
  EVERYTHING,
  FUGITIVE,
  optionsOf,
  settingOf,
  startLines,
  targetsOf,
  withSight,
} from "./position.js";
import { choiceMarks, citiesOf, marksOf, seenIn } from "./seen.js";
import { MAKING, STARTS } from "./starts.js";
import { Tray } from "./tray.js";
import { Turn } from "./turn.js";
import { hintOf, pieceLabel, placesText } from "./words.js";

export { moveText, tallies } from "./words.js";
export { connectText };

/**
 * @typedef {import("../board.js").Board} Board
 * @typedef {import("../board.js").BoardHost} BoardHost
 * @typedef {import("../board.js").BoardState} BoardState
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./position.js").Stage} Stage
 */

/** @type {import("../board.js").Setting} */
export const setting = {
  kind: "start",
  starts: STARTS,
  making: MAKING,
  makes: "map",
  reads: "connect.txt",
  startOf: (scene) => startLines(settingOf(scene)),
};

/** North is nowhere in particular; whose view is shown is chosen elsewhere. */
export const without = new Set(["flip"]);

/**
 * @param {HTMLElement} container a square
 * @param {BoardHost} host
 * @returns {Board}
 */
export function mountBoard(container, host) {
  return new FugitiveBoard(container, host);
}

/** How far from a road or a city a finger and a mouse may be, in CSS pixels. */
const REACH = { finger: 36, mouse: 14 };

/** A piece is meant when the press is so near, in CSS pixels. */
const PIECE = { finger: 18, mouse: 11 };

/** What is not clear is shown so many times as large. */
const CLOSER = 2;

class FugitiveBoard {
  /** @type {BoardState | null} */
  #state = null;
  /** @type {import("./seen.js").Seen | null} */
  #seen = null;
  /** @type {import("./position.js").Setting | null} */
  #setting = null;
  /** Whose view is shown. */
  #viewer = EVERYTHING;
  #position = "";
  /** The map that is shown, as text. */
  #map = "";

  /** The side whose turn is chosen. */
  #seat = DETECTIVES;
  #turn = new Turn(null, () => null);
  /** @type {readonly (readonly (readonly [string, number])[])[]} the roads that may be taken, by piece */
  #roads = [];
  /** @type {{ kind: string, city: number } | null} under the mouse, or come to by keys */
  #hovered = null;
  /** @type {import("../board.js").Pointed | null} the suggestion taken over last */
  #pointed = null;
  /** Whether keys have chosen a piece, so that arrows choose its road. */
  #byKeys = false;
  #listening = new AbortController();

  /**
   * @param {HTMLElement} container
   * @param {BoardHost} host
   */
  constructor(container, host) {
    this.container = container;
    this.host = host;
    this.layer = new MapLayer(
      container,
      () => this.#marks(),
      () => this.#placeHandles(),
    );
    this.handles = new PieceHandles((piece) => this.#selectByKeys(piece));
    this.kinds = new KindChoice();
    this.list = h("ul", { class: "unseen", "aria-label": t("fugitive-places") });
    this.gestures = new Gestures(this.handles.element, {
      viewport: this.layer.viewport,
      moved: () => this.#moved(),
      press: (point, byFinger) => this.#press(point, byFinger),
      hover: (point) => this.#hover(point),
    });
    this.tray = new Tray({
      select: (piece) => this.#select(piece),
      choose: (city, kind) => this.#choose(city, kind),
      type: (text) => this.#change(() => this.#turn.read(text)),
      clear: () => this.#change(() => this.#turn.clear()),
      send: () => this.#send(),
      zoom: (factor) => this.#zoom(factor),
      whole: () => this.#whole(),
      download: () => this.#download(),
    });
    container.append(this.handles.element, this.kinds.element, this.list);
    const { signal } = this.#listening;
    document.addEventListener("keydown", (event) => this.#key(event), { signal });
    document.addEventListener("pointerdown", (event) => this.#leave(event), { signal });
  }

  /** @param {BoardState} state */
  show(state) {
    const { scene, ply } = state;
    this.#takeMap(settingOf(scene));
    const viewer = "view" in scene ? scene.view : EVERYTHING;
    const position = `${viewer} ${scene.position(ply)}`;
    const isNew = position !== this.#position;
    const oneOn = ply > 0 && `${viewer} ${scene.position(ply - 1)}` === this.#position;
    const refusedBefore = this.#state?.refusal ?? null;
    this.#state = state;
    this.#viewer = viewer;
    if (isNew) {
      this.#position = position;
      this.#seen = withSight(scene, (sight) => seenIn(sight, ply));
      this.layer.travel(oneOn ? this.#seen.journeys : []);
      this.#describe();
    }
    if (isNew || refusedBefore !== state.refusal) this.#beginTurn();
    this.#takeSuggestion();
    this.#showTurn();
  }

  cancel() {
    this.kinds.close();
    this.#hovered = null;
    this.layer.repaint();
  }

  close() {
    this.#listening.abort();
    this.layer.close();
    this.handles.element.remove();
    this.kinds.element.remove();
    this.list.remove();
    this.tray.element.remove();
  }

  /** @param {import("./position.js").Setting} setting */
  #takeMap(setting) {
    const map = connectText(setting);
    if (map === this.#map) return;
    this.#map = map;
    this.#setting = setting;
    this.layer.show(setting);
    this.gestures.follow();
  }

  /** Nothing is chosen yet. */
  #beginTurn() {
    const state = this.#state;
    if (!state) return;
    const { scene, ply, people, refusal } = state;
    const mayChoose = refusal === null;
    const [due] = scene.due(ply);
    this.#seat = due !== undefined && people.includes(due) ? due : (people[0] ?? DETECTIVES);
    const options = mayChoose ? optionsOf(scene, ply) : null;
    this.#roads = options?.roads ?? [];
    const stage = /** @type {Stage | null} */ (options?.stage ?? null);
    this.#turn = new Turn(stage, (move) => scene.check(ply, move));
    this.#hovered = null;
    this.#byKeys = false;
    this.kinds.close();
    this.host.hint(null);
    const { selected } = this.#turn;
    if (selected !== null && this.handles.hasFocus) this.#selectByKeys(selected);
  }

  // ---- choosing

  /** Tells the visitor why, when not. */
  #mayChoose() {
    const refusal = this.#state?.refusal ?? null;
    if (refusal !== null) this.host.hint({ kind: "problem", text: refusal });
    return refusal === null && this.#state !== null;
  }

  /**
   * Does a step of the choice, and shows what has come of it.
   * @param {() => void} step
   */
  #change(step) {
    this.kinds.close();
    this.#hovered = null;
    step();
    this.host.hint(hintOf(this.#turn, this.#seat, () => this.#send()));
    this.#reveal();
    this.#showTurn();
  }

  /** @param {number | null} piece */
  #select(piece) {
    if (this.#mayChoose()) this.#change(() => this.#turn.select(piece));
  }

  /** @param {number} piece */
  #selectByKeys(piece) {
    this.#byKeys = true;
    this.#select(piece);
    this.handles.focus(piece);
  }

  /**
   * @param {number} city
   * @param {string} kind
   */
  #choose(city, kind) {
    if (!this.#mayChoose()) return;
    const { handles } = this;
    const hadFocus = handles.hasFocus;
    this.#change(() => this.#turn.choose(city, kind));
    if (hadFocus) handles.focus(this.#turn.selected ?? 0);
  }

  #send() {
    if (!this.#mayChoose()) return;
    const turn = this.#turn;
    if (turn.isWhole && !turn.problem) {
      this.host.hint(null);
      this.host.play(turn.text);
    } else {
      this.host.hint(hintOf(turn, this.#seat, () => this.#send()));
    }
  }

  /** Fills in what the engine has found since it was asked. */
  #takeSuggestion() {
    const { pointed = null, refusal = null } = this.#state ?? {};
    const known = this.#pointed;
    this.#pointed = pointed;
    if (pointed && pointed !== known && refusal === null) {
      this.#change(() => this.#turn.fill(pointed.move));
    }
  }

  // ---- pointers

  /** The map as it lies on the canvas; null while there is none. */
  #laid() {
    const { places, roads, viewport } = this.layer;
    return places ? { places, roads, transform: viewport.transform } : null;
  }

  /** Where the selected piece may go. */
  #targets() {
    const { selected } = this.#turn;
    return selected === null ? [] : targetsOf(this.#roads[selected] ?? []);
  }

  /**
   * What is meant at a point; null for nothing that may be chosen.
   * @param {Point} point
   * @param {number} reach
   */
  #picked(point, reach) {
    const laid = this.#laid();
    const { selected, stage } = this.#turn;
    if (!laid || selected === null) return null;
    if (stage === "places" || stage === "start") {
      return pickCity(
        laid,
        laid.places.map((_, i) => i + 1),
        point,
        reach,
      );
    }
    const from = citiesOf(this.#seen?.report ?? NOBODY, this.#seat)[selected];
    return from ? pickRoad(laid, from, this.#targets(), point, reach) : null;
  }

  /**
   * The piece at a point, or its choice where it is not placed yet.
   * @param {Point} point
   * @param {number} reach
   */
  #pieceAt(point, reach) {
    const laid = this.#laid();
    if (!laid || this.#seat !== DETECTIVES) return null;
    const places = citiesOf(this.#seen?.report ?? NOBODY, this.#seat);
    const isPlacing = this.#turn.stage === "places";
    const cities = isPlacing ? this.#turn.choices.map((choice) => choice?.city ?? null) : places;
    const standing = cities.filter((city) => city !== null);
    const picked = pickCity(laid, standing, point, reach);
    return picked ? cities.indexOf(picked.city) : null;
  }

  /**
   * @param {Point} point
   * @param {boolean} byFinger
   */
  #press(point, byFinger) {
    this.kinds.close();
    if (!this.#mayChoose()) return;
    const way = byFinger ? "finger" : "mouse";
    const piece = this.#pieceAt(point, PIECE[way]);
    if (piece !== null && piece !== this.#turn.selected) {
      this.#select(piece);
      return;
    }
    const picked = this.#picked(point, REACH[way]);
    if (!picked) return;
    if (byFinger && !picked.isClear && this.layer.viewport.zoom(CLOSER, point)) {
      this.#moved();
      this.host.hint({ kind: "hint", text: t("fugitive-closer") });
      return;
    }
    this.#choosePicked(picked);
  }

  /** @param {import("./picking.js").Picked} picked */
  #choosePicked({ city, kind }) {
    const kinds = this.#targets().find((target) => target.city === city)?.kinds ?? [];
    if (kind !== null || kinds.length < 2 || !this.#turn.needsKind) {
      const chosen = this.#turn.choices[this.#turn.selected ?? 0];
      const road = kind ?? kinds[0] ?? ANY;
      // A second press on what is chosen sends it.
      if (this.#turn.count === 1 && chosen?.city === city && chosen.kind === road) this.#send();
      else this.#choose(city, road);
      return;
    }
    const spot = this.layer.spot(city);
    const width = this.container.clientWidth;
    if (spot) this.kinds.open(city, kinds, spot, width, (by) => this.#choose(city, by));
  }

  /** @param {Point | null} point */
  #hover(point) {
    const mayChoose = this.#state?.refusal === null;
    const piece = point && mayChoose ? this.#pieceAt(point, PIECE.mouse) : null;
    const isOther = piece !== null && piece !== this.#turn.selected;
    const picked = point && mayChoose && !isOther ? this.#picked(point, REACH.mouse) : null;
    this.handles.element.style.cursor = isOther || picked ? "pointer" : "";
    const { city, kind } = picked ?? {};
    if (city === this.#hovered?.city && (kind ?? ANY) === (this.#hovered?.kind ?? ANY)) return;
    this.#hovered = city === undefined ? null : { city, kind: kind ?? ANY };
    this.layer.repaint();
  }

  /** @param {PointerEvent} event */
  #leave({ target }) {
    if (target instanceof Node && !this.kinds.element.contains(target)) this.kinds.close();
  }

  // ---- the part of the map

  /** The map was zoomed or moved. */
  #moved() {
    this.kinds.close();
    this.gestures.follow();
    this.layer.repaint();
  }

  /** @param {number} factor */
  #zoom(factor) {
    const { selected } = this.#turn;
    const city =
      selected === null ? null : citiesOf(this.#seen?.report ?? NOBODY, this.#seat)[selected];
    const spot = city ? this.layer.spot(city) : null;
    this.layer.viewport.zoom(factor, spot ?? undefined);
    this.#moved();
  }

  #whole() {
    this.layer.viewport.reset();
    this.#moved();
  }

  /** Moves the map to the selected piece, if that is out of sight. */
  #reveal() {
    const { selected } = this.#turn;
    const city =
      selected === null ? null : citiesOf(this.#seen?.report ?? NOBODY, this.#seat)[selected];
    const place = city ? this.layer.places?.[city - 1] : null;
    if (place) this.layer.viewport.reveal(place);
  }

  #download() {
    if (this.#setting) saveText(connectText(this.#setting), "connect.txt");
  }

  // ---- keys

  /**
   * Keys belong to the board when the focus is on it, on the tray, or nowhere in particular; arrows then only when keys
   * have chosen a piece, else they go through the moves.
   * @param {KeyboardEvent} event
   */
  #key(event) {
    const { target } = event;
    const here = target instanceof Node && this.handles.element.contains(target);
    const nowhere = target === document.body || target === this.container.closest("main");
    if (!(here || nowhere || this.tray.takesKeys) || document.querySelector("dialog")) return;
    const action = actionOf(event);
    if (!action || this.#state === null) return;
    if (action.kind === "turn" && !here && !this.#byKeys) return;
    if (action.kind === "enter" && (this.tray.owns(target) || (nowhere && this.#turn.isEmpty)))
      return;
    if (this.#act(action)) event.preventDefault();
  }

  /**
   * @param {import("./keys.js").KeyAction} action
   * @returns {boolean} whether it did anything
   */
  #act(action) {
    const { viewport } = this.layer;
    const isPlaying = this.#turn.count > 0;
    switch (action.kind) {
      case "zoom":
        this.#zoom(action.factor);
        return true;
      case "whole":
        this.#whole();
        return true;
      case "select":
        if (!isPlaying || action.piece >= this.#turn.count) return false;
        this.#selectByKeys(action.piece);
        return true;
      case "turn":
        if (!this.#point(action.by)) {
          viewport.move(action.right, action.down);
          this.#moved();
        }
        return true;
      case "back":
        if (isPlaying) this.#change(() => this.#turn.back());
        return isPlaying;
      case "enter":
        this.#enter();
        return true;
      case "leave":
        this.#byKeys = false;
        this.cancel();
        this.host.hint(null);
        return true;
    }
  }

  /** Takes what the keys have come to, or sends the turn. */
  #enter() {
    const hovered = this.#hovered;
    if (hovered && this.#byKeys) this.#choose(hovered.city, hovered.kind);
    else this.#send();
  }

  /**
   * Goes on to the next of the selected piece's roads, all round.
   * @param {number} by 1 or -1
   * @returns {boolean} whether there are any
   */
  #point(by) {
    const { selected, needsKind } = this.#turn;
    const { places } = this.layer;
    const from =
      selected === null ? null : citiesOf(this.#seen?.report ?? NOBODY, this.#seat)[selected];
    if (!places || !from) return false;
    const [x, y] = places[from - 1];
    const angle = (/** @type {number} */ city) =>
      Math.atan2(places[city - 1][1] - y, places[city - 1][0] - x);
    const ways = this.#targets()
      .sort((one, other) => angle(one.city) - angle(other.city))
      .flatMap(({ city, kinds }) =>
        (needsKind ? kinds : kinds.slice(0, 1)).map((kind) => ({ city, kind })),
      );
    if (ways.length === 0) return false;
    const at = ways.findIndex(
      ({ city, kind }) => city === this.#hovered?.city && kind === this.#hovered.kind,
    );
    const next = at < 0 ? (by > 0 ? 0 : ways.length - 1) : (at + by + ways.length) % ways.length;
    this.#hovered = ways[next];
    const place = places[ways[next].city - 1];
    this.layer.viewport.reveal(place);
    this.layer.repaint();
    const text = t("fugitive-pointed", { kind: ways[next].kind, city: String(ways[next].city) });
    this.host.hint({ kind: "hint", text });
    return true;
  }

  // ---- showing

  /** The tray, the buttons over the pieces, and what is drawn: what follows from the turn being chosen. */
  #showTurn() {
    const [state, seen, setting] = [this.#state, this.#seen, this.#setting];
    if (!state || !seen || !setting) return;
    if (!this.tray.element.isConnected) this.host.tray.append(this.tray.element);
    this.tray.show({
      turn: this.#turn,
      seat: this.#seat,
      mayChoose: state.refusal === null,
      isWatched: state.people.length === 0,
      targets: this.#targets(),
      report: seen.report,
      setting,
      viewer: this.#viewer,
    });
    this.#placeHandles();
    this.layer.repaint();
  }

  #placeHandles() {
    const { people = [] } = this.#state ?? {};
    const report = this.#seen?.report;
    if (!report) return;
    const cities = people.length > 0 ? citiesOf(report, this.#seat) : [];
    const pieces = cities.map((city, piece) => ({
      label: pieceLabel(this.#seat, piece, city, this.#turn.choices[piece] ?? null),
      spot: city === null ? null : this.layer.spot(city),
    }));
    this.handles.show(pieces, this.#turn.selected);
  }

  /** Who is where, for those who do not see the map. */
  #describe() {
    const report = this.#seen?.report;
    if (!report) return;
    const places = placesText(report, this.#viewer);
    this.list.replaceChildren(...places.map((text) => h("li", null, text)));
  }

  /** What is drawn on the map. */
  #marks() {
    const seen = this.#seen;
    if (!seen) return {};
    const mayChoose = this.#state?.refusal === null && this.#turn.stage !== null;
    const choice = mayChoose
      ? choiceMarks(seen.report, this.#turn, this.#seat, this.#targets())
      : {};
    const hovered = this.#hovered && {
      kind: this.#hovered.kind,
      from: choice.selected ?? this.#hovered.city,
      to: this.#hovered.city,
    };
    return { ...marksOf(seen), ...choice, hovered };
  }
}

/** Where everybody is before anybody is anywhere. */
const NOBODY = /** @type {import("./position.js").Report} */ (
  /** @type {unknown} */ ({ detectives: null, fugitive: null })
);
