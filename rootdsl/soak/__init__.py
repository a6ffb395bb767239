"""Random games, watched: `watch` says what must always hold, `secrets` what nobody may learn, `play` plays one game, `run` many."""
