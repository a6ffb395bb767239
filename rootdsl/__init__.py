"""rootdsl: a compiler for the rules of board games, written as `.law` files."""
