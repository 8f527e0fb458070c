// Puzzles of all games: the page of shipped puzzles, one of each game solved, wrong tries refuted, hints, giving up, links,
// and a puzzle made in the editor.

import assert from "node:assert/strict";
import { loadRules } from "../../../tools/rules.mjs";
import { faultsOn } from "../axe.mjs";
import { PUZZLES } from "../elsewhere.mjs";
import { STILL } from "../mice.mjs";
import { cell, clickMove, openMore, openText, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

/**
 * Opens a shipped puzzle from the page of its game.
 * @param {Page} page
 * @param {string} url
 * @param {string} game
 * @param {number} place from 1
 */
async function openShipped(page, url, game, place = 1) {
  await page.goto(`${url}#/puzzles/${game}`);
  await page
    .locator(".puzzle-card")
    .nth(place - 1)
    .click();
  await page.locator(".game.puzzle").waitFor();
  // The board now covers the place of the card.
  await page.mouse.move(0, 0);
}

/** @param {Page} page @param {string | RegExp} text */
const said = (page, text) => page.locator(".status-text", { hasText: text }).waitFor();

/** @param {Page} page */
const script = (page) =>
  page
    .locator(".script .move")
    .evaluateAll((all) => all.map((each) => each.getAttribute("data-move") ?? "?"));

/** @param {Page} page @param {string} label */
const press = (page, label) =>
  page.locator(".status").getByRole("button", { name: label, exact: true }).click();

/** @param {Page} page @param {string} name */
const control = (page, name) =>
  page.locator(".puzzle .controls").getByRole("button", { name, exact: true });

/** Waits until the list has that many moves. @param {Page} page @param {number} count */
async function standing(page, count) {
  await page.waitForFunction(
    (count) => document.querySelectorAll(".script .move:not(:disabled)").length === count,
    count,
  );
}

/** Types a turn beside the board and sends it. @param {Page} page @param {string} move */
async function send(page, move) {
  await page.locator(".tray input").first().fill(move);
  await page.keyboard.press("Enter");
}

/** Places an arrow by keys. @param {Page} page @param {string} arrow */
async function place(page, arrow) {
  await cell(page, arrow.slice(0, -2)).focus();
  await page.keyboard.press(arrow.slice(-1).toLowerCase());
  await page.keyboard.press("Enter");
}

/** @param {Page} page @param {string} steps */
async function walk(page, steps) {
  /** @type {Record<string, string>} */
  const keys = { N: "ArrowUp", E: "ArrowRight", S: "ArrowDown", W: "ArrowLeft", H: "h" };
  const before = (await script(page)).filter((step) => step !== "?").length;
  for (const [i, step] of [...steps].entries()) {
    await page.keyboard.press(keys[step]);
    await standing(page, before + i + 1);
  }
}

/** The solution of a puzzle with replies, and a losing move, by game; `place` is its place in the set. */
const DUELS = [
  {
    game: "dots",
    place: 4,
    play: clickMove,
    own: ["F4W", "F1W"],
    written: ["F4←", "F1←"],
    between: ", ",
    wrong: "F1W",
    missed: "You have 27 cells to 22, 2 too few.",
    hint: "Look at F4.",
    task: "You are Red: be at least 7 cells ahead after your next 2 moves.",
  },
  {
    game: "rabbits",
    place: 7,
    play: send,
    own: ["NN------", "EE------", "-S------"],
    written: ["1,2↑", "1,2→", "2↓"],
    between: "; ",
    wrong: "WN------",
    missed: "You ate 3 cabbages, 1 too few.",
    hint: "Look at Rabbit 1.",
    task: "You are the rabbits: eat 4 cabbages within 3 moves.",
  },
  {
    game: "fugitive",
    place: 7,
    play: send,
    own: ["1 2 3 17", "10 5 8 7", "1 11 2 8"],
    written: ["1 2 3 17", "10 5 8 7", "1 11 2 8"],
    between: ", ",
    wrong: "12 2 17 3",
    missed: "The fugitive got away: it is in 15.",
    hint: "Detective 1 goes to 1.",
    task: "You are the detectives: catch the fugitive within 3 moves. Both sides see everything.",
  },
];

for (const { game, place, play, own, written, between, wrong, missed, hint, task } of DUELS) {
  pageTest(`a puzzle of ${game}: lost, refuted, solved, given up`, STILL, async (page, url) => {
    await openShipped(page, url, game, place);
    await page.getByRole("heading", { name: task }).waitFor();
    assert.doesNotMatch(page.url(), /puzzles/, "its address is its link");
    await play(page, wrong);
    await said(page, "That puts the goal out of reach.");
    assert.ok(await control(page, "Hint").isDisabled());
    await press(page, "Show why");
    await said(page, missed);
    // The pressed button has disappeared.
    assert.ok(await page.locator("main").evaluate((main) => main === document.activeElement));
    assert.ok((await script(page)).length > 1, "the other side has replied");
    await press(page, "Take the move back");
    await standing(page, 0);
    for (const [i, move] of own.entries()) {
      await play(page, move);
      await standing(page, i + 1 < own.length ? 2 * i + 2 : 2 * i + 1);
    }
    await said(page, `Solved. It took ${own.length} moves. Without hints.`);
    await control(page, "Try again").click();
    await standing(page, 0);
    await control(page, "Hint").click();
    await said(page, hint);
    await control(page, "Hint").click();
    await said(page, `${written[0]} is part of a solution.`);
    await control(page, "Hint").click();
    await said(page, `A solution from here: ${written[0]}${between}`);
    await control(page, "Give up").click();
    await page.getByRole("button", { name: "To the end" }).click();
    await said(page, `A solution: ${written.join(between)}.`);
    await page.locator(".script .move").nth(1).click();
    await said(page, "This is an earlier position.");
    await page.goto(`${url}#/puzzles/${game}`);
    await page.getByText(/^1 of \d+ solved$/).waitFor();
    assert.equal(await page.locator(".puzzle-solved").textContent(), "Solved");
  });
}

pageTest("a new attempt may begin while a solution plays", STILL, async (page, url) => {
  await page.clock.install();
  await page.goto(`${url}#${PUZZLES.dots}`);
  await cell(page, "F4").waitFor();
  // From here on the solution stays where it is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await control(page, "Give up").click();
  await page.getByRole("button", { name: "To the end" }).waitFor();
  await control(page, "Try again").click();
  await cell(page, "F4").click();
  await page.locator('.handle[data-direction="W"]').click();
  assert.equal((await script(page))[0], "F4W");
});

pageTest(
  "a solver that fails to start loses no goal, and is asked again",
  { ...STILL, expected: /Failed to load resource/ },
  async (page, url) => {
    await page.route("**/workers/maker.js*", (route) => route.abort());
    await openShipped(page, url, "dots", 4);
    await control(page, "Hint").click();
    await said(page, "The solver stopped or could not be started.");
    await clickMove(page, "F4W");
    await press(page, "Ask again");
    await said(page, "The solver stopped or could not be started.");
    await page.unroute("**/workers/maker.js*");
    await press(page, "Ask again");
    await standing(page, 2);
    await clickMove(page, "F1W");
    await said(page, "Solved. It took 2 moves. Without hints.");
  },
);

pageTest(
  "puzzles of Space Mice and The Crossing are solved and shared",
  STILL,
  async (page, url) => {
    await openShipped(page, url, "mice");
    await page
      .getByRole("heading", { name: /place an arrow so that you have at least 6 points/ })
      .waitFor();
    await place(page, "3 2 W");
    await press(page, "To the end");
    await said(page, "Without hints.");
    await press(page, "Next");
    await page.getByRole("heading", { name: /place 2 arrows so that no mouse is lost/ }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: /have at least 6 points/ }).waitFor();
    await openShipped(page, url, "crossing");
    await page.getByRole("heading", { name: /within 5 turns/ }).waitFor();
    await control(page, "Hint").click();
    await said(page, "south");
    await walk(page, "SEEN");
    await said(page, "With hints.");
    await control(page, "Share").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/^The Crossing puzzle\. Bring the hedgehog/).waitFor();
    await openMore(page);
    await dialog.locator(".share-code svg, .share-code canvas").first().waitFor();
  },
);

pageTest("the page of all puzzles on a small screen", PHONE, async (page, url) => {
  await page.goto(url);
  await page.getByRole("link", { name: "Rabbit Hunt puzzles" }).click();
  await page.locator(".puzzle-card").first().waitFor();
  await page.getByRole("link", { name: "All games" }).click();
  await page.locator(".puzzle-set[data-game=crossing] .puzzle-card").first().waitFor();
  await page.locator(".puzzle-set[data-game=dots] .puzzle-card").first().waitFor();
  await page.locator(".puzzle-card canvas").first().waitFor();
  const [cards, drawn, content, screen] = await page.evaluate(() => [
    document.querySelectorAll(".puzzle-card").length,
    document.querySelectorAll(".puzzle-card .picture:has(canvas)").length,
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  assert.ok(cards >= 40, `${cards} puzzles`);
  assert.ok(drawn < cards / 2, `${drawn} boards are drawn, far from the screen too`);
  assert.ok(content <= screen, `${content} px of content on ${screen} px of screen`);
  await page.locator(".puzzle-card").last().scrollIntoViewIfNeeded();
  await page.locator(".puzzle-card").last().locator("canvas").waitFor();
  assert.deepEqual(await faultsOn(page), []);
  await page.locator(".puzzle-set[data-game=dots] .puzzle-card").nth(3).click();
  await page.locator(".game.puzzle .cell").first().waitFor();
  await clickMove(page, "F1W");
  await said(page, "That puts the goal out of reach.");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= screen, `${width} px of a lost puzzle on ${screen} px of screen`);
  assert.deepEqual(await faultsOn(page), []);
});

pageTest("a puzzle is made in the editor and opened by its link", STILL, async (page, url) => {
  await page.goto(`${url}#/edit/dots`);
  await page.locator(".editor").getByRole("button", { name: "Make a puzzle" }).click();
  const dialog = page.getByRole("dialog");
  const result = dialog.getByRole("status");
  await dialog.getByRole("spinbutton", { name: "How many" }).fill("50");
  await result.getByText(/The board has 49 cells/).waitFor();
  assert.ok(await dialog.getByRole("button", { name: "Check" }).isDisabled());
  await dialog.getByRole("spinbutton", { name: "How many" }).fill("9");
  await dialog.getByRole("spinbutton", { name: "Your moves" }).fill("2");
  const announced = await result.evaluateHandle((region) => {
    /** @type {string[]} */
    const texts = [];
    new MutationObserver(() => texts.push(String(region.textContent))).observe(region, {
      childList: true,
    });
    return texts;
  });
  const filled = dialog.locator(".button.primary");
  assert.deepEqual(await filled.allTextContents(), ["Check"]);
  await dialog.getByRole("button", { name: "Check" }).click();
  // The refutation is written for people, with cells and arrows.
  await result
    .getByText(/This goal cannot be reached. One line that fails: [A-G][1-7][↑→↓←]?[ ,.]/)
    .waitFor();
  assert.deepEqual(await filled.allTextContents(), ["Check"]);
  // Screen readers do not announce the seconds.
  assert.deepEqual((await announced.jsonValue()).slice(0, -1), ["The solver is working."]);
  await dialog.getByRole("button", { name: "Open it" }).click();
  await page.getByText("The solver has proved that this puzzle has no solution.").waitFor();
  await page.goBack();
  await page.locator(".editor").getByRole("button", { name: "Make a puzzle" }).click();
  await dialog.getByRole("spinbutton", { name: "How many" }).fill("1");
  await dialog.getByRole("spinbutton", { name: "Your moves" }).fill("1");
  await dialog.getByRole("button", { name: "Check" }).click();
  await result.getByText(/Proved: .* keeps? the goal/).waitFor();
  assert.deepEqual(await filled.allTextContents(), ["Share"], "the next step");
  await dialog.getByRole("spinbutton", { name: "How many" }).fill("2");
  assert.deepEqual(await filled.allTextContents(), ["Check"]);
  await dialog.getByRole("spinbutton", { name: "How many" }).fill("1");
  await dialog.getByRole("button", { name: "Share" }).click();
  await dialog.getByText(/^Jumping Dots puzzle\. You are Red: be at least 1 cell ahead/).waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".editor").getByRole("button", { name: "Make a puzzle" }).click();
  await dialog.getByRole("spinbutton", { name: "How many" }).fill("1");
  await dialog.getByRole("spinbutton", { name: "Your moves" }).fill("1");
  await dialog.getByLabel("Against").selectOption({ label: "The program at level 4" });
  await dialog.getByRole("button", { name: "Open it" }).click();
  await page.getByRole("heading", { name: /be at least 1 cell ahead after this move/ }).waitFor();
  // A new puzzle names the newest program.
  const scene = (await loadRules("dots")).Scene.fromLink(new URL(page.url()).hash.slice(1));
  assert.match(scene.puzzle ?? "", /^goal lead 1 in 1 against 4 edition 2$/m);
  await page.reload();
  await page.locator(".game.puzzle .cell").first().waitFor();
  await clickMove(page, "D4N");
  await said(page, "Solved. It took 1 move. Without hints.");
  assert.ok(await page.locator(".puzzle-note").isHidden());
});

pageTest("a reachable goal is proposed, and the page warns of others", STILL, async (page, url) => {
  await page.goto(`${url}#/edit/dots`);
  await page.locator(".editor").getByRole("button", { name: "Make a puzzle" }).click();
  const dialog = page.getByRole("dialog");
  const result = dialog.getByRole("status");
  await result.getByText(/Proved: .* keeps? the goal/).waitFor();
  const value = Number(await dialog.getByRole("spinbutton", { name: "How many" }).inputValue());
  // One more is too many, so the page asks before it shares this puzzle.
  await dialog.getByRole("spinbutton", { name: "How many" }).fill(String(value + 1));
  await dialog.getByRole("button", { name: "Share", exact: true }).click();
  await result.getByText(/This goal cannot be reached|Not proved/).waitFor();
  await dialog.getByRole("button", { name: "Share anyway" }).waitFor();
  assert.deepEqual(await faultsOn(page), []);
  await dialog.getByRole("spinbutton", { name: "How many" }).fill(String(value));
  await dialog.getByRole("button", { name: "Share", exact: true }).waitFor();
  await dialog.getByRole("spinbutton", { name: "How many" }).fill(String(value + 1));
  await dialog.getByRole("button", { name: "Share", exact: true }).click();
  await dialog.getByRole("button", { name: "Share anyway" }).click();
  await dialog.getByText(/^Jumping Dots puzzle\. You are Red/).waitFor();
});

pageTest(
  "a puzzle has a program as its opponent, and another is not solved",
  STILL,
  async (page, url) => {
    await page.goto(`${url}#/edit/dots`);
    await page.locator(".editor").getByRole("button", { name: "Make a puzzle" }).click();
    const dialog = page.getByRole("dialog");
    const result = dialog.getByRole("status");
    await dialog.getByRole("spinbutton", { name: "How many" }).fill("2");
    await dialog.getByRole("spinbutton", { name: "Your moves" }).fill("2");
    await dialog.getByRole("button", { name: "Check" }).click();
    await result.getByText(/This goal cannot be reached/).waitFor();
    await dialog.getByRole("combobox", { name: "Against" }).selectOption("The program at level 1");
    await dialog.getByRole("button", { name: "Check" }).click();
    await result.getByText(/Proved: 5 first moves keep the goal/).waitFor();
    assert.deepEqual(await faultsOn(page), []);
    await dialog.getByRole("button", { name: "Open it" }).click();
    const task = /cells ahead after your next 2 moves. Against the program at level 1./;
    await page.getByRole("heading", { name: task }).waitFor();
    await said(page, "Your move. The program replies, at level 1.");
    await clickMove(page, "D4N");
    await said(page, "That puts the goal out of reach.");
    await press(page, "Back");
    await page.reload();
    await page.locator(".game.puzzle .cell").first().waitFor();
    await clickMove(page, "D3N");
    await standing(page, 2);
    assert.deepEqual(
      (await script(page)).slice(0, 2),
      ["D3N", "G1N"],
      "as the native command says",
    );
    await control(page, "Hint").click();
    await said(page, "Look at D3.");
    await clickMove(page, "D3E");
    await said(page, "Solved. It took 2 moves. With hints.");
    assert.ok(await page.locator(".puzzle-note").isHidden());

    await openText(page, url, "warren 1 rabbits\ngoal eat 30 in 4\nlimit 120\n");
    await page.getByText(/^Nobody has proved that this can be done/).waitFor();
    await send(page, "SWNNWSSE");
    await standing(page, 2);
    await said(page, /^Your move. The engine replied/);
  },
);

pageTest("a puzzle's text opens the puzzle, and errors in it are shown", {}, async (page, url) => {
  await openText(page, url, "warren 1 dots\ngoal lead 5 in 99\n");
  await page.getByText(/^Line 2: .*1 to 12 moves/).waitFor();
  await page
    .getByRole("textbox", { name: /^A record, a puzzle’s input/ })
    .fill("warren 1 dots\ngoal lead 1 in 1\n");
  await page.getByRole("dialog").getByRole("button", { name: "Open" }).click();
  await page.getByRole("heading", { name: /be at least 1 cell ahead after this move/ }).waitFor();
});

pageTest("a puzzle opens on a phone where the sides meet", PHONE, async (page, url) => {
  await openShipped(page, url, "rabbits");
  await page.locator(".board .zoom[data-near]").waitFor();
  const board = await page.locator(".board").first().boundingBox();
  assert.ok(board);
  const boxes = await Promise.all(
    (await page.locator(".piece-handle").all()).map((piece) => piece.boundingBox()),
  );
  const shown = boxes.filter(
    (box) => box && box.x >= board.x && box.x + box.width <= board.x + board.width,
  );
  assert.ok(shown.length > 0, "a piece of the visitor's is in view");
});

pageTest("a puzzle opens complete where its cells are large", STILL, async (page, url) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await openShipped(page, url, "rabbits");
  await page.locator(".piece-handle").first().waitFor();
  assert.equal(await page.locator(".board .zoom[data-near]").count(), 0);
});
