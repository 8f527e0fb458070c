#!/usr/bin/env bash
# Fuzzes what comes from outside: `tools/fuzz.sh MINUTES [TARGET...]`, each target so many minutes, one after the other. What is
# found and the inputs that reach new code are kept in target/fuzz. The exit status is 1 after a finding.
set -euo pipefail
cd "$(dirname "$0")/.."

minutes=${1:?how many minutes a target?}
shift
targets=("$@")
if [ ${#targets[@]} = 0 ]; then
  for file in fuzz/fuzz_targets/*.rs; do targets+=("$(basename "$file" .rs)"); done
fi

# The instrumentation of libFuzzer on stable Rust, as cargo-fuzz asks for it, without a sanitizer: no code of ours is unsafe.
export RUSTFLAGS="--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
-Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
-Cllvm-args=-sanitizer-coverage-trace-compares"
host=$(rustc -vV | sed -n 's/^host: //p')
cargo build --locked --manifest-path fuzz/Cargo.toml --release --target "$host" --target-dir target/fuzz/build

node tools/fuzz-inputs.mjs target/fuzz/first
status=0
for target in "${targets[@]}"; do
  echo "=== $target"
  mkdir -p "target/fuzz/corpus/$target" "target/fuzz/found/$target" "target/fuzz/first/$target"
  "target/fuzz/build/$host/release/$target" "target/fuzz/corpus/$target" "target/fuzz/first/$target" \
    -max_total_time=$((60 * minutes)) -max_len=4096 -timeout=20 -rss_limit_mb=2048 -print_final_stats=1 \
    -artifact_prefix="target/fuzz/found/$target/" > "target/fuzz/$target.log" 2>&1 || status=1
  grep -E "^(stat::number_of_executed_units|stat::peak_rss_mb)|SUMMARY|panicked|Test unit written" "target/fuzz/$target.log" || true
  grep -oE "cov: [0-9]+" "target/fuzz/$target.log" | tail -1
done
exit $status
