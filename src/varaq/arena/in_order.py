"""Work that is done by several processes and handed back in the order in which it was asked for."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeVar

Asked = TypeVar("Asked")
Done = TypeVar("Done")


def in_order(
    work: Callable[[Asked], Done],
    asked: Iterable[Asked],
    *,
    jobs: int,
    prepare: Callable[[], object] | None = None,
) -> Generator[Done, None, None]:
    """`work` of everything in `asked`, in that order; of an endless one a little more than is taken is done.

    Each process calls `prepare` first. One job is done here, without a process. What the work
    raises is raised here.
    """
    if jobs == 1:
        if prepare is not None:
            prepare()
        yield from map(work, asked)
        return
    with ProcessPoolExecutor(jobs, initializer=prepare) as pool:
        rest = iter(asked)
        waiting: deque[Future[Done]] = deque()
        try:
            for each in rest:
                waiting.append(pool.submit(work, each))
                if len(waiting) >= 2 * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
