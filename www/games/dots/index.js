// The board of Jumping Dots for play: a drawing, a grid of buttons over it, and four handles around the chosen cell. The scene
// provides the legal moves and their effects.

import { currentLook, openSurface } from "../../kit/boards/canvas.js";
import { CellGrid } from "../../kit/boards/cells.js";
import { showsCoordinates } from "../../kit/boards/coordinates.js";
import { DirectionHandles } from "../../kit/boards/handles.js";
import { LifeCycle } from "../../kit/boards/life-cycle.js";
import { Motion } from "../../kit/boards/motion.js";
import { notationOf } from "../../kit/boards/notation.js";
import { oneTapPlays } from "../../kit/boards/one-tap.js";
import { t } from "../../kit/page/i18n.js";
import { MoveChoice } from "./choice.js";
import { draw } from "./draw.js";
import { directionTo, Geometry, isNeighbour } from "./geometry.js";
import { animationAt, DURATION_MS } from "./motion.js";
import { notations } from "./notation.js";
import { placeOf } from "./place-names.js";
import { effectsOf, readStacks, reportOf, wholeBoard } from "./position.js";
import { ghostsOfAllDirections, ghostsOfMove, tintOf } from "./preview.js";
import { cellLabel, previewText } from "./words.js";

export { notations } from "./notation.js";
export { placeName } from "./place-names.js";
export { soundOf } from "./sounds.js";
export { moveText, partialHint, shortfall, tallies } from "./words.js";

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
  #lifeCycle;
  #motion = new Motion(DURATION_MS, () => this.surface.repaint());

  /** @type {import("./position.js").Stacks} */
  #stacks = new Map();

  /** @type {ReadonlyMap<string, "origin" | "changed">} */
  #tint = new Map();

  /** @type {Set<string>} */
  #playable = new Set();

  /** The moving dots at a fraction of the animation; null while none moves. @type {((part: number) => ReturnType<typeof animationAt>) | null} */
  #animationAt = null;

  #region = { column: 0, row: 0, columns: SIZE, rows: SIZE };
  #geometry = new Geometry(1, 1, this.#region, true, false);

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
    this.#lifeCycle = new LifeCycle(container, host, () => this.surface.repaint());
    this.grid = new CellGrid(SIZE, SIZE, t("board"));
    this.moveChoice = new MoveChoice(this.grid, {
      playableKind: (cell) => this.#kindOfPlayable(cell),
      directionTowards: (from, cell) => this.#directionTowards(from, cell),
      // Any move of the cell has the same problem.
      refuse: (cell) => this.#lifeCycle.refuse(`${cell}N`),
      play: (move) => this.#play(move),
      dragDirection: (cell, x, y) => {
        const box = this.surface.canvas.getBoundingClientRect();
        return this.#geometry.dragDirection(cell, x - box.left, y - box.top);
      },
      screenDirection: (direction) => this.#geometry.turnDirection(direction),
      onChoiceChange: () => this.#showChoice(),
      // In a puzzle a wrong tap would spoil the attempt.
      playsAtOnce: () => (host.forgives || !host.hasTask) && oneTapPlays(),
    });
    this.handles = new DirectionHandles({
      point: (direction) => this.moveChoice.previewDirection(direction),
      commit: (direction) => this.moveChoice.playDirection(direction),
      cancel: () => this.moveChoice.cancel(),
    });
    container.append(this.grid.element, this.handles.element);
  }

  get #state() {
    return this.#lifeCycle.state;
  }

  /** @param {BoardState} state */
  show(state) {
    const { scene, ply, viewpoint } = state;
    const isTurned = viewpoint !== this.#state?.viewpoint;
    const step = this.#lifeCycle.update(state);
    if (step !== "same" || isTurned) {
      const report = reportOf(scene, ply);
      const lastMove = ply > 0 ? scene.moves()[ply - 1] : null;
      const stacksBefore = this.#stacks;
      const wasMoving = this.#animationAt !== null;
      this.#region = wholeBoard(report);
      this.#stacks = readStacks(report);
      this.#animationAt = null;
      this.#motion.stop();
      this.#tint = new Map();
      if (lastMove !== null) {
        const effects = effectsOf(scene, ply - 1, lastMove);
        this.#tint = tintOf(effects);
        if (step === "next" && !wasMoving) this.#startMotion(stacksBefore, effects, lastMove);
      }
      this.#labelCells();
      this.moveChoice.cancelAndUnhover();
      this.host.showHint(null);
    }
    const options = /** @type {string[]} */ (state.refusal === null ? scene.options(ply) : []);
    this.#playable = new Set(options.map((move) => move.slice(0, 2)));
    for (const button of this.grid.buttons) {
      // The visitor drags from a playable stack; elsewhere a finger scrolls the page.
      button.classList.toggle(
        "draggable",
        this.#kindOfPlayable(button.dataset.cell ?? "") === "stack",
      );
    }
    this.surface.repaint();
  }

  /** @type {import("../../kit/boards/board.js").Board["placeAt"]} */
  placeAt(x, y) {
    const place = this.grid.placeAt(x, y);
    return place && this.#geometry.cellAtScreenPlace(...place);
  }

  cancel() {
    this.moveChoice.cancel();
  }

  onOutsidePress() {
    this.moveChoice.cancel();
  }

  close() {
    this.#motion.stop();
    this.surface.close();
    this.#lifeCycle.close();
    this.grid.element.remove();
    this.handles.element.remove();
  }

  /** @param {string} cell */
  #kindOfPlayable(cell) {
    if (!this.#playable.has(cell)) return null;
    return this.#stacks.has(cell) ? "stack" : "empty";
  }

  /**
   * The direction that a press on a cell plays: a neighbouring cell and the cells beyond it mean its direction. The visitor can
   * still choose another stack beyond, unless the preview shows a result there.
   * @param {string} from
   * @param {string} cell
   */
  #directionTowards(from, cell) {
    const direction = directionTo(from, cell);
    if (direction === null || isNeighbour(from, cell)) return direction;
    const isShown = this.#effectsOf(from + direction).some((effect) => effect.cell === cell);
    return isShown || this.#kindOfPlayable(cell) !== "stack" ? direction : null;
  }

  /** @param {string} move */
  #play(move) {
    this.host.showHint(null);
    this.host.play(move);
  }

  #showChoice() {
    const { choice } = this.moveChoice;
    this.host.showHint(this.#choiceHint());
    if (choice.kind === "selected" && !choice.dragging)
      this.#showHandles(choice.cell, choice.direction);
    else this.handles.hide();
    this.surface.repaint();
  }

  /**
   * @param {string} cell
   * @param {Direction | null} hoveredDirection
   */
  #showHandles(cell, hoveredDirection) {
    const g = this.#geometry;
    const [x, y] = g.centreOf(cell);
    const labels = {
      group: t("dots-directions-of", { cell }),
      direction: (/** @type {Direction} */ direction) =>
        t("dots-handle", { move: this.#notationOf(cell + direction), direction }),
    };
    const place = { x, y, cell: g.cell };
    const toScreen = (/** @type {Direction} */ direction) => g.turnDirection(direction);
    this.handles.show(this.grid.button(cell), place, hoveredDirection, labels, toScreen);
  }

  /** @returns {import("../../kit/boards/board.js").Hint | null} */
  #choiceHint() {
    const { choice } = this.moveChoice;
    if (choice.kind === "armed") {
      const { cell } = choice;
      const action = {
        label: t("dots-play-cell", { cell }),
        run: () => this.moveChoice.playArmedCell(),
      };
      return { kind: "hint", text: t("dots-tap-again", { cell }), action };
    }
    if (choice.kind === "selected") {
      const { cell, direction } = choice;
      const text = direction
        ? previewText(this.#notationOf(cell + direction), this.#effectsOf(cell + direction))
        : t("dots-choose-direction", { cell });
      return { kind: "hint", text };
    }
    return null;
  }

  /** @param {string} move */
  #notationOf(move) {
    const { ply, scene, viewpoint } = /** @type {BoardState} */ (this.#state);
    return notationOf({ notations }, scene, ply, [move], viewpoint)[0];
  }

  /**
   * @param {string} move
   * @returns {Effect[]}
   */
  #effectsOf(move) {
    return this.#state ? effectsOf(this.#state.scene, this.#state.ply, move) : [];
  }

  /** The preview of the move that the choice points at. */
  #previewOfChoice() {
    if (!this.#state) return {};
    const { choice, hovered, focused } = this.moveChoice;
    const seat = this.#state.scene.due(this.#state.ply)[0];
    const effectsOf = (/** @type {string} */ move) => this.#effectsOf(move);
    if (choice.kind === "selected" && choice.direction) {
      return ghostsOfMove(choice.cell + choice.direction, effectsOf, seat);
    }
    const cell = choice.kind === "idle" ? (hovered ?? focused) : choice.cell;
    const playable = cell ? this.#kindOfPlayable(cell) : null;
    return cell && playable ? ghostsOfAllDirections(cell, playable, effectsOf, seat) : {};
  }

  /**
   * @param {import("./position.js").Stacks} before
   * @param {Effect[]} effects
   * @param {string} move
   */
  #startMotion(before, effects, move) {
    const originEffect = effects[0];
    const seat =
      originEffect.kind === "return" ? 0 : (this.#stacks.get(originEffect.cell)?.seat ?? 0);
    const direction = /** @type {Direction} */ (move[2]);
    this.#animationAt = (part) => animationAt(before, effects, seat, direction, part);
    this.#motion.start();
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} width
   * @param {number} height
   */
  #paint(context, width, height) {
    if (!this.#state) return;
    const { viewpoint, markedMove } = this.#state;
    const g = new Geometry(width, height, this.#region, true, viewpoint === 1);
    this.#geometry = g;
    this.grid.setBounds(g.left, g.top, g.width, g.height);
    const { choice } = this.moveChoice;
    if (choice.kind === "selected" && !choice.dragging)
      this.#showHandles(choice.cell, choice.direction);

    const { progress } = this.#motion;
    if (progress === 1) this.#animationAt = null;
    const look = currentLook(context.canvas, width, height);
    draw(context, {
      geometry: g,
      ...look,
      drawings: this.#lifeCycle.drawings.layersAt(look, (name) => placeOf(g, name)),
      coordinates: showsCoordinates(),
      stacks: this.#stacks,
      tintedCells: this.#tint,
      onlyPlayableCells: this.#onlyPlayableCells(),
      selected: choice.kind === "idle" ? null : choice.cell,
      arrow: markedMove ? this.#arrowOf(markedMove.move) : null,
      bestMoves: this.#state.best?.map(({ move }) => this.#arrowOf(move)),
      ...(this.#animationAt?.(progress) ?? this.#previewOfChoice()),
    });
  }

  /** The cells to mark if only few empty cells are playable: for red's first move. */
  #onlyPlayableCells() {
    const emptyCellCount = SIZE * SIZE - this.#stacks.size;
    const playableEmptyCells = new Set(
      [...this.#playable].filter((cell) => !this.#stacks.has(cell)),
    );
    return playableEmptyCells.size < emptyCellCount ? playableEmptyCells : new Set();
  }

  /**
   * @param {string} move
   * @returns {{ cell: string, direction: Direction | null }}
   */
  #arrowOf(move) {
    const cell = move.slice(0, 2);
    return { cell, direction: this.#stacks.has(cell) ? /** @type {Direction} */ (move[2]) : null };
  }

  #labelCells() {
    const g = new Geometry(1, 1, this.#region, true, this.#state?.viewpoint === 1);
    this.grid.labelCells((x, y) => {
      const name = g.cellAtScreenPlace(x, y);
      return { name, label: cellLabel(name, this.#stacks.get(name)) };
    });
  }
}
