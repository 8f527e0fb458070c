// The Crossing: a first program. It steps towards its goal where an island is high enough, and else waits
// or steps back. It uses only the phases: you can work out how islands move from what you have seen.
//
// The protocol, a line each:
//   read   eight lines of heights, then your number: 0 goes from the bottom left to the top right, 1 from
//          the bottom right to the top left
//   read   the phases of the nine cells around you, row by row, yours in the middle; -9 is off the board
//   write  N, E, S, W, or H to hold; then read the next phases
// An island is above the water from phase 0 on. You drown on one that is below, or that sinks before your
// next turn. After 180 turns the input ends.

// The places of the neighbours and of your own cell among the nine phases.
const PLACES = { N: 1, W: 3, H: 4, E: 5, S: 7 };

// The letter that leads to the highest phase; null if that is too low.
function highest(phases, letters, least) {
  const phase = (letter) => phases[PLACES[letter]];
  const best = [...letters].reduce((a, b) => (phase(b) > phase(a) ? b : a));
  return phase(best) >= least ? best : null;
}

function choose(phases, forward, back) {
  // An island changes by one phase a turn, so one at 1 or more carries us until the next turn.
  for (const letters of [forward, "H", back]) {
    const best = highest(phases, letters, 1);
    if (best) return best;
  }
  // An island at 0 carries us only if it is rising.
  return highest(phases, forward, 0) ?? "H";
}

async function main() {
  for (let row = 0; row < 8; row++) await readLine(); // the heights, which this program does not use
  const me = Number(await readLine());
  const [forward, back] = me === 0 ? ["NE", "WS"] : ["NW", "ES"];
  for (let line = await readLine(); line !== null; line = await readLine()) {
    print(choose(line.split(" ").map(Number), forward, back));
  }
}

// Warren's page has `readLine` and `print`. Node does not, so they are defined here.
if (typeof readLine === "undefined") {
  const input = require("readline").createInterface(process.stdin)[Symbol.asyncIterator]();
  globalThis.readLine = async () => (await input.next()).value ?? null;
  globalThis.print = console.log;
}
main();
