"""What Alembic runs: all steps over one connection, whose transaction belongs to `varaq.store.upgrade`."""

from alembic import context

from varaq.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
