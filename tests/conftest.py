"""How the tests are run: what hypothesis spends, and the option that rewrites the playthroughs."""

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

settings.register_profile(
    "quick",
    max_examples=50,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("deep", settings.get_profile("quick"), max_examples=300)
settings.load_profile("quick")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-playthroughs",
        action="store_true",
        help="write tests/playthroughs/ anew; say in the commit why they changed",
    )


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are cores: tests in a browser wait most of the time."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests last: what drives the browser keeps a loop running, beside which no other may run."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses of a catalogue that the test holds to")
