// The modules that tools/carried.mjs generates for the package.

/** The WebAssembly of each game, deflated, in base64. Empty in a worker, which gets the compiled module. */
declare module "carried:games" {
  const games: Record<string, () => Promise<{ default: string }>>;
  export default games;
}

/** Makes the JavaScript around a game's module. It is the same for all games, but each game needs its own. */
declare module "carried:glue" {
  const newGlue: () => typeof import("../../www/wasm/warren.js");
  export default newGlue;
}

/** The language files, by path. */
declare module "carried:texts" {
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}

/** The style sheets, by path. */
declare module "carried:sheets" {
  const sheets: Record<string, string>;
  export default sheets;
}

/** The source of a worker that acts as any of the site's workers, by its name. */
declare module "carried:worker" {
  const source: string;
  export default source;
}

/** The WebAssembly with all games, deflated, in base64. */
declare module "carried:engines" {
  const wasm: string;
  export default wasm;
}
