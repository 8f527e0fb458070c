// Reads a QR code as a camera would.

import jsqr from "jsqr";

/**
 * Returns the text of a QR code in a picture of the page.
 * @param {import("playwright-core").Locator} canvas
 */
export async function readQrCode(canvas) {
  const picture = (await canvas.screenshot()).toString("base64");
  const pixels = await canvas.page().evaluate(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (c) => c.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    return {
      width,
      height,
      data: Array.from(context?.getImageData(0, 0, width, height).data ?? []),
    };
  }, picture);
  const { data, width, height } = pixels;
  const read = /** @type {typeof import("jsqr").default} */ (/** @type {any} */ (jsqr));
  return read(Uint8ClampedArray.from(data), width, height)?.data;
}
