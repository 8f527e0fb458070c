// Rabbit Hunt: a first program. Rabbits go to the nearest safe cabbage, hunters to the nearest rabbit.
//
// The protocol, a line each:
//   read   the number of turns of each side, then your number: 0 is the rabbits, 1 the hunters
//   write  your turn: a letter for each of your pieces, N, E, S, W, or - for one that stays or has
//          been caught. The rabbits begin; the hunters read a turn first.
//   read   the opponent's turn, in the same form; then it is your turn again, until the input ends

// The maze, six rows a line. A digit is the sum of a cell's walls: 1 north, 2 east, 4 south, 8 west.
const MAZE =
  "955391115555555539111553AD3AAAA8555555552AAAA97AC56AAAA8393939392AAAAC569112AAAAC6C6C6C6AAAA811380004468111111110446800284445552AAAAAAAA85554442" +
  "A9555552AAAAAAAA8555553AAA955552EEEEEEEE855553AAAAA955501111111105553AAAAAAAD390000000000397AAAAAAAC56800000000002C56AAA840555004444444400555042" +
  "810555001111111100555012AAA953800000000002953AAAAAAAD6C00000000006C7AAAAAAAC55504444444405556AAAAAC55552BBBBBBBB855556AAAC555552AAAAAAAA8555556A" +
  "81115552AAAAAAAA85551112800011384444444401138002C442AAAA93939393AAAA8446953AAAA86C6C6C6C2AAAA953AD6AAAA8555555552AAAAC7AC556C444555555556C444556";
const STEPS = { N: -24, E: 1, S: 24, W: -1, "-": 0 };

// The cells of the rabbits and of the hunters, counted from the top left; -1 for a caught rabbit.
const sides = [
  [322, 323, 324, 325, 346, 347, 348, 349],
  [250, 251, 252, 253, 227, 228],
];
const cabbages = new Set([...Array(576).keys()].filter((cell) => !sides.flat().includes(cell)));

// The letters of the ways out of a cell.
function ways(cell) {
  return [..."NESW"].filter((_, i) => ((parseInt(MAZE[cell], 16) >> i) & 1) === 0);
}

// By cell, the number of steps to the nearest goal.
function distances(goals) {
  const steps = new Map([...goals].map((cell) => [cell, 0]));
  for (const [cell, count] of steps) {
    for (const way of ways(cell)) {
      const next = cell + STEPS[way];
      if (!steps.has(next)) steps.set(next, count + 1); // this loop will come to it, too
    }
  }
  return steps;
}

function myTurn(me) {
  const away = distances(me === 0 ? cabbages : sides[0].filter((cell) => cell >= 0));
  // Two of us must not meet, so no one enters a cell where another is or goes.
  const closed = new Set(sides[me]);
  for (const cell of me === 0 ? sides[1] : []) {
    for (const way of ["-", ...ways(cell)]) closed.add(cell + STEPS[way]);
  }
  let turn = "";
  for (const cell of sides[me]) {
    const open = cell < 0 ? [] : ways(cell).filter((way) => !closed.has(cell + STEPS[way]));
    const [best] = open.sort((a, b) => away.get(cell + STEPS[a]) - away.get(cell + STEPS[b]));
    turn += best ?? "-";
    closed.add(cell + STEPS[best ?? "-"]);
  }
  return turn;
}

async function main() {
  await readLine(); // the number of turns: this program plays until the input ends
  const me = Number(await readLine());
  for (let side = 0; ; side = 1 - side) {
    const turn = side === me ? myTurn(me) : await readLine();
    if (turn === null) return;
    if (side === me) print(turn);
    sides[side] = sides[side].map((cell, i) => cell + STEPS[turn[i]]);
    sides[0] = sides[0].map((cell) => (sides[1].includes(cell) ? -1 : cell)); // caught
    for (const cell of sides[0]) cabbages.delete(cell); // eaten
  }
}

// Warren's page has `readLine` and `print`. Node does not, so they are defined here.
if (typeof readLine === "undefined") {
  const input = require("readline").createInterface(process.stdin)[Symbol.asyncIterator]();
  globalThis.readLine = async () => (await input.next()).value ?? null;
  globalThis.print = console.log;
}
main();
