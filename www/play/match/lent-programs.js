// The visitor's programs in a match whose referee runs in a worker. The page owns their sources and sandboxes, and lends them
// to the worker. A program's input and output pass directly between the worker and the sandbox.

import { borrowSandboxes, lendSandboxes } from "../running/lent-sandboxes.js";
import { ProgramSeat } from "./program-seat.js";

/** The page's ends of the two channels. @typedef {{ sandboxes: MessagePort, sources: MessagePort }} LentPorts */

/**
 * The worker's side.
 * @param {(lent: LentPorts) => void} sendPorts sends the page its ends
 * @returns {import("./seats.js").StartProgram}
 */
export function borrowPrograms(sendPorts) {
  const sandboxes = new MessageChannel();
  const sources = new MessageChannel();
  sendPorts({ sandboxes: sandboxes.port2, sources: sources.port2 });
  const startSandbox = borrowSandboxes(sandboxes.port1);
  /** @type {((answer: any) => void)[]} in the order of the questions; the page answers in that order */
  const pendingAnswers = [];
  sources.port1.onmessage = ({ data }) => pendingAnswers.shift()?.(data);
  /** @type {import("./program-seat.js").StartFunctions["runnableOf"]} */
  const runnableOf = (player) =>
    new Promise((resolve) => {
      pendingAnswers.push(resolve);
      sources.port1.postMessage(player);
    });
  return (_, seat, seed, listener) =>
    new ProgramSeat(seat, seed, listener, { runnableOf, startSandbox });
}

/**
 * The page's side.
 * @param {LentPorts} lent
 * @param {import("./program-seat.js").StartFunctions["runnableOf"]} runnableOf
 * @returns {() => void} ends everything that was lent
 */
export function lendPrograms({ sandboxes, sources }, runnableOf) {
  const endSandboxes = lendSandboxes(sandboxes);
  /** Answers come in the order of the questions. */
  let previousAnswers = Promise.resolve();
  sources.onmessage = ({ data }) => {
    const answer = runnableOf(data);
    previousAnswers = previousAnswers.then(async () => sources.postMessage(await answer));
  };
  return () => {
    endSandboxes();
    sources.close();
  };
}
