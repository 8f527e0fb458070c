#!/usr/bin/env bash
# Compiles the library to WebAssembly and writes it, with the JavaScript around it, to www/wasm.
# `tools/wasm.sh BENCH` does the same with a bench, and writes it to target/wasm-bench.
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
CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=$flags \
  cargo build --profile wasm --target "$target" ${bench:+--bench "$bench"} $([[ $bench ]] || echo --lib) --target-dir target
compiled=target/$target/wasm/warren.wasm
# Cargo gives a bench's name a part of its own for each version; the newest is the one just built.
if [[ $bench ]]; then compiled=$(ls -t "target/$target/wasm/deps/$bench"-*.wasm | head -n 1); fi

rm -rf "$raw"
.tools/bin/wasm-bindgen --target web --out-dir "$raw" --out-name "${bench:-warren}" "$compiled"

# What Rust's target has on by default, vectors, and no more.
www/node_modules/.bin/wasm-opt -O3 \
  --enable-bulk-memory --enable-multivalue --enable-mutable-globals \
  --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext --enable-simd \
  "$raw/${bench:-warren}_bg.wasm" -o "$raw/optimized.wasm"

if [[ $bench ]]; then
  mkdir -p target/wasm-bench
  cp "$raw/$bench.js" target/wasm-bench/
  mv "$raw/optimized.wasm" "target/wasm-bench/${bench}_bg.wasm"
  exit
fi

mkdir -p www/wasm
rm -rf www/wasm/snippets
cp "$raw"/*.js "$raw"/*.d.ts www/wasm/
if [[ -d $raw/snippets ]]; then cp -R "$raw/snippets" www/wasm/; fi
# Last, as its time tells make that all is there.
mv "$raw/optimized.wasm" www/wasm/warren_bg.wasm
