// Rabbit Hunt: a first program. Rabbits go to the nearest safe cabbage, hunters to the nearest rabbit.
//
// The protocol, a line each:
//   read   the number of turns of each side, then your number: 0 is the rabbits, 1 the hunters
//   write  your turn: a letter for each of your pieces, N, E, S, W, or - for one that stays or has
//          been caught. The rabbits begin; the hunters read a turn first.
//   read   the opponent's turn, in the same form; then it is your turn again, until the input ends

// ---- The board ----

// The maze, six rows a line. A digit is the sum of a cell's walls: 1 north, 2 east, 4 south, 8 west.
const MAZE =
  "955391115555555539111553AD3AAAA8555555552AAAA97AC56AAAA8393939392AAAAC569112AAAAC6C6C6C6AAAA811380004468111111110446800284445552AAAAAAAA85554442" +
  "A9555552AAAAAAAA8555553AAA955552EEEEEEEE855553AAAAA955501111111105553AAAAAAAD390000000000397AAAAAAAC56800000000002C56AAA840555004444444400555042" +
  "810555001111111100555012AAA953800000000002953AAAAAAAD6C00000000006C7AAAAAAAC55504444444405556AAAAAC55552BBBBBBBB855556AAAC555552AAAAAAAA8555556A" +
  "81115552AAAAAAAA85551112800011384444444401138002C442AAAA93939393AAAA8446953AAAA86C6C6C6C2AAAA953AD6AAAA8555555552AAAAC7AC556C444555555556C444556";
const STEPS = { N: -24, E: 1, S: 24, W: -1, "-": 0 };

// By cell, the letters of the ways out. Cells are counted from the top left.
const WAYS = [...MAZE].map((digit) =>
  [..."NESW"].filter((_, i) => ((parseInt(digit, 16) >> i) & 1) === 0),
);

class Board {
  // The cells of the rabbits and of the hunters; -1 for a caught rabbit.
  sides = [
    [322, 323, 324, 325, 346, 347, 348, 349],
    [250, 251, 252, 253, 227, 228],
  ];
  cabbages = new Set([...Array(576).keys()].filter((cell) => !this.sides.flat().includes(cell)));
  points = [0, 0];
  turn = 0; // the number of turns played by both sides together

  // `limit` is the number of turns of each side.
  constructor(limit) {
    this.limit = limit;
  }

  copy() {
    const board = new Board(this.limit);
    board.sides = this.sides.map((cells) => [...cells]);
    board.cabbages = new Set(this.cabbages);
    board.points = [...this.points];
    board.turn = this.turn;
    return board;
  }

  // The side to move: 0 for the rabbits, 1 for the hunters.
  get side() {
    return this.turn % 2;
  }

  get isOver() {
    const isCaught = this.sides[0].every((cell) => cell < 0);
    if (this.side === 1) return this.cabbages.size === 0; // the hunters answer even the last rabbit's move
    return isCaught || this.turn === 2 * this.limit;
  }

  // By piece, the letters of its ways. No two pieces may go to the same cell.
  moves() {
    return this.sides[this.side].map((cell) => (cell < 0 ? "-" : `${WAYS[cell].join("")}-`));
  }

  play(letters) {
    const { side, cabbages } = this;
    this.sides[side] = this.sides[side].map((cell, i) => cell + STEPS[letters[i]]);
    this.sides[0] = this.sides[0].map((cell) => {
      if (!this.sides[1].includes(cell)) return cell;
      this.points[1] += 75; // caught
      return -1;
    });
    for (const cell of this.sides[0]) this.points[0] += cabbages.delete(cell) ? 1 : 0; // eaten
    this.turn += 1;
  }

  // The points of the rabbits and of the hunters.
  scores() {
    return [...this.points];
  }

  // By cell, the number of steps to the nearest goal.
  distances(goals) {
    const steps = new Map([...goals].map((cell) => [cell, 0]));
    for (const [cell, count] of steps) {
      for (const way of WAYS[cell]) {
        const next = cell + STEPS[way];
        if (!steps.has(next)) steps.set(next, count + 1); // the outer loop will come to it, too
      }
    }
    return steps;
  }

  // The rows from the top: * for a cabbage, 1 to 8 for the rabbits, A to F for the hunters.
  toString() {
    const cells = [...MAZE].map((_, cell) => (this.cabbages.has(cell) ? "*" : "."));
    this.sides[0].forEach((cell, i) => {
      if (cell >= 0) cells[cell] = "12345678"[i];
    });
    this.sides[1].forEach((cell, i) => {
      cells[cell] = "ABCDEF"[i];
    });
    return cells.join("").match(/.{24}/g).join("\n");
  }
}

// ---- The program ----

// Sends each piece to its nearest goal.
// Where to go on: play a turn on a copy of the board, answer it for the other side, and compare the points.
function choose(board) {
  const { side, sides } = board;
  const goals = side === 0 ? board.cabbages : sides[0].filter((cell) => cell >= 0);
  const away = board.distances(goals);
  // Two of us must not meet, so no one enters a cell where another is or goes.
  const closed = new Set(sides[side]);
  // Rabbits keep off the cells that hunters can reach.
  for (const cell of side === 0 ? sides[1] : []) {
    for (const way of ["-", ...WAYS[cell]]) closed.add(cell + STEPS[way]);
  }
  let letters = "";
  for (const cell of sides[side]) {
    const open = cell < 0 ? [] : WAYS[cell].filter((way) => !closed.has(cell + STEPS[way]));
    const [best] = open.sort((a, b) => away.get(cell + STEPS[a]) - away.get(cell + STEPS[b]));
    letters += best ?? "-";
    closed.add(cell + STEPS[best ?? "-"]);
  }
  return letters;
}

async function main() {
  const board = new Board(Number(await readLine()));
  const me = Number(await readLine());
  while (true) {
    const letters = board.side === me ? choose(board) : await readLine();
    if (letters === null) return; // the game is over
    if (board.side === me) print(letters);
    board.play(letters);
  }
}

// Warren's page has `readLine` and `print`. Node does not, so they are defined here.
if (typeof readLine === "undefined") {
  const input = require("readline").createInterface(process.stdin)[Symbol.asyncIterator]();
  globalThis.readLine = async () => (await input.next()).value ?? null;
  globalThis.print = console.log;
}
main();
