// Computes places for cities from their distances along the roads.

/**
 * @typedef {import("./crossings.js").Places} Places
 */

/**
 * The distances between all cities along the roads, one row per city.
 * @param {number} count
 * @param {readonly { one: number, other: number, length: number }[]} roads the roads, which connect all cities
 * @returns {Float64Array[]}
 */
export function distancesBetween(count, roads) {
  const roadsFrom = Array.from({ length: count }, () => /** @type {[number, number][]} */ ([]));
  for (const { one, other, length } of roads) {
    roadsFrom[one].push([other, length]);
    roadsFrom[other].push([one, length]);
  }
  return roadsFrom.map((_, from) => {
    const distances = new Float64Array(count).fill(count);
    distances[from] = 0;
    const isDone = new Uint8Array(count);
    for (let step = 0; step < count; step++) {
      let nearestCity = -1;
      for (let city = 0; city < count; city++) {
        if (!isDone[city] && (nearestCity < 0 || distances[city] < distances[nearestCity]))
          nearestCity = city;
      }
      isDone[nearestCity] = 1;
      for (const [to, length] of roadsFrom[nearestCity])
        distances[to] = Math.min(distances[to], distances[nearestCity] + length);
    }
    return distances;
  });
}

/**
 * The plane that fits the distances best, by classical scaling: the two principal axes of the centred squares.
 * @param {readonly Float64Array[]} distances
 * @returns {Places}
 */
export function classicalScaling(distances) {
  const count = distances.length;
  const squares = distances.map((row) => row.map((distance) => distance * distance));
  const rowMeans = squares.map((row) => row.reduce((sum, square) => sum + square, 0) / count);
  const mean = rowMeans.reduce((sum, rowMean) => sum + rowMean, 0) / count;
  const centred = squares.map((row, i) =>
    row.map((square, j) => rowMeans[i] + rowMeans[j] - square - mean),
  );
  const xs = principalAxis(centred, null);
  return { xs, ys: principalAxis(centred, xs) };
}

/**
 * The principal axis of a symmetric matrix, orthogonal to another axis if one is given; by the power method.
 * @param {readonly Float64Array[]} matrix
 * @param {Float64Array | null} other
 */
function principalAxis(matrix, other) {
  // An arbitrary start, the same in every run.
  let axis = new Float64Array(matrix.length).map((_, i) => ((i * 7919) % 101) - 50);
  for (let round = 0; round < 60; round++) {
    if (other) {
      const projection = dotProduct(axis, other) / dotProduct(other, other);
      axis = axis.map((value, i) => value - projection * other[i]);
    }
    const product = new Float64Array(matrix.map((row) => dotProduct(row, axis)));
    const length = Math.sqrt(dotProduct(product, product)) || 1;
    axis = product.map((value) => (value / length) * Math.sqrt(matrix.length));
  }
  return axis;
}

/**
 * @param {Float64Array} one
 * @param {Float64Array} other
 */
function dotProduct(one, other) {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += one[i] * other[i];
  return sum;
}

/**
 * The place of a city that fits the distances to all others best, while the others stay fixed: a step of stress majorization,
 * weighted so that near cities count most.
 * @param {Places} places
 * @param {readonly Float64Array[]} distances
 * @param {number} city
 * @returns {[number, number]}
 */
export function bestPlaceFor({ xs, ys }, distances, city) {
  const row = distances[city];
  let [x, y, weights] = [0, 0, 0];
  for (let other = 0; other < row.length; other++) {
    if (other === city) continue;
    const wantedDistance = row[other];
    const weight = 1 / (wantedDistance * wantedDistance);
    const [dx, dy] = [xs[city] - xs[other], ys[city] - ys[other]];
    const length = Math.sqrt(dx * dx + dy * dy);
    const scale = length > 1e-9 ? wantedDistance / length : 0;
    x += weight * (xs[other] + scale * dx);
    y += weight * (ys[other] + scale * dy);
    weights += weight;
  }
  return [x / weights, y / weights];
}
