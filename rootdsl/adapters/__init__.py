"""A table as an environment of learning libraries: PettingZoo (`aec`) and OpenSpiel (`spiel`).

Both are extras (`pip install rootdsl[pettingzoo]`, `rootdsl[openspiel]`) and are imported by nothing else. They share what an
action is (`actions`) and what a seat observes (`observe`).
"""
