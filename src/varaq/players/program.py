"""Another program that answers lines: started without a shell, never waited for in vain."""

from __future__ import annotations

import contextlib
import os
import shlex
import signal
import subprocess
import tempfile
from threading import Timer

LONGEST_ANSWER = 64 * 1024
"""Characters of one line of the program."""

GRACE = 2.0
"""Seconds a program has to end when it is told to."""


class Silent(Exception):
    """The program did not answer in time."""


class Ended(Exception):
    """The program ended, or closed its output, without an answer."""


class Program:
    """A running program. `command` is split into words as a shell would, but no shell reads it.

    Raises OSError or ValueError where it cannot be started.
    """

    def __init__(self, command: str) -> None:
        words = shlex.split(command)
        if not words:
            raise ValueError("no command")
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the program
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # so that what it starts itself can be ended with it
            )
        except BaseException:
            self._complaints.close()
            raise

    def ask(self, line: str, *, seconds: float) -> str:
        """Write a line and read one; raises `Silent` or `Ended`, and then the program is no more."""
        process = self._process
        late: list[bool] = []

        def give_up() -> None:
            late.append(True)
            self.kill()

        watch = Timer(seconds, give_up)
        watch.daemon = True
        watch.start()
        answer = ""
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            with contextlib.suppress(OSError):  # it reads no more; it may have answered all the same
                process.stdin.write(line + "\n")
                process.stdin.flush()
            answer = process.stdout.readline(LONGEST_ANSWER)
        except (OSError, ValueError):
            pass  # it was ended
        finally:
            watch.cancel()
        if late:
            raise Silent
        if not answer:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(GRACE)  # else its last words may still be on their way
            raise Ended
        return answer

    def last_words(self) -> str:
        """The last line that it wrote to its error output."""
        size = self._complaints.seek(0, os.SEEK_END)
        self._complaints.seek(max(0, size - 2000))
        lines = self._complaints.read().decode("utf-8", "replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")[-200:]

    def end(self, line: str) -> None:
        """Tell it a last line; whoever does not end by himself is ended."""
        with contextlib.suppress(OSError, ValueError):
            assert self._process.stdin is not None
            self._process.stdin.write(line + "\n")
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self.close()

    def kill(self) -> None:
        """End it, and what it has started."""
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def close(self) -> None:
        """End it and let go of everything that belonged to it."""
        self.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError):
                if pipe is not None:
                    pipe.close()
        self._complaints.close()
