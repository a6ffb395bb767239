"""Folding: a linked table computed beforehand, for thousands of games on it."""
