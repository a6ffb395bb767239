"""The Armoury: made by rootdsl from armello/decks/armoury.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# armello/decks/armoury.law:10 armoury.steel_sword.0: does it apply now?
def steel_sword_0_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me in (owner_of(t, u.attacker), owner_of(t, u.defender))

# armello/decks/armoury.law:10 armoury.steel_sword.0
def steel_sword_0(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_armoury_steel_sword and override(t, s, f, t.x_armoury_steel_sword, 1, len(s.stack) - 1, 0):
        return True
    u.bonus_swords[0 if owner_of(t, u.attacker) == f.me else 1] += 1
    return finish(s)

# armello/decks/armoury.law:10 armoury.steel_sword.0
def steel_sword_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/decks/armoury.law:14 armoury.battle_armour.1: does it apply now?
def battle_armour_1_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me in (owner_of(t, u.attacker), owner_of(t, u.defender))

# armello/decks/armoury.law:14 armoury.battle_armour.1
def battle_armour_1(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_armoury_battle_armour and override(t, s, f, t.x_armoury_battle_armour, 1, len(s.stack) - 1, 0):
        return True
    u.bonus_shields[0 if owner_of(t, u.attacker) == f.me else 1] += 1
    return finish(s)

# armello/decks/armoury.law:14 armoury.battle_armour.1
def battle_armour_1_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/decks/armoury.law:18 armoury.lionheart.2: does it apply now?
def lionheart_2_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return owner_of(t, u.defender) == f.me

# armello/decks/armoury.law:18 armoury.lionheart.2
def lionheart_2(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_armoury_lionheart and override(t, s, f, t.x_armoury_lionheart, 1, len(s.stack) - 1, 0):
        return True
    u.steadfast[0 if u.defender == u.attacker else 1] = 1
    return finish(s)

# armello/decks/armoury.law:18 armoury.lionheart.2
def lionheart_2_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/decks/armoury.law:22 armoury.war_horn.3: does it apply now?
def war_horn_3_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me in (owner_of(t, u.attacker), owner_of(t, u.defender))

# armello/decks/armoury.law:22 armoury.war_horn.3
def war_horn_3(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_armoury_war_horn and override(t, s, f, t.x_armoury_war_horn, 1, len(s.stack) - 1, 0):
        return True
    u.bonus_dice[0 if owner_of(t, u.attacker) == f.me else 1] += 1
    return finish(s)

# armello/decks/armoury.law:22 armoury.war_horn.3
def war_horn_3_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/decks/armoury.law:26 armoury.moon_cloak.4: does it apply now?
def moon_cloak_4_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me in (owner_of(t, u.attacker), owner_of(t, u.defender)) and (s.record[t.record_kingdom].time == 1)

# armello/decks/armoury.law:26 armoury.moon_cloak.4
def moon_cloak_4(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_armoury_moon_cloak and override(t, s, f, t.x_armoury_moon_cloak, 1, len(s.stack) - 1, 0):
        return True
    u.bonus_dice[0 if owner_of(t, u.attacker) == f.me else 1] += 1
    return finish(s)

# armello/decks/armoury.law:26 armoury.moon_cloak.4
def moon_cloak_4_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/decks/armoury.law:32 armoury.battle_song.5: does it apply now?
def battle_song_5_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me in (owner_of(t, u.attacker), owner_of(t, u.defender))

# armello/decks/armoury.law:32 armoury.battle_song.5
def battle_song_5(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_armoury_battle_song and override(t, s, f, t.x_armoury_battle_song, 1, len(s.stack) - 1, 0):
        return True
    u.bonus_dice[0 if owner_of(t, u.attacker) == f.me else 1] += 1
    return finish(s)

# armello/decks/armoury.law:32 armoury.battle_song.5
def battle_song_5_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/decks/armoury.law:36 armoury.stone_skin.6: does it apply now?
def stone_skin_6_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me in (owner_of(t, u.attacker), owner_of(t, u.defender))

# armello/decks/armoury.law:36 armoury.stone_skin.6
def stone_skin_6(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_armoury_stone_skin and override(t, s, f, t.x_armoury_stone_skin, 1, len(s.stack) - 1, 0):
        return True
    u.bonus_shields[0 if owner_of(t, u.attacker) == f.me else 1] += 2
    return finish(s)

# armello/decks/armoury.law:36 armoury.stone_skin.6
def stone_skin_6_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/decks/armoury.law:40 armoury.black_draught.7: does it apply now?
def black_draught_7_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me in (owner_of(t, u.attacker), owner_of(t, u.defender))

# armello/decks/armoury.law:40 armoury.black_draught.7
def black_draught_7(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_armoury_black_draught and override(t, s, f, t.x_armoury_black_draught, 1, len(s.stack) - 1, 0):
        return True
    u.bonus_dice[0 if owner_of(t, u.attacker) == f.me else 1] += 2
    return finish(s)

# armello/decks/armoury.law:40 armoury.black_draught.7
def black_draught_7_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/decks/armoury.law:42 armoury.black_draught.8: does it apply now?
def black_draught_8_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me in (owner_of(t, u.attacker), owner_of(t, u.defender))

# armello/decks/armoury.law:42 armoury.black_draught.8
def black_draught_8(t: Any, s: Any, f: Any) -> bool:
    if t.x_armoury_black_draught and override(t, s, f, t.x_armoury_black_draught, 2, len(s.stack) - 1, 0):
        return True
    if not (t.can_kingdom_taint(t, s, f.me, f.me)):
        return black_draught_8_after_taint(t, s, f)
    f.pc = 1  # black_draught_8_after_taint
    g = t.p_kingdom_taint(f.me)
    g.victim = f.me
    s.stack.append(g)
    return True

# armello/decks/armoury.law:43 armoury.black_draught.8
def black_draught_8_after_taint(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/decks/armoury.law:42 armoury.black_draught.8
def black_draught_8_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/decks/armoury.law:46 armoury.wild_heart.9: does it apply now?
def wild_heart_9_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me in (owner_of(t, u.attacker), owner_of(t, u.defender))

# armello/decks/armoury.law:46 armoury.wild_heart.9
def wild_heart_9(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_armoury_wild_heart and override(t, s, f, t.x_armoury_wild_heart, 1, len(s.stack) - 1, 0):
        return True
    u.bonus_swords[0 if owner_of(t, u.attacker) == f.me else 1] += 1
    return finish(s)

# armello/decks/armoury.law:46 armoury.wild_heart.9
def wild_heart_9_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/decks/armoury.law:52 armoury.snare.10: does it apply now?
def snare_10_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me in (owner_of(t, u.attacker), owner_of(t, u.defender))

# armello/decks/armoury.law:52 armoury.snare.10
def snare_10(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_armoury_snare and override(t, s, f, t.x_armoury_snare, 1, len(s.stack) - 1, 0):
        return True
    u.lost_dice[0 if owner_of(t, u.attacker) == f.me else 1] += 1
    return finish(s)

# armello/decks/armoury.law:52 armoury.snare.10
def snare_10_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/decks/armoury.law:56 armoury.fog.11: does it apply now?
def fog_11_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me in (owner_of(t, u.attacker), owner_of(t, u.defender))

# armello/decks/armoury.law:56 armoury.fog.11
def fog_11(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_armoury_fog and override(t, s, f, t.x_armoury_fog, 1, len(s.stack) - 1, 0):
        return True
    u.ambushed[0 if owner_of(t, u.attacker) == f.me else 1] = 1
    return finish(s)

# armello/decks/armoury.law:56 armoury.fog.11
def fog_11_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/decks/armoury.law:60 armoury.glare.12: does it apply now?
def glare_12_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me in (owner_of(t, u.attacker), owner_of(t, u.defender)) and (s.record[t.record_kingdom].time == 0)

# armello/decks/armoury.law:60 armoury.glare.12
def glare_12(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_armoury_glare and override(t, s, f, t.x_armoury_glare, 1, len(s.stack) - 1, 0):
        return True
    u.lost_dice[0 if owner_of(t, u.attacker) == f.me else 1] += 2
    return finish(s)

# armello/decks/armoury.law:60 armoury.glare.12
def glare_12_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)


# armello/decks/armoury.law:10 armoury.steel_sword.0
class SteelSword0(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'armoury:SteelSword0'
    PATH: ClassVar[str] = 'armoury.steel_sword.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (steel_sword_0, steel_sword_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> SteelSword0:
        o = SteelSword0.__new__(SteelSword0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# armello/decks/armoury.law:14 armoury.battle_armour.1
class BattleArmour1(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'armoury:BattleArmour1'
    PATH: ClassVar[str] = 'armoury.battle_armour.1'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (battle_armour_1, battle_armour_1_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> BattleArmour1:
        o = BattleArmour1.__new__(BattleArmour1)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# armello/decks/armoury.law:18 armoury.lionheart.2
class Lionheart2(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'armoury:Lionheart2'
    PATH: ClassVar[str] = 'armoury.lionheart.2'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (lionheart_2, lionheart_2_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> Lionheart2:
        o = Lionheart2.__new__(Lionheart2)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# armello/decks/armoury.law:22 armoury.war_horn.3
class WarHorn3(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'armoury:WarHorn3'
    PATH: ClassVar[str] = 'armoury.war_horn.3'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (war_horn_3, war_horn_3_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> WarHorn3:
        o = WarHorn3.__new__(WarHorn3)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# armello/decks/armoury.law:26 armoury.moon_cloak.4
class MoonCloak4(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'armoury:MoonCloak4'
    PATH: ClassVar[str] = 'armoury.moon_cloak.4'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (moon_cloak_4, moon_cloak_4_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> MoonCloak4:
        o = MoonCloak4.__new__(MoonCloak4)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# armello/decks/armoury.law:32 armoury.battle_song.5
class BattleSong5(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'armoury:BattleSong5'
    PATH: ClassVar[str] = 'armoury.battle_song.5'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (battle_song_5, battle_song_5_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> BattleSong5:
        o = BattleSong5.__new__(BattleSong5)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# armello/decks/armoury.law:36 armoury.stone_skin.6
class StoneSkin6(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'armoury:StoneSkin6'
    PATH: ClassVar[str] = 'armoury.stone_skin.6'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (stone_skin_6, stone_skin_6_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> StoneSkin6:
        o = StoneSkin6.__new__(StoneSkin6)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# armello/decks/armoury.law:40 armoury.black_draught.7
class BlackDraught7(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'armoury:BlackDraught7'
    PATH: ClassVar[str] = 'armoury.black_draught.7'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (black_draught_7, black_draught_7_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> BlackDraught7:
        o = BlackDraught7.__new__(BlackDraught7)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# armello/decks/armoury.law:42 armoury.black_draught.8
class BlackDraught8(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'armoury:BlackDraught8'
    PATH: ClassVar[str] = 'armoury.black_draught.8'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (black_draught_8, black_draught_8_after_taint, black_draught_8_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> BlackDraught8:
        o = BlackDraught8.__new__(BlackDraught8)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# armello/decks/armoury.law:46 armoury.wild_heart.9
class WildHeart9(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'armoury:WildHeart9'
    PATH: ClassVar[str] = 'armoury.wild_heart.9'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (wild_heart_9, wild_heart_9_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> WildHeart9:
        o = WildHeart9.__new__(WildHeart9)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# armello/decks/armoury.law:52 armoury.snare.10
class Snare10(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'armoury:Snare10'
    PATH: ClassVar[str] = 'armoury.snare.10'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (snare_10, snare_10_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> Snare10:
        o = Snare10.__new__(Snare10)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# armello/decks/armoury.law:56 armoury.fog.11
class Fog11(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'armoury:Fog11'
    PATH: ClassVar[str] = 'armoury.fog.11'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (fog_11, fog_11_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> Fog11:
        o = Fog11.__new__(Fog11)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# armello/decks/armoury.law:60 armoury.glare.12
class Glare12(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'armoury:Glare12'
    PATH: ClassVar[str] = 'armoury.glare.12'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (glare_12, glare_12_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> Glare12:
        o = Glare12.__new__(Glare12)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


SYSTEM: dict[str, Any] = {'name': 'armoury',
 'kind': 'deck',
 'title': 'The Armoury',
 'file': 'armello/decks/armoury.law',
 'fields': {'cards': 36},
 'suits': [],
 'kinds': [],
 'places': [],
 'paths': [],
 'pieces': [],
 'zones': [],
 'boxes': [],
 'tracks': [],
 'dice': [],
 'purposes': [],
 'modes': [],
 'cards': [('steel_sword', 'Shining Steel Sword', '', 3, [], 'sword', 0, ['item'], False, True),
           ('battle_armour', 'Battle Armour', '', 3, [], 'shield', 0, ['item'], False, True),
           ('lionheart', 'Lionheart Breastplate', '', 1, [], 'shield', 0, ['item'], False, True),
           ('war_horn', 'War Horn', '', 2, [], 'sun', 0, ['item'], False, True),
           ('moon_cloak', 'Moon Cloak', '', 3, [], 'moon', 0, ['item'], False, True),
           ('battle_song', 'Battle Song', '', 4, [], 'sword', 0, ['boon'], False, True),
           ('stone_skin', 'Stone Skin', '', 3, [], 'shield', 0, ['boon'], False, True),
           ('black_draught', 'Black Draught', '', 3, [], 'worm', 0, ['boon'], False, True),
           ('wild_heart', 'Wild Heart', '', 4, [], 'wyld', 0, ['boon'], False, True),
           ('snare', 'Hobbling Snare', '', 4, [], 'worm', 0, ['curse'], False, True),
           ('fog', 'Blinding Fog', '', 3, [], 'moon', 0, ['curse'], False, True),
           ('glare', 'Glaring Sun', '', 3, [], 'sun', 0, ['curse'], False, True)],
 'sayings': {'armoury.black_draught.7': 'in combat tally', 'armoury.black_draught.8': 'before combat.aftermath'},
 'faces': {'steel_sword': 0,
           'battle_armour': 1,
           'lionheart': 1,
           'war_horn': 2,
           'moon_cloak': 3,
           'battle_song': 0,
           'stone_skin': 1,
           'black_draught': 4,
           'wild_heart': 5,
           'snare': 4,
           'fog': 3,
           'glare': 2},
 'titles': {'armoury.steel_sword': 'Shining Steel Sword',
            'armoury.battle_armour': 'Battle Armour',
            'armoury.lionheart': 'Lionheart Breastplate',
            'armoury.war_horn': 'War Horn',
            'armoury.moon_cloak': 'Moon Cloak',
            'armoury.battle_song': 'Battle Song',
            'armoury.stone_skin': 'Stone Skin',
            'armoury.black_draught': 'Black Draught',
            'armoury.wild_heart': 'Wild Heart',
            'armoury.snare': 'Hobbling Snare',
            'armoury.fog': 'Blinding Fog',
            'armoury.glare': 'Glaring Sun'},
 'kind_keys': {},
 'place_keys': {}}

SITES: list[Any] = [
]

VALUES: list[Any] = [
]

CONDITIONS: list[Any] = [
]

PROCEDURES: list[Any] = [
]

VERBS: list[Any] = [
]

NEEDS: list[Any] = [
]

PHASES: list[Any] = [
]

HOOKS: list[Any] = [
    ('clash.combat.automatic', SteelSword0, steel_sword_0_fits, 'card', 'armoury.steel_sword', 2),
    ('clash.combat.automatic', BattleArmour1, battle_armour_1_fits, 'card', 'armoury.battle_armour', 2),
    ('clash.combat.automatic', Lionheart2, lionheart_2_fits, 'card', 'armoury.lionheart', 2),
    ('clash.combat.automatic', WarHorn3, war_horn_3_fits, 'card', 'armoury.war_horn', 2),
    ('clash.combat.tally', MoonCloak4, moon_cloak_4_fits, 'card', 'armoury.moon_cloak', 2),
    ('clash.combat.tally', BattleSong5, battle_song_5_fits, 'card', 'armoury.battle_song', 2),
    ('clash.combat.automatic', StoneSkin6, stone_skin_6_fits, 'card', 'armoury.stone_skin', 2),
    ('clash.combat.tally', BlackDraught7, black_draught_7_fits, 'card', 'armoury.black_draught', 2),
    ('clash.combat.aftermath:start', BlackDraught8, black_draught_8_fits, 'card', 'armoury.black_draught', False),
    ('clash.combat.automatic', WildHeart9, wild_heart_9_fits, 'card', 'armoury.wild_heart', 2),
    ('clash.combat.tally', Snare10, snare_10_fits, 'card', 'armoury.snare', 2),
    ('clash.combat.tally', Fog11, fog_11_fits, 'card', 'armoury.fog', 2),
    ('clash.combat.tally', Glare12, glare_12_fits, 'card', 'armoury.glare', 2),
]

TRIGGERS: list[Any] = [
]

REDIRECTS: list[Any] = [
]

CARD_REDIRECTS: list[Any] = [
]

CARD_EFFECTS: list[Any] = [
]

EXCEPTIONS: list[Any] = [
]

VALUE_EXCEPTIONS: list[Any] = [
]

AMENDMENTS: list[Any] = [
]

PUT_RULES: list[Any] = [
]

NEEDS_EXCEPTIONS: list[Any] = [
]

BANS: list[Any] = [
]

FREE: list[Any] = [
]

VICTORIES: list[Any] = [
]
POINTS: list[str] = []
PARTS: list[str] = ['armoury.steel_sword',
 'armoury.battle_armour',
 'armoury.lionheart',
 'armoury.war_horn',
 'armoury.moon_cloak',
 'armoury.battle_song',
 'armoury.stone_skin',
 'armoury.black_draught',
 'armoury.wild_heart',
 'armoury.snare',
 'armoury.fog',
 'armoury.glare']
RECORD: Any = None
