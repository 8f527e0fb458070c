// Lists the kinds of objects in a page's heap, from snapshots as the developer tools take them.

/**
 * The objects of one kind.
 * @typedef {{ count: number, size: number }} Share `size` in bytes, each object's own alone
 */

/** The number of characters of a name that are shown. The name of a string is the string. */
const MAX_NAME_LENGTH = 60;

/**
 * Takes a snapshot.
 * @param {import("playwright-core").CDPSession} protocol
 * @returns {Promise<Map<string, Share>>} by kind: `object Match`, or `code`
 */
export async function takeHeap(protocol) {
  /** @type {string[]} */
  const chunks = [];
  const add = (/** @type {{ chunk: string }} */ { chunk }) => void chunks.push(chunk);
  protocol.on("HeapProfiler.addHeapSnapshotChunk", add);
  await protocol.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  protocol.off("HeapProfiler.addHeapSnapshotChunk", add);
  return countKinds(JSON.parse(chunks.join("")));
}

/**
 * @param {{ snapshot: { meta: { node_fields: string[], node_types: any[] } }, nodes: number[], strings: string[] }} snapshot in the
 *   format of V8: the nodes are rows of numbers, one after another
 */
function countKinds({ snapshot: { meta }, nodes, strings }) {
  const [typeAt, nameAt, sizeAt] = ["type", "name", "self_size"].map((field) =>
    meta.node_fields.indexOf(field),
  );
  /** @type {Map<string, Share>} */
  const kinds = new Map();
  for (let row = 0; row < nodes.length; row += meta.node_fields.length) {
    const type = meta.node_types[typeAt][nodes[row + typeAt]];
    // The name of a string or number is its value.
    const isNamed = !/string|number|bigint/.test(type);
    const kind = isNamed
      ? `${type} ${strings[nodes[row + nameAt]].slice(0, MAX_NAME_LENGTH)}`
      : type;
    const share = kinds.get(kind) ?? { count: 0, size: 0 };
    share.count += 1;
    share.size += nodes[row + sizeAt];
    kinds.set(kind, share);
  }
  return kinds;
}

/**
 * The kinds that have grown most.
 * @param {Map<string, Share>} first
 * @param {Map<string, Share>} last
 * @param {number} most how many
 * @returns {{ kind: string, count: number, size: number }[]} by how much each has grown, the largest first
 */
export function growth(first, last, most) {
  const none = { count: 0, size: 0 };
  return [...last]
    .map(([kind, { count, size }]) => {
      const before = first.get(kind) ?? none;
      return { kind, count: count - before.count, size: size - before.size };
    })
    .filter(({ size }) => size > 0)
    .sort((one, other) => other.size - one.size)
    .slice(0, most);
}
