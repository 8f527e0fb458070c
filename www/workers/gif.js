// Animated GIFs written in a worker: the page draws one frame after the other and hands its pixels over.

import { Gif, paletteOf } from "../pictures/gif.js";

/**
 * What the page says: first the size and some frames from which the colours are taken, then each frame; each is answered.
 * @typedef {{ type: "begin", width: number, height: number, samples: ArrayBuffer[], theme: import("../pictures/gif.js").Colour[] }
 *   | { type: "frame", pixels: ArrayBuffer, delay: number }
 *   | { type: "finish" }} Request
 */

/**
 * The whole file in the end.
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
 * @param {Report} said
 * @param {Transferable[]} [given]
 */
function report(said, given = []) {
  postMessage(said, { transfer: given });
}
