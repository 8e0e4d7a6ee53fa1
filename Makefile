.DEFAULT_GOAL := help
.PHONY: help play test rules bench soak docs generate mutation clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1|\2/p' $(MAKEFILE_LIST) | column -t -s '|' 2>/dev/null \
	  || sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1   \2/p' $(MAKEFILE_LIST)

play: $(VENV)/.play ## a match of Historia against bots, in this terminal
	@$(BIN)/saecula play historia

test: $(VENV)/.dev ## lint, types, import contracts, generated code, coverage of the rules, tests
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python -m saecula.core.generate --check
	@$(BIN)/python -m tools.rules
	@$(BIN)/python -m pytest -q -n 2

rules: $(VENV)/.dev ## which clauses of the rules catalogues are named by tests
	@$(BIN)/python -m tools.rules

soak: $(VENV)/.dev ## the long property tests: thousands of random matches
	@$(BIN)/python -m pytest -q -n 2 -m soak --hypothesis-profile=soak

bench: $(VENV)/.bench ## decisions per second and cost of a clone, beside other engines
	@$(BIN)/python -m bench.run

docs: $(VENV)/.docs ## the builders' pages, into site/
	@$(BIN)/python -m tools.rules --write docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet --site-dir site
	@echo "site/index.html"

generate: $(VENV)/.dev ## write the _generated.py modules anew
	@$(BIN)/python -m saecula.core.generate

mutation: $(VENV)/.dev ## do the tests notice small changes of the rules?
	@$(BIN)/python -m tools.mutate

clean: ## remove caches and built files; .venv stays
	@rm -rf site dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml | $(BIN)/python
	@$(PIP) -e .
	@touch $@

$(VENV)/.dev $(VENV)/.docs $(VENV)/.bench: $(VENV)/.%: pyproject.toml | $(BIN)/python
	@$(PIP) -e '.[$*]'
	@touch $@
