// Choosing moves, looking back, and the controls.

import assert from "node:assert/strict";
import {
  beginGame,
  board,
  cell,
  clickMove,
  moves,
  movesPlayed,
  myTurn,
  pageTest,
} from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** @param {Page} page */
const status = (page) => page.locator(".status-text").textContent();

/**
 * The picture on the canvas, after everything requested has been painted.
 * @param {Page} page
 */
function picture(page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector(".board canvas"));
    return canvas.toDataURL();
  });
}

const STILL = { reducedMotion: /** @type {const} */ ("reduce") };

pageTest("pointing at a cell shows where its dots would go", STILL, async (page, url) => {
  await beginGame(page, url, ["person", "person"]);
  const plain = await picture(page);
  await cell(page, "D4").hover();
  const dot = await picture(page);
  assert.notEqual(dot, plain);
  await cell(page, "C3").hover();
  const four = await picture(page);
  assert.notEqual(four, dot);
  await cell(page, "E3").hover();
  assert.equal(await picture(page), plain, "blue's stack offers no move");
  await cell(page, "C3").click();
  await page.locator('.handle[data-direction="N"]').hover();
  const north = await picture(page);
  await page.locator('.handle[data-direction="E"]').hover();
  assert.notEqual(await picture(page), north);
  assert.match(String(await status(page)), /C3→: spreads to 1 empty cell/);
  await page.locator('.handle[data-direction="E"]').click();
  const after = await board(page);
  assert.equal(after.get("C3"), "Red, 1 dot");
  assert.equal(after.get("D3"), "Red, 1 dot");
  assert.deepEqual(await moves(page), ["C3E"]);

  // The cell beside a chosen stack selects its direction.
  await cell(page, "E3").click();
  await cell(page, "E2").hover();
  assert.match(String(await status(page)), /E3↓: spreads to 1 empty cell/);
  await cell(page, "F3").hover();
  assert.match(String(await status(page)), /E3→: spreads/);
  await cell(page, "A7").hover();
  assert.match(String(await status(page)), /^E3: choose a direction/);
  await cell(page, "E2").click();
  assert.deepEqual(await moves(page), ["C3E", "E3S"]);
});

pageTest("a drag plays, and a drag back to the middle does not", STILL, async (page, url) => {
  await beginGame(page, url, ["person", "person"]);
  const middle = async (/** @type {string} */ name) => {
    const box = await cell(page, name).boundingBox();
    assert.ok(box);
    return /** @type {[number, number]} */ ([box.x + box.width / 2, box.y + box.height / 2]);
  };
  await page.mouse.move(...(await middle("C3")));
  await page.mouse.down();
  await page.mouse.move(...(await middle("C5")), { steps: 4 });
  assert.match(String(await status(page)), /C3↑/);
  await page.mouse.move(...(await middle("C3")), { steps: 4 });
  await page.mouse.up();
  assert.deepEqual(await moves(page), []);
  assert.equal(await page.locator(".handle").first().isVisible(), false);
  await page.mouse.down();
  await page.mouse.move(...(await middle("D3")), { steps: 4 });
  await page.mouse.up();
  await movesPlayed(page, 1);
  assert.deepEqual(await moves(page), ["C3E"]);
});

pageTest("cells beyond a ghost play its direction, too", STILL, async (page, url) => {
  await beginGame(page, url, ["person", "person"]);
  await cell(page, "C3").click();
  await cell(page, "C6").hover();
  assert.match(String(await status(page)), /^C3↑: spreads/);
  await cell(page, "C6").click();
  assert.deepEqual(await moves(page), ["C3N"]);
  // A press on another stack of the player's chooses it, unless it shows a result.
  await clickMove(page, "E3S");
  await clickMove(page, "C7N");
  await clickMove(page, "E2S");
  await cell(page, "C3").click();
  await cell(page, "C7").click();
  assert.match(String(await status(page)), /^C7: choose a direction/);
});

pageTest("a press on an outdated board does nothing and says so", STILL, async (page, url) => {
  await beginGame(page, url, ["person", 1]);
  await page.evaluate(() => {
    // The engine answers when the test lets it.
    const post = Worker.prototype.postMessage;
    /** @type {any} */ (window).held = [];
    Worker.prototype.postMessage = function (...message) {
      const send = () => post.apply(this, /** @type {any} */ (message));
      const { held } = /** @type {any} */ (window);
      if (held) held.push(send);
      else send();
    };
  });
  await clickMove(page, "D4N");
  const box = await cell(page, "C5").boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.evaluate(() => {
    const { held } = /** @type {any} */ (window);
    // Later answers are not delayed.
    /** @type {any} */ (window).held = null;
    for (const post of held) post();
  });
  await movesPlayed(page, 2);
  await page.mouse.up();
  assert.match(String(await status(page)), /^The board has changed meanwhile/);
  assert.equal((await moves(page)).length, 2);
  assert.equal(await page.locator(".handle").first().isVisible(), false);
});

pageTest("the engine's move is shown beside the side to move", STILL, async (page, url) => {
  await beginGame(page, url, ["person", 1]);
  assert.equal(await status(page), "Press an empty cell to put a dot there.");
  await clickMove(page, "D4N");
  await movesPlayed(page, 2);
  await page.locator(".status-text", { hasText: /^The engine: .+\. Your move\.$/ }).waitFor();
  const [, answer] = await moves(page);
  assert.ok(
    String(await status(page)).startsWith(`The engine: ${answer.slice(0, 2)}`),
    String(await status(page)),
  );
});

pageTest(
  "no ghost stays under a resting pointer while the engine answers",
  STILL,
  async (page, url) => {
    await beginGame(page, url, ["person", 1]);
    await cell(page, "D4").hover();
    await cell(page, "D4").click();
    await myTurn(page);
    await movesPlayed(page, 2);
    const resting = await picture(page);
    await page.mouse.move(2, 2);
    assert.equal(await picture(page), resting);
    const box = await cell(page, "D4").boundingBox();
    assert.ok(box);
    await page.mouse.move(box.x + 5, box.y + 5);
    assert.notEqual(await picture(page), resting, "the ghost returns when the pointer moves");
  },
);

pageTest(
  "a finger previews first where one tap does not play, and plays with the second or the button",
  PHONE,
  async (page, url) => {
    await page.addInitScript(() => localStorage.setItem("warren.one-tap", "off"));
    await beginGame(page, url, ["person", "person"]);
    await cell(page, "D4").tap();
    assert.deepEqual(await moves(page), []);
    assert.match(String(await status(page)), /D4: tap again/);
    await cell(page, "D4").tap();
    await movesPlayed(page, 1);
    await cell(page, "A1").tap();
    await page.getByRole("button", { name: "Play A1" }).tap();
    await movesPlayed(page, 2);
    await cell(page, "D4").tap();
    await page.locator('.handle[data-direction="S"]').tap();
    await movesPlayed(page, 3);
    assert.equal((await moves(page))[2], "D4S");
    // A press beside a chosen cell plays, also on the cells farther on.
    for (const [from, to] of [
      ["A1", "B1"],
      ["D4", "D3"],
      ["B1", "A1"],
      ["D3", "D1"],
    ]) {
      await cell(page, from).tap();
      await cell(page, to).tap();
    }
    await movesPlayed(page, 7);
    assert.deepEqual((await moves(page)).slice(3), ["A1E", "D4S", "B1W", "D3S"]);
  },
);

pageTest(
  "one tap plays an empty cell, unless the settings require two",
  { ...PHONE, isMobile: true, reducedMotion: "reduce" },
  async (page, url) => {
    await beginGame(page, url, ["person", "person"]);
    await cell(page, "D4").tap();
    await movesPlayed(page, 1);
    await page.getByRole("button", { name: "Undo" }).tap();
    await page.locator(".move").waitFor({ state: "detached" });
    await cell(page, "D4").tap();
    await movesPlayed(page, 1);
    // A stack still asks for its direction.
    await cell(page, "A1").tap();
    await movesPlayed(page, 2);
    await cell(page, "D4").tap();
    assert.equal((await moves(page)).length, 2);
    const settings = page.getByRole("button", { name: "Settings" });
    const oneTap = page.getByRole("switch", { name: "Play with one tap" });
    await settings.tap();
    await oneTap.tap();
    await page.keyboard.press("Escape");
    await cell(page, "A7").tap();
    await page.locator(".status-text", { hasText: "A7: tap again" }).waitFor();
    await page.reload();
    await settings.tap();
    assert.ok(!(await oneTap.isChecked()));
    await oneTap.tap();
    await page.keyboard.press("Escape");
    await cell(page, "A7").tap();
    await movesPlayed(page, 3);
  },
);

pageTest("a click beside a chosen stack deselects it, and plays nothing", {}, async (page, url) => {
  await beginGame(page, url, ["person", "person"]);
  await clickMove(page, "D4N");
  await clickMove(page, "A1N");
  await movesPlayed(page, 2);
  await cell(page, "D4").click();
  await cell(page, "G7").click();
  await page.locator(".handles").waitFor({ state: "hidden" });
  assert.equal((await moves(page)).length, 2);
  await cell(page, "G7").click();
  await movesPlayed(page, 3);
});

pageTest("the page explains why a choice is not allowed", {}, async (page, url) => {
  await beginGame(page, url, ["person", "person"]);
  await cell(page, "A1").click();
  assert.match(String(await status(page)), /^A1 is not in the centre/);
  await cell(page, "C5").click();
  assert.match(String(await status(page)), /^C5 is the other side’s/);
  assert.equal(await page.locator("main > [aria-live]").textContent(), await status(page));
  assert.deepEqual(await moves(page), []);
});

pageTest("undo goes back to the player's turn, redo restores the moves", {}, async (page, url) => {
  await beginGame(page, url, ["person", 1]);
  await clickMove(page, "D4N");
  await movesPlayed(page, 2);
  const before = await board(page);
  const first = await moves(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator(".moves-empty").waitFor();
  assert.equal((await board(page)).get("D4"), "empty");
  await page.getByRole("button", { name: "Redo" }).click();
  await movesPlayed(page, 2);
  assert.deepEqual(await board(page), before);
  assert.deepEqual(await moves(page), first);
  assert.ok(await myTurn(page));
});

pageTest("the board turns, and a suggestion is marked", STILL, async (page, url) => {
  await beginGame(page, url, ["person", "person"]);
  const top = () => page.locator(".cell").first().getAttribute("data-cell");
  assert.equal(await top(), "A7");
  await page.getByRole("button", { name: "Flip the board" }).click();
  assert.equal(await top(), "G1");
  const plain = await picture(page);
  await page.getByRole("button", { name: "Suggest a move" }).click();
  await page
    .getByText(/^A good move: [A-G][1-7][↑→↓←]?\.$/)
    .first()
    .waitFor();
  assert.notEqual(await picture(page), plain);
});

pageTest(
  "undo by key takes back moves of a suggested position, and keeps the focus",
  {},
  async (page, url) => {
    await beginGame(page, url, ["person", 1]);
    await clickMove(page, "D4N");
    await movesPlayed(page, 2);
    await myTurn(page);
    await page.getByRole("button", { name: "Suggest a move" }).click();
    await page
      .getByText(/^A good move: /)
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Undo" }).focus();
    await page.keyboard.press("Enter");
    await page.locator(".moves-empty").waitFor();
    assert.equal(await status(page), "Press an empty cell to put a dot there.");
    await page.locator('[data-action="undo"]:focus').waitFor();
  },
);

pageTest("resigning ends the game with a message, and offers a new game", {}, async (page, url) => {
  await beginGame(page, url, ["person", 1]);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page.getByText("You resigned. The engine wins.").first().waitFor();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.locator(".status").getByText("Press an empty cell to put a dot there.").waitFor();
});
