// Fugitive and Detectives: a first program. Its detectives keep count of the cities where the fugitive can be,
// and close in on them. Its fugitive keeps away from detectives and leaves them many cities to search.
//
// The protocol, a line each; the map is in the file connect.txt, and Quit means that the game is over:
//   detectives  read Detectives, write their four cities, read the fugitive's city; then in each turn
//               read C, T or P, every fifth time with the city (T 101), and write four new cities
//   fugitive    reads Fugitive and the detectives' four cities, writes its own city; then in each turn
//               writes its move, such as T 101, and reads the detectives' four new cities

// ---- The board ----

// The knowledge of one side.
class Board {
  detectives = [];
  fugitive = 0; // its city; 0 if we do not know it
  possible = new Set(); // the cities where the detectives must expect it
  turn = 0; // the number of the fugitive's moves
  announcements = 0; // the number of announcements used

  // `map` is the text of connect.txt.
  constructor(map) {
    const [count, ...words] = map.trim().split(/\s+/);
    this.roads = Array.from({ length: Number(count) + 1 }, () => []); // by city; there is no city 0
    for (let i = 0; words[i] !== "END"; i += 2) {
      const [from, to] = words[i + 1].split("-").map(Number);
      if (this.roads[from].some((road) => road.kind === words[i] && road.to === to)) continue;
      this.roads[from].push({ kind: words[i], to });
      this.roads[to].push({ kind: words[i], to: from });
    }
    this.cities = [...this.roads.keys()].slice(1);
    // distances[a][b] is the number of roads from city a to city b.
    this.distances = this.roads.map((_, city) => this.distancesFrom(city));
  }

  distancesFrom(city) {
    const distances = [];
    distances[city] = 0;
    const queue = [city];
    for (const from of queue) {
      for (const { to } of this.roads[from]) {
        if (distances[to] !== undefined) continue;
        distances[to] = distances[from] + 1;
        queue.push(to); // the outer loop will come to it
      }
    }
    return distances;
  }

  copy() {
    return Object.assign(Object.create(Board.prototype), this); // cities are replaced, never changed
  }

  // The cities to which each detective has a road. No two may go to the same.
  detectivesMoves() {
    return this.detectives.map((city) => [...new Set(this.roads[city].map(({ to }) => to))]);
  }

  // The moves of the fugitive, such as T 101.
  fugitiveMoves() {
    return this.fugitive ? this.roads[this.fugitive].map(({ kind, to }) => `${kind} ${to}`) : [];
  }

  // The detectives go to four cities, at the start, too.
  playDetectives(cities) {
    this.detectives = cities;
    this.expectIn(this.possible);
  }

  startFugitive(city) {
    this.fugitive = city;
    this.possible = new Set([city]);
  }

  // The fugitive moves: T 101, or T if we do not know the city.
  playFugitive(move) {
    const [kind, city] = move.split(" ");
    this.turn += 1;
    this.fugitive = Number(city ?? 0);
    const isAnnounced = this.turn % 5 === 0;
    if (isAnnounced && !this.isCaught) this.announcements += 1;
    const roads = [...this.possible].flatMap((from) => this.roads[from]);
    const reached = roads.filter((road) => road.kind === kind).map(({ to }) => to);
    this.expectIn(isAnnounced ? [this.fugitive] : reached);
  }

  // Leaves out the detectives' cities, where it would be caught.
  expectIn(cities) {
    this.possible = new Set([...cities].filter((city) => !this.detectives.includes(city)));
    if (!this.fugitive && this.possible.size === 1) [this.fugitive] = this.possible;
  }

  get isCaught() {
    return this.detectives.includes(this.fugitive);
  }

  // The points of the detectives and of the fugitive if it were caught now.
  scores() {
    return [20 - this.announcements, this.announcements];
  }

  toString() {
    const possible = [...this.possible].sort((a, b) => a - b);
    return ["detectives", ...this.detectives, "fugitive", ...possible].join(" ");
  }
}

// ---- The program ----

// The detectives' next cities; null if there is no such move. One after the other goes where the possible cities
// are nearest to a detective, on average.
// Where to go on: also look where the fugitive can be after its next move.
function chase(board, moved = []) {
  if (moved.length === 4) return moved;
  const far = (city) => {
    let sum = 0;
    for (const goal of board.possible) {
      sum += Math.min(...[...moved, city].map((detective) => board.distances[detective][goal]));
    }
    return sum;
  };
  const ways = board.detectivesMoves()[moved.length].filter((city) => !moved.includes(city));
  const ranked = ways.map((city) => ({ city, sum: far(city) })).sort((a, b) => a.sum - b.sum);
  for (const { city } of ranked) {
    const all = chase(board, [...moved, city]);
    if (all) return all;
  }
  return null;
}

// The fugitive's next move. It stays out of the detectives' reach, and then likes many possible cities.
// Where to go on: keep ways out open, and look at the detectives' answers.
function flee(board) {
  let [best, most] = [null, -Infinity];
  for (const move of board.fugitiveMoves()) {
    const next = board.copy();
    next.playFugitive(move);
    const away = Math.min(...next.detectives.map((city) => next.distances[city][next.fugitive]));
    const worth = 1000 * Math.min(away, 3) + 10 * next.possible.size + away;
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

async function playDetectives(board) {
  const count = board.cities.length;
  board.playDetectives([1, 2, 3, 4].map((quarter) => Math.floor((count * quarter) / 4)));
  print(board.detectives.join("\n"));
  board.startFugitive(Number(await readLine()));
  for (let line = await readLine(); line && line !== "Quit"; line = await readLine()) {
    board.playFugitive(line);
    board.playDetectives(chase(board));
    print(board.detectives.join("\n"));
  }
}

async function playFugitive(board) {
  while (true) {
    const cities = [];
    while (cities.length < 4) cities.push(Number(await readLine()));
    if (cities.some((city) => !city)) return; // Quit is not a number, and the end of the input has none
    board.playDetectives(cities);
    if (!board.fugitive) {
      const away = (city) =>
        Math.min(...cities.map((detective) => board.distances[detective][city]));
      board.startFugitive(board.cities.reduce((a, b) => (away(b) > away(a) ? b : a)));
      print(`${board.fugitive}`);
    }
    const move = flee(board);
    print(move);
    board.playFugitive(move);
  }
}

async function main() {
  const board = new Board(require("fs").readFileSync("connect.txt", "utf8"));
  await ((await readLine()) === "Fugitive" ? playFugitive(board) : playDetectives(board));
}

// Warren's page has `readLine` and `print`. Node does not, so they are defined here.
if (typeof readLine === "undefined") {
  const input = require("readline").createInterface(process.stdin)[Symbol.asyncIterator]();
  globalThis.readLine = async () => (await input.next()).value ?? null;
  globalThis.print = console.log;
}
main();
