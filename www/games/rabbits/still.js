// The static layer of a board of rabbits: the maze, the cabbages, and the tint of the last move. After the first drawing for a size
// and a theme, it repaints only the changed cells.

import { currentColours, currentFont, openSurface } from "../../kit/boards/canvas.js";
import { showsCoordinates } from "../../kit/boards/coordinates.js";
import { isForPrint } from "../../kit/page/theme.js";
import { drawCell, drawMaze } from "./draw.js";
import { Geometry } from "./geometry.js";
import { hasCabbage } from "./position.js";
import { Sprites } from "./sprites.js";

/**
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Report} Report
 * @typedef {import("./draw.js").Traces} Traces
 */

/** The content of the layer. @typedef {{ report: Report, traces: Traces | null }} Still */

export class StillLayer {
  /** @type {HTMLCanvasElement | null} the maze alone, made at the first change of a cell and kept for the size and theme */
  #maze = null;
  #sprites = new Sprites();
  /** @type {Geometry | null} */
  #geometry = null;
  /** @type {Still | null} the content that the canvas shows */
  #painted = null;
  /** @type {Still | null} the content to show */
  #content = null;
  /** Whether the board was zoomed or moved since the last painting. */
  #isMoved = false;

  /**
   * @param {HTMLElement} container
   * @param {import("./position.js").Setting} setting
   * @param {import("./geometry.js").Region} region
   * @param {boolean} coordinates
   * @param {import("../../kit/boards/zoom.js").Zoom | null} [zoom]
   */
  constructor(container, setting, region, coordinates, zoom = null) {
    this.surface = openSurface(
      container,
      (context, width, height, fresh) => {
        const scale = context.canvas.width / width;
        if (!isForPrint()) zoom?.resize(width, height);
        if (fresh || !this.#geometry || this.#isMoved) {
          if (!fresh) context.clearRect(0, 0, width, height);
          const near = zoom && !isForPrint() ? zoom.view.zoomedTransform : null;
          this.#geometry = new Geometry(width, height, scale, region, coordinates, near);
          this.#geometry.coordinates &&= showsCoordinates();
          this.#isMoved = false;
          this.#painted = null;
          this.#maze = null;
        }
        this.#sprites.prepare(
          this.#geometry,
          currentColours(context.canvas),
          currentFont(context.canvas),
        );
        this.#paint(context, this.#geometry, setting);
      },
      { keepsDrawing: true },
    );
  }

  /** @param {Still} still */
  show(still) {
    this.#content = still;
    this.surface.repaint();
  }

  /** The board was zoomed or moved. */
  moved() {
    this.#isMoved = true;
    this.surface.repaint();
  }

  close() {
    this.surface.close();
  }

  /**
   * @param {HTMLCanvasElement} like
   * @param {Geometry} geometry
   * @param {import("./position.js").Setting} setting
   */
  #drawnMaze(like, geometry, { walls }) {
    const maze = document.createElement("canvas");
    [maze.width, maze.height] = [like.width, like.height];
    const context = maze.getContext("2d");
    if (!context) return maze;
    context.setTransform(geometry.scale, 0, 0, geometry.scale, 0, 0);
    drawMaze(context, geometry, currentColours(like), currentFont(like), walls);
    return maze;
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Geometry} geometry
   * @param {import("./position.js").Setting} setting
   */
  #paint(context, geometry, setting) {
    const content = this.#content;
    if (!content || content === this.#painted) return;
    const before = this.#painted;
    const { scale } = geometry;
    const colours = currentColours(context.canvas);
    if (before) this.#maze ??= this.#drawnMaze(context.canvas, geometry, setting);
    else drawMaze(context, geometry, colours, currentFont(context.canvas), setting.walls);
    const maze = this.#maze;
    const { row: top, column: left, rows, columns } = geometry.region;
    for (let row = top; row < top + rows; row++) {
      for (let column = left; column < left + columns; column++) {
        /** @type {Cell} */
        const cell = [row, column];
        if (!geometry.isSeen(cell)) continue;
        if (before && maze) {
          if (!differs(before, content, cell)) continue;
          const [x, y, w, h] = geometry.box(cell);
          context.drawImage(maze, x * scale, y * scale, w * scale, h * scale, x, y, w, h);
        }
        const { report, traces } = content;
        drawCell(context, geometry, colours, this.#sprites, report, cell, traces);
      }
    }
    this.#painted = content;
  }
}

/**
 * @param {Still} before
 * @param {Still} after
 * @param {Cell} cell
 */
function differs(before, after, cell) {
  return (
    hasCabbage(before.report, cell) !== hasCabbage(after.report, cell) ||
    isTraced(before.traces, cell) ||
    isTraced(after.traces, cell)
  );
}

/**
 * @param {Traces | null} traces
 * @param {Cell} cell
 */
function isTraced(traces, [row, column]) {
  if (!traces) return false;
  const isCell = (/** @type {Cell} */ other) => other[0] === row && other[1] === column;
  return [traces.from, traces.to, traces.caught].some((cells) => cells.some(isCell));
}
