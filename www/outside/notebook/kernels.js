// The kernels of a page's boards. All have the same files, so a board gets them from any kernel that answers.

/** @typedef {import("./kernel.js").Kernel} Kernel */

/** How often to request a file: a kernel may be busy for a long time. */
const MAX_TRIES = 30;

/** The kernels of visible boards, the latest last. @type {Set<Kernel>} */
const kernels = new Set();

/** @param {Kernel} kernel */
export const addKernel = (kernel) => kernels.add(kernel);

/** @param {Kernel} kernel */
export const removeKernel = (kernel) => kernels.delete(kernel);

/**
 * A file from any kernel that answers.
 * @param {string} path
 * @returns {Promise<Uint8Array<ArrayBuffer>>} rejects if none answers
 */
export async function fileOfKernel(path) {
  /** @type {unknown} */
  let failure = new Error(`There is no kernel to send ${path}`);
  for (let tries = 0; tries < MAX_TRIES && kernels.size > 0; tries += 1) {
    const open = [...kernels];
    try {
      return await open[(open.length - 1 + tries) % open.length].file(path);
    } catch (thrown) {
      failure = thrown;
    }
  }
  throw failure;
}
