// A visitor's program in a match whose referee is in a worker. The sandbox of the program is on the page, so what the referee and
// the program have for each other goes through a channel.

/** @typedef {import("./program-seat.js").ProgramListener} ProgramListener */
/** @typedef {import("./seats.js").Program} Program */
/** @typedef {import("./seats.js").ProgramPlayer} ProgramPlayer */

/** Asks the page to start a program. @typedef {{ seat: ProgramPlayer, seed: number, port: MessagePort }} Wanted */

/** A call that the other end of the channel makes. @typedef {{ name: string, args: unknown[] }} Call */

/** The callbacks that are passed on to the referee. @type {readonly (keyof ProgramListener)[]} */
const REPORTS = [
  "info",
  "ready",
  "read",
  "line",
  "repeated",
  "answered",
  "said",
  "ended",
  "hindered",
];

/**
 * The referee's end, in the worker.
 * @param {ProgramPlayer} seat
 * @param {number} seed
 * @param {ProgramListener} listener
 * @param {(wanted: Wanted) => void} ask passes the request to the page, with its port
 * @returns {Program}
 */
export function relayedProgram(seat, seed, listener, ask) {
  const { port1, port2 } = new MessageChannel();
  let isGone = false;
  port1.onmessage = ({ data }) => {
    const { name, args } = /** @type {Call} */ (data);
    const report = REPORTS.find((known) => known === name);
    if (report && !isGone) /** @type {(...args: any[]) => void} */ (listener[report])(...args);
  };
  ask({ seat, seed, port: port2 });
  const call = (/** @type {keyof Program} */ name, /** @type {unknown[]} */ args) =>
    port1.postMessage({ name, args });
  return {
    start: (order) => call("start", [order]),
    send: (order) => call("send", [order]),
    close: () => {
      isGone = true;
      call("close", []);
    },
  };
}

/**
 * The program's end, on the page.
 * @param {Wanted} wanted
 * @param {(seat: ProgramPlayer, seed: number, listener: ProgramListener) => Program} start
 * @returns {() => void} ends the program
 */
export function serveProgram({ seat, seed, port }, start) {
  const entries = REPORTS.map((name) => [
    name,
    (/** @type {unknown[]} */ ...args) => port.postMessage({ name, args }),
  ]);
  const program = start(seat, seed, Object.fromEntries(entries));
  port.onmessage = ({ data }) => {
    const { name, args } = /** @type {Call} */ (data);
    if (name === "start" || name === "send" || name === "close") {
      /** @type {(...args: any[]) => void} */ (program[name])(...args);
    }
  };
  return () => {
    program.close();
    port.close();
  };
}
