"""Building the kernel: once for the same sources, with whatever compiles, and what happens where nothing does."""

import importlib.util
import logging
import os
import shutil
import subprocess
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from varaq.search import build, library
from varaq.search.layout import CPayoff, CTables, State

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
COMPILERS = list(build.compilers())
SMALL = "int answer(void) { return 42; }\n"
needs_compiler = pytest.mark.skipif(not COMPILERS, reason="no C compiler here")


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """Sources that are compiled in a moment."""
    (tmp_path / "native").mkdir()
    (tmp_path / "native" / "small.c").write_text(SMALL)
    return tmp_path


def build_small(room: Path) -> list[Path]:
    return build.build(native=room / "native", into=room / "built")


@needs_compiler
def test_the_kernel_in_use_is_built_from_the_sources_that_are_here():
    assert library.LIBRARY is not None
    if library.WISH not in os.environ:
        assert build.digest() in library.LIBRARY.path.name


@needs_compiler
def test_what_is_built_is_built_anew_only_when_the_sources_change(small):
    first = build_small(small)
    made = [path.stat().st_mtime_ns for path in first]
    assert build_small(small) == first
    assert [path.stat().st_mtime_ns for path in first] == made
    (small / "native" / "small.c").write_text(SMALL.replace("42", "43"))
    second = build_small(small)
    assert not set(first) & set(second)
    assert set((small / "built").iterdir()) == set(second)


@needs_compiler
def test_several_may_build_at_once(small):
    with ThreadPoolExecutor(4) as several:
        found = list(several.map(build_small, [small] * 4))
    assert all(one == found[0] for one in found)
    assert set((small / "built").iterdir()) == set(found[0])


@needs_compiler
def test_sources_that_do_not_compile_are_told_with_what_the_compiler_said(small):
    (small / "native" / "small.c").write_text("int answer(void) { return nothing; }\n")
    with pytest.raises(build.NotBuilt, match="nothing"):
        build_small(small)
    assert not list((small / "built").iterdir())


def test_where_there_is_no_compiler_nothing_is_built(small, monkeypatch):
    monkeypatch.setattr(build, "compilers", lambda: iter(()))
    with pytest.raises(build.NotBuilt, match="no C compiler"):
        build_small(small)


def test_a_compiler_that_does_not_work_is_passed_over(small, monkeypatch):
    monkeypatch.setattr(build, "compilers", lambda: iter((["false"], *COMPILERS)))
    if COMPILERS:
        assert build_small(small)
    assert not build.works(["false"])
    assert not build.works(["there-is-no-such-command"])


def test_a_library_of_another_shape_is_refused_and_said_once(tmp_path, monkeypatch, caplog):
    monkeypatch.setenv(library.WISH, str(tmp_path / "none.so"))
    with caplog.at_level(logging.WARNING, "varaq.search"):
        assert library.find() is None
    assert "slower" in caplog.text
    assert len(caplog.records) == 1


@needs_compiler
def test_a_library_with_structures_of_other_sizes_is_refused(small, monkeypatch, caplog):
    (small / "native" / "small.c").write_text("long long vq_sizes(int which) { return which; }\n")
    monkeypatch.setenv(library.WISH, str(build_small(small)[0]))
    assert library.find() is None
    assert "sizes" in caplog.text


def test_the_structures_have_the_size_that_is_written_down():
    from ctypes import sizeof

    assert [sizeof(one) for one in (CTables, State, CPayoff)] == [5904, 120, 16]


def python(*words: str, **names: str) -> "subprocess.CompletedProcess[str]":
    given = os.environ | {"PYTHONPATH": str(ROOT / "src")} | names
    return subprocess.run(
        [sys.executable, *words], env=given, cwd=ROOT, capture_output=True, text=True, timeout=900
    )


def test_the_search_in_python_serves_if_it_is_wished():
    done = python(
        "-c",
        "from varaq.search import kernel; print(kernel.COMPILED, kernel.legal.__module__)",
        VARAQ_KERNEL="plain",
    )
    assert done.stdout.split() == ["False", "varaq.search.plain.position"]
    assert not done.stderr


def sanitizer() -> str | None:
    """The library that has to be loaded first where a program watches its addresses."""
    for compiler in COMPILERS[:1]:
        asked = [*compiler, "-print-file-name=libasan.so"]
        found = subprocess.run(asked, capture_output=True, text=True).stdout.strip()
        if os.path.isabs(found):
            return found
    return None


@needs_compiler
def test_no_address_and_no_operation_of_the_kernel_is_wrong(tmp_path):
    watch = sanitizer()
    made = tmp_path / f"checked{build.SUFFIX}"
    if watch is None or build.compile_to(COMPILERS[0], build.NATIVE, build.CHECKED, made):
        pytest.skip("the compiler here has no sanitizers")
    done = python(
        *("-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not deep"),
        *("-k", "not named_house", str(HERE / "test_kernel.py")),
        VARAQ_KERNEL=str(made),
        LD_PRELOAD=watch,
        ASAN_OPTIONS="detect_leaks=0",
        UBSAN_OPTIONS="print_stacktrace=1",
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert "passed" in done.stdout
    assert "runtime error" not in done.stderr


def copy_of_the_house(to: Path) -> Path:
    """What a wheel is made of."""
    for name in ("native", "src"):
        shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__", "_native"))
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, to / name)
    return to


def bare_path(room: Path, *names: str) -> str:
    """A path on which there are these commands and no compiler."""
    room.mkdir()
    for name in names:
        (room / name).symlink_to(shutil.which(name) or "/none")
    return str(room)


@pytest.mark.skipif(sys.platform == "win32", reason="./run is a shell script")
def test_run_goes_on_where_there_is_neither_a_compiler_nor_a_network(tmp_path):
    (tmp_path / "requirements").mkdir()
    shutil.copy(ROOT / "run", tmp_path)
    for group in ("room", "compiler"):
        shutil.copy(ROOT / "requirements" / f"{group}.lock", tmp_path / "requirements")
    shutil.copytree(ROOT / "native", tmp_path / "native")
    (tmp_path / "src/varaq/search").mkdir(parents=True)
    shutil.copy(ROOT / "src/varaq/search/build.py", tmp_path / "src/varaq/search")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / ".venv"], check=True)
    shutil.copy(ROOT / "requirements/room.lock", tmp_path / ".venv/.has-room")
    path = bare_path(tmp_path / "bin", "sh", "dirname", "cmp", "cp", "rm")
    given = {"PATH": path, "CC": ""}

    def run(*words: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [tmp_path / "run", *words], env=given, capture_output=True, text=True, timeout=60
        )

    first = run("python", "-c", "print('here')")
    assert (first.returncode, first.stdout) == (0, "here\n")
    assert "slower" in first.stderr
    again = run("python", "-c", "print('here')")
    assert (again.stdout, again.stderr) == ("here\n", "")
    assert run("kernel").returncode == 1


def wheel_of(house: Path, builder: Path, **names: str) -> tuple[Path, str]:
    """The wheel that the build makes of a copy of the house."""
    done = subprocess.run(
        [builder, "-m", "pip", "wheel", "--no-deps", "-w", str(house / "dist"), str(house)],
        env=os.environ | names,
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = (house / "dist").glob("*.whl")
    return wheel, done.stdout + done.stderr


@pytest.fixture(scope="module")
def builder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python with pip."""
    room = tmp_path_factory.mktemp("venv")
    subprocess.run([sys.executable, "-m", "venv", room], check=True)
    return room / "bin" / "python"


def libraries_in(wheel: Path) -> list[str]:
    return [name for name in zipfile.ZipFile(wheel).namelist() if "/_native/" in name]


def kernel_of(wheel: Path, room: Path) -> str:
    """What the kernel in an unpacked wheel says of itself."""
    zipfile.ZipFile(wheel).extractall(room)
    done = python(
        "-c", "from varaq.search import kernel as k; print(k.COMPILED, k.__file__)", PYTHONPATH=str(room)
    )
    assert str(room) in done.stdout
    return done.stdout.split()[0]


@pytest.mark.deep
@needs_compiler
def test_a_wheel_brings_the_kernel_for_this_system(tmp_path, builder):
    wheel, _ = wheel_of(copy_of_the_house(tmp_path), builder)
    assert "-py3-none-" in wheel.name
    assert not wheel.name.endswith("any.whl")
    assert len(libraries_in(wheel)) == len(build.FLAVOURS)
    assert kernel_of(wheel, tmp_path / "unpacked") == "True"


@pytest.mark.deep
def test_without_a_compiler_of_the_system_the_wheel_gets_one_from_pypi(tmp_path, builder):
    path = bare_path(tmp_path / "bin", "sh")
    wheel, _ = wheel_of(copy_of_the_house(tmp_path), builder, PATH=path, CC="")
    assert len(libraries_in(wheel)) == len(build.FLAVOURS)
    assert kernel_of(wheel, tmp_path / "unpacked") == "True"


@pytest.mark.deep
def test_where_nothing_compiles_the_wheel_is_one_for_every_system(tmp_path, builder):
    house = copy_of_the_house(tmp_path)
    for path in (house / "native").glob("*.c"):
        path.write_text("this is no C;\n")
    wheel, _ = wheel_of(house, builder)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not libraries_in(wheel)
    assert kernel_of(wheel, tmp_path / "unpacked") == "False"


@pytest.mark.skipif(not importlib.util.find_spec("ziglang"), reason="no compiler from PyPI here")
def test_the_compiler_from_pypi_compiles_the_kernel_too(tmp_path, monkeypatch):
    monkeypatch.setattr(build, "compilers", lambda: iter(([sys.executable, "-m", build.ZIG, "cc"],)))
    assert build.build(into=tmp_path)
