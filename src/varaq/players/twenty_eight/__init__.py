"""The rulebook player's 28, 29, Forty and 56: what an experienced player would do, phase by phase."""
