"""Checks of the resolved model: what every sentence says is known, and now whether it can be meant."""
