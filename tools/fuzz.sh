#!/usr/bin/env bash
# Fuzzes the readers of outside data: `tools/fuzz.sh MINUTES [TARGET...]`, each target for that many minutes, one after the
# other. With QUIET=5 a target then continues until 5 minutes find no new coverage. With KEEP=yes a minimal set of inputs with
# the same coverage goes into fuzz/corpus at the end. Findings and inputs that reach new code are stored in target/fuzz. The
# exit status is 1 after a finding.
set -euo pipefail
cd "$(dirname "$0")/.."

minutes=${1:?the number of minutes per target is missing}
shift
targets=("$@")
# The readers in JavaScript, and its calls to WebAssembly: tests/js/fuzz.
in_javascript=(readers bindings)
if [ ${#targets[@]} = 0 ]; then
  for file in fuzz/fuzz_targets/*.rs; do targets+=("$(basename "$file" .rs)"); done
  targets+=("${in_javascript[@]}")
fi
# The maximum length of an input, in bytes.
max_length=4096

# The instrumentation of libFuzzer on stable Rust, as cargo-fuzz requires, without a sanitizer: none of our code is unsafe.
export RUSTFLAGS="--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
-Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
-Cllvm-args=-sanitizer-coverage-trace-compares"
host=$(rustc -vV | sed -n 's/^host: //p')
cargo build --locked --package warren-fuzz --features libfuzzer --profile fuzz --target "$host" --target-dir target/fuzz/build
built=target/fuzz/build/$host/fuzz

node tools/fuzz-inputs.mjs target/fuzz/first

# Runs a target for a number of seconds. Appends its output to that of the previous run.
run_for() {
  "$built/$1" "target/fuzz/corpus/$1" "target/fuzz/first/$1" \
    -dict=target/fuzz/first/words.dict -max_total_time="$2" -max_len=$max_length -timeout=60 -rss_limit_mb=2048 -print_final_stats=1 \
    -artifact_prefix="target/fuzz/found/$1/" >> "target/fuzz/$1.log" 2>&1
}

# The edges that a target has covered.
coverage() {
  grep -oE "cov: [0-9]+" "target/fuzz/$1.log" | tail -n 1 | sed 's/cov: //'
}

fuzz() {
  local target=$1 before='' status=0
  mkdir -p "target/fuzz/corpus/$target" "target/fuzz/found/$target" "target/fuzz/first/$target"
  : > "target/fuzz/$target.log"
  run_for "$target" $((60 * minutes)) || status=1
  while [ -n "${QUIET-}" ] && [ $status = 0 ] && [ "$(coverage "$target")" != "$before" ]; do
    before=$(coverage "$target")
    run_for "$target" $((60 * QUIET)) || status=1
  done
  grep -E "SUMMARY|panicked|Test unit written" "target/fuzz/$target.log" || true
  awk '/^stat::number_of_executed_units/ { runs += $2 } END { print "runs: " runs + 0 }' "target/fuzz/$target.log"
  echo "cov: $(coverage "$target")"
  return $status
}

# Adds a minimal set of inputs that covers all known edges to the repository.
keep() {
  local target=$1 cover=target/fuzz/cover/$1
  rm -rf "$cover"
  mkdir -p "$cover"
  "$built/$target" -set_cover_merge=1 -use_counters=0 -max_len=$max_length \
    "$cover" "target/fuzz/corpus/$target" "target/fuzz/first/$target" > "target/fuzz/$target.merge.log" 2>&1
  node tools/fuzz-corpus.mjs "$target" "$cover"
}

status=0
for target in "${targets[@]}"; do
  echo "=== $target"
  if [[ " ${in_javascript[*]} " == *" $target "* ]]; then
    node tests/js/fuzz/run.mjs "$target" --minutes "$minutes" || status=1
    continue
  fi
  fuzz "$target" || status=1
  if [ "${KEEP-}" = yes ]; then keep "$target"; fi
done
exit $status
