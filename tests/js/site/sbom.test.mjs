// The contents of a release: the list of its parts, and the hashes of its files.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { parts } from "../../../tools/notices.mjs";
import { sbomOf, sumsOf } from "../../../tools/sbom.mjs";

test("the list names every part of the notices, with its licence and its address", () => {
  const kinds = parts();
  const list = sbomOf(kinds);
  assert.deepEqual([list.bomFormat, list.specVersion], ["CycloneDX", "1.6"]);
  assert.match(
    list.serialNumber,
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  const components = /** @type {any[]} */ (list.components);
  const names = new Set(components.map(({ name }) => name));
  const [[warren], ...others] = Object.values(kinds);
  assert.equal(list.metadata.component.name, warren.name);
  for (const { name } of others.flat()) assert.ok(names.has(name), name);
  const refs = components.map((component) => component["bom-ref"]);
  assert.equal(new Set(refs).size, refs.length);
  assert.deepEqual(list.dependencies, [{ ref: "warren", dependsOn: refs }]);
  for (const { licenses } of components) {
    assert.match(licenses[0].expression, /^[\w.+() -]+$/, "an SPDX expression has no slash");
  }
  const purls = components.flatMap(({ purl }) => purl ?? []);
  assert.ok(purls.some((purl) => purl.startsWith("pkg:cargo/wasm-bindgen@")));
  assert.ok(purls.some((purl) => purl.startsWith("pkg:npm/%40fluent/bundle@")));
  for (const purl of purls)
    assert.match(purl, /^pkg:(cargo|npm)\/(%40[\w.-]+\/)?[\w.-]+@\d[\w.+-]*$/);
  assert.deepEqual(sbomOf(kinds), list, "the same parts give the same list");
});

test("sha256sum accepts the hashes", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "warren-sums-"));
  try {
    await mkdir(path.join(folder, "dots"));
    await writeFile(path.join(folder, "index.html"), "a page");
    await writeFile(path.join(folder, "dots/index.html"), "a game");
    await writeFile(path.join(folder, "SHA256SUMS"), await sumsOf(folder));
    const check = () =>
      execFileSync("sha256sum", ["--check", "SHA256SUMS"], {
        cwd: folder,
        encoding: "utf8",
        stdio: "pipe",
      });
    assert.equal(check(), "dots/index.html: OK\nindex.html: OK\n");
    await writeFile(path.join(folder, "index.html"), "another page");
    assert.throws(check, /1 computed checksum did NOT match/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
