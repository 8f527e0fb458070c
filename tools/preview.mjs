/**
 * Draws `www/preview.png`, the picture that chats and other pages show with a link to the site: a board of each game, drawn by
 * the game's own modules in Chromium. Run `node tools/preview.mjs` when the look of boards has changed.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { crc32, deflateSync } from "node:zlib";
import { GAMES } from "../www/games/list.js";
import { nearestColorIndex } from "../www/vendor/gifenc.js";
import { serve } from "./serve.mjs";

// The packages are installed in `www`, where a bare import from this folder does not find them.
const { chromium } = createRequire(new URL("../www/package.json", import.meta.url))(
  "playwright-core",
);
const { paletteOf } = await import("../www/pictures/gif.js");

const SIZE = { width: 1200, height: 630 };

const here = (/** @type {string} */ path) => new URL(path, import.meta.url);

const read = (/** @type {string} */ path) => readFile(here(path), "utf8");

/** The board of each game: a record of the tests, after so many moves. */
const boards = await Promise.all(
  Object.keys(GAMES).map(async (game) => {
    const { record, ply } = JSON.parse(await read(`../www/games/${game}/preview.json`));
    return { game, text: await read(`../tests/records/${record}.rec`), ply };
  }),
);
const pixels = await drawn(boards);
const picture = png(pixels, SIZE.width, SIZE.height);
await writeFile(here("../www/preview.png"), picture);
console.log(`www/preview.png: ${(picture.length / 1000).toFixed(1)} kB`);

/**
 * The picture's pixels, as a browser draws it.
 * @param {{ game: string, text: string, ply: number }[]} boards
 * @returns {Promise<Uint32Array>} row by row: red, green, blue, opacity, from the lowest byte
 */
async function drawn(boards) {
  const site = await serve();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({ colorScheme: "light" });
    await page.goto(site.url);
    await page.locator(".card").first().waitFor();
    const bytes = await page.evaluate(draw, { boards, ...SIZE });
    return new Uint32Array(Uint8Array.from(Buffer.from(bytes, "base64")).buffer);
  } finally {
    await browser.close();
    await site.close();
  }
}

/**
 * Runs in the page: draws the site's name above four boards, and a fifth board beside the name.
 * @param {{ boards: { game: string, text: string, ply: number }[], width: number, height: number }} wanted
 */
async function draw({ boards, width, height }) {
  const load = (/** @type {string} */ file) => import(`./${file}`);
  const [{ loadPrint }, { coloursOf }, { loadGame }] = await Promise.all(
    ["games/modules.js", "boards/canvas.js", "load.js"].map(load),
  );
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const [colours, font] = [coloursOf("light"), getComputedStyle(document.body).fontFamily];
  const page = getComputedStyle(document.documentElement).getPropertyValue("--page");
  context.fillStyle = page;
  context.fillRect(0, 0, width, height);

  const [side, gap] = [270, 20];
  const left = (width - 4 * side - 3 * gap) / 2;
  const top = (height - 2 * side - gap) / 2;
  for (const [i, { game, text, ply }] of boards.entries()) {
    // The second board is beside the name.
    const [column, row] = i === 1 ? [3, 0] : [Math.max(0, i - 1), 1];
    const warren = await loadGame(game);
    const scene = warren.Scene.fromRecord(text);
    const print = await loadPrint(game);
    await print.ready?.(scene);
    context.save();
    context.translate(left + column * (side + gap), top + row * (side + gap));
    context.beginPath();
    context.roundRect(0, 0, side, side, 10);
    context.fillStyle = colours.board;
    context.fill();
    context.clip();
    const margin = 5;
    context.translate(margin, margin);
    const look = { side: side - 2 * margin, margin, scale: 1, colours, font, viewpoint: 0 };
    print.draw(context, scene, ply, look);
    context.restore();
  }

  const mark = new Image();
  mark.src = "./favicon.svg";
  await mark.decode();
  context.drawImage(mark, left + 4, top + 28, 96, 96);
  context.textBaseline = "alphabetic";
  context.textAlign = "left";
  context.fillStyle = colours.text;
  context.font = `700 100px ${font}`;
  context.fillText("Warren", left + 128, top + 112);
  context.fillStyle = colours.muted;
  context.font = `400 36px ${font}`;
  context.fillText("Five programming-contest games to play,", left + 4, top + 196);
  context.fillText("to watch, to solve and to write bots for.", left + 4, top + 244);

  const { data } = context.getImageData(0, 0, width, height);
  let letters = "";
  for (let i = 0; i < data.length; i += 8192) {
    letters += String.fromCharCode(...data.subarray(i, i + 8192));
  }
  return btoa(letters);
}

/**
 * A PNG of at most 255 colours, which are enough for boards and take a third of the space.
 * @param {Uint32Array} pixels
 * @param {number} width
 * @param {number} height
 */
function png(pixels, width, height) {
  const palette = paletteOf([pixels], []);
  /** @type {Map<number, number>} */
  const places = new Map();
  const place = (/** @type {number} */ pixel) => {
    const known = places.get(pixel);
    if (known !== undefined) return known;
    const found = nearestColorIndex(palette, [
      pixel & 255,
      (pixel >> 8) & 255,
      (pixel >> 16) & 255,
    ]);
    places.set(pixel, found);
    return found;
  };
  // Each row begins with its filter, which is none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + 1 + x] = place(pixels[y * width + x]);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, each an index into the palette.
  head.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/**
 * @param {string} type
 * @param {Buffer} content
 */
function chunk(type, content) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
