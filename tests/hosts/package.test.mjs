// The package under general checkers: publint checks its structure, attw whether its types can be found.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { host, PACKED, removeProjects } from "./project.mjs";

after(removeProjects);

/** The package's file in a form that both accept. */
async function packed() {
  const { buffer, byteOffset, byteLength } = await readFile(PACKED);
  return buffer.slice(byteOffset, byteOffset + byteLength);
}

test("publint finds nothing", async () => {
  const { publint } = await host("publint");
  const { messages } = await publint({ pack: { tarball: await packed() }, strict: true });
  assert.deepEqual(messages, []);
});

test("attw finds nothing in imports from modules", async () => {
  const { checkPackage, createPackageFromTarballData } = await host("@arethetypeswrong/core");
  const { problems, types, entrypoints } = await checkPackage(
    createPackageFromTarballData(new Uint8Array(await packed())),
  );
  assert.equal(types.kind, "included");
  assert.ok(Object.keys(entrypoints).length > 4, Object.keys(entrypoints).join());
  // The package has only modules, and `exports`, which TypeScript ignores for CommonJS and before version 4.7.
  const foreign = ["node10", "node16-cjs"];
  const ours = problems.filter(
    (/** @type {any} */ problem) => !foreign.includes(problem.resolutionKind),
  );
  assert.deepEqual(ours, []);
});
