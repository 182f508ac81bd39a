"""Looking ahead: games as tables a small search kernel can play on, and what is searched with them."""
