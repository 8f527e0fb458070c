// The files that were dropped on the page, with those of dropped folders.

/** @typedef {import("./reading.js").Given} Given */

/** The most files of all dropped folders. */
const MAX_FILES = 20_000;

/**
 * @param {DataTransfer} transfer whose entries are taken at once, as long as the event lasts
 * @returns {AsyncGenerator<Given>}
 */
export function filesDropped(transfer) {
  const entries = Array.from(transfer.items, (item) => item.webkitGetAsEntry());
  const plain = Array.from(transfer.files, (file) => ({ name: file.name, content: file }));
  return filesOf(
    entries.filter((entry) => entry !== null),
    plain,
  );
}

/**
 * @param {FileSystemEntry[]} entries
 * @param {Given[]} plain for browsers that give no entries
 * @returns {AsyncGenerator<Given>}
 */
async function* filesOf(entries, plain) {
  if (entries.length === 0) yield* plain;
  const waiting = [...entries];
  for (let count = 0; waiting.length > 0 && count < MAX_FILES; count++) {
    const entry = /** @type {FileSystemEntry} */ (waiting.shift());
    if (entry.isDirectory) {
      waiting.push(...(await inFolder(/** @type {FileSystemDirectoryEntry} */ (entry))));
    } else {
      const content = await fileOf(/** @type {FileSystemFileEntry} */ (entry));
      if (content) yield { name: entry.fullPath.replace(/^\//, ""), content };
    }
  }
}

/**
 * @param {FileSystemFileEntry} entry
 * @returns {Promise<File | null>} null if it has gone meanwhile
 */
const fileOf = (entry) => new Promise((resolve) => entry.file(resolve, () => resolve(null)));

/**
 * @param {FileSystemDirectoryEntry} folder
 * @returns {Promise<FileSystemEntry[]>}
 */
async function inFolder(folder) {
  const reader = folder.createReader();
  /** @type {FileSystemEntry[]} */
  const all = [];
  for (;;) {
    /** @type {FileSystemEntry[]} */
    const some = await new Promise((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) return all;
    all.push(...some);
  }
}
