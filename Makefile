# patolli: `make help` lists the targets.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory --jobs=2

BIN := .venv/bin
PIP := -m pip --disable-pip-version-check -qq
SOURCES := $(shell find patolli web -type f -not -path '*/__pycache__/*' -not -path '*/node_modules/*' -not -path '*/static/*' -not -name '*.so' -not -name schema.d.ts | sort)
GAMES ?= $(patsubst patolli/games/%/__init__.py,%,$(wildcard patolli/games/*/__init__.py))
SOAK_GAMES ?= 2000

# Test processes: twice as many as there are cores, since many tests wait.
JOBS ?= $(shell echo $$(($$(nproc 2>/dev/null || echo 2) * 2)))
SPREAD := -n $(JOBS) --dist worksteal

# Hundreds of processes run in the tests: each would compile its sources anew, a second or more.
unexport PYTHONDONTWRITEBYTECODE

# The first Python that is new enough and can make environments; `make PYTHON=... install` chooses another.
PYTHON ?= $(shell for p in python3.11 python3; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)

# For what needs the tools alone: once they are there, changed sources are no reason to install again.
TOOLS := $(if $(wildcard .venv/.test-tools),,.venv/.test-tools)

# What is tested once more in pure Python, without the tests that run pure Python themselves, and tables of a server.
PURE_TESTS := $(wildcard tests/contract tests/golden tests/old) --ignore tests/contract/test_planted_faults.py \
	-k "not pure_python and not test_table"

# part NAME, SHARE OF TIME, COMMAND: announce, run, say how long it took
part = @echo "== $(1) ($(2))"; start=$$SECONDS; { $(3); } || exit 1; echo "   $(1): $$((SECONDS - start)) s"

# pages SCRIPT, WHAT IT SHOWS: run a script of the pages if npm is there, else say that it was not
pages = if command -v npm >/dev/null; then npm --silent --prefix web $(1); else echo "NO NPM: the pages were NOT $(2)"; fi

.PHONY: help install play terminal test quick fmt soak hardship instructions peers bench strength tables clean FORCE

help: ## list the targets
	@sed -nE 's/^([a-z]+):.*## (.*)/make \1\t\2/p' Makefile | expand -t 16

install: .venv/.installed ## make .venv with patolli, compiled, and its pages; again only after changes

play: install ## play in the browser: starts the server and prints its address; make play ARGS="--port 8080"
	@$(BIN)/patolli serve $(ARGS) || [ $$? = 130 ]  # Ctrl-C is no error

terminal: install ## play in the terminal: make terminal ARGS="--seats 3"
	@$(BIN)/patolli play $(ARGS) || [ $$? = 130 ]

test: install .venv/.test-tools ## the everyday suite: style, types, tests compiled, laws once more in pure Python
	$(call part,style,seconds,$(BIN)/ruff check && $(BIN)/ruff format --check && $(call pages,run lint,linted))
	$(call part,types,about a minute,$(BIN)/mypy & \
	  $(call pages,run check,checked for types) && $(call pages,test,tested) && wait $$!)
	$(call part,instructions,seconds,$(BIN)/python tools/instructions.py --quick)
	$(call part,tests compiled,most of the time,$(BIN)/pytest -q $(SPREAD) --junitxml=build/tests.xml)
	$(call part,laws in pure Python,up to a third,PATOLLI_PURE=1 $(BIN)/pytest -q $(SPREAD) $(PURE_TESTS))

quick: $(TOOLS) ## tests of what has changed since main, on the sources, pure, without reinstalling; or make quick T=tests/core
	@PATOLLI_SOURCE=1 $(BIN)/pytest -q $(SPREAD) $(or $(T),-m "not long" $$($(BIN)/python tools/touched.py))

fmt: $(TOOLS) ## format the code and mend what can be mended
	@$(BIN)/ruff check --fix; $(BIN)/ruff format; $(call pages,run format,formatted)

soak: install ## random and steered play in large numbers, then hardship; or of some games alone: make soak GAMES="one other"
	@for game in $(GAMES); do \
	  counts=$$($(BIN)/python -c "from patolli.core.registry import game_class; print(len(game_class('$$game').seat_counts))"); \
	  echo "== $$game: $(SOAK_GAMES) games for each of $$counts seat counts, and $(SOAK_GAMES) with mixed options"; \
	  PATOLLI_SOAK=1 $(BIN)/patolli fuzz $$game --games $$(($(SOAK_GAMES) * $$counts)) || exit 1; \
	  PATOLLI_SOAK=1 $(BIN)/patolli fuzz $$game --games $(SOAK_GAMES) --mixed || exit 1; \
	  [ ! -e tests/games/$$game/steered.py ] || (cd tests; echo "== $$game: steered games"; \
	    PATOLLI_SOAK=1 ../$(BIN)/python -m games.$$game.steered) || exit 1; \
	done
	@$(if $(filter file,$(origin GAMES)),$(MAKE) hardship)

hardship: install .venv/.test-tools ## the server under kills, races and leaks, and games with changed boxes, in large numbers
	@PATOLLI_SOAK=1 $(BIN)/pytest -q $(SPREAD) tests/server tests/core/test_enclosed_files.py tests/web/test_steady.py tests/web/test_without_a_mouse.py tests/web/test_games.py -o faulthandler_timeout=10000

instructions: install ## speed without noise: instructions counted by callgrind, beside those of the last accepted step
	@$(BIN)/python tools/instructions.py $(ARGS)

peers: .venv-peers/.installed ## make .venv-peers with the engines that bench compares with

bench: install peers ## speed, side by side with the peers
	@$(BIN)/patolli bench --peers

strength: install peers ## how strong the bots are: plays for hours, goes on when broken off, writes docs/bots.md; make strength ARGS="--part 0.1"
	@$(BIN)/python tools/strength.py $(ARGS)

tables: install ## how the server bears many tables, beside boardgame.io's
	@cd bench/boardgame && npm install --no-audit --no-fund --silent
	@$(BIN)/python $(PIP) install httpx -c constraints.txt
	@$(BIN)/python bench/tables.py --peer $(ARGS)

clean: ## remove what make and the tools have made
	rm -rf .venv .venv-peers build *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.made:
	@[ -n "$(PYTHON)" ] || { echo "patolli needs Python 3.11 or newer with venv; none was found (make PYTHON=/path/to/python install)"; exit 1; }
	@echo "making .venv with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv --clear .venv
	@touch $@

# Changes only when a source file comes or goes.
.venv/.sources: FORCE | .venv/.made
	@printf '%s\n' $(SOURCES) | cmp -s - $@ || printf '%s\n' $(SOURCES) > $@

# What builds the package stays in .venv, so that building again needs no second copy of it.
.venv/.build-tools: pyproject.toml setup.py | .venv/.made
	@$(BIN)/python $(PIP) install --no-compile $$($(BIN)/python setup.py needs build) -c constraints.txt
	@touch $@

# Beside what must be installed before anything can be compiled; without npm the installation brings one along.
PAGES := patolli/server/static/index.html
$(PAGES): $(filter web/%,$(SOURCES))
	@[ -z "$(PYTHON)" ] || $(PYTHON) setup.py pages

.venv/.installed: .venv/.sources $(SOURCES) pyproject.toml setup.py constraints.txt | .venv/.build-tools $(PAGES)
	@rm -rf build/wheel
	@start=$$SECONDS; $(BIN)/python $(PIP) install --no-compile $$($(BIN)/python setup.py needs run) -c constraints.txt & \
	  $(BIN)/python -W ignore setup.py -q bdist_wheel --dist-dir build/wheel && wait $$! && \
	  $(BIN)/python $(PIP) install --no-deps --force-reinstall build/wheel/*.whl && \
	  echo "installed after $$((SECONDS - start)) s: $(BIN)/patolli"
	@touch $@

# The installed package names its test tools; nothing is built again for them.
.venv/.test-tools: pyproject.toml constraints.txt | .venv/.installed
	@echo "installing the test tools"
	@$(BIN)/python $(PIP) install 'patolli[dev]' -c constraints.txt
	@$(BIN)/python tools/browser.py
	@touch $@

.venv-peers/.installed: bench/peers.txt
	@[ -n "$(PYTHON)" ] || { echo "patolli needs Python 3.11 or newer with venv; none was found"; exit 1; }
	@echo "making .venv-peers with the peer engines (about 20 s)"
	@$(PYTHON) -m venv --clear .venv-peers
	@.venv-peers/bin/python $(PIP) install -r bench/peers.txt
	@touch $@
