"""The search for a fair number of tokens, with a judge that needs no games."""

from dataclasses import replace

import pytest

from homemade import race
from smallworld.lab.judge import FAIR, STRONG, UNKNOWN, WEAK, Figure, Strength, Subject, subjects_of, verdict_of
from smallworld.lab.tuning import tune, with_tokens

BASE = Strength(
    *("race", "mighty", "Mighty", "base", 9, 100),
    *(Figure(0.5, 0.4, 0.6), 0.5, Figure(20, 19, 21), 20.0, Figure(0.5, 0.4, 0.6), 0.5),
    *(Figure(0, -1, 1), Figure(0, -0.25, 0.25), FAIR, False, 0, 0),
)


def judge_of(fair: float, a_token: float, doubt: float = 1):
    """A judge to whom a token is worth so much, give or take so many coins."""

    def judged(subject: Subject) -> Strength:
        tokens = int(subject.banner.text.split("tokens = ")[1].split()[0])
        ahead = a_token * (tokens - fair)
        figure, strength = [Figure(ahead / unit, (ahead - doubt) / unit, (ahead + doubt) / unit) for unit in (1, 4)]
        return replace(BASE, tokens=tokens, ahead=figure, strength=strength, verdict=verdict_of(strength, 50)[0])

    return judged


@pytest.mark.parametrize(("fair", "a_token"), [(5, 2.2), (7, 4.0), (3.4, 1.2), (11, 3.0)])
def test_the_number_between_behind_and_ahead_is_found(fair, a_token):
    for tokens in (2, 9, 14):
        (subject,) = subjects_of(
            [race('part = "price"\nless = 1', key="mighty", tokens=tokens, plays_with="skeletons")]
        )
        judged = judge_of(fair, a_token)
        found = tune(subject, judged(subject), judged)
        assert found.fair == round(fair) and len(found.tried) <= 7


def test_the_fairest_number_is_named_although_few_games_leave_it_open():
    (subject,) = subjects_of([race('part = "price"\nless = 1', key="mighty", tokens=9, plays_with="skeletons")])
    judged = judge_of(5, 4.0, doubt=5)
    assert judged(subject).verdict == STRONG
    found = tune(subject, judged(subject), judged)
    assert found.tried[5].verdict == UNKNOWN and found.fair == 5


def test_what_no_number_makes_fair_is_said():
    (subject,) = subjects_of([race('part = "price"\nless = 1', key="mighty", tokens=9, plays_with="skeletons")])
    strong, weak = judge_of(-20, 2.2), judge_of(90, 2.2)
    assert strong(subject).verdict == STRONG and tune(subject, strong(subject), strong).fair == 0
    assert weak(subject).verdict == WEAK and tune(subject, weak(subject), weak).fair == 0
    assert min(tune(subject, strong(subject), strong).tried) == 1


def test_tokens_that_the_stand_in_does_not_have_are_not_tried_further():
    (subject,) = subjects_of([race(key="few", tokens=4, plays_with="wizards")])
    worth = judge_of(10, 1.0)

    def judged(subject: Subject) -> Strength:
        found: Strength = worth(subject)
        return found if found.tokens <= 8 else replace(worth(with_tokens(subject, 8) or subject), tokens=found.tokens)

    found = tune(subject, judged(subject), judged)
    assert max(found.tried) == 9 and found.fair == 8  # nine brought nothing new, so ten are not tried


def test_only_numbers_that_the_box_has_are_tried():
    (subject,) = subjects_of([race(key="few", tokens=5)])
    assert with_tokens(subject, 6) is not None and with_tokens(subject, 99) is None
    changed = with_tokens(subject, 6)
    assert changed is not None and changed.banner.text == subject.banner.text.replace("tokens = 5", "tokens = 6")
