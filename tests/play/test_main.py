"""Games from start to end: bots, a person through a pipe, JSON, saving, undoing, leaving."""

from __future__ import annotations

import json
import shlex

import pytest

from rootdsl.play.faults import read_choices
from rootdsl.play.main import play
from rootdsl.play.session import Refused, Session, load
from rootdsl.play.text import question
from rootdsl.runtime import engine
from tests.play.conftest import after, piped, whole


def test_a_game_of_bots_tells_all(table):
    result, text = piped(table, "", seed=2)
    assert result.finished and result.code == 0 and result.winners
    assert text.startswith("Root: Marquise de Cat (bot) and Eyrie Dynasties (bot); seed 2.")
    assert "Map Autumn: 12 Clearing" in text
    assert "== Turn 1: Eyrie Dynasties" in text and "wins the game" in text and "  wins" in text
    assert f"{result.rounds} rounds, {result.turns} turns, {len(result.choices)} decisions" in text
    assert text.rstrip().endswith("--seed 2")
    assert max(map(len, text.splitlines())) <= 100


def test_the_same_seed_is_the_same_game(table):
    assert piped(table, "", seed=7) == piped(table, "", seed=7)
    assert piped(table, "", seed=7)[0].choices != piped(table, "", seed=8)[0].choices


def test_choices_replay_a_game(table):
    first, _ = piped(table, "", seed=2)
    again, text = piped(table, "", seed=2, choices=",".join(map(str, first.choices)))
    assert (again.choices, again.scores) == (first.choices, first.scores)
    assert "--choices" not in text.splitlines()[-1]


def test_other_choices_are_in_the_line_that_replays(table):
    s = Session(table, 2).s
    other = next(v for v in s.options if v != Session(table, 2).bot_choice())
    result, text = piped(table, "", seed=2, choices=[other])
    line = shlex.split(text.splitlines()[-1].partition(": ")[2])
    assert read_choices(line[line.index("--choices") + 1]) == result.choices
    assert result.choices[0] == other
    again, _ = piped(table, "", seed=2, choices=result.choices)
    assert again.scores == result.scores


def test_a_wrong_choice_is_refused(table):
    result, text = piped(table, "", seed=2, choices=[99])
    assert result.code == 2 and "99 is not an option here" in text
    assert piped(table, "", seed=2, choices="1,x")[0].code == 2
    assert piped(table, "", seed=2, humans="nobody_known")[0].code == 2


# ---------------------------------------------------------------- a person


def test_a_person_is_asked_and_everything_wrong_is_explained(table, tmp_path):
    result, text = piped(table, "77\nhello\n\n?\nb\nh\nl\nl 1\nu\n1\nq\n", humans=[0], save_path=tmp_path / "x")
    assert "There is no option 77: the options are 1 to 4." in text
    assert "`hello` is not known here" in text and "Nothing was typed" in text
    assert "take your last decision back" in text and "You are asked by Place Keep (marquise.setup.keep)" in text
    assert "Clearing 12" in text and "  Hand" in text
    assert "Not taken back: there is nothing to take back." in text
    assert "Place Keep: choose home\n" in text and ", root/factions/marquise.law:" in text
    assert result.choices
    assert result.saved == tmp_path / "x"


def test_the_end_of_the_pipe_loses_nothing(table, tmp_path):
    result, text = piped(table, "2\n1\n", humans="marquise", save_path=tmp_path / "x.save")
    assert not result.finished and result.code == 0
    assert "--load" in text
    session = load(table, tmp_path / "x.save")
    assert session.choices == result.choices and session.humans == [0]


def test_only_what_the_person_may_know_is_written(table, tmp_path):
    """The cards that only the bot holds are never named."""
    result, text = piped(table, "1\n" * 3, humans=[0], save_path=tmp_path / "x")
    s = load(table, result.saved).s
    hand = {table.card_title[c] for c in s.zones[table.hand[1]]}
    known = {table.card_title[c] for z, cards in enumerate(s.zones) for c in cards if z not in (table.hand[1], table.draw_pile)}
    for title in hand - known:
        assert title not in text


def scripted(table, seed, numbers):
    """Numbers to type that a person could: always the option at `numbers` modulo what is offered."""
    session = Session(table, seed, [0])
    typed = []
    while not session.over and len(typed) < len(numbers):
        if session.s.chooser == 0:
            q = question(table, session.s)
            k = numbers[len(typed)] % len(q.keys)
            typed.append(str(q.keys[k]))
            session.choose(q.values[k])
        else:
            session.choose(session.bot_choice())
    return session, "\n".join(typed) + "\n"


def test_a_whole_game_through_a_pipe(table, tmp_path):
    session, typed = scripted(table, 5, [7 * i + i * i for i in range(3000)])
    assert session.over
    result, text = piped(table, typed, seed=5, humans=[0], save_path=tmp_path / "x")
    assert result.finished and result.choices == session.choices
    assert "The game is over." in text and "--choices" in text


def test_undo_saves_and_loads_the_same_game(table, tmp_path):
    _, typed = scripted(table, 3, list(range(20)))
    moves = typed.splitlines()
    plain, _ = piped(table, "\n".join(moves[:12]), humans=[0], save_path=tmp_path / "a")
    detour = [*moves[:2], "u", *moves[1:12], f"s {tmp_path / 'c'}"]
    other, text = piped(table, "\n".join(detour) + "\nq\n", humans=[0], save_path=tmp_path / "b")
    assert "Taken back." in text
    assert other.choices == plain.choices
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes() == (tmp_path / "c").read_bytes()
    again, _ = piped(table, "\n".join(moves[12:]), load_path=tmp_path / "b", save_path=tmp_path / "d")
    straight, _ = piped(table, typed, humans=[0], save_path=tmp_path / "e")
    assert again.choices == straight.choices
    assert (tmp_path / "d").read_bytes() == (tmp_path / "e").read_bytes()


def test_no_undo_past_a_reveal(table):
    session = Session(table, 3, [0, 1])
    while True:
        before = (session.s.revealed, session.s.chooser)
        session.choose(session.bot_choice())
        assert not session.over
        if session.s.revealed != before[0]:
            break
    with pytest.raises(Refused, match="that cannot be taken back"):
        session.undo(before[1])


def test_no_undo_of_what_another_person_decided(table):
    session = Session(table, 3, [0, 1])
    last = session.s.chooser
    while session.s.chooser == last:
        last = session.s.chooser
        session.choose(session.bot_choice())
    with pytest.raises(Refused, match="another person"):
        session.undo(session.s.chooser)


def test_undo_gives_back_the_very_position(table):
    session = Session(table, 4, [0])
    for _ in range(3):
        session.choose(session.bot_choice())
    before, entries = engine.to_json(table, session.s), len(session.entries)
    session.choose(session.bot_choice())
    session.undo(0)
    assert engine.to_json(table, session.s) == before and len(session.entries) == entries


@pytest.mark.parametrize("damage", [
    lambda text: text[: len(text) // 2], lambda text: "[]", lambda text: "{}", lambda text: text.replace('"seed":4', '"seed":5'),
    lambda text: text.replace('"rules":"', '"rules":"0'), lambda text: text.replace('"choices":[', '"choices":["a",'),
    lambda text: text.replace('"eyrie"', '"other"'), lambda text: text.replace('"turn":', '"turn":1'),
])
def test_a_damaged_file_is_refused(table, tmp_path, damage):
    path = after(table, 4, 30).save(tmp_path / "x")
    path.write_text(damage(path.read_text()))
    result, text = piped(table, "", load_path=path)
    assert result.code == 2 and str(path) in text


def test_a_file_that_is_not_there(table, tmp_path):
    assert piped(table, "", load_path=tmp_path / "none")[0].code == 2
    result, text = piped(table, "", humans=[0], save_path=tmp_path / "no" / "x")
    assert result.saved is None and "Not saved" in text and "--choices none" in text


def test_several_persons_are_always_prompted(table, tmp_path):
    result, _ = piped(table, "1\n1\n", humans="all", save_path=tmp_path / "x")
    assert load(table, result.saved).prompts
    table.show_prompts = False
    assert load(table, result.saved, humans=[]).prompts
    Session(table, 1)
    assert not table.show_prompts


# ---------------------------------------------------------------- programs


def test_json_parses(table):
    result, text = piped(table, "", seed=2, as_json=True)
    data = [json.loads(x) for x in text.splitlines()]
    assert data[0]["type"] == "start" and data[-1]["type"] == "end"
    assert data[-1]["winners"] and data[-1]["scores"] and data[-1]["decisions"] == len(result.choices)
    made = [x for x in data if x["type"] == "decision"]
    assert [x["choice"] for x in made] == result.choices
    assert all(x["text"] for x in made)
    assert {x["type"] for x in data} == {"start", "event", "decision", "end"}
    assert result.choices == whole(table, 2).choices


def test_json_for_a_person_hides_the_others(table, tmp_path):
    result, text = piped(table, '"quit"\n', seed=2, as_json=True, humans=[1], save_path=tmp_path / "x")
    data = [json.loads(x) for x in text.splitlines()]
    assert all("options" not in x and "choice" not in x for x in data if x["type"] == "decision" and x["seat"] == 0)
    ask = next(x for x in data if x["type"] == "ask")
    assert ask["view"]["decision"]["options"] and ask["view"]["seat"] == 1
    assert data[-2] == {"type": "saved", "path": str(tmp_path / "x")} and result.saved


def test_json_answers(table, tmp_path):
    session = Session(table, 2, [0])
    first = session.s.options[1]
    typed = f'nonsense\n99\n{{"choice": {first}}}\n"undo"\n{first}\n'
    result, text = piped(table, typed, seed=2, as_json=True, humans=[0], save_path=tmp_path / "x")
    kinds = [json.loads(x)["type"] for x in text.splitlines()]
    assert kinds.count("wrong") == 2 and "undone" in kinds
    assert result.choices[0] == first


def test_play_writes_to_the_terminal_by_default(table, capsys):
    assert play(table, 2).finished
    assert "The game is over." in capsys.readouterr().out


def test_a_game_that_goes_on_tells_only_its_last_turns(table, tmp_path):
    session = after(table, 2, 200)
    session.humans = [0, 1]
    result, text = piped(table, "", load_path=session.save(tmp_path / "x"))
    turns = [int(x.split()[2].rstrip(":")) for x in text.splitlines() if x.startswith("== Turn ")]
    assert turns and min(turns) >= session.s.turn - 1
    assert result.choices == session.choices


def test_the_line_that_replays_is_never_broken(table, tmp_path):
    result, text = piped(table, "1\n" * 60, humans=[0], save_path=tmp_path / "no" / "x", seed=2)
    assert text.splitlines()[-1] == f"Play it again: {result.replay}" and len(result.replay) > 120
