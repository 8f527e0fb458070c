// Pictures of positions: they look like the boards, in every form; the dialog makes them, and they show no more than the
// board.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { GifReader } from "omggif";
import { faultsOn } from "../axe.mjs";
import { send, turnAfter } from "../detectives.mjs";
import { beginGame, FUGITIVE, openText, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const PHONE = { width: 320, height: 568 };

/** @param {string} name */
const record = (name) => readFile(new URL(`../../records/${name}.rec`, import.meta.url), "utf8");

/**
 * For two pictures, the part of pixels that differ clearly, and the number of colours in the first.
 * @typedef {{ off: number, colours: number }} Comparison
 */

/** A script for the page that compares pictures: `comparing`. Pictures are base64, of PNG by default. */
const COMPARING = () => {
  const pixelsOf = async (/** @type {string} */ picture, /** @type {number} */ side) => {
    const image = new Image();
    image.src = picture;
    await image.decode();
    const context = new OffscreenCanvas(side, side).getContext("2d");
    context?.drawImage(image, 0, 0, side, side);
    return context?.getImageData(0, 0, side, side).data ?? new Uint8ClampedArray();
  };
  const comparing = async (
    /** @type {string} */ one,
    /** @type {string} */ other,
    /** @type {number} */ side,
  ) => {
    const [first, second] = [await pixelsOf(one, side), await pixelsOf(other, side)];
    let off = 0;
    const colours = new Set();
    for (let i = 0; i < first.length; i += 4) {
      const most = Math.max(
        ...[0, 1, 2].map((part) => Math.abs(first[i + part] - second[i + part])),
      );
      if (most > 40) off += 1;
      colours.add(`${first[i]},${first[i + 1]},${first[i + 2]}`);
    }
    return { off: (4 * off) / first.length, colours: colours.size };
  };
  Object.assign(globalThis, { comparing });
};

/** @type {{ name: string, ply: number, theme: "light" | "dark", viewpoint: number }[]} */
const POSITIONS = [
  { name: "dots-006", ply: 41, theme: "light", viewpoint: 1 },
  { name: "rabbits-006", ply: 101, theme: "dark", viewpoint: 0 },
  { name: "mice-004", ply: 60, theme: "light", viewpoint: 0 },
  { name: "fugitive-000", ply: 9, theme: "dark", viewpoint: 2 },
  { name: "crossing-000", ply: 90, theme: "light", viewpoint: 0 },
];

pageTest(
  "pictures look like the boards, as pixels and as vectors",
  { asWritten: true },
  async (page, url) => {
    await page.goto(url);
    await page.locator(".card").first().waitFor();
    await page.evaluate(COMPARING);
    for (const { name, ply, theme, viewpoint } of POSITIONS) {
      const game = name.split("-")[0];
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      const text = await record(name);
      const made = await page.evaluate(mountBeside, { game, text, ply, theme, viewpoint });
      const shot = await page.locator("#mounted").screenshot();
      const seen = `data:image/png;base64,${shot.toString("base64")}`;
      const { asBoard, svgAsPng } = await page.evaluate(
        async ({ made, seen }) => {
          const { comparing } = /** @type {any} */ (globalThis);
          return {
            asBoard: await comparing(made.bare, seen, made.bareSide),
            svgAsPng: await comparing(made.png, made.svg, made.side),
          };
        },
        { made, seen },
      );
      assert.ok(asBoard.colours > 20, `${name}: ${asBoard.colours} colours`);
      assert.ok(asBoard.off < 0.003, `${name}: ${asBoard.off} of the board's pixels differ`);
      assert.ok(svgAsPng.colours > 20, `${name}: ${svgAsPng.colours} colours`);
      assert.ok(svgAsPng.off < 0.003, `${name}: ${svgAsPng.off} of the drawing's pixels differ`);
      const { svgText } = made;
      assert.match(svgText, /<text /);
      assert.doesNotMatch(svgText, /<script|javascript:|\son\w+=|<image/i);
      assert.ok(svgText.length < 200_000, `${name}: ${svgText.length} bytes of SVG`);
      assert.ok(made.words.length > 40, `${name}: ${made.words}`);
    }
  },
);

/**
 * Mounts a game's board on the page, and draws the same as pictures: as large as the board and as bare, as PNG, and as SVG.
 * @param {{ game: string, text: string, ply: number, theme: "light" | "dark", viewpoint: number }} position
 */
async function mountBeside({ game, text, ply, theme, viewpoint }) {
  const [boards, pictures, { loadGame }, { loadWords }, canvas] = await Promise.all(
    [
      "games/modules.js",
      "app/pictures/picture.js",
      "play/load.js",
      "kit/page/i18n.js",
      "kit/boards/canvas.js",
    ].map((file) => import(`../${file}`)),
  );
  await loadWords("pictures");
  const warren = await loadGame(game);
  const whole = warren.Scene.fromRecord(text);
  const scene = warren.isHidden(game) ? whole.sight(viewpoint) : whole;
  const [print, module] = await Promise.all([boards.loadPrint(game), boards.loadBoard(game)]);
  await print.ready?.(scene);
  document.querySelector("#mounted")?.remove();
  const place = document.createElement("div");
  place.id = "mounted";
  place.className = "board";
  const bareSide = 480;
  // Above all else, on whole pixels.
  const style = { position: "fixed", inset: "0 auto auto 0", zIndex: "99", borderRadius: "0" };
  Object.assign(place.style, style, { width: `${bareSide}px`, height: `${bareSide}px` });
  document.body.append(place);
  const nothing = () => {};
  const tray = document.createElement("div");
  const host = {
    play: nothing,
    showHint: nothing,
    suggest: nothing,
    owns: () => false,
    warren,
    tray,
  };
  const board = module.mountBoard(place, host);
  board.show({ scene, ply, viewpoint, refusal: "over", people: [], markedMove: null });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let i = 0; i < 3; i++) await frame();

  const bare = document.createElement("canvas");
  bare.width = bare.height = bareSide;
  const context = /** @type {CanvasRenderingContext2D} */ (bare.getContext("2d"));
  const [colours, font] = [canvas.coloursOf(theme), getComputedStyle(document.body).fontFamily];
  context.fillStyle = colours.board;
  context.fillRect(0, 0, bareSide, bareSide);
  const look = { side: bareSide, margin: 0, scale: 1, colours, font, viewpoint };
  print.draw(context, scene, ply, look);
  const subject = { print, scene, ply, viewpoint };
  const [png, svg] = await Promise.all([
    pictures.pngOf(subject, 2, theme),
    pictures.svgOf(subject, theme, { title: game, description: "" }),
  ]);
  return {
    bare: bare.toDataURL(),
    bareSide,
    png: URL.createObjectURL(png),
    svg: URL.createObjectURL(svg),
    side: 2 * pictures.sideOf(subject),
    svgText: await svg.text(),
    words: print.words(scene, ply).join(" "),
  };
}

/** @param {Page} page */
const pictureDialog = (page) => page.getByRole("dialog", { name: /^Picture of / });

/** @param {Page} page */
async function openPictures(page) {
  await page.locator(".controls").getByRole("button", { name: "Share" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Picture…" }).click();
  await pictureDialog(page).waitFor();
}

/**
 * Saves the picture in the dialog.
 * @param {Page} page
 */
async function saved(page) {
  const download = page.waitForEvent("download");
  await pictureDialog(page).getByRole("button", { name: "Save" }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/**
 * @param {Page} page
 * @param {"PNG" | "SVG" | "GIF"} kind
 */
async function choose(page, kind) {
  await pictureDialog(page).getByRole("radio", { name: kind }).check();
}

pageTest(
  "the dialog makes PNG, SVG and GIF, can be closed meanwhile, and describes the position",
  { asWritten: true, viewport: PHONE, hasTouch: true },
  async (page, url) => {
    // As on a phone that shares files with other apps.
    await page.addInitScript(() => {
      const share = async (/** @type {ShareData} */ { files }) => {
        document.documentElement.dataset.handedOn = files?.map(({ name }) => name).join();
      };
      Object.assign(navigator, { canShare: () => true, share });
    });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await openText(page, url, await record("dots-004"));
    await page.locator(".game .cell").first().waitFor();
    // Some moves before the end.
    for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowLeft");
    await openPictures(page);
    const dialog = pictureDialog(page);
    await dialog.getByText("PNG, 984 × 984 pixels").waitFor();
    assert.deepEqual(await faultsOn(page), []);

    const png = await saved(page);
    const all = Number(/warren-dots-(\d+)\.png/.exec(png.name)?.[1]) + 3;
    assert.deepEqual([...png.bytes.subarray(1, 4)], [...Buffer.from("PNG")]);
    assert.deepEqual([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)], [984, 984]);
    await dialog.getByRole("button", { name: "Copy picture" }).click();
    await dialog.getByText("Picture copied.").waitFor();
    const copied = await page.evaluate(async () => (await navigator.clipboard.read())[0].types);
    assert.deepEqual(copied, ["image/png"]);

    await dialog.getByRole("button", { name: "Share…" }).click();
    await page.locator(`html[data-handed-on="${png.name}"]`).waitFor();

    const words = await dialog.getByRole("textbox", { name: /^In words/ }).inputValue();
    assert.match(
      words,
      new RegExp(`^Jumping Dots, after move ${Math.ceil((all - 3) / 2)} \\(\\w+\\)\\.\nRed: `),
    );
    assert.equal(await dialog.getByRole("img").getAttribute("alt"), words);
    await dialog.getByRole("button", { name: "Copy words" }).click();
    await dialog.getByText("Words copied.").waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), words);

    await choose(page, "SVG");
    await dialog.getByText(/^SVG, [\d.]+ kB$/).waitFor();
    const svg = await saved(page);
    assert.equal(svg.name, png.name.replace(".png", ".svg"));
    assert.match(svg.bytes.toString(), /^<svg .*<title>Jumping Dots<\/title>.*<\/svg>\n$/s);

    await choose(page, "GIF");
    await dialog.getByText(`${all + 1} positions`).waitFor();
    await dialog.getByRole("button", { name: "Make the GIF" }).click();
    await dialog.getByText(new RegExp(`^Position [1-9]\\d* of ${all + 1}$`)).waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.getByText("Cancelled. Nothing was saved.").waitFor();
    assert.equal(await dialog.getByRole("button", { name: "Save" }).isVisible(), false);

    await dialog.getByLabel("Size").selectOption("320 × 320 pixels");
    await dialog.getByLabel("Moves").selectOption("From the position shown");
    await dialog.getByLabel("Speed").selectOption("Fast");
    await dialog.getByRole("button", { name: "Make the GIF" }).click();
    await dialog.getByText(/^GIF, 320 × 320 pixels, .*4 positions/).waitFor();
    const gif = new GifReader((await saved(page)).bytes);
    assert.deepEqual([gif.width, gif.height, gif.numFrames()], [320, 320, 4]);
    assert.deepEqual(
      [0, 1, 2, 3].map((i) => gif.frameInfo(i).delay),
      [25, 25, 25, 250],
    );
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });

    // The last frame looks like the last position.
    const pixels = new Uint8ClampedArray(4 * 320 * 320);
    for (let i = 0; i < 4; i++) gif.decodeAndBlitFrameRGBA(i, /** @type {any} */ (pixels));
    await page.evaluate(COMPARING);
    const { off } = await page.evaluate(lastFrame, {
      text: await record("dots-004"),
      pixels: Buffer.from(pixels).toString("base64"),
      theme: /** @type {const} */ ("light"),
    });
    assert.ok(off < 0.002, `${off} of the last frame's pixels differ`);
  },
);

/**
 * Compares pixels with the last position of a game.
 * @param {{ text: string, pixels: string, theme: "light" | "dark" }} frame
 * @returns {Promise<Comparison>}
 */
async function lastFrame({ text, pixels, theme }) {
  const [{ loadPrint }, { paintPicture }, { loadGame }] = await Promise.all(
    ["games/modules.js", "app/pictures/picture.js", "play/load.js"].map(
      (file) => import(`../${file}`),
    ),
  );
  const { Scene } = await loadGame("dots");
  const scene = Scene.fromRecord(text);
  const subject = { print: await loadPrint("dots"), scene, ply: scene.length, viewpoint: 0 };
  const painted = paintPicture(subject, { pixels: 320, side: 320, theme });
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 320;
  const bytes = Uint8ClampedArray.from(atob(pixels), (letter) => letter.charCodeAt(0));
  canvas.getContext("2d")?.putImageData(new ImageData(bytes, 320), 0, 0);
  const { comparing } = /** @type {any} */ (globalThis);
  return comparing(canvas.toDataURL(), painted.toDataURL(), 320);
}

pageTest("pictures of a game with secrets show what the side knows", {}, async (page, url) => {
  const dialog = pictureDialog(page);
  const field = dialog.getByRole("textbox", { name: /^In words/ });
  let words = "";
  // If a fugitive leaves a city by its only road of a kind, its place is known. Then the test begins another game.
  do {
    await beginGame(page, url, ["person", 3], FUGITIVE);
    await send(page, "1 2 3 4");
    await turnAfter(page, 3);
    await openPictures(page);
    words = await field.inputValue();
  } while (/The fugitive is in/.test(words));
  assert.match(words, /Detective 1 in 1\./);
  assert.match(words, /The fugitive can be in \d+ cities\./);
  assert.doesNotMatch(words, /Fugitive in \d/);
  await choose(page, "SVG");
  await dialog.getByText(/^SVG, /).waitFor();
  const { bytes } = await saved(page);
  // The mask of the fugitive has two eyes, the only ellipses in the picture.
  assert.match(bytes.toString(), /<text[^>]*>1<\/text>/);
  assert.doesNotMatch(bytes.toString(), /A([\d.]+) (?!\1 )[\d.]+ /);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  // After the end, everything is visible.
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page.locator(".verdict-line").first().waitFor();
  await openPictures(page);
  assert.match(await field.inputValue(), /Fugitive in \d/);
});
