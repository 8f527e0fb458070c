// Jumping Dots: a first program. It tries each of its moves and plays the one that wins the most cells at once.
//
// The protocol, a line each:
//   read   your number, once: 0 is red and moves first, 1 is blue
//   write  your move, such as E4N: the column A to G, the row 1 to 7, the direction N, E, S or W
//   read   the opponent's move, in the same form; then it is your turn again
// The end of the input means that the game is over.

const COLUMNS = "ABCDEFG";
const STEPS = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

// board[row][column] is 0 for an empty cell, 1 to 5 for red dots, -1 to -5 for blue ones.
const START = Array.from({ length: 7 }, () => Array(7).fill(0));
START[2][2] = START[4][4] = 1; // C3 and E5
START[4][2] = START[2][4] = -1; // C5 and E3

// The board after a move. `side` is 1 for red and -1 for blue.
function play(board, move, side) {
  const next = board.map((cells) => [...cells]);
  const [column, row] = [COLUMNS.indexOf(move[0]), Number(move[1]) - 1];
  const [right, up] = STEPS[move[2]];
  const dots = Math.abs(board[row][column]);
  let kept = dots + 1;
  for (let i = 1; i <= dots; i++) {
    const count = Math.abs(board[row + i * up]?.[column + i * right] ?? 5);
    if (count === 5) continue; // a full cell, or none: the dot comes back
    next[row + i * up][column + i * right] = side * (count + 1);
    kept -= 1;
  }
  next[row][column] = side * kept;
  return next;
}

// The number of cells by which a side leads.
function lead(board, side) {
  return board.flat().reduce((sum, cell) => sum + side * Math.sign(cell), 0);
}

function bestMove(board, side, isFirst) {
  let [best, most] = [null, -Infinity];
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 7; column++) {
      const dots = side * board[row][column];
      if (dots < 0 || dots === 5) continue; // the opponent's, or full
      if (isFirst && (Math.abs(column - 3) > 1 || Math.abs(row - 3) > 1)) continue; // not in the centre
      for (const direction of "NESW") {
        const move = `${COLUMNS[column]}${row + 1}${direction}`;
        const worth = lead(play(board, move, side), side);
        if (worth > most) [best, most] = [move, worth];
      }
    }
  }
  return best;
}

async function main() {
  const me = Number(await readLine());
  let board = START;
  for (let turn = 0; ; turn++) {
    const isMine = turn % 2 === me;
    const side = turn % 2 === 0 ? 1 : -1;
    const move = isMine ? bestMove(board, side, turn === 0) : await readLine();
    if (move === null) return; // the side to move has no move, or the input has ended
    if (isMine) print(move);
    board = play(board, move, side);
  }
}

// Warren's page has `readLine` and `print`. Node does not, so they are defined here.
if (typeof readLine === "undefined") {
  const input = require("readline").createInterface(process.stdin)[Symbol.asyncIterator]();
  globalThis.readLine = async () => (await input.next()).value ?? null;
  globalThis.print = console.log;
}
main();
