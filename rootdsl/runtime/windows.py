"""Windows: the hooks of a named point, one at a time."""

from __future__ import annotations

from rootdsl.runtime.asking import ask
from rootdsl.runtime.frame import UNSET, Frame


class Window(Frame):
    """Runs the hooks of one point, one at a time, the orderer choosing among several.

    `done` marks hooks that ran or were declined; the rest is tested again each time.
    """

    __slots__ = ("done", "hooks", "orderer")
    NAMES = ("done", "hooks", "orderer")
    KEY = "window"

    def __init__(self, me: int, card: int = UNSET, up: int = UNSET) -> None:
        super().__init__(me, card, up)
        self.hooks = UNSET
        self.orderer = me
        self.done: list[int] = []


def open_window(t, s, frame: Frame, hooks: int, pc: int, orderer: int) -> bool:
    """Run the hooks of a point (index into `t.points`), then go on in block `pc`."""
    frame.pc = pc
    lone = t.lone[hooks]
    if lone is not None and not s.busy:  # one hook of one seat: no order, and nothing to test a second time
        probe = lone.probe
        probe.me, probe.up = lone.me if lone.me >= 0 else frame.me, len(s.stack) - 1
        if lone.can(t, s, probe):
            s.stack.append(lone.frame(probe.me, UNSET, probe.up))
        return True
    if not has_hooks(t, s, frame, hooks):
        return True
    window = Window(frame.me, UNSET, len(s.stack) - 1)
    window.hooks = hooks
    window.orderer = orderer
    s.stack.append(window)
    return s.busy or window_first(t, s, window)


def has_hooks(t, s, frame: Frame, hooks: int) -> bool:
    """Does any hook of the point have a holder now whose conditions fit?"""
    depth = len(s.stack) - 1
    zone_of, active = s.zone_of, t.active
    for hook in t.points[hooks]:
        if hook.kind == "card":
            for card in hook.copies:
                zone = zone_of[card]
                if zone >= 0 and active[zone]:
                    probe = hook.probe
                    probe.me, probe.card, probe.up = t.zone_owner[zone], card, depth
                    if hook.can(t, s, probe):
                        return True
        else:
            probe = hook.probe
            probe.me, probe.card, probe.up = hook.me if hook.kind == "seat" else frame.me, -1, depth
            if hook.can(t, s, probe):
                return True
    return False


def live_hooks(t, s, w: Window) -> list[tuple[int, Frame]]:
    """Hooks whose holder, side, mode and conditions fit now; a card counts once for each copy in force."""
    out: list[tuple[int, Frame]] = []
    up = s.stack[w.up]
    done = w.done
    for k, hook in enumerate(t.points[w.hooks]):
        for me, card in hook.holders(t, s, up):
            key = k * 1000 + (card + 1)
            if key in done:
                continue
            frame = hook.frame(me, card, w.up)
            if hook.can(t, s, frame):
                out.append((key, frame))
    return out


def window_first(t, s, w: Window) -> bool:
    live = live_hooks(t, s, w)
    if not live:
        s.stack.pop()
        return True
    if len(live) == 1:
        return run_hook(s, w, *live[0])
    first = [key for key, _ in live if t.points[w.hooks][key // 1000].wins == 1]
    kinds = {t.points[w.hooks][key // 1000].wins for key, _ in live}
    if not first and (kinds == {2} or kinds == {3} or len({(k // 1000, f.me) for k, f in live}) == 1):
        first = [live[0][0]]
    if first:  # a win comes before any effect of its moment; what only adds, what only sets back, or copies of one card need no order
        return run_hook(s, w, first[0], next(frame for key, frame in live if key == first[0]))
    return ask(s, w, 1, t.order_site, w.orderer, [key for key, _ in live])


def run_hook(s, w: Window, key: int, frame: Frame) -> bool:
    """A hook runs; then the window looks at the others again."""
    w.done.append(key)
    w.pc = 0
    s.stack.append(frame)
    return True


def window_next(t, s, w: Window) -> bool:
    """The hook that was chosen."""
    for key, frame in live_hooks_of(t, s, w, s.pick):
        return run_hook(s, w, key, frame)
    w.done.append(s.pick)
    w.pc = 0
    return True


def live_hooks_of(t, s, w: Window, key: int) -> list[tuple[int, Frame]]:
    k, card = divmod(key, 1000)
    hook = t.points[w.hooks][k]
    up = s.stack[w.up]
    return [(key, hook.frame(me, c, w.up)) for me, c in hook.holders(t, s, up) if c + 1 == card]


Window.BLOCKS = (window_first, window_next)
