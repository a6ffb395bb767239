"""Words on printed pages."""

PAGES = {
    "rules": "The Rules of Play",
    "page": "p.",
    "card": "Card",
    "effect": "Effect",
    "closed": "closed",
    "front": "Front",
    "back": "Back",
    "abilities": "Abilities",
    "setup": "Set-up",
    "how_to_play": "How to Play",
    "turn": "Turn",
    "actions": "Actions",
    "done": "done",
    "legend": "dashed: may be passed by · circling arrow: again and again · grey: what it makes use of",
    "any_time": "At any point",
    "house_rules": "House Rules",
    "card_title": "Turn Summary",
}
