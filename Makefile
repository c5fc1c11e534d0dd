CONFIGURATION ?= debug
ARGUMENTS ?=
SECONDS ?= 60
PREFIX ?= /usr/local
DESTDIR ?=
BUILD_FLAGS ?=
# Without debug information and an index, the first build takes a quarter less processor time. SwiftPM finds tests in the index.
lean := -debug-info-format none
# Compiling each module as a whole takes another quarter off, as no file is read twice. Plain `swift build` is better for edits.
whole := --disable-index-store -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2 \
	-Xswiftc -disable-batch-mode

stage := .build/stage
# The sources of the installed files.
installed := Package.swift LICENSE README.md CHANGELOG.md Scripts/build-release \
	Scripts/completion-of-commands.bash Scripts/print-notices Scripts/stage \
	$(shell find Sources Lessons Projects Documentation/man -type f)

.PHONY: run build-tests test test-all fuzz bench web stage install uninstall test-install deb test-deb \
	deps lint format clean

run: deps
	@[ -e .build/$(CONFIGURATION)/viewdid ] || echo "Building viewdid with Swift's parser. The first build takes about three minutes on two cores."
	swift build $(lean) $(whole) --configuration $(CONFIGURATION) --product viewdid
	@.build/$(CONFIGURATION)/viewdid $(ARGUMENTS)

# Optimized, in a separate folder.
build-tests: deps
	OPTIMIZED=1 swift build $(lean) --build-tests --scratch-path .build/tests

# Prints failures and the number of passed tests; `swift test` prints each test.
test: build-tests
	OPTIMIZED=1 swift test --skip-build --quiet --scratch-path .build/tests

# With the tests that need more than Swift: the page, in Chromium; Spark, from PyPI, on Java; debootstrap, as root.
test-all: export EVERYTHING := 1
test-all: web test test-install test-deb
	swift build --package-path Benchmarks --scratch-path .build/benchmarks
	Benchmarks/spark-rows .build/tests/debug/viewdid

# In a separate folder, so other builds stay as they are.
fuzz: deps
	VIEWDID_FUZZ=1 swift build --configuration $(CONFIGURATION) --scratch-path .build/fuzz --product Fuzzing
	@CONFIGURATION=$(CONFIGURATION) Scripts/fuzz $(SECONDS)

bench: $(stage)/ready
	PRODUCT=EngineBenchmark Scripts/build-release --package-path Benchmarks --scratch-path .build/benchmarks $(BUILD_FLAGS)
	@Benchmarks/all

# The tutor as a page.
web: deps
	@Scripts/install-dependencies web
	swift build $(lean) $(whole) --configuration $(CONFIGURATION) --product viewdid
	@Scripts/build-web .build/$(CONFIGURATION)/viewdid

# The files to install, laid out as below PREFIX. Run `make stage` as a user, then `make install` as root.
stage: $(stage)/ready

$(stage)/ready: $(installed)
	@Scripts/install-dependencies
	@echo "Building the optimized program. On two cores this takes about 15 minutes, and the page for browsers about 8 more."
	Scripts/build-release $(BUILD_FLAGS)
	@Scripts/install-dependencies web
	@Scripts/build-web .build/release/viewdid || [ $$? -eq 2 ]
	@Scripts/stage .build/release/viewdid $(stage)
	@touch $@

install: $(stage)/ready
	@Scripts/install "$(PREFIX)" "$(DESTDIR)"

uninstall:
	@Scripts/install --remove "$(PREFIX)" "$(DESTDIR)"

test-install: $(stage)/ready
	@Scripts/test-install

deb: $(stage)/ready
	@Scripts/make-deb

test-deb: deb
	@Scripts/test-deb

deps:
	@Scripts/install-dependencies

lint:
	swift format lint --strict --parallel -r Package.swift Sources Tests Benchmarks
	@Scripts/check-words
	@Scripts/check-core

format:
	swift format --in-place --parallel -r Package.swift Sources Tests Benchmarks

clean:
	swift package clean
