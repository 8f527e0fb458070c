// The gestures of mouse and fingers on a board of mice. A drag from a cell sets its arrow's heading. A finger, and a mouse on a
// zoomed board, do so only from the chosen cell; elsewhere they scroll the page, or move the board.

import { DOUBLE_TAP_REACH } from "../../kit/boards/zoom-grid.js";

/**
 * @param {import("./choice.js").ArrowChoice} choice
 * @param {HTMLElement} handles the handles around the chosen cell, which handle presses themselves
 * @param {() => import("./geometry.js").Geometry} geometry
 * @returns {Pick<import("../../kit/boards/zoom.js").ZoomCallbacks,
 *   "press" | "hover" | "grab" | "drag" | "drop" | "isOver" | "doubleTapReach">}
 */
export function gesturesOf(choice, handles, geometry) {
  let draggedCell = "";
  return {
    press: (point) => {
      const cell = geometry().cellAt(...point);
      return cell === null ? undefined : choice.pressCell(cell);
    },
    hover: (point) => choice.setHovered(point && geometry().cellAt(...point)),
    grab: (point, byFinger) => {
      const { zoomed } = geometry();
      const cell = geometry().cellAt(...point);
      if (cell === null) return false;
      const mustBeChosen = byFinger || zoomed !== null;
      if (mustBeChosen && choice.chosen?.cell !== cell) return false;
      draggedCell = cell;
      return choice.beginDrag(cell);
    },
    drag: (point) => choice.dragHeading(geometry().dragHeading(draggedCell, ...point)),
    drop: (isKept) => choice.endDrag(isKept),
    isOver: (target) => target instanceof Node && handles.contains(target),
    doubleTapReach: DOUBLE_TAP_REACH,
  };
}
