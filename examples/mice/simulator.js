// Space Mice: the program that the statement asks for. It reads a game that has been played, plays it again by
// the seven steps of the statement, and prints each player's points, one a line.

const HEADINGS = "NESW"; // each is the one before it, turned to the right
const stepX = (x, heading) => x + [0, 1, 0, -1][heading];
const stepY = (y, heading) => y + [-1, 0, 1, 0][heading];
const readWords = async () => (await readLine()).split(" ");

// A new animal of a door: one step outside the board, with its back to the wall.
function newAnimal([place, wall], isCat, size) {
  const at = Number(place);
  const [x, y] = { N: [at, -1], S: [at, size], W: [-1, at], E: [size, at] }[wall];
  return { x, y, heading: (HEADINGS.indexOf(wall) + 2) % 4, isCat };
}

async function main() {
  const size = Number((await readWords())[0]); // boards are square
  const players = Number(await readLine());
  const doorCount = Number(await readLine());
  const turns = Number(await readLine());
  const rockets = [];
  for (let i = 0; i < players; i++) rockets.push(await readLine()); // such as "1 2"
  const doors = [];
  for (let i = 0; i < doorCount; i++) doors.push(await readWords()); // such as 2 E
  const last = size - 1;
  const pits = ["0 0", `0 ${last}`, `${last} 0`, `${last} ${last}`];
  const points = rockets.map(() => 0);
  const arrows = new Map(); // the headings of the arrows on the board, by cell
  const placed = rockets.map(() => []); // by player, the cells of its arrows, the oldest first
  let animals = [];
  // One step more than there are arrows, for the steps after the last one.
  for (let turn = 0; turn <= turns; turn++) {
    // 1. Each door gives nine mice, then a cat.
    for (const door of doors) animals.push(newAnimal(door, turn % 10 === 9, size));
    // 2. All move at once. An animal in a pit is gone.
    for (const animal of animals) {
      const from = `${animal.x} ${animal.y}`;
      animal.x = stepX(animal.x, animal.heading);
      animal.y = stepY(animal.y, animal.heading);
      animal.cell = `${animal.x} ${animal.y}`;
      [animal.way, animal.wayBack] = [`${from} ${animal.cell}`, `${animal.cell} ${from}`];
    }
    animals = animals.filter(({ cell }) => !pits.includes(cell));
    // 3 and 4. All mice score before any cat, since no score goes below zero.
    rockets.forEach((rocket, player) => {
      const inside = animals.filter(({ cell }) => cell === rocket);
      const cats = inside.filter(({ isCat }) => isCat).length;
      points[player] = Math.max(0, points[player] + (inside.length - cats) - 10 * cats);
    });
    animals = animals.filter(({ cell }) => !rockets.includes(cell));
    if (turn === turns) break;
    // 5. A cat eats mice on its cell, and those that it meets as they change places.
    const cats = animals.filter(({ isCat }) => isCat);
    const deadly = new Set(cats.flatMap(({ cell, way }) => [cell, way]));
    const mice = animals.filter((animal) => !animal.isCat && !deadly.has(animal.cell));
    animals = [...cats, ...mice.filter(({ wayBack }) => !deadly.has(wayBack))];
    // 6. First an arrow turns an animal. If it faces a wall then, it turns to the left.
    for (const animal of animals) {
      animal.heading = arrows.get(animal.cell) ?? animal.heading;
      const ahead = [stepX(animal.x, animal.heading), stepY(animal.y, animal.heading)];
      if (ahead.includes(-1) || ahead.includes(size)) animal.heading = (animal.heading + 3) % 4;
    }
    // 7. The next player places an arrow. A fourth arrow removes the first.
    const [x, y, letter] = await readWords();
    const mine = placed[turn % players];
    mine.push(`${x} ${y}`);
    arrows.set(`${x} ${y}`, HEADINGS.indexOf(letter));
    if (mine.length > 3) arrows.delete(mine.shift());
  }
  print(points.join("\n"));
}

// Warren's page has `readLine` and `print`. Node does not, so they are defined here.
if (typeof readLine === "undefined") {
  const input = require("readline").createInterface(process.stdin)[Symbol.asyncIterator]();
  globalThis.readLine = async () => (await input.next()).value ?? null;
  globalThis.print = console.log;
}
main();
