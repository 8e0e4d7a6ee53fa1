"""The built web client, or a page that says it has not been built."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

MISSING: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Saecula</title></head>
<body><h1>Saecula</h1>
<p>The server runs, but its web client is not built. Run <code>make play</code>.</p></body>
</html>
"""


class Client:
    """Serves the client's files; paths that the server does not know are pages of the client."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        self._app = GZipMiddleware(_Files(folder), minimum_size=1000)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a file."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        await self._app(scope, receive, send)


class _Files(StaticFiles):
    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self._folder = folder

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["path"] == "/api" or scope["path"].startswith("/api/"):
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or os.path.splitext(path)[1]:
                raise
            return await self._page(scope)
        if path.startswith("assets/"):
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        else:
            response.headers["cache-control"] = "no-cache"
        return response

    async def _page(self, scope: Scope) -> Response:
        if not (self._folder / "index.html").is_file():
            return HTMLResponse(MISSING)
        response = await super().get_response("index.html", scope)
        response.headers["cache-control"] = "no-cache"
        return response
