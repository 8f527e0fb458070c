// Rabbit Hunt on the page: a turn by mouse, by finger, by keys and in letters; conflicts; the suggestion for the rest;
// links; whole games of engines.

import assert from "node:assert/strict";
import { faultsInBothThemes } from "../axe.mjs";
import { beginGame, moves, movesPlayed, pageTest, RABBITS } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const STILL = { reducedMotion: /** @type {const} */ ("reduce") };

/** @param {Page} page */
const status = (page) => page.locator(".status-text").textContent();

/** @param {Page} page */
const letters = (page) => page.getByRole("textbox", { name: "The turn in letters" });

/**
 * A button of the turn, by its name, or by the beginning of a piece's name.
 * @param {Page} page
 * @param {string | RegExp} name
 */
const button = (page, name) => page.locator(".turn").getByRole("button", { name });

/**
 * The middle of a piece of the side to move, and a cell's width, in CSS pixels.
 * @param {Page} page
 * @param {number} number
 */
async function place(page, number) {
  const middles = await page.locator(".piece-handle:visible").evaluateAll((handles) =>
    handles.map((handle) => {
      const box = handle.getBoundingClientRect();
      return { label: handle.ariaLabel ?? "", x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }),
  );
  const at = (/** @type {string} */ label) => label.match(/^\w+ (\d+), row (\d+), column (\d+)/);
  const found = middles.find(({ label }) => Number(at(label)?.[1]) === number);
  assert.ok(found, `no piece ${number}`);
  // Any two pieces in different columns show the width of a cell.
  const [own, other] = [found, middles.find(({ x }) => Math.abs(x - found.x) > 1)];
  assert.ok(other);
  const columns = Number(at(other.label)?.[3]) - Number(at(own.label)?.[3]);
  return { x: own.x, y: own.y, cell: (other.x - own.x) / columns };
}

/** All pieces and their places, as a screen reader announces them. @param {Page} page */
const pieces = (page) => page.getByRole("list", { name: "Pieces" }).locator("li").allTextContents();

/** The scores of both sides. @param {Page} page */
const tallies = (page) =>
  page
    .locator(".bar-score")
    .evaluateAll((scores) => scores.map((score) => score.getAttribute("title")).sort());

/** The pictures of the board's two layers, without the pieces, once everything has been painted. @param {Page} page */
function picture(page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const canvases = /** @type {HTMLCanvasElement[]} */ ([
      ...document.querySelectorAll(".board > canvas"),
    ]);
    return canvases.map((canvas) => canvas.toDataURL()).join();
  });
}

/**
 * Puts a game into the visitor's storage and opens it.
 * @param {Page} page
 * @param {string} url
 * @param {{ lines: string[], seats: ("person" | number)[] }} game
 */
async function openStored(page, url, { lines, seats }) {
  const stored = {
    version: 1,
    id: "stored",
    game: "rabbits",
    record: ["warren 1 rabbits", ...lines, ""].join("\n"),
    seats: seats.map((seat) =>
      seat === "person"
        ? { kind: "person", clock: null }
        : { kind: "engine", level: seat, clock: null },
    ),
    viewpoint: 0,
    marks: {},
    left: [null, null],
    undone: [],
    paused: false,
    over: false,
    length: 0,
    updated: 1,
  };
  await page.goto(url);
  await page.evaluate(
    (text) => localStorage.setItem("warren:game:stored", text),
    JSON.stringify(stored),
  );
  await page.goto(`${url}#/game/stored`);
  await page.locator(".game .board canvas").first().waitFor();
}

pageTest("a turn by mouse: dragged, pressed, and sent", STILL, async (page, url) => {
  await beginGame(page, url, ["person", "person"], RABBITS);
  const before = await picture(page);
  const [one, four, five] = [await place(page, 1), await place(page, 4), await place(page, 5)];
  await page.mouse.move(one.x, one.y);
  await page.mouse.down();
  await page.mouse.move(one.x - one.cell, one.y, { steps: 3 });
  await page.mouse.up();
  assert.equal(await letters(page).inputValue(), "W-------");
  assert.notEqual(await picture(page), before, "an arrow shows the step");

  await page.mouse.click(four.x, four.y);
  assert.match(String(await status(page)), /^Rabbit 4: press where it goes/);
  await page.mouse.click(four.x + four.cell, four.y);
  await page.mouse.move(five.x, five.y);
  await page.mouse.down();
  await page.mouse.move(five.x, five.y + five.cell, { steps: 3 });
  await page.mouse.move(five.x, five.y, { steps: 3 });
  await page.mouse.up();
  assert.equal(await letters(page).inputValue(), "W--E----");
  await page.locator(".turn").getByRole("button", { name: "Rabbit 5: stays" }).waitFor();

  await button(page, "Send").click();
  await movesPlayed(page, 1);
  assert.deepEqual(await moves(page), ["W--E----"]);
  assert.equal((await pieces(page))[0], "Rabbit 1: row 13, column 9");
  assert.deepEqual(await tallies(page), [
    "0 points, no captures, 120 turns left",
    "2 cabbages, 119 turns left",
  ]);
  assert.equal(
    await page.locator("main > [aria-live]").textContent(),
    "Rabbits: east 4; west 1; 2 cabbages eaten.",
  );
  await button(page, "Hunter 6").waitFor();
});

pageTest("a turn by keys alone, with steps taken back", {}, async (page, url) => {
  await beginGame(page, url, ["person", 1], RABBITS);
  await page.keyboard.press("4");
  await page.keyboard.press("ArrowRight");
  assert.match(String(await status(page)), /^Rabbit 4: east\. Rabbit 5: press where it goes/);
  await page.keyboard.press("S");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("s");
  await page.keyboard.press("-");
  assert.equal(await letters(page).inputValue(), "---ES---");
  await page.keyboard.press("1");
  await page.locator(".piece-handle:focus").waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await movesPlayed(page, 2);
  assert.equal((await moves(page))[0], "W--ES---");

  // The focus has stayed, and the page asks for the first rabbit.
  await page.locator(".bar.near.due").waitFor();
  await page.locator('.piece-handle[aria-label^="Rabbit 1,"]:focus').waitFor();
  await page.keyboard.press("ArrowLeft");
  assert.equal(await letters(page).inputValue(), "W-------");
  await page.keyboard.press("Enter");
  await movesPlayed(page, 4);
});

pageTest("a turn in letters moves the arrows, and Enter sends it", STILL, async (page, url) => {
  await beginGame(page, url, ["person", "person"], RABBITS);
  const field = letters(page);
  const before = await picture(page);
  await field.pressSequentially("swn");
  assert.equal(await field.inputValue(), "SWN");
  await page.waitForFunction(() => document.querySelector('.turn-step[data-letter="S"]') !== null);
  assert.notEqual(await picture(page), before);
  await field.press("Enter");
  assert.match(
    String(await status(page)),
    /^A turn has 8 letters, one for each piece; you typed 3/,
  );
  assert.deepEqual(await moves(page), []);
  await field.pressSequentially("nwsse and no more");
  assert.equal(await field.inputValue(), "SWNNWSSE");
  await field.press("Enter");
  await movesPlayed(page, 1);
  assert.deepEqual(await moves(page), ["SWNNWSSE"]);
  await field.fill("wsESWE");
  await field.press("Enter");
  await movesPlayed(page, 2);
  assert.deepEqual(await moves(page), ["SWNNWSSE", "WSESWE"]);
});

pageTest("a conflict is reported at once and must be resolved", STILL, async (page, url) => {
  await beginGame(page, url, ["person", "person"], RABBITS);
  await page.keyboard.press("1");
  await page.keyboard.press("ArrowRight");
  assert.match(String(await status(page)), /^Pieces 1 and 2 would end on the same cell/);
  assert.deepEqual(await faultsInBothThemes(page), []);
  assert.equal(await letters(page).getAttribute("aria-invalid"), "true");
  assert.equal(await page.locator(".turn-piece.problem").count(), 2);
  assert.equal(await button(page, "Send").getAttribute("aria-disabled"), "true");
  await page.keyboard.press("Enter");
  assert.deepEqual(await moves(page), []);
  await page.keyboard.press("2");
  await page.keyboard.press("ArrowUp");
  assert.equal(await page.locator(".turn-piece.problem").count(), 0);
  await page.keyboard.press("Enter");
  await movesPlayed(page, 1);
  assert.deepEqual(await moves(page), ["EN------"]);

  await letters(page).fill("-S----");
  await page.keyboard.press("Enter");
  await movesPlayed(page, 2);
  await page.keyboard.press("Escape");
  await letters(page).fill("NN");
  assert.match(String(await status(page)), /^Piece 2 cannot go north: there is a wall/);
});

pageTest("an empty turn needs a confirmation", {}, async (page, url) => {
  await beginGame(page, url, ["person", "person"], RABBITS);
  await page.keyboard.press("Enter");
  assert.match(String(await status(page)), /^No piece moves\. If that is what you want/);
  assert.deepEqual(await moves(page), []);
  await button(page, "Send").click();
  await movesPlayed(page, 1);
  assert.deepEqual(await moves(page), ["--------"]);
});

pageTest("the rest is suggested, and the choices stay", {}, async (page, url) => {
  await beginGame(page, url, ["person", "person"], RABBITS);
  // The cell west of rabbit 1 is empty, so any suggestion can be sent.
  await letters(page).fill("W-");
  await page.keyboard.press("Tab");
  await button(page, "Suggest the rest").click();
  await page.locator('.turn-step[data-kind="offered"]').first().waitFor();
  const turn = await letters(page).inputValue();
  assert.match(turn, /^W-[NESW-]{6}$/);
  assert.equal(await page.locator('.turn-step[data-kind="own"]').count(), 2);
  await button(page, "Send").click();
  await movesPlayed(page, 1);
  assert.deepEqual(await moves(page), [turn]);
  await button(page, "Suggest the rest").click();
  await page.locator('.turn-step[data-kind="offered"]').first().waitFor();
  await button(page, "Clear").click();
  assert.equal(await letters(page).inputValue(), "");
  // Sent at once, before the suggestion arrives, or at that very moment.
  for (const turns of [2, 3, 4, 5]) {
    await button(page, "Suggest the rest").click();
    if (turns % 2 === 1) await page.locator('.turn-step[data-kind="offered"]').first().waitFor();
    await button(page, "Send").click();
    await movesPlayed(page, turns);
  }
  const [, ...sent] = await moves(page);
  assert.ok(!sent.some((turn) => /^-+$/.test(turn)), sent.join(" "));
});

pageTest("fingers: a piece's button and the pad, a press, and a drag", PHONE, async (page, url) => {
  await beginGame(page, url, ["person", "person"], RABBITS);
  await button(page, "Rabbit 4").tap();
  await button(page, /^east$/).tap();
  await button(page, "Rabbit 5").tap();
  for (const name of ["Rabbit 8", /^east$/, /^stays$/, "Send", "Clear", "Suggest the rest"]) {
    const box = await button(page, name).boundingBox();
    assert.ok(box && box.width >= 44 && box.height >= 44, `${name}: ${box?.width}, ${box?.height}`);
  }
  await button(page, /^south$/).tap();
  assert.equal(await letters(page).inputValue(), "---ES---");
  const { x, y, cell } = await place(page, 1);
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x - 2 * cell, y);
  assert.equal(await letters(page).inputValue(), "W--ES---");
  await button(page, "Send").tap();
  await movesPlayed(page, 1);

  const touch = await page.context().newCDPSession(page);
  const hunter = await place(page, 1);
  const send = (/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, dx = 0) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: hunter.x + dx, y: hunter.y }],
    });
  await send("touchStart");
  for (const part of [0.3, 0.6, 1]) await send("touchMove", -part * hunter.cell);
  await send("touchEnd");
  assert.equal(await letters(page).inputValue(), "W-----");
});

pageTest("a link shows the same board, with the moves before it", {}, async (page, url) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openStored(page, url, {
    lines: ["limit 130", "SWNNWSSE", "WSESWE", "SWWEWEEE"],
    seats: ["person", "person"],
  });
  await movesPlayed(page, 3);
  const [list, numbers, shown] = [await pieces(page), await tallies(page), await moves(page)];
  assert.equal(numbers[1], "13 cabbages, 128 turns left");
  await page.locator(".controls").getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Link copied.").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.length < 400, `${link.length} characters`);

  await page.goto("about:blank");
  await page.goto(link);
  await movesPlayed(page, 3);
  assert.deepEqual(await pieces(page), list);
  assert.deepEqual(await tallies(page), numbers);
  assert.deepEqual(await moves(page), shown);
  await page.getByText("A shared game: Hunters to move. You play both sides.").waitFor();
});

pageTest("the limit is chosen, stored, and used again in the next game", {}, async (page, url) => {
  await page.goto(url);
  await page.getByRole("button", { name: "Options for Rabbit Hunt" }).click();
  const limit = page.getByRole("spinbutton", { name: "Moves per side, 120 to 240" });
  await limit.fill("119");
  await page.getByRole("button", { name: "Start" }).click();
  assert.ok(await page.getByRole("dialog").isVisible(), "the contest allows at least 120");
  await limit.fill("200");
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".piece-handle").first().waitFor();
  assert.match((await tallies(page))[0] ?? "", /200 turns left/);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page.getByText("You resigned. The engine wins.").first().waitFor();
  await page.getByRole("button", { name: "Play again" }).click();
  await page
    .locator(".status")
    .getByText(/^Press a rabbit, then a cell/)
    .waitFor();
  assert.match((await tallies(page))[0] ?? "", /200 turns left/);
  await page.getByRole("button", { name: "New game" }).click();
  assert.equal(await limit.inputValue(), "200");
});

pageTest("engines play a whole game to its end", {}, async (page, url) => {
  await openStored(page, url, { lines: ["limit 8"], seats: [1, 1] });
  await page.locator(".verdict-line").first().waitFor();
  assert.equal((await moves(page)).length, 16);
  assert.match(
    String(await page.locator(".verdict-line").first().textContent()),
    /^((Rabbits|Hunters) win, \d+ points to \d+|A draw, \d+ points each)\.$/,
  );
  assert.match((await tallies(page)).join(), /0 turns left.*0 turns left/);
  assert.equal(await page.locator(".turn").count(), 0, "there is nothing to choose");
});

pageTest(
  "a capture is reported, and stays visible; undo takes it back",
  STILL,
  async (page, url) => {
    const far = "0,0/0,1/0,2/0,3/0,4/0,5/0,6";
    const hunters = "12,17/23,0/23,1/23,2/23,3/23,4";
    const field = ["007fff", ...Array(11).fill("ffffff"), "000000", ...Array(10).fill("ffffff")];
    const start = `start ${[...field, "ffffff"].join("/")} 12,16/${far} ${hunters} 5 0 0 120`;
    await openStored(page, url, { lines: [start], seats: ["person", "person"] });
    const before = await picture(page);
    await letters(page).fill("E-------");
    await page.keyboard.press("Enter");
    await movesPlayed(page, 1);
    assert.equal((await pieces(page))[0], "Rabbit 1: caught");
    assert.match((await tallies(page))[1] ?? "", /^75 = 1 capture × 75, 120 turns left/);
    assert.equal(
      await page.locator("main > [aria-live]").textContent(),
      "Rabbits: east 1; hunter 1 catches rabbit 1.",
    );
    await page.getByRole("button", { name: "Undo" }).click();
    await page.locator(".moves-empty").waitFor();
    assert.equal(await picture(page), before);
    await page.getByRole("button", { name: "Redo" }).click();
    await movesPlayed(page, 1);
    await letters(page).fill("W-----");
    await page.keyboard.press("Enter");
    await movesPlayed(page, 2);
    await page.locator(".turn-piece.caught").waitFor();
    await letters(page).fill("N");
    assert.match(String(await status(page)), /^Rabbit 1 is caught: its letter is -/);
  },
);

pageTest(
  "the board does not move when the line under it grows",
  { viewport: { width: 320, height: 640 }, hasTouch: true, locale: "ru" },
  async (page, url) => {
    await openStored(page, url, { lines: ["limit 120"], seats: ["person", "person"] });
    const tops = () =>
      page
        .locator(".board, .status, .turn, .playback, .panel")
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    const field = page.locator(".turn-text");
    await field.focus();
    const before = await tops();
    for (const turn of ["E", "EE------", "N", "NNNNNNNN", "-"]) {
      await field.fill(turn);
      assert.deepEqual(await tops(), before, turn);
    }
  },
);

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [844, 390],
]) {
  pageTest(
    `no part of Rabbit Hunt is wider than a screen of ${width} × ${height}`,
    { viewport: { width, height } },
    async (page, url) => {
      await beginGame(page, url, ["person", "person"], RABBITS);
      await page.keyboard.press("1");
      for (const tab of ["Analysis", "Rules", "Moves"]) {
        await page.getByRole("tab", { name: tab }).click();
        const [content, screen] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          innerWidth,
        ]);
        assert.ok(content <= screen, `${content} px of content on ${screen} px of screen`);
      }
    },
  );
}
