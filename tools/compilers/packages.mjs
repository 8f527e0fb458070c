/**
 * The files that the page needs from the packages for Python and C++.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { compileRuntime } from "./runtime.mjs";
import { readTar, writeTar } from "./tar.mjs";

const www = new URL("../../www/", import.meta.url);
// The packages are installed in `www`, where a bare import from this folder does not find them.
const esbuild = createRequire(new URL("package.json", www))("esbuild");

/**
 * The name and version of a package, and its files, by name.
 * @typedef {{about: string, files: Record<string, Uint8Array>}} PackageFiles
 */

/** @returns {Promise<PackageFiles>} */
export async function python() {
  const { version } = JSON.parse(await read("pyodide/package.json", "utf8"));
  const { info } = JSON.parse(await read("pyodide/pyodide-lock.json", "utf8"));
  // The full list would name hundreds of packages that it could load from elsewhere.
  const lockFileContents = JSON.stringify({ info, packages: {} });
  const glue = await bundle(`
    import createPyodideModule from "pyodide/pyodide.asm.mjs";
    import { loadPyodide } from "pyodide";
    const own = { createPyodideModule, lockFileContents: ${JSON.stringify(lockFileContents)} };
    export const load = (options) => loadPyodide({ ...own, ...options });
  `);
  return {
    about: `Pyodide ${version}`,
    files: {
      "pyodide.js": glue,
      "pyodide.wasm": await read("pyodide/pyodide.asm.wasm"),
      "stdlib.zip": await read("pyodide/python_stdlib.zip"),
    },
  };
}

/** Headers for other processors, languages and tools, which no program here includes. */
const UNUSED_HEADER =
  /^include\/(c\+\+\/v1\/__cxx03\/|(sanitizer|ppc_wrappers|cuda_wrappers|openmp_wrappers|llvm_libc_wrappers|hlsl|llvm_offload_wrappers|profile|zos_wrappers|orc|fuzzer)\/|(opencl|altivec|vecintrin|hexagon|hvx_|hlsl|arm|velintrin|sifive|s390|htm|riscv|spirv|nvptx|amdgpu|gpuintrin|lasx|lsx|larch|msa|andes|amo\.|ptrauth|__clang_|(?!wasm_)\w*intr(in)?\w*\.h))|\/module\.modulemap$/;
/** Libraries for kinds of linking that no program here uses. */
const UNUSED_LIBRARY =
  /^share\/|\.so$|modules\.json$|libclang_rt\.profile|crt1-reactor|libsetjmp|no-floating-point/;

/** Changes to the package: its bundling, and a mistake that costs 12 s. @type {[string, string][]} */
const CHANGES = [
  // Its files come from the page's store.
  [
    "var fetch_default = fetch2;",
    "var source = { open: null };\nvar fetch_default = (address) => source.open(address.pathname.slice(1));",
  ],
  ["export {\n  Exit,", "export {\n  source,\n  Exit,"],
  // The package copies a growing file at each write of 4 kB.
  [
    `    const newData = new Uint8Array(Math.max(this.file.data.length, offset + contents.length));
    newData.set(this.file.data);
    newData.subarray(offset).set(contents);
    this.file.data = newData;
`,
    `    const { file } = this;
    const end = offset + contents.length;
    if (end > file.data.length) {
      if (file.data.buffer !== file.room || end > file.room.byteLength) {
        file.room = new ArrayBuffer(2 * end);
        new Uint8Array(file.room).set(file.data);
      }
      file.data = new Uint8Array(file.room, 0, end);
    }
    file.data.set(contents, offset);
`,
  ],
];

/** @returns {Promise<PackageFiles>} */
export async function cpp() {
  const { runLLVM } = await import(new URL("node_modules/@yowasp/clang/gen/bundle.js", www).href);
  const { version } = JSON.parse(await read("@yowasp/clang/package.json", "utf8"));
  const glue = await bundle('export { runLLVM, source, Exit } from "@yowasp/clang";\n', [
    {
      name: "changes",
      setup(/** @type {any} */ { onLoad }) {
        onLoad({ filter: /yowasp.clang.gen.bundle\.js$/ }, async (/** @type {any} */ { path }) => {
          let contents = await readFile(path, "utf8");
          for (const [found, instead] of CHANGES) {
            if (!contents.includes(found)) throw new Error(`${path} has no\n${found}`);
            contents = contents.replace(found, () => instead);
          }
          return { contents };
        });
      },
    },
  ]);
  const entries = readTar(await read("@yowasp/clang/gen/llvm-resources.tar"))
    .filter(({ name }) => !UNUSED_HEADER.test(name) && !UNUSED_LIBRARY.test(name))
    .concat(
      { name: "include/c++/v1/bits/", content: new Uint8Array() },
      {
        name: "include/c++/v1/bits/stdc++.h",
        content: await readFile(new URL("stdc++.h", import.meta.url)),
      },
      { name: "lib/wasm32-wasip1/libwarren.a", content: await compileRuntime(runLLVM) },
    );
  const cores = ["llvm.core.wasm", "llvm.core2.wasm", "llvm.core3.wasm", "llvm.core4.wasm"];
  const modules = cores.map(async (name) => [name, await read(`@yowasp/clang/gen/${name}`)]);
  return {
    about: `Clang ${version}`,
    files: {
      "clang.js": glue,
      ...Object.fromEntries(await Promise.all(modules)),
      "llvm-resources.tar": writeTar(entries),
    },
  };
}

/**
 * One module, which finds its files by name only.
 * @param {string} source
 * @param {any[]} [plugins]
 */
async function bundle(source, plugins = []) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: fileURLToPath(www),
    stdin: { contents: source, resolveDir: fileURLToPath(www) },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    external: ["node:*", "ws"],
    define: { "import.meta.url": '"file:///"' },
    legalComments: "none",
    logLevel: "error",
    plugins,
    write: false,
  });
  return outputFiles[0].contents;
}

/**
 * A file of a package.
 * @overload @param {string} file @returns {Promise<Buffer>}
 */
/**
 * @overload @param {string} file @param {"utf8"} encoding @returns {Promise<string>}
 */
/**
 * @param {string} file
 * @param {"utf8"} [encoding]
 */
function read(file, encoding) {
  return readFile(new URL(`node_modules/${file}`, www), encoding);
}
