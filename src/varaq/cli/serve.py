"""`varaq`: the card room in a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter


def serve(
    *,
    port: Annotated[int | None, Parameter(help="Port; by default the first free one from 8000 on.")] = None,
    host: Annotated[
        str, Parameter(help="Address to listen on; 0.0.0.0 for the whole network.")
    ] = "127.0.0.1",
    data: Annotated[Path | None, Parameter(help="Folder for the matches.")] = None,
    lang: Annotated[Literal["en", "fa", "ar"] | None, Parameter(help="Language of these lines.")] = None,
) -> int:
    """Open the card room: a browser on this machine, or on the network, is all that guests need.

    Example: `varaq --port 8000 --host 0.0.0.0`
    """
    from varaq.server.serve import serve as open_room

    return open_room(host=host, port=port, data=data, lang=lang)
