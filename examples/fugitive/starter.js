// Fugitive and Detectives: a first program. Its detectives go where the fugitive was seen last; making
// use of the letters C, T and P is left to you. Its fugitive keeps away from the nearest detective.
//
// The protocol, a line each; the map is in the file connect.txt, and Quit means that the game is over:
//   detectives  read Detectives, write their four cities, read the fugitive's city; then in each turn
//               read C, T or P, every fifth time with the city (T 101), and write four new cities
//   fugitive    reads Fugitive and the detectives' four cities, writes its own city; then in each turn
//               writes its move, such as T 101, and reads the detectives' four new cities

// By city, its roads: the kind and the city at the other end. City 0 is where the fugitive comes from.
const [count, ...words] = require("fs").readFileSync("connect.txt", "utf8").trim().split(/\s+/);
const roads = Array.from({ length: Number(count) + 1 }, () => []);
for (let i = 0; words[i] !== "END"; i += 2) {
  const [from, to] = words[i + 1].split("-").map(Number);
  roads[from].push({ kind: words[i], to });
  roads[to].push({ kind: words[i], to: from });
}
roads[0] = roads.map((_, to) => ({ to })).slice(1);

// By city, the number of roads to the nearest of these cities.
function distances(goals) {
  const steps = new Map(goals.map((city) => [city, 0]));
  for (const [city, count] of steps) {
    for (const { to } of roads[city]) {
      if (!steps.has(to)) steps.set(to, count + 1); // the outer loop will come to it, too
    }
  }
  return steps;
}

// The detectives' next cities, no two the same; null if there is no such move.
function chase(detectives, away, moved = []) {
  if (moved.length === 4) return moved;
  const cities = roads[detectives[moved.length]].map(({ to }) => to);
  for (const city of cities.sort((a, b) => away.get(a) - away.get(b))) {
    const all = moved.includes(city) ? null : chase(detectives, away, [...moved, city]);
    if (all) return all;
  }
  return null;
}

async function playDetectives() {
  let detectives = [1, 2, 3, 4].map((quarter) => Math.floor((Number(count) * quarter) / 4));
  print(detectives.join("\n"));
  let seen = Number(await readLine());
  for (let line = await readLine(); line && line !== "Quit"; line = await readLine()) {
    const [, city] = line.split(" ");
    if (city) seen = Number(city);
    detectives = chase(detectives, distances([seen]));
    print(detectives.join("\n"));
  }
}

async function playFugitive() {
  let here = { to: 0 };
  while (true) {
    const detectives = [];
    while (detectives.length < 4) detectives.push(Number(await readLine()));
    if (detectives.some((city) => !city)) return; // Quit is not a number, and the end of the input has none
    const away = distances(detectives);
    const farther = (a, b) => (away.get(b.to) > away.get(a.to) ? b : a);
    if (here.to === 0) {
      here = roads[0].reduce(farther);
      print(`${here.to}`);
    }
    here = roads[here.to].reduce(farther);
    print(`${here.kind} ${here.to}`);
  }
}

const main = async () => ((await readLine()) === "Fugitive" ? playFugitive() : playDetectives());

// Warren's page has `readLine` and `print`. Node does not, so they are defined here.
if (typeof readLine === "undefined") {
  const input = require("readline").createInterface(process.stdin)[Symbol.asyncIterator]();
  globalThis.readLine = async () => (await input.next()).value ?? null;
  globalThis.print = console.log;
}
main();
