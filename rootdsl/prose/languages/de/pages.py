"""Wörter auf gedruckten Seiten."""

PAGES = {
    "rules": "Die Spielregeln",
    "page": "S.",
    "card": "Karte",
    "effect": "Wirkung",
    "closed": "gesperrt",
    "front": "Vorderseite",
    "back": "Rückseite",
    "abilities": "Fähigkeiten",
    "setup": "Aufbau",
    "how_to_play": "So wird gespielt",
    "turn": "Zug",
    "actions": "Aktionen",
    "done": "fertig",
    "legend": "gestrichelt: kann entfallen · Kreispfeil: mehrmals · grau: was dabei geschieht",
    "any_time": "Jederzeit",
    "house_rules": "Hausregeln",
    "card_title": "Zugübersicht",
}
