// Crossings of straight roads, and the distance of a place from a road.

/**
 * The places of cities, by index.
 * @typedef {{ xs: Float64Array, ys: Float64Array }} Places
 */

/**
 * A road as the indices of its ends.
 * @typedef {readonly [number, number]} RoadEnds
 */

/**
 * Whether two roads cross. Roads that meet in a city do not.
 * @param {Places} places
 * @param {RoadEnds} one
 * @param {RoadEnds} other
 */
export function roadsCross({ xs, ys }, one, other) {
  const a = one[0];
  const b = one[1];
  const c = other[0];
  const d = other[1];
  if (a === c || a === d || b === c || b === d) return false;
  const ax = xs[a];
  const ay = ys[a];
  const bx = xs[b];
  const by = ys[b];
  const cx = xs[c];
  const cy = ys[c];
  const dx = xs[d];
  const dy = ys[d];
  if (ax < cx && ax < dx && bx < cx && bx < dx) return false;
  if (ax > cx && ax > dx && bx > cx && bx > dx) return false;
  if (ay < cy && ay < dy && by < cy && by < dy) return false;
  if (ay > cy && ay > dy && by > cy && by > dy) return false;
  const sideOfC = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const sideOfD = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax);
  if ((sideOfC > 0 && sideOfD > 0) || (sideOfC < 0 && sideOfD < 0)) return false;
  const sideOfA = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx);
  const sideOfB = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx);
  return !((sideOfA > 0 && sideOfB > 0) || (sideOfA < 0 && sideOfB < 0));
}

/**
 * The number of pairs of roads that cross.
 * @param {Places} places
 * @param {readonly RoadEnds[]} roads
 */
export function countCrossings(places, roads) {
  let count = 0;
  for (let i = 0; i < roads.length; i++) {
    for (let j = 0; j < i; j++) if (roadsCross(places, roads[i], roads[j])) count++;
  }
  return count;
}

/**
 * The square of the distance of a place from a road.
 * @param {number} x
 * @param {number} y
 * @param {Places} places
 * @param {RoadEnds} road
 */
export function squaredDistanceToRoad(x, y, { xs, ys }, road) {
  const fromX = xs[road[0]];
  const fromY = ys[road[0]];
  const alongX = xs[road[1]] - fromX;
  const alongY = ys[road[1]] - fromY;
  const squaredLength = alongX * alongX + alongY * alongY;
  const along = ((x - fromX) * alongX + (y - fromY) * alongY) / (squaredLength || 1);
  const partAlong = along < 0 ? 0 : along > 1 ? 1 : along;
  const dx = x - fromX - partAlong * alongX;
  const dy = y - fromY - partAlong * alongY;
  return dx * dx + dy * dy;
}
