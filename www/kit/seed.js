// Random seeds for engines and generators.

/** A random integer of 32 bits. */
export const randomSeed = () => crypto.getRandomValues(new Uint32Array(1))[0];
