"""Who asks: users by their sessions, programs by their tokens."""
