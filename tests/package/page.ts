// A page in TypeScript with a board. It is compiled, not run.

import type { Options } from "warren-games/element";
import "warren-games/element";
import { connect } from "warren-games/frame";
import init, { Scene, WarrenError } from "warren-games";

const board = document.querySelector("warren-board")!;
const options: Options = { game: "dots", people: [1], level: 3 };
board.load(options);
board.level = 5;
board.addEventListener("solved", ({ detail }) => {
  const attempts: number = detail.solved.attempts;
  console.log(attempts, board.state?.puzzle?.hints);
});
const frame = connect(document.querySelector("iframe")!, { origin: "https://example.org" });
frame.option("analysis", false);
frame.addEventListener("move", ({ detail }) => console.log(detail.ply));
await init();
Scene.start("dots").free();
// Switches are booleans or words, and seats a list or a text.
board.engine = "off";
board.analysis = true;
board.people = "1+2";
const seats: readonly number[] | null = board.people;
const may: boolean = board.engine;
console.log(seats, may, board.lesson);
try {
  Scene.start("chess").free();
} catch (thrown) {
  if (thrown instanceof WarrenError) console.log(thrown.rule, thrown.arguments.games, thrown.message);
}
// @ts-expect-error it is no mode
board.mode = "nothing";
