"""Many games under one plan, what they tell, and two versions of the rules on the same seeds.

`plan` says who plays whom in game number n, `tape` counts what happens in a game, `game` plays one, `batch` shares them
out and `store` keeps them in one SQLite file. `figures` is the statistics; `reading` makes `findings` of a file,
`pictures` draws them, `page` and `terminal` show them; `paired` compares two versions.
"""
