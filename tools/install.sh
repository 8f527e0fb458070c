#!/usr/bin/env bash
# Installs missing tools for the build or the tests, or says in a sentence what to install by hand.
#
# tools/install.sh build        the WebAssembly target and wasm-bindgen
# tools/install.sh native       the target of the native command of a release
# tools/install.sh checks       rustfmt and clippy, and tools to compile and run the programs of tests and examples
# tools/install.sh browser      Chromium, also headless, its driver, and Firefox
# tools/install.sh python       Python with virtual environments
# tools/install.sh schemas      a validator of XML against its schemas
# tools/install.sh webkit       WebKit, its driver, and a virtual screen
# tools/install.sh instructions counters of instructions
# tools/install.sh deny         a checker of the licences and sources of crates
# tools/install.sh mutants      a tool that changes the code to see whether tests notice
# tools/install.sh coverage     a tool that reports which code the tests reach
set -euo pipefail
cd "$(dirname "$0")/.."
: "${CHROMIUM:=/usr/bin/chromium}" "${CHROMEDRIVER:=/usr/bin/chromedriver}" "${FIREFOX:=/usr/bin/firefox-esr}"
: "${HEADLESS_SHELL:=/usr/bin/chromium-headless-shell}"
: "${MINI_BROWSER:=/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser}"
# The versions of tools that no other file names.
deny_version=0.20.2 mutants_version=27.1.0 coverage_version=0.9.1

missing() {
  echo "Missing: $*" >&2
  exit 1
}

has() {
  command -v "$1" >/dev/null
}

build() {
  rust
  node_js
  has npm || missing "npm, which usually comes with Node (on Debian: apt-get install npm)."
  target wasm32-unknown-unknown
  wasm_bindgen
}

native() {
  rust
  node_js
  target x86_64-unknown-linux-musl
}

rust() {
  has cargo || missing "Rust. Install it with rustup (https://rustup.rs), then run this again."
  has cc || missing "a C linker (\`cc\`), which Rust needs. On Debian: apt-get install gcc libc6-dev"
  rust_version
}

node_js() {
  has node || missing "Node 20 or newer (https://nodejs.org)."
  local major
  major=$(node -p 'process.versions.node.split(".")[0]')
  ((major >= 20)) || missing "Node 20 or newer; this one is $(node --version)."
}

# Reports an old Rust before cargo, which would advise an older Warren.
rust_version() {
  local wanted found
  wanted=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
  found=$(rustc --version | cut -d ' ' -f 2)
  [[ $(printf '%s\n' "$wanted" "${found%%-*}" | sort -V | head -n 1) == "$wanted" ]] ||
    missing "Rust $wanted or newer; this one is $found. Update it with: rustup update"
}

target() {
  [[ -d $(rustc --print sysroot)/lib/rustlib/$1/lib ]] && return
  has rustup || missing "Rust's target $1, and there is no rustup (https://rustup.rs) to add it."
  rustup target add "$1" || missing "Rust's target $1, which rustup could not add (see above)."
}

# The tool must have the crate's exact version, so only Cargo.toml names it.
wasm_bindgen() {
  local version
  version=$(sed -n 's/^wasm-bindgen = "=\(.*\)"/\1/p' Cargo.toml)
  [[ -n $version ]] || missing "the version of wasm-bindgen in Cargo.toml (\`wasm-bindgen = \"=1.2.3\"\`)."
  # Without --locked: its lock file names versions that have been withdrawn.
  [[ $(.tools/bin/wasm-bindgen --version 2>/dev/null) == "wasm-bindgen $version" ]] ||
    cargo_tool wasm-bindgen-cli "$version"
}

# Compiles a tool into .tools: cargo_tool CRATE VERSION [OPTION…]
cargo_tool() {
  local crate=$1 version=$2
  shift 2
  echo "Installing $crate $version into .tools; this takes a few minutes, once."
  cargo install "$crate" --version "$version" --root .tools --force "$@" ||
    missing "$crate $version, which cargo could not install (see above)."
}

checks() {
  local component
  for component in rustfmt clippy; do
    cargo "${component/rust/}" --version >/dev/null 2>&1 && continue
    has rustup || missing "$component, and there is no rustup (https://rustup.rs) to add it."
    rustup component add "$component" ||
      missing "$component, which rustup could not add (see above)."
  done
  target wasm32-wasip1
  debian_packages "a C++ compiler and Python" "put c++ and python3 on the PATH" "c++ python3" g++ python3
  if [[ $(uname) == Linux ]]; then
    debian_packages "bubblewrap, the jail of programs" "put bwrap on the PATH" bwrap bubblewrap
  fi
}

browser() {
  debian_packages "Chromium, its headless shell and driver, and Firefox" \
    "set CHROMIUM, HEADLESS_SHELL, CHROMEDRIVER and FIREFOX to their paths" \
    "$CHROMIUM $HEADLESS_SHELL $CHROMEDRIVER $FIREFOX" \
    chromium chromium-headless-shell chromium-driver firefox-esr
}

python() {
  python3 -c 'import ensurepip' 2>/dev/null && return
  apt_packages "Python and its ensurepip" "Install them, or put a python3 with ensurepip on the PATH." python3 python3-venv
}

schemas() {
  debian_packages "xmllint" "put an xmllint on the PATH" "$(command -v xmllint || echo xmllint)" libxml2-utils
}

# Valgrind counts instructions. The runner must have the crate's exact version, so only its Cargo.toml names it.
instructions() {
  local version
  debian_packages "Valgrind" "put valgrind on the PATH" valgrind valgrind
  version=$(sed -n 's/^gungraun = "=\(.*\)"/\1/p' benches/hot_paths/Cargo.toml)
  [[ -n $version ]] || missing "the version of gungraun in benches/hot_paths/Cargo.toml (\`gungraun = \"=1.2.3\"\`)."
  [[ $(.tools/bin/gungraun-runner --version 2>/dev/null) == "gungraun-runner $version" ]] ||
    cargo_tool gungraun-runner "$version" --locked
}

deny() {
  [[ $(.tools/bin/cargo-deny --version 2>/dev/null) == "cargo-deny $deny_version" ]] || cargo_tool cargo-deny "$deny_version" --locked
}

mutants() {
  [[ $(.tools/bin/cargo-mutants mutants --version 2>/dev/null) == "cargo-mutants $mutants_version" ]] ||
    cargo_tool cargo-mutants "$mutants_version" --locked
}

coverage() {
  local llvm
  rustc +nightly --version >/dev/null 2>&1 || missing "Rust's nightly compiler, which counts branches. Install it with: rustup toolchain install nightly"
  llvm=$(rustc +nightly --version --verbose | sed -n 's/^LLVM version: \([0-9]*\).*/\1/p')
  [[ $(.tools/bin/cargo-llvm-cov llvm-cov --version 2>/dev/null) == "cargo-llvm-cov $coverage_version" ]] ||
    cargo_tool cargo-llvm-cov "$coverage_version" --locked
  [[ -e $(rustc +nightly --print sysroot)/lib/rustlib/$(rustc -vV | sed -n 's/^host: //p')/bin/llvm-cov ]] ||
    debian_packages "LLVM $llvm, which reads the counts" "run rustup component add llvm-tools --toolchain nightly" \
      "/usr/lib/llvm-$llvm/bin/llvm-cov" "llvm-$llvm"
}

webkit() {
  debian_packages "WebKit, its driver and Xvfb" "set MINI_BROWSER to the path of WebKit's browser" \
    "$MINI_BROWSER $(command -v WebKitWebDriver || echo WebKitWebDriver) $(command -v xvfb-run || echo xvfb-run)" \
    webkit2gtk-driver xvfb xauth
}

# Installs Debian's packages, unless all programs are there: debian_packages WHAT ADVICE "PROGRAM…" PACKAGE…
debian_packages() {
  local what=$1 advice="Install them, or $2." programs=$3
  shift 3
  executable $programs && return
  apt_packages "$what ($programs)" "$advice" "$@"
  executable $programs || missing "$what ($programs): apt-get put them elsewhere. $advice"
}

# Installs Debian's packages: apt_packages WHAT ADVICE PACKAGE…
apt_packages() {
  local what=$1 advice=$2
  shift 2
  has apt-get || missing "$what, and there is no apt-get to install them. $advice"
  local as_root=()
  if ((EUID != 0)); then
    has sudo || missing "$what; installing them takes root, and there is no sudo. $advice"
    as_root=(sudo)
  fi
  echo "Installing with apt-get: $what."
  {
    "${as_root[@]}" apt-get update &&
      "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "$@"
  } || missing "$what, which apt-get could not install (see above). $advice"
  hash -r
}

executable() {
  local program
  for program in "$@"; do
    has "$program" || return
  done
}

"$1"
