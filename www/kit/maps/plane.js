// Computes places without crossings, from the faces of a planar drawing.

/**
 * @typedef {import("./crossings.js").Places} Places
 */

/** The maximum number of rounds. After these, places hardly change even on the largest maps. */
const MAX_ROUNDS = 3000;

/**
 * Tutte's drawing: the outer face on a circle, every other city at the centre of its neighbours. The centre of each inner face
 * counts as a neighbour, so that no cities coincide.
 * @param {number} count
 * @param {readonly number[][]} faces the outer one first
 * @returns {Places} from -1 to 1
 */
export function tuttePlaces(count, faces) {
  const [outside, ...inner] = faces;
  const neighbours = Array.from(
    { length: count + inner.length },
    () => /** @type {Set<number>} */ (new Set()),
  );
  /** @param {number} one @param {number} other */
  const connect = (one, other) => {
    neighbours[one].add(other);
    neighbours[other].add(one);
  };
  for (const [i, face] of inner.entries()) {
    for (const [k, city] of face.entries()) {
      connect(city, face[(k + 1) % face.length]);
      // A triangle needs no centre to stay open.
      if (face.length > 3) connect(city, count + i);
    }
  }
  const [xs, ys] = [new Float64Array(neighbours.length), new Float64Array(neighbours.length)];
  for (const [i, city] of outside.entries()) [xs[city], ys[city]] = onCircle(i / outside.length);
  const isFixed = new Set(outside);
  const cities = neighbours.map((around, at) => ({ at, around: [...around] }));
  const moving = cities.filter(({ at, around }) => !isFixed.has(at) && around.length > 0);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let maxMovement = 0;
    for (const { at, around } of moving) {
      let [x, y] = [0, 0];
      for (const other of around) {
        x += xs[other];
        y += ys[other];
      }
      x /= around.length;
      y /= around.length;
      maxMovement = Math.max(maxMovement, Math.abs(x - xs[at]), Math.abs(y - ys[at]));
      xs[at] = x;
      ys[at] = y;
    }
    if (maxMovement < 1e-12) break;
  }
  return { xs: xs.slice(0, count), ys: ys.slice(0, count) };
}

/**
 * A place on the circle. It avoids sines, which are not the same on every machine.
 * @param {number} part the part of a full turn, 0 to 1
 * @returns {[number, number]}
 */
export function onCircle(part) {
  const quarter = Math.floor(4 * part);
  const partOfQuarter = 4 * part - quarter;
  const length = Math.sqrt(
    (1 - partOfQuarter) * (1 - partOfQuarter) + partOfQuarter * partOfQuarter,
  );
  let [x, y] = [(1 - partOfQuarter) / length, partOfQuarter / length];
  for (let i = 0; i < quarter; i++) [x, y] = [-y, x];
  return [x, y];
}
