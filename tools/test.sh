#!/usr/bin/env bash
# Runs the checks and tests of `make test`, or the named steps: tools/test.sh [STEP…]. `tools/test.sh --long [STEP…]`
# runs those of `make check-all`, or some of them. Stops at the first failing step and names it.
set -euo pipefail
cd "$(dirname "$0")/.."
shopt -s nullglob

export CHROMIUM=${CHROMIUM:-/usr/bin/chromium} CHROMEDRIVER=${CHROMEDRIVER:-/usr/bin/chromedriver}
export HEADLESS_SHELL=${HEADLESS_SHELL:-/usr/bin/chromium-headless-shell} FIREFOX=${FIREFOX:-/usr/bin/firefox-esr}
wasm=wasm32-unknown-unknown
npm_bin=www/node_modules/.bin

# The steps, in order: the quick ones first, the tests last, so that their counts end the output.
steps=(tools format clippy clippy-wasm build types lint rust instructions web js pages firefox)
# Steps that take too long before a commit, at most an hour each.
long_steps=(deny builds puzzles endurance faults chromium firefox-programs hosts courses languages notebooks webkit)

tools() {
  tools/install.sh build
  tools/install.sh checks
  tools/install.sh browser
  make_quietly packages
}

format() {
  cargo fmt --all --check
  rustfmt --edition 2024 --check examples/*/starter.rs
}

clippy() {
  # Also the fuzz targets, without the fuzzer.
  cargo clippy --locked --workspace --all-targets --features warren-fuzz/targets -- -D warnings
}

clippy-wasm() {
  cargo clippy --locked --package warren --target "$wasm" --lib $(browser_test) -- -D warnings
  # A module with one game, as on the page.
  cargo clippy --locked --package warren --target "$wasm" --lib --no-default-features --features dots -- -D warnings
}

build() {
  make_quietly build all-games
}

types() {
  check_types www/tsconfig.json www/*.js
  check_types www/workers/tsconfig.json www/workers/*.js
  check_types www/play/running/sandbox/tsconfig.json www/play/running/sandbox/*.js
  check_types tests/tsconfig.json tools/*.mjs
}

# A project of the type checker and its files; without any, tsc would fail.
check_types() {
  (($# > 1)) || absent "file for $1" || return 0
  echo "$1"
  "$npm_bin/tsc" --project "$1"
}

lint() {
  "$npm_bin/biome" ci $([[ -t 1 ]] || echo --colors=off)
  "$npm_bin/depcruise" --config tools/layers.mjs www
  node tools/prose.mjs
}

rust() {
  # Also runs the fuzz targets on their corpus.
  cargo test --locked --workspace --exclude warren-hot-paths
}

# The hot paths against their baselines.
instructions() {
  tools/install.sh instructions
  node tools/instructions.mjs
}

web() {
  [[ -e tests/web.rs ]] || absent tests/web.rs || return 0
  WASM_BINDGEN_TEST_TIMEOUT=${WASM_BINDGEN_TEST_TIMEOUT:-120} \
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=$PWD/.tools/bin/wasm-bindgen-test-runner \
    cargo test --locked --package warren --target "$wasm" $(browser_test)
}

js() {
  node_tests tests/js/*/*.test.mjs
}

pages() {
  local tests=(tests/browser/*/*.test.mjs)
  ((${#tests[@]})) || absent 'tests/browser/*/*.test.mjs' || return 0
  page_tests "${tests[@]}"
}

# Tests of features in which browsers differ, or on which other sites rely: frames, elements, messages, languages and writing
# directions, the focus, service workers, suspended pages, reports as files, programs and their sandboxes. `BROWSER=firefox`
# runs any other test, too.
firefox() {
  local name tests=()
  for name in aside element embed hand-in hostile keyboard languages offline progress report running same-game; do
    tests+=(tests/browser/*/"$name.test.mjs")
  done
  BROWSER=firefox page_tests "${tests[@]}"
}

# The page tests again, in ordinary Chromium with windows, on the unbundled modules.
chromium() {
  prepare_browsers
  BROWSER=chromium SITE=www POSITIONS=all page_tests tests/browser/*/*.test.mjs
}

# The licences, sources and duplicates of all crates, without the network.
deny() {
  tools/install.sh deny
  .tools/bin/cargo-deny --locked --workspace check licenses bans sources
}

# All builds in this clone, in each order, a release under each umask, and the native command of the release, also from another
# folder.
builds() {
  tools/install.sh checks
  node_tests --test-concurrency=1 tests/builds/*.test.mjs
}

# Thousands of games, after which the native referee must have released its resources.
endurance() {
  tools/install.sh checks
  cargo test --locked --package warren-command --test endurance -- --ignored --nocapture
}

# Every puzzle of the mined sets; `make test` checks some of them.
puzzles() {
  cargo build --release --bin warren
  local set
  for set in www/games/*/{puzzles,questions}.txt; do
    if grep -q '^# rating ' "$set"; then target/release/warren puzzle check "$set"; fi
  done
}

# Every kind of file with every fault, and every service refused in every way; `make test` tries some of each. Tests that do not
# delay requests also run in Firefox.
faults() {
  local name tests=()
  prepare_browsers
  for name in services workers writes; do
    tests+=(tests/browser/*/"$name.test.mjs")
  done
  FAULTS=all page_tests tests/browser/kit/fetches.test.mjs "${tests[@]}"
  FAULTS=all BROWSER=firefox page_tests "${tests[@]}"
}

# Programs in Python and C++ with the whole libraries, whose first start is slow.
languages() {
  prepare_browsers
  page_tests tests/languages/*.test.mjs
  BROWSER=firefox page_tests tests/languages/python.test.mjs
}

# Other tests in Firefox: of programs, and of pages that are restored. Tests that save files are omitted: Firefox's protocol
# does not report saved files.
firefox-programs() {
  local name tests=()
  prepare_browsers
  for name in assignment back-forward compilers program-games program-languages; do
    tests+=(tests/browser/*/"$name.test.mjs")
  done
  BROWSER=firefox page_tests "${tests[@]}"
}

# Boards in JupyterLab, which is installed with the package into a virtual environment.
notebooks() {
  local venv=target/notebooks/venv
  prepare_browsers
  make_quietly widget
  [[ -e $venv/bin/python ]] || python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet 'jupyterlab>=4' target/widget/*.whl
  # The previous wheel may have the same version.
  "$venv/bin/pip" install --quiet --no-deps --force-reinstall target/widget/*.whl
  "$venv/bin/python" -m unittest discover --start-directory python/tests
  node_tests --test-timeout=600000 tests/notebooks/*.test.mjs
}

# The npm package in projects of each bundler and framework, and boards in pages that other tools make or clean.
hosts() {
  prepare_browsers
  make_quietly hosts
  page_tests tests/hosts/*.test.mjs
}

# Course files in learning systems, and their manifests against the schemas.
courses() {
  prepare_browsers
  tools/install.sh schemas
  make_quietly systems
  page_tests tests/courses/*.test.mjs
}

# Safari's engine.
webkit() {
  prepare_browsers
  tools/install.sh webkit
  make_quietly site
  node_tests --test-timeout=600000 tests/webkit/*.test.mjs
}

# For a long step that runs alone.
prepare_browsers() {
  tools/install.sh browser
  make_quietly packages build
}

# Three files at a time, each with its own browser: two would leave a core idle while they start and wait. The limit is for
# hanging tests.
page_tests() {
  make_quietly site
  node_tests --test-concurrency=3 --test-timeout=600000 "$@"
}

# In Node 20, V8 may crash when it deoptimises code with inlined calls of WebAssembly ("unreachable code" in
# Deoptimizer::DoComputeBuiltinContinuation).
node_tests() {
  node --no-turbo-inline-js-wasm-calls --test --test-reporter=spec "$@"
}

browser_test() {
  if [[ -e tests/web.rs ]]; then echo --test web; fi
}

make_quietly() {
  "${MAKE:-make}" --no-print-directory "$@"
}

# Reports that a step has nothing to do yet, here and in the summary.
absent() {
  echo "Nothing to run: there is no $1."
  note+=", nothing to run: there is no $1"
  return 1
}

summary=()

run_step() {
  local name=$1 begun=$SECONDS note=''
  printf '\n=== %s\n' "$name"
  # Not in a condition, where bash would continue after a failing command of the step.
  trap 'failed "$name"' EXIT
  "$name" </dev/null
  trap - EXIT
  summary+=("$(printf '%-12s passed %4d s%s' "$name" $((SECONDS - begun)) "$note")")
}

failed() {
  summarize
  printf '%-12s FAILED\n\nThe step that failed: %s. To run it alone: make test STEP=%s\n' "$1" "$1" "$1" >&2
  exit 1
}

summarize() {
  printf '\n=== summary\n'
  if ((${#summary[@]})); then printf '%s\n' "${summary[@]}"; fi
}

if [[ ${1-} == --long ]]; then
  steps=("${long_steps[@]}")
  shift
fi
for name in "$@"; do
  if [[ " ${steps[*]} " != *" $name "* ]]; then
    echo "There is no step $name; there are: ${steps[*]}" >&2
    exit 2
  fi
done
for name in "${@:-${steps[@]}}"; do
  run_step "$name"
done
summarize
printf '\nAll passed, in %d s.\n' "$SECONDS"
