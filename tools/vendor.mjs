/**
 * Writes `www/vendor`: for each dependency of the site one ES module that a page can import by its path (`@fluent/bundle`
 * becomes `vendor/fluent-bundle.js`), and its types, which come from `types` if the dependency has none. The packages of
 * CodeMirror become one module, `vendor/codemirror.js`, and each of its languages one beside it, such as
 * `vendor/codemirror-lang-cpp.js`, and the comparison of texts. They share their imports, which are in modules with a
 * hash in their name.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const www = new URL("../www/", import.meta.url);
const vendor = new URL("vendor/", www);
// The packages are installed in `www`, where a bare import from this folder does not find them.
const esbuild = createRequire(new URL("package.json", www))("esbuild");

const { dependencies } = JSON.parse(await readFile(new URL("package.json", www), "utf8"));
await rm(vendor, { recursive: true, force: true });
await mkdir(vendor);
/** The packages that share their imports. */
const SHARES_IMPORTS = /^@(codemirror|lezer)\//;
/** Those that an editor loads only when it needs them. */
const LATE = /^@codemirror\/(lang-|merge$)/;

/** ES modules whose default export is all that they have. */
const ONLY_DEFAULT = ["uplot"];

/** A module to write: its name, and the packages that it exports. @typedef {{ file: string, names: string[] }} Module */

const names = Object.keys(dependencies);
const sharing = names.filter((name) => SHARES_IMPORTS.test(name));
const editor = sharing.filter((name) => !LATE.test(name));
const late = sharing.filter((name) => LATE.test(name));
for (const name of names) if (!sharing.includes(name)) await writeModules([ownModule(name)]);
await writeModules([{ file: "codemirror", names: editor }, ...late.map(ownModule)]);

/** @param {string} name @returns {Module} */
function ownModule(name) {
  return { file: name.replace("@", "").replace("/", "-"), names: [name] };
}

/** @param {string} name */
async function aboutPackage(name) {
  const about = await readFile(new URL(`node_modules/${name}/package.json`, www), "utf8");
  const { exports, homepage, license, module, type, version } = JSON.parse(about);
  return {
    // A CommonJS package is its default export.
    hasNames:
      (type === "module" || module !== undefined || exports !== undefined) &&
      !ONLY_DEFAULT.includes(name),
    banner: `/*! ${[name, version, license, homepage].filter(Boolean).join(" ")} */`,
  };
}

/**
 * Writes modules, and their types. Common imports are written once. Each file begins with the names of the packages
 * in it.
 * @param {Module[]} modules
 */
async function writeModules(modules) {
  const { metafile, outputFiles } = await esbuild.build({
    absWorkingDir: fileURLToPath(www),
    entryPoints: modules.map(({ file }) => file),
    plugins: [exportPackages(modules)],
    bundle: true,
    splitting: true,
    chunkNames: "shared-[hash]",
    minify: true,
    format: "esm",
    // Prefers the ES module of a package, since only that has named exports.
    mainFields: ["module", "main"],
    target: "es2022",
    outdir: fileURLToPath(vendor),
    metafile: true,
    write: false,
  });
  for (const { path: file, text } of outputFiles) {
    const { inputs } = metafile.outputs[path.relative(fileURLToPath(www), file)];
    const packages = await Promise.all(packagesOf(Object.keys(inputs)).map(aboutPackage));
    await writeFile(file, [...packages.map(({ banner }) => banner), text].join("\n"));
  }
  for (const { file, names } of modules) {
    const own = new URL(`types/${file}.d.ts`, import.meta.url);
    const types = await readFile(own, "utf8").catch(() =>
      names.map((name) => `export * from "${name}";\n`).join(""),
    );
    await writeFile(new URL(`${file}.d.ts`, vendor), types);
  }
}

/** The packages that files belong to. @param {string[]} files */
function packagesOf(files) {
  const names = files.flatMap(
    (file) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(file)?.[1] ?? [],
  );
  return [...new Set(names)].sort();
}

/**
 * An esbuild plugin that makes each module export its packages.
 * @param {Module[]} modules
 */
function exportPackages(modules) {
  return {
    name: "exports",
    /** @param {any} build */
    setup(build) {
      const contents = new Map(modules.map(({ file, names }) => [file, names]));
      build.onResolve({ filter: /./ }, (/** @type {any} */ { kind, path }) =>
        kind === "entry-point" ? { path, namespace: "exports" } : undefined,
      );
      build.onLoad({ filter: /./, namespace: "exports" }, async (/** @type {any} */ { path }) => {
        const names = contents.get(path) ?? [];
        const packages = await Promise.all(names.map(aboutPackage));
        const lines = names.map(
          (name, i) => `export ${packages[i].hasNames ? "*" : "{ default }"} from "${name}";\n`,
        );
        return { contents: lines.join(""), resolveDir: fileURLToPath(www) };
      });
    },
  };
}
