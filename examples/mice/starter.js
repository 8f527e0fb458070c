// Space Mice: a first program. Animals walk straight from their doors. Where their way crosses the row
// or the column of its rocket, the program places an arrow that sends them into the rocket.
//
// The protocol (Warren's own, since the statement only asks for the scores), a line each:
//   read   the puzzle's input up to the doors, then your number; the player with number 0 begins
//   write  an arrow when it is your turn: its column, its row and N, E, S or W, such as 2 0 W
//   read   each arrow of another player, in the same form
// The end of the input means that the game is over.

async function readNumbers() {
  return (await readLine()).split(" ").map(Number);
}

// The arrow nearest to the rocket that is allowed.
function myArrow([x, y], doors, taken, size) {
  const arrows = doors.map(([place, wall]) => {
    const at = Number(place);
    if (wall === "N" || wall === "S") return { column: at, row: y, heading: at < x ? "E" : "W" };
    return { column: x, row: at, heading: at < y ? "S" : "N" };
  });
  const away = ({ column, row }) => Math.abs(column - x) + Math.abs(row - y);
  arrows.sort((a, b) => away(a) - away(b));
  // If all these cells are taken, any free one will do.
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) arrows.push({ column, row, heading: "N" });
  }
  const best = arrows.find(({ column, row }) => !taken.includes(`${column} ${row}`));
  return `${best.column} ${best.row} ${best.heading}`;
}

async function main() {
  const [size] = await readNumbers(); // boards are square
  const [players] = await readNumbers();
  const [doorCount] = await readNumbers();
  const [turns] = await readNumbers();
  const rockets = [];
  for (let i = 0; i < players; i++) rockets.push(await readLine());
  const doors = [];
  for (let i = 0; i < doorCount; i++) doors.push((await readLine()).split(" ")); // such as 2 E
  const me = Number(await readLine());

  const last = size - 1;
  const pits = ["0 0", `0 ${last}`, `${last} 0`, `${last} ${last}`];
  const rocket = rockets[me].split(" ").map(Number);
  const placed = rockets.map(() => []); // by player, the cells of its arrows
  for (let turn = 0; turn < turns; turn++) {
    const player = turn % players;
    const taken = [...pits, ...rockets, ...placed.flat()];
    const arrow = player === me ? myArrow(rocket, doors, taken, size) : await readLine();
    if (arrow === null) return; // the game is over
    if (player === me) print(arrow);
    placed[player].push(arrow.slice(0, -2));
    if (placed[player].length > 3) placed[player].shift(); // a fourth arrow removes the first
  }
}

// Warren's page has `readLine` and `print`. Node does not, so they are defined here.
if (typeof readLine === "undefined") {
  const input = require("readline").createInterface(process.stdin)[Symbol.asyncIterator]();
  globalThis.readLine = async () => (await input.next()).value ?? null;
  globalThis.print = console.log;
}
main();
