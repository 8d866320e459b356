"""Every word the browser needs is there, in every language, and the sentences are grammatical."""

import random
import re
from pathlib import Path

import pytest

import smallworld as sw
from smallworld.bots.levels import AT_TABLES, CHARACTERS
from smallworld.content.editions import EDITIONS
from smallworld.content.setup import option_values
from smallworld.engine import events as facts
from smallworld.engine.ability import Ability
from smallworld.engine.events import Event
from smallworld.engine.explain import REASONS
from smallworld.engine.rules import Rules
from smallworld.engine.steps import STEP_NAMES
from smallworld.text import fluent as ftl

TEXT = Path(__file__).parents[2] / "web" / "text"
LANGUAGES = ("en", "ru", "cs")
WORDS = {language: ftl.read(TEXT / f"{language}.ftl") for language in LANGUAGES}
ENGLISH = WORDS["en"]
PARTS = (
    "coach",
    "moments",
    "cards",
    "ui",
    "why",
    "terminal",
    "content",
    "workshop",
    "opinion",
    "daily",
    "me",
    "replay",
    "story",
)
ALL = {
    language: {part: ftl.read(TEXT / f"{part}.{language}.ftl") for part in PARTS} | {"game": WORDS[language]}
    for language in LANGUAGES
}
COACH = {language: ALL[language]["coach"] | ALL[language]["moments"] for language in LANGUAGES}
"""What the coach says in a first game and after it."""
RULES = {key: edition.rules(edition.presets["default"]) for key, edition in EDITIONS.items()}


def say(language: str, key: str, **values: str | int) -> str:
    return ftl.say(language, WORDS[language][key], **values)


@pytest.mark.parametrize("part", [*PARTS, "game"])
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_keys_in_the_same_order(language: str, part: str) -> None:
    """A word that is missing is told in English; here it is named."""
    own, english = list(ALL[language][part]), list(ALL["en"][part])
    assert [key for key in english if key not in own] == []
    assert own == english


def test_every_file_of_words_is_looked_at() -> None:
    parts = ["", "places.", *[f"{part}." for part in PARTS]]
    assert {file.name for file in TEXT.glob("*.ftl")} == {f"{part}{each}.ftl" for part in parts for each in LANGUAGES}


def test_the_legend_has_a_word_and_a_sentence_for_each_form() -> None:
    legend = [key for key in ALL["en"]["why"] if key.startswith("legend-")]
    assert len(legend) == 2 * len([key for key in legend if key.endswith("-text")]) == 32


BENT = {"power": {"ending"}, "combo": {"race", "small"}}
"""How the name of the race ends that has a power, and how it stands behind its power: not every language cares."""


@pytest.mark.parametrize("part", [*PARTS, "game"])
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_use_the_same_variables(language: str, part: str) -> None:
    for key, pattern in ALL[language][part].items():
        bent = BENT.get(key.partition("-")[0], set())
        assert ftl.variables(pattern) - bent == ftl.variables(ALL["en"][part][key]) - bent, key


ECHOES = {"пепел", "какая", "обобранные", "кикиморкино", "бобово", "кукушкин", "toto", "veverčí", "murmur"}
"""Words that do begin twice with the same letters."""


@pytest.mark.parametrize("file", sorted(file.name for file in TEXT.glob("*.ftl")))
def test_no_word_begins_twice_and_none_stands_twice(file: str) -> None:
    """As replacing in many files at once would have it: "nánárody", "the the"."""
    lines = [line for line in (TEXT / file).read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    text = "\n".join([re.sub(r"\{[^{}]*\}", "…", line.partition(" = ")[2] or line) for line in lines])
    words = set(re.findall(r"[^\W\d_]+", text.lower()))
    assert [word for word in sorted(words - ECHOES) if re.match(r"(\w{2,4})\1", word)] == []
    assert re.findall(r"\b([^\W\d_]+) \1\b", text) == []


def test_czech_speaks_to_one_person_as_to_many() -> None:
    """A past tense would have to know whether it speaks to a man, a woman or several: "vyhráli jste"."""
    past = re.compile(
        r"[^\W\d_]+l[iay] (?:jste|byste)\b|\b(?:jste|\w*byste)(?: \w+){0,2} (?!\w+koli\b)\w+l[iay]\b", re.IGNORECASE
    )
    files = [file.read_text(encoding="utf-8") for file in TEXT.glob("*cs.ftl")]
    assert [found for text in files for found in past.findall(text)] == []
    assert past.findall("Našli jste plán, který jste hledali.") != []


def short_before_numbers(pattern: ftl.Pattern, by: str = "") -> list[str]:
    """Variables behind a preposition of one letter; `by` is the one whose numbers have been told apart already."""
    found: list[str] = []
    before = ""
    for part in pattern:
        if isinstance(part, ftl.Variable) and part.name != by and re.search(r"(?:^|\W)[vzskVZSK] $", before):
            found.append(part.name)
        if isinstance(part, ftl.Choice):
            apart = {name for name, _ in part.variants} > {"other"} and all(
                [name.isdigit() or name == "other" for name, _ in part.variants]
            )
            for name, variant in part.variants:
                found += short_before_numbers(variant, part.name if apart and name == part.default else by)
        before = part if isinstance(part, str) else ""
    return found


def test_czech_prepositions_fit_their_numbers() -> None:
    """Ve 2. kole but v 5. kole, ze 6 but z 8: a choice by the number, or other words."""
    assert {key for part in ALL["cs"].values() for key, text in part.items() if short_before_numbers(text)} == set()
    for key in ("ui-round", "ui-chance"):
        said = [
            ftl.say("cs", ALL["cs"]["ui"][key], round=1, rounds=n, hand=1, wins=1, faces=n, percent=1) for n in (6, 8)
        ]
        assert [f"z{'e' if n == 6 else ''} {n}" in text for n, text in zip((6, 8), said, strict=True)] == [True, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_counted_in_words_made_before_stands_behind_a_colon(language: str) -> None:
    """Coins of the bot's opinion come as text ("+1", "0.5"), which no language can count."""
    keys = [key for key in ALL["en"]["opinion"] if "coins" in ftl.variables(ALL["en"]["opinion"][key])]
    told = {key: ftl.say(language, ALL[language]["opinion"][key], coins="+1", plan="X", what="X") for key in keys}
    assert [said for key, said in told.items() if key != "hint-item" and not said.endswith(": +1")] == []


FORMS = {"en": {"one", "other"}, "ru": {"one", "few", "many"}, "cs": {"one", "few", "other"}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_those_of_the_language(language: str) -> None:
    """Dashes, dots and apostrophes as they are printed there."""
    for part in ALL[language]:
        name = f"{language}.ftl" if part == "game" else f"{part}.{language}.ftl"
        lines = (TEXT / name).read_text(encoding="utf-8").splitlines()
        written = [line for line in lines if not line.startswith("#")]
        assert [line for line in written if "'" in line] == []  # ’ is the apostrophe
        assert [line for line in written if re.search(r"[^=\s+}] …", line)] == []  # no blank before the dots
        wrong = "–" if language == "ru" else "—"
        assert [line for line in written if wrong in line] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_counts_knows_all_forms(language: str) -> None:
    for key, pattern in [message for part in ALL[language].values() for message in part.items()]:
        for choice in ftl.choices(pattern):
            forms = {name for name, _ in choice.variants if not name.isdigit()}
            if "one" in forms:
                assert forms == FORMS[language], key


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a = b\na = c\n", "twice"),
        ("a =\n", "neither"),
        ("a = { $n ->\n        [one] x\n    }\n", "without a default"),
        ("a = { $n ->\n       *[other] x\n        [one] y\n    }\n", "the default comes last"),
        ("a = { -term }\n", "empty"),
        ("a = b { -term }\n", "blanks|goes on"),
        ("a = b\n    .attribute = c\n", "neither"),
    ],
)
def test_a_file_with_mistakes_is_refused(text: str, why: str) -> None:
    with pytest.raises(ftl.BadWords, match=why):
        ftl.Reader(text).messages()


# What the game is made of


def test_races_and_powers() -> None:
    for edition, rules in RULES.items():
        for race in (*rules.races, None):
            key = "natives" if race is None else race.key
            assert {f"race-{edition}-{key}", f"race-{edition}-{key}-text"} <= set(ENGLISH)
        for power in rules.powers:
            assert {f"power-{edition}-{power.key}", f"power-{edition}-{power.key}-text"} <= set(ENGLISH)


GIST = 25
"""Letters: two of them stand on one line of the sidebar."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_race_and_power_is_told_in_a_few_words(language: str) -> None:
    for edition, rules in RULES.items():
        keys = {f"race-{edition}-{race.key}" for race in rules.races}
        keys |= {f"power-{edition}-{power.key}" for power in rules.powers}
        assert {key for key in ENGLISH if re.match(rf"(race|power)-{edition}-.*-gist", key)} == {
            f"{key}-gist" for key in keys
        }
        for key in keys:
            gist = say(language, f"{key}-gist")
            assert 0 < len(gist) <= GIST and not gist[0].isupper() and not re.search(r"[.·]", gist), gist


def test_pieces_and_their_faces() -> None:
    for rules in RULES.values():
        for piece in rules.pieces:
            assert {f"piece-{piece.key}", f"piece-{piece.key}-text"} <= set(ENGLISH)
            assert {f"piece-{face}" for face in piece.faces} <= set(ENGLISH)


def test_terrains_symbols_and_camps() -> None:
    for edition in EDITIONS.values():
        assert {f"terrain-{key}" for key in edition.terrains} <= set(ENGLISH)
        assert {f"symbol-{key}" for key in edition.symbols} <= set(ENGLISH)
    assert {f"side-{race.side}" for race in RULES["warcraft"].races} <= set(ENGLISH)


def test_editions_presets_options_and_bots() -> None:
    wanted = {f"bot-{bot}" for bot in AT_TABLES} | {f"character-{each}" for each in CHARACTERS}
    for key, edition in EDITIONS.items():
        wanted |= {f"edition-{key}"} | {f"preset-{preset}" for preset in edition.presets}
        for option, values in option_values(key).items():
            wanted |= {f"option-{option}"}
            assert {f"option-{option}-{value}" for value in values} <= set(ENGLISH)
    assert wanted | {f"{key}-text" for key in wanted} <= set(ENGLISH)


def abilities(rules: Rules) -> list[tuple[str, Ability]]:
    """All abilities of the game with the banner, badge, piece or rule they stand on."""
    banners = [(banner.key, each) for banner in (*rules.races, *rules.powers) for each in banner.abilities]
    pieces = [(piece.key, each) for piece in rules.pieces for each in piece.abilities]
    return banners + pieces + [(each.verb, each) for each in rules.world]


def answers(ability: Ability, question: str) -> bool:
    """Does it give an answer of its own?"""
    return getattr(type(ability), question) is not getattr(Ability, question)


def test_everything_on_offer_has_a_button_and_an_explanation() -> None:
    offered = {each.verb for rules in RULES.values() for _, each in abilities(rules) if answers(each, "offers")}
    assert len(offered) > 25
    assert {f"use-{verb}" for verb in offered} | {f"use-{verb}-text" for verb in offered} <= set(ENGLISH)


def test_everything_that_pays_has_a_name() -> None:
    paying = {source for rules in RULES.values() for source, each in abilities(rules) if answers(each, "coins")}
    tolls = {each.verb for rules in RULES.values() for _, each in abilities(rules) if answers(each, "toll")}
    assert {"orcs", "faction", "well_of_eternity"} <= paying and "harmony" in tolls
    assert {f"for-{key}" for key in paying | tolls | {"regions"}} <= set(ENGLISH)


def test_reasons_and_refusals() -> None:
    assert {f"why-{code}" for code in REASONS} <= set(ENGLISH)
    source = (Path(sw.__file__).parent / "engine" / "explain.py").read_text(encoding="utf-8")
    refusals = re.findall(r'return "([a-z_]+)",', source)
    assert len(refusals) > 5
    assert {f"why-{code}" for code in refusals} | {"why-bad_deploy", "why-bad_give_up"} <= set(ENGLISH)


IN_DECLINE = {"en": "in decline", "ru": "в упадке", "cs": "v úpadku"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_refused_a_neighbour_of_their_declined_race_is_told_that_it_does_not_count(language: str) -> None:
    """The land looks like theirs, so "it is not adjacent" alone reads like a fault."""
    for key in ("why-not_adjacent", "why-warcraft-not_adjacent"):
        assert IN_DECLINE[language] in say(language, key)


def test_an_edition_with_its_own_ways_onto_the_map_has_its_own_words_for_them() -> None:
    for edition, rules in RULES.items():
        own = any(text.because for text in rules.world)
        for code in ("not_border", "not_adjacent"):
            assert (f"why-{edition}-{code}" in ENGLISH) == own
    for key in ENGLISH:
        named = re.match(rf"why-({'|'.join(EDITIONS)})-(.*)", key)
        assert named is None or f"why-{named[2]}" in ENGLISH


SOURCE = {path: path.read_text(encoding="utf-8") for path in Path(sw.__file__).parent.rglob("*.py")}


def codes(pattern: str, folder: str = "") -> set[str]:
    """Every code that follows such words in the source."""
    return {
        code
        for path, text in SOURCE.items()
        if folder in path.parts or not folder
        for code in re.findall(pattern, text)
    }


def test_whatever_the_server_refuses_it_is_told_in_every_language() -> None:
    """A page shows `why-RULE`, or else `error-CODE`; the server's own sentence is English and never shown."""
    said = codes(r'Refused\(\s*"(\w+)"') | codes(r'"code":\s*"(\w+)"', "server") | codes(r'\.bye\(\s*"(\w+)"')
    said |= codes(r'"code": "(\w+)" if')
    assert {"limited", "denied", "illegal", "not_found", "closing", "too_big"} <= said
    rules = codes(r'Illegal\(\s*"(\w+)"') | set(REASONS) | codes(r'return \(?\s*"([a-z_]+)",\s', "engine")
    assert {"cannot_undo", "not_in_one", "not_border", "too_dear", "wrong_step"} <= rules
    for language in LANGUAGES:
        assert [code for code in sorted(said) if f"error-{code}" not in WORDS[language]] == []
        told = {rule: WORDS[language].get(f"why-{rule}", WORDS[language]["error-illegal"]) for rule in rules}
        assert all(ftl.say(language, sentence) for sentence in told.values())
    # What no player can bring about by pressing what is offered needs no sentence of its own.
    for_programs = {"unknown_region", "unknown_verb", "unknown_field", "bad_action", "bad_number", "bad_word"}
    for_programs |= {"bad_names", "bad_random", "other_game"}
    for_programs |= {"bad_event", "no_such_seat", "not_over", "not_your_turn"}  # a server refuses the last one itself
    assert {rule for rule in rules if f"why-{rule}" not in ENGLISH} == for_programs


def test_russian_and_czech_sentences_have_no_english_in_them() -> None:
    for key, pattern in WORDS["ru"].items():
        if key.startswith(("why-", "error-", "bot-")):
            assert not re.search(r"[A-Za-z]{3,}", ftl.say("ru", pattern)), key
    for key, pattern in ALL["ru"]["terminal"].items():
        said = ftl.say("ru", pattern, **dict.fromkeys(ftl.variables(pattern), 1))
        assert not re.search(r"[A-Za-z]{3,}", re.sub(r"--\w+|Enter", "", said)), key
        assert re.search("[а-яё]", said) or key == "term-help-1", key
    for language in LANGUAGES[1:]:
        for key in ENGLISH:
            if key.startswith(("why-", "error-", "bot-")):
                assert say(language, key) != say("en", key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_is_brief_and_counts_as_people_do(language: str) -> None:
    for key, pattern in COACH[language].items():
        for number in (0, 1, 2, 5, 11):
            known: dict[str, str | int] = dict.fromkeys(ftl.variables(pattern), number)
            known |= dict.fromkeys(ftl.variables(pattern) & {"place", "race", "piece", "about", "use", "sum"}, "X")
            said = ftl.say(language, pattern, **known)
            assert said.count("**") % 2 == 0, key
            assert len(said) < 215, (key, len(said))
            if language == "ru":
                assert not re.search(r"[A-Za-z]{2,}", said), key
    short = COACH[language]["coach-coins-text"]
    wanted = {"en": "1 coin**", "ru": "1 монету**", "cs": "1 minci**"}
    assert wanted[language] in ftl.say(language, short, coins=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_calls_a_button_as_it_is_called(language: str) -> None:
    """Whoever is not sure where tokens go is sent to the button that places them."""
    lesson = COACH[language]["coach-redeploy-text"]
    button = ftl.say(language, ALL[language]["ui"]["ui-guard-tokens"])
    for number in (1, 2, 5):
        assert f"**{button}**" in ftl.say(language, lesson, hand=number)


def test_steps_questions_and_errors() -> None:
    assert {f"step-{step}" for step in STEP_NAMES} | {"ask-give_up"} <= set(ENGLISH)
    protocol = (TEXT.parents[1] / "docs" / "protocol.md").read_text(encoding="utf-8")
    table = protocol.partition("### Codes")[2]
    codes = [code for row in re.findall(r"^\| (`.*?`) \|", table, re.M) for code in re.findall(r"`([a-z_]+)`", row)]
    assert "conflict" in codes and "bad_setup" in codes
    for language in LANGUAGES:
        assert [code for code in codes if f"error-{code}" not in WORDS[language]] == []


def event_names() -> list[str]:
    kinds = [kind for kind in vars(facts).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return [re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower() for kind in kinds if kind is not Event]


def test_every_event_has_a_sentence() -> None:
    assert {f"event-{name}" for name in event_names()} == {key for key in ENGLISH if key.startswith("event-")}


# What comes up in games

COMBO = {"combo"}
MADE_BY_THE_BROWSER = {
    "game_ended": {"shared"},
    "combo_taken": COMBO,
    "combo_revealed": COMBO,
    "combo_withdrawn": COMBO,
    "tribe_declined": COMBO,
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_use_no_word_that_is_missing(edition: str) -> None:
    rng = random.Random(11)
    names = set(ENGLISH)
    seen: set[str] = set()
    for seed in range(3):
        game = sw.Game.new(edition=edition, players=3 + seed % 2, seed=seed)
        while not game.over:
            legal = game.legal()
            uses = [action for action in legal if action.do == "use"]
            assert {f"use-{action.key}" for action in uses} <= names
            if rng.random() < 0.05:
                region = rng.choice(game.state.board.regions).key
                for item, _ in game.explain(region).items:
                    banners = {f"race-{edition}-{item}", f"power-{edition}-{item}"}
                    assert names & banners | names & {f"item-{item}", f"piece-{item}", f"terrain-{item}"}, item
            for event in game.play(rng.choice(uses or legal)):
                told = game.tell(event, None)
                kind = told["event"]
                seen.add(kind)
                fields = set(told) | MADE_BY_THE_BROWSER.get(kind, set())
                assert ftl.variables(ENGLISH[f"event-{kind}"]) <= fields, kind
                if kind == "coins_paid":
                    assert f"for-{told['for']}" in names
                if kind == "coins_earned":
                    assert {f"for-{item['for']}" for item in told["items"]} <= names
    assert len(seen) > 15


# Sentences


@pytest.mark.parametrize(
    ("language", "number", "sentence"),
    [
        ("en", 1, "Ada scores 1 coin."),
        ("en", 2, "Ada scores 2 coins."),
        ("en", 21, "Ada scores 21 coins."),
        ("ru", 1, "Ada получает 1 монету."),
        ("ru", 2, "Ada получает 2 монеты."),
        ("ru", 5, "Ada получает 5 монет."),
        ("ru", 11, "Ada получает 11 монет."),
        ("ru", 21, "Ada получает 21 монету."),
        ("cs", 1, "Ada získává 1 minci."),
        ("cs", 2, "Ada získává 2 mince."),
        ("cs", 5, "Ada získává 5 mincí."),
        ("cs", 21, "Ada získává 21 mincí."),
    ],
)
def test_coins_are_counted_as_people_do(language: str, number: int, sentence: str) -> None:
    assert say(language, "event-coins_earned", player="Ada", coins=number) == sentence


def taken(language: str, how: str, victim: str, tokens: int) -> str:
    known: dict[str, str | int] = {"player": "Ada", "how": how, "victim": victim, "tokens": tokens}
    return say(language, "event-region_taken", **known, region="X", race="R")


def test_a_conquest_in_three_languages() -> None:
    assert taken("en", "tokens", "Bob", 2) == "Ada takes X from Bob (R: 2 tokens)."
    assert taken("en", "die", "Bob", 1) == "Ada takes X from Bob with a roll of the die (R: 1 token)."
    assert taken("en", "champion", "none", 0) == "Ada’s Champion takes X."
    assert taken("en", "bomb", "Bob", 0) == "Ada’s bomb drives Bob out of X."
    assert taken("en", "die", "none", 1) == "Ada takes X with a roll of the die (R: 1 token)."
    assert taken("ru", "tokens", "Bob", 5) == "Ada захватывает регион «X» (R: 5 жетонов), Bob отступает."
    assert taken("ru", "dragon", "none", 1) == "Ada с драконом захватывает регион «X» (R: 1 жетон)."
    assert taken("cs", "tokens", "Bob", 2) == "Ada obsazuje region „X“ (R: 2 žetony), Bob ustupuje."
    assert taken("ru", "bomb", "Bob", 0) == "Взрыв! Бомба (Ada) опустошает регион «X», Bob отступает."
    assert taken("cs", "bomb", "none", 0) == "Výbuch! Bomba (Ada) pustoší region „X“."
    assert taken("cs", "sorcery", "none", 1) == "Ada proměnou obsazuje region „X“ (R: 1 žeton)."


def test_a_die_is_rolled_for_a_region_or_before_it_is_chosen() -> None:
    def rolled(language: str, region: str, face: int) -> str:
        return say(language, "event-die_rolled", player="Ada", region=region, face=face)

    assert rolled("en", "X", 2) == "Ada rolls the die for X: 2."
    assert rolled("en", "none", 0) == "Ada rolls the die: blank."
    assert rolled("ru", "X", 2) == "Ada бросает кубик (X): 2."
    assert rolled("cs", "none", 0) == "Ada hází kostkou: nic."


def test_payments_know_the_bank() -> None:
    def paid(language: str, player: str, to: str) -> str:
        known: dict[str, str | int] = {"player": player, "to": to, "coins": 2, "for": "Z"}
        return say(language, "event-coins_paid", **known)

    assert paid("en", "Ada", "Bob") == "Ada pays Bob 2 coins: Z."
    assert paid("en", "Ada", "none") == "Ada pays the bank 2 coins: Z."
    assert paid("en", "none", "Bob") == "Bob gets 2 coins: Z."
    assert paid("ru", "Ada", "none") == "Ada → банк: 2 монеты (Z)."
    assert paid("cs", "Ada", "Bob") == "Ada → Bob: 2 mince (Z)."
    assert paid("cs", "none", "Bob") == "Banka → Bob: 2 mince (Z)."


def test_a_pick_tells_only_the_coins_there_were() -> None:
    def picked(language: str, paid: int, found: int) -> str:
        known: dict[str, str | int] = {"tokens": 9, "paid": paid, "found": found}
        return say(language, "event-combo_taken", player="Ada", combo="P R", **known)

    assert picked("en", 0, 0) == "Ada takes the P R (9 tokens)."
    assert picked("en", 2, 1) == "Ada takes the P R (9 tokens), pays 2 coins and finds 1 coin there."
    assert picked("en", 1, 0) == "Ada takes the P R (9 tokens) and pays 1 coin."
    assert picked("ru", 1, 2) == "Ada берёт комбинацию «P R» (9 жетонов), платит 1 монету и забирает с неё 2 монеты."
    assert picked("cs", 1, 2) == "Ada bere kombinaci „P R“ (9 žetonů), platí 1 minci a získává z ní 2 mince."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_not_given_twice(language: str) -> None:
    for edition in EDITIONS:
        for kind in ("race", "power"):
            own = [
                say(language, key, ending="")
                for key in ENGLISH
                if key.startswith(f"{kind}-{edition}-") and not key.endswith(("-text", "-gist"))
            ]
            assert len(set(own)) == len(own)


PLURALS: dict[tuple[str, str, str], dict[str, list[str]]] = {
    # file, key, variable: the sentence with 1, 2, 5 and 21
    ("game", "event-tokens_recruited", "number"): {
        "en": ["Ada’s Orcs gain 1 token from the tray.", "2 tokens", "5 tokens", "21 tokens"],
        "ru": ["Orcs (Ada) получают из контейнера 1 жетон.", "2 жетона", "5 жетонов", "21 жетон"],
        "cs": ["Orcs (Ada) získávají ze zásobníku 1 žeton.", "2 žetony", "5 žetonů", "21 žetonů"],
    },
    ("game", "event-tribe_declined", "regions"): {
        "en": ["Ada’s Flying Orcs go into decline, holding 1 region.", "2 regions", "5 regions", "21 regions"],
        "ru": ["Flying Orcs (Ada) приходят в упадок, удерживая 1 регион.", "2 региона", "5 регионов", "21 регион"],
        "cs": ["Flying Orcs (Ada) přecházejí do úpadku a drží 1 region.", "2 regiony", "5 regionů", "21 regionů"],
    },
    ("game", "event-attack_failed", "short"): {
        "en": ["Ada fails to take X: the Orcs are 1 token short.", "2 tokens", "5 tokens", "21 tokens"],
        "ru": ["Ada (Orcs) безуспешно атакует регион «X»: не хватает 1 жетона.", "2 жетонов", "5 жетонов", "21 жетона"],
        "cs": [
            "Ada (Orcs) marně útočí na region „X“: chybí 1 žeton.",
            "chybějí 2 žetony",
            "chybí 5 žetonů",
            "21 žetonů",
        ],
    },
    ("game", "event-badges_shuffled", "number"): {
        "en": [
            "1 discarded power is shuffled into a new stack.",
            "2 discarded powers are",
            "5 discarded",
            "21 discarded",
        ],
        "ru": [
            "Новая стопка: перемешана 1 сброшенная способность.",
            "перемешаны 2 сброшенные способности",
            "перемешано 5 сброшенных способностей",
            "перемешана 21 сброшенная способность",
        ],
        "cs": [
            "Nová hromádka: zamíchána 1 odložená schopnost.",
            "zamíchány 2 odložené schopnosti",
            "zamícháno 5 odložených schopností",
            "zamícháno 21 odložených schopností",
        ],
    },
    ("game", "ask-give_up", "number"): {
        "en": [
            "You are short of tokens: give up 1 region. Which one?",
            "2 regions. Which ones?",
            "5 regions",
            "21 regions",
        ],
        "ru": ["Жетонов не хватает: придётся отдать 1 регион. Какой?", "2 региона. Какие?", "5 регионов", "21 регион"],
        "cs": [
            "Žetony nestačí: je třeba vzdát se 1 regionu. Kterého?",
            "2 regionů. Kterých?",
            "5 regionů",
            "21 regionů",
        ],
    },
    ("ui", "ui-conquer", "price"): {
        "en": ["Conquer with 1 token", "2 tokens", "5 tokens", "21 tokens"],
        "ru": ["Захватить 1 жетоном", "2 жетонами", "5 жетонами", "21 жетоном"],
        "cs": ["Dobýt za 1 žeton", "2 žetony", "5 žetonů", "21 žetonů"],
    },
    ("ui", "ui-in-hand", "tokens"): {
        "en": ["1 token in hand", "2 tokens in hand", "5 tokens in hand", "21 tokens in hand"],
        "ru": ["1 жетон в руке", "2 жетона в руке", "5 жетонов в руке", "21 жетон в руке"],
        "cs": ["1 žeton v ruce", "2 žetony v ruce", "5 žetonů v ruce", "21 žetonů v ruce"],
    },
    ("ui", "ui-chance", "wins"): {
        "en": ["1 token and the die: 1 of 6 faces will do, 17%", "2 of 6", "5 of 6", "21 of 6"],
        "ru": [
            "1 жетон и кубик: подходит 1 грань из 6, 17 %",
            "подходят 2 грани",
            "подходят 5 граней",
            "подходит 21 грань",
        ],
        "cs": [
            "1 žeton a kostka: vyhrává 1 stěna ze 6, 17 %",
            "vyhrávají 2 stěny",
            "vyhrává 5 stěn",
            "vyhrává 21 stěn",
        ],
    },
    ("ui", "ui-winner", "coins"): {
        "en": ["Ada wins with 1 coin!", "2 coins!", "5 coins!", "21 coins!"],
        "ru": ["Побеждает Ada: 1 монета!", "2 монеты!", "5 монет!", "21 монета!"],
        "cs": ["Vítězí Ada: 1 mince!", "2 mince!", "5 mincí!", "21 mincí!"],
    },
    ("terminal", "term-record-stops", "actions"): {
        "en": ["The record stops here, after 1 action.", "2 actions.", "5 actions.", "21 actions."],
        "ru": ["Здесь запись обрывается: 1 действие.", "2 действия.", "5 действий.", "21 действие."],
        "cs": ["Tady záznam končí: 1 krok.", "2 kroky.", "5 kroků.", "21 kroků."],
    },
}


@pytest.mark.parametrize("sentence", PLURALS, ids=lambda sentence: sentence[1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_counted_as_people_do(sentence: tuple[str, str, str], language: str) -> None:
    part, key, variable = sentence
    known: dict[str, str | int] = {
        "player": "Ada",
        "players": "Ada",
        "race": "Orcs",
        "combo": "Flying Orcs",
        "region": "X",
    }
    known |= {"hand": 1, "faces": 6, "percent": 17} | ({"number": 1} if variable != "number" else {})
    for number, wanted in zip((1, 2, 5, 21), PLURALS[sentence][language], strict=True):
        said = ftl.say(language, ALL[language][part][key], **known, **{variable: number})
        assert said == wanted if number == 1 else wanted in said


def test_czech_powers_agree_with_feminine_races() -> None:
    """They do so after the end of its name, so that a home-made race is told like the printed ones."""
    names = [key for key in ENGLISH if not key.endswith(("-text", "-gist"))]
    feminine = [key for key in names if key.startswith("race-") and say("cs", key).endswith("y")]
    assert feminine == ["race-base-amazons", "race-warcraft-naga"]
    assert say("cs", "power-base-wealthy", ending="y") == "Zámožné"
    assert say("cs", "power-base-wealthy", ending="é") == "Zámožní"
    assert say("cs", "power-base-wealthy", ending="a") == "Zámožná"
    assert say("cs", "power-warcraft-mining", ending="y") == "Hornické"
    hard = [key for key in names if key.startswith("power-")]
    for key in hard:
        for ending in "ya":
            for_others = say("cs", key, ending=ending)
            assert not re.search(r"(čtí|ští|iví|oví)( |$)", for_others), for_others
