"""The page on learning is run as written, and the worked example learns at a tiny size."""

import doctest
import re
from pathlib import Path

import numpy as np

from tools.train_policy import main

PAGE = (Path(__file__).parents[2] / "docs" / "env.md").read_text(encoding="utf-8")


def test_the_page_is_run_as_written():
    text = "\n".join(re.findall(r"```pycon\n(.*?)```", PAGE, re.DOTALL))
    examples = doctest.DocTestParser().get_doctest(text, {}, "env.md", None, 0)
    failures: list[str] = []
    doctest.DocTestRunner().run(examples, out=failures.append)
    assert not failures, "".join(failures)


def test_the_worked_example_learns_saves_and_plays(tmp_path, capsys):
    kept = tmp_path / "policy.npz"
    tiny = ["--hidden", "8", "--worlds", "1", "--games", "2", "--against", "random"]
    main([*tiny, "--seconds", "0", "--save", str(kept)])
    watched, learned, result = capsys.readouterr().out.splitlines()
    assert watched.endswith("1 games watched") and learned.endswith("from 40 beginnings of turns")
    with np.load(kept) as weights:
        assert weights["first"].shape == (len(weights["columns"]), 8)
        assert (abs(weights["ends"]).max(axis=1) > 0).all()
    main([*tiny, "--load", str(kept)])
    assert capsys.readouterr().out.splitlines() == [result]
