// Calls every function of the package in every game and prints a TypeScript program that gives each value the type that the
// package declares: `node values.mjs FOLDER`, the repository's folder. It runs where the package is installed.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import init, * as warren from "warren-games";

const wasm = new URL(import.meta.resolve("warren-games/engines_bg.wasm"));
await init({ module_or_path: await readFile(wasm) });
const { Analyst, Draft, Engine, Log, Puzzle, Referee, Scene, Sight } = warren;
const root = process.argv[2];
const read = (file) => readFileSync(path.join(root, file), "utf8");

const lines = ['import * as w from "warren-games";'];
/** The called functions: `Scene.report`, `games`. */
const called = new Set(["start"]);

function literal(value) {
  if (value === undefined) return "undefined";
  if (ArrayBuffer.isView(value)) return `new ${value.constructor.name}(${JSON.stringify([...value])})`;
  return JSON.stringify(value);
}

/** Stores a value with its declared type; classes are checked through their functions. */
function keep(name, type, value) {
  called.add(name);
  const isClass = Object.values(warren).some((each) => each?.prototype && value instanceof each);
  if (!isClass) lines.push(`export const v${lines.length}: ${type} = ${literal(value)};`);
  return value;
}

const fn = (name, ...args) => keep(name, `ReturnType<typeof w.${name}>`, warren[name](...args));
const make = (kind, name, ...args) => {
  called.add(`${kind}.${name}`);
  return warren[kind][name](...args);
};

/** The result of a call on an object, or its exception, which is a `Problem`. */
function of(kind, object) {
  return {
    get: (...names) => {
      for (const name of names) keep(`${kind}.${name}`, `w.${kind}["${name}"]`, object[name]);
    },
    call: (name, ...args) =>
      keep(`${kind}.${name}`, `ReturnType<w.${kind}["${name}"]>`, object[name](...args)),
    refused: (name, ...args) => {
      try {
        object[name](...args);
      } catch (thrown) {
        keep(`${kind}.${name}`, "w.Problem", thrown);
        return;
      }
      throw new Error(`${kind}.${name}(${args.join(", ")}) was not refused`);
    },
  };
}

function viewed(kind, object, moves) {
  const { call, get } = of(kind, object);
  get("game", "length", "seats");
  call("moves");
  call("setting");
  for (const ply of new Set([0, 1, 2, 5, 6, moves.length - 1, moves.length])) {
    for (const name of ["due", "options", "outcome", "position", "report", "setting"]) call(name, ply);
    call("check", ply, moves[ply] ?? "nothing");
    if (ply < moves.length) call("effects", ply, moves[ply]);
  }
  call("check", 0, "nothing");
  call("copy").free();
}

function recorded(game, text) {
  fn("gameOfRecord", text);
  const scene = make("Scene", "fromRecord", text);
  const moves = scene.moves();
  viewed("Scene", scene, moves);
  const { call, get, refused } = of("Scene", scene);
  get("point", "puzzle", "viewpoint");
  for (const name of ["end", "headless", "record", "seal"]) call(name);
  const code = call("link", moves.length, 1);
  call("link", 0);
  refused("link", 0, scene.seats);
  refused("link", 0, -1);
  refused("told", 0, scene.seats);
  refused("finish", scene.seats, "resigns");
  refused("play", "nothing");
  for (const seat of scene.due(2)) call("told", 2, seat);
  for (const name of ["codeOfLink", "gameOfLink", "puzzleOfLink", "shortestLink"]) fn(name, code);
  const linked = make("Scene", "fromLink", code);
  of("Scene", linked).get("viewpoint");
  make("Scene", "unseal", scene.seal()).free();

  const log = make("Log", "of", scene, 1);
  logged(log);
  logged(make("Log", "read", log.text()));
  logged(make("Log", "told", game, log.opening(), log.said()));
  if (fn("isHidden", game)) hidden(scene, moves);
  refereed(scene);
  scene.cut(2);
  called.add("Scene.cut");
  of("Scene", scene).call("tell", "seat 0: engine, level 4");
  of("Scene", scene).call("tell", "practice");
  assert.deepEqual(of("Scene", scene).call("about"), ["seat 0: engine, level 4", "practice"]);
  assert.match(scene.record(), /\n# seat 0: engine, level 4\n# practice\n/);
  of("Scene", scene).call("teach", "a lesson");
  of("Scene", scene).get("lesson");
  assert.equal(make("Scene", "fromLink", scene.link(0)).lesson, "a lesson");
  analysed(game, scene);
  scene.finish(0, "resigns");
  of("Scene", scene).call("end");
  of("Scene", scene).call("outcome", 2);
}

function logged(log) {
  const { call, get } = of("Log", log);
  get("game", "seat");
  for (const name of ["comments", "opening", "record", "said", "text"]) call(name);
}

function hidden(scene, moves) {
  for (const view of [0, 1, 2]) {
    const sight = of("Scene", scene).call("sight", view);
    viewed("Sight", sight, sight.moves());
    of("Sight", sight).get("view");
    for (const ply of [0, moves.length]) fn("crossingRoute", sight, ply, 0);
  }
  const [seat] = scene.due(0);
  const [answer] = scene.game === "crossing" ? moves[0] : [moves[0]];
  of("Scene", scene).call("moveWith", 0, seat, answer, moves[0]);
  const { files, lines, position, transcript } = scene.told(0, seat);
  const sight = make("Sight", "begin", scene.game, seat, files, lines, position ?? undefined);
  for (const said of transcript) of("Sight", sight).call("hear", said.heard);
  of("Sight", sight).call("say", [answer]);
  of("Sight", sight).refused("hear", "nothing");
}

function refereed(scene) {
  const rules = Array.from({ length: scene.seats }, () => ({
    clock: { perMove: 1000 },
    startUp: 0,
    lenient: false,
  }));
  for (const way of ["wrong", "patient", "resigns", "overflow", "silent"]) {
    const start = Scene.fromRecord(scene.record());
    start.cut(0);
    const seats = rules.map((each) => ({ ...each, patient: way === "patient" }));
    const referee = new Referee(start, seats);
    const { call } = of("Referee", referee);
    const due = call("begin").filter((order) => order.due);
    call("left", 0);
    call("tick", 1);
    call("isDue", due[0].seat);
    if (way === "resigns") call("resign", due[0].seat);
    else if (way === "overflow" || way === "silent") call(way, due[0].seat);
    else call("line", due[0].seat, "nothing", 1);
    call("exit", 0);
    of("Scene", start).call("follow", referee, 0);
    call("scene").free();
  }
}

function analysed(game, scene) {
  const [seat] = scene.due(2);
  const { files, lines, position, transcript } = scene.told(2, seat);
  const engine = new Engine(game, 1, 7);
  const { call, refused } = of("Engine", engine);
  call("start", files, lines, position ?? undefined, seat, transcript);
  call("think", 5);
  call("best");
  call("share", 1000, 1);
  call("answer");
  refused("hear", "nothing");
  const analyst = new Analyst(game, 3, 7);
  const looked = of("Analyst", analyst);
  looked.call("start", files, lines, position ?? undefined, seat, transcript);
  looked.call("think", 20);
  looked.call("spend", 200);
  fn("reviewNodes", game);
}

function drafted(game) {
  for (const draft of [make("Draft", "usual", game), make("Draft", "empty", game)]) {
    const { call, get, refused } = of("Draft", draft);
    get("game");
    for (const name of ["boardText", "content", "problems"]) call(name);
    make("Draft", "restore", game, call("kept")).free();
    refused("apply", "nothing");
    if (draft.problems().length > 0) continue;
    const scene = call("scene");
    make("Draft", "read", game, scene.record()).free();
    call("lines");
  }
}

function puzzled(set) {
  const [{ text }] = fn("readPuzzles", set);
  const puzzle = make("Puzzle", "read", text);
  const { call, get, refused } = of("Puzzle", puzzle);
  get("game", "isQuick", "level", "missing", "others", "seat");
  for (const name of ["goal", "known", "link", "proof", "script", "start", "text"]) call(name);
  refused("check", [], "nothing");
  call("judge", []);
  const { keeps, line } = call("outlook", []);
  call("moveOf", keeps[0]);
  call("reply", line.slice(0, 1));
  call("judge", line);
  fn("solvePuzzle", text);
  fn("puzzleOfLink", puzzle.link());
}

/** A question with a right and a wrong answer. */
function asked(set) {
  const [{ text }] = fn("readPuzzles", set);
  assert.equal(make("Puzzle", "isQuestion", text), true);
  const puzzle = make("Puzzle", "read", text);
  const { call } = of("Puzzle", puzzle);
  call("known");
  const { keeps } = call("outlook", []);
  call("judge", keeps);
  call("judge", ["1"]);
}

for (const name of ["games", "levels", "seed"]) fn(name);
const records = readdirSync(path.join(root, "tests/records")).filter((file) => /-\w+\.rec$/.test(file));
for (const game of warren.games()) {
  for (const name of ["contestClock", "idleAnswer", "isStartSecret"]) fn(name, game);
  make("Scene", "start", game, fn("drawStart", game, 2, 7)).free();
  // The longest record that is read has most kinds of moves.
  const texts = records.filter((file) => file.startsWith(`${game}-`) && !file.includes(".bad")).map((file) => read(`tests/records/${file}`));
  const [text] = texts.sort((a, b) => b.split("\n").length - a.split("\n").length);
  recorded(game, text);
  drafted(game);
  puzzled(read(`www/games/${game}/puzzles.txt`));
}
asked(read("www/games/fugitive/questions.txt"));
const mice = Scene.fromRecord(read("tests/records/mice-001.rec"));
fn("miceAhead", mice.position(3), undefined, 2);
fn("miceBoard", { size: 7, players: 2, doors: 2, turns: 20 }, 7);
fn("micePuzzle", { size: 5, players: 2, doors: 1, turns: 4, missing: 1, aim: "points" }, 7);
fn("fugitiveMap", 12, 7);
fn("crossingPuzzle", "easy", 7);

/** Every function and every field of every class has been called. */
const missing = Object.entries(warren).flatMap(([name, value]) => {
  if (typeof value !== "function" || /^(default|init\w*)$/.test(name)) return [];
  if (!/^[A-Z]/.test(name)) return called.has(name) ? [] : [name];
  const own = Object.getOwnPropertyNames(value).filter((each) => !/^(length|name|prototype|__wrap)$/.test(each));
  const all = [...Object.getOwnPropertyNames(value.prototype), ...own];
  const known = /^(constructor|free|__\w+|toJSON|toString)$/;
  return all.filter((each) => !known.test(each) && !called.has(`${name}.${each}`)).map((each) => `${name}.${each}`);
});
if (missing.length > 0) throw new Error(`not called: ${missing.join(", ")}`);
console.log(lines.join("\n"));
