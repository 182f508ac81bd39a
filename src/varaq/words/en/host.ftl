### What whoever hosts a room is told, and guests where the room has had enough

cli-serve-bad-database = This is no address of a database: { $text }. It looks like postgresql://user:password@host/name or sqlite:///folder/file.db
cli-serve-bad-bus = This is no address of a bus: { $text }. It looks like redis://host/0 or postgresql://user:password@host/name; “none” stands for no bus.
cli-serve-no-driver = What speaks to it is not installed. Install it: pip install "varaq[{ $text }]"
cli-serve-no-database = The database { $place } cannot be opened: { $why }
cli-serve-database-too-new = The database { $place } has been used by a later Varaq. Update this one, or name another database.
cli-serve-metrics = Metrics for Prometheus: { $address }
cli-serve-metrics-taken = Metrics cannot be served at { $text }. Name a free port: --metrics 9100

refusal-too_many_tables = Many tables have been opened from here lately. A new one can be opened { $minutes ->
        [one] in a minute
       *[other] in { $minutes } minutes
    }; the others are still there.
refusal-too_many_joins = Many seats have been taken from here lately. Try again { $minutes ->
        [one] in a minute
       *[other] in { $minutes } minutes
    }.
refusal-too_many_connections = Too many windows are open from here. Close those you do not need, then load this page again.
refusal-table_crowded = Too many people are looking at this table. Try again a little later.
