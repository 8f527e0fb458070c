// Lists the files dropped on the page, including those in dropped folders.

/** @typedef {import("./reading.js").NamedFile} NamedFile */

/** The maximum number of files in all dropped folders. */
const MAX_FILES = 20_000;

/**
 * @param {DataTransfer} transfer its entries are read at once, since they are only available during the event
 * @returns {AsyncGenerator<NamedFile>}
 */
export function filesDropped(transfer) {
  const entries = Array.from(transfer.items, (item) => item.webkitGetAsEntry());
  const plainFiles = Array.from(transfer.files, (file) => ({ name: file.name, content: file }));
  return filesOf(
    entries.filter((entry) => entry !== null),
    plainFiles,
  );
}

/**
 * @param {FileSystemEntry[]} entries
 * @param {NamedFile[]} plainFiles for browsers that do not provide entries
 * @returns {AsyncGenerator<NamedFile>}
 */
async function* filesOf(entries, plainFiles) {
  if (entries.length === 0) yield* plainFiles;
  const pending = [...entries];
  for (let count = 0; pending.length > 0 && count < MAX_FILES; count++) {
    const entry = /** @type {FileSystemEntry} */ (pending.shift());
    if (entry.isDirectory) {
      pending.push(...(await inFolder(/** @type {FileSystemDirectoryEntry} */ (entry))));
    } else {
      const content = await fileOf(/** @type {FileSystemFileEntry} */ (entry));
      if (content) yield { name: entry.fullPath.replace(/^\//, ""), content };
    }
  }
}

/**
 * @param {FileSystemFileEntry} entry
 * @returns {Promise<File | null>} null if it no longer exists
 */
const fileOf = (entry) => new Promise((resolve) => entry.file(resolve, () => resolve(null)));

/**
 * @param {FileSystemDirectoryEntry} folder
 * @returns {Promise<FileSystemEntry[]>}
 */
async function inFolder(folder) {
  const reader = folder.createReader();
  /** @type {FileSystemEntry[]} */
  const entries = [];
  for (;;) {
    /** @type {FileSystemEntry[]} */
    const batch = await new Promise((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (batch.length === 0) return entries;
    entries.push(...batch);
  }
}
