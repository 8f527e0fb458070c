/** The maximum length of a link, in characters. Some programs truncate longer ones, so the page offers a file instead. */
export const MAX_LINK_LENGTH = 8000;

/** The maximum length of a link in a QR code that a phone can read from a small screen (`qr-code.js`). */
export const MAX_CODE_LENGTH = 1273;
