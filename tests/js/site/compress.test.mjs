// The compressed copies that `make site COMPRESS=yes` writes.

import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles } from "../../../tools/compress.mjs";

test("each file that becomes smaller has both copies, and they hold the same bytes", async () => {
  const site = await mkdtemp(path.join(tmpdir(), "warren-compress-"));
  try {
    const text = "a board of seven by seven cells\n".repeat(100);
    const noise = randomBytes(2000);
    await mkdir(path.join(site, "wasm"));
    await writeFile(path.join(site, "wasm/dots_bg.wasm"), text);
    await writeFile(path.join(site, "noise.bin"), noise);
    await writeFile(path.join(site, "short.js"), "export {};");
    await writeFile(path.join(site, "_headers"), text);
    await writeFile(path.join(site, "preview.png"), text);
    const sizes = await compressFiles(site);
    const files = (await readdir(site, { recursive: true })).sort();
    assert.deepEqual(files, [
      "_headers",
      "noise.bin",
      "preview.png",
      "short.js",
      "wasm",
      "wasm/dots_bg.wasm",
      "wasm/dots_bg.wasm.br",
      "wasm/dots_bg.wasm.gz",
    ]);
    const copy = (/** @type {string} */ ending) =>
      readFile(path.join(site, `wasm/dots_bg.wasm.${ending}`));
    assert.equal(String(brotliDecompressSync(await copy("br"))), text);
    assert.equal(String(gunzipSync(await copy("gz"))), text);
    assert.equal(sizes.br, (await copy("br")).length);
  } finally {
    await rm(site, { recursive: true });
  }
});
