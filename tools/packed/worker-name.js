// All workers of the package have the same source. Each knows by its name what it has to do.

/**
 * The name of a worker: `engine` of `workers/engine.js`.
 * @param {string} path
 */
export const workerName = (path) => path.replace(/^workers\/|\.js$/g, "");
