"""Measuring: games and decisions a second, cloning, compiling."""
