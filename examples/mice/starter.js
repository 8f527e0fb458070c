// Space Mice: a first program. It tries arrows, those that lead straight to its rocket first, looks some
// turns ahead as if nobody placed another, and places the one that is worth the most points.
//
// The protocol (Warren's own, since the statement only asks for the scores), a line each:
//   read   the puzzle's input up to the doors, then your number; the player with number 0 begins
//   write  an arrow when it is your turn: its column, its row and N, E, S or W, such as 2 0 W
//   read   each arrow of another player, in the same form
// The end of the input means that the game is over.

// ---- The board ----

const HEADINGS = "NESW"; // each is the one before it, turned to the right

class Board {
  // A cell is a number, row by row from the top left. A place is four times the cell plus the heading.
  // The points of each player, its arrows from the oldest, and by place the numbers of mice and of cats.
  turn = 0; // the number of arrows placed

  // `lines` is the puzzle's input up to the doors.
  constructor(lines) {
    const words = lines.join(" ").split(" ");
    this.size = Number(words[0]); // boards are square
    const [players, doors, turns] = words.slice(2, 5).map(Number);
    this.turns = turns;
    this.steps = [-this.size, 1, this.size, -1]; // from cell to cell, by heading
    const last = this.size - 1;
    const pairs = (from, count) =>
      Array.from({ length: count }, (_, i) => words.slice(from + 2 * i, from + 2 * i + 2));
    this.rockets = pairs(5, players).map(([x, y]) => this.cellAt(Number(x), Number(y)));
    this.doors = pairs(5 + 2 * players, doors).map(([place, wall]) => {
      const at = Number(place);
      const [x, y] = { N: [at, 0], E: [last, at], S: [at, last], W: [0, at] }[wall];
      return 4 * this.cellAt(x, y) + ((HEADINGS.indexOf(wall) + 2) % 4); // with the back to the wall
    });
    this.pits = [0, last, last * this.size, this.size * this.size - 1];
    this.points = this.rockets.map(() => 0);
    this.arrows = this.rockets.map(() => []);
    this.herds = [new Map(), new Map()];
  }

  copy() {
    const board = Object.assign(Object.create(Board.prototype), this);
    board.points = [...this.points];
    board.arrows = this.arrows.map((places) => [...places]);
    return board; // herds are replaced, never changed
  }

  cellAt(x, y) {
    return y * this.size + x;
  }

  placeOf(arrow) {
    const [x, y, heading] = arrow.split(" ");
    return 4 * this.cellAt(Number(x), Number(y)) + HEADINGS.indexOf(heading);
  }

  // The player who places the next arrow.
  get player() {
    return this.turn % this.rockets.length;
  }

  get isOver() {
    return this.turn === this.turns;
  }

  // The legal arrows.
  moves() {
    const arrows = this.arrows.flat().map((place) => place >> 2);
    const taken = new Set([...this.pits, ...this.rockets, ...arrows]);
    const moves = [];
    for (let cell = 0; cell < this.size * this.size; cell++) {
      if (taken.has(cell)) continue;
      const row = Math.floor(cell / this.size);
      for (const heading of HEADINGS) moves.push(`${cell - row * this.size} ${row} ${heading}`);
    }
    return moves;
  }

  // A turn: the animals move, and the player places an arrow; none in a turn that is only looked ahead.
  play(arrow) {
    this.moveAnimals();
    if (arrow) {
      const mine = this.arrows[this.player];
      mine.push(this.placeOf(arrow));
      if (mine.length > 3) mine.shift(); // a fourth arrow removes the first
    }
    this.turn += 1;
    if (this.isOver) this.moveAnimals();
  }

  // Steps 1 to 6 of the statement.
  moveAnimals() {
    // 1 and 2. Each door gives nine mice, then a cat. All others move at once.
    const [mice, cats] = this.herds.map((herd, kind) => {
      const moved = new Map();
      const put = (place, count) => moved.set(place, (moved.get(place) ?? 0) + count);
      for (const [place, count] of herd) put(place + 4 * this.steps[place % 4], count);
      const entering = this.turn % 10 === 9 ? 1 : 0;
      if (kind === entering) for (const place of this.doors) put(place, 1);
      return moved;
    });
    // 3 and 4. Mice in a rocket score, then cats cost ten points each. Pits take both without points.
    const leave = (herd, cell) => {
      let sum = 0;
      for (let place = 4 * cell; place < 4 * cell + 4; place++) {
        sum += herd.get(place) ?? 0;
        herd.delete(place);
      }
      return sum;
    };
    this.rockets.forEach((cell, player) => {
      const points = this.points[player] + leave(mice, cell);
      this.points[player] = Math.max(0, points - 10 * leave(cats, cell));
    });
    for (const cell of this.pits) for (const herd of [mice, cats]) leave(herd, cell);
    // 5. A cat eats the mice on its cell, and those that it met as they changed places.
    const catCells = new Set([...cats.keys()].map((place) => place >> 2));
    for (const place of mice.keys()) {
      const heading = place % 4;
      const back = place - heading - 4 * this.steps[heading] + ((heading + 2) % 4);
      if (catCells.has(place >> 2) || cats.has(back)) mice.delete(place);
    }
    // 6. First an arrow turns an animal. If it faces a wall then, it turns to the left.
    const headings = new Map(this.arrows.flat().map((place) => [place >> 2, place % 4]));
    this.herds = [mice, cats].map((herd) => {
      const turned = new Map();
      for (const [place, count] of herd) {
        const cell = place >> 2;
        let heading = headings.get(cell) ?? place % 4;
        if (this.facesWall(cell, heading)) heading = (heading + 3) % 4;
        turned.set(4 * cell + heading, (turned.get(4 * cell + heading) ?? 0) + count);
      }
      return turned;
    });
  }

  facesWall(cell, heading) {
    const column = cell % this.size;
    if (heading % 2 === 1) return column === (heading === 1 ? this.size - 1 : 0);
    return heading === 0 ? cell < this.size : cell >= this.size * (this.size - 1);
  }

  scores() {
    return [...this.points];
  }

  // The rows from the top: o for a pit, 0 to 3 for the rockets, m for mice, c for cats, ^ > v < for arrows.
  toString() {
    const cells = Array(this.size * this.size).fill(".");
    for (const place of this.arrows.flat()) cells[place >> 2] = "^>v<"[place % 4];
    for (const place of this.herds[0].keys()) cells[place >> 2] = "m";
    for (const place of this.herds[1].keys()) cells[place >> 2] = "c";
    for (const cell of this.pits) cells[cell] = "o";
    this.rockets.forEach((cell, player) => {
      cells[cell] = `${player}`;
    });
    return Array.from({ length: this.size }, (_, row) =>
      cells.slice(row * this.size, (row + 1) * this.size).join(""),
    ).join("\n");
  }
}

// ---- The program ----

const LOOK_AHEAD = 12; // turns
const MOST_MOVED = 3_000; // the animals moved for one answer, which takes a small part of the time

// My arrows, those first that stand in my rocket's row or column and lead to it, the nearest before others.
function candidates(board, me) {
  const [x, y] = [board.rockets[me] % board.size, Math.floor(board.rockets[me] / board.size)];
  const rank = (move) => {
    const [column, row, heading] = move.split(" ");
    const [right, down] = [x - Number(column), y - Number(row)];
    const leads =
      (right === 0 && heading === (down > 0 ? "S" : "N")) ||
      (down === 0 && heading === (right > 0 ? "E" : "W"));
    return Math.abs(right) + Math.abs(down) + (leads ? 0 : 100);
  };
  return board.moves().sort((a, b) => rank(a) - rank(b));
}

// Where to go on: look at the other players' best arrows, too, and try those first that animals will meet.
function choose(board, me) {
  let [best, most, moved] = [null, -Infinity, 0];
  for (const move of candidates(board, me)) {
    const next = board.copy();
    next.play(move);
    for (let turn = 1; turn < LOOK_AHEAD && !next.isOver; turn++) {
      next.play(null);
      moved += next.herds[0].size + next.herds[1].size;
    }
    const points = next.scores();
    const [mine] = points.splice(me, 1);
    const lead = mine - Math.max(...points);
    if (lead > most) [best, most] = [move, lead];
    if (moved > MOST_MOVED) break;
  }
  return best;
}

async function main() {
  const lines = [];
  for (let i = 0; i < 4; i++) lines.push(await readLine()); // size, players, doors, turns
  const more = Number(lines[1]) + Number(lines[2]);
  for (let i = 0; i < more; i++) lines.push(await readLine()); // rockets and doors
  const me = Number(await readLine());
  const board = new Board(lines);
  while (!board.isOver) {
    const isMine = board.player === me;
    const arrow = isMine ? choose(board, me) : await readLine();
    if (arrow === null) return; // the game is over
    if (isMine) print(arrow);
    board.play(arrow);
  }
}

// Warren's page has `readLine` and `print`. Node does not, so they are defined here.
if (typeof readLine === "undefined") {
  const input = require("readline").createInterface(process.stdin)[Symbol.asyncIterator]();
  globalThis.readLine = async () => (await input.next()).value ?? null;
  globalThis.print = console.log;
}
main();
