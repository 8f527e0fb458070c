#!/usr/bin/env bash
# Compiles the library to WebAssembly twice and writes both, with the JavaScript around them, to www/wasm: `rules` for the
# page, `engines` with the engines too for the workers. `tools/wasm.sh BENCH` compiles a bench instead, to target/wasm-bench.
set -euo pipefail
cd "$(dirname "$0")/.."

target=wasm32-unknown-unknown
raw=target/wasm-bindgen
bench=${1-}

# Panic messages hold the paths of the crates' sources: without the home folder they are the same on every machine.
cargo fetch --target "$target"
# Vectors of four words, which browsers have had since 2023, make the space mice more than twice as fast.
flags="${CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS-} -C target-feature=+simd128"
for sources in "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*/; do
  flags+=" --remap-path-prefix=$sources="
done

# Compiles what cargo is told to.
compile() {
  CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=$flags \
    cargo build --profile wasm --target "$target" --target-dir target "$@"
}

# Writes a compiled module under a name to a folder, optimized as told, the module last: its time tells make that all is
# there.
pack() {
  local compiled=$1 name=$2 folder=$3 optimize=${4:--O3}
  .tools/bin/wasm-bindgen --target web --out-dir "$raw" --out-name "$name" "$compiled"
  # What Rust's target has on by default, vectors, and no more.
  www/node_modules/.bin/wasm-opt "$optimize" \
    --enable-bulk-memory --enable-multivalue --enable-mutable-globals \
    --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext --enable-simd \
    "$raw/${name}_bg.wasm" -o "$raw/optimized.wasm"
  mkdir -p "$folder"
  cp "$raw/$name"*.js "$raw/$name"*.d.ts "$folder/"
  if [[ -d $raw/snippets ]]; then cp -R "$raw/snippets" "$folder/"; fi
  mv "$raw/optimized.wasm" "$folder/${name}_bg.wasm"
}

rm -rf "$raw"
if [[ $bench ]]; then
  compile --bench "$bench"
  # Cargo gives a bench's name a part of its own for each version; the newest is the one just built.
  pack "$(ls -t "target/$target/wasm/deps/$bench"-*.wasm | head -n 1)" "$bench" target/wasm-bench
  exit
fi

rm -rf www/wasm
games=rabbits,mice,dots,fugitive,crossing
# Nothing in the page waits for the rules but the visitor for the download.
CARGO_PROFILE_WASM_OPT_LEVEL=z compile --lib --no-default-features --features "$games"
pack "target/$target/wasm/warren.wasm" rules www/wasm -Oz
compile --lib
pack "target/$target/wasm/warren.wasm" engines www/wasm
