# Needs nothing but make and Python 3.11 with venv; everything else goes into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
READY_TEST := $(VENV)/.ready-test
AXE := $(VENV)/node_modules/axe-core/axe.min.js
TABLE := marquise eyrie

.PHONY: demo test test-browser bench lint compile check clean help

help:
	@echo "make demo      a complete game that plays itself: map, log and scores"
	@echo "make test      all tests"
	@echo "make test-browser  tests of the site in a real browser (needs chromium and npm)"
	@echo "make bench     figures of speed"
	@echo "make compile   rules to readable Python in generated/"
	@echo "make check     every message about the rules"
	@echo "make lint      ruff and mypy"

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed: make PYTHON=python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(READY_TEST): $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

demo: $(READY)
	$(BIN)/rootdsl compile
	$(BIN)/rootdsl play $(TABLE) --watch --seed 7
	$(BIN)/rootdsl docs hundreds --format html
	@echo "The chapter of the Hundreds, in both languages: out/docs/root/en/14-hundreds.html and out/docs/root/de/14-hundreds.html"

test: $(READY_TEST)
	$(BIN)/python -m pytest -n 2 --dist worksteal -rs

$(AXE): $(READY_TEST)
	npm install --prefix $(VENV) --no-save --no-audit --no-fund --silent axe-core@4.14.1
	@touch $@

test-browser: $(READY_TEST) $(AXE)
	$(BIN)/python -m pytest -m browser -rs tests/site

bench: $(READY)
	$(BIN)/rootdsl bench $(TABLE)
	-$(BIN)/rootdsl build-native --mixes --game root
	$(BIN)/rootdsl bench --mixes --game root --games 400 --runs 1
	$(BIN)/rootdsl bench --docs --runs 3
	$(BIN)/rootdsl bench --bots $(TABLE) --games 5 --runs 3

compile: $(READY)
	$(BIN)/rootdsl compile

check: $(READY)
	$(BIN)/rootdsl check

lint: $(READY_TEST)
	$(BIN)/ruff check rootdsl generated tests
	$(BIN)/mypy

clean:
	rm -rf $(VENV) build dist out .pytest_cache .mypy_cache .ruff_cache
