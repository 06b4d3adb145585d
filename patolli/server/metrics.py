"""Measurements of a server, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
REQUESTS = Counter("patolli_requests", "answers by route and status", ["route", "status"], registry=REGISTRY)
DECISIONS = Counter("patolli_decisions", "decisions on disk", ["game"], registry=REGISTRY)
SECONDS = Histogram("patolli_decision_seconds", "from a decision to its acknowledgement", registry=REGISTRY)
SOCKETS = Gauge("patolli_sockets", "live connections", registry=REGISTRY)
TABLES = Gauge("patolli_tables", "tables in memory", registry=REGISTRY)
GC_SECONDS = Histogram("patolli_gc_seconds", "garbage collections, by generation", ["generation"], registry=REGISTRY)
BOT_FAILURES = Counter("patolli_bot_failures", "answers that a bot failed to give", registry=REGISTRY)


def exposition() -> bytes:
    """All of it as Prometheus reads it."""
    return generate_latest(REGISTRY)
