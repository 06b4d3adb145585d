"""The server: tables over the network. Commit, then acknowledge, then tell.

To read it from below: `store` (SQLite, one writer), `archive` (all SQL), `table` (a match in memory whose every change
is on disk first), `hall` (all tables), `seating` (who sits where), `deeds` (what players do), `sight` (what they may
see), `people` (who they are), `bots` and `worker` (who plays for them); then the web: `wire` (what travels), `handlers`
and `routes`, `live` (WebSockets), `guard`, `limits`, `app`, `openapi`, and `serve`, the process. `catalogue` is what
never changes, `copies` are backups, `log` and `metrics` are for who watches over it.
"""
