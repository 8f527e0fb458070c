// Features for programs in Node: `init` without arguments, clear errors, an element that needs no browser.

import assert from "node:assert/strict";

/** Globals of browsers. A module may only check whether they exist; any other use fails here. */
const OF_BROWSERS = ["window", "document", "self", "location", "localStorage", "addEventListener"];
for (const name of OF_BROWSERS) {
  const get = () => {
    throw new Error(`${name} was used`);
  };
  // Node may define it one day, too.
  if (name !== "addEventListener") Object.defineProperty(globalThis, name, { get, configurable: true });
}
const { WarrenBoard } = await import("warren-games/element");
const { WarrenBoard: Component } = await import("warren-games/react");
const { connect } = await import("warren-games/frame");
assert.equal(typeof WarrenBoard, "function");
assert.equal(typeof connect, "function");
const given = { game: "dots", people: [1, 2], analysis: false, handIn: true, level: null, id: "board" };
const { type, props } = Component({ ...given, onReady: () => {}, onsolved: () => {} });
const { ref, suppressHydrationWarning, ...attributes } = props;
const text = { game: "dots", people: "1+2", analysis: "off", hand_in: "on", id: "board" };
assert.deepEqual([type, attributes], ["warren-board", text]);
for (const name of OF_BROWSERS) delete globalThis[name];

const warren = await import("warren-games");
const { default: init, Engine, Scene, WarrenError, games } = warren;
const early = { message: "warren-games has not been started: call `await init()` first" };
assert.throws(() => games(), early);
assert.throws(() => Scene.start("dots"), early);
assert.throws(() => new Engine("dots", 1, 7), early);
// `crossingRoute` takes an object, which cannot exist before.
const OTHERS = ["default", "initSync", "crossingRoute"];
for (const [name, value] of Object.entries(warren)) {
  if (OTHERS.includes(name) || /^[A-Z]/.test(name)) continue;
  assert.throws(() => value("dots", "dots", "dots"), early, name);
}

// Two calls at once start it once.
await Promise.all([init(), init()]);
assert.equal(games().length, 5);
const scene = Scene.start("dots");
let thrown;
try {
  scene.play("Z9N");
} catch (error) {
  thrown = error;
}
assert.ok(thrown instanceof Error && thrown instanceof WarrenError);
assert.equal(thrown.name, "WarrenError");
assert.equal(typeof thrown.rule, "string");
assert.equal(typeof thrown.arguments, "object");
assert.equal(thrown.found, "Z9N");
assert.ok(thrown.message.includes(thrown.sentence), thrown.message);
assert.throws(() => Scene.fromRecord("dots\nD4N\nnothing\n"), { name: "WarrenError", message: /^line \d+: / });
console.log("all is as it should be");
