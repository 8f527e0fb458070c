// A QR code of an address. It is dark on light in both themes, since all cameras read that, and includes the quiet zone.

import { correction, generate } from "../../vendor/lean-qr.js";
import { h } from "./dom.js";
import { t } from "./i18n.js";

/** The largest code that a phone reads from a small screen: 117 squares a side, 1,273 characters. */
const MAX_VERSION = 25;
/** The quiet zone that the standard requires, in squares. */
const QUIET_ZONE = 4;
/** The approximate width of a code in CSS pixels, and the least width of a square. */
const SIZES_PX = { wanted: 240, leastSquare: 3 };

/**
 * @param {string} text
 * @param {string} [label] the code's name
 * @param {string} [caption]
 * @returns {HTMLElement | null} null if the text is too long for a code
 */
export function qrCode(text, label = t("share-code"), caption = t("share-code-use")) {
  const code = generateCode(text);
  if (!code) return null;
  const canvas = h("canvas", { class: "qr-code", role: "img", "aria-label": label });
  code.toCanvas(canvas, { on: [0, 0, 0], off: [255, 255, 255], pad: QUIET_ZONE });
  const squares = code.size + 2 * QUIET_ZONE;
  const square = Math.max(SIZES_PX.leastSquare, Math.floor(SIZES_PX.wanted / squares));
  canvas.style.width = `${squares * square}px`;
  return h("figure", { class: "figure" }, canvas, h("figcaption", { class: "muted" }, caption));
}

/** @param {string} text */
function generateCode(text) {
  try {
    return generate(text, { minCorrectionLevel: correction.L, maxVersion: MAX_VERSION });
  } catch {
    return null;
  }
}
