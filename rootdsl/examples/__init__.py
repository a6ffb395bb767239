"""Examples: situations with their outcome, which are tests and, printed below their rule, text."""
