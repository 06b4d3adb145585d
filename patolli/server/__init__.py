"""The server: tables over the network. Every change is committed to disk, then acknowledged, then published.

From below: `storage`, `accounts` (who asks), `tables` (the domain), `workers` (processes that think), `jobs` (what the
server does by itself), `http`; then `node` (one serving process), `app` (the ASGI application) and `run`.
"""
