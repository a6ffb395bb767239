"""Rules as sentences: clauses planned from the typed statements, realised in each language."""
