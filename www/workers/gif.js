// Writes animated GIFs in a worker. The page draws one frame after the other and sends its pixels.

import { Gif, paletteOf } from "../kit/gif.js";

/**
 * Requests from the page: first the size and sample frames for the palette, then each frame. Each request is answered.
 * @typedef {{ type: "begin", width: number, height: number, samples: ArrayBuffer[], theme: import("../kit/gif.js").Colour[] }
 *   | { type: "frame", pixels: ArrayBuffer, delay: number }
 *   | { type: "finish" }} Request
 */

/**
 * The answers. The last one holds the complete file.
 * @typedef {{ type: "taken", length: number } | { type: "finished", bytes: Uint8Array<ArrayBuffer> }} Report
 */

/** @type {Gif | undefined} */
let gif;

onmessage = ({ data }) => {
  const request = /** @type {Request} */ (data);
  switch (request.type) {
    case "begin": {
      const { width, height, samples, theme } = request;
      const pixels = samples.map((sample) => new Uint32Array(sample));
      gif = new Gif(width, height, paletteOf(pixels, theme));
      break;
    }
    case "frame":
      gif?.add(new Uint32Array(request.pixels), request.delay);
      break;
    case "finish": {
      const bytes = gif?.finish() ?? new Uint8Array();
      report({ type: "finished", bytes }, [bytes.buffer]);
      return;
    }
  }
  report({ type: "taken", length: gif?.length ?? 0 });
};

/**
 * @param {Report} message
 * @param {Transferable[]} [transfer]
 */
function report(message, transfer = []) {
  postMessage(message, { transfer });
}
