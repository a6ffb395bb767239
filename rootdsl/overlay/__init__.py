"""House rules laid over the model of a game: what they leave out is gone, what they print stands there; and it can be taken off."""
