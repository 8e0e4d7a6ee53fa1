"""The server: matches for people and bots over HTTP and WebSocket, on SQLite or PostgreSQL."""
