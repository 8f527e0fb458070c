/**
 * Writes the contents of a release: `node tools/sbom.mjs FOLDER` writes `warren.cdx.json`, a CycloneDX list of all third-party
 * code in the site, the package and the native command, and `SHA256SUMS` of the folder's files. The same build gives the same
 * bytes.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { nativeParts, parts } from "./notices.mjs";

/** @typedef {import("./notices.mjs").Part} Part */

/** The names of both files. */
const [LIST, SUMS] = ["warren.cdx.json", "SHA256SUMS"];

/**
 * The name of a kind of parts in package addresses (purl), by the first words of its title in the notices. Other kinds have no
 * registry.
 * @type {readonly (readonly [title: RegExp, type: string])[]}
 */
const TYPES = [
  [/^In the WebAssembly modules/, "cargo"],
  [/^In the native command/, "cargo"],
  [/^In Rust's standard library/, "cargo"],
  [/^In the page's JavaScript/, "npm"],
];

/** Parts of those kinds that are in no registry. */
const UNREGISTERED = /^(The Rust standard library|Unicode data in|Lucide|Feather)/;

/**
 * Returns the list in the format CycloneDX 1.6.
 * @param {Record<string, Part[]>} kinds the parts by kind; the first is Warren alone
 */
export function sbomOf(kinds) {
  const [[warren], ...others] = Object.entries(kinds).map(([title, all]) =>
    all.map((part) => ({ ...part, title })),
  );
  /** @type {Map<string, object>} by reference, since two kinds may have the same part */
  const components = new Map();
  for (const part of others.flat()) {
    const component = componentOf(part);
    components.set(component["bom-ref"], component);
  }
  const { name, version } = warren;
  const list = {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: {
        "bom-ref": "warren",
        type: "application",
        name,
        version,
        licenses: [{ expression: expressionOf(warren.licence) }],
      },
    },
    components: [...components.values()],
    dependencies: [{ ref: "warren", dependsOn: [...components.keys()] }],
  };
  return { serialNumber: `urn:uuid:${uuidOf(JSON.stringify(list))}`, ...list };
}

/** @param {Part & { title: string }} part */
function componentOf({ licence, name, title, version }) {
  const type = TYPES.find(([kind]) => kind.test(title))?.[1];
  const isInRegistry = type !== undefined && !UNREGISTERED.test(name);
  const address = name.replace(/^@/, "%40");
  const purl = isInRegistry ? `pkg:${type}/${address}@${version}` : null;
  return {
    "bom-ref": purl ?? `${name} ${version}`.trim(),
    type: "library",
    name,
    ...(version && { version }),
    licenses: [{ expression: expressionOf(licence) }],
    ...(purl && { purl }),
  };
}

/** Returns an SPDX licence expression: older packages write a slash for `OR`. @param {string} licence */
const expressionOf = (licence) => licence.replaceAll(/\s*\/\s*/g, " OR ");

/** Returns a UUID from a text. @param {string} text */
function uuidOf(text) {
  const bytes = createHash("sha256").update(text).digest().subarray(0, 16);
  // Version 8, for custom UUIDs, and the usual variant (RFC 9562).
  bytes[6] = (bytes[6] & 0x0f) | 0x80;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [8, 12, 16, 20, 32].map((end, i, ends) => hex.slice(ends[i - 1] ?? 0, end)).join("-");
}

/**
 * Returns the hashes of all files in a folder, in the format of `sha256sum --check`.
 * @param {string} folder
 */
export async function sumsOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => file !== SUMS)
    .sort();
  const lines = files.map(async (file) => {
    const hash = createHash("sha256").update(await readFile(path.join(folder, file)));
    return `${hash.digest("hex")}  ${file}\n`;
  });
  return (await Promise.all(lines)).join("");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    console.error("Which folder? node tools/sbom.mjs target/release-files");
    process.exit(1);
  }
  const list = sbomOf({ ...parts(), ...nativeParts() });
  await writeFile(path.join(folder, LIST), `${JSON.stringify(list, null, 2)}\n`);
  await writeFile(path.join(folder, SUMS), await sumsOf(folder));
  console.log(`${folder}: ${list.components.length} components in ${LIST}, hashes in ${SUMS}`);
}
