"""The wire: bodies of requests and responses, as types that check what comes in."""
