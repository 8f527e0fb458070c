# `make` lists the targets. Each target installs the tools that it needs.
SHELL := /bin/bash
.DELETE_ON_ERROR:

# rustup's own folder: a shell that was opened before rustup was installed does not search it.
export PATH := $(PATH):$(if $(CARGO_HOME),$(CARGO_HOME),$(HOME)/.cargo)/bin

PORT ?= 8000

PACKAGES := www/node_modules/.package-lock.json
# One folder per game; `make build GAME=dots` compiles only that game. Each has a module for playing, and a larger one for
# studying.
GAMES := $(notdir $(patsubst %/,%,$(wildcard src/games/*/)))
MODULES := $(foreach game,$(or $(GAME),$(GAMES)),www/wasm/$(game)_bg.wasm www/wasm/$(game)-study_bg.wasm)
DRAWINGS := $(foreach game,$(or $(GAME),$(GAMES)),www/puzzles/drawings/$(game)/.complete)
ALL_GAMES := pkg/wasm/engines_bg.wasm
VENDOR := www/vendor/.complete
# Compilers that run in the page, for Python and C++; COMPILERS=no omits them.
COMPILERS ?= yes
COMPILED := www/compilers/.$(if $(filter no,$(COMPILERS)),without,complete)
NOTICES := www/notices.txt
# The sources of the page: neither built files nor other people's.
BUILT := node_modules vendor wasm compilers course-files starters $(GAMES)
PAGE := $(shell find www $(BUILT:%=-path www/% -prune -o) \( -name '*.js' -o -name '*.css' -o -name '*.ftl' -o -name '*.html' \) -print)
STARTERS := www/starters/.complete
GAME_PAGES := $(patsubst %,www/%/index.html,$(GAMES))
# Other people's bundlers and frameworks, for `make check-all` alone.
HOSTS := tests/hosts/node_modules/.package-lock.json
# Python tools that make pages from texts, and clean other people's HTML.
HOSTS_IN_PYTHON := target/hosts/.complete
COURSES := www/course-files/list.json
# A learning system and its schemas, likewise.
SYSTEMS := tests/courses/node_modules/.package-lock.json
LIGHTHOUSE := benches/lighthouse/node_modules/.package-lock.json

.PHONY: help
help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

.PHONY: run
run: build ## build, and serve the site on localhost (PORT=8000)
	@exec node tools/serve.mjs --port "$(PORT)"

.PHONY: test
test: ## run every check and test (STEP="clippy rust": only these)
	@MAKE="$(MAKE)" tools/test.sh $(STEP)

.PHONY: fuzz
fuzz: all-games ## try what comes from outside on made-up bytes (MINUTES=10 a target; RUN="puzzle draft": only these; fuzz/README.md)
	@QUIET="$(QUIET)" KEEP="$(KEEP)" tools/fuzz.sh "$(or $(MINUTES),10)" $(RUN)

.PHONY: check-all
check-all: ## run what takes too long for `make test` (STEP="webkit": only these)
	@MAKE="$(MAKE)" tools/test.sh --long $(STEP)

.PHONY: site
site: build ## write target/site, for any static host (URL=https://example.org/warren/: where it will be; COMPILERS=no: without Python and C++; COMPRESS=yes: with .br and .gz copies)
	@node tools/site.mjs $(if $(URL),--url "$(URL)") $(if $(filter yes,$(COMPRESS)),--compress)

.PHONY: lighthouse
lighthouse: site $(LIGHTHOUSE) benches/node_modules ## audit target/site with Lighthouse (ROUNDS=5: so many times; ONLY=home: one page)
	@tools/install.sh browser
	@node benches/lighthouse.mjs $(if $(ROUNDS),--rounds "$(ROUNDS)") $(if $(ONLY),--only "$(ONLY)")

.PHONY: bench
bench: site $(PACKAGES) benches/node_modules ## measure in a browser, as benches/README.md says (RUN="limit --moves 1000"; RECORD=yes: write the figure)
	@test -f "benches/$(firstword $(RUN)).mjs" || { echo 'Which one? make bench RUN="limit --moves 1000": benches/README.md has them all.' >&2; exit 1; }
	@tools/install.sh browser
	@node benches/$(firstword $(RUN)).mjs $(wordlist 2,$(words $(RUN)),$(RUN))

.PHONY: instructions
instructions: installed ## count the instructions of the hot paths (RECORD=yes: write new baselines)
	@tools/install.sh instructions
	@node tools/instructions.mjs $(if $(RECORD),--record)

.PHONY: times
times: installed ## measure the hot paths and report changes since the last run (RUN="think dots": some of them)
	@CARGO_TARGET_DIR=target cargo bench --locked --package warren-hot-paths --profile hot-paths --bench times -- $(if $(RUN),"$(RUN)")

.PHONY: mutants
mutants: installed ## change the code a little, again and again, to see whether tests notice (COUNT=200; SEED=1; ROOM=core: one room)
	@tools/install.sh mutants
	@node tools/mutants.mjs --count "$(or $(COUNT),200)" --seed "$(or $(SEED),1)" $(if $(ROOM),--room "$(ROOM)")

.PHONY: coverage
coverage: installed ## report the lines and branches that the Rust tests reach, by room
	@tools/install.sh coverage
	@node tools/coverage.mjs

.PHONY: soak
soak: build packages ## use one page for hours, and say whether anything grows (HOURS=8, or a part of one)
	@tools/install.sh browser
	@node benches/soak.mjs --hours "$(or $(HOURS),8)"

.PHONY: pkg
pkg: build all-games ## fill pkg, ready for `npm pack`
	@node tools/package.mjs

.PHONY: native
native: ## build the native command for any Linux on x86-64, packed in target/native
	@tools/install.sh native
	@tools/native.sh

.PHONY: release
release: site pkg native ## write target/release-files: the site, the package and the native command as archives, what is in them (CycloneDX), and their hashes
	@rm -rf target/release-files && mkdir -p target/release-files
	@tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX -C target -cf - site | gzip -n -9 > target/release-files/warren-site.tar.gz
	@chmod -R u=rwX,go=rX pkg && cd pkg && npm pack --silent --pack-destination ../target/release-files > /dev/null
	@cp target/native/warren-linux-x86_64.tar.gz target/release-files
	@node tools/sbom.mjs target/release-files

.PHONY: widget
widget: build all-games ## build target/widget/warren_widget-*.whl, the Python package for notebooks
	@tools/install.sh python
	@node tools/widget.mjs

.PHONY: course
course: build ## make course files for learning systems (FILE=course.json TO=folder; docs/courses.md)
	@test -n "$(FILE)" || { echo 'Which course? make course FILE=course.json: docs/courses.md describes it.' >&2; exit 1; }
	@node tools/course.mjs "$(FILE)" --to "$(or $(TO),.)"

.PHONY: build
build: $(VENDOR) $(COMPILED) $(NOTICES) $(STARTERS) $(GAME_PAGES) $(COURSES) ## compile to WebAssembly, collect what the site takes from elsewhere (GAME=dots: one game)
	@$(MAKE) --no-print-directory --jobs=2 $(MODULES) $(DRAWINGS)

.PHONY: all-games
all-games: $(ALL_GAMES) ## compile the package's module, with all games, and the page's types

.PHONY: packages
packages: $(PACKAGES) tests/node_modules benches/node_modules

.PHONY: fmt
fmt: $(PACKAGES) ## format Rust and JavaScript
	cargo fmt --all
	rustfmt --edition 2024 examples/*/starter.rs
	www/node_modules/.bin/biome check --write --linter-enabled=false

.PHONY: clean
clean: ## remove what was built; the installed tools stay
	rm -rf target www/wasm www/vendor www/compilers www/course-files www/starters www/puzzles/drawings www/notices.txt $(dir $(GAME_PAGES))
	git clean -fdXq pkg

.PHONY: installed
installed:
	@tools/install.sh build

$(PACKAGES): www/package.json www/package-lock.json | installed
	npm ci --prefix www --ignore-scripts --no-audit --no-fund
	@touch $@

.PHONY: hosts
hosts: all-games $(HOSTS) $(HOSTS_IN_PYTHON)

# Large, and for this alone.
$(HOSTS): tests/hosts/package.json tests/hosts/package-lock.json
	npm ci --prefix tests/hosts --ignore-scripts --no-audit --no-fund
	@touch $@

$(HOSTS_IN_PYTHON): tests/hosts/requirements.txt
	@tools/install.sh python
	python3 -m venv $(@D)
	$(@D)/bin/pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@

.PHONY: systems
systems: $(SYSTEMS)

# Large, and for this alone.
$(SYSTEMS): tests/courses/package.json tests/courses/package-lock.json
	npm ci --prefix tests/courses --ignore-scripts --no-audit --no-fund
	@touch $@

# Large, and for this alone.
$(LIGHTHOUSE): benches/lighthouse/package.json benches/lighthouse/package-lock.json
	npm ci --prefix benches/lighthouse --ignore-scripts --no-audit --no-fund
	@touch $@

# Bare imports in tests and benches resolve here.
tests/node_modules benches/node_modules: | $(PACKAGES)
	@ln -sfn ../www/node_modules $@

$(VENDOR): tools/vendor.mjs $(wildcard tools/types/*) $(PACKAGES)
	node tools/vendor.mjs
	@touch $@

# The tool empties the folder first, so at most one of the two exists.
$(COMPILED): tools/compilers.mjs $(wildcard tools/compilers/* tools/compilers/runtime/*) www/play/running/clang.js $(PACKAGES)
	node tools/compilers.mjs $(if $(filter no,$(COMPILERS)),--none)
	@touch $@

$(NOTICES): tools/notices.mjs $(wildcard tools/notices/*) www/kit/page/icons.js LICENSE Cargo.toml Cargo.lock $(VENDOR) $(COMPILED) | installed
	node tools/notices.mjs

# Starters for authors, which the page offers as text: a player, a simulator where a statement asks for one, sample sessions.
$(STARTERS): $(wildcard examples/*/starter.* examples/*/simulator.* examples/*/session-*.log)
	@rm -rf $(@D)
	@for file in $^; do to=$(@D)/$${file#examples/} && mkdir -p "$${to%/*}" && cp "$$file" "$$to" || exit; done
	@cd $(@D) && ls -1 */* > list.txt
	@touch $@

# The first page at the address of each game, for the previews of links.
$(GAME_PAGES): www/%/index.html: tools/game-pages.mjs www/index.html $(VENDOR) \
  www/games/%/words.en.ftl www/games/%/words.ru.ftl www/games/%/words.fa.ftl
	@node tools/game-pages.mjs $*

# The page for course files, its boards, and the files that they load.
$(COURSES): tools/course-files.mjs tools/board-parts.mjs tools/addresses.mjs tools/words.mjs $(VENDOR) $(PAGE)
	node tools/course-files.mjs

# The folders are named too: their times change when a file is added or removed.
SOURCES := $(shell find src) Cargo.toml Cargo.lock tools/wasm.sh $(PACKAGES)
# Files that belong to no game.
SHARED := $(filter-out $(foreach game,$(GAMES),src/games/$(game) src/games/$(game)/%),$(SOURCES))
# Files of one game.
own = $(filter $(patsubst %-study,%,src/games/$1) $(patsubst %-study,%,src/games/$1)/%,$(SOURCES))

# A change in a game's folder compiles only that game's module.
.SECONDEXPANSION:
www/wasm/%_bg.wasm: $(SHARED) $$(call own,$$*) | installed
	tools/wasm.sh $*

# The first positions of the puzzles, drawn by the compiled game.
www/puzzles/drawings/%/.complete: tools/puzzle-drawings.mjs www/wasm/%-study_bg.wasm \
  $$(wildcard www/puzzles/$$*/*.json www/games/$$*/*position*.js) $$(wildcard www/games/$$*/frames.js)
	node tools/puzzle-drawings.mjs $*
	@touch $@

$(ALL_GAMES): $(SOURCES) | installed
	tools/wasm.sh --all
