"""The site: the books of a game as pages that need no server, with search, index, glossary and cards."""
