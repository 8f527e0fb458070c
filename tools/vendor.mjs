/**
 * Writes `www/vendor`: for each dependency of the site one ES module that a page can import by its path (`@fluent/bundle`
 * becomes `vendor/fluent-bundle.js`), and its types, which come from `types` if the dependency has none.
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
for (const name of Object.keys(dependencies)) {
  const about = await readFile(new URL(`node_modules/${name}/package.json`, www), "utf8");
  const { exports, homepage, license, module, type, version } = JSON.parse(about);
  // A CommonJS package is its default export.
  const isModule = type === "module" || module !== undefined || exports !== undefined;
  const file = name.replace("@", "").replace("/", "-");
  await esbuild.build({
    absWorkingDir: fileURLToPath(www),
    stdin: {
      contents: `export ${isModule ? "*" : "{ default }"} from "${name}";`,
      resolveDir: fileURLToPath(www),
    },
    bundle: true,
    minify: true,
    format: "esm",
    // Prefers the ES module of a package, since only that has named exports.
    mainFields: ["module", "main"],
    target: "es2022",
    banner: { js: `/*! ${[name, version, license, homepage].filter(Boolean).join(" ")} */` },
    outfile: fileURLToPath(new URL(`${file}.js`, vendor)),
  });
  const types = await readFile(new URL(`types/${file}.d.ts`, import.meta.url), "utf8").catch(
    () => `export * from "${name}";\n`,
  );
  await writeFile(new URL(`${file}.d.ts`, vendor), types);
}
