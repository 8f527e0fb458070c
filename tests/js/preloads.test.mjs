// index.html names the modules that the first board needs, so that the browser asks for all of them at once.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const www = fileURLToPath(new URL("../../www", import.meta.url));

test("index.html preloads exactly the modules of the first board", async () => {
  const { metafile } = await build({
    absWorkingDir: www,
    entryPoints: ["main.js", "boards/dots/index.js"],
    outdir: "out",
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    logLevel: "silent",
  });
  const page = await readFile(`${www}/index.html`, "utf8");
  const named = [...page.matchAll(/rel="modulepreload" href="\.\/([^"]+)"/g)].map(
    (link) => link[1],
  );
  assert.deepEqual(named.sort(), Object.keys(metafile.inputs).sort());
});
