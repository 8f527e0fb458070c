// Data of users from earlier versions, kept in tests/frozen: stored games, links and messages still work on the page.

import assert from "node:assert/strict";
import { assertAlike, assertSameShape } from "../../frozen/alike.mjs";
import { awaited, hear, take, withFrame } from "../../frozen/framing.mjs";
import { fixture, GENERATIONS } from "../../frozen/generations.mjs";
import { STILL } from "../mice.mjs";
import { moves, movesPlayed, pageTest } from "../page.mjs";
import { loadEngines } from "../race.mjs";

/** @typedef {import("../page.mjs").Page} Page */

/**
 * Changes the address of the open site, and waits for the new view.
 * @param {Page} page
 * @param {string} fragment without its `#`
 */
async function go(page, fragment) {
  await page.evaluate((fragment) => {
    document.querySelector("main")?.setAttribute("data-left", "");
    location.hash = fragment;
  }, fragment);
  await page.locator("main:not([data-left])").waitFor();
}

/** Waits for a board, or for the curtain before it. @param {Page} page @param {string} game */
const opens = (page, game) =>
  page
    .locator(`.game[data-game=${game}] canvas, .game[data-game=${game}] .curtain`)
    .first()
    .waitFor();

for (const generation of GENERATIONS) {
  pageTest(`games stored by generation ${generation} continue`, STILL, async (page, url) => {
    const { games, local, session } = await fixture(generation, "stored");
    const { Draft } = await loadEngines();
    await page.goto(url);
    await page.evaluate(
      ([local, session]) => {
        Object.assign(localStorage, local);
        Object.assign(sessionStorage, session);
      },
      [local, session],
    );
    await page.reload();
    await page
      .locator(".stored li")
      .nth(games.length - 1)
      .waitFor();
    assert.equal(await page.locator(".stored li").count(), games.length);
    assert.equal(await page.locator("html").getAttribute("data-theme"), local["warren.theme"]);

    for (const { game, id, isHidden, isOver, moves: played, name, near } of games) {
      await go(page, `/game/${id}`);
      await opens(page, game);
      assert.equal((await page.locator(".curtain").count()) > 0, isHidden, name);
      if (played.length > 0) await movesPlayed(page, played.length);
      assert.deepEqual(await moves(page), played, name);
      assert.equal((await page.locator(".verdict-line").count()) > 0, isOver, name);
      const side = page.locator(".bar.near");
      if (!isHidden) assert.equal(await side.getAttribute("data-seat"), near, name);
    }

    const solved = Object.keys(JSON.parse(local["warren.puzzles-solved"])).length;
    await go(page, "/puzzles");
    await page
      .locator(".puzzle-solved")
      .nth(solved - 1)
      .waitFor();
    const { address, draft, game } = JSON.parse(session["warren.draft"]);
    await go(page, address.slice(1));
    const [start] = Draft.restore(game, draft).lines();
    assert.equal(await page.locator("#edit-text").inputValue(), start.replace("start ", ""));
  });

  pageTest(`links of generation ${generation} are shown`, STILL, async (page, url) => {
    const links = await fixture(generation, "links");
    await page.goto(url);
    for (const { name, code, opens: content } of oneOfEach(links)) {
      await go(page, code);
      await opens(page, content.game);
      if (content.goal) {
        await page.locator(".game.puzzle").waitFor();
      } else if ((await page.locator(".curtain").count()) === 0) {
        if (content.length > 0) await movesPlayed(page, content.length);
        assert.equal((await moves(page)).length, content.length, name);
        const current = page.locator(".move[aria-current]");
        const shown = await current.evaluateAll((all) =>
          all.map((move) => [...document.querySelectorAll(".move")].indexOf(move) + 1),
        );
        assert.deepEqual(shown, content.shown > 0 ? [content.shown] : [], name);
        const near = await page.locator(".bar.near").getAttribute("data-seat");
        if (content.viewpoint !== null) assert.equal(near, String(content.viewpoint), name);
      }
    }
  });

  pageTest(`messages of generation ${generation} are sent`, STILL, async (page, url) => {
    for (const { name, address, steps } of await fixture(generation, "messages")) {
      await withFrame(page, url, address, async () => {
        for (const [i, step] of steps.entries()) {
          await take(page, step);
          /** @type {string[]} */
          const types = step.hears.map((/** @type {{ type: string }} */ { type }) => type);
          const heard = awaited(await hear(page, types), types);
          for (const [j, message] of heard.entries()) {
            assertSays(message, step.hears[j], `${name}, step ${i}`, step.holds);
          }
        }
      });
    }
  });
}

/**
 * @param {import("../../frozen/framing.mjs").Message} message
 * @param {import("../../frozen/framing.mjs").Message} frozen
 * @param {string} where
 * @param {"shape"} [holds]
 */
function assertSays(message, frozen, where, holds) {
  // The height of a board may change.
  if (frozen.type === "resize" || holds === "shape") assertSameShape(message, frozen, where);
  else assertAlike(message, frozen, where, ["message", "text"]);
}

/**
 * For each game: a link of the command that shows a move from a side, a link from *Share*, and a puzzle.
 * @param {any[]} links
 */
function oneOfEach(links) {
  const kinds = new Map();
  for (const link of links) {
    const kind = /--viewpoint|Share|puzzle/.exec(link.name)?.[0];
    const key = `${link.opens.game} ${kind}`;
    // The first puzzle of a game is the smallest.
    if (kind && !(kind === "puzzle" && kinds.has(key))) kinds.set(key, link);
  }
  assert.ok(kinds.size >= 15, [...kinds.keys()].join());
  return kinds.values();
}
