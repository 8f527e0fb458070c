// Starts sandboxes of any kind in this page.

import { startBlocking } from "./blocking-worker.js";
import { startInFrame } from "./frame.js";

/** @type {import("./frame.js").StartSandbox} */
export const startInPage = (order, port, failed) =>
  (order.script === null ? startBlocking : startInFrame)(order, port, failed);
