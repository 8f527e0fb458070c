/**
 * Writes `www/vendor`: for each dependency of the site one ES module that a page can import by its path (`@fluent/bundle`
 * becomes `vendor/fluent-bundle.js`), and its types, which come from `types` if the dependency has none. The packages of
 * CodeMirror become one module, `vendor/codemirror.js`, because they have to share what they import themselves.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const www = new URL("../www/", import.meta.url);
const vendor = new URL("vendor/", www);
// The packages are installed in `www`, where a bare import from this folder does not find them.
const esbuild = createRequire(new URL("package.json", www))("esbuild");

const { dependencies } = JSON.parse(await readFile(new URL("package.json", www), "utf8"));
await rm(vendor, { recursive: true, force: true });
await mkdir(vendor);
const TOGETHER = /^@(codemirror|lezer)\//;
const names = Object.keys(dependencies);
const parts = names.filter((name) => TOGETHER.test(name));
for (const name of names.filter((name) => !parts.includes(name))) await write(fileOf(name), [name]);
await write("codemirror", parts);

/** @param {string} name */
function fileOf(name) {
  return name.replace("@", "").replace("/", "-");
}

/** @param {string} name */
async function describe(name) {
  const about = await readFile(new URL(`node_modules/${name}/package.json`, www), "utf8");
  const { exports, homepage, license, module, type, version } = JSON.parse(about);
  return {
    // A CommonJS package is its default export.
    isModule: type === "module" || module !== undefined || exports !== undefined,
    banner: `/*! ${[name, version, license, homepage].filter(Boolean).join(" ")} */`,
  };
}

/**
 * Writes one module, and its types.
 * @param {string} file its name
 * @param {string[]} names of the packages that it exports
 */
async function write(file, names) {
  const packages = await Promise.all(names.map(describe));
  const lines = names.map(
    (name, i) => `export ${packages[i].isModule ? "*" : "{ default }"} from "${name}";\n`,
  );
  await esbuild.build({
    absWorkingDir: fileURLToPath(www),
    stdin: { contents: lines.join(""), resolveDir: fileURLToPath(www) },
    bundle: true,
    minify: true,
    format: "esm",
    // Prefers the ES module of a package, since only that has named exports.
    mainFields: ["module", "main"],
    target: "es2022",
    banner: { js: packages.map(({ banner }) => banner).join("\n") },
    outfile: fileURLToPath(new URL(`${file}.js`, vendor)),
  });
  const types = await readFile(new URL(`types/${file}.d.ts`, import.meta.url), "utf8").catch(() =>
    names.map((name) => `export * from "${name}";\n`).join(""),
  );
  await writeFile(new URL(`${file}.d.ts`, vendor), types);
}
