CONFIGURATION ?= debug
ARGUMENTS ?=

.PHONY: run test deps test-deps lint format clean

run: deps
	swift build --configuration $(CONFIGURATION) --product viewdid
	@.build/$(CONFIGURATION)/viewdid $(ARGUMENTS)

test: test-deps
	swift test

deps:
	@Scripts/install-dependencies

test-deps: deps

lint:
	swift format lint --strict --parallel -r Package.swift Sources Tests

format:
	swift format --in-place --parallel -r Package.swift Sources Tests

clean:
	swift package clean
