#!/usr/bin/env bash
# Builds the native command for Linux on x86-64 and packs it with its licences: target/native/warren-linux-x86_64.tar.gz. The
# executable is static and runs on every distribution. The same sources give the same bytes in any folder.
set -euo pipefail
cd "$(dirname "$0")/.."
# Cargo must not use make's job server: builds run one after the other here.
unset MAKEFLAGS

# The Rust target includes musl. A static glibc would apply the LGPL's conditions to the executable, and the bytes would depend
# on the system that builds it.
target=x86_64-unknown-linux-musl
name=warren-linux-x86_64
folder=target/native

# The bytes depend on the linker's version: Rust's linker comes with the compiler.
flags=(-C linker=rust-lld -C link-arg=--build-id=none -C strip=symbols)
# Panic messages hold paths of sources: without these folders they are the same on every machine.
cargo fetch --quiet --locked --target "$target"
for sources in "$PWD" "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*/; do
  flags+=("--remap-path-prefix=$sources=")
done

# These flags replace your own. Unlike RUSTFLAGS they can hold a folder with a space in its name.
CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f' && echo "${flags[*]}") \
  cargo build --release --locked --package warren-command --bin warren --target "$target" --target-dir target

rm -rf "$folder"
mkdir -p "$folder/$name"
cp "target/$target/release/warren" LICENSE tools/native/README.txt "$folder/$name"
node tools/notices.mjs --native "$folder/$name/NOTICES.txt"
tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX -C "$folder" -cf - "$name" |
  gzip -n -9 >"$folder/$name.tar.gz"
