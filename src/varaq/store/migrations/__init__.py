"""How a database of an earlier Varaq becomes one of this Varaq, step by step."""
