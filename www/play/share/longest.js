/** The largest length of a link, in characters. Some programs cut longer ones, so a file takes their place. */
export const MAX_LINK_LENGTH = 8000;

/** The largest length of a link in a QR code that a phone reads from a small screen (`qr-code.js`). */
export const MAX_CODE_LENGTH = 1273;
