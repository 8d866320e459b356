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
    tiny = ["--hidden", "8", "--games", "2", "--against", "random"]
    main([*tiny, "--seconds", "0", "--save", str(kept)])
    learned = capsys.readouterr().out
    told, result = learned.split("learned from 1 games of greedy:v2")
    assert "turns were worth" in told
    with np.load(kept) as weights:
        assert weights["first"].shape[1] == 8 and (abs(weights["lines"]).max(axis=1) > 0).all()
    main([*tiny, "--load", str(kept)])
    assert capsys.readouterr().out == result.split("\n", 1)[1]
