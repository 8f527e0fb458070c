#!/usr/bin/env bash
# Compiles the library to WebAssembly twice and writes both, with the JavaScript around them, to www/wasm: `rules` for the
# page, `engines` with the engines too for the workers.
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

# A name, and what cargo is told.
compile() {
  local name=$1
  shift
  CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=$flags \
    cargo build --profile wasm --target "$target" --lib --target-dir target "$@"
  .tools/bin/wasm-bindgen --target web --out-dir "$raw" --out-name "$name" "target/$target/wasm/warren.wasm"
  # What Rust's target has on by default, and no more.
  www/node_modules/.bin/wasm-opt -O3 \
    --enable-bulk-memory --enable-multivalue --enable-mutable-globals \
    --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext \
    "$raw/${name}_bg.wasm" -o "$raw/$name.optimized.wasm"
}

rm -rf "$raw"
# Nothing in the page waits for the rules but the visitor for the download.
CARGO_PROFILE_WASM_OPT_LEVEL=s compile rules --no-default-features
compile engines

rm -rf www/wasm
mkdir -p www/wasm
cp "$raw"/*.js "$raw"/*.d.ts www/wasm/
if [[ -d $raw/snippets ]]; then cp -R "$raw/snippets" www/wasm/; fi
mv "$raw/rules.optimized.wasm" www/wasm/rules_bg.wasm
# Last, as its time tells make that all is there.
mv "$raw/engines.optimized.wasm" www/wasm/engines_bg.wasm
