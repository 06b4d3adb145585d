"""The page "This edition": every table of the data files, in its section, in three languages."""

import re

import pytest

from patolli.core.datafile import enclosed, pack
from patolli.core.registry import bundled_games, game_class, load
from patolli.core.rulebook import read_rules
from patolli.messages import LANGS, Messages, message_id
from patolli.messages.edition import edition, facts

GAMES = bundled_games()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_every_source_has_its_words_and_no_other(name: str, lang: str) -> None:
    known = facts(load(name))
    expected = {message_id("fact", fact.table) for fact in known}
    if lang != "en":
        expected |= {message_id("source", fact.table) for fact in known}
    text = (game_class(name).folder / f"messages/edition.{lang}.ftl").read_text("utf-8")
    assert set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE)) == expected


@pytest.mark.parametrize("name", GAMES)
def test_a_page_lists_every_fact_under_its_kind(name: str) -> None:
    game = load(name)
    for lang in LANGS:
        messages, page = Messages(game, lang), edition(game, lang)
        sections = {part.split("\n")[0]: part for part in page.split("\n## ")[1:]}
        for fact in facts(game):
            section = sections[messages.format(f"edition-{fact.kind}")]
            assert f"- **{messages.format(message_id('fact', fact.table))}**: " in section
        assert page.count("- **") == len(facts(game))
        assert messages.missing == set()


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_that_it_names_exist_and_are_the_same_everywhere(name: str) -> None:
    named = [re.findall(r"\b[MCI]\d+\.\d+\b", edition(load(name), lang)) for lang in LANGS]
    assert {rule for page in named for rule in page} <= set(read_rules(game_class(name).folder / "rules.md"))
    assert len({len(page) for page in named[1:]}) == 1


def test_a_corrected_file_speaks_for_itself() -> None:
    text = (game_class("mexica").folder / "data/pieces.toml").read_text("utf-8")
    mine = text.replace("found: tile artwork of 2015", "stated: my own box")
    game = load("mexica", {"pieces": enclosed("mine.toml", pack(mine.encode()))})
    page = edition(game, "nl")
    assert "**De tegels**: my own box" in page.split("## ")[3]
    assert Messages(game, "nl").format("edition-corrected") in page
    assert "edition-corrected" not in page
