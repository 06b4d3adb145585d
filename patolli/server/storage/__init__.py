"""What is kept: one SQLite file that is the truth."""
