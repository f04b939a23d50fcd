# All commands for contributors. `make demo` and `make test` are enough on a fresh machine.

SHELL := /bin/bash
PHASE := Scripts/phase.sh
PICTURES := cart-light cart-dark cart-japanese cart-large-text
FORMATTED := Package.swift Benchmarks Plugins Sources StandIns Tests Examples Scripts/coverage Scripts/imports Scripts/layers Scripts/tokens

.PHONY: help demo docs gallery pictures test bench soak soak-stores probe sanitize setup format commands coverage lint clean

help:
	@echo "make demo     run the example's checkout flow in four configurations and write its storyboard"
	@echo "make pictures draw the pictures of the README"
	@echo "make docs     build the documentation in .build/docs, and check its links"
	@echo "make gallery  draw every view, control and style into .build/gallery"
	@echo "make test     build and run every test, and check the formatting"
	@echo "make bench    run the benchmarks, in release and debug builds"
	@echo "make soak     perform a million random actions each on the example app, random views, and their models"
	@echo "make soak-stores kill stores while they save, and compare a million random changes with plain values"
	@echo "make probe    show nonsensical values and shapes, and files as repositories have them, in processes with limits"
	@echo "make sanitize run the tests with the address sanitizer, or the thread sanitizer (SANITIZER=thread)"
	@echo "make setup    install or list the missing system packages (Linux)"
	@echo "make format   format the sources"
	@echo "make commands write Docs/Commands.md, the help of every command"
	@echo "make coverage generate Docs/Coverage.md from the sources"
	@echo "make clean    remove all build products"

demo: setup
	@$(PHASE) "build the demo" swift build --product checkout-demo
	@$(PHASE) "run the demo" swift run --skip-build checkout-demo

gallery: setup
	@$(PHASE) "build the gallery" swift build --product gallery
	@$(PHASE) "draw the gallery" swift run --skip-build gallery .build/gallery

pictures: setup
	@swift run checkout-demo .build/pictures 1
	@mkdir -p Docs/Pictures
	@for name in $(PICTURES); do cp .build/pictures/$$name.png Docs/Pictures/; done
	@Scripts/report-pictures.sh

docs: setup
	@$(PHASE) "write the documentation" Scripts/docs.sh

test: setup
	@$(PHASE) "get a browser for the page's test" Scripts/setup-browser.sh
	@$(PHASE) "build everything" swift build --build-tests
	@$(PHASE) "run the tests" Scripts/test.sh
	@$(PHASE) "do what the README says" Scripts/newcomer.sh
	@$(PHASE) "write the documentation" Scripts/docs.sh
	@$(PHASE) "check the formatting" $(MAKE) --no-print-directory lint

bench: setup
	@Scripts/bench.sh

soak: setup
	@$(PHASE) "build soak" swift build -c release --product soak
	@$(PHASE) "run soak on the example" .build/release/soak $(ACTIONS)
	@$(PHASE) "run soak on random views" .build/release/soak views $(ACTIONS)
	@$(PHASE) "run soak on models of random views" .build/release/soak models $(ACTIONS)

# Stores that are killed while they save, and random changes and predicates compared with plain values.
soak-stores: setup
	@$(PHASE) "build the tests" swift build --build-tests
	@FLOW_KILLS=1000 FLOW_RANDOM_SEEDS=8000 $(PHASE) "run soak on stores" swift test --skip-build \
	  --filter "KilledProcessTests|RandomContextTests|RandomPredicateTests|UndoTests"

probe: setup
	@$(PHASE) "build probe" swift build --product probe
	@$(PHASE) "build flow" swift build --product flow
	@$(PHASE) "run probe" .build/debug/probe $(PROBES)

sanitize: setup
	@Scripts/sanitize.sh $(SANITIZER)

setup:
	@if [ "$$(uname -s)" = Linux ]; then $(PHASE) "check the system packages" Scripts/setup-linux.sh; fi

format:
	@swift format --in-place --parallel --recursive $(FORMATTED)

commands:
	@Scripts/commands.sh

coverage:
	@Scripts/coverage.sh

lint:
	@swift format lint --strict --parallel --recursive $(FORMATTED)
	@Scripts/coverage.sh --check
	@Scripts/layers.sh
	@Scripts/imports.sh

clean:
	@rm -rf .build storyboard Examples/Checkout/.build
