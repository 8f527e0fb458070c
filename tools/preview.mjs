/**
 * Draws the pictures that chats and other pages show with a link: `www/preview.png` for the site, with a board of each game, and
 * `www/games/NAME/preview.png` for each game. The games' modules draw the boards, in Chromium. Run `node tools/preview.mjs`
 * when the appearance of boards has changed.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync } from "node:zlib";
import { GAMES } from "../www/games/list.js";
import { nearestColorIndex } from "../www/vendor/gifenc.js";
import { gameWords } from "./game-pages.mjs";
import { serve } from "./serve.mjs";

// The packages are installed in `www`, where a bare import from this folder does not find them.
const { chromium } = createRequire(new URL("../www/package.json", import.meta.url))(
  "playwright-core",
);
const { paletteOf } = await import("../www/kit/gif.js");

const SIZE = { width: 1200, height: 630 };

/** The maximum size of a picture, in bytes: phones load the cards in chats. */
const MAX_BYTES = 120_000;

/** @typedef {{ game: string, text: string, ply: number }} Board a record of the tests, after so many moves */
/** @typedef {Board & { x: number, y: number, side: number }} PlacedBoard */
/** @typedef {{ text: string, x: number, y: number, size: number, weight: number, muted?: boolean }} Line */
/** @typedef {{ boards: PlacedBoard[], mark: { x: number, y: number, side: number }, lines: Line[] }} Layout */

const addressOf = (/** @type {string} */ path) => new URL(path, import.meta.url);

const read = (/** @type {string} */ path) => readFile(addressOf(path), "utf8");

const boards = await Promise.all(
  Object.keys(GAMES).map(async (game) => {
    const { record, ply } = JSON.parse(await read(`../www/games/${game}/preview.json`));
    return { game, text: await read(`../tests/records/${record}.rec`), ply };
  }),
);
/** The layout of each picture, by its file. @type {Map<string, Layout>} */
const layouts = new Map([["preview.png", siteLayout(boards)]]);
for (const board of boards) {
  const { name } = await gameWords(fileURLToPath(addressOf("../www")), board.game, "en");
  layouts.set(`games/${board.game}/preview.png`, gameLayout(board, name));
}
for (const [file, pixels] of await drawPictures(layouts)) {
  const picture = png(pixels, SIZE.width, SIZE.height);
  if (picture.length > MAX_BYTES) throw new Error(`${file} has ${picture.length} bytes`);
  await writeFile(addressOf(`../www/${file}`), picture);
  console.log(`www/${file}: ${(picture.length / 1000).toFixed(1)} kB`);
}

/**
 * The site's name above four boards, and a fifth board beside the name.
 * @param {Board[]} boards
 * @returns {Layout}
 */
function siteLayout(boards) {
  const [side, gap] = [270, 20];
  const left = (SIZE.width - 4 * side - 3 * gap) / 2;
  const top = (SIZE.height - 2 * side - gap) / 2;
  const placed = boards.map((board, i) => {
    // The second board is beside the name.
    const [column, row] = i === 1 ? [3, 0] : [Math.max(0, i - 1), 1];
    return { ...board, x: left + column * (side + gap), y: top + row * (side + gap), side };
  });
  const small = { x: left + 4, size: 36, weight: 400, muted: true };
  return {
    boards: placed,
    mark: { x: left + 4, y: top + 28, side: 96 },
    lines: [
      { text: "Warren", x: left + 128, y: top + 112, size: 100, weight: 700 },
      { ...small, text: "Five programming-contest games to play,", y: top + 196 },
      { ...small, text: "to watch, to solve and to write bots for.", y: top + 244 },
    ],
  };
}

/**
 * A board, and beside it the name of the game, one word per line, over that of the site.
 * @param {Board} board
 * @param {string} name
 * @returns {Layout}
 */
function gameLayout(board, name) {
  const margin = 30;
  const side = SIZE.height - 2 * margin;
  const x = margin + side + 44;
  const words = name.split(" ");
  const [size, step] = [84, 98];
  const first = (SIZE.height - words.length * step) / 2 + size - 40;
  const below = SIZE.height - margin - 24;
  return {
    boards: [{ ...board, x: margin, y: margin, side }],
    mark: { x, y: below - 46, side: 60 },
    lines: [
      ...words.map((text, i) => ({ text, x, y: first + i * step, size, weight: 700 })),
      { text: "Warren", x: x + 78, y: below, size: 48, weight: 400, muted: true },
    ],
  };
}

/**
 * Returns the pictures' pixels, drawn by a browser.
 * @param {Map<string, Layout>} layouts
 * @returns {Promise<Map<string, Uint32Array>>} row by row: red, green, blue, opacity, from the lowest byte
 */
async function drawPictures(layouts) {
  const site = await serve();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({ colorScheme: "light" });
    await page.goto(site.url);
    await page.locator(".card").first().waitFor();
    const pixels = new Map();
    for (const [file, layout] of layouts) {
      const bytes = await page.evaluate(draw, { ...layout, ...SIZE });
      pixels.set(file, new Uint32Array(Uint8Array.from(Buffer.from(bytes, "base64")).buffer));
    }
    return pixels;
  } finally {
    await browser.close();
    await site.close();
  }
}

/**
 * Runs in the page: draws boards, the site's mark and lines of text.
 * @param {Layout & { width: number, height: number }} wanted
 */
async function draw({ boards, mark, lines, width, height }) {
  const load = (/** @type {string} */ file) => import(`./${file}`);
  const [{ loadPrint }, { coloursOf }, { loadGame }] = await Promise.all(
    ["games/modules.js", "kit/boards/canvas.js", "play/load.js"].map(load),
  );
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const [colours, font] = [coloursOf("light"), getComputedStyle(document.body).fontFamily];
  const page = getComputedStyle(document.documentElement).getPropertyValue("--page");
  context.fillStyle = page;
  context.fillRect(0, 0, width, height);

  for (const { game, text, ply, x, y, side } of boards) {
    const warren = await loadGame(game);
    const scene = warren.Scene.fromRecord(text);
    const print = await loadPrint(game);
    await print.ready?.(scene);
    context.save();
    context.translate(x, y);
    context.beginPath();
    context.roundRect(0, 0, side, side, 10);
    context.fillStyle = colours.board;
    context.fill();
    context.clip();
    const margin = side / 54;
    context.translate(margin, margin);
    const look = { side: side - 2 * margin, margin, scale: 1, colours, font, viewpoint: 0 };
    print.draw(context, scene, ply, look);
    context.restore();
  }

  const image = new Image();
  image.src = "./favicon.svg";
  await image.decode();
  context.drawImage(image, mark.x, mark.y, mark.side, mark.side);
  context.textBaseline = "alphabetic";
  context.textAlign = "left";
  for (const { text, x, y, size, weight, muted } of lines) {
    context.fillStyle = muted ? colours.muted : colours.text;
    context.font = `${weight} ${size}px ${font}`;
    if (x + context.measureText(text).width > width) throw new Error(`${text} is too long`);
    context.fillText(text, x, y);
  }

  const { data } = context.getImageData(0, 0, width, height);
  let letters = "";
  for (let i = 0; i < data.length; i += 8192) {
    letters += String.fromCharCode(...data.subarray(i, i + 8192));
  }
  return btoa(letters);
}

/**
 * Returns a PNG of at most 255 colours, which are enough for boards and take a third of the space.
 * @param {Uint32Array} pixels
 * @param {number} width
 * @param {number} height
 */
function png(pixels, width, height) {
  const palette = paletteOf([pixels], []);
  /** @type {Map<number, number>} */
  const indexOfColour = new Map();
  const paletteIndex = (/** @type {number} */ pixel) => {
    const known = indexOfColour.get(pixel);
    if (known !== undefined) return known;
    const found = nearestColorIndex(palette, [
      pixel & 255,
      (pixel >> 8) & 255,
      (pixel >> 16) & 255,
    ]);
    indexOfColour.set(pixel, found);
    return found;
  };
  // Each row begins with its filter, which is none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + 1 + x] = paletteIndex(pixels[y * width + x]);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits per pixel, each an index into the palette.
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
