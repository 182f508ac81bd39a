#!/bin/sh
# Make requirements/*.lock anew: hashed, without the name of any host. Needs uv.
set -eu
cd "$(dirname "$0")/.."
until="${1:-$(date -u +%Y-%m-%d)}"
lock() { uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
  --no-emit-index-url --exclude-newer "$until" "$@"; }
lock pyproject.toml -o requirements/room.lock
lock pyproject.toml --extra postgres --extra redis -c requirements/room.lock -o requirements/cluster.lock
lock pyproject.toml --extra postgres --extra redis --group dev -c requirements/room.lock -o requirements/dev.lock
lock pyproject.toml --group bench -c requirements/room.lock -o requirements/bench.lock
lock --group pyproject.toml:compiler -o requirements/compiler.lock
