"""What clients draw from: action tables with their spots, places, rules and words."""

import random
import re

import msgspec
import pytest
from server.client import TestServer

from patolli.core.registry import bundled_games, game_class, load
from patolli.core.rulebook import read_rules
from patolli.messages import LANGS
from patolli.server.http import catalogue


@pytest.mark.parametrize("name", bundled_games())
def test_an_action_points_where_its_texts_do(name: str) -> None:
    game = load(name)
    table = msgspec.json.decode(catalogue.action_table(name, ()))
    assert table["size"] == len(game.actions)
    for block in table["blocks"]:
        size = 1
        for part in block["arguments"]:
            size *= len(part)
        rng = random.Random(1)
        for offset in range(size) if size < 3000 else [rng.randrange(size) for _ in range(3000)]:
            spots: list[str] = []
            texts: list[str] = []
            rest = offset
            for part, where in zip(reversed(block["arguments"]), reversed(block["spots"]), strict=True):
                rest, i = divmod(rest, len(part))
                texts.insert(0, part[i])
                spots = [*where[i], *spots]
            action = block["base"] + offset
            assert (" ".join([block["verb"], *texts]), spots) == (
                game.actions.name(action),
                list(game.actions.spots(action)),
            )


@pytest.mark.parametrize("name", [name for name in bundled_games() if load(name).spot_names])
def test_whatever_an_action_points_at_is_a_place(name: str) -> None:
    game = load(name)
    places = game.spot_names
    assert len(set(places)) == len(places)
    assert {spot for action in range(len(game.actions)) for spot in game.actions.spots(action)} <= set(places)


def test_rules_and_words_are_served(server: TestServer) -> None:
    ada = server.user()
    for name, facts in ada.get("/games").json()["games"].items():
        assert ada.get(f"/games/{name}/rules").text.startswith("#")
        assert "name = " in ada.get(f"/games/{name}/messages/de").text
        assert [len(names) for names in facts["names"].values()] == facts["seats"]
    assert "nobody = " in ada.get("/messages/nl").text
    for path in (
        "/api/v1/messages/fr",
        "/api/v1/games/senet/messages/en",
        "/api/v1/games/senet/rules",
        "/api/v1/games/senet",
    ):
        assert ada.get(path).status_code == 404


@pytest.mark.parametrize("name", ["mexica", "cortez", "chichen_itza"])
def test_overviews_name_the_same_rules_in_all_languages(server: TestServer, name: str) -> None:
    ada = server.user()
    pages = [ada.get(f"/games/{name}/overview/{lang}").text for lang in LANGS]
    named, *others = [re.findall(r"\b[MCI]\d+\.\d+\b", page) for page in pages]
    assert len(named) > 30
    assert set(named) <= set(read_rules(game_class(name).folder / "rules.md"))
    assert others == [named] * len(others)
    assert len({page.count("\n#") for page in pages}) == 1


def test_a_game_needs_no_overview(server: TestServer) -> None:
    ada = server.user()
    assert ada.get("/games/tianguis/overview/en").text == ""
    for path in ("/api/v1/games/tianguis/overview/fr", "/api/v1/games/senet/overview/en"):
        assert ada.get(path).status_code == 404


def test_lessons_are_served(server: TestServer) -> None:
    ada = server.user()
    lesson = ada.get("/games/mexica/lesson").json()
    assert (lesson["steps"][0]["say"], lesson["steps"][0]["accept"]) == ("lesson-place", ["place i7"])
    assert ada.post("/tables/import", record="\n".join(lesson["record"])).status_code == 201
    for path in ("/api/v1/games/tianguis/lesson", "/api/v1/games/senet/lesson"):
        assert ada.get(path).status_code == 404


def test_small_talk_is_told_apart() -> None:
    table = msgspec.json.decode(catalogue.action_table("mexica", ()))
    assert table["minor_events"] == ["turn", "ended-turn"]
