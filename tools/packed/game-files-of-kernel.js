// Replaces www/play/game-files.js in a notebook, whose kernel has the games' WebAssembly.

import newGlue from "carried:glue";
import { fileOfKernel } from "../../www/outside/notebook/kernels.js";

/** @param {string} game */
export const compileFile = async (game) =>
  WebAssembly.compile(await fileOfKernel(`wasm/${game}_bg.wasm`));

/** The JavaScript around a game's module. */
export const importGlue = async () => newGlue();
