"""Rules changed on purpose, one small thing at a time: does an example, or a watched game, notice?

`page` cuts a text, `nodes` asks a tree, `change` lists the changes of a file, `trial` judges one, `campaign` many, `report` tells.
"""
