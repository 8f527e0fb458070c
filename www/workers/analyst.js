// Analyses positions in a worker. Its input is what the seat to move knows; it reports the best moves, with growing accuracy.
// It can be stopped and resumed.

import { latest } from "../kit/page/latest.js";
import { takeStudy } from "../play/load.js";

/**
 * A position to analyse: at most `lines` lines, and always the move `moveToRate`. The limit is in milliseconds. With `nodes` all
 * nodes are searched at once, and the result is the same on every machine.
 * @typedef {{job: number, game: string, lines: number, seed: number, seat: number,
 *   knowledge: import("../wasm/warren.js").Told, moveToRate: string | null, limit: number | null, nodes: number | null}} Task
 */

/**
 * Requests from the page. `load` comes first. A new position replaces the previous one.
 * @typedef {{type: "load", module: WebAssembly.Module, game: string}
 *   | ({type: "analyse"} & Task)
 *   | {type: "stop"}
 *   | {type: "resume"}} Request
 */

/**
 * Reports to the page.
 * @typedef {{type: "ready"}
 *   | {type: "report", job: number, report: import("../wasm/warren.js").AnalysisReport, done: boolean}
 *   | {type: "failed", job: number, message: string}} Report
 */

/** The maximum time slice without checking for messages, and the minimum time between two reports, in milliseconds. */
const SLICE_MS = 40;
const MIN_REPORT_INTERVAL_MS = 100;

/**
 * The analysis in progress: the time and the nodes left, the last result, and whether the analysis is complete.
 * @type {{job: number, analyst: import("../wasm/warren.js").Analyst, left: number, nodes: number | null, done: boolean,
 *   found: import("../wasm/warren.js").AnalysisReport | null} | undefined}
 */
let analysis;
/** The game's functions. @type {import("../play/load.js").Warren | undefined} */
let warren;
/** The requests. A stopped analysis sees that its own is not the latest. */
const requests = latest();

/** @param {Report} report */
const report = (report) => postMessage(report);

// Yields to pending messages. The browser would delay a timer.
const channel = new MessageChannel();
/** @type {(() => void) | undefined} */
let resume;
channel.port1.onmessage = () => resume?.();
const yieldToMessages = () =>
  new Promise((resolve) => {
    resume = () => resolve(undefined);
    channel.port2.postMessage(null);
  });

onmessage = async ({ data }) => {
  const request = /** @type {Request} */ (data);
  const job = request.type === "analyse" ? request.job : (analysis?.job ?? 0);
  try {
    await serve(request);
  } catch (error) {
    const { sentence } = /** @type {{sentence?: string}} */ (error);
    report({ type: "failed", job, message: sentence ?? String(error) });
  }
};

/** @param {Request} request */
async function serve(request) {
  if (request.type === "load") {
    warren = await takeStudy(request.game, request.module);
    report({ type: "ready" });
    return;
  }
  requests.next();
  if (request.type === "stop") return;
  if (request.type === "analyse") begin(request);
  await think();
}

/** @param {Task} task */
function begin({ job, game, lines, seed, seat, knowledge, moveToRate, limit, nodes }) {
  if (!warren) throw new Error("the game is not loaded");
  analysis?.analyst.free();
  analysis = undefined;
  const analyst = new warren.Analyst(game, lines, seed);
  analyst.start(
    knowledge.files,
    knowledge.lines,
    knowledge.position ?? undefined,
    seat,
    knowledge.transcript,
    moveToRate ?? undefined,
  );
  const remainingTime = limit ?? Number.POSITIVE_INFINITY;
  analysis = { job, analyst, left: remainingTime, nodes, done: false, found: null };
}

/** @param {NonNullable<typeof analysis>} analysis */
function searchSlice({ analyst, left, nodes }) {
  if (nodes) return { done: true, report: analyst.spend(nodes) };
  return analyst.think(Math.min(SLICE_MS, left));
}

/** Analyses until the search is complete, the time is over or another request arrives. */
async function think() {
  const ownRequest = requests.current;
  let reportedAt = 0;
  // Checks first whether the page has been hidden.
  if (analysis?.nodes) await yieldToMessages();
  while (analysis && !analysis.done && ownRequest.isCurrent) {
    const began = performance.now();
    const { done, report: newReport } = searchSlice(analysis);
    const now = performance.now();
    analysis.left -= now - began;
    analysis.done = done || analysis.left <= 0;
    analysis.found = newReport ?? analysis.found;
    if (analysis.found && (analysis.done || now - reportedAt >= MIN_REPORT_INTERVAL_MS)) {
      report({ type: "report", job: analysis.job, report: analysis.found, done: analysis.done });
      reportedAt = now;
    }
    if (!analysis.done) await yieldToMessages();
  }
}
