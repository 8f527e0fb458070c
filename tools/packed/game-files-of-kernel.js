// Replaces www/play/game-files.js in a notebook, whose kernel has the games' WebAssembly.

import newGlue from "carried:glue";
import { fileOfKernel } from "../../www/outside/notebook/kernels.js";

/** @param {string} name the module's name */
export const compileFile = async (name) =>
  WebAssembly.compile(await fileOfKernel(`wasm/${name}_bg.wasm`));

/** A kernel sends a module only when it is needed. */
export const prefetchFile = () => {};

/** The JavaScript around a game's module. */
export const importGlue = async () => newGlue();
