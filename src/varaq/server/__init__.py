"""The card room over HTTP and WebSocket: connections, keys, order of arrival; no rule of any game."""
