// Replaces www/kit/worker-client/new-worker.js in the package's workers. All workers have the same source, so one that starts
// another one uses its own address.

import { trusted } from "../../www/kit/page/source-address.js";
import { workerName } from "./worker-name.js";

/** @param {import("../../www/kit/worker-client/start-worker.js").Source} source */
export const newWorker = ({ path }) =>
  new Worker(trusted(location.href), { name: workerName(path) });
