// The boards that only show a position, of all games at once: for the home page, which shows each of them.

export * as crossing from "./crossing/picture.js";
export * as dots from "./dots/picture.js";
export * as fugitive from "./fugitive/picture.js";
export * as mice from "./mice/picture.js";
export * as rabbits from "./rabbits/picture.js";
