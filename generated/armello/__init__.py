"""Modules: made by rootdsl from the rules beside this folder. Never edit: change the rules and compile."""
