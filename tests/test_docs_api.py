"""The examples of docs/api.md are run, and the page names everything the library has."""

import doctest
import re
from pathlib import Path

import smallworld as sw
from test_library import ABOUT_THE_GAME

PAGE = (Path(__file__).parent.parent / "docs" / "api.md").read_text(encoding="utf-8")


def test_the_examples_are_played_as_written():
    text = "\n".join(re.findall(r"```pycon\n(.*?)```", PAGE, re.DOTALL))
    examples = doctest.DocTestParser().get_doctest(text, {}, "api.md", None, 0)
    failures: list[str] = []
    doctest.DocTestRunner().run(examples, out=failures.append)
    assert not failures, "".join(failures)


def test_the_page_names_everything():
    assert [name for name in ABOUT_THE_GAME if not re.search(rf"\b{name}\b", PAGE)] == []
    assert [name for name in sw.__all__ if not re.search(rf"\bsw\.{name}\b", PAGE)] == []
