"""Maps: the graph that the compiler asks (`graph`, `problems`), its texts (`export`) and its picture (`draw`).

`draw` reads `style` (colours), `field` (where places stand), `trails` and `woods` (what lies
between), `counters` (pieces), `legend` and `shapes` (geometry); the markup is in `templates/`.
"""
