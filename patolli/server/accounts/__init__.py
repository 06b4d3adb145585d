"""Callers: users by their sessions, programs by their secrets."""
