// The whole game that a browser has stored.

/**
 * Its record, unsealed where it has secrets.
 * @param {typeof import("../../www/wasm/warren.js")} engines
 * @param {import("../../www/play/match/store.js").StoredMatch} stored no log
 */
export function recordOf({ Scene }, { beginning, record, start }) {
  const isSealed = start !== undefined || beginning !== undefined;
  const scene = isSealed ? Scene.unseal(record) : Scene.fromRecord(record);
  const text = scene.record();
  scene.free();
  return text;
}
