// Layout: narrow screens, and pages whose layout does not shift.

import assert from "node:assert/strict";
import { beginGame, cell, movesPlayed, pageTest, RABBITS } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
async function fitsWidth(page) {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  assert.ok(content <= screen, `${content} px of content on ${screen} px of screen`);
}

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [844, 390],
  [480, 300],
]) {
  pageTest(
    `nothing is wider than a screen of ${width} × ${height}`,
    { viewport: { width, height } },
    async (page, url) => {
      await page.goto(url);
      await page.getByRole("button", { name: "Options for Jumping Dots" }).click();
      await page.getByRole("dialog").waitFor();
      await fitsWidth(page);
      await page.keyboard.press("Escape");
      await beginGame(page, url, ["person", "person"]);
      await cell(page, "C3").click();
      for (const tab of ["Analysis", "Rules", "Moves"]) {
        await page.getByRole("tab", { name: tab }).click();
        await fitsWidth(page);
      }
      for (const name of [
        "New game",
        "Undo",
        "Redo",
        "Suggest a move",
        "Flip the board",
        "Share",
        "Resign",
      ]) {
        const box = await page.getByRole("button", { name, exact: true }).boundingBox();
        assert.ok(
          box && box.width >= 44 && box.height >= 44,
          `${name} is ${box?.width} × ${box?.height}`,
        );
        assert.ok(
          box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height,
          `${name} is out of sight`,
        );
      }
      await page.goto(url);
      await page.getByRole("link", { name: "Continue" }).waitFor();
      await fitsWidth(page);
    },
  );
}

pageTest(
  "a card says that its picture is missing",
  { asWritten: true, expected: /games\/dots\/picture\.js|ERR_FAILED/ },
  async (page, url) => {
    await page.route("**/games/dots/picture.js", (route) => route.abort());
    await page.goto(url);
    const card = page.locator(".card[data-game=dots]");
    await card.getByText("The picture could not be loaded.").waitFor();
    await page.unrouteAll();
    await page.reload();
    await page.locator(".card[data-game=dots] canvas").waitFor();
  },
);

pageTest("nothing shifts while an engine thinks", {}, async (page, url) => {
  await beginGame(page, url, ["person", 12]);
  await page.evaluate(async () => {
    // The game has been opened, and laid out.
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    // The observer sees it appear, however soon it disappears again.
    const look = () => {
      /** @type {any} */ (globalThis).thought ||= !!document.querySelector(".bar-thinking.on");
    };
    const options = { subtree: true, attributes: true, attributeFilter: ["class"] };
    new MutationObserver(look).observe(document.body, options);
    const seen = /** @type {string[]} */ ([]);
    /** @type {any} */ (globalThis).shifts = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, sources } = /** @type {any} */ (entry);
        if (hadRecentInput) continue;
        seen.push(
          ...sources.map((/** @type {any} */ { node }) =>
            String(node?.className ?? node?.nodeName),
          ),
        );
      }
    }).observe({ type: "layout-shift" });
  });
  await cell(page, "D4").focus();
  await page.keyboard.press("Enter");
  await movesPlayed(page, 2);
  await page.locator(".bar.near.due").waitFor();
  assert.ok(await page.evaluate(() => /** @type {any} */ (globalThis).thought));
  const shifts = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return /** @type {any} */ (globalThis).shifts;
  });
  assert.deepEqual(shifts, []);
});

// The canvas is read.
const DARK = { colorScheme: /** @type {const} */ ("dark"), expected: /readback/ };

pageTest("a dark board is light on paper, and whole", DARK, async (page, url) => {
  await beginGame(page, url, ["person", "person"]);
  // The printed board is drawn before the next frame.
  const [dark, printed, after] = await page.evaluate(async () => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector(".board canvas"));
    const frames = async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    };
    const red = () => {
      const middle = canvas.width / 14;
      return canvas.getContext("2d")?.getImageData(middle, middle, 1, 1).data[0] ?? 0;
    };
    await frames();
    const seen = [red()];
    dispatchEvent(new Event("beforeprint"));
    seen.push(red());
    dispatchEvent(new Event("afterprint"));
    await frames();
    return [...seen, red()];
  });
  assert.ok(dark < 80 && printed > 200 && after === dark, `${dark}, ${printed}, ${after}`);

  await page.emulateMedia({ media: "print" });
  await page.locator(".controls").waitFor({ state: "hidden" });
  assert.ok(await page.locator(".header").isHidden());
  assert.ok(await page.locator(".bar.near").isVisible());
  const board = page.locator(".board");
  assert.equal(await board.evaluate((each) => getComputedStyle(each).breakInside), "avoid");
  const text = await page.locator(".bar.near").evaluate((each) => getComputedStyle(each).color);
  assert.equal(text, "rgb(30, 34, 38)");
});

pageTest(
  "pieces in a dark maze keep their places on paper, and are light",
  DARK,
  async (page, url) => {
    await beginGame(page, url, ["person", "person"], RABBITS);
    const handle = page.locator(".piece-handle").first();
    await handle.click();
    const [printed, after] = await page.evaluate(async () => {
      const handle = /** @type {Element} */ (document.querySelector(".piece-handle"));
      const colours = () => {
        const { left, top, width, height } = handle.getBoundingClientRect();
        const seen = [...document.querySelectorAll(".board canvas")].filter(
          (canvas) =>
            getComputedStyle(canvas).visibility === "visible" && !canvas.closest(".pieces"),
        );
        const canvas = /** @type {HTMLCanvasElement} */ (seen.at(-1));
        const around = canvas.getBoundingClientRect();
        const scale = canvas.width / around.width;
        const x = scale * (left - around.left);
        const y = scale * (top - around.top);
        const data = canvas
          .getContext("2d")
          ?.getImageData(x, y, scale * width, scale * height).data;
        const found = new Set();
        for (let at = 0; data && at < data.length; at += 4) {
          if (data[at + 3] === 255) found.add(data.slice(at, at + 3).join());
        }
        return [...found];
      };
      dispatchEvent(new Event("beforeprint"));
      const printed = colours();
      dispatchEvent(new Event("afterprint"));
      const count = document.querySelectorAll(".board > canvas").length;
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return [printed, [String(count), ...colours()]];
    });
    assert.ok(printed.includes("184,58,27"), `a rabbit as red as on light ground: ${printed}`);
    assert.ok(!after.includes("184,58,27"), "and then the dark board is back");
    await page.emulateMedia({ media: "print" });
    await page.locator(".pieces").waitFor({ state: "hidden" });
  },
);

pageTest("the name of a button covers no score", {}, async (page, url) => {
  await beginGame(page, url, ["person", 1]);
  const suggest = page.getByRole("button", { name: "Suggest" });
  await suggest.hover();
  const [top, height] = await suggest.evaluate((button) => {
    const { top, height, paddingTop, paddingBottom } = getComputedStyle(button, "::after");
    return [
      button.getBoundingClientRect().top + Number.parseFloat(top),
      [height, paddingTop, paddingBottom].reduce((sum, each) => sum + Number.parseFloat(each), 0),
    ];
  });
  const score = await page.locator(".bar.near").boundingBox();
  assert.ok(score && top >= score.y + score.height, `${top} is over the score`);
  assert.ok(top + height <= 800, `${top + height} is below the window`);
});
