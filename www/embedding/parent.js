// The address under which pages of others import `connect`.

export * from "../outside/embedding/parent.js";
