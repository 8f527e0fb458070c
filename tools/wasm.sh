#!/usr/bin/env bash
# Compiles the library to WebAssembly, and writes the JavaScript around it:
#   tools/wasm.sh dots           one game's module for playing, for the page, to www/wasm
#   tools/wasm.sh dots-study     one game's module for studying, likewise
#   tools/wasm.sh --all          a module with all games, for the package, to pkg/wasm; also its types for the page
#   tools/wasm.sh --bench NAME   a bench, to target/wasm-bench
#   tools/wasm.sh --named dots FILE   the last compiled module of a game, optimized and with the names of its functions
set -euo pipefail
cd "$(dirname "$0")/.."
# Cargo must not use make's job server: builds run one after the other here.
unset MAKEFLAGS

target=wasm32-unknown-unknown
raw=target/wasm-bindgen
mkdir -p "$raw"

# Panic messages hold the paths of the crates' sources: without the home folder they are the same on every machine.
cargo fetch --target "$target"
# Vectors of four words, which browsers have had since 2023, make Space Mice more than twice as fast.
flags="${CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS-} -C target-feature=+simd128"
# Less inlining and unrolling than by default makes a module a tenth smaller, and no engine slower. With 150 instead of 180 the
# engine of Space Mice is 4 % slower. Without vectorized loops a module is 1 % smaller, and this engine takes twice the time.
flags+=" -C llvm-args=-inline-threshold=180 -C llvm-args=-unroll-threshold=30"
for sources in "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*/; do
  flags+=" --remap-path-prefix=$sources="
done

# Runs one of cargo's compiling commands.
compile() {
  CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=$flags \
    cargo "$1" --profile wasm --target "$target" --target-dir target "${@:2}"
}

# Compiles the library to a module, under a name. All such builds share their dependencies, and cargo calls each module the
# same: they run one after the other, and each removes the previous module, which cargo would mistake for its own. Only here is
# the library a `cdylib`: cargo would call every library in a folder the same, with whatever profile, features and lock file it
# was built.
compile_library() {
  local name=$1 built=target/$target/wasm
  (
    flock 9
    rm -f "$built/deps/warren.wasm"
    compile rustc --package warren --lib --crate-type cdylib "${@:2}"
    cp "$built/warren.wasm" "$raw/$name.wasm"
  ) 9>"$raw/lock"
}

# Completes a file of types: adds the built-in types that it needs, and makes comments from Rust say null.
describe() {
  sed -i -e 's/`None`/`null`/g' -e '1i /// <reference lib="esnext.disposable" />' "$1"
}

# Makes the JavaScript refuse values that are not texts or lists where it passes texts or lists: they would overwrite
# other memory of the module.
guard() {
  sed -i \
    -e '/^function passStringToWasm0(/a\    if (typeof arg !== "string") throw new TypeError("a text is expected");' \
    -e '/^function passArrayJsValueToWasm0(/a\    if (!Array.isArray(array)) throw new TypeError("a list is expected");\n    array = array.slice();' \
    "$1"
  grep -q 'throw new TypeError("a text is expected")' "$1"
}

# Optimizes a module. It needs only the default features of Rust's target, and vectors.
optimize() {
  www/node_modules/.bin/wasm-opt -O3 \
    --enable-bulk-memory --enable-multivalue --enable-mutable-globals \
    --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext --enable-simd \
    "$@"
}

# Writes an optimized compiled module under a name to a folder, the module last: its time shows make that all files are written.
pack() {
  local compiled=$1 name=$2 folder=$3 parts=$raw/$2
  rm -rf "$parts"
  .tools/bin/wasm-bindgen --target web --out-dir "$parts" --out-name "$name" "$compiled"
  optimize "$parts/${name}_bg.wasm" -o "$parts/optimized.wasm"
  guard "$parts/$name.js"
  mkdir -p "$folder"
  cp "$parts/$name"*.js "$parts/$name"*.d.ts "$folder/"
  if [[ -d $parts/snippets ]]; then cp -R "$parts/snippets" "$folder/"; fi
  describe "$folder/$name.d.ts"
  mv "$parts/optimized.wasm" "$folder/${name}_bg.wasm"
}

case ${1-} in
--bench)
  compile build --package warren-benches --bench "$2"
  # Cargo adds a suffix to a bench's name for each version; the newest file is the one just built.
  pack "$(ls -t "target/$target/wasm/deps/$2"-*.wasm | head -n 1)" "$2" target/wasm-bench
  ;;
--named)
  folder=$(mktemp -d)
  .tools/bin/wasm-bindgen --keep-debug --target web --out-dir "$folder" --out-name "$2" "$raw/$2.wasm"
  optimize -g "$folder/$2_bg.wasm" -o "$3"
  rm -r "$folder"
  ;;
--all)
  compile_library engines
  mkdir -p www/wasm
  pack "$raw/engines.wasm" engines pkg/wasm
  cp pkg/wasm/engines.d.ts www/wasm/warren.d.ts
  ;;
*)
  # The feature `study` adds analysis, editor, solver and generators.
  compile_library "$1" --no-default-features --features "${1/-study/,study}"
  pack "$raw/$1.wasm" "$1" www/wasm
  # The types are those of the module with all games.
  rm "www/wasm/$1_bg.wasm.d.ts"
  printf 'export * from "./warren.js";\nexport { default } from "./warren.js";\n' >"www/wasm/$1.d.ts"
  ;;
esac
