"""Tables as environments of learning libraries: actions say one thing, observations hide what is hidden, the libraries' own tests pass."""

from __future__ import annotations

from typing import Any

import pytest

from rootdsl.adapters.actions import ActionSpace
from rootdsl.adapters.observe import Layout
from rootdsl.adapters.result import shares
from rootdsl.project.tables import build_table
from rootdsl.runtime import engine
from rootdsl.runtime.chance import below, start
from rootdsl.runtime.state import RUNNING, State
from rootdsl.soak.secrets import exchange

TABLES = [
    ("root", ("marquise", "eyrie", "alliance", "vagabond")), ("root", ("hundreds", "vagabond", "lizards", "riverfolk", "eyrie")),
    ("root", ("mechanical_marquise", "eyrie")), ("armello", ()),
]


def table(game: str, seats: tuple[str, ...]) -> Any:
    if not seats:
        return build_table(game, ("wolves", "rats"))
    return build_table(game, seats)


@pytest.mark.parametrize("which", range(len(TABLES)))
def test_an_action_says_one_thing(which: int) -> None:
    t = table(*TABLES[which])
    space, r, seen = ActionSpace(t), State(), set()
    r.random = start(5)
    s = engine.new_game(t, 3)
    for _ in range(1500):
        if s.over != RUNNING:
            break
        actions = [space.action(s, x) for x in s.options]
        assert len(set(actions)) == len(actions) and all(0 <= x < space.size for x in actions)
        assert [space.option(s, x) for x in actions] == s.options
        assert space.legal(s) == sorted(actions)
        seen |= set(actions)
        engine.apply(t, s, s.options[below(r, len(s.options))])
    assert len(seen) > 20
    with pytest.raises(ValueError):
        space.option(s, space.size)


@pytest.mark.parametrize("which", range(len(TABLES)))
def test_an_observation_has_nothing_that_is_hidden(which: int) -> None:
    t = table(*TABLES[which])
    layout, r = Layout(t), State()
    r.random = start(7)
    s = engine.new_game(t, 4)
    exchanged = 0
    for k in range(400):
        if s.over != RUNNING:
            break
        if k % 20 == 0:
            for seat in t.seats:
                twin = s.clone()
                pairs = exchange(t, twin, s, seat, r, set())
                one, two = [0] * layout.size, [0] * layout.size
                layout.write(s, seat, one)
                layout.write(twin, seat, two)
                assert one == two
                other = next((p for p in t.seats if p != seat), None)
                if pairs and other is not None:
                    exchanged += 1
        engine.apply(t, s, s.options[below(r, len(s.options))])
    assert exchanged or not t.cards or TABLES[which][0] != "root"


def test_an_observation_tells_what_the_seat_knows() -> None:
    t = table(*TABLES[0])
    layout = Layout(t)
    s = engine.new_game(t, 3)
    out = [0] * layout.size
    layout.write(s, s.chooser, out)
    at, shape = layout.parts["cards"]
    hand = [z for z in range(len(t.zone_name)) if t.zone_owner[z] == s.chooser and s.zones[z] and t.zone_seen[z] == "owner"]
    assert hand and all(out[at + card] == z + 1 for z in hand for card in s.zones[z])
    at, shape = layout.parts["pieces"]
    assert out[at : at + shape[1]] == s.at[0]
    at, _ = layout.parts["asked"]
    assert out[at : at + 2] == [s.chooser, s.site + 1]
    other = [0] * layout.size
    layout.write(s, (s.chooser + 1) % t.players, other)
    assert other[at : at + 2] == [s.chooser, 0]


def test_winners_share_one_point() -> None:
    t = table(*TABLES[0])
    s = engine.new_game(t, 3)
    assert shares(t, s) == [0.0] * 4
    s.over, s.winners = 1, [1, 3]
    assert shares(t, s) == [0.0, 0.5, 0.0, 0.5]


def test_pettingzoo_takes_a_table() -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test

    from rootdsl.adapters.aec import TableEnv

    for which in range(len(TABLES)):
        api_test(TableEnv(table(*TABLES[which])), num_cycles=300)


def test_a_pettingzoo_game_ends_with_rewards_or_is_broken_off() -> None:
    pytest.importorskip("pettingzoo")
    from rootdsl.adapters.aec import TableEnv

    t = build_table("root", ("marquise", "eyrie"))
    for limit in (50, 100_000):
        env = TableEnv(t, limit, render_mode="ansi")
        env.reset(seed=5)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for n, agent in enumerate(env.agent_iter()):
            seen, reward, ended, cut, _ = env.last()
            total[agent] += reward
            if n == 10:
                assert "Score" in env.render() or "Pieces" in env.render()
            env.step(None if ended or cut else int(env.action_space(agent).sample(seen["action_mask"])))
        assert sum(total.values()) == (0.0 if limit == 50 else 1.0)
    env.reset(seed=5)
    first = env.observe(env.agent_selection)["observation"].tolist()
    env.reset()
    assert env.observe(env.agent_selection)["observation"].tolist() != first
    env.reset(seed=5)
    assert env.observe(env.agent_selection)["observation"].tolist() == first
    with pytest.raises(ValueError):
        env.step(env.space.size)


def test_openspiel_plays_a_table() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import rootdsl.adapters.spiel  # noqa: F401

    for game, seats in TABLES:
        names = " ".join(seats) or "wolves rats"
        loaded = pyspiel.load_game("python_rootdsl", {"game": game, "seats": names})
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def test_an_openspiel_state_is_copied_whole() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import rootdsl.adapters.spiel  # noqa: F401

    game = pyspiel.load_game("python_rootdsl(game=root,seats=marquise eyrie,seed=9)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(0)
    other = state.clone()
    before = str(state)
    for _ in range(30):
        other.apply_action(other.legal_actions()[0])
    assert str(state) == before != str(other)
    observer = game.make_py_observer()
    observer.set_from(state, state.current_player())
    assert observer.dict["pieces"].base is observer.tensor and observer.tensor.sum() != 0
    assert all(state.action_to_string(x) for x in state.legal_actions())


def test_a_resampled_state_keeps_what_the_player_knows() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import rootdsl.adapters.spiel  # noqa: F401

    game = pyspiel.load_game("python_rootdsl(game=root,seats=marquise eyrie,seed=9)")
    state = game.new_initial_state()
    state.apply_action(0)
    draws = iter((0.25, 0.75))
    one, two = (state.resample_from_infostate(0, lambda: next(draws)) for _ in range(2))
    observer = game.make_py_observer()
    assert observer.string_from(one, 0) == observer.string_from(two, 0) == observer.string_from(state, 0)
    assert one.position.zone_of != two.position.zone_of
    assert one.legal_actions() == state.legal_actions()
