// The board of the fugitive and the detectives for play: a drawn map, the mover's pieces as buttons over it, and a tray beside
// it. The rules say which moves are legal and what each side may know.

import { h } from "../../page/dom.js";
import { t } from "../../page/i18n.js";
import { sourceOf } from "../../page/roots.js";
import { saveText } from "../../page/save.js";
import { Aim } from "./aim.js";
import { Gestures } from "./gestures.js";
import { PieceHandles } from "./handles.js";
import { listenToKeys } from "./keys.js";
import { KindChoice } from "./kinds.js";
import { MapLayer } from "./layer.js";
import {
  ANY,
  connectText,
  DETECTIVES,
  EVERYTHING,
  optionsOf,
  settingOf,
  sightOf,
  startLines,
} from "./position.js";
import { choiceMarks, marksOf, pointedMarks, seenIn } from "./seen.js";
import { MAKING, STARTS } from "./starts.js";
import { Tray } from "./tray.js";
import { Turn } from "./turn.js";
import { hintOf, mapText, pieceLabel, pieceName, placesText, unreachableText } from "./words.js";

export { firstRow } from "./position.js";
export { hintText, lead, moveText, standing, tallies } from "./words.js";
export { connectText };

/**
 * @typedef {import("../../boards/board.js").Board} Board
 * @typedef {import("../../boards/board.js").BoardHost} BoardHost
 * @typedef {import("../../boards/board.js").BoardState} BoardState
 * @typedef {import("./geometry.js").Point} Point
 */

/** @type {import("../../boards/board.js").Setting} */
export const setting = {
  kind: "start",
  starts: STARTS,
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

/** The zoom factor after a press that fits several choices. */
const CLOSER = 2;

class FugitiveBoard {
  /** @type {BoardState | null} */
  #state = null;
  /** @type {import("./seen.js").Seen | null} */
  #seen = null;
  /** @type {import("./position.js").Setting | null} */
  #setting = null;
  /** The current view. */
  #viewer = EVERYTHING;
  #position = "";
  /** The current map, as text. */
  #map = "";

  #turn = new Turn(null, () => null);
  #aim;
  /** @type {import("./aim.js").Aimed | null} the choice under the mouse or selected by keys */
  #hovered = null;
  /** @type {import("../../boards/board.js").Pointed | null} the last suggestion taken */
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
    this.layer = new MapLayer(
      container,
      () => this.#marks(),
      () => this.#placeHandles(),
    );
    this.#aim = new Aim(this.layer, this.#turn);
    this.handles = new PieceHandles((piece) => this.#selectByKeys(piece));
    this.kinds = new KindChoice();
    this.list = h("ul", { class: "unseen", "aria-label": t("fugitive-places") });
    this.roads = h("ul", { class: "unseen", "aria-label": t("fugitive-roads-all") });
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
    container.append(this.handles.element, this.kinds.element, this.list, this.roads);
    const { signal } = this.#listening;
    const pieces = this.handles.element;
    listenToKeys({ container, pieces, tray: this.tray }, this.#keyed(), signal);
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
      this.#seen = seenIn(sightOf(scene), ply);
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
    this.roads.remove();
    this.tray.element.remove();
  }

  /** @param {import("./position.js").Setting} setting */
  #takeMap(setting) {
    const map = connectText(setting);
    if (map === this.#map) return;
    this.#map = map;
    this.#setting = setting;
    this.layer.show(setting);
    this.roads.replaceChildren(...mapText(setting).map((text) => h("li", null, text)));
    this.gestures.follow();
  }

  /** Begins with nothing chosen. */
  #beginTurn() {
    const state = this.#state;
    if (!state) return;
    const { scene, ply, people, refusal } = state;
    const mayChoose = refusal === null;
    const [due] = scene.due(ply);
    const options = mayChoose ? optionsOf(scene, ply) : null;
    this.#turn = new Turn(options?.stage ?? null, (move) => this.#check(move));
    const seat = due !== undefined && people.includes(due) ? due : (people[0] ?? DETECTIVES);
    const report = this.#seen?.report ?? null;
    Object.assign(this.#aim, { report, seat, roads: options?.roads ?? [], turn: this.#turn });
    this.#hovered = null;
    this.#byKeys = false;
    this.kinds.close();
    this.host.hint(null);
    const { selected } = this.#turn;
    if (selected !== null && this.handles.hasFocus) this.#selectByKeys(selected);
  }

  /**
   * Checks a move in the game that is shown now. It may be newer than the turn.
   * @param {string} move
   */
  #check(move) {
    const { scene, ply } = /** @type {BoardState} */ (this.#state);
    return scene.check(ply, move);
  }

  // ---- choice

  /** If choosing is not possible, this tells the visitor why. */
  #mayChoose() {
    const refusal = this.#state?.refusal ?? null;
    if (refusal !== null) this.host.hint({ kind: "problem", text: refusal });
    return refusal === null && this.#state !== null;
  }

  /**
   * Does a step of the choice, and shows the result.
   * @param {() => void} step
   */
  #change(step) {
    this.kinds.close();
    this.#hovered = null;
    step();
    this.host.hint(hintOf(this.#turn, this.#aim.seat, () => this.#send()));
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
      return;
    }
    const { seat, unreachable } = this.#aim;
    if (!turn.isWhole && unreachable) this.#refuse(unreachable.piece, unreachable.city);
    else this.host.hint(hintOf(turn, seat, () => this.#send()));
  }

  /** Fills in the engine's suggestion when it arrives. */
  #takeSuggestion() {
    const { refusal = null } = this.#state ?? {};
    const shown = this.#state?.pointed ?? null;
    const pointed = shown?.seat === undefined ? shown : null;
    const known = this.#pointed;
    this.#pointed = pointed;
    if (pointed && pointed !== known && refusal === null) {
      this.#change(() => {
        if (pointed.whole) this.#turn.clear();
        this.#turn.fill(pointed.move);
      });
    }
  }

  // ---- pointers

  /**
   * @param {Point} point
   * @param {boolean} byFinger
   */
  #press(point, byFinger) {
    this.kinds.close();
    if (!this.#mayChoose()) return;
    const by = byFinger ? "finger" : "mouse";
    const piece = this.#aim.pieceAt(point, by);
    if (piece !== null) {
      this.#select(piece);
      return;
    }
    const picked = this.#aim.at(point, by);
    if (!picked) return;
    if (byFinger && !picked.isClear && this.layer.viewport.zoom(CLOSER, point)) {
      this.#moved();
      this.host.hint({ kind: "hint", text: t("fugitive-closer") });
      return;
    }
    if (picked.isOpen) this.#choosePicked(picked);
    else this.#refuse(this.#turn.selected ?? 0, picked.city);
  }

  /**
   * Says that a piece cannot go to a city.
   * @param {number} piece
   * @param {number} city
   */
  #refuse(piece, city) {
    const { cities, seat } = this.#aim;
    const text = unreachableText(pieceName(seat, piece), Number(cities[piece]), city);
    this.host.hint({ kind: "problem", text });
  }

  /** @param {import("./picking.js").Picked} picked */
  #choosePicked(picked) {
    const { city } = picked;
    const kinds = this.#aim.kindsOf(picked);
    if (kinds.length === 1) {
      const [chosen] = this.#turn.choices;
      const isAgain = chosen?.city === city && chosen.kind === kinds[0];
      // A second press on the same choice sends it.
      if (this.#turn.count === 1 && isAgain) this.#send();
      else this.#choose(city, kinds[0]);
      return;
    }
    const spot = this.layer.spot(city);
    const width = this.container.clientWidth;
    if (!spot) return;
    this.kinds.open(city, kinds, spot, width, (kind) => this.#choose(city, kind));
    this.host.hint({ kind: "hint", text: t("fugitive-which-kind", { city: String(city) }) });
  }

  /** @param {Point | null} point */
  #hover(point) {
    const isOpen = point !== null && this.#state?.refusal === null;
    const isPiece = isOpen && this.#aim.pieceAt(point, "mouse") !== null;
    const found = isOpen && !isPiece ? this.#aim.at(point, "mouse") : null;
    const picked = found?.isOpen ? found : null;
    this.handles.element.style.cursor = isPiece || picked ? "pointer" : "";
    const hovered = picked && { city: picked.city, kind: picked.kind ?? ANY };
    const before = this.#hovered;
    if (hovered?.city === before?.city && hovered?.kind === before?.kind) return;
    this.#hovered = hovered;
    this.layer.repaint();
  }

  /** @param {PointerEvent} event */
  #leave(event) {
    const target = sourceOf(event);
    if (target instanceof Node && !this.kinds.element.contains(target)) this.kinds.close();
  }

  // ---- the part of the map

  /** Updates the board after the map was zoomed or moved. */
  #moved() {
    this.kinds.close();
    this.gestures.follow();
    this.layer.moved();
  }

  /** @param {number} factor */
  #zoom(factor) {
    const { from } = this.#aim;
    const spot = from === null ? null : this.layer.spot(from);
    this.layer.viewport.zoom(factor, spot ?? undefined);
    this.#moved();
  }

  #whole() {
    this.layer.viewport.reset();
    this.#moved();
  }

  /** Moves the map to the selected piece if the piece is out of sight. */
  #reveal() {
    const { from } = this.#aim;
    const place = from === null ? null : this.layer.places?.[from - 1];
    if (place) this.layer.viewport.reveal(place);
  }

  #download() {
    if (this.#setting) saveText(connectText(this.#setting), "connect.txt");
  }

  // ---- keys

  /** @returns {import("./keys.js").Keyed} */
  #keyed() {
    return {
      isShown: () => this.#state !== null,
      byKeys: () => this.#byKeys,
      isEmpty: () => this.#turn.isEmpty,
      isWhole: () => this.#turn.isWhole,
      select: (piece) => {
        const isOne = piece < this.#turn.count;
        if (isOne) this.#selectByKeys(piece);
        return isOne;
      },
      point: (by) => this.#point(by),
      move: (right, down) => {
        this.layer.viewport.move(right, down);
        this.#moved();
      },
      zoom: (factor) => this.#zoom(factor),
      whole: () => this.#whole(),
      back: () => {
        const isPlaying = this.#turn.count > 0;
        if (isPlaying) this.#change(() => this.#turn.back());
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

  /** Chooses what the keys have selected, or sends the turn. */
  #enter() {
    const hovered = this.#hovered;
    if (hovered && this.#byKeys) this.#choose(hovered.city, hovered.kind);
    else this.#send();
  }

  /**
   * Goes on to the next road of the selected piece, in circular order.
   * @param {number} by 1 or -1
   * @returns {boolean} whether there is a road
   */
  #point(by) {
    const next = this.#aim.next(this.#hovered, by);
    const place = next && this.layer.places?.[next.city - 1];
    if (!place) return false;
    this.#hovered = next;
    this.layer.viewport.reveal(place);
    this.layer.repaint();
    const text = t("fugitive-pointed", { kind: next.kind, city: String(next.city) });
    this.host.hint({ kind: "hint", text });
    return true;
  }

  // ---- display

  /** Updates the tray, the buttons over the pieces, and the drawing from the turn in progress. */
  #showTurn() {
    const [state, seen, setting] = [this.#state, this.#seen, this.#setting];
    if (!state || !seen || !setting) return;
    if (!this.tray.element.isConnected) this.host.tray.append(this.tray.element);
    this.tray.show({
      turn: this.#turn,
      seat: this.#aim.seat,
      mayChoose: state.refusal === null,
      isWatched: state.people.length === 0,
      targets: this.#aim.targets,
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
    const cities = people.length > 0 ? this.#aim.cities : [];
    const pieces = cities.map((city, piece) => ({
      label: pieceLabel(this.#aim.seat, piece, city, this.#turn.choices[piece] ?? null),
      spot: city === null ? null : this.layer.spot(city),
    }));
    this.handles.show(pieces, this.#turn.selected);
  }

  /** Lists the places of the pieces for screen readers. */
  #describe() {
    const report = this.#seen?.report;
    if (!report) return;
    const places = placesText(report, this.#viewer);
    this.list.replaceChildren(...places.map((text) => h("li", null, text)));
  }

  /** The marks on the map. */
  #marks() {
    const seen = this.#seen;
    if (!seen) return {};
    const mayChoose = this.#state?.refusal === null && this.#turn.stage !== null;
    const own = mayChoose
      ? choiceMarks(seen.report, this.#turn, this.#aim.seat, this.#aim.targets)
      : {};
    const choice = (this.#state && pointedMarks(seen.report, this.#state)) ?? own;
    const hovered = this.#hovered && {
      kind: this.#hovered.kind,
      from: choice.selected ?? this.#hovered.city,
      to: this.#hovered.city,
    };
    return { ...marksOf(seen), ...choice, hovered };
  }
}
