"""The rule book: the model of a game as chapters of numbered entries, which every kind of output prints."""
