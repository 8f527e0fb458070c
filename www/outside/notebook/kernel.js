// What a widget asks its kernel for: the files that a notebook does not serve.

/**
 * The widget's model, as anywidget hands it over.
 * @typedef {Object} Model
 * @property {(name: string) => any} get
 * @property {(event: string, listener: (...args: any[]) => void) => void} on
 * @property {(event: string, listener: (...args: any[]) => void) => void} off
 * @property {(content: unknown) => void} send
 */

/** How long to wait for a file, in milliseconds. A kernel may be busy, so whoever asks may ask again. */
const PATIENCE = 20_000;

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

/** Asks the kernel of one widget. */
export class Kernel {
  #model;

  /** @param {Model} model */
  constructor(model) {
    this.#model = model;
  }

  /**
   * @param {string} name as the kernel's list has it
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
        reject(new Error(`The kernel has not sent ${name} in ${PATIENCE / 1000} s`));
      }, PATIENCE);
      const end = () => {
        clearTimeout(timer);
        this.#model.off("msg:custom", hear);
      };
      this.#model.on("msg:custom", hear);
      send(this.#model, { type: "file", name });
    });
  }
}

/** @param {DataView} view whose buffer may hold more than this file */
function copied({ buffer, byteOffset, byteLength }) {
  const bytes = new Uint8Array(byteLength);
  bytes.set(new Uint8Array(buffer, byteOffset, byteLength));
  return bytes;
}
