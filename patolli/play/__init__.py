"""Playing: the gate, undo and draws of a table, the laws that every game obeys, speed."""
