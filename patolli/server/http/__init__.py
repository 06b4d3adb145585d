"""Requests over HTTP and live connections; the only folder that knows the web framework."""
