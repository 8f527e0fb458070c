// The board of The Crossing for play: a drawing, a grid of buttons over it, and a tray beside it. The rules provide the legal steps,
// their effects and the players' knowledge.

import { currentLook, openSurface } from "../../kit/boards/canvas.js";
import { CellGrid } from "../../kit/boards/cells.js";
import { showsCoordinates } from "../../kit/boards/coordinates.js";
import { LifeCycle } from "../../kit/boards/life-cycle.js";
import { Motion } from "../../kit/boards/motion.js";
import { t } from "../../kit/page/i18n.js";
import { problemText } from "../../kit/page/problems.js";
import { isDialogOpen, listenAround } from "../../kit/page/roots.js";
import { draw } from "./draw.js";
import { Geometry } from "./geometry.js";
import { actionOf, lookOf } from "./keys.js";
import { placeOf } from "./place-names.js";
import { cellName, isSame, moveOf, SIZE } from "./position.js";
import { bestOf, drawnOf, problemOf, read, suggestedStep } from "./reading.js";
import { seenIn } from "./seen.js";
import { startLinesOf, starts } from "./starts.js";
import { between } from "./tiles.js";
import { tokensAt } from "./tokens.js";
import { Tray } from "./tray.js";
import { Walker } from "./walker.js";
import { cellLabel, cellText, newsText } from "./words.js";

export { answerText, placesOfPlan, planTo, withoutConclusions } from "./asking.js";
export { notations } from "./notation.js";
export { placeName } from "./place-names.js";
export { soundOf } from "./sounds.js";
export { lead, moveText, moveTexts, partialHint, tallies } from "./words.js";

/**
 * @typedef {import("../../kit/boards/board.js").Board} Board
 * @typedef {import("../../kit/boards/board.js").BoardHost} BoardHost
 * @typedef {import("../../kit/boards/board.js").BoardState} BoardState
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Step} Step
 */

/** @type {import("../../kit/boards/board.js").Setting} */
export const setting = { kind: "start", starts, startOf: startLinesOf };

export const flows = true;

/** North is up for both players. The page has its own control for the view. */
export const without = new Set(["flip"]);

/**
 * @param {HTMLElement} container a square
 * @param {BoardHost} host
 * @returns {Board}
 */
export function mountBoard(container, host) {
  return new CrossingBoard(container, host);
}

/** Elements that handle keys themselves: the panel, the page's header and notices, and fields. */
const KEY_HANDLERS = "aside, header, .notices, input, select, textarea";

/** The duration of the motion between two drawings without a turn between them, in ms. */
const DURATION = 180;

class CrossingBoard {
  #life;
  /** @type {import("./reading.js").Reading | null} */
  #reading = null;
  /** @type {import("./draw.js").Marks | null} */
  #marks = null;
  /** The drawing before the current one, of another turn or with other knowledge. @type {import("./draw.js").Marks | null} */
  #before = null;
  /** The drawing one turn earlier, read only for the animation of the turn. @type {import("./draw.js").Marks | null} */
  #earlier = null;
  /** @type {readonly [import("./results.js").Best, import("./results.js").Best]} */
  #best = [null, null];
  /** The game that the best routes belong to. */
  #bestOf = "";
  /** @type {Cell | null} the cell under the mouse or with the keyboard focus */
  #pointed = null;
  /** Whether the line under the board shows news about a token. The news stays until the visitor looks at something else. */
  #isNews = false;
  /** The position with the last news. */
  #newsOf = "";
  /** Whether the line under the board shows a hint about a route. */
  #isRouteShown = false;
  #motion = new Motion(DURATION, () => this.surface.repaint());
  #listening = new AbortController();
  #walker = new Walker({
    play: (step, later) => this.#play(step, later),
    changed: () => this.#routeChanged(),
    keep: (text) => this.host.plan?.(text),
  });

  /**
   * @param {HTMLElement} container
   * @param {BoardHost} host
   */
  constructor(container, host) {
    this.container = container;
    this.host = host;
    this.surface = openSurface(container, (context, width, height) =>
      this.#paint(context, width, height),
    );
    this.#life = new LifeCycle(container, host, () => this.surface.repaint());
    this.grid = new CellGrid(SIZE, SIZE, t("crossing-board"));
    this.tray = new Tray({
      play: (step) => {
        this.#walker.stop();
        this.#play(step);
      },
      point: (step) => this.#pointStep(step),
      look: () => this.#updateLook(),
    });
    container.append(this.grid.element);
    const { signal } = this.#listening;
    const { element } = this.grid;
    element.addEventListener(
      "click",
      (event) =>
        this.#press(
          this.#cellOf(event.target),
          "pointerType" in event && event.pointerType === "touch",
        ),
      { signal },
    );
    element.addEventListener(
      "pointerover",
      ({ pointerType, target }) => pointerType === "mouse" && this.#point(this.#cellOf(target)),
      { signal },
    );
    element.addEventListener("pointerleave", () => this.#point(null), { signal });
    element.addEventListener("focusin", ({ target }) => this.#point(this.#cellOf(target)), {
      signal,
    });
    element.addEventListener("focusout", () => this.#point(null), { signal });
    // Runs before the page's handler, which uses left and right to go through the moves.
    listenAround(container, "keydown", (event) => this.#key(event), { signal, capture: true });
  }

  get #state() {
    return this.#life.state;
  }

  /** @param {BoardState} state */
  show(state) {
    const reading = read(state);
    const before = this.#reading;
    this.#reading = reading;
    if (this.#life.update(state, () => reading.position) !== "same") {
      const isSamePly = before?.report.ply === reading.report.ply;
      this.tray.ahead.value = 0;
      this.#earlier = null;
      this.#showMarks(isSamePly && before?.viewer === reading.viewer);
    }
    this.#showTray();
    this.#walker.follow(state, reading);
    // At the end the line under the board shows the result, not the focused cell.
    if (reading.end && !before?.end) this.#point(null);
    this.#showNews();
    if (!this.#isNews) {
      this.#showRouteHint();
      this.#showPointed();
    }
    this.surface.repaint();
  }

  /** @param {number} part */
  moveOn(part) {
    this.#life.moveOn(part);
  }

  /** @type {import("../../kit/boards/board.js").Board["placeAt"]} */
  placeAt(x, y) {
    const place = this.grid.placeAt(x, y);
    return place && `${place[1]},${place[0]}`;
  }

  cancel() {
    this.#point(null);
  }

  close() {
    this.#walker.close();
    this.#listening.abort();
    this.#motion.stop();
    this.surface.close();
    this.#life.close();
    this.grid.element.remove();
    this.tray.element.remove();
  }

  // ---- Choice

  /**
   * @param {EventTarget | null} target
   * @returns {Cell | null}
   */
  #cellOf(target) {
    const name = this.grid.buttonOf(target)?.dataset.cell;
    if (name === undefined) return null;
    const [row, column] = name.split(" ").map(Number);
    return [row, column];
  }

  /** @param {Cell | null} cell */
  #optionAt(cell) {
    if (!cell) return null;
    return this.#reading?.options.find(({ to }) => isSame(to, cell)) ?? null;
  }

  /**
   * @param {Cell | null} cell
   * @param {boolean} isTouch
   */
  #press(cell, isTouch) {
    const option = this.#optionAt(cell);
    if (option) {
      this.#walker.stop();
      this.#play(option.step);
      return;
    }
    if (cell && this.#walker.press(cell, isTouch)) return;
    const { people = [] } = this.#state ?? {};
    if (people.length === 0 || this.#life.mayChoose()) this.#point(cell);
  }

  /**
   * @param {Step} step
   * @param {Step[]} [later] the steps of later turns, each of which is only taken if it is then known to be safe
   */
  #play(step, later = []) {
    const [state, reading] = [this.#state, this.#reading];
    if (!state || !reading) return;
    const { seat } = reading;
    if (!this.#life.mayChoose() || seat === null) return;
    const problem = problemOf(state.scene, state.ply, seat, step);
    if (problem) {
      this.host.hint({ kind: "problem", text: problemText(problem) });
      return;
    }
    this.host.hint(this.#routeHint());
    const relied = { player: [seat], fate: ["stand", "cross"] };
    this.host.play(
      step,
      later.map((answer) => ({ answer, query: moveOf(seat, answer), relied })),
    );
  }

  /** @param {Step | null} step the step of the button under the pointer */
  #pointStep(step) {
    this.#point(this.#reading?.options.find((option) => option.step === step)?.to ?? null);
  }

  /** @param {Cell | null} cell */
  #point(cell) {
    const before = this.#pointed;
    if (before && cell ? isSame(before, cell) : before === cell) return;
    this.#pointed = cell;
    this.#isNews = false;
    if (cell) this.#showRouteHint();
    else this.host.hint(this.#routeHint());
    this.#showPointed();
    this.surface.repaint();
  }

  /** Shows the hint about a route, or removes it. */
  #showRouteHint() {
    const hint = this.#routeHint();
    if (hint || this.#isRouteShown) this.host.hint(hint);
    this.#isRouteShown = hint !== null;
  }

  #routeHint() {
    return this.#walker.hint((cell) => this.#textOf(cell));
  }

  #routeChanged() {
    this.#isNews = false;
    this.#showRouteHint();
    this.surface.repaint();
  }

  /**
   * Shows which tokens were lost or arrived in the last turn of a live game. Does not change the line in a puzzle, where it shows
   * the puzzle's result, and in a game where it shows why the visitor cannot move.
   */
  #showNews() {
    const [state, reading] = [this.#state, this.#reading];
    if (!state || !reading) return;
    const { blind, people, ply, refusal, scene } = state;
    const isLive = !reading.end && ply > 0 && ply === scene.length;
    const isFree = blind === undefined && (people.length === 0 || refusal === null);
    const mayShow = isLive && isFree;
    if (mayShow && reading.position === this.#newsOf) return;
    const wasNews = this.#isNews;
    this.#newsOf = mayShow ? reading.position : "";
    const text = mayShow ? newsText(scene, ply - 1) : "";
    this.#isNews = text !== "";
    // The page announces each move, and its announcement includes this text.
    if (this.#isNews) this.host.hint({ kind: "hint", text, isAnnounced: true });
    else if (wasNews) this.host.hint(null);
  }

  /** Shows a description of the cell pointed at, and the known result of a step there. */
  #showPointed() {
    const cell = this.#pointed;
    const text = cell && this.#textOf(cell);
    if (text)
      this.host.hint({ kind: "note", text, isAnnounced: this.#optionToShow(cell) === null });
  }

  /**
   * Describes the known facts of a cell, and a step or a way there.
   * @param {Cell} cell
   */
  #textOf(cell) {
    const [reading, state] = [this.#reading, this.#state];
    if (!reading || !state) return "";
    const ahead = this.tray.ahead.value;
    const option = this.#optionToShow(cell);
    const turns = ahead === 0 && !option ? this.#walker.turnsTo(cell) : null;
    return cellText(reading.report, reading.setting, cell, { ahead, option, turns });
  }

  /** @param {Cell} cell */
  #optionToShow(cell) {
    return this.tray.ahead.value === 0 && !this.#state?.blind ? this.#optionAt(cell) : null;
  }

  // ---- Keys

  /**
   * The board handles keys wherever the focus is, except where keys have another meaning.
   * @param {KeyboardEvent} event
   */
  #key(event) {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Node)) return;
    if (isDialogOpen(this.container)) return;
    const action = actionOf(event);
    const isHandled = target instanceof Element && target.closest(KEY_HANDLERS) !== null;
    // The slider handles arrows itself, but the board still handles letters pressed there.
    const isLetterBeside = this.tray.element.contains(target) && !event.key.startsWith("Arrow");
    if (!action || (isHandled && !isLetterBeside)) return;
    const isOnCell = this.grid.element.contains(target);
    if (this.#act(action, isOnCell, event)) event.preventDefault();
  }

  /**
   * @param {import("./keys.js").KeyAction} action
   * @param {boolean} isOnCell whether the focus is on a cell
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the board handled the key
   */
  #act(action, isOnCell, event) {
    const { people = [], scene, ply } = this.#state ?? {};
    switch (action.kind) {
      case "step": {
        // During play, an arrow pressed too early must not lead to an earlier position.
        const isPlaying = people.length > 0 && ply === scene?.length;
        const isLook = isOnCell && !isPlaying && event.key.startsWith("Arrow");
        if (isLook) return this.#act(lookOf(event), isOnCell, event);
        if (isPlaying && !event.repeat) {
          this.#walker.stop();
          this.#play(action.step);
        }
        return isPlaying;
      }
      case "look": {
        const button = isOnCell ? this.grid.buttonOf(event.target) : null;
        if (button) this.grid.moveFocus(button, action.right, action.down);
        return button !== null;
      }
      case "ahead":
        this.tray.ahead.by(action.turns);
        return true;
      case "numbers":
        this.tray.switchNumbers();
        this.#updateLook();
        return true;
      case "leave":
        this.tray.ahead.set(0);
        if (this.#walker.stop()) this.#routeChanged();
        this.cancel();
        return false;
    }
  }

  // ---- Display

  /** Updates the board after a change of the turn to show or the marks. */
  #updateLook() {
    this.#isNews = false;
    this.#showMarks(true);
    this.#showTray();
    this.#showPointed();
    this.surface.repaint();
  }

  /** @param {boolean} isNear whether to animate from the previous drawing */
  #showMarks(isNear) {
    const reading = this.#reading;
    if (!reading) return;
    const { ahead, results } = this.tray;
    this.#showBest();
    this.#before = isNear ? this.#drawn() : null;
    this.#marks = drawnOf(reading, ahead.value, results.routeChoice, this.#best);
    if (isNear) this.#motion.start();
    else this.#motion.stop();
    this.grid.labelCells((x, y) => {
      /** @type {Cell} */
      const cell = [y, x];
      const label = cellLabel(reading.report, reading.setting, cell, ahead.value);
      return { name: cellName(cell), label };
    });
  }

  /** Computes the best routes once the game is over. */
  #showBest() {
    const [state, reading] = [this.#state, this.#reading];
    if (!state || !reading) return;
    const game = reading.end ? reading.game : "";
    if (game === this.#bestOf) return;
    this.#bestOf = game;
    this.#best = reading.end ? bestOf(state.scene, this.host.warren) : [null, null];
  }

  #showTray() {
    const [state, reading] = [this.#state, this.#reading];
    if (!state || !reading) return;
    if (!this.tray.element.isConnected) this.host.tray.append(this.tray.element);
    this.#showBest();
    this.tray.show({
      options: reading.options,
      isPlayed: state.people.length > 0,
      isBlind: state.blind ?? false,
      viewer: reading.viewer,
      setting: reading.setting,
      end: reading.end,
      best: this.#best,
    });
    for (const button of this.grid.buttons) {
      const isOpen = this.#optionAt(this.#cellOf(button)) !== null;
      button.classList.toggle("open", isOpen);
    }
  }

  /** The current drawing, possibly in the middle of an animation. */
  #drawn() {
    const marks = this.#marks;
    const { progress: played } = this.#life;
    const isTurnPlaying = played < 1 && this.tray.ahead.value === 0;
    const before = isTurnPlaying ? this.#marksBeforeTurn() : this.#before;
    // The motion slows down towards the end.
    const part = isTurnPlaying ? played : 1 - (1 - this.#motion.progress) ** 3;
    if (!marks || !before || part >= 1) return marks;
    return {
      ...marks,
      tiles: marks.tiles.map((tile, i) => between(before.tiles[i], tile, part)),
      tokens: tokensAt(before, marks, part),
    };
  }

  /** The drawing before the last turn; null at the start. */
  #marksBeforeTurn() {
    const { scene, ply = 0 } = this.#state ?? {};
    if (!this.#earlier && scene && ply > 0) this.#earlier = seenIn(scene, ply - 1);
    return this.#earlier;
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} width
   * @param {number} height
   */
  #paint(context, width, height) {
    const [state, reading, marks] = [this.#state, this.#reading, this.#drawn()];
    if (!state || !reading || !marks) return;
    const g = new Geometry(width, height, true);
    this.grid.setBounds(g.left, g.top, g.side, g.side);
    const isAhead = this.tray.ahead.value > 0;
    const option = isAhead ? null : this.#optionAt(this.#pointed);
    const look = currentLook(context.canvas, width, height);
    draw(context, {
      geometry: g,
      ...look,
      drawings: isAhead ? null : this.#life.drawings.layersAt(look, (name) => placeOf(g, name)),
      lettered: showsCoordinates(),
      heights: this.tray.numbers ? reading.setting.heights : null,
      chosen: option && { to: option.to, fate: option.fate, isBlind: state.blind ?? false },
      pointed: isAhead ? null : suggestedStep(state, reading, state.pointed),
      best: isAhead
        ? []
        : (state.best ?? []).flatMap((each) => suggestedStep(state, reading, each) ?? []),
      isAhead,
      ...marks,
      routes: [...(marks.routes ?? []), ...(isAhead ? [] : this.#walker.routes(this.#pointed))],
    });
  }
}
