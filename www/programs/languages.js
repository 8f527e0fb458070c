// The languages that the page offers. This is the only place that decides it.

/** @typedef {import("./program.js").Language} Language */

/** Those whose programs are written here, in the order in which they are offered. @type {readonly Language[]} */
const WRITTEN = ["javascript", "python", "cpp"];

/** @type {ReadonlySet<Language>} */
const OFFERED = new Set(["javascript", "wasi"]);

/** Whether programs of a language can be written, brought and run here. @param {Language} language */
export const isOffered = async (language) => OFFERED.has(language);

/** The languages in which one can begin a program here. */
export async function writtenLanguages() {
  const offered = await Promise.all(WRITTEN.map(isOffered));
  return WRITTEN.filter((_, at) => offered[at]);
}

/** The languages whose files can be brought here. */
export async function broughtLanguages() {
  return [...(await writtenLanguages()), .../** @type {Language[]} */ (["wasi"])];
}
