// The drawing of the boards of rabbits and mice: no line crosses a number, animals stay on their board, and eaten or caught
// pieces are shown.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { beginGame, movesPlayed, pageTest, RABBITS } from "../page.mjs";

const AS_WRITTEN = { asWritten: true };

/** Sixty turns on a board with sixteen doors. */
const text = async () => {
  const lines = (
    await readFile(new URL("../../records/mice-002.rec", import.meta.url), "utf8")
  ).split("\n");
  return `${lines.slice(0, 5 + 2 + 16 + 60).join("\n")}\n`;
};

/**
 * The alpha at the numbers of nine pieces side by side, with arrows in all directions and ways across them; and the amount
 * that is drawn.
 */
async function overNumbers() {
  const modules = ["games/rabbits/draw.js", "games/rabbits/geometry.js", "kit/boards/canvas.js"];
  const [{ drawMarks }, { Geometry }, { coloursOf }] = await Promise.all(
    modules.map((file) => import(`../${file}`)),
  );
  const side = 400;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const geometry = new Geometry(side, side, 1, { row: 0, column: 0, rows: 5, columns: 5 });
  const cells = [1, 2, 3].flatMap((row) => [1, 2, 3].map((column) => [row, column]));
  const pieces = cells.map((cell, i) => ({ seat: i % 2, number: i + 1, cell }));
  const arrows = cells.flatMap((cell) =>
    [..."NESW"].map((letter) => ({ cell, letter, kind: "offered" })),
  );
  const routes = [1, 2, 3].map((row) => ({ cell: [row, 1], letters: "EEE", isPreview: false }));
  const paths = [1, 2, 3].map((column) => ({ seat: 1, cell: [1, column], letters: "SSS" }));
  drawMarks(context, geometry, coloursOf("light"), { arrows, routes, paths }, pieces);
  const { data } = context.getImageData(0, 0, side, side);
  const alpha = (/** @type {number} */ x, /** @type {number} */ y) =>
    data[4 * (Math.round(y) * side + Math.round(x)) + 3];
  let most = 0;
  for (const cell of cells) {
    const [x, y] = geometry.centreOf(cell);
    // A number is a little below the middle.
    for (let right = -0.16; right <= 0.16; right += 0.02) {
      for (let down = -0.1; down <= 0.3; down += 0.02) {
        most = Math.max(most, alpha(x + right * geometry.cell, y + down * geometry.cell));
      }
    }
  }
  let drawn = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i] > 0) drawn += 1;
  return { most, drawn };
}

pageTest("arrows and ways cover no number of a piece", AS_WRITTEN, async (page, url) => {
  await page.goto(url);
  const { most, drawn } = await page.evaluate(overNumbers);
  assert.ok(drawn > 1000);
  assert.equal(most, 0);
});

/**
 * The number of pixels outside the wall, and inside, that differ from the empty board while animals go to the last position.
 * @param {{ text: string, width: number }} given
 */
async function beyondWall({ text, width }) {
  const files = ["draw", "geometry", "motion", "position"].map((name) => `games/mice/${name}.js`);
  const [
    { draw },
    { Geometry },
    { movingGroupsAt, journeysOf },
    position,
    { coloursOf },
    { loadGame },
  ] = await Promise.all(
    [...files, "kit/boards/canvas.js", "play/load.js"].map((file) => import(`../${file}`)),
  );
  const { Scene } = await loadGame("mice");
  const scene = Scene.fromRecord(text);
  const [before, setting] = [scene.length - 1, scene.length].map((ply) =>
    position.settingOf(scene, ply),
  );
  const journeys = journeysOf(before, setting);
  const geometry = new Geometry(width, width, setting.size, true);
  const colours = coloursOf("light");
  const pixels = (/** @type {unknown[]} */ groups) => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = width;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const view = {
      geometry,
      colours,
      font: "sans-serif",
      lettered: true,
      setting,
      arrows: [],
      groups,
    };
    draw(context, view);
    return context.getImageData(0, 0, width, width).data;
  };
  const empty = pixels([]);
  const wall = Math.max(2.5, 0.12 * geometry.cell) + 1;
  const isOut = (/** @type {number} */ at, /** @type {number} */ from) =>
    at < from - wall || at > from + geometry.side + wall;
  let [outside, inside] = [0, 0];
  for (const part of [0, 0.15, 0.3, 0.5, 0.8]) {
    const data = pixels(movingGroupsAt(journeys, part));
    for (let i = 0; i < data.length; i += 4) {
      if (data[i] === empty[i] && data[i + 1] === empty[i + 1]) continue;
      const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)];
      if (isOut(x, geometry.left) || isOut(y, geometry.top)) outside += 1;
      else inside += 1;
    }
  }
  return { outside, inside };
}

for (const width of [304, 374, 580]) {
  pageTest(
    `on a board of ${width} px animals enter by the doors, and not over the coordinates`,
    AS_WRITTEN,
    async (page, url) => {
      await page.goto(url);
      const { outside, inside } = await page.evaluate(beyondWall, { text: await text(), width });
      assert.ok(inside > 1000);
      assert.equal(outside, 0);
    },
  );
}

pageTest("a cabbage vanishes as it is eaten, and its leaves stay", {}, async (page, url) => {
  await beginGame(page, url, ["person", "person"], RABBITS);
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0.001 });
  const standing = 8 + 6;
  const pictures = page.locator(".pieces canvas");
  await pictures.nth(standing - 1).waitFor();
  // Rabbits 1 and 5, at the left of their rows, go west to cabbages.
  await page.getByRole("textbox", { name: "The turn in letters" }).fill("W---W---");
  await page.keyboard.press("Enter");
  await movesPlayed(page, 1);
  await pictures.nth(standing + 1).waitFor();
  assert.equal(
    await pictures.count(),
    standing + 2,
    "two eaten cabbages are drawn separately for a moment",
  );
  const still = () =>
    page.evaluate(() =>
      /** @type {HTMLCanvasElement} */ (document.querySelector(".board > canvas")).toDataURL(),
    );
  const during = await still();
  await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
  await pictures.nth(standing).waitFor({ state: "detached" });
  await page.waitForFunction(
    (during) =>
      /** @type {HTMLCanvasElement} */ (document.querySelector(".board > canvas")).toDataURL() !==
      during,
    during,
  );
});
