// Players for the tests of batches: engines in the test's own thread, and programs that follow orders.

import { readFile } from "node:fs/promises";
import init, * as engines from "../../../pkg/wasm/engines.js";

/** @typedef {import("../../../www/play/match/engines.js").StartOrder} StartOrder */
/** @typedef {import("../../../www/play/match/engines.js").SendOrder} SendOrder */
/** @typedef {any} Listener what a seat calls, of which each player uses a part */

const module = new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url);
await init({ module_or_path: await readFile(module) });

/** The page's module has a part of this one. */
export const warren = /** @type {typeof import("../../../www/wasm/warren.js")} */ (
  /** @type {any} */ (engines)
);

/** The number of players that have been started and not closed. */
export const open = { now: 0, most: 0 };

/** Counts a running player. Returns the function that ends it. */
function counted() {
  open.now += 1;
  open.most = Math.max(open.most, open.now);
  let isOpen = true;
  return {
    isOpen: () => isOpen,
    close: () => {
      if (isOpen) open.now -= 1;
      isOpen = false;
    },
  };
}

/**
 * An engine. It thinks until its level has finished, since its findings within a time would depend on the machine.
 * @param {string} game
 * @param {{ level: number }} seat
 * @param {number} seed
 * @param {(lines: string[]) => void} answer
 */
function engine(game, { level }, seed, answer) {
  const own = new engines.Engine(game, level, seed);
  const { isOpen, close } = counted();
  /** @param {StartOrder | SendOrder} order */
  const obey = (order) => {
    if (order.type === "start") {
      own.start(
        /** @type {any} */ (order.files),
        order.lines,
        order.position ?? undefined,
        order.seat,
        /** @type {any} */ (order.transcript),
      );
    } else {
      for (const line of order.lines) own.hear(line);
    }
    if (!order.due) return;
    setImmediate(() => {
      if (!isOpen()) return;
      while (!own.think(1000).done);
      answer(own.answer());
    });
  };
  return { start: obey, send: obey, close };
}

/** @typedef {(game: string, seat: any, seed: number, listener: Listener) => import("../../../www/play/match/seats.js").Program} Start */

/**
 * The functions that start players, by kind.
 * @param {Partial<Record<"engine" | "program", Start>>} starts
 */
const programsOf = (starts) =>
  /** @type {import("../../../www/play/match/seats.js").Programs} */ (
    /** @type {unknown} */ ({ ...PLAYING, ...starts })
  );

/** Engines, and engines of level 1 that answer by lines as programs. @type {Record<"engine" | "program", Start>} */
const PLAYING = {
  engine: (game, seat, seed, listener) =>
    engine(game, seat, seed, (lines) => listener.answer(lines, 5)),
  program: (game, _, seed, listener) => {
    setImmediate(() => listener.ready());
    const player = engine(game, { level: 1 }, seed, (lines) => {
      for (const line of lines) listener.line(line, 3);
    });
    const start = (/** @type {StartOrder} */ order) => {
      const heard = order.transcript.flatMap((said) => ("heard" in said ? [said.heard] : []));
      listener.read([...order.lines, ...heard]);
      player.start(order);
    };
    const send = (/** @type {SendOrder} */ order) => {
      listener.read(order.lines);
      player.send(order);
    };
    return { ...player, start, send };
  },
};

export const PLAYERS = programsOf({});

/**
 * Players of a kind that act instead of playing.
 * @param {"engine" | "program"} kind
 * @param {(listener: Listener, order: StartOrder | SendOrder) => void} act called soon after each order that wants an answer
 */
export function playersThat(kind, act) {
  /** @type {Start} */
  const start = (_game, _seat, _seed, listener) => {
    const { isOpen, close } = counted();
    /** @param {StartOrder | SendOrder} order */
    const obey = (order) => {
      if (!order.due) return;
      setImmediate(() => {
        if (isOpen()) act(listener, order);
      });
    };
    setImmediate(() => listener.ready());
    return { start: obey, send: obey, close };
  };
  return programsOf({ [kind]: start });
}

/**
 * Programs that answer before the order is carried out.
 * @param {string} line
 */
export const programsThatAnswerAtOnce = (line) =>
  programsOf({
    program: (_game, _seat, _seed, listener) => {
      const answer = (/** @type {StartOrder | SendOrder} */ { due }) => {
        if (due) listener.line(line, 0);
      };
      return { start: answer, send: answer, close: () => {} };
    },
  });

/**
 * Programs that never report that they are ready.
 * @param {(listener: Listener) => void} started
 */
export const programsThatWait = (started) =>
  programsOf({
    program: (_game, _seat, _seed, listener) => {
      started(listener);
      return { start: () => {}, send: () => {}, close: () => {} };
    },
  });

/**
 * Engines that report their seeds.
 * @param {(seed: number) => void} onSeed
 */
export const enginesWhoseSeeds = (onSeed) =>
  programsOf({
    engine: (game, seat, seed, listener) => {
      onSeed(seed);
      return PLAYING.engine(game, seat, seed, listener);
    },
  });

/**
 * Engines, the first few of which fail.
 * @param {number} count
 */
export function enginesThatFail(count) {
  let left = count;
  return programsOf({
    engine: (game, seat, seed, listener) => {
      left -= 1;
      if (left < 0) return PLAYING.engine(game, seat, seed, listener);
      const start = () => setImmediate(() => listener.fault({ kind: "crashed" }));
      return { start, send: () => {}, close: () => {} };
    },
  });
}

/** @param {number} level @returns {import("../../../www/play/batches/player.js").Player} */
export const level = (level) => ({ kind: "engine", level });

/** @type {import("../../../www/play/batches/player.js").Player} */
export const MINE = { kind: "program", program: "p1", name: "Mine", version: 17 };

/** Draws boards here instead of in a worker. @param {string} game @returns {import("../../../www/play/batches/boards.js").SampleStart} */
export const drawsOf = (game) => async (seed) => engines.drawStart(game, 2, seed) ?? null;
