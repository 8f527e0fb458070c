#!/usr/bin/env bash
# Compiles the library to WebAssembly and writes it, with the JavaScript around it, to www/wasm.
set -euo pipefail
cd "$(dirname "$0")/.."

target=wasm32-unknown-unknown
raw=target/wasm-bindgen

# Panic messages hold the paths of the crates' sources: without the home folder they are the same on every machine.
cargo fetch --target "$target"
flags=${CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS-}
for sources in "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*/; do
  flags+=" --remap-path-prefix=$sources="
done
CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=$flags \
  cargo build --profile wasm --target "$target" --lib --target-dir target

rm -rf "$raw"
.tools/bin/wasm-bindgen --target web --out-dir "$raw" "target/$target/wasm/warren.wasm"

# What Rust's target has on by default, and no more.
www/node_modules/.bin/wasm-opt -O3 \
  --enable-bulk-memory --enable-multivalue --enable-mutable-globals \
  --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext \
  "$raw/warren_bg.wasm" -o "$raw/optimized.wasm"

mkdir -p www/wasm
rm -rf www/wasm/snippets
cp "$raw"/*.js "$raw"/*.d.ts www/wasm/
if [[ -d $raw/snippets ]]; then cp -R "$raw/snippets" www/wasm/; fi
# Last, as its time tells make that all is there.
mv "$raw/optimized.wasm" www/wasm/warren_bg.wasm
