/**
 * Fuzzes the readers of JavaScript, or its calls to WebAssembly, for some minutes:
 * `node tests/js/fuzz/run.mjs readers|bindings --minutes N [--seed S]`. Prints the seed of a finding, which alone
 * reproduces it with `--once`. A round that hangs is found, too: it runs in a worker with a limit of a minute.
 */
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { Random } from "./random.mjs";

/** The maximum time of a round, in milliseconds. A round usually takes seconds. */
const PATIENCE = 120_000;
/** The inputs of each reader in a round, and the calls of a round of bindings. */
const [INPUTS, CALLS] = [100, 1500];

/** @type {Record<string, (seed: number) => Promise<number>>} what was tried, as a number */
const ROUNDS = {
  readers: async (seed) => {
    const { READERS, readOnce } = await import("./readers.mjs");
    const names = Object.keys(READERS);
    for (const name of names) {
      const random = new Random(seed);
      for (let left = INPUTS; left > 0; left--) await readOnce(name, random);
    }
    return names.length * INPUTS;
  },
  bindings: async (seed) => {
    const { round } = await import("./bindings.mjs");
    await round(new Random(seed), CALLS);
    return CALLS;
  },
};

/** Runs a round in its own worker, whose memory ends with it. @param {string} fuzzer @param {number} seed */
function roundOf(fuzzer, seed) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { fuzzer, seed } });
    const patience = setTimeout(() => {
      reject(new Error("it hangs"));
      worker.terminate();
    }, PATIENCE);
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => clearTimeout(patience));
  });
}

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      minutes: { type: "string", default: "1" },
      seed: { type: "string", default: "1" },
      once: { type: "boolean", default: false },
    },
  });
  const [fuzzer] = positionals;
  if (!Object.hasOwn(ROUNDS, fuzzer)) {
    console.error(`Which? ${Object.keys(ROUNDS).join(", ")}`);
    return 2;
  }
  const end = Date.now() + 60_000 * Number(values.minutes);
  let tried = 0;
  let seed = Number(values.seed);
  do {
    try {
      tried += await roundOf(fuzzer, seed);
    } catch (thrown) {
      console.error(`${fuzzer}, seed ${seed}:`, thrown);
      return 1;
    }
    seed += 1;
  } while (!values.once && Date.now() < end);
  console.log(`${fuzzer}: ${tried} tried, seeds ${values.seed} to ${seed - 1}`);
  return 0;
}

if (isMainThread) process.exitCode = await main();
else parentPort?.postMessage(await ROUNDS[workerData.fuzzer](workerData.seed));
