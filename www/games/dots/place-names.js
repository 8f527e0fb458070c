// The places that a program may name: cells, such as `E4`.

/** @type {import("../../kit/boards/board.js").BoardModule["placeName"]} */
export function placeName(_scene, written) {
  const cell = written.toUpperCase();
  return /^[A-G][1-7]$/.test(cell) ? cell : null;
}

/**
 * @param {import("./geometry.js").Geometry} geometry
 * @param {string} name
 * @returns {import("../../kit/boards/drawing-layer.js").Place}
 */
export function placeOf(geometry, name) {
  const [x, y] = geometry.centreOf(name);
  return { x, y, size: geometry.cell };
}
