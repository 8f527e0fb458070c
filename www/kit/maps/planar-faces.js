// A planar drawing of roads, given by the cycle of cities around each face. Uses the method of Demoucron, Malgrange and
// Pertuiset, which adds one path at a time, through a face that has both its ends.

/**
 * @typedef {import("./crossings.js").Places} Places
 * @typedef {import("./crossings.js").RoadEnds} RoadEnds
 */

/**
 * A connected part that is not drawn yet: the drawn cities that it touches, and the cities inside it.
 * @typedef {{ ends: number[], inside: number[] }} Fragment
 */

/**
 * The faces of a planar drawing, the outer one first; `null` if there is no such drawing. Roads are added between parts that
 * share only one city, so that every face is a simple cycle.
 * @param {number} count the number of cities
 * @param {readonly RoadEnds[]} roads the roads, which connect all cities; each city has at least two
 * @param {Places} guide decides between faces: the face around these places is chosen
 * @returns {number[][] | null}
 */
export function facesOf(count, roads, guide) {
  if (roads.length > 3 * count - 6) return null;
  const neighbours = neighboursWithoutBottlenecks(count, roads);
  const firstCycle = findCycle(neighbours);
  if (!firstCycle) return null;
  if (areaOf(firstCycle, guide) < 0) firstCycle.reverse();
  /** @type {number[][]} */
  const faces = [[...firstCycle].reverse(), firstCycle];
  const drawnNeighbours = neighbours.map(() => /** @type {Set<number>} */ (new Set()));
  /** @param {readonly number[]} path */
  const markDrawn = (path) => {
    for (let i = 1; i < path.length; i++) {
      drawnNeighbours[path[i - 1]].add(path[i]);
      drawnNeighbours[path[i]].add(path[i - 1]);
    }
  };
  markDrawn([...firstCycle, firstCycle[0]]);
  for (;;) {
    const next = mostConstrainedFragment(fragmentsOf(neighbours, drawnNeighbours), faces);
    if (!next) break;
    const { fragment, fittingFaces } = next;
    if (fittingFaces.length === 0) return null;
    const path = pathThrough(fragment, neighbours);
    const citiesToSurround = fragment.inside.length > 0 ? fragment.inside : fragment.ends;
    const face =
      fittingFaces.length === 1
        ? fittingFaces[0]
        : bestFace(fittingFaces, faces, citiesToSurround, guide);
    splitFace(faces, face, path, guide);
    markDrawn(path);
  }
  return longestFaceFirst(faces);
}

/**
 * The neighbours of each city, with roads added until no single city is the only connection between two parts.
 * @param {number} count
 * @param {readonly RoadEnds[]} roads
 */
function neighboursWithoutBottlenecks(count, roads) {
  const neighbours = Array.from({ length: count }, () => /** @type {number[]} */ ([]));
  for (const [one, other] of roads) {
    neighbours[one].push(other);
    neighbours[other].push(one);
  }
  for (let city = 0; city < count; city++) {
    const partOf = new Array(count).fill(-1);
    partOf[city] = city;
    /** @type {number | null} */
    let previous = null;
    // Neighbours in two parts that only this city connects can be connected beside it without a crossing.
    for (const start of [...neighbours[city]]) {
      if (partOf[start] !== -1) continue;
      const queue = [start];
      partOf[start] = start;
      for (const reachedCity of queue) {
        for (const to of neighbours[reachedCity]) {
          if (partOf[to] !== -1) continue;
          partOf[to] = start;
          queue.push(to);
        }
      }
      if (previous !== null) {
        neighbours[previous].push(start);
        neighbours[start].push(previous);
      }
      previous = start;
    }
  }
  return neighbours;
}

/**
 * Any cycle of cities.
 * @param {readonly number[][]} neighbours
 * @returns {number[] | null}
 */
function findCycle(neighbours) {
  const path = [0];
  const nextNeighbour = neighbours.map(() => 0);
  const indexOnPath = new Map([[0, 0]]);
  while (path.length > 0) {
    const city = path[path.length - 1];
    const to = neighbours[city][nextNeighbour[city]++];
    if (to === undefined) {
      indexOnPath.delete(city);
      path.pop();
      continue;
    }
    const earlierIndex = indexOnPath.get(to);
    if (earlierIndex === undefined) {
      indexOnPath.set(to, path.length);
      path.push(to);
    } else if (path.length - earlierIndex > 2) {
      return path.slice(earlierIndex);
    }
  }
  return null;
}

/**
 * @param {readonly number[][]} neighbours
 * @param {readonly Set<number>[]} drawnNeighbours for each city, the neighbours to which the road is drawn
 * @returns {Fragment[]}
 */
function fragmentsOf(neighbours, drawnNeighbours) {
  /** @type {Fragment[]} */
  const fragments = [];
  const visitedCities = new Set();
  for (let city = 0; city < neighbours.length; city++) {
    if (drawnNeighbours[city].size > 0) {
      for (const to of neighbours[city]) {
        if (to > city && drawnNeighbours[to].size > 0 && !drawnNeighbours[city].has(to)) {
          fragments.push({ ends: [city, to], inside: [] });
        }
      }
    } else if (!visitedCities.has(city)) {
      const [inside, ends] = [[city], new Set()];
      visitedCities.add(city);
      for (const insideCity of inside) {
        for (const to of neighbours[insideCity]) {
          if (drawnNeighbours[to].size > 0) ends.add(to);
          else if (!visitedCities.has(to)) {
            visitedCities.add(to);
            inside.push(to);
          }
        }
      }
      fragments.push({ ends: [...ends], inside });
    }
  }
  return fragments;
}

/**
 * The fragment that fits into the fewest faces.
 * @param {readonly Fragment[]} fragments
 * @param {readonly number[][]} faces
 */
function mostConstrainedFragment(fragments, faces) {
  const sets = faces.map((face) => new Set(face));
  /** @type {{ fragment: Fragment, fittingFaces: number[] } | null} */
  let best = null;
  for (const fragment of fragments) {
    const fittingFaces = [];
    for (const [i, set] of sets.entries()) {
      if (fragment.ends.every((city) => set.has(city))) fittingFaces.push(i);
    }
    if (!best || fittingFaces.length < best.fittingFaces.length) best = { fragment, fittingFaces };
    if (best.fittingFaces.length === 0) break;
  }
  return best;
}

/**
 * A shortest path through a fragment, from one of its ends to another.
 * @param {Fragment} fragment
 * @param {readonly number[][]} neighbours
 */
function pathThrough({ ends, inside }, neighbours) {
  if (inside.length === 0) return ends;
  const insideCities = new Set(inside);
  const previousCities = new Map([[ends[0], -1]]);
  const queue = [ends[0]];
  for (const reachedCity of queue) {
    for (const to of neighbours[reachedCity]) {
      if (previousCities.has(to)) continue;
      if (reachedCity !== ends[0] && ends.includes(to)) {
        const path = [to];
        for (let city = reachedCity; city !== -1; city = Number(previousCities.get(city)))
          path.push(city);
        return path.reverse();
      }
      if (!insideCities.has(to)) continue;
      previousCities.set(to, reachedCity);
      queue.push(to);
    }
  }
  return ends;
}

/**
 * The face that contains most of these cities, by their places in the guide.
 * @param {readonly number[]} fittingFaces
 * @param {readonly number[][]} faces
 * @param {readonly number[]} cities
 * @param {Places} guide
 */
function bestFace(fittingFaces, faces, cities, guide) {
  const { xs, ys } = guide;
  const points = cities.map((city) => [xs[city], ys[city]]);
  points.push(
    [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length),
  );
  const windingSums = fittingFaces.map((face) => {
    const windings = points.map(
      ([x, y]) => windingNumber(faces[face], x, y, guide) + (face === 0 ? 1 : 0),
    );
    return windings.reduce((sum, winding) => sum + winding, 0);
  });
  return fittingFaces[windingSums.indexOf(Math.max(...windingSums))];
}

/**
 * The winding number of a face around a place.
 * @param {readonly number[]} face
 * @param {number} x
 * @param {number} y
 * @param {Places} places
 */
function windingNumber(face, x, y, { xs, ys }) {
  let count = 0;
  for (const [i, to] of face.entries()) {
    const from = face[(i + face.length - 1) % face.length];
    const side = (xs[to] - xs[from]) * (y - ys[from]) - (ys[to] - ys[from]) * (x - xs[from]);
    if (ys[from] <= y && ys[to] > y && side > 0) count++;
    if (ys[from] > y && ys[to] <= y && side < 0) count--;
  }
  return count;
}

/**
 * Replaces a face by the two that a path cuts it into. The first face stays the outer one.
 * @param {number[][]} faces
 * @param {number} index
 * @param {readonly number[]} path
 * @param {Places} guide
 */
function splitFace(faces, index, path, guide) {
  const face = faces[index];
  const start = face.indexOf(path[0]);
  const rotated = [...face.slice(start), ...face.slice(0, start)];
  const end = rotated.indexOf(path[path.length - 1]);
  const innerCities = path.slice(1, -1);
  const one = [...rotated.slice(0, end + 1), ...innerCities.toReversed()];
  const other = [...rotated.slice(end), rotated[0], ...innerCities];
  const isSwapped = index === 0 && areaOf(other, guide) < areaOf(one, guide);
  faces[index] = isSwapped ? other : one;
  faces.push(isSwapped ? one : other);
}

/**
 * Twice the area inside a face, negative if the face has the opposite orientation.
 * @param {readonly number[]} face
 * @param {Places} places
 */
function areaOf(face, { xs, ys }) {
  let area = 0;
  for (const [i, to] of face.entries()) {
    const from = face[(i + face.length - 1) % face.length];
    area += xs[from] * ys[to] - xs[to] * ys[from];
  }
  return area;
}

/**
 * Puts the longest face outside, which looks best. The guide's outer face counts as two longer.
 * @param {readonly number[][]} faces
 */
function longestFaceFirst(faces) {
  const lengths = faces.map((face, i) => face.length + (i === 0 ? 2 : 0));
  const outside = lengths.indexOf(Math.max(...lengths));
  return [faces[outside], ...faces.filter((_, i) => i !== outside)];
}
