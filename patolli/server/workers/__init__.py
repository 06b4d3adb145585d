"""Processes that think: for bots, hints, win chances, and on whole records."""
