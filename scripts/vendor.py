#!/usr/bin/env python3
"""Makes `src/varaq/web/vendor` from npm packages, or checks it.

    scripts/vendor.py            make the folder anew; needs npm, node and the network
    scripts/vendor.py --check    compare the files with VENDOR.md; needs neither

Every package is named with its exact version below. The work is done in a temporary
folder; what comes out is written to the tree together with VENDOR.md. If a made file
differs from the one recorded, the script says so and exits with 1: look at the
difference, then commit it or not.

The `.d.ts` files are ours, and small: they declare what the page uses, so that
`tsc --checkJs` needs no node_modules. They may be edited, and have no checksum.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
PARTS = HERE / "vendor"
VENDOR = HERE.parent / "src" / "varaq" / "web" / "vendor"
TABLE = VENDOR / "VENDOR.md"

PACKAGES = {
    "lit": "3.3.3",
    "lit-html": "3.3.3",
    "lit-element": "4.2.2",
    "@lit/reactive-element": "2.1.2",
    "@fluent/bundle": "0.19.1",
    "@noble/hashes": "2.4.0",
    "@fontsource-variable/vazirmatn": "5.3.0",
    "@letele/playing-cards": "0.1.0",
}
TOOLS = {"esbuild": "0.28.2", "svgo": "4.1.0"}

# file -> (package it comes from, licence); None: written here.
FILES: dict[str, tuple[str | None, str]] = {
    "lit.js": ("lit", "BSD-3-Clause"),
    "lit.LICENSE.txt": ("lit", "BSD-3-Clause"),
    "lit.d.ts": (None, "as Varaq"),
    "fluent.js": ("@fluent/bundle", "Apache-2.0"),
    "fluent.LICENSE.txt": ("@fluent/bundle", "Apache-2.0"),
    "fluent.d.ts": (None, "as Varaq"),
    "hashes.js": ("@noble/hashes", "MIT"),
    "hashes.LICENSE.txt": ("@noble/hashes", "MIT"),
    "hashes.d.ts": (None, "as Varaq"),
    "vazirmatn.woff2": ("@fontsource-variable/vazirmatn", "OFL-1.1"),
    "vazirmatn.LICENSE.txt": ("@fontsource-variable/vazirmatn", "OFL-1.1"),
    "courts.svg": ("@letele/playing-cards", "CC0-1.0"),
    "courts.LICENSE.txt": ("@letele/playing-cards", "CC0-1.0"),
}

NOTES = """\
# What is vendored here

Made by `scripts/vendor.py`, checked in CI by `scripts/vendor.py --check`. Nothing here
is edited by hand, except the `.d.ts` files, which are ours.

- **lit.js**: all of `lit` and the directives `classMap guard ifDefined keyed live ref
  createRef repeat styleMap`, one module. The `unsafe*` directives are left out.
- **fluent.js**: `FluentBundle FluentResource FluentNumber FluentDateTime FluentNone
  FluentType`. The package ships no licence file; the text is the Apache licence 2.0
  that its `package.json` names.
- **hashes.js**: `sha256` and `hmac`, by Paul Miller: a page that came over plain http has no
  `crypto.subtle`.
- **vazirmatn.woff2**: the Arabic-script subset, variable weight 100-900. Copyright 2015
  The Vazirmatn Project Authors.
- **courts.svg**: the twelve court figures by Adrian Kennard (CC0), taken from their
  React wrapping, corner pips and indices left out, colours calmed. One `symbol` a card,
  `KS` … `JC`, 1300 x 2057, double-headed; the pips on the clothes are `currentColor`.

"""


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def recorded() -> dict[str, str]:
    """File name -> sha256, as VENDOR.md has it."""
    if not TABLE.exists():
        return {}
    rows = re.findall(r"^\| `([^`]+)` \|.*\| `([0-9a-f]{64})` \|$", TABLE.read_text("utf-8"), re.M)
    return dict(rows)


def check() -> list[str]:
    """Every way in which the folder differs from its table."""
    wanted = recorded()
    problems = [
        f"{name}: not in VENDOR.md" for name, (package, _) in FILES.items() if package and name not in wanted
    ]
    for name, sha in wanted.items():
        path = VENDOR / name
        if not path.exists():
            problems.append(f"{name}: missing")
        elif digest(path) != sha:
            problems.append(f"{name}: sha256 {digest(path)}, VENDOR.md has {sha}")
    known = {*FILES, *wanted, TABLE.name}
    problems += [
        f"{p.name}: in the folder, not in VENDOR.md" for p in sorted(VENDOR.iterdir()) if p.name not in known
    ]
    return problems


def write_table() -> None:
    lines = ["| file | package | version | licence | sha256 |", "|---|---|---|---|---|"]
    for name, (package, licence) in FILES.items():
        source = f"{package} | {PACKAGES[package]}" if package else "ours | –"
        sha = f"`{digest(VENDOR / name)}`" if package else "–"
        lines.append(f"| `{name}` | {source} | {licence} | {sha} |")
    TABLE.write_text(NOTES + "\n".join(lines) + "\n", "utf-8")


def bundle(work: Path, entry: Path, out: Path, banner: str) -> None:
    subprocess.run(
        [
            work / "node_modules/.bin/esbuild",
            entry,
            "--bundle",
            "--minify",
            "--format=esm",
            "--target=es2021",
            "--charset=utf8",
            "--legal-comments=none",
            f"--banner:js=/* {banner} */",
            "--log-level=warning",
            f"--outfile={out}",
        ],
        cwd=work,
        check=True,
    )


def apache_licence(modules: Path) -> Path:
    """The Apache text: from the package, should it ever carry one, or from Debian's."""
    for path in (modules / "@fluent/bundle/LICENSE", Path("/usr/share/common-licenses/Apache-2.0")):
        if path.exists():
            return path
    return VENDOR / "fluent.LICENSE.txt"


def make(work: Path) -> None:
    wanted = {**PACKAGES, **TOOLS}
    (work / "package.json").write_text(json.dumps({"private": True, "dependencies": wanted}), "utf-8")
    subprocess.run(
        ["npm", "install", "--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund", "--silent"],
        cwd=work,
        check=True,
    )
    modules, out = work / "node_modules", work / "out"
    out.mkdir()
    for name in ("lit.entry.js", "fluent.entry.js", "hashes.entry.js"):
        # esbuild looks for packages from the entry's folder upwards.
        shutil.copy(PARTS / name, work / name)
    bundle(
        work,
        work / "lit.entry.js",
        out / "lit.js",
        f"lit {PACKAGES['lit']}, BSD-3-Clause, see lit.LICENSE.txt",
    )
    fluent = f"@fluent/bundle {PACKAGES['@fluent/bundle']}, Apache-2.0, see fluent.LICENSE.txt"
    bundle(work, work / "fluent.entry.js", out / "fluent.js", fluent)
    hashes = f"@noble/hashes {PACKAGES['@noble/hashes']}, MIT, see hashes.LICENSE.txt"
    bundle(work, work / "hashes.entry.js", out / "hashes.js", hashes)
    subprocess.run(["node", PARTS / "courts.mjs", modules, out / "courts.svg"], check=True)

    font = modules / "@fontsource-variable/vazirmatn"
    copies = {
        "lit.LICENSE.txt": modules / "lit/LICENSE",
        "fluent.LICENSE.txt": apache_licence(modules),
        "hashes.LICENSE.txt": modules / "@noble/hashes/LICENSE",
        "vazirmatn.woff2": font / "files/vazirmatn-arabic-wght-normal.woff2",
        "vazirmatn.LICENSE.txt": font / "LICENSE",
        "courts.LICENSE.txt": modules / "@letele/playing-cards/LICENSE",
    }
    for name, source in copies.items():
        shutil.copyfile(source, out / name)
    VENDOR.mkdir(parents=True, exist_ok=True)
    for path in out.iterdir():
        shutil.copyfile(path, VENDOR / path.name)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare with VENDOR.md, without the network")
    if parser.parse_args().check:
        problems = check()
        print("\n".join(problems) if problems else f"vendor: {len(recorded())} files as recorded")
        return 1 if problems else 0
    before = recorded()
    with tempfile.TemporaryDirectory() as folder:
        make(Path(folder))
    write_table()
    changed = [name for name, sha in recorded().items() if before and before.get(name) != sha]
    print("changed: " + ", ".join(changed) if changed else "vendor: made, nothing changed")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
