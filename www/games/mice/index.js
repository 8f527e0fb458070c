// The board of Space Mice for play: a drawing, a grid of buttons over it, and four handles around the chosen cell. The rules say
// which arrows are legal and what they do.

import { currentColours, currentFont, openSurface } from "../../boards/canvas.js";
import { CellGrid } from "../../boards/cells.js";
import { DirectionHandles } from "../../boards/handles.js";
import { t } from "../../page/i18n.js";
import { problemText } from "../../page/problems.js";
import { sourceOf } from "../../page/roots.js";
import { changeOf, TURNS } from "./ahead.js";
import { ArrowChoice } from "./choice.js";
import { draw } from "./draw.js";
import { cellName, cellPlace, Geometry } from "./geometry.js";
import { groupsAt, journeysOf, newsStrengths } from "./motion.js";
import { CellPad } from "./pad.js";
import { arrowsOf, groupsOf, newsOf, settingOf, startLines } from "./position.js";
import { MAKING, STARTS } from "./starts.js";
import { cellLabel, previewText } from "./words.js";

export { hintText, moveText, tallies } from "./words.js";

/**
 * @typedef {import("../../boards/board.js").Board} Board
 * @typedef {import("../../boards/board.js").BoardHost} BoardHost
 * @typedef {import("../../boards/board.js").BoardState} BoardState
 * @typedef {import("./geometry.js").Heading} Heading
 * @typedef {import("./position.js").Setting} Setting
 */

/** @type {import("../../boards/board.js").Setting} */
export const setting = {
  kind: "start",
  starts: STARTS,
  making: MAKING,
  makes: "board",
  startOf: (scene) => startLines(settingOf(scene, 0)),
};

export const flows = true;

/** The puzzle's input. */
export const headless = true;

/** North is up for all players, as in the statement's notation. */
export const without = new Set(["flip"]);

/**
 * @param {HTMLElement} container a square
 * @param {BoardHost} host
 * @returns {Board}
 */
export function mountBoard(container, host) {
  return new MiceBoard(container, host);
}

/**
 * The content of a position on the board.
 * @typedef {Object} Shown
 * @property {Setting} setting
 * @property {import("./position.js").Arrow[]} arrows
 * @property {import("./position.js").Group[]} groups
 * @property {string | null} placed the cell of the last arrow
 * @property {import("./position.js").News} news
 */

/**
 * How the animals came to a position, and the news of the previous position.
 * @typedef {{ journeys: import("./motion.js").Journey[], news: import("./position.js").News }} Way
 */

/** On a board with cells smaller than this, the visitor can also choose a cell with a pad, in CSS pixels. */
const FINGER = 44;

class MiceBoard {
  /** @type {BoardState | null} */
  #state = null;

  /** @type {Shown | null} */
  #shown = null;

  /** @type {{ grid: CellGrid, choice: ArrowChoice, handles: DirectionHandles } | null} made when the size is known */
  #controls = null;

  /** @type {Set<string>} */
  #playable = new Set();

  /** @type {Way | null} computed when it is needed */
  #way = null;

  /** The animals' progress on their way to the current position, 0..1. */
  #part = 1;

  /** @type {{ move: string, change: import("./ahead.js").Change } | null} the last preview computed for this position */
  #change = null;

  /** @type {Setting[] | null} the positions that follow without an arrow */
  #without = null;

  #pad = new CellPad((way) => this.#controls?.choice.move(way));
  #geometry = new Geometry(1, 1, 5, true);
  #position = "";
  /** The position that the labels of the cells describe. */
  #described = "";

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
    this.cancelOutside = (/** @type {Event} */ event) => {
      const target = sourceOf(event);
      if (target instanceof Node && !container.contains(target) && !host.owns(target))
        this.cancel();
    };
    document.addEventListener("pointerdown", this.cancelOutside);
  }

  /** @param {BoardState} state */
  show(state) {
    const { scene, ply } = state;
    const position = scene.position(ply);
    this.#state = state;
    const { grid, choice } = this.#openControls(settingOf(scene, ply).size);
    if (position !== this.#position) {
      this.#take(state, position);
      choice.cancel();
      this.host.hint(null);
    }
    const options = /** @type {string[]} */ (state.refusal === null ? scene.options(ply) : []);
    this.#playable = new Set(options.map((move) => move.slice(0, -2)));
    if (!state.passing && position !== this.#described) {
      this.#describe(grid);
      this.#described = position;
    }
    this.surface.repaint();
  }

  /** @param {number} part */
  moveOn(part) {
    if (part === this.#part) return;
    this.#part = part;
    this.surface.repaint();
  }

  cancel() {
    this.#controls?.choice.cancel();
  }

  close() {
    document.removeEventListener("pointerdown", this.cancelOutside);
    this.surface.close();
    this.#pad.element.remove();
    this.#controls?.grid.element.remove();
    this.#controls?.handles.element.remove();
  }

  /** @param {number} size */
  #openControls(size) {
    if (this.#controls) return this.#controls;
    const grid = new CellGrid(size, size, t("board"));
    const choice = new ArrowChoice(this.container, grid, {
      playable: (cell) => this.#playable.has(cell),
      refuse: (cell) => this.#refuse(cell),
      play: (move) => this.#play(move),
      dragHeading: (cell, x, y) => {
        const box = this.surface.canvas.getBoundingClientRect();
        return this.#geometry.dragHeading(cell, x - box.left, y - box.top);
      },
      changed: () => this.#choiceChanged(),
    });
    const handles = new DirectionHandles({
      point: (heading) => choice.point(heading),
      commit: (heading) => choice.press(heading),
      cancel: () => choice.cancel(),
    });
    this.container.append(grid.element, handles.element);
    this.#controls = { grid, choice, handles };
    return this.#controls;
  }

  /**
   * @param {BoardState} state
   * @param {string} position different from the current one
   */
  #take({ scene, ply }, position) {
    const setting = settingOf(scene, ply);
    this.#position = position;
    this.#change = null;
    this.#without = null;
    this.#way = null;
    this.#part = 1;
    this.#shown = {
      setting,
      arrows: arrowsOf(setting),
      groups: groupsOf(setting),
      placed: ply > 0 ? scene.moves()[ply - 1].slice(0, -2) : null,
      news: newsOf(scene, ply),
    };
  }

  // ---- choice

  /** @param {string} cell */
  #refuse(cell) {
    if (!this.#state) return;
    const { scene, ply, refusal } = this.#state;
    const problem = refusal === null ? scene.check(ply, `${cell} N`) : undefined;
    const text = refusal ?? (problem ? problemText(problem) : "");
    this.host.hint({ kind: "problem", text });
  }

  /** @param {string} move */
  #play(move) {
    this.host.hint(null);
    this.host.play(move);
  }

  #choiceChanged() {
    this.host.hint(this.#hint());
    this.#placeHandles();
    this.#showPad();
    for (const button of this.#controls?.grid.buttons ?? []) {
      // A finger drags only from the chosen cell; elsewhere it scrolls the page.
      const chosen = button.dataset.cell === this.#controls?.choice.chosen?.cell;
      button.classList.toggle("draggable", chosen);
    }
    this.surface.repaint();
  }

  #showPad() {
    const choice = this.#controls?.choice;
    const wanted = choice?.chosen && choice.byTouch && this.#geometry.cell < FINGER;
    if (!choice?.chosen || !wanted) {
      this.#pad.element.remove();
      return;
    }
    this.#pad.show(choice.chosen.cell);
    if (!this.#pad.element.isConnected) this.host.tray.append(this.#pad.element);
  }

  /** @returns {import("../../boards/board.js").Hint | null} */
  #hint() {
    const chosen = this.#controls?.choice.chosen;
    if (!chosen) return null;
    const { cell, heading, armed, dragging } = chosen;
    if (!heading) return { kind: "hint", text: t("mice-choose-heading", { cell }) };
    const move = `${cell} ${heading}`;
    const text = this.#state?.blind
      ? t("mice-preview-blind", { move })
      : previewText(move, this.#changeOf(move));
    if (armed !== heading || dragging) return { kind: "hint", text };
    const place = { label: t("mice-place"), run: () => this.#controls?.choice.confirm() };
    return { kind: "hint", text, action: place };
  }

  /** @param {string} move */
  #changeOf(move) {
    if (this.#change?.move === move) return this.#change.change;
    const state = /** @type {BoardState} */ (this.#state);
    const { miceAhead } = this.host.warren;
    const now = settingOf(state.scene, state.ply);
    this.#without ??= miceAhead(this.#position, undefined, TURNS);
    const change = changeOf(now, miceAhead(this.#position, move, TURNS), this.#without);
    this.#change = { move, change };
    return change;
  }

  // ---- display

  /** @param {CellGrid} grid */
  #describe(grid) {
    const shown = this.#shown;
    if (!shown) return;
    grid.describe((x, y) => {
      const name = cellName(x, y);
      return { name, label: cellLabel(shown.setting, shown.groups, shown.arrows, name) };
    });
  }

  #placeHandles() {
    const controls = this.#controls;
    if (!controls) return;
    const { chosen } = controls.choice;
    if (!chosen || chosen.dragging) {
      controls.handles.hide();
      return;
    }
    const { cell, heading } = chosen;
    const [x, y] = this.#geometry.centre(...cellPlace(cell));
    const { cell: width, side, left } = this.#geometry;
    const board = side + 2 * left;
    controls.handles.show(controls.grid.button(cell), { x, y, cell: width, board }, heading, {
      group: t("mice-headings-of", { cell }),
      direction: (direction) => t("mice-handle", { heading: direction, cell }),
    });
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} width
   * @param {number} height
   */
  #paint(context, width, height) {
    if (!this.#state || !this.#shown || !this.#controls) return;
    const { setting, arrows, placed } = this.#shown;
    const g = new Geometry(width, height, setting.size, true);
    this.#geometry = g;
    this.#controls.grid.place(g.left, g.top, g.side, g.side);
    if (this.#controls.choice.chosen) this.#placeHandles();
    draw(context, {
      geometry: g,
      colours: currentColours(context.canvas),
      font: currentFont(context.canvas),
      lettered: true,
      setting,
      arrows,
      placed,
      ...this.#animalsView(this.#shown),
      pointed: this.#pointed(),
      ...this.#chosenView(),
    });
  }

  /**
   * The animals, in motion or at rest, and the latest events. During a choice the animals are shown at rest.
   * @param {Shown} shown
   */
  #animalsView({ groups, news }) {
    const way = this.#part < 1 && !this.#controls?.choice.chosen ? this.#openWay() : null;
    if (!way) return { groups, news: [{ ...news, strength: 1 }] };
    const { come, gone } = newsStrengths(this.#part);
    return {
      groups: groupsAt(way.journeys, this.#part),
      news: [
        { ...way.news, strength: gone },
        { ...news, strength: come },
      ].filter(({ strength }) => strength > 0),
    };
  }

  /** @returns {Way | null} null at the start, where no animal has moved */
  #openWay() {
    if (this.#way || !this.#state || !this.#shown || this.#state.ply === 0) return this.#way;
    const { scene, ply } = this.#state;
    const { setting, news } = this.#shown;
    this.#way = {
      journeys: journeysOf(settingOf(scene, ply - 1), setting, news.eaten),
      news: newsOf(scene, ply - 1),
    };
    return this.#way;
  }

  #pointed() {
    const move = this.#state?.pointed?.move;
    if (!move) return null;
    return { cell: move.slice(0, -2), heading: /** @type {Heading} */ (move.slice(-1)) };
  }

  /** The chosen cell, the preview, and the cell under the pointer. */
  #chosenView() {
    const controls = this.#controls;
    if (!controls || !this.#state || !this.#shown) return {};
    const { chosen, hovered } = controls.choice;
    if (!chosen) return { hovered: hovered && this.#playable.has(hovered) ? hovered : null };
    const { cell, heading } = chosen;
    if (!heading) return { selected: cell };
    const seat = this.#state.scene.due(this.#state.ply)[0];
    const lifted = this.#shown.arrows.find((arrow) => arrow.seat === seat && arrow.left === 1);
    return {
      selected: cell,
      ghost: { cell, heading, seat },
      lifted,
      change: this.#state.blind ? null : this.#changeOf(`${cell} ${heading}`),
    };
  }
}
