// The statement's assignment: a program that reads a finished game and prints the players' points. This module makes games for it
// to read, and the right outputs.

/** @typedef {import("../../play/load.js").Warren} Warren */

/** The statement's example. @type {import("../../kit/boards/board.js").AssignmentModule["EXAMPLE"]} */
export const EXAMPLE = {
  input: [
    ..."5 5|2|2|8|1 2|3 2|2 E|2 W".split("|"),
    ..."2 0 W|2 2 E|1 0 S|1 1 E|2 1 W|0 1 S|0 3 E|2 0 E".split("|"),
  ],
  output: ["8", "8"],
};

/**
 * The games to make: the extremes that the statement allows, and games in between. The layouts reveal typical mistakes:
 *
 * - `straight`: doors lead straight into rockets, so that each tenth animal is a cat and points would fall below zero.
 * - `facing`: doors face each other, so that mice meet cats, and the remaining animals run along a wall to a rocket.
 * - `anywhere`: neither.
 */
const GAMES = [
  { size: 5, players: 2, doors: 1, turns: 1, layout: "straight" },
  { size: 5, players: 2, doors: 3, turns: 12, layout: "straight" },
  { size: 5, players: 4, doors: 12, turns: 100, layout: "anywhere" },
  { size: 6, players: 3, doors: 16, turns: 40, layout: "anywhere" },
  { size: 7, players: 2, doors: 4, turns: 60, layout: "straight" },
  { size: 8, players: 4, doors: 4, turns: 60, layout: "facing" },
  { size: 9, players: 4, doors: 8, turns: 100, layout: "straight" },
  { size: 11, players: 4, doors: 8, turns: 100, layout: "facing" },
  { size: 13, players: 3, doors: 16, turns: 60, layout: "anywhere" },
  { size: 25, players: 2, doors: 1, turns: 100, layout: "straight" },
  { size: 25, players: 4, doors: 16, turns: 100, layout: "straight" },
];

const WALLS = ["N", "E", "S", "W"];

/**
 * Games with random boards and random legal arrows. A large one takes some milliseconds.
 * @param {Warren} warren
 * @param {number} seed
 */
export function* makeInputs({ Scene }, seed) {
  const randomBelow = randomNumbers(seed);
  for (const options of GAMES) {
    const { size, turns } = options;
    const scene = Scene.start("mice", boardLines(options, randomBelow));
    for (let turn = 0; turn < turns; turn += 1) {
      const randomArrow = () =>
        `${randomBelow(size)} ${randomBelow(size)} ${WALLS[randomBelow(4)]}`;
      let arrow = randomArrow();
      while (scene.check(turn, arrow) !== null) arrow = randomArrow();
      scene.play(arrow);
    }
    yield linesOf(scene.headless() ?? "");
  }
}

/**
 * The lines of a game up to its doors.
 * @param {typeof GAMES[number]} options
 * @param {(bound: number) => number} randomBelow
 */
function boardLines({ size, players, doors: count, turns, layout }, randomBelow) {
  /** A place on a wall or in a row, without the corners. */
  const randomInner = () => 1 + randomBelow(size - 2);
  const randomCellsAtWalls = [
    () => `${randomInner()} 0`,
    () => `${size - 1} ${randomInner()}`,
    () => `${randomInner()} ${size - 1}`,
    () => `0 ${randomInner()}`,
  ];
  const doors =
    layout === "facing"
      ? makeDistinct(count / 2, () => `${randomInner()} ${"NW"[randomBelow(2)]}`).flatMap(
          (door) => [door, door.replace("N", "S").replace("W", "E")],
        )
      : makeDistinct(count, () => `${randomInner()} ${WALLS[randomBelow(4)]}`);
  const rockets = makeDistinct(players, () => {
    if (layout === "facing") return randomCellsAtWalls[randomBelow(4)]();
    // Some rockets are elsewhere, since few cells may be in line with a single door.
    if (layout === "anywhere" || randomBelow(4) === 0) return `${randomInner()} ${randomInner()}`;
    const [doorCoordinate, wall] = doors[randomBelow(doors.length)].split(" ");
    return wall === "N" || wall === "S"
      ? `${doorCoordinate} ${randomInner()}`
      : `${randomInner()} ${doorCoordinate}`;
  });
  return [`${size} ${size}`, `${players}`, `${count}`, `${turns}`, ...rockets, ...doors];
}

/**
 * @param {number} count
 * @param {() => string} make
 */
function makeDistinct(count, make) {
  /** @type {Set<string>} */
  const made = new Set();
  while (made.size < count) made.add(make());
  return [...made];
}

/**
 * The description of an input in the list of inputs.
 * @param {readonly string[]} input
 */
export function factsOf(input) {
  const [size, players, doors, turns] = input.map((line) => Number.parseInt(line, 10));
  return { size, players, doors, turns };
}

/** @param {readonly string[]} input */
export const turnsOf = (input) => factsOf(input).turns;

/**
 * The first turns of a game, as a complete input.
 * @param {readonly string[]} input
 * @param {number} turns
 */
export function cut(input, turns) {
  const { players, doors } = factsOf(input);
  const lineCountBeforeTurns = 4 + players + doors;
  return [...input.slice(0, 3), `${turns}`, ...input.slice(4, lineCountBeforeTurns + turns)];
}

/**
 * @param {Warren} warren
 * @param {readonly string[]} input
 */
export const sceneOf = ({ Scene }, input) =>
  Scene.fromRecord(`${["warren 1 mice", ...input].join("\n")}\n`);

/**
 * The right output: the players' points, one per line.
 * @param {Warren} warren
 * @param {readonly string[]} input
 */
export function outputOf(warren, input) {
  const scene = sceneOf(warren, input);
  const { scores } = /** @type {import("../../wasm/warren.js").MiceReport} */ (
    scene.report(scene.length)
  );
  return scores.map(String);
}

/** @param {string} text */
const linesOf = (text) => text.trimEnd().split("\n");

/**
 * Returns a generator of random integers from 0 to below a bound. Equal seeds give equal numbers.
 * @param {number} seed
 */
function randomNumbers(seed) {
  let state = seed >>> 0;
  // The generator mulberry32.
  return (/** @type {number} */ bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}
