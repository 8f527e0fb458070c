// Until the end of a race in The Crossing, a person gets the heights, the windows around the person's token and the person's
// answers. Nothing else about the islands or the other player reaches the page's main thread, its document, its
// storage or its links.

import assert from "node:assert/strict";
import { lettered, pageTest } from "../page.mjs";
import {
  beginRace,
  key,
  loadEngines,
  partsOf,
  press,
  resign,
  shareDialog,
  textOf,
  transcriptOf,
  turnsPlayed,
  walk,
} from "../race.mjs";
import { heard, storage, texts, watch } from "../witness.mjs";

/**
 * @typedef {import("playwright-core").Page} Page
 * @typedef {import("../witness.mjs").Heard} Heard
 * @typedef {import("../race.mjs").Step} Step
 */

const ALL = {
  reducedMotion: /** @type {const} */ ("reduce"),
  permissions: ["clipboard-read", "clipboard-write"],
};
/** The turns of a game. */
const TURNS = 180;
/** The number of turns watched in a game that is then resigned. */
const WATCHED = 30;

const warren = await loadEngines();

// ---- secrets

/**
 * Texts that reveal a secret, as records, links' positions, the protocol and the list of moves write it: the rows of phases and
 * of directions, the places in the cycle, the other player's windows, whole moves.
 * @param {string} record
 * @param {number} seat who may not know it
 */
function secretsOf(record, seat) {
  const { phases, directions, moves } = partsOf(record);
  const own = windowsIn(transcriptOf(warren, record, seat).said);
  const others = windowsIn(transcriptOf(warren, record, 1 - seat).said);
  const scene = warren.Scene.fromRecord(record);
  const places = scene.position(0).split(" ")[1].split("/");
  scene.free();
  const windows = others.filter((window) => !own.includes(window));
  return [...new Set([...phases, ...directions, ...places, ...windows, ...moves])];
}

/** @param {import("../../../www/wasm/warren.js").Said[]} said */
function windowsIn(said) {
  return said.flatMap((each) => ("heard" in each ? [each.heard] : []));
}

/** The hashes of scripts in the page's policy, whose letters may look like moves. */
const SCRIPT_HASHES = /'sha256-[^']*'/g;

/**
 * The secrets in a text, each as a whole: not as a part of a seal, of a word or of a longer row of numbers.
 * @param {string} withHashes
 * @param {string[]} secrets
 */
function secretsIn(withHashes, secrets) {
  const text = withHashes.replaceAll(SCRIPT_HASHES, "");
  return secrets.filter((secret) => {
    for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + 1)) {
      const before = text.slice(0, at).replace(/\\n$/, "\n");
      const after = text.slice(at + secret.length);
      if (!/[\w.~-]$|\d $/.test(before) && !/^(\w|-| -?\d)/.test(after)) return true;
    }
    return false;
  });
}

/**
 * The turns of the list of moves that were ever in the document: their numbers and the steps shown.
 * @param {string[]} texts
 */
function listedIn(texts) {
  return texts.flatMap((text) => {
    const [, turn, parts] = text.match(/^Turn (\d+), [^:]*: (.*)$/) ?? [];
    const steps = lettered(parts ?? null).match(/(?<= )[NESWH](?!\w)/g) ?? [];
    return steps.length === 0 ? [] : [`${turn} ${steps.join("")}`];
  });
}

// ---- the shape of messages

const isTimes = (/** @type {any} */ list) =>
  Array.isArray(list) && list.every((each) => each === null || typeof each === "number");

/** The first lines of a seat: the heights and its number. */
const HEIGHTS = /^\d( \d){7}$/;

/**
 * Checks that a message from the referee's worker to a person's page, during the game, is one of the few allowed kinds,
 * and contains nothing else.
 * @param {any} message
 * @param {number} seat the person's
 * @returns {any[]} the lines to and from the person
 */
function checkMessage(message, seat) {
  const { type, snapshot, news, opening, moved, sealed, left, ...none } = message;
  assert.equal(type, "state");
  assert.deepEqual(none, {});
  assert.equal(typeof moved, "boolean");
  assert.ok(isTimes(left));
  assert.match(String(sealed), /^(null|~[\w-]+)$/);
  const { length, due, marks, redoable, undoable, paused, clocks, verdict, stalled, ...screen } =
    snapshot;
  assert.equal(stalled, null);
  assert.ok(Number.isInteger(length) && length <= TURNS);
  // The person is asked before the person's answer is in, whether or not the other is; then the other is asked.
  const isIn = news.said.some((/** @type {any} */ each) => "answered" in each) && !moved;
  assert.deepEqual(due, [isIn ? 1 - seat : seat]);
  assert.ok(Object.keys(marks).every((ply) => Number(ply) <= length));
  assert.ok(Object.values(marks).every((mark) => ["late", "hung", "crashed"].includes(mark)));
  assert.deepEqual([redoable, undoable, paused, verdict], [0, false, false, null]);
  assert.deepEqual(clocks, [null, null]);
  assert.deepEqual(screen, { openMarks: [], seatAtScreen: seat, curtain: null });
  if (opening) checkBeginning(opening, seat);
  const { beginning, said, ...of } = news;
  assert.deepEqual(of, { seat });
  if (beginning) checkBeginning({ ...beginning, ...of }, seat);
  for (const each of said) {
    const [name, ...others] = Object.keys(each);
    assert.deepEqual(others, []);
    if (name === "heard") assert.match(each.heard, /^-?\d( -?\d){8}$/);
    else assert.match(each.answered.join("\n"), /^[NESWH]$/);
  }
  return said;
}

/**
 * @param {any} opening
 * @param {number} seat
 */
function checkBeginning({ lines, ...others }, seat) {
  assert.deepEqual(others, { seat, files: [], position: null });
  assert.equal(lines.length, 9);
  for (const row of lines.slice(0, 8)) assert.match(row, HEIGHTS);
  assert.equal(lines[8], String(seat));
}

/** @param {Heard[]} messages */
function fromReferee(messages) {
  return messages
    .filter(({ worker }) => worker === "referee.js")
    .map(({ text }) => JSON.parse(text));
}

/**
 * Checks everything seen before the end of a race against its record.
 * @param {{ messages: Heard[], texts: string[], stored: string[] }} before
 * @param {{ record: string, messages: Heard[], texts: string[] }} after
 * @param {number} seat the person's
 * @param {Step[]} steps the person's
 */
function checkRace(before, after, seat, steps) {
  const { record } = after;
  const { heights, moves } = partsOf(record);
  assert.deepEqual(
    moves.map((move) => move[seat]),
    steps,
  );
  const secrets = secretsOf(record, seat);
  assert.ok(secrets.length > 8 + 8 + 8, `only ${secrets.length} secrets`);

  // The search finds secrets where they are.
  const { phases, directions } = partsOf(record);
  const whole = [...phases, ...directions, ...moves];
  assert.deepEqual(
    new Set(secretsIn(record, secrets)),
    new Set(secrets.filter((each) => whole.includes(each))),
  );
  const other = transcriptOf(warren, record, 1 - seat);
  const windows = secrets.filter((each) => windowsIn(other.said).includes(each));
  assert.ok(windows.length > 3);
  assert.deepEqual(secretsIn(JSON.stringify(other), secrets), windows);
  const over = fromReferee(after.messages).at(-1);
  assert.equal(over.type, "over");
  assert.deepEqual(secretsIn(JSON.stringify(over), secrets), secretsIn(record, secrets));
  assert.throws(() => checkMessage(over, seat));
  const listed = (/** @type {string} */ move, /** @type {number} */ i) => `${i + 1} ${move}`;
  const all = moves.map(listed);
  assert.deepEqual(
    new Set(listedIn(after.texts).filter((text) => all.includes(text))),
    new Set(all),
  );

  // And nowhere else: the person has received exactly the protocol's lines for its seat.
  const reports = fromReferee(before.messages).filter(({ type }) => type !== "over");
  const said = reports.flatMap((message) => checkMessage(message, seat));
  // The other's answer before the person's would be a report without news.
  assert.ok(reports.every(({ news }) => news.said.length > 0));
  const transcript = transcriptOf(warren, record, seat);
  assert.deepEqual(transcript.lines, [...heights, String(seat)]);
  const isLast = moves.length === TURNS;
  // The last answer of a whole game arrives together with its end.
  assert.deepEqual(said, isLast ? transcript.said.slice(0, said.length) : transcript.said);
  if (isLast) assert.ok(said.length >= transcript.said.length - 1);
  assert.deepEqual(reports.filter(({ opening }) => opening).length, 1);
  for (const { text } of before.messages.filter(({ text }) => !text.includes('"over"'))) {
    assert.deepEqual(secretsIn(text, secrets), [], text);
  }
  for (const text of before.stored) assert.deepEqual(secretsIn(text, secrets), [], text);
  for (const text of before.texts) assert.deepEqual(secretsIn(text, secrets), [], text);
  const own = steps.map(listed);
  assert.ok(listedIn(before.texts).length > 0);
  assert.ok(listedIn(before.texts).every((text) => own.includes(text)));
  const workers = new Set(before.messages.map(({ worker }) => worker));
  assert.deepEqual([...workers], ["referee.js"], "no engine sends to the page");
}

// ---- real races

for (const seat of [0, 1]) {
  const side = ["left", "right"][seat];
  pageTest(`a person on the ${side} gets only that player's view`, ALL, async (page, url) => {
    await watch(page);
    await beginRace(page, url, seat === 0 ? ["person", 6] : [6, "person"]);
    await turnsPlayed(page, 0);
    const steps = walk(seat, WATCHED);
    const stored = [];
    for (const [i, step] of steps.entries()) {
      await (i % 2 === 0 ? press : key)(page, step);
      await turnsPlayed(page, i + 1);
      stored.push(...(await storage(page)));
    }
    await shareDialog(page);
    const before = { messages: await heard(page), texts: await texts(page), stored };
    await resign(page);
    const record = await textOf(page);
    const after = { record, messages: await heard(page), texts: await texts(page) };
    checkRace(before, after, seat, steps);
  });
}

pageTest("a whole game reveals no secret before its end", ALL, async (page, url) => {
  await watch(page);
  await beginRace(page, url, [1, "person"]);
  await turnsPlayed(page, 0);
  const steps = walk(1, TURNS);
  for (const [i, step] of steps.slice(0, -1).entries()) {
    await key(page, step);
    await turnsPlayed(page, i + 1);
  }
  const seen = await texts(page);
  const stored = await storage(page);
  await key(page, steps[TURNS - 1]);
  await page.locator(".verdict-line").first().waitFor();
  const messages = await heard(page);
  const after = { record: await textOf(page), messages, texts: await texts(page) };
  checkRace({ messages, texts: seen, stored }, after, 1, steps);
});
