"""Building the search kernel: native/*.c into a shared library beside this file.

    python src/varaq/search/build.py        builds it if it is not built from just these sources

It needs the standard library only, so that `./run` and the build hook can call it before anything is
installed. The library's name carries a digest of the sources and of how they are compiled: what is
there is never stale, and two builds at once write the same file.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path

HERE = Path(__file__).parent
NATIVE = HERE.parents[2] / "native"
BUILT = HERE / "_native"
PLATFORM = sysconfig.get_platform()
SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")

# What is computed does not depend on the processor: no product and sum in one step.
FAST = ("-O3", "-ffp-contract=off", *(("-Wl,--no-undefined",) if sys.platform == "linux" else ()))
# On x86 there are two: one without anything that processors came to know after 2009, and one for those
# that can pick a bit of a set in one step. The first one tells whether the second is to be used, so
# that what is built here also runs where it is copied to.
FLAVOURS: dict[str, tuple[str, ...]] = {"": FAST}
if PLATFORM.endswith(("x86_64", "amd64")):
    FLAVOURS = {"": (*FAST, "-march=x86-64-v2"), "-bmi2": (*FAST, "-march=x86-64-v2", "-mbmi", "-mbmi2")}
CHECKED = ("-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=undefined")
"""To run the tests by: a wrong address or an undefined operation ends the program."""

ZIG = "ziglang"


class NotBuilt(Exception):
    """No library: there is no compiler, or none that could do it, and what they said."""


def compilers() -> Iterator[list[str]]:
    """The commands that may compile C here: the wish in `CC`, the system's, and the one that comes from PyPI."""
    if wish := os.environ.get("CC"):
        yield shlex.split(wish)
    for name in ("cc", "gcc", "clang"):
        if found := shutil.which(name):
            yield [found]
    if importlib.util.find_spec("ziglang"):
        yield [sys.executable, "-m", ZIG, "cc"]


def spelled(compiler: Sequence[str], flags: Sequence[str]) -> list[str]:
    """The flags as this compiler wants them: that from PyPI compiles for this very processor unless told."""
    if ZIG not in compiler:
        return list(flags)
    general = [] if any(flag.startswith("-march") for flag in flags) else ["-mcpu=baseline"]
    return [flag.replace("x86-64", "x86_64").replace("_64-v", "_64_v") for flag in flags] + general


def sources(native: Path = NATIVE) -> list[Path]:
    """The kernel's files."""
    return sorted([*native.glob("*.c"), *native.glob("*.h")])


def digest(native: Path = NATIVE) -> str:
    """What tells libraries apart that are built from other sources, or otherwise."""
    found = hashlib.sha256(repr((sysconfig.get_config_var("MULTIARCH"), FLAVOURS)).encode())
    for path in sources(native):
        text = path.read_bytes()
        found.update(f"{path.name} {len(text)}\n".encode() + text)
    return found.hexdigest()[:16]


def libraries(native: Path = NATIVE, into: Path = BUILT) -> dict[str, Path]:
    """Where each flavour of the library that is built from these sources lies, or would."""
    name = f"kernel-{PLATFORM}-{digest(native)}"
    return {flavour: into / f"{name}{flavour}{SUFFIX}" for flavour in FLAVOURS}


def built(into: Path = BUILT) -> list[Path]:
    """The libraries of this system that lie here, in the flavour for every processor; the last one built first."""
    others = tuple(flavour for flavour in FLAVOURS if flavour)
    found = [path for path in into.glob(f"kernel-{PLATFORM}-*{SUFFIX}") if not path.stem.endswith(others)]
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def flavour_of(path: Path, flavour: str) -> Path:
    """The same library in another flavour."""
    return path.with_name(path.stem + flavour + path.suffix)


def build(*, native: Path = NATIVE, into: Path = BUILT, loud: bool = False) -> list[Path]:
    """The libraries built from these sources, compiled if they are not there. Raises `NotBuilt`."""
    wanted = libraries(native, into)
    if all(path.exists() for path in wanted.values()):
        return list(wanted.values())
    complaints = []
    into.mkdir(exist_ok=True)
    for compiler in compilers():
        if loud:
            print(f"varaq: building the search kernel with {shlex.join(compiler)} …", file=sys.stderr)
        with tempfile.TemporaryDirectory(dir=into, prefix=".building-") as room:
            made = [Path(room) / path.name for path in wanted.values()]
            with ThreadPoolExecutor() as several:
                tries = several.map(partial(compile_to, compiler, native), FLAVOURS.values(), made)
                complaint = next((one for one in tries if one), None)
            if libraries(native, into) != wanted:  # somebody writes at the sources meanwhile
                return build(native=native, into=into, loud=loud)
            if complaint is None:
                for path in made:
                    os.replace(path, into / path.name)
                _remove_all_but(list(wanted.values()))
                return list(wanted.values())
            complaints.append(f"{shlex.join(compiler)}: {complaint}")
    raise NotBuilt("\n".join(complaints) or "no C compiler was found")


def compile_to(compiler: Sequence[str], native: Path, flags: Sequence[str], made: Path) -> str | None:
    """Compile one library; what spoke against it, or nothing."""
    files = [str(path) for path in sources(native) if path.suffix == ".c"]
    if not files:
        return f"no sources in {native}"
    position = () if sys.platform == "win32" else ("-fPIC",)
    command = [
        *compiler,
        "-std=c11",
        *spelled(compiler, flags),
        *position,
        "-shared",
        "-o",
        str(made),
        *files,
        "-lm",
    ]
    # The compiler from PyPI keeps what it makes, by default in the user's home.
    caches = {name: str(made.parent / "cache") for name in ("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR")}
    try:
        done = subprocess.run(
            command, env=os.environ | caches, capture_output=True, text=True, errors="replace", timeout=600
        )
    except (OSError, subprocess.TimeoutExpired) as trouble:
        return str(trouble)
    if done.returncode or not made.exists():
        return done.stderr.strip() or f"ended with {done.returncode}"
    return None


def _remove_all_but(wanted: Sequence[Path]) -> None:
    """Remove what was built from other sources, if the system lets it go."""
    for path in wanted[0].parent.glob(f"kernel-{PLATFORM}-*{SUFFIX}"):
        if path not in wanted:
            with suppress(OSError):
                path.unlink()


def works(compiler: Sequence[str]) -> bool:
    """Whether it compiles anything: some systems have a compiler without the headers of C."""
    with tempfile.TemporaryDirectory() as room:
        Path(room, "any.c").write_text(
            "#include <math.h>\n#include <stdlib.h>\nint any(void) { return 1; }\n"
        )
        return compile_to(compiler, Path(room), ("-O1",), Path(room, "any" + SUFFIX)) is None


def main(wishes: Sequence[str]) -> int:
    """Build. Ends with 1 where there is no compiler that works (no news if `--quiet`), with 2 where it is the sources."""
    try:
        build(loud=True)
    except (NotBuilt, OSError) as trouble:
        working = any(works(compiler) for compiler in compilers())
        if working or "--quiet" not in wishes:
            print(f"varaq: {trouble}", file=sys.stderr)
        return 2 if working else 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
