// How games ended, in words: the facts come from the record, and a single person is “you”.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";
import init, { Scene } from "../../../pkg/wasm/engines.js";
import { publishedWords } from "../../../tools/words.mjs";
import { namesOf } from "../../../www/app/table/move-names.js";
import * as crossing from "../../../www/games/crossing/ending.js";
import * as dots from "../../../www/games/dots/ending.js";
import { notations } from "../../../www/games/dots/notation.js";
import * as fugitive from "../../../www/games/fugitive/ending.js";
import * as mice from "../../../www/games/mice/ending.js";
import * as rabbits from "../../../www/games/rabbits/ending.js";
import { loadLanguage, loadWords } from "../../../www/kit/page/i18n.js";
import { onlyPerson, playerWords } from "../../../www/play/match/names.js";

/** @typedef {import("../../../www/play/match/store.js").Seat} Seat */

const PERSON = /** @type {Seat} */ ({ kind: "person", clock: null });
const ENGINE = /** @type {Seat} */ ({ kind: "engine", level: 3, clock: null });

const ENDINGS = { crossing, dots, fugitive, mice, rabbits };

before(async () => {
  const module = new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url);
  await init({ module_or_path: await readFile(module) });
  const words = await publishedWords(fileURLToPath(new URL("../../../www/", import.meta.url)));
  Object.assign(globalThis, { navigator: { languages: [] } });
  globalThis.fetch = async (address) => {
    const file = String(address).match(/locales\/[\w.]+\.ftl/)?.[0] ?? "";
    return new Response(words.get(file) ?? assert.fail(String(address)));
  };
  await loadLanguage("en", null);
  await loadWords("ending");
});

/** @param {string} name */
const recordOf = (name) => readFile(new URL(`../../records/${name}.rec`, import.meta.url), "utf8");

/**
 * A record's game, for the module of its game.
 * @param {string} record
 * @param {readonly Seat[]} seats
 */
function ended(record, seats) {
  const scene = Scene.fromRecord(record);
  const game = /** @type {keyof typeof ENDINGS} */ (scene.game);
  const players = [...seats];
  const named = game === "dots" ? { notations } : {};
  const state = { game, seats: players, viewpoint: 0 };
  return {
    module: /** @type {import("../../../www/kit/boards/ending.js").EndingModule} */ (ENDINGS[game]),
    of: {
      scene,
      players: players.map((_, seat) => playerWords(game, players, seat)),
      me: onlyPerson(players),
      winner: scene.outcome(scene.length)?.winner ?? null,
      names: namesOf(state, /** @type {any} */ (named), scene),
    },
  };
}

/** @param {string} record @param {readonly Seat[]} seats */
function storyIn(record, seats) {
  const { module, of } = ended(record, seats);
  // Persian sentences have marks of direction.
  return module.storyOf(of)?.replace(/[\u2066-\u2069]/g, "");
}

/** @param {string} name of a record @param {readonly Seat[]} seats */
const story = async (name, seats) => storyIn(await recordOf(name), seats);

/** A map with two hubs: four detectives around them cannot all move on. */
const HUBS = `warren 1 fugitive
6
${[1, 2, 3, 4].map((city) => `C 5-${city}\nC 6-${city}`).join("\n")}
C 6-5
END
1 2 3 4
5
C 6
`;

const [FIRST, SECOND, PEOPLE] = [
  [PERSON, ENGINE],
  [ENGINE, PERSON],
  [PERSON, PERSON],
];

test("the hunt: where, when and how the fugitive had come", async () => {
  assert.equal(
    await story("fugitive-008", FIRST),
    "You caught the fugitive in 16, on turn 21: it had come by car from 12.",
  );
  assert.equal(
    await story("fugitive-008", SECOND),
    "The engine caught you in 16, on turn 21: you had come by car from 12.",
  );
  assert.equal(
    await story("fugitive-008", PEOPLE),
    "The detectives caught the fugitive in 16, on turn 21: it had come by car from 12.",
  );
});

test("the hunt: a capture in the fugitive's first turn, and at its start", async () => {
  assert.equal(
    await story("fugitive-001", FIRST),
    "You caught the fugitive in 6, on turn 1: it had come by car from 7.",
  );
  assert.equal(
    await story("fugitive-start-caught", FIRST),
    "You caught the fugitive in 5, at the start.",
  );
});

test("the hunt: a fugitive that stays free to the end", async () => {
  const scene = Scene.fromRecord(await recordOf("fugitive-002"));
  const { roads } = /** @type {any} */ (scene.options(scene.length));
  /** @type {number[]} */
  const cities = [];
  for (const ways of /** @type {[string, number][][]} */ (roads)) {
    const way = ways.find(([, to]) => to !== 25 && !cities.includes(to));
    cities.push(way?.[1] ?? assert.fail("a detective cannot move"));
  }
  scene.play(cities.join(" "));
  assert.equal(
    storyIn(scene.record(), FIRST),
    "The fugitive escaped you: it stayed free for 50 turns and ended in 25.",
  );
  assert.equal(
    storyIn(scene.record(), SECOND),
    "You escaped: you stayed free for 50 turns and ended in 25.",
  );
  assert.equal(
    storyIn(HUBS, SECOND),
    "You escaped: on turn 1, the detectives could not all move on.",
  );
});

test("rabbits: cabbages and captures", async () => {
  assert.equal(await story("rabbits-006", FIRST), "You ate 33 cabbages and lost 8 rabbits.");
  assert.equal(
    await story("rabbits-006", SECOND),
    "You caught 8 rabbits; the rabbits ate 33 cabbages.",
  );
  assert.equal(await story("rabbits-cleared", FIRST), "You ate 562 cabbages and lost no rabbit.");
  assert.equal(
    await story("rabbits-002", PEOPLE),
    "The rabbits ate 89 cabbages; the hunters caught 1 rabbit.",
  );
});

test("mice: what came to the rockets of the visitor and of the best other player", async () => {
  assert.equal(
    await story("mice-example", PEOPLE),
    "Red’s rocket took in 8 mice and no cat. Blue’s rocket took in 8 mice and no cat.",
  );
});

test("the crossing: the drowned, and the turns", async () => {
  assert.equal(
    await story("crossing-004", FIRST),
    "You lost 8 hedgehogs to the water in 180 turns. The engine lost 8.",
  );
});

test("dots: the difference, and the last capture", async () => {
  assert.equal(
    await story("dots-008", SECOND),
    "The difference is 13 cells. The last capture was yours: move 104, C2←, took 1 cell.",
  );
  assert.match(String(await story("dots-008", FIRST)), /The last capture was the engine’s: move/);
  assert.match(String(await story("dots-008", PEOPLE)), /The last capture was Blue’s: move/);
});

test("stories are told in all languages", async () => {
  const told = async (/** @type {string} */ language) => {
    await loadLanguage(language, null);
    return Promise.all([
      story("fugitive-008", SECOND),
      story("rabbits-006", FIRST),
      story("mice-005", [PERSON, ENGINE, ENGINE, ENGINE]),
      story("crossing-004", FIRST),
      story("dots-008", FIRST),
    ]);
  };
  assert.deepEqual(await told("ru"), [
    "Движок поймал вас в городе 16, в раунде 21: вы прибыли туда автомобилем из 12.",
    "Вы съели 33 кочана и потеряли 8 кроликов.",
    "В вашей ракете 76 мышей и 7 кошек. В ракете синих 78 мышей и 8 кошек.",
    "За 180 ходов у вас утонуло 8 ёжиков. У движка — 8.",
    "Разница — 13 клеток. Последний захват — движка: ход 104, C2←, захвачена 1 клетка.",
  ]);
  assert.deepEqual(await told("fa"), [
    "رایانه در نوبت ۲۱ شما را در ۱۶ دستگیر کرد؛ با اتومبیل از ۱۲ آمده بودید.",
    "شما ۳۳ کلم خوردید و ۸ خرگوش از دست دادید.",
    "به سفینهٔ شما ۷۶ موش و ۷ گربه رسید. به سفینهٔ آبی ۷۸ موش و ۸ گربه رسید.",
    "در ۱۸۰ نوبت، ۸ جوجه‌تیغی از شما غرق شد. از رایانه ۸ تا غرق شد.",
    "اختلاف ۱۳ خانه است. آخرین بار رایانه خانه گرفت: حرکت ۱۰۴، C2←، ۱ خانه.",
  ]);
});

test("the deciding moment is the position before a capture, or the last change of the lead", async () => {
  const hunt = ended(await recordOf("fugitive-008"), FIRST);
  const { length } = hunt.of.scene;
  assert.deepEqual(hunt.module.momentOf(hunt.of), { kind: "catch", ply: length - 1 });
  const free = ended(HUBS, SECOND);
  assert.equal(free.module.momentOf(free.of), null);
  for (const name of ["dots-008", "rabbits-002", "rabbits-006", "crossing-004"]) {
    const { module, of } = ended(await recordOf(name), PEOPLE);
    const moment = module.momentOf(of);
    assert.ok(moment?.kind === "lead", name);
    const isAhead = (/** @type {number} */ ply) => {
      const { scores } = /** @type {{ scores: number[] }} */ (of.scene.report(ply));
      return scores.every((score, seat) => seat === of.winner || score < scores[of.winner ?? 0]);
    };
    const behind = Array.from({ length: of.scene.length + 1 }, (_, ply) => ply).filter(
      (ply) => !isAhead(ply),
    );
    assert.equal(moment.ply, Number(behind.at(-1)) + 1, name);
  }
  const draw = ended(await recordOf("mice-example"), PEOPLE);
  assert.equal(draw.module.momentOf(draw.of), null);
});
