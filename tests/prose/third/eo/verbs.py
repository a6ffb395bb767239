"""What Esperanto knows by itself; its nouns have no article of their own, so `ARTICLES` is missing."""

from __future__ import annotations

WORDS = {
    "player": '"ludanto"',
    "card": '"karto"',
    "pieces": '"figuroj"',
}

FRAMES = {
    "choose": '"elekti", what acc',
    "place": '"meti", what acc, at where',
    "put": '"movi", what acc, to where',
    "move": '"movi", what acc',
    "draw": '"tiri", what acc',
    "have": '"havi", what acc',
    "be": '"esti", what nom',
    "be_during": '"esti", "en" what nom',
    "be_adjacent": '"tuŝi", to acc',
    "come_before": '"veni", subject first, "antaŭ" second nom',
    "own_rules": '"diri", subject "viaj propraj reguloj", ", kion vi faras en ĉi tiu fazo"',
    "do_following": '"fari", "la sekvon"',
    "carry_out": '"fari", what acc',
}

LEADS = {
    "if": "se {clause},",
    "outside": "ekster {phrase}",
    "unless": ", krom se {clause}",
    "if_more": "se estas pli,",
    "if_several": "se estas pluraj,",
    "up_to_times": "ĝis {times}",
    "after_each": "post ĉiu {phrase},",
    "after_each_round": "post ĉiu unuopa trairo de {phrase},",
    "at_window": "ĉe {phrase},",
    "see": "(vidu {phrase})",
}
BEHIND = ("unless", "outside", "see")

TAILS = {"these": "–", "most": "kun plej multe da", "of": "de"}
