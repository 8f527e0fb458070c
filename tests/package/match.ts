// A match between two levels, as the README and the types promise; prints the verdict and the moves.

import { readFile } from "node:fs/promises";
import init, { Engine, Referee, Scene, games } from "warren-games";
import type { CrossingOptions, Problem } from "warren-games";

const wasm = new URL(import.meta.resolve("warren-games/engines_bg.wasm"));
await init({ module_or_path: await readFile(wasm) });
const engines = [1, 3].map((level) => new Engine("dots", level, 7));
const rules = engines.map(() => ({ clock: null, startUp: 0, lenient: true }));
const referee = new Referee(Scene.start("dots"), rules);
let verdict = null;
let moves = 0;
const orders = referee.begin();
for (let order = orders.shift(); order && moves < 400; order = orders.shift()) {
  if (order.type === "played") moves += 1;
  if (order.type === "verdict") verdict = order;
  if (order.type !== "start" && order.type !== "send") continue;
  const engine = engines[order.seat];
  if (order.type === "start") {
    engine.start(order.files, order.lines, order.position, order.seat, order.transcript);
  } else for (const line of order.lines) engine.hear(line);
  if (!order.due) continue;
  while (!engine.think(5).done && Math.random() < 0.5);
  for (const line of engine.answer()) orders.push(...referee.line(order.seat, line, 1));
}
const scene = referee.scene();

// The types of games with secrets hold.
const hunt = Scene.start("fugitive").report(0);
if (hunt.game !== "fugitive" || hunt.announcements_used + 1 !== 1) throw new Error("no report");
const crossing = Scene.start("crossing");
const race = crossing.report(0);
if (race.game !== "crossing" || race.windows[0].length !== 9) throw new Error("no report");
const [first] = crossing.options(0) as CrossingOptions;
if (!first.some(({ step, to: [row] }) => step === "H" && row >= 0)) throw new Error("no step");

try {
  scene.link(1, 2);
  throw new Error("a seat that is not there has a side");
} catch (thrown) {
  if (!/0 to 1/.test((thrown as Problem).sentence)) throw thrown;
}
console.log(JSON.stringify({ games: games(), moves, length: scene.length, link: scene.link(0), verdict }));
