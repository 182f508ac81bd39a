"""`varaq`: the card room in a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Group, Parameter

MORE = Group("For a room on the internet", sort_key=1)


def serve(
    *,
    port: Annotated[int | None, Parameter(help="Port; by default the first free one from 8000 on.")] = None,
    host: Annotated[
        str, Parameter(help="Address to listen on; 0.0.0.0 for the whole network.")
    ] = "127.0.0.1",
    data: Annotated[Path | None, Parameter(help="Folder for the matches.")] = None,
    lang: Annotated[Literal["en", "fa", "ar"] | None, Parameter(help="Language of these lines.")] = None,
    database: Annotated[
        str | None,
        Parameter(
            group=MORE,
            env_var="VARAQ_DATABASE",
            help="Database in place of a folder: postgresql://user:password@host/name.",
        ),
    ] = None,
    bus: Annotated[
        str | None,
        Parameter(
            group=MORE,
            env_var="VARAQ_BUS",
            help="How several processes tell each other: redis://host/0, postgresql://…, or none; "
            "by default over a PostgreSQL database.",
        ),
    ] = None,
    behind_proxy: Annotated[
        bool,
        Parameter(
            group=MORE,
            negative="",
            help="A proxy on this machine names the guests' addresses and does https.",
        ),
    ] = False,
    metrics: Annotated[
        str | None,
        Parameter(group=MORE, help="Answer GET /metrics at this port, or host:port, for Prometheus."),
    ] = None,
    log: Annotated[
        Literal["text", "json"], Parameter(group=MORE, help="Form of what is written to the standard error.")
    ] = "text",
    log_level: Annotated[
        Literal["warning", "info", "debug"], Parameter(group=MORE, help="How much is written there.")
    ] = "warning",
    tables_an_hour: Annotated[
        int | None, Parameter(group=MORE, help="Tables that one address may make in an hour; 0: any number.")
    ] = None,
    joins_an_hour: Annotated[
        int | None, Parameter(group=MORE, help="Seats that one address may take in an hour; 0: any number.")
    ] = None,
    connections: Annotated[
        int | None, Parameter(group=MORE, help="Connections of one address at a time; 0: any number.")
    ] = None,
    connections_at_table: Annotated[
        int | None, Parameter(group=MORE, help="Connections to one table at a time; 0: any number.")
    ] = None,
) -> int:
    """Open the card room: a browser on this machine, or on the network, is all that guests need.

    Example: `varaq --port 8000 --host 0.0.0.0`
    """
    from varaq.server.limits import Limits
    from varaq.server.serve import Serving
    from varaq.server.serve import serve as open_room

    asked = {
        "tables": tables_an_hour,
        "joins": joins_an_hour,
        "connections": connections,
        "at_table": connections_at_table,
    }
    limits = Limits(**{name: number for name, number in asked.items() if number is not None})
    return open_room(
        Serving(
            host=host,
            port=port,
            data=data,
            lang=lang,
            database=database,
            bus=bus,
            behind_proxy=behind_proxy,
            metrics=metrics,
            log=log,
            log_level=log_level,
            limits=limits,
        )
    )
