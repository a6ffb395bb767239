"""Play at a terminal: options and happenings in the reader's words, what a seat may see, a board, persons and bots."""
