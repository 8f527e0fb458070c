// Jumping Dots: a first program. It tries each of its moves and plays the one that wins the most cells at once.
//
// The protocol, a line each:
//   read   your number, once: 0 is red and moves first, 1 is blue
//   write  your move, such as E4N: the column A to G, the row 1 to 7, the direction N, E, S or W
//   read   the opponent's move, in the same form; then it is your turn again
// The end of the input means that the game is over.

// ---- The board ----

const COLUMNS = "ABCDEFG";
const STEPS = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

class Board {
  // cells[row][column] is 0 for an empty cell, 1 to 5 for red dots, -1 to -5 for blue ones.
  cells = Array.from({ length: 7 }, () => Array(7).fill(0));
  turn = 0; // the number of moves played

  constructor() {
    this.cells[2][2] = this.cells[4][4] = 1; // C3 and E5
    this.cells[4][2] = this.cells[2][4] = -1; // C5 and E3
  }

  copy() {
    const board = new Board();
    board.cells = this.cells.map((row) => [...row]);
    board.turn = this.turn;
    return board;
  }

  // The side to move: 1 for red, -1 for blue.
  get side() {
    return this.turn % 2 === 0 ? 1 : -1;
  }

  // The legal moves. If there is none, the game is over.
  moves() {
    const moves = [];
    for (let row = 0; row < 7; row++) {
      for (let column = 0; column < 7; column++) {
        const dots = this.side * this.cells[row][column];
        if (dots < 0 || dots === 5) continue; // the opponent's, or full
        // The first move must be in the centre.
        if (this.turn === 0 && (Math.abs(column - 3) > 1 || Math.abs(row - 3) > 1)) continue;
        for (const direction of "NESW") moves.push(`${COLUMNS[column]}${row + 1}${direction}`);
      }
    }
    return moves;
  }

  play(move) {
    const { cells, side } = this;
    const [column, row] = [COLUMNS.indexOf(move[0]), Number(move[1]) - 1];
    const [right, up] = STEPS[move[2]];
    const dots = Math.abs(cells[row][column]);
    let kept = dots + 1;
    for (let i = 1; i <= dots; i++) {
      const count = Math.abs(cells[row + i * up]?.[column + i * right] ?? 5);
      if (count === 5) continue; // a full cell, or none: the dot comes back
      cells[row + i * up][column + i * right] = side * (count + 1);
      kept -= 1;
    }
    cells[row][column] = side * kept;
    this.turn += 1;
  }

  // The cells of red and of blue.
  scores() {
    const cells = this.cells.flat();
    return [cells.filter((dots) => dots > 0).length, cells.filter((dots) => dots < 0).length];
  }

  // The rows from the top: A to E for 1 to 5 red dots, a to e for blue ones.
  toString() {
    const letter = (dots) => "edcba.ABCDE"[dots + 5];
    return this.cells
      .map((row) => row.map(letter).join(""))
      .reverse()
      .join("\n");
  }
}

// ---- The program ----

// The move that wins the most cells at once; null if there is none.
// Where to go on: look at the best answer to each move, and at the answers to that.
function choose(board) {
  let [best, most] = [null, -Infinity];
  for (const move of board.moves()) {
    const next = board.copy();
    next.play(move);
    const [red, blue] = next.scores();
    const lead = board.side * (red - blue);
    if (lead > most) [best, most] = [move, lead];
  }
  return best;
}

async function main() {
  const me = Number(await readLine());
  const board = new Board();
  for (let turn = 0; ; turn++) {
    const isMine = turn % 2 === me;
    const move = isMine ? choose(board) : await readLine();
    if (move === null) return; // the side to move has no move, or the input has ended
    if (isMine) print(move);
    board.play(move);
    // To see the board: console.error(`${board}`);
  }
}

// Warren's page has `readLine` and `print`. Node does not, so they are defined here.
if (typeof readLine === "undefined") {
  const input = require("readline").createInterface(process.stdin)[Symbol.asyncIterator]();
  globalThis.readLine = async () => (await input.next()).value ?? null;
  globalThis.print = console.log;
}
main();
