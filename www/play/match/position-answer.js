// Requests a visitor's program's answer in one position of a game that it has played.

import { ProgramSeat } from "./program-seat.js";
import { runnableOf } from "./runnables.js";
import { rulesOf } from "./seats.js";
import { causeOfSilence } from "./silence-cause.js";

/** @typedef {typeof import("../../wasm/warren.js")} Warren */
/** @typedef {import("../../wasm/warren.js").Problem} Problem */
/** @typedef {import("./seats.js").ProgramPlayer} ProgramPlayer */

/** The grace time for an answer beyond its limit, in milliseconds. */
const GRACE_MS = 500;

/**
 * A program's reply. `forfeit`: with this answer, or without one, it loses, for the reason and the problem. `stopped`: it ended
 * by itself. `hindered`: it could not reach the position.
 * @typedef {{ kind: "answer", lines: string[], took: number }
 *   | { kind: "forfeit", lines: string[], reason: string, problem: Problem | null,
 *     silence: import("./silence-cause.js").Silence | null }
 *   | { kind: "stopped", lines: string[], end: import("./program-log.js").End }
 *   | { kind: "hindered", why: import("./program-seat.js").Hindrance }} Reply
 */

/**
 * @param {Warren} warren the game's module
 * @param {string} record a game in whose last position the seat must move
 * @param {number} seat
 * @param {ProgramPlayer} player
 * @param {AbortSignal} signal ends the program; the promise then stays pending
 * @returns {Promise<Reply>}
 * @throws {Problem} if the record cannot be read
 */
export async function answerInPosition(warren, record, seat, player, signal) {
  const scene = warren.Scene.fromRecord(record);
  const contest = warren.contestClock(scene.game);
  const rules = Array.from({ length: scene.seats }, () => rulesOf(player, null, contest));
  const referee = new warren.Referee(scene, rules);
  const start = referee.begin().find((order) => order.type === "start" && order.seat === seat);
  if (start?.type !== "start") throw new Error(`seat ${seat} has no player`);
  const limit = start.due?.limit ?? contestLimit(contest);
  /** @type {string[]} */
  const lines = [];
  let partial = "";
  /** @type {import("./silence-cause.js").Silence | null} */
  let silence = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ProgramSeat | undefined} */
  let program;
  const end = () => {
    clearTimeout(timer);
    program?.close();
  };
  signal.addEventListener("abort", end);
  /** @type {Promise<Reply>} */
  const reply = new Promise((resolve) => {
    const checkVerdict = (/** @type {import("../../wasm/warren.js").Order[]} */ orders) => {
      const verdict = orders.find((order) => order.type === "verdict");
      if (verdict?.type !== "verdict" || verdict.reason === "over") return;
      const { problem, reason } = verdict;
      resolve({ kind: "forfeit", lines, reason, problem, silence });
    };
    const startTimer = () => {
      timer = setTimeout(async () => {
        const finalOutput = await program?.finish();
        const written = { lines, partial, isFirst: start.transcript.length === 0 };
        if (finalOutput)
          silence = causeOfSilence(referee, rules.length, seat, written, finalOutput);
        checkVerdict(referee.silent(seat));
      }, limit + GRACE_MS);
    };
    /** @type {import("./program-seat.js").ProgramListener} */
    const listener = {
      info: () => {},
      ready: startTimer,
      read: () => {},
      repeated: () => {},
      answered: () => {},
      said: () => {},
      unsaid: () => {},
      partial: (text) => {
        partial = text;
      },
      delivery: (areUnderWay) => {
        clearTimeout(timer);
        if (!areUnderWay) startTimer();
      },
      line: (text, took) => {
        if (!referee.isDue(seat)) return;
        lines.push(text);
        partial = "";
        const orders = referee.line(seat, text, took);
        checkVerdict(orders);
        const isPlayed = orders.some(({ type }) => type === "played");
        if (isPlayed || !referee.isDue(seat)) resolve({ kind: "answer", lines, took });
      },
      ended: (ended) => resolve({ kind: "stopped", lines, end: ended }),
      hindered: (why) => resolve({ kind: "hindered", why }),
    };
    program = new ProgramSeat(player, player.seed ?? 0, listener, { runnableOf });
    program.start(start);
  });
  return reply.finally(() => {
    end();
    signal.removeEventListener("abort", end);
  });
}

/** @param {import("../../wasm/warren.js").Clock} clock @returns {number} milliseconds */
const contestLimit = (clock) => ("perMove" in clock ? clock.perMove : clock.perGame);
