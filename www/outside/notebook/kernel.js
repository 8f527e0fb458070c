// Requests files from the kernel of a widget, since a notebook does not serve them.

/**
 * The widget's model, from anywidget.
 * @typedef {Object} Model
 * @property {(name: string) => any} get
 * @property {(event: string, listener: (...args: any[]) => void) => void} on
 * @property {(event: string, listener: (...args: any[]) => void) => void} off
 * @property {(content: unknown) => void} send
 */

/** How long to wait for a file, in milliseconds. A kernel may be busy, so the caller may ask again. */
const MAX_WAIT_MS = 20_000;

/**
 * Sends a message to the kernel of a widget.
 * @param {Model} model
 * @param {unknown} content
 * @returns {boolean} whether there is a kernel to send it to
 */
export function send(model, content) {
  try {
    model.send(content);
    return true;
  } catch {
    // A notebook throws once its kernel has been shut down.
    return false;
  }
}

/** The kernel of one widget. */
export class Kernel {
  #model;

  /** @param {Model} model */
  constructor(model) {
    this.#model = model;
  }

  /**
   * @param {string} name as in the kernel's list
   * @returns {Promise<Uint8Array<ArrayBuffer>>} rejects if the kernel refuses or does not answer in time
   */
  file(name) {
    return new Promise((resolve, reject) => {
      const hear = (/** @type {any} */ content, /** @type {DataView[]} */ buffers) => {
        if (content?.type !== "file" || content.name !== name) return;
        end();
        if (typeof content.error === "string") reject(new Error(content.error));
        else resolve(copied(buffers[0]));
      };
      const timer = setTimeout(() => {
        end();
        reject(new Error(`The kernel has not sent ${name} in ${MAX_WAIT_MS / 1000} s`));
      }, MAX_WAIT_MS);
      const end = () => {
        clearTimeout(timer);
        this.#model.off("msg:custom", hear);
      };
      this.#model.on("msg:custom", hear);
      send(this.#model, { type: "file", name });
    });
  }
}

/** @param {DataView} view its buffer may contain more than this file */
function copied({ buffer, byteOffset, byteLength }) {
  const bytes = new Uint8Array(byteLength);
  bytes.set(new Uint8Array(buffer, byteOffset, byteLength));
  return bytes;
}
