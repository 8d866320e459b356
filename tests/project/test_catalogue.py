"""Every rule of the catalogue is defended by a test, or is in a short list with the reason why not."""

import re
from pathlib import Path

import pytest

from catalogue import KNOWN, TESTS, citations, not_tested, rule
from smallworld.rulebook import EDITIONS, rules, scenarios


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_is_cited_by_a_test_or_excused(edition):
    known = {each.id for each in rules() if each.edition == edition}
    missing = known - {each.id for each in citations()} - set(not_tested())
    assert not missing, f"{len(missing)} of {len(known)} rules without a test:\n" + "\n".join(sorted(missing))


def test_every_scenario_is_played_by_a_test_of_its_name():
    """SC-018 is played by a test whose name begins with test_sc_018, WC-058 by test_wc_058."""
    sources = [path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py")]
    named = [found for source in sources for found in re.findall(r"^def test_(sc|wc)_(\d{3})_", source, re.M)]
    played = {f"{kind.upper()}-{number}" for kind, number in named}
    excused = not_tested()
    wanted = [each.id for each in scenarios() if not all(id in excused for id in each.rules)]
    missing = [id for id in wanted if id not in played]
    assert not missing, "scenarios without a test: " + " ".join(missing)


def test_every_cited_rule_exists():
    unknown = [f"{each.place}: {each.id}" for each in citations() if each.id not in KNOWN]
    assert not unknown, "\n".join(unknown)


def test_every_excused_rule_exists_and_says_why():
    for id, reason in not_tested().items():
        assert id in KNOWN, f"not_tested.toml: the catalogue has no rule {id}"
        assert len(reason.split()) > 3, f"not_tested.toml: {id} needs its reason"


def test_no_excused_rule_is_cited():
    excused = not_tested()
    cited = [f"{each.place}: {each.id}" for each in citations() if each.id in excused]
    assert not cited, "now tested, so take it out of not_tested.toml: " + ", ".join(cited)


# The machinery itself


def written(folder: Path, name: str, source: str) -> None:
    (folder / name).write_text(source, encoding="utf-8")


def test_citations_are_read_from_the_source(tmp_path):
    source = (
        "@rule('B-END-01', 'B-END-02')\ndef test_end(): ...\n"
        "class TestTie:\n"
        "    @pytest.mark.slow\n    @catalogue.rule('B-END-03')\n    async def test_tie(self): ...\n"
        "@other('B-END-04')\ndef test_other(): ...\n"
        "@rule('W-SCORE-09')\ndef test_end_of_warcraft(): ...\n"
    )
    (tmp_path / "deeper").mkdir()
    written(tmp_path / "deeper", "test_end.py", source)
    found = citations(tmp_path)
    assert [each.id for each in found] == ["B-END-01", "B-END-02", "W-SCORE-09", "B-END-03"]
    assert found[0].place == "test_end.py:1"


def test_an_id_that_is_not_written_out_is_refused(tmp_path):
    written(tmp_path, "test_end.py", "@rule(*IDS)\ndef test_end(): ...\n")
    with pytest.raises(ValueError, match=r"test_end\.py:1: write the id out"):
        citations(tmp_path)


@pytest.mark.parametrize(("name", "function"), [("test_end.py", "helper"), ("table.py", "test_end")])
def test_only_what_pytest_runs_may_cite(tmp_path, name, function):
    written(tmp_path, name, f"@rule('B-END-01')\ndef {function}(): ...\n")
    with pytest.raises(ValueError, match="only tests may cite"):
        citations(tmp_path)


def test_the_mark_stays_on_the_test():
    def test() -> None: ...

    assert rule("B-END-01")(rule("B-END-02", "W-SCORE-09")(test)) is test
    assert test.__dict__["rules"] == ("B-END-01", "B-END-02", "W-SCORE-09")


def test_an_unknown_id_is_refused_with_the_nearest_one():
    with pytest.raises(ValueError, match=r"no rule B-RACE-GIANT-01; did you mean B-RACE-GIANTS-01"):
        rule("B-RACE-GIANT-01")
    with pytest.raises(ValueError, match=r"no rule W-RACE-TAURENS-06; did you mean W-RACE-TAUREN-06"):
        rule("W-RACE-TAURENS-06")
    with pytest.raises(ValueError, match="needs the id"):
        rule()
