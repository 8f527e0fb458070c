// The board of Jumping Dots for play: a drawing, a grid of buttons over it, and four handles around the chosen cell. The scene
// says which moves are legal and what they do.

import { currentColours, currentFont, openSurface } from "../../kit/boards/canvas.js";
import { CellGrid } from "../../kit/boards/cells.js";
import { showsCoordinates } from "../../kit/boards/coordinates.js";
import { DirectionHandles } from "../../kit/boards/handles.js";
import { written } from "../../kit/boards/notation.js";
import { oneTapPlays } from "../../kit/boards/one-tap.js";
import { ProgramDrawings } from "../../kit/boards/program-drawings.js";
import { t } from "../../kit/page/i18n.js";
import { isStill, motionRate } from "../../kit/page/motion.js";
import { problemText } from "../../kit/page/problems.js";
import { sourceOf } from "../../kit/page/roots.js";
import { MoveChoice } from "./choice.js";
import { draw } from "./draw.js";
import { directionTo, Geometry, isNeighbour } from "./geometry.js";
import { DURATION, moveAt } from "./motion.js";
import { placeOf } from "./named.js";
import { notations } from "./notation.js";
import { effectsOf, readStacks, reportOf, wholeBoard } from "./position.js";
import { allGhosts, ghostsOf, tintOf } from "./preview.js";
import { cellLabel, previewText } from "./words.js";

export { placeName } from "./named.js";
export { notations } from "./notation.js";
export { soundOf } from "./sounds.js";
export { moveText, partialHint, tallies } from "./words.js";

/**
 * @typedef {import("../../kit/boards/board.js").Board} Board
 * @typedef {import("../../kit/boards/board.js").BoardHost} BoardHost
 * @typedef {import("../../kit/boards/board.js").BoardState} BoardState
 * @typedef {import("./geometry.js").Direction} Direction
 * @typedef {import("./position.js").Effect} Effect
 */

/**
 * @param {HTMLElement} container a square
 * @param {BoardHost} host
 * @returns {Board}
 */
export function mountBoard(container, host) {
  return new DotsBoard(container, host);
}

/** Columns and rows. */
const SIZE = 7;

class DotsBoard {
  /** @type {BoardState | null} */
  #state = null;

  /** @type {import("./position.js").Stacks} */
  #stacks = new Map();

  /** @type {ReadonlyMap<string, "origin" | "changed">} */
  #tint = new Map();

  /** @type {Set<string>} */
  #playable = new Set();

  /** @type {{ before: import("./position.js").Stacks, effects: Effect[], seat: number, direction: Direction, start: number } | null} */
  #motion = null;

  #region = { column: 0, row: 0, columns: SIZE, rows: SIZE };
  #geometry = new Geometry(1, 1, this.#region, true, false);
  #position = "";
  #frame = 0;

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
    this.drawings = new ProgramDrawings(container, () => this.surface.repaint());
    this.grid = new CellGrid(SIZE, SIZE, t("board"));
    this.choice = new MoveChoice(this.grid, {
      playable: (cell) => this.#playableAs(cell),
      towards: (from, cell) => this.#towards(from, cell),
      refuse: (cell) => this.#refuse(cell),
      play: (move) => this.#play(move),
      dragDirection: (cell, x, y) => {
        const box = this.surface.canvas.getBoundingClientRect();
        return this.#geometry.dragDirection(cell, x - box.left, y - box.top);
      },
      onScreen: (direction) => this.#geometry.seen(direction),
      changed: () => this.#choiceChanged(),
      // In a puzzle a wrong tap would spoil the attempt.
      playsAtOnce: () => (host.forgives || !host.hasTask) && oneTapPlays(),
    });
    this.handles = new DirectionHandles({
      point: (direction) => this.choice.point(direction),
      commit: (direction) => this.choice.commit(direction),
      cancel: () => this.choice.cancel(),
    });
    container.append(this.grid.element, this.handles.element);
    this.cancelOutside = (/** @type {Event} */ event) => {
      const target = sourceOf(event);
      if (target instanceof Node && !container.contains(target) && !host.owns(target))
        this.choice.cancel();
    };
    document.addEventListener("pointerdown", this.cancelOutside);
  }

  /** @param {BoardState} state */
  show(state) {
    const { scene, ply } = state;
    const position = scene.position(ply);
    const last = ply > 0 ? scene.moves()[ply - 1] : null;
    const moved = position !== this.#position || state.viewpoint !== this.#state?.viewpoint;
    const oneOn =
      last !== null && this.#position !== "" && scene.position(ply - 1) === this.#position;
    const before = this.#stacks;
    this.#state = state;
    this.drawings.show(state.drawings);
    if (moved) {
      const report = reportOf(scene, ply);
      const behind = this.#motion !== null;
      this.#position = position;
      this.#region = wholeBoard(report);
      this.#stacks = readStacks(report);
      this.#motion = null;
      this.#tint = new Map();
      if (last !== null) {
        const effects = effectsOf(scene, ply - 1, last);
        this.#tint = tintOf(effects);
        if (oneOn && !behind && !isStill()) this.#startMotion(before, effects, last);
      }
      this.#describe();
      this.choice.rest();
      this.host.hint(null);
    }
    const options = /** @type {string[]} */ (state.refusal === null ? scene.options(ply) : []);
    this.#playable = new Set(options.map((move) => move.slice(0, 2)));
    for (const button of this.grid.buttons) {
      // The visitor drags from a playable stack; elsewhere a finger scrolls the page.
      button.classList.toggle("draggable", this.#playableAs(button.dataset.cell ?? "") === "stack");
    }
    this.surface.repaint();
  }

  /** @type {import("../../kit/boards/board.js").Board["placeAt"]} */
  placeAt(x, y) {
    const place = this.grid.placeAt(x, y);
    return place && this.#geometry.cellAtPlace(...place);
  }

  cancel() {
    this.choice.cancel();
  }

  close() {
    cancelAnimationFrame(this.#frame);
    document.removeEventListener("pointerdown", this.cancelOutside);
    this.surface.close();
    this.drawings.close();
    this.grid.element.remove();
    this.handles.element.remove();
  }

  /** @param {string} cell */
  #playableAs(cell) {
    if (!this.#playable.has(cell)) return null;
    return this.#stacks.has(cell) ? "stack" : "empty";
  }

  /**
   * Every point of a neighbouring cell stands for its direction, and so do the cells beyond it. The visitor may still choose
   * another stack there instead, unless it shows a result.
   * @param {string} from
   * @param {string} cell
   */
  #towards(from, cell) {
    const direction = directionTo(from, cell);
    if (direction === null || isNeighbour(from, cell)) return direction;
    const isShown = this.#effects(from + direction).some((effect) => effect.cell === cell);
    return isShown || this.#playableAs(cell) !== "stack" ? direction : null;
  }

  /** @param {string} cell */
  #refuse(cell) {
    if (!this.#state) return;
    const { scene, ply, refusal } = this.#state;
    const problem = refusal === null ? scene.check(ply, `${cell}N`) : undefined;
    const text = refusal ?? (problem ? problemText(problem) : "");
    this.host.hint({ kind: "problem", text });
  }

  /** @param {string} move */
  #play(move) {
    this.host.hint(null);
    this.host.play(move);
  }

  #choiceChanged() {
    const { choice } = this.choice;
    this.host.hint(this.#hint());
    if (choice.kind === "selected" && !choice.dragging)
      this.#showHandles(choice.cell, choice.direction);
    else this.handles.hide();
    this.surface.repaint();
  }

  /**
   * @param {string} cell
   * @param {Direction | null} pointed
   */
  #showHandles(cell, pointed) {
    const g = this.#geometry;
    const [x, y] = g.centreOf(cell);
    const labels = {
      group: t("dots-directions-of", { cell }),
      direction: (/** @type {Direction} */ direction) =>
        t("dots-handle", { move: this.#written(cell + direction), direction }),
    };
    const place = { x, y, cell: g.cell };
    this.handles.show(this.grid.button(cell), place, pointed, labels, (way) => g.seen(way));
  }

  /** @returns {import("../../kit/boards/board.js").Hint | null} */
  #hint() {
    const { choice } = this.choice;
    if (choice.kind === "armed") {
      const { cell } = choice;
      const action = { label: t("dots-play-cell", { cell }), run: () => this.choice.confirm() };
      return { kind: "hint", text: t("dots-tap-again", { cell }), action };
    }
    if (choice.kind === "selected") {
      const { cell, direction } = choice;
      const text = direction
        ? previewText(this.#written(cell + direction), this.#effects(cell + direction))
        : t("dots-choose-direction", { cell });
      return { kind: "hint", text };
    }
    return null;
  }

  /** @param {string} move */
  #written(move) {
    const { ply, scene, viewpoint } = /** @type {BoardState} */ (this.#state);
    return written({ notations }, scene, ply, [move], viewpoint)[0];
  }

  /**
   * @param {string} move
   * @returns {Effect[]}
   */
  #effects(move) {
    return this.#state ? effectsOf(this.#state.scene, this.#state.ply, move) : [];
  }

  /** The preview of the move that the choice points at. */
  #preview() {
    if (!this.#state) return {};
    const { choice, hovered, focused } = this.choice;
    const seat = this.#state.scene.due(this.#state.ply)[0];
    const effectsOf = (/** @type {string} */ move) => this.#effects(move);
    if (choice.kind === "selected" && choice.direction) {
      return ghostsOf(choice.cell + choice.direction, effectsOf, seat);
    }
    const cell = choice.kind === "idle" ? (hovered ?? focused) : choice.cell;
    const playable = cell ? this.#playableAs(cell) : null;
    return cell && playable ? allGhosts(cell, playable, effectsOf, seat) : {};
  }

  /**
   * @param {import("./position.js").Stacks} before
   * @param {Effect[]} effects
   * @param {string} move
   */
  #startMotion(before, effects, move) {
    const own = effects[0];
    const seat = own.kind === "return" ? 0 : (this.#stacks.get(own.cell)?.seat ?? 0);
    const direction = /** @type {Direction} */ (move[2]);
    this.#motion = { before, effects, seat, direction, start: performance.now() };
    const step = () => {
      this.surface.repaint();
      if (this.#motion) this.#frame = requestAnimationFrame(step);
    };
    cancelAnimationFrame(this.#frame);
    step();
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} width
   * @param {number} height
   */
  #paint(context, width, height) {
    if (!this.#state) return;
    const { viewpoint, pointed } = this.#state;
    const g = new Geometry(width, height, this.#region, true, viewpoint === 1);
    this.#geometry = g;
    this.grid.place(g.left, g.top, g.width, g.height);
    const { choice } = this.choice;
    if (choice.kind === "selected" && !choice.dragging)
      this.#showHandles(choice.cell, choice.direction);

    let moving;
    if (this.#motion) {
      const { before, effects, seat, direction, start } = this.#motion;
      const moment = ((performance.now() - start) * (motionRate() || 1)) / DURATION;
      if (moment < 1) moving = moveAt(before, effects, seat, direction, moment);
      else this.#motion = null;
    }
    const colours = currentColours(context.canvas);
    const font = currentFont(context.canvas);
    const look = { colours, font, width, height };
    draw(context, {
      geometry: g,
      colours,
      font,
      drawings: this.drawings.at(look, (name) => placeOf(g, name)),
      coordinates: showsCoordinates(),
      stacks: this.#stacks,
      tint: this.#tint,
      open: this.#openCells(),
      selected: choice.kind === "idle" ? null : choice.cell,
      arrow: pointed ? this.#arrow(pointed.move) : null,
      best: this.#state.best?.map(({ move }) => this.#arrow(move)),
      ...(moving ?? this.#preview()),
    });
  }

  /** The cells to mark if only few empty cells are playable: for red's first move. */
  #openCells() {
    const empty = SIZE * SIZE - this.#stacks.size;
    const open = new Set([...this.#playable].filter((cell) => !this.#stacks.has(cell)));
    return open.size < empty ? open : new Set();
  }

  /**
   * @param {string} move
   * @returns {{ cell: string, direction: Direction | null }}
   */
  #arrow(move) {
    const cell = move.slice(0, 2);
    return { cell, direction: this.#stacks.has(cell) ? /** @type {Direction} */ (move[2]) : null };
  }

  #describe() {
    const g = new Geometry(1, 1, this.#region, true, this.#state?.viewpoint === 1);
    this.grid.describe((x, y) => {
      const name = g.cellAtPlace(x, y);
      return { name, label: cellLabel(name, this.#stacks.get(name)) };
    });
  }
}
