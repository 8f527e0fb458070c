// All workers of the package have the same source. Its name selects the role of each.

/**
 * The name of a worker: `engine` of `workers/engine.js`.
 * @param {string} path
 */
export const workerName = (path) => path.replace(/^workers\/|\.js$/g, "");
