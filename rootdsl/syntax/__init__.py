"""The first stage: text to tree. See `parser.parse`."""
