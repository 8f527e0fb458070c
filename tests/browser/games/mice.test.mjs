// Space Mice on the page: arrows by mouse, by finger and by keys; previews of a change; the statement's example; two to
// four players; engines.

import assert from "node:assert/strict";
import { faultsInBothThemes } from "../axe.mjs";
import {
  ARROWS,
  contentOf,
  EXAMPLE,
  handle,
  openStored,
  picture,
  STILL,
  status,
  tallies,
} from "../mice.mjs";
import {
  beginGame,
  cell,
  MICE,
  moves,
  movesPlayed,
  openMore,
  openText,
  pageTest,
} from "../page.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

pageTest("arrows by mouse: handles, and a drag", STILL, async (page, url) => {
  await beginGame(page, url, ["person", "person"], MICE, "example");
  assert.deepEqual(await tallies(page), ["0 points, 4 arrows left", "0 points, 4 arrows left"]);
  assert.equal(await contentOf(page, "4 2"), "4 2: door in the east wall, 1 mouse going west");
  await cell(page, "2 0").click();
  assert.equal(await status(page), "2 0: choose where the arrow points.");
  const before = await picture(page);
  await handle(page, "W").hover();
  assert.match(String(await status(page)), /^2,0←: /);
  assert.notEqual(await picture(page), before, "the arrow is shown before it is placed");
  assert.deepEqual(await faultsInBothThemes(page), []);
  await handle(page, "W").click();
  await movesPlayed(page, 1);
  assert.equal(await contentOf(page, "2 0"), "2 0: Red’s arrow pointing west");

  const box = await cell(page, "2 2").boundingBox();
  assert.ok(box);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width, y, { steps: 3 });
  await page.mouse.up();
  assert.match(String(await status(page)), /^2,2→: /);
  assert.deepEqual(await moves(page), ["2 0 W"], "a drag only points");
  await page.getByRole("button", { name: "Place" }).click();
  await movesPlayed(page, 2);
  assert.deepEqual(await moves(page), ARROWS.slice(0, 2));
  assert.deepEqual(await tallies(page), ["2 points, 3 arrows left", "2 points, 3 arrows left"]);
});

pageTest("the statement's example by keys alone ends 8 : 8", {}, async (page, url) => {
  await beginGame(page, url, ["person", "person"], MICE, "example");
  const keys = { N: "ArrowUp", E: "ArrowRight", S: "ArrowDown", W: "ArrowLeft" };
  for (const [i, arrow] of ARROWS.entries()) {
    const [x, y, heading] = arrow.split(" ");
    await cell(page, "0 0").focus();
    for (let step = 0; step < Number(x); step++) await page.keyboard.press("ArrowRight");
    for (let step = 0; step < Number(y); step++) await page.keyboard.press("ArrowDown");
    if (i % 2 === 0) {
      await page.keyboard.press("Enter");
      await page.keyboard.press(keys[/** @type {keyof typeof keys} */ (heading)]);
    } else {
      await page.keyboard.press(heading.toLowerCase());
    }
    await page.keyboard.press("Enter");
    await movesPlayed(page, i + 1);
  }
  assert.deepEqual(await moves(page), ARROWS);
  await page.locator(".verdict-line").first().waitFor();
  assert.equal(
    await page.locator(".verdict-line").first().textContent(),
    "A draw. Red and Blue have 8 points each.",
  );
  assert.deepEqual(await tallies(page), ["8 points, 0 arrows left", "8 points, 0 arrows left"]);
  await page.getByRole("button", { name: "Play again" }).click();
  await page.getByText("Red to move.").waitFor();
  assert.equal(await page.locator(".cell").count(), 25, "on the same board");
});

pageTest("a link holds the example, which ends 8 : 8", {}, async (page, url) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openStored(page, url, {
    lines: [...EXAMPLE, ...ARROWS.slice(0, 7)],
    seats: ["person", "person"],
  });
  await movesPlayed(page, 7);
  assert.match(
    String(await contentOf(page, "2 2")),
    /^2 2: Blue’s arrow pointing east, the next to go/,
  );
  await page.locator(".controls").getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Link copied.").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.length < 200, `${link.length} characters`);
  await page.goto("about:blank");
  await page.goto(link);
  await movesPlayed(page, 7);
  await page.getByText("A shared game: Blue to move. You play both sides.").waitFor();
  await cell(page, "2 0").click();
  await handle(page, "E").click();
  await page.locator(".verdict-line").first().waitFor();
  assert.deepEqual(await tallies(page), ["8 points, 0 arrows left", "8 points, 0 arrows left"]);
});

pageTest("a puzzle's input is pasted, and errors in it are reported", {}, async (page, url) => {
  await page.goto(url);
  await page.getByRole("button", { name: "Open a game from text" }).click();
  const field = page.getByRole("textbox", { name: /^A record, a puzzle’s input/ });
  const open = page.getByRole("dialog").getByRole("button", { name: "Open" });
  await field.fill([...EXAMPLE, ...ARROWS.slice(0, 2), "2 0 N"].join("\n"));
  await open.click();
  await page.getByText("Line 11, “2 0 N”: An arrow stands on 2 0 already.").waitFor();
  await field.fill([...EXAMPLE, ...ARROWS].join("\n"));
  await open.click();
  await movesPlayed(page, 8);
  await page.getByText("A draw. Red and Blue have 8 points each.").first().waitFor();
});

pageTest("an unfinished game is copied as the puzzle's input", {}, async (page, url) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const lines = [...EXAMPLE, ...ARROWS.slice(0, 5)];
  await openStored(page, url, { lines, seats: ["person", "person"] });
  await movesPlayed(page, 5);
  const before = await tallies(page);
  await page.locator(".controls").getByRole("button", { name: "Share" }).click();
  await openMore(page);
  await page.getByRole("button", { name: "Copy as text" }).click();
  await page.getByText("Text copied.").waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(text, `${lines.join("\n")}\n`);
  await openText(page, url, text);
  await movesPlayed(page, 5);
  assert.deepEqual([await moves(page), await tallies(page)], [ARROWS.slice(0, 5), before]);
});

pageTest("the chart shows the points, and goes through the game", STILL, async (page, url) => {
  await openStored(page, url, { lines: [...EXAMPLE, ...ARROWS], seats: ["person", "person"] });
  await page.getByRole("img", { name: "after move 4 (Blue): Red 8, Blue 8" }).waitFor();
  const box = await page.locator(".score-chart svg").boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await page.getByText("Move 2 (Blue): try a move here.").waitFor();
  await page.getByRole("img", { name: /after move 2 \(Blue\): Red \d, Blue \d$/ }).waitFor();
  await page.mouse.click(box.x, box.y + 20);
  await page.getByRole("img", { name: "at the start: Red 0, Blue 0" }).waitFor();
});

pageTest("a cell that takes no arrow says why; Escape deselects", STILL, async (page, url) => {
  await openStored(page, url, {
    lines: [...EXAMPLE, ...ARROWS.slice(0, 2)],
    seats: ["person", "person"],
  });
  await movesPlayed(page, 2);
  for (const [name, why] of [
    ["0 0", "0 0 is a pit, which takes no arrow."],
    ["1 2", "1 2 is a rocket, which takes no arrow."],
    ["2 2", "An arrow stands on 2 2 already."],
  ]) {
    await cell(page, name).click();
    assert.equal(await status(page), why);
    assert.equal(await page.locator(".handles:visible").count(), 0);
  }
  const before = await picture(page);
  await cell(page, "3 3").focus();
  await page.keyboard.press("n");
  assert.match(String(await status(page)), /^3,3↑: /);
  await page.keyboard.press("Escape");
  await cell(page, "3 3").blur();
  assert.equal(await status(page), "Red to move.");
  assert.equal(await picture(page), before);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator(".move").nth(1).waitFor({ state: "detached" });
  assert.equal(await contentOf(page, "2 2"), "2 2: empty");
});

pageTest("a first tap previews, and a second tap places", PHONE, async (page, url) => {
  await beginGame(page, url, ["person", "person"], MICE);
  await cell(page, "4 4").tap();
  await handle(page, "N").tap();
  assert.match(String(await status(page)), /^4,4↑: /);
  assert.deepEqual(await moves(page), []);
  await handle(page, "S").tap();
  assert.match(String(await status(page)), /^4,4↓: /);
  await handle(page, "S").tap();
  await movesPlayed(page, 1);
  await cell(page, "3 3").tap();
  await handle(page, "E").tap();
  await page.getByRole("button", { name: "Place" }).tap();
  await movesPlayed(page, 2);
  assert.deepEqual(await moves(page), ["4 4 S", "3 3 E"]);

  // A press in the middle of another cell chooses that cell, however near the handles are.
  for (const other of ["5 6", "6 6", "6 7", "5 7", "5 6"]) {
    const box = await cell(page, other).boundingBox();
    assert.ok(box && box.width < 44);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    assert.match(String(await status(page)), new RegExp(`^${other}: choose`));
  }
});

pageTest("a pad lets fingers reach each small cell", { ...PHONE, ...STILL }, async (page, url) => {
  const board = ["25 25", "2", "1", "50", "5 12", "19 12", "6 N"];
  await openStored(page, url, { lines: [...board, "7 9 S"], seats: ["person", "person"] });
  await movesPlayed(page, 1);
  const pad = page.getByRole("group", { name: "Move the chosen cell" });
  const go = (/** @type {string} */ way) => pad.getByRole("button", { name: `Cell to the ${way}` });
  assert.equal(await pad.count(), 0);
  await cell(page, "5 9").tap();
  await pad.getByText("Cell 5 9").waitFor();
  for (const way of ["west", "north", "south", "east"]) {
    const box = await go(way).boundingBox();
    assert.ok(box && box.width >= 44 && box.height >= 44, `${way} is large enough`);
  }
  await handle(page, "N").tap();
  await go("east").tap();
  assert.match(String(await status(page)), /^6,9↑: /, "the heading moves with the cell");
  const before = await picture(page);
  await go("east").tap();
  await pad.getByText("Cell 8 9").waitFor();
  assert.notEqual(await picture(page), before);
  await go("south").tap();
  await go("west").tap();
  await page.getByRole("button", { name: "Place" }).tap();
  await movesPlayed(page, 2);
  assert.deepEqual(await moves(page), ["7 9 S", "7 10 N"]);
  assert.equal(await pad.count(), 0);

  // At the edge the handles stay within reach.
  await cell(page, "0 20").tap();
  for (let step = 0; step < 5; step++) await go("south").tap();
  await pad.getByText("Cell 0 23").waitFor();
  for (const heading of ["N", "E", "S", "W"]) {
    const box = await handle(page, heading).boundingBox();
    assert.ok(box && box.x >= 0 && box.width >= 44, `${heading} is on the screen`);
  }
  await handle(page, "W").tap();
  assert.match(String(await status(page)), /^0,23←: /);
});

pageTest("four players: bars, rows of moves, a resignation", {}, async (page, url) => {
  await beginGame(page, url, ["person", "person", "person", "person"], MICE, "four");
  assert.equal(await page.locator(".bar").count(), 4);
  for (const [i, name] of ["4 4", "5 4", "6 4", "4 6", "5 6"].entries()) {
    await page.locator(`.bar.due[data-seat="${i % 4}"]`).waitFor();
    await cell(page, name).focus();
    await page.keyboard.press("w");
    await page.keyboard.press("Enter");
    await movesPlayed(page, i + 1);
  }
  assert.equal(await page.locator(".moves-row").count(), 2);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page
    .getByText(/^Blue resigns\./)
    .first()
    .waitFor();
  await page.getByRole("link", { name: "Warren" }).click();
  await page.getByText("Red – Blue – Gold – Violet").waitFor();
});

pageTest("an engine answers, and makes a suggestion", {}, async (page, url) => {
  await beginGame(page, url, ["person", 1], MICE);
  await page.getByRole("button", { name: "Suggest a move" }).click();
  await page
    .getByText(/^A good move: \d,\d[↑→↓←]\.$/)
    .first()
    .waitFor();
  await cell(page, "4 4").focus();
  await page.keyboard.press("w");
  await page.keyboard.press("Enter");
  await movesPlayed(page, 2);
  await page.locator(".bar.near.due").waitFor();
});

pageTest("three engines play a whole game to its end", {}, async (page, url) => {
  const board = ["7 7", "3", "2", "9", "1 2", "5 2", "3 5", "3 N", "3 S"];
  await openStored(page, url, { lines: board, seats: [1, 1, 1] });
  await page.locator(".verdict-line").first().waitFor();
  assert.equal((await moves(page)).length, 9);
  assert.match(
    String(await page.locator(".verdict-line").first().textContent()),
    /^((Red|Blue|Gold) wins, \d+ points? to \d+ and \d+|A draw\. .+ have \d+ points? each)\.$/,
  );
});

for (const [width, height] of [
  [320, 640],
  [844, 390],
]) {
  pageTest(
    `no part of Space Mice is wider than a screen of ${width} × ${height}`,
    { viewport: { width, height } },
    async (page, url) => {
      await beginGame(page, url, ["person", 1, 1, 1], MICE, "four");
      await cell(page, "10 6").click();
      await handle(page, "E").waitFor();
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
