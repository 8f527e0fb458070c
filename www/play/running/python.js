// The data that a Python program needs besides its own text: Pyodide's files, and a memory snapshot of a started Python.
//
// Python takes about 3 s to start. So this browser starts it once, without a program, and stores its memory: every later start
// from that takes a few tenths of a second. The snapshot must be made in this browser, since it fits no other kind.

import { compressedFile, load, neededFor, onRemoved } from "./compilers.js";
import { startInFrame } from "./frame.js";
import { deflated, hashOf, inflated } from "./packed.js";
import { workerText } from "./script.js";
import { removeFile, storedFile, storedPaths, storeFile } from "./stored-files.js";

/** @typedef {import("./sandbox/pyodide.js").Parts} Parts */

const FOLDER = "compilers/python/";
const SNAPSHOT_SCRIPT = "play/running/sandbox/python-snapshot.js";

/** @type {Promise<Parts> | undefined} */
let parts;
/** The snapshot in the making, shared by all programs that wait for it. @type {Promise<void> | undefined} */
let snapshotTask;

onRemoved("python", () => {
  parts = undefined;
});

/**
 * The parts, if they are loaded.
 * @returns {Promise<Parts>}
 */
export function pythonParts() {
  parts ??= readParts().catch((error) => {
    parts = undefined;
    throw error;
  });
  return parts;
}

/** @returns {Promise<Parts>} */
async function readParts() {
  const [glue, wasm, library] = await Promise.all([
    pyodideFile("pyodide.js", "text/javascript"),
    pyodideFile("pyodide.wasm", "application/wasm"),
    pyodideFile("stdlib.zip", "application/zip"),
  ]);
  return { glue, wasm, library, snapshot: await storedSnapshot() };
}

/**
 * @param {string} name
 * @param {string} type
 */
async function pyodideFile(name, type) {
  const file = await compressedFile("python", name);
  if (!file) throw new Error(`Python is not loaded: ${name} is missing`);
  return inflated(file, type).blob();
}

/**
 * Loads Python if it is missing, and prepares it to start quickly.
 * @param {import("./prepare.js").Progress} progress
 * @param {AbortSignal} [signal]
 */
export async function preparePython(progress, signal) {
  await load("python", (done, whole) => progress(done, whole, "loading"), signal);
  const loaded = await pythonParts();
  if (loaded.snapshot) return;
  progress(0, 1, "starting");
  snapshotTask ??= addSnapshot(loaded).finally(() => {
    snapshotTask = undefined;
  });
  await snapshotTask;
}

/** @param {Parts} loaded */
async function addSnapshot(loaded) {
  const snapshot = await makeSnapshot(loaded);
  parts = Promise.resolve({ ...loaded, snapshot });
  // The program need not wait for the snapshot.
  storeSnapshot(snapshot);
}

/**
 * @param {Parts} loaded
 * @returns {Promise<Blob>}
 */
async function makeSnapshot(loaded) {
  const script = await workerText(SNAPSHOT_SCRIPT);
  const { port1, port2 } = new MessageChannel();
  /** @type {(() => void) | undefined} */
  let stop;
  const made = new Promise((resolve, reject) => {
    port1.onmessage = ({ data }) =>
      data.snapshot ? resolve(new Blob([data.snapshot])) : reject(new Error(data.failed));
    stop = startInFrame({ script, start: { parts: loaded } }, port2, (reason) =>
      reject(new Error(reason)),
    );
  });
  return made.finally(() => {
    stop?.();
    port1.close();
  });
}

/** The path of the snapshot that matches these files, this code and this browser. */
async function snapshotPath() {
  const files = JSON.stringify((await neededFor("python"))?.files ?? null);
  const text = files + (await workerText(SNAPSHOT_SCRIPT)) + navigator.userAgent;
  return `${FOLDER}snapshot-${await hashOf(text)}`;
}

async function storedSnapshot() {
  const file = await storedFile(await snapshotPath());
  return file && inflated(file).blob();
}

/** @param {Blob} snapshot */
async function storeSnapshot(snapshot) {
  const path = await snapshotPath();
  for (const old of await storedPaths(FOLDER)) {
    if (old.startsWith(`${FOLDER}snapshot-`) && old !== path) await removeFile(old);
  }
  await storeFile(path, await deflated(snapshot));
}
