"""A running game: the checked gate with undo, fair draws and previews."""
