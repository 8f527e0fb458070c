// Zooming a board: the visible part, and the arrows at its edge.

import assert from "node:assert/strict";
import { test } from "node:test";
import { canvasPoint, wholeSquare } from "../../../www/kit/boards/unit-square.js";
import { Gestures } from "../../../www/kit/boards/zoom-gestures.js";
import { cellCentre, gridFit, STRIP_WIDTH } from "../../../www/kit/boards/zoom-grid.js";
import { freeEdgePlace } from "../../../www/kit/boards/zoom-pointers.js";
import { chooseButtonSpot } from "../../../www/kit/boards/zoom-spots.js";
import { View } from "../../../www/kit/boards/zoom-view.js";

function viewOf(width = 400, height = 400) {
  const view = new View();
  view.resize(width, height);
  return view;
}

test("a board is zoomed and moved within its bounds, and keeps its middle when the screen turns", () => {
  const view = viewOf();
  assert.ok(view.isWhole);
  assert.deepEqual(view.transform, wholeSquare(400, 400));
  assert.equal(view.zoomBy(0.5), false);
  assert.ok(view.zoomBy(3, [100, 100]));
  assert.ok(!view.isWhole);
  view.moveBy(10_000, 10_000);
  const { left, top } = view.transform;
  assert.ok(left > 0 && left < 40 && top === left, "no farther than its corner");
  view.reveal([0.9, 0.9]);
  const middle = (400 / 2 - view.transform.left) / view.transform.side;
  view.resize(300, 300);
  assert.ok(Math.abs((300 / 2 - view.transform.left) / view.transform.side - middle) < 0.05);
  view.zoomBy(100);
  assert.ok(view.isAtMaxZoom);
  view.showWhole();
  assert.ok(view.isWhole);
});

test("a point under the pointer stays there", () => {
  const view = viewOf();
  const { side, left, top } = view.transform;
  const place = /** @type {const} */ ([(250 - left) / side, (150 - top) / side]);
  view.zoomBy(2.5, [250, 150]);
  const [x, y] = canvasPoint(place, view.transform);
  assert.ok(Math.hypot(x - 250, y - 150) < 1e-6);
});

test("only places outside are brought into view, and every change is counted", () => {
  const view = viewOf();
  assert.equal(view.reveal([0, 0]), false, "the whole board is in view");
  view.zoomBy(4);
  const { changeCount } = view;
  assert.equal(view.reveal([0.5, 0.5]), false);
  assert.equal(view.changeCount, changeCount);
  assert.ok(view.reveal([0.1, 0.9]));
  assert.ok(view.isWellInside([0.1, 0.9]));
  assert.ok(view.changeCount > changeCount);
  view.resize(400, 400);
  const now = view.changeCount;
  view.resize(400, 400);
  assert.equal(view.changeCount, now, "the same size is not a change");
});

test("arrows are at the edge in their direction, whole, and beside each other", () => {
  assert.deepEqual(freeEdgePlace([1000, 200], 400, 400, []), [378, 200]);
  assert.deepEqual(freeEdgePlace([200, -50], 400, 400, []), [200, 22]);
  const [x, y] = freeEdgePlace([900, 900], 400, 400, []) ?? [];
  assert.deepEqual([x, y], [378, 378]);
  /** @type {[number, number][]} */
  const taken = [];
  for (let i = 0; i < 4; i++) {
    const spot = freeEdgePlace([1000, 200], 400, 400, taken);
    assert.ok(spot);
    taken.push(spot);
  }
  assert.deepEqual(
    taken.map(([, down]) => down),
    [200, 244, 156, 288],
  );
  assert.equal(freeEdgePlace([1000, 30], 400, 60, [[378, 30]]), null, "there is no more room");
});

test("a board zooms as far as a finger needs, and a board of large cells does not zoom", () => {
  const maze = new View(gridFit(24, () => 2));
  maze.resize(374, 374);
  assert.deepEqual(maze.transform, { side: 370, left: 2, top: 2 });
  assert.equal(maze.zoomedTransform, null);
  assert.ok(maze.zoomBy(100, [0, 0]));
  assert.ok(maze.isAtMaxZoom);
  assert.ok(!maze.isWhole && maze.transform.side / 24 >= 44);
  maze.moveBy(1e5, 1e5);
  // The first cell is beside the strips with the coordinates, and the last one on the canvas.
  assert.ok(maze.transform.left > STRIP_WIDTH && maze.transform.top > STRIP_WIDTH);
  maze.moveBy(-1e5, -1e5);
  assert.ok(maze.transform.left + maze.transform.side < 374);

  const example = new View(gridFit(5, () => 30));
  example.resize(580, 580);
  assert.equal(example.zoomBy(2), false);
  assert.ok(example.isWhole && example.isAtMaxZoom);
});

test("a board that grows stays within its maximum zoom", () => {
  const maze = new View(gridFit(24, () => 2));
  maze.resize(374, 374);
  maze.zoomBy(100);
  const cell = maze.transform.side / 24;
  maze.resize(900, 900);
  assert.ok(Math.abs(maze.transform.side / 24 - cell) < 0.01);
  maze.resize(1700, 1700);
  assert.ok(maze.isWhole, "its cells are large now");
});

test("a place is in view or outside", () => {
  const maze = new View(gridFit(24, () => 2));
  maze.resize(374, 374);
  assert.ok(maze.isOnCanvas(cellCentre(23, 0, 24)));
  maze.zoomBy(4, [0, 0]);
  assert.ok(maze.isOnCanvas(cellCentre(1, 1, 24)));
  assert.ok(!maze.isOnCanvas(cellCentre(23, 0, 24)));
});

/** A board of 400 × 400 that is tapped at given times. @param {(gestures: Gestures) => void} press */
function tapped(press) {
  const board = Object.assign(new EventTarget(), {
    style: {},
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
  });
  const view = viewOf();
  const gestures = new Gestures(/** @type {any} */ (board), {
    view,
    moved: () => {},
    hover: () => {},
    press: () => press(gestures),
  });
  const tap = (/** @type {number} */ time) => {
    for (const type of ["pointerdown", "pointerup"]) {
      const event = new Event(type);
      const given = { clientX: 200, clientY: 200, pointerId: 1, pointerType: "touch", button: 0 };
      for (const [name, value] of Object.entries({ ...given, timeStamp: time })) {
        Object.defineProperty(event, name, { value });
      }
      board.dispatchEvent(event);
    }
  };
  return { tap, view, gestures };
}

test("two quick taps zoom in, but not if the board has jumped after the first", () => {
  let presses = 0;
  const plain = tapped(() => {
    presses += 1;
  });
  plain.tap(0);
  plain.tap(280);
  assert.equal(presses, 1);
  assert.ok(!plain.view.isWhole);

  presses = 0;
  const jumping = tapped((gestures) => {
    presses += 1;
    gestures.isSettling = true;
  });
  jumping.tap(0);
  jumping.tap(200);
  assert.equal(presses, 1, "while the board settles, a tap does nothing");
  jumping.gestures.isSettling = false;
  jumping.tap(280);
  assert.equal(presses, 2);
  assert.ok(jumping.view.isWhole);
});

test("the zoom buttons stay until they would cover a piece, and say when", () => {
  /** @typedef {import("../../../www/kit/boards/unit-square.js").Point} Point */
  const at = (/** @type {Point[]} */ places, /** @type {Point | null} */ current) =>
    chooseButtonSpot({
      width: 300,
      height: 300,
      isBelow: false,
      buttons: 1,
      clearGroups: [{ places, reach: 0, matters: true }],
      current,
    });
  assert.deepEqual(at([], null), { spot: [252, 4], isClear: true });
  assert.deepEqual(at([[20, 20]], [4, 100]), { spot: [4, 100], isClear: true });
  assert.deepEqual(at([[260, 20]], [252, 4]), { spot: [252, 204], isClear: true });
  const corners = [20, 280].flatMap((x) => [20, 220].map((y) => /** @type {Point} */ ([x, y])));
  assert.deepEqual(at(corners, null), { spot: [252, 20], isClear: true });
  const all = Array.from({ length: 900 }, (_, i) => {
    return /** @type {Point} */ ([10 * (i % 30), 10 * Math.floor(i / 30)]);
  });
  assert.equal(at(all, null).isClear, false);
});
