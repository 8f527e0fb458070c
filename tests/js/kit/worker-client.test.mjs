// The life of a worker: it starts, gets requests, is abandoned, makes room for others and ends.

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { requestAgain } from "../../../www/kit/page/arrivals.js";
import { shareWorkers } from "../../../www/kit/worker-client/start-worker.js";
import { WorkerClient } from "../../../www/kit/worker-client/worker-client.js";
import { WorkerPool } from "../../../www/outside/embedding/worker-pool.js";

/** A fake of the browser's workers that records its messages. */
class StubWorker {
  /** @type {((event: { data: object }) => void) | null} */
  onmessage = null;
  /** @type {((event: { message: string, preventDefault: () => void }) => void) | null} */
  onerror = null;
  /** @type {any[]} */
  heard = [];
  isEnded = false;

  constructor() {
    workers.push(this);
  }

  /** @param {object} message */
  postMessage(message) {
    this.heard.push(message);
  }

  terminate() {
    this.isEnded = true;
  }

  /** @param {object} report */
  report(report) {
    this.onmessage?.({ data: report });
  }

  /** @param {string} message */
  crash(message) {
    this.onerror?.({ message, preventDefault: () => {} });
  }
}

/** @type {StubWorker[]} that have been started in this test */
const workers = [];
let now = 0;

beforeEach(() => {
  workers.length = 0;
  now = 0;
  Reflect.set(globalThis, "Worker", StubWorker);
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(performance, "now", () => now);
});
afterEach(() => {
  shareWorkers(/** @type {any} */ (null));
  mock.timers.reset();
  mock.restoreAll();
});

const SOURCE = { path: "workers/stub.js", create: () => new Worker("stub.js") };

/** Lets pending promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Lets time pass in steps, since a timer may set another one.
 * @param {number} time
 */
async function pass(time) {
  await settle();
  for (let left = time; left > 0; left -= 100) {
    now += 100;
    mock.timers.tick(100);
  }
  await settle();
}

/**
 * A client with the faults that it reports.
 * @param {Partial<import("../../../www/kit/worker-client/worker-client.js").Kind<any, any>>} [kind]
 */
function begin(kind) {
  /** @type {{ kind: string, isReady: boolean, message: string }[]} */
  const faults = [];
  /** @type {WorkerClient<any, any>} */
  const client = new WorkerClient({
    ...SOURCE,
    failed: ({ problem, ...fault }) => faults.push({ ...fault, message: problem.message }),
    ...kind,
  });
  return { client, faults };
}

test("the first request starts the worker, which first gets the modules to load", async () => {
  const { client } = begin({ load: async () => ({ type: "load", game: "dots" }) });
  assert.equal(client.hasWorker, false);
  const answer = client.ask({ type: "solve" });
  assert.deepEqual([workers.length, client.hasWorker, client.isReady], [1, true, false]);
  await settle();
  const [worker] = workers;
  assert.deepEqual(worker.heard, [
    { type: "load", game: "dots" },
    { type: "solve", job: 1 },
  ]);
  assert.deepEqual([client.isReady, client.hasReported], [true, false]);
  worker.report({ type: "made", job: 1, made: "it" });
  assert.deepEqual(await answer, { type: "made", job: 1, made: "it" });
  assert.equal(client.hasReported, true);
});

test("a worker gets requests once it has reported that it is ready", async () => {
  const { client } = begin({ load: async () => ({ type: "load" }), startUp: 1000 });
  client.start();
  client.start();
  client.sendMessage({ type: "send" });
  await settle();
  const [worker] = workers;
  assert.deepEqual(worker.heard, [{ type: "load" }]);
  worker.report({ type: "ready" });
  client.sendMessage({ type: "stop" });
  assert.deepEqual(worker.heard.slice(1), [{ type: "send" }, { type: "stop" }]);
  assert.equal(workers.length, 1);
});

test("each answer finds its request", async () => {
  const { client } = begin();
  const answers = Promise.all([client.ask({ type: "one" }), client.ask({ type: "two" })]);
  await settle();
  workers[0].report({ job: 2, made: "second" });
  workers[0].report({ job: 1, made: "first" });
  assert.deepEqual(
    (await answers).map(({ made }) => made),
    ["first", "second"],
  );
});

test("a stream gets each report until the last, and the owner gets other reports", async () => {
  /** @type {any[]} */
  const others = [];
  const { client } = begin({ isLast: ({ done }) => done, hear: (report) => others.push(report) });
  /** @type {boolean[]} */
  const heard = [];
  const job = client.startRequest({ type: "analyse" }, ({ done }) => heard.push(done), null);
  await settle();
  for (const done of [false, false, true, true]) workers[0].report({ job, done });
  workers[0].report({ type: "clocks" });
  assert.deepEqual(heard, [false, false, true]);
  assert.deepEqual(others, [{ type: "clocks" }]);
});

test("the reports of a cancelled request are dropped, and it has no time limit", async () => {
  const { client, faults } = begin({ isLast: () => false });
  const hear = mock.fn();
  const job = client.startRequest({ type: "analyse" }, hear, 1000);
  await settle();
  workers[0].report({ job });
  client.cancel(job);
  client.cancel(undefined);
  workers[0].report({ job });
  await pass(5000);
  assert.equal(hear.mock.callCount(), 1);
  assert.deepEqual(faults, []);
});

test("a worker that does not answer in time is abandoned, and the next request starts another", async () => {
  const { client, faults } = begin();
  const failed = assert.rejects(client.ask({ type: "solve" }, 1000), /hung/);
  await pass(900);
  assert.equal(workers[0].isEnded, false);
  await pass(500);
  await failed;
  assert.equal(workers[0].isEnded, true);
  assert.deepEqual(faults, [{ kind: "hung", isReady: true, message: "the worker hung" }]);
  const answer = client.ask({ type: "solve" }, 1000);
  await settle();
  workers[0].report({ job: 2, made: "by the old one" });
  workers[1].report({ job: 2, made: "by the new one" });
  assert.equal((await answer).made, "by the new one");
});

test("a request may allow a worker more time", async () => {
  const { client, faults } = begin({ isLast: () => false });
  client.startRequest({ type: "analyse" }, () => client.expectReport(1000), 1000);
  for (const _ of [1, 2, 3]) {
    await pass(900);
    workers[0].report({ job: 1 });
  }
  client.stopExpecting();
  await pass(5000);
  assert.equal(faults.length, 0);
  client.expectReport(1000);
  await pass(1500);
  assert.equal(faults[0]?.kind, "hung");
});

test("the time of a request begins when the worker is ready, which has a limit too", async () => {
  const { client, faults } = begin({ load: async () => ({ type: "load" }), startUp: 2000 });
  client.startRequest({ type: "start" }, () => {}, 500);
  await pass(1500);
  client.expectReport(500);
  assert.equal(faults.length, 0);
  workers[0].report({ type: "ready" });
  await pass(1000);
  assert.equal(faults[0]?.isReady, true);
  client.start();
  await pass(2000);
  assert.equal(faults.length, 1);
  await pass(500);
  assert.equal(faults[1]?.isReady, false);
});

test("a worker that stops, reports a failure or loads nothing has crashed", async () => {
  const { client, faults } = begin();
  const asked = client.ask({ type: "solve" });
  await settle();
  workers[0].crash("out of memory");
  await assert.rejects(asked, /out of memory/);
  client.start();
  workers[1].report({ type: "failed", message: "no engine" });
  client.start();
  workers[2].crash("");
  const { faults: others, client: other } = begin({
    load: () => Promise.reject(new Error("no module")),
  });
  await assert.rejects(other.ask({ type: "solve" }), /no module/);
  assert.deepEqual(
    [...faults, ...others].map(({ kind, message }) => [kind, message]),
    [
      ["crashed", "out of memory"],
      ["crashed", "no engine"],
      ["crashed", "the worker stopped"],
      ["crashed", "no module"],
    ],
  );
  assert.ok(workers.every(({ isEnded }) => isEnded));
});

test("a fault may be answered with a new request at once", async () => {
  /** @type {WorkerClient<any, any>} */
  const client = new WorkerClient({
    ...SOURCE,
    failed: () => client.startRequest({ type: "again" }, () => {}, null),
  });
  client.startRequest({ type: "first" }, () => {}, null);
  workers[0].crash("");
  await settle();
  assert.deepEqual(workers[1].heard, [{ type: "again", job: 2 }]);
});

test("a browser that refuses a worker makes its requests fail", async () => {
  // Node does not have this event.
  const { ErrorEvent } = globalThis;
  globalThis.ErrorEvent = /** @type {any} */ (
    class extends Event {
      /** @param {string} type @param {{ message: string }} how */
      constructor(type, { message }) {
        super(type);
        this.message = message;
      }
    }
  );
  Reflect.set(
    globalThis,
    "Worker",
    class {
      constructor() {
        throw new Error("not allowed here");
      }
    },
  );
  const { client, faults } = begin({ load: async () => ({ type: "load" }), startUp: 1000 });
  await assert.rejects(client.ask({ type: "solve" }), /not allowed here/);
  assert.deepEqual([client.hasWorker, faults.length, faults[0].isReady], [false, 1, false]);
  globalThis.ErrorEvent = ErrorEvent;
});

test("an ended worker reports nothing, and its requests stay pending", async () => {
  const { client, faults } = begin();
  const settled = mock.fn();
  client.ask({ type: "solve" }, 1000).then(settled, settled);
  await settle();
  client.end();
  client.sendMessage({ type: "stop" });
  workers[0].report({ job: 1 });
  workers[0].crash("");
  await pass(5000);
  assert.deepEqual([settled.mock.callCount(), faults.length], [0, 0]);
  assert.equal(workers[0].isEnded, true);
  assert.equal(workers[0].heard.length, 1);
});

test("a worker that is ended while it loads gets no messages", async () => {
  const { client } = begin({ load: async () => ({ type: "load" }) });
  client.start();
  client.end();
  await settle();
  assert.deepEqual(workers[0].heard, []);
  assert.equal(client.isReady, false);
});

test("if workers are few, an idle one makes room, and restarts on a request", async () => {
  shareWorkers(new WorkerPool(1));
  const { client } = begin();
  const { client: other } = begin();
  const answer = client.ask({ type: "one" });
  await settle();
  const next = other.ask({ type: "two" });
  await settle();
  assert.equal(workers.length, 1, "the first is busy");
  workers[0].report({ job: 1 });
  await answer;
  await settle();
  assert.deepEqual([workers.length, workers[0].isEnded], [2, true]);
  assert.deepEqual([client.hasMadeRoom, client.hasWorker], [true, false]);
  client.ask({ type: "three" });
  assert.equal(client.hasMadeRoom, false);
  await settle();
  assert.equal(workers.length, 2, "now it waits for the other");
  workers[1].report({ job: 1 });
  await next;
  await settle();
  assert.deepEqual(workers[2].heard, [{ type: "three", job: 2 }]);
});

test("a waiting worker is not timed, and a busy one makes no room", async () => {
  shareWorkers(new WorkerPool(1));
  const { client } = begin();
  const { client: other, faults } = begin({ startUp: 500 });
  client.start();
  client.allowMakingRoom();
  client.expectReport(null);
  other.startRequest({ type: "start" }, () => {}, 500);
  await pass(5000);
  assert.deepEqual([workers.length, faults.length], [1, 0]);
  client.stopExpecting();
  client.allowMakingRoom();
  await pass(1000);
  assert.equal(workers.length, 2);
  assert.deepEqual([faults[0].kind, faults[0].isReady], ["hung", false]);
});

test("a worker whose file fails to load is replaced on the next request", async () => {
  const { client, faults } = begin({ load: async () => ({ type: "load" }), startUp: 10_000 });
  const answer = client.ask({ type: "answer" });
  await pass(3000);
  requestAgain(() => assert.fail("the page is not reloaded"));
  await settle();
  const [first, second] = workers;
  assert.deepEqual([workers.length, first.isEnded, second.isEnded], [2, true, false]);
  second.report({ type: "ready" });
  assert.deepEqual(second.heard, [{ type: "load" }, { type: "answer", job: 1 }]);
  second.report({ type: "answer", job: 1, lines: ["D4N"] });
  assert.deepEqual(await answer, { type: "answer", job: 1, lines: ["D4N"] });
  assert.deepEqual(faults, []);
});

test("messages to a worker that never answered are sent again", async () => {
  const { client } = begin();
  const answer = client.ask({ type: "solve" });
  await pass(3000);
  requestAgain(() => assert.fail("the page is not reloaded"));
  await settle();
  assert.deepEqual(workers[1].heard, [{ type: "solve", job: 1 }]);
  workers[1].report({ type: "made", job: 1, made: "it" });
  assert.deepEqual(await answer, { type: "made", job: 1, made: "it" });
  // A worker that has sent a message is running, however long it takes.
  client.ask({ type: "solve" });
  await pass(10_000);
  requestAgain(() => assert.fail("the page is not reloaded"));
  assert.equal(workers.length, 2);
});
