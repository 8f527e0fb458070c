// Replaces www/play/game-files.js in the package, whose modules have the games' WebAssembly inside.

import games from "carried:games";
import { inflated } from "./inflated.js";

/** @param {string} name the module's name */
export async function compileFile(name) {
  const load = Object.hasOwn(games, name) ? games[name] : null;
  if (!load) throw new Error(`there is no module ${name}`);
  const { default: text } = await load();
  return WebAssembly.compile(await inflated(text));
}

/** @param {string} name the module's name */
export function prefetchFile(name) {
  if (Object.hasOwn(games, name)) games[name]().catch(() => {});
}

/** The JavaScript around a game's module. */
export async function importGlue() {
  const { default: newGlue } = await import("carried:glue");
  return newGlue();
}
