// Random numbers to seed engines and makers with.

/** A random whole number of 32 bits. */
export const randomSeed = () => crypto.getRandomValues(new Uint32Array(1))[0];
