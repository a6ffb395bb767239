"""Esperanto, as far as a small game needs it: the proof that a language is one folder."""
