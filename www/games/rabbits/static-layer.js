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

/** The content of the layer. @typedef {{ report: Report, traces: Traces | null }} StaticContent */

export class StaticLayer {
  /** @type {HTMLCanvasElement | null} the maze alone, made at the first change of a cell and kept for the size and theme */
  #mazeCanvas = null;
  #sprites = new Sprites();
  /** @type {Geometry | null} */
  #geometry = null;
  /** @type {StaticContent | null} the content that the canvas shows */
  #paintedContent = null;
  /** @type {StaticContent | null} the content to show */
  #content = null;
  /** Whether the board was zoomed or moved since the last painting. */
  #isZoomChanged = false;

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
      (context, width, height, needsFullPainting) => {
        const scale = context.canvas.width / width;
        if (!isForPrint()) zoom?.resize(width, height);
        if (needsFullPainting || !this.#geometry || this.#isZoomChanged) {
          if (!needsFullPainting) context.clearRect(0, 0, width, height);
          const zoomedTransform = zoom && !isForPrint() ? zoom.view.zoomedTransform : null;
          this.#geometry = new Geometry(width, height, scale, region, coordinates, zoomedTransform);
          this.#geometry.hasCoordinates &&= showsCoordinates();
          this.#isZoomChanged = false;
          this.#paintedContent = null;
          this.#mazeCanvas = null;
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

  /** @param {StaticContent} content */
  show(content) {
    this.#content = content;
    this.surface.repaint();
  }

  /** The board was zoomed or moved. */
  updateZoom() {
    this.#isZoomChanged = true;
    this.surface.repaint();
  }

  close() {
    this.surface.close();
  }

  /**
   * @param {HTMLCanvasElement} boardCanvas
   * @param {Geometry} geometry
   * @param {import("./position.js").Setting} setting
   */
  #makeMazeCanvas(boardCanvas, geometry, { walls }) {
    const maze = document.createElement("canvas");
    [maze.width, maze.height] = [boardCanvas.width, boardCanvas.height];
    const context = maze.getContext("2d");
    if (!context) return maze;
    context.setTransform(geometry.scale, 0, 0, geometry.scale, 0, 0);
    drawMaze(context, geometry, currentColours(boardCanvas), currentFont(boardCanvas), walls);
    return maze;
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Geometry} geometry
   * @param {import("./position.js").Setting} setting
   */
  #paint(context, geometry, setting) {
    const content = this.#content;
    if (!content || content === this.#paintedContent) return;
    const previousContent = this.#paintedContent;
    const { scale } = geometry;
    const colours = currentColours(context.canvas);
    if (previousContent)
      this.#mazeCanvas ??= this.#makeMazeCanvas(context.canvas, geometry, setting);
    else drawMaze(context, geometry, colours, currentFont(context.canvas), setting.walls);
    const maze = this.#mazeCanvas;
    const { row: top, column: left, rows, columns } = geometry.region;
    for (let row = top; row < top + rows; row++) {
      for (let column = left; column < left + columns; column++) {
        /** @type {Cell} */
        const cell = [row, column];
        if (!geometry.isOnCanvas(cell)) continue;
        if (previousContent && maze) {
          if (!mustRepaint(previousContent, content, cell)) continue;
          const [x, y, w, h] = geometry.boxOf(cell);
          context.drawImage(maze, x * scale, y * scale, w * scale, h * scale, x, y, w, h);
        }
        const { report, traces } = content;
        drawCell(context, geometry, colours, this.#sprites, report, cell, traces);
      }
    }
    this.#paintedContent = content;
  }
}

/**
 * @param {StaticContent} before
 * @param {StaticContent} after
 * @param {Cell} cell
 */
function mustRepaint(before, after, cell) {
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
