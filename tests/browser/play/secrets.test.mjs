// A person who plays one side of a game with secrets gets only that side's view until the game is over: nothing else
// reaches the page's main thread, its document, its storage or its links.

import assert from "node:assert/strict";
import {
  chooser,
  farthest,
  linkOf,
  resign,
  roadsOf,
  send,
  textOf,
  turnAfter,
} from "../detectives.mjs";
import { beginGame, FUGITIVE, pageTest } from "../page.mjs";
import { siteWithEngine } from "../site.mjs";
import { heard, moment, storage, texts, watch } from "../witness.mjs";

/**
 * @typedef {import("playwright-core").Page} Page
 * @typedef {import("../witness.mjs").Heard} Heard
 */

const CLIPBOARD = ["clipboard-read", "clipboard-write"];
const STILL = { reducedMotion: /** @type {const} */ ("reduce") };
/** The number of the fugitive's turns that are watched in a game. */
const TURNS = 12;

/** The number of fugitives in a row that run into detectives going to and fro; more would not be chance. */
const MAX_GAMES = 6;

// ---- the detectives' secrets

/**
 * A run of the fugitive.
 * @typedef {{ turn: number, line: string, kind: string, city: string, isOpen: boolean }} Run
 */

/**
 * @param {string} text a game as text
 * @returns {Run[]} including announced runs, which are open
 */
function runsOf(text) {
  const lines = text.slice(text.indexOf("END\n")).match(/^[CTP] \d+$/gm) ?? [];
  return lines.map((line, i) => {
    const [kind, city] = line.split(" ");
    return { turn: i + 1, line, kind, city, isOpen: (i + 1) % 5 === 0 };
  });
}

/**
 * The protocol's lines to the detectives in a game.
 * @param {string} text the game as text
 */
function linesForDetectives(text) {
  const start = text.slice(text.indexOf("END\n")).match(/^\d+$/m)?.[0];
  return [start, ...runsOf(text).map(({ line, kind, isOpen }) => (isOpen ? line : kind))];
}

/**
 * The hidden runs that a text reveals, as the protocol, records and the list of moves write them. A line that has also
 * been announced is not secret.
 * @param {string} text
 * @param {Run[]} runs
 */
function linesIn(text, runs) {
  const open = new Set(runs.filter(({ isOpen }) => isOpen).map(({ line }) => line));
  return runs.filter(
    ({ line, isOpen }) =>
      !isOpen && !open.has(line) && new RegExp(`(?<![A-Z\\d])${line}(?![\\d-])`).test(text),
  );
}

const KINDS = { C: "car", T: "train", P: "plane" };

/**
 * The page's words for a run: in the log of turns, in the name of the move.
 * @param {Run} run
 */
function wordsOf({ turn, line, kind, city }) {
  const by = KINDS[/** @type {keyof typeof KINDS} */ (kind)];
  // The placements are moves 0.
  return [`Turn ${turn}: by ${by} to ${city}`, `Move ${turn}, the engine: ${line}`];
}

/**
 * The hidden runs that the page's words reveal.
 * @param {string[]} texts
 * @param {Run[]} runs
 */
function wordsIn(texts, runs) {
  return runs.filter((run) => !run.isOpen && wordsOf(run).some((each) => texts.includes(each)));
}

// ---- the shape of messages

const isNumbers = (/** @type {any} */ list) =>
  Array.isArray(list) && list.every((each) => Number.isInteger(each));
const isTimes = (/** @type {any} */ list) =>
  Array.isArray(list) && list.every((each) => each === null || typeof each === "number");

/**
 * Checks that a message from the referee's worker to a person's page, during the game, is one of the few allowed kinds,
 * and contains nothing else.
 * @param {any} message
 * @param {number} seat the person's
 * @param {string[]} own the lines that the person has sent
 * @returns {string[]} the lines of the protocol in it
 */
function checkMessage(message, seat, own) {
  const { type, ...rest } = message;
  if (type === "notice") {
    assert.deepEqual(Object.keys(rest), ["id"]);
    assert.match(rest.id, /^[a-z-]+$/);
    return [];
  }
  if (type === "clocks") {
    assert.deepEqual(Object.keys(rest), ["clocks", "left"]);
    return [];
  }
  assert.equal(type, "state");
  const { snapshot, news, opening, moved, sealed, left, ...none } = rest;
  assert.deepEqual([none, opening], [{}, null]);
  assert.equal(typeof moved, "boolean");
  assert.ok(isTimes(left));
  assert.match(String(sealed), /^[\w.~!:-]+$/);
  const { length, due, marks, redoable, undoable, paused, clocks, verdict, stalled, ...screen } =
    snapshot;
  assert.equal(stalled, null);
  assert.ok(Number.isInteger(length) && length <= 2 * TURNS + 4);
  assert.ok(isNumbers(due) && ["0", "1"].includes(due.join()));
  assert.ok(Object.keys(marks).every((ply) => Number(ply) <= length));
  assert.ok(Object.values(marks).every((mark) => ["late", "hung", "crashed"].includes(mark)));
  assert.deepEqual([redoable, undoable, paused, verdict], [0, false, false, null]);
  assert.deepEqual(clocks, [null, null]);
  assert.deepEqual(screen, { openMarks: [], seatAtScreen: seat, curtain: null });
  const { beginning, said, ...of } = news;
  assert.deepEqual(of, { seat });
  if (beginning) {
    const { files, lines, position, ...more } = beginning;
    assert.deepEqual(more, {});
    assert.deepEqual(lines, [["Detectives", "Fugitive"][seat]]);
    assert.equal(position, null);
    assert.deepEqual(
      files.map((/** @type {any} */ { name }) => name),
      ["connect.txt"],
    );
    assert.match(files[0].text, /^\d+\n([CTP] \d+-\d+\n)+END\n$/);
  }
  return said.flatMap((/** @type {any} */ each) => {
    if ("answered" in each) {
      assert.deepEqual(Object.keys(each), ["answered"]);
      assert.ok(
        own.includes(each.answered.join(" ")),
        "only the person's own answers are repeated",
      );
      return [];
    }
    assert.deepEqual(Object.keys(each), ["heard"]);
    return [each.heard];
  });
}

/** @param {Heard[]} messages */
function fromReferee(messages) {
  return messages
    .filter(({ worker }) => worker === "referee.js")
    .map(({ text }) => JSON.parse(text));
}

// ---- real games

/**
 * Plays the detectives, to and fro, against a fugitive that avoids them; if it has run into them, against another on
 * another map, in a new game.
 * @param {Page} page
 * @param {string} url
 */
async function playToAndFro(page, url) {
  for (let game = 1; game <= MAX_GAMES; game++) {
    await page.goto("about:blank");
    await beginGame(page, url, ["person", 6], FUGITIVE);
    const map = await textOf(page);
    const { places, partners } = planOf(map);
    const stored = [];
    /** @type {string[]} */
    const own = [];
    let goesOn = true;
    for (let turn = 0; turn <= TURNS && goesOn; turn++) {
      own.push((turn % 2 === 0 ? places : partners).join(" "));
      await send(page, own[turn]);
      goesOn = (await turnAfter(page, 2 * turn + 3)) !== null;
      stored.push(...(await storage(page)));
    }
    if (goesOn) return { map, own, stored };
    await page.evaluate(() => localStorage.clear());
  }
  throw new Error(`in ${MAX_GAMES} games the fugitive ran into the detectives`);
}

pageTest(
  "the detectives' player gets nothing that they do not know",
  { ...STILL, permissions: CLIPBOARD },
  async (page, url) => {
    await watch(page);
    const { map, own, stored } = await playToAndFro(page, url);
    const link = await linkOf(page);
    assert.equal(await textOf(page), map, "only the map is shared, as before the first move");
    const before = { messages: await heard(page), texts: await texts(page) };
    await resign(page);
    const record = await textOf(page);
    const runs = runsOf(record);
    const hidden = runs.filter(({ isOpen }) => !isOpen);
    assert.equal(runs.length, TURNS + 1);

    // The search finds secrets where they are.
    const secrets = hidden.filter(
      ({ line }) => !runs.some((run) => run.isOpen && run.line === line),
    );
    assert.ok(secrets.length >= 2);
    assert.deepEqual(linesIn(record, runs), secrets);
    assert.deepEqual(linesIn(JSON.stringify({ record }), runs), secrets);
    const seen = await texts(page);
    const unseen = hidden.flatMap(wordsOf).filter((each) => !seen.includes(each));
    assert.deepEqual(unseen, [], "after the end, everything is shown");
    const last = fromReferee(await heard(page)).at(-1);
    assert.equal(last.type, "over");
    assert.deepEqual(linesIn(JSON.stringify(last), runs), secrets);

    // And nowhere else.
    const reports = fromReferee(before.messages);
    const lines = reports.flatMap((message) => checkMessage(message, 0, own));
    assert.deepEqual(lines, linesForDetectives(record));
    for (const { text } of before.messages) assert.deepEqual(linesIn(text, runs), [], text);
    for (const text of [...stored, link]) assert.deepEqual(linesIn(text, runs), [], text);
    assert.deepEqual(wordsIn(before.texts, runs), []);
    const workers = new Set(before.messages.map(({ worker }) => worker));
    assert.ok(!workers.has("engine.js"), "no engine sends to the page");

    // The link shows the map, and no moves.
    await page.goto(link);
    await page.locator(".moves-empty").waitFor();
  },
);

pageTest(
  "the fugitive's player does not see the detectives think",
  { ...STILL, permissions: CLIPBOARD },
  async (page, url) => {
    await watch(page);
    await beginGame(page, url, [2, "person"], FUGITIVE);
    const choose = chooser(11);
    let played = await turnAfter(page, 1);
    const map = await textOf(page);
    const roads = roadsOf(map);
    const places = (await page.locator(".move").first().textContent()) ?? "";
    let at = farthest(roads, places.split(" ").map(Number), [...roads.keys()]);
    const own = [String(at)];
    await send(page, own[0]);
    played = await turnAfter(page, 2);
    while (played !== null && own.length <= TURNS) {
      /** @type {import("../detectives.mjs").Way[]} */
      const ways = roads.get(at) ?? [];
      const [kind, city] = ways[choose(ways.length)];
      at = city;
      own.push(`${kind} ${city}`);
      await send(page, `${kind} ${city}`);
      played = await turnAfter(page, played + 2);
    }
    const messages = await heard(page);
    const seen = await texts(page);
    const reports = fromReferee(messages).filter(({ type }) => type !== "over");
    const lines = reports.flatMap((message) => checkMessage(message, 1, own));
    assert.ok(lines.length >= 4 && lines.every((line) => /^\d+$/.test(line)), lines.join());
    assert.ok(!messages.some(({ worker }) => worker === "engine.js"));
    assert.ok(
      !seen.some((text) => /^(depth|nodes) \d/.test(text)),
      "none of the engine's thinking",
    );
    const asked = [
      "The engine is thinking.",
      "Your move.",
      "Press a city to which a road leads from yours.",
    ];
    assert.ok(asked.some((text) => seen.includes(text)));
    if (played !== null) await resign(page);
  },
);

// ---- two games that the detectives cannot distinguish

/**
 * The moves of all pieces, from the text of a map: the fugitive from `start` to one of two neighbours and back, twice, then to
 * `open`, which is announced, and back once more; the detectives to and fro, elsewhere. A worker also runs it alone.
 * @param {string} map
 */
function planOf(map) {
  /** @type {Map<string, string[]>} */
  const near = new Map();
  for (const [, a, b] of map.matchAll(/^C (\d+)-(\d+)$/gm)) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  const [start, around] = [...near].find(([, others]) => others.length > 3) ?? ["", []];
  const [one, other, open] = around;
  const taken = new Set([start, ...around]);
  /** @type {string[]} */
  const places = [];
  /** @type {string[]} */
  const partners = [];
  for (const [city, others] of near) {
    const partner = others.find((each) => !taken.has(each));
    if (places.length === 4 || taken.has(city) || !partner) continue;
    places.push(city);
    partners.push(partner);
    taken.add(city).add(partner);
  }
  return { start, ways: [one, other], open, places, partners };
}

/**
 * A fugitive in a worker that follows the plan.
 * @param {(map: string) => { start: string, ways: string[], open: string }} plan
 * @param {number} way
 */
function plannedFugitive(plan, way) {
  const scope = /** @type {any} */ (globalThis);
  /** @type {string[]} */
  let moves = [];
  scope.onmessage = (/** @type {any} */ { data }) => {
    if (data.type === "load") scope.postMessage({ type: "ready" });
    if (data.type === "start") {
      const { start, ways, open } = plan(data.files[0].text);
      moves = [
        start,
        ...[ways[way], start, ways[way], start, open, start].map((city) => `C ${city}`),
      ];
    }
    if (!data.due) return;
    scope.postMessage({ type: "answer", job: data.job, lines: [moves.shift()], took: 1 });
  };
}

/**
 * @param {Page} page
 * @param {string} url
 */
async function playPlanned(page, url) {
  await watch(page);
  await beginGame(page, url, ["person", 1], FUGITIVE);
  await page.getByText("Drawing the map…").waitFor({ state: "hidden" });
  const { places, partners } = planOf(await textOf(page));
  const moments = [];
  let played = 1;
  for (const at of [places, partners, places, partners, places, partners]) {
    await send(page, at.join(" "));
    played = (await turnAfter(page, played + 2)) ?? assert.fail("the game is over");
    moments.push(await moment(page));
  }
  await resign(page);
  return { moments, end: await moment(page) };
}

pageTest(
  "two games that the detectives cannot distinguish are the same on the page",
  { ...STILL, permissions: CLIPBOARD },
  async (page) => {
    const browser = page.context().browser();
    assert.ok(browser);
    /** @type {Awaited<ReturnType<typeof playPlanned>>[]} */
    const games = [];
    for (const way of [0, 1]) {
      const context = await browser.newContext({ ...STILL, permissions: CLIPBOARD });
      try {
        const source = `${planOf}\n(${plannedFugitive})(planOf, ${way});`;
        const url = await siteWithEngine(source);
        games.push(await playPlanned(await context.newPage(), url));
      } finally {
        await context.close();
      }
    }
    const [one, other] = games;
    assert.equal(one.moments.length, 6);
    for (const [turn, moment] of one.moments.entries()) {
      assert.deepEqual(moment, other.moments[turn], `turn ${turn + 1}`);
    }
    // With full knowledge they differ: so the test would have noticed a difference.
    assert.notDeepEqual(one.end.messages, other.end.messages);
    assert.notDeepEqual(one.end.stored, other.end.stored);
    assert.notEqual(one.end.shown.page, other.end.shown.page);
    assert.notDeepEqual(one.end.shown.pictures, other.end.shown.pictures);
  },
);
