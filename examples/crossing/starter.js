// The Crossing: a first program. It works out how islands move from what it has seen, and takes the fastest way
// to its goal on which no step can drown it now, and no later one must.
//
// The protocol, a line each:
//   read   eight lines of heights, then your number: 0 goes from the bottom left to the top right, 1 from
//          the bottom right to the top left
//   read   the phases of the nine cells around you, row by row, yours in the middle; -9 is off the board
//   write  N, E, S, W, or H to hold; then read the next phases
// An island is above the water from phase 0 on. You drown on one that is below, or that sinks before your
// next turn. After 180 turns the input ends.

// ---- The board ----

const STEPS = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1], H: [0, 0] };
const CYCLE = 14; // turns: an island of height h rises from phase h - 7 to h in seven, and sinks in seven

// The knowledge of one player.
class Board {
  turn = 0; // the number of turns played
  score = 0;

  // `lines` is the heights, then your number.
  constructor(lines) {
    this.heights = lines.slice(0, 8).map((line) => line.split(" ").map(Number));
    const isFirst = lines[8] === "0";
    this.start = isFirst ? [7, 0] : [7, 7];
    this.goal = isFirst ? [0, 7] : [0, 0];
    this.cell = this.start;
    // By row and column, the points of its cycle where the island may be: 0 is the lowest, 7 the highest.
    this.points = this.heights.map((row) => row.map(() => [...Array(CYCLE).keys()]));
  }

  copy() {
    const board = Object.assign(Object.create(Board.prototype), this);
    board.points = this.points.map((row) => [...row]);
    return board;
  }

  isOnBoard([row, column]) {
    return this.heights[row]?.[column] !== undefined;
  }

  // The phase of an island at a point of its cycle. Corners never move.
  phaseAt([row, column], point) {
    const height = this.heights[row][column];
    return height === 9 ? 9 : height - Math.abs(7 - (point % CYCLE));
  }

  // The phases that an island may have now, the lowest first.
  phases([row, column]) {
    const phases = this.points[row][column].map((point) => this.phaseAt([row, column], point));
    return [...new Set(phases)].sort((a, b) => a - b);
  }

  // Leaves the points of an island that fit.
  keep([row, column], fits) {
    const points = this.points[row][column];
    this.points[row][column] = points.filter((point) => fits(this.phaseAt([row, column], point)));
  }

  // Takes in the nine phases of a turn.
  see(line) {
    const seen = line.split(" ").map(Number);
    // We have stood on an island at 0 that has risen or sunk. If we have drowned, we see a corner.
    if (this.phases(this.cell)[0] < 0 && seen[4] === 9) {
      this.keep(this.cell, (phase) => phase < 0);
      this.cell = this.start;
    }
    seen.forEach((phase, i) => {
      const cell = [this.cell[0] + Math.floor(i / 3) - 1, this.cell[1] + (i % 3) - 1];
      if (this.isOnBoard(cell)) this.keep(cell, (possible) => possible === phase);
    });
  }

  to(letter) {
    return [this.cell[0] + STEPS[letter][0], this.cell[1] + STEPS[letter][1]];
  }

  // The legal moves.
  moves() {
    return [..."NESWH"].filter((letter) => this.isOnBoard(this.to(letter)));
  }

  // Moves, and lets the islands move. Whether an island at 0 carries us, the next phases show.
  play(letter) {
    this.cell = this.to(letter);
    const isAbove = this.phases(this.cell).some((phase) => phase >= 0);
    this.points = this.points.map((row) =>
      row.map((points) => points.map((point) => (point + 1) % CYCLE)),
    );
    const staysAbove = this.phases(this.cell).some((phase) => phase >= 0);
    const isHome = `${this.cell}` === `${this.goal}`;
    if (isHome) this.score += 1;
    if (isHome || !isAbove || !staysAbove) this.cell = this.start;
    this.turn += 1;
  }

  // Whether a step onto an island in so many turns may carry us, and whether it does for certain.
  carries([row, column], turns) {
    const rides = this.points[row][column].map(
      (point) =>
        this.phaseAt([row, column], point + turns) >= 0 &&
        this.phaseAt([row, column], point + turns + 1) >= 0,
    );
    return { may: rides.includes(true), does: !rides.includes(false) };
  }

  // The phases by row: two that are possible with a stroke between them, more as a question mark.
  toString() {
    const text = (cell) => (this.phases(cell).length > 2 ? "?" : this.phases(cell).join("/"));
    return this.heights
      .map((heights, row) => heights.map((_, column) => text([row, column])).join(" "))
      .join("\n");
  }
}

// ---- The program ----

// The first step of the fastest way to the goal. It must carry us; later steps may hope for islands not seen yet.
// Where to go on: prefer ways on islands that you know, and ways that are also fast for the next token.
function choose(board, forward, back) {
  const letters = [...forward, "H", ...back];
  const ways = [{ cell: board.cell, first: null, turns: 0 }];
  const known = new Set();
  for (const { cell, first, turns } of ways) {
    if (`${cell}` === `${board.goal}`) return first;
    for (const letter of letters) {
      const next = [cell[0] + STEPS[letter][0], cell[1] + STEPS[letter][1]];
      const key = `${next} ${(turns + 1) % CYCLE}`; // after a cycle all is as before
      if (!board.isOnBoard(next) || known.has(key)) continue;
      const { may, does } = board.carries(next, turns);
      if (turns === 0 ? !does : !may) continue;
      known.add(key);
      ways.push({ cell: next, first: first ?? letter, turns: turns + 1 }); // the outer loop will come to it
    }
  }
  // There is no way: we stay above the water if we can.
  return (
    letters.find(
      (letter) => board.moves().includes(letter) && board.carries(board.to(letter), 0).does,
    ) ?? "H"
  );
}

async function main() {
  const lines = [];
  for (let i = 0; i < 9; i++) lines.push(await readLine());
  const board = new Board(lines);
  const [forward, back] = lines[8] === "0" ? ["NE", "WS"] : ["NW", "ES"];
  for (let line = await readLine(); line !== null; line = await readLine()) {
    board.see(line);
    const letter = choose(board, forward, back);
    print(letter);
    board.play(letter);
  }
}

// Warren's page has `readLine` and `print`. Node does not, so they are defined here.
if (typeof readLine === "undefined") {
  const input = require("readline").createInterface(process.stdin)[Symbol.asyncIterator]();
  globalThis.readLine = async () => (await input.next()).value ?? null;
  globalThis.print = console.log;
}
main();
