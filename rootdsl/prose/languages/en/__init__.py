"""The rules in one language."""
