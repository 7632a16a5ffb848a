"""What every answer carries: no foreign script, no guessing of types, no copy left in a browser."""

from __future__ import annotations

from flask import Flask

__all__ = ["register", "POLICY"]

POLICY = ("default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'")


def register(app: Flask) -> None:
    """Put the headers on every answer; an asset says for itself how long it keeps."""

    @app.after_request
    def headers(response):
        response.headers["Content-Security-Policy"] = POLICY
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "same-origin"
        response.headers.setdefault("Cache-Control", "no-store")
        return response
