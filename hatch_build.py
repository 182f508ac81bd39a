"""The wheel's build hook: the search kernel is compiled into it, or where nothing compiles a wheel without it is made.

A wheel with the kernel belongs to one system and to any Python. Where no compiler of the system does it,
one is asked for from PyPI.
"""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.tags import sys_tags

COMPILER = (
    "ziglang>=0.13; sys_platform in 'linux darwin win32'"
    " and platform_machine in 'x86_64 AMD64 aarch64 arm64 ARM64'"
)
INTO = "varaq/search/_native"


def builder(root: str) -> ModuleType:
    """`varaq.search.build`, which needs nothing that is not in the standard library."""
    spec = importlib.util.spec_from_file_location("build_kernel", Path(root, "src/varaq/search/build.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class KernelHook(BuildHookInterface):
    """Compiles native/ for the wheel."""

    def dependencies(self) -> list[str]:
        """A compiler, if the system has none that can do it."""
        build = builder(self.root)
        try:
            build.build()
        except (build.NotBuilt, OSError):
            return [COMPILER]
        return []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put the libraries into the wheel, which is then one for this system."""
        build = builder(self.root)
        try:
            libraries = build.build()
        except (build.NotBuilt, OSError) as trouble:
            self.app.display_warning(
                f"The search kernel is not compiled; its slower twin in Python serves.\n{trouble}"
            )
            return
        if version == "editable":
            return
        system = next(
            tag.platform for tag in sys_tags() if "many" not in tag.platform and "musll" not in tag.platform
        )
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{system}"
        build_data["force_include"] |= {str(path): f"{INTO}/{path.name}" for path in libraries}
