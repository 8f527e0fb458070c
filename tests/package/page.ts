// What a page in TypeScript does with a board. It is compiled, not run.

import type { Options } from "warren-games/element";
import "warren-games/element";
import { connect } from "warren-games/frame";
import init, { Scene } from "warren-games";

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
// @ts-expect-error it is no mode
board.mode = "nothing";
