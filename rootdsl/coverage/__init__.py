"""Which rule carries each heading of a printed rule book, and which example shows it."""
