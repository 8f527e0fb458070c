// Data of users from earlier versions, kept in tests/frozen: links, stored games and calls of the package keep their meaning.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import init, * as engines from "../../../pkg/wasm/engines.js";
import { assertAlike, assertSameShape } from "../../frozen/alike.mjs";
import { make } from "../../frozen/calling.mjs";
import { fixture, GENERATIONS } from "../../frozen/generations.mjs";
import { opened } from "../../frozen/opened.mjs";
import { recordOf } from "../../frozen/unsealed.mjs";

const module = new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url);
await init({ module_or_path: await readFile(module) });

for (const generation of GENERATIONS) {
  test(`links of generation ${generation} open the same games`, async () => {
    const links = await fixture(generation, "links");
    assert.ok(links.length > 100, `${links.length} links`);
    for (const { name, code, opens } of links) {
      /** @type {Record<string, any>} */
      const { puzzle, ...content } = opened(engines, code);
      assertAlike(content, { ...opens, puzzle: undefined }, name);
      // Its text may differ if it is read as the same puzzle.
      if (opens.puzzle) assert.equal(linkOf(opens.puzzle), linkOf(puzzle ?? ""), name);
    }
  });

  test(`games stored by generation ${generation} hold the same games`, async () => {
    const { games, local, session } = await fixture(generation, "stored");
    assert.ok(games.length > 15, `${games.length} games`);
    for (const { id, name, record } of games) {
      const stored = JSON.parse(local[`warren:game:${id}`]);
      if (record !== null) assert.equal(recordOf(engines, stored), record, name);
      else assert.equal(textOf(stored.record), stored.record, name);
    }
    const { draft, game } = JSON.parse(session["warren.draft"]);
    const restored = engines.Draft.restore(game, draft);
    assert.equal(restored.kept(), draft);
    restored.free();
  });

  test(`calls of the package of generation ${generation} return the same values`, async () => {
    const calls = await fixture(generation, "calls");
    assert.ok(calls.length > 500, `${calls.length} calls`);
    let title = "";
    /** @type {Map<string, any>} */
    let objects = new Map();
    for (const call of calls) {
      if (call.title) [title, objects] = [call.title, new Map()];
      else assertGives(call, make(engines, objects, call), title);
    }
  });
}

/**
 * @param {import("../../frozen/calling.mjs").Call} call
 * @param {Pick<import("../../frozen/calling.mjs").Call, "returns" | "throws">} given
 * @param {string} title
 */
function assertGives({ call, args = [], holds, returns, throws }, given, title) {
  const where = `${title}: ${call}(${JSON.stringify(args).slice(1, -1).slice(0, 200)})`;
  if (throws !== undefined) {
    // The arguments belong to the sentence, which may be reworded.
    const { rule, line } = /** @type {import("../../../www/wasm/warren.js").Problem} */ (throws);
    assertAlike(given.throws, { rule, line }, where);
    assertSameShape(given.throws, throws, where);
    return;
  }
  assert.equal(given.throws, undefined, where);
  if (holds === "shape") assertSameShape(given.returns, returns, where);
  else assertAlike(given.returns, returns, where);
}

/** The link of a puzzle's text. @param {string} text */
function linkOf(text) {
  const puzzle = engines.Puzzle.read(text);
  const link = puzzle.link();
  puzzle.free();
  return link;
}

/** A log's text, read and written. @param {string} text */
function textOf(text) {
  const log = engines.Log.read(text);
  const again = log.text();
  log.free();
  return again;
}
