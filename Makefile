CONFIGURATION ?= debug
ARGUMENTS ?=
SECONDS ?= 60

.PHONY: run test test-all fuzz deps test-deps lint format clean

run: deps
	swift build --configuration $(CONFIGURATION) --product viewdid
	@.build/$(CONFIGURATION)/viewdid $(ARGUMENTS)

test: test-deps
	swift test

# With what needs more than Swift: Spark, from PyPI, on Java.
test-all: test
	Benchmarks/spark-rows .build/$(CONFIGURATION)/viewdid

# In a folder of its own, so that other builds stay as they are.
fuzz: test-deps
	VIEWDID_FUZZ=1 swift build --configuration $(CONFIGURATION) --scratch-path .build/fuzz --product Fuzzing
	@CONFIGURATION=$(CONFIGURATION) Scripts/fuzz $(SECONDS)

deps:
	@Scripts/install-dependencies

test-deps: deps

lint:
	swift format lint --strict --parallel -r Package.swift Sources Tests

format:
	swift format --in-place --parallel -r Package.swift Sources Tests

clean:
	swift package clean
