"""The terminal in Russian and Czech: whole games, everything that is typed, and no English left over."""

import re
from pathlib import Path

import pytest

from cli.test_play_command import TWO, Terminal, joined
from smallworld.bots.levels import CHARACTERS, LEVELS
from smallworld.cli.main import main
from smallworld.cli.person import COMMANDS
from smallworld.engine.actions import VERBS
from smallworld.text.fluent import say
from smallworld.text.places import LANGUAGES
from smallworld.text.say import Vocabulary, words_of
from smallworld.text.words import PARTS, level_of, typed
from table import table

AUTO = {"ru": "сам", "cs": "sám"}
LATIN = re.compile("[A-Za-z]")
ALIKE = ("Karazhan", "Frostmourne")  # in English and in Czech


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def foreign(line: str) -> str:
    """What is left of a line without what is the same in every language: seats, keys of regions, options, Enter."""
    line = re.sub(r"\b[A-H]\b|\b[a-h]\b(?= )|\b(?:\dp|[lms]\d[ab])(?:-\d\d)?|--\w+|Enter|x\d", "", line)
    return "".join(LATIN.findall(line))


@pytest.mark.parametrize("language", AUTO)
@pytest.mark.parametrize(("edition", "players"), [("base", "3"), ("warcraft", "4")])
def test_a_whole_game(terminal: Terminal, edition: str, players: str, language: str) -> None:
    over = Vocabulary(language, PARTS).said("ui-over")
    arguments = ("--edition", edition, "--players", players, "--seed", "5", "--language", language)
    shown = terminal.play([AUTO[language]] * 900, *arguments, "--bots", "medium,random")
    assert terminal.code == 0 and f"── {over} · " in shown
    assert [line for line in shown.splitlines() if len(line) > 110] == []
    for line in shown.splitlines():
        assert language != "ru" or foreign(line) == "", line  # whatever has letters has Russian ones
    english = terminal.play(["auto"] * 900, "--edition", edition, "--players", players, "--seed", "5", *WATCHED)
    told = {line for line in shown.splitlines() if re.search(r"\w{4}", line)}
    same = {line for line in told & set(english.splitlines()) if foreign(line) and line.strip() not in ALIKE}
    assert same == set()  # no line is the English one


WATCHED = ("--bots", "medium,random")

TYPED = {
    "ru": [
        ("взять 1", "A берёт комбинацию «Холмовые скелеты» (10 жетонов)."),
        ("почему гора ворчунья", "+2 за регион +1 гора = 3 жетона. Регион можно захватить прямо сейчас."),
        ("почему 7", "Народ без регионов входит с края карты."),
        ("захватить звёздная нива", "A захватывает регион «Звёздная нива» (Скелеты: 2 жетона)."),
        ("назад", "Последнее действие взято назад."),
        ("назад", "Жребий брошен: после кубика, вскрытия или конца хода назад не взять."),
        ("conquer starfallow", "Доход на этот момент: 1."),
        ("захватить 23", "Этому народу в эти воды хода нет."),
        ("захватить", "Какой регион? Например: захватить 07."),
        ("захватить 99", "Нет такого региона: «99»."),
        ("захвотить 3", "Может быть, «захватить»?"),
        ("рискнуть 03", "Жетонов хватает, кубик не нужен."),
        ("33", "В списке номера от 1 до"),
        ("совет", "Бот сделал бы так: захватить: "),
        ("поле", "заглавная буква — активный народ"),
        ("комбинации", "Походные амазонки"),
        ("правила", "Какие правила? Например: правила "),
        ("правила тролли", "троллья пещера"),
        ("сохранить", "В какой файл? Например: сохранить evening.json."),
        ("сохранить /no/such/folder/x", "Файл /no/such/folder/x не записать ("),
        ("помощь", "сделать то, что в списке под номером 3"),
        ("медный бор", "A захватывает регион «Медный бор»"),
        ("конец", "Расставьте войска (Скелеты): всего 10 жетонов, в каждом регионе не меньше 1."),
        ("02=x", "«02=x» — это не регион=число"),
        ("02=9", "Так жетоны разместить нельзя."),
        ("02=7 медный бор=3", "A (Скелеты) расставляет войска: Звёздная нива 7, Медный бор 3."),
        ("в упадок", "Холмовые скелеты (A) приходят в упадок, удерживая"),
        ("выйти", "Вы уходите из-за стола; партия не окончена."),
    ],
    "cs": [
        ("vzít 1", "A bere kombinaci „Kopcoví Kostlivci“ (10 žetonů)."),
        ("proč 7", "Národ bez regionů vstupuje z okraje mapy."),
        ("dobýt 02", "(Kostlivci: 2 žetony)."),
        ("zpět", "Poslední krok je vzat zpět."),
        ("zpět", "Kostky jsou vrženy: po hodu, odkrytí nebo konci tahu už nic zpět vzít nejde."),
        ("conquer starfallow", "Příjem v tuto chvíli: 1."),
        ("dobýt", "Který region? Třeba: dobýt 07."),
        ("dobít 3", "Nebylo to „dobýt“?"),
        ("rada", "Bot by udělal toto: dobýt: "),
        ("pravidla trolové", "doupě"),
        ("nápověda", "udělat to, co má v seznamu číslo 3"),
        ("měděný bor", "A obsazuje region „Měděný bor“"),
        ("konec", "Rozmístěte vojska (Kostlivci): celkem 10 žetonů, v každém regionu nejméně 1."),
        ("02=9", "Takhle žetony rozmístit nejde."),
        ("", "A (Kostlivci) přeskupuje vojska: "),
        ("do úpadku", "Kopcoví Kostlivci (A) přecházejí do úpadku a drží"),
        ("odejít", "Vstáváte od stolu; hra neskončila."),
    ],
}


@pytest.mark.parametrize("language", TYPED)
def test_everything_that_is_typed_is_understood_and_answered(terminal: Terminal, language: str) -> None:
    shown = joined(terminal.play([line for line, _ in TYPED[language]], *TWO, "--language", language))
    at = 0
    for line, answer in TYPED[language]:
        found = shown.find(answer, at)
        assert found >= 0, f"{line}: {answer} is not in {shown[at : at + 2000]}"
        at = found


def test_the_language_is_that_of_the_terminal(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert "Kolo 1 z 10" in terminal.play([], *TWO)
    assert "Round 1 of 10" in terminal.play([], *TWO, "--language", "en")
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert "Раунд 1 из 10" in terminal.play([], *TWO)


def test_camps_heroes_and_regions_to_give_up(terminal: Terminal, tmp_path: Path) -> None:
    camps = ["2", "conquer 02", "conquer 03", "end", "", "+03", "-03", "-03", "+09", "+02 +02 +02 +02 +02 +02", ""]
    shown = joined(terminal.play(camps, *TWO, "--language", "ru"))
    assert "Можно разместить: Лагерь × 5. Каждый лагерь даёт +1 к обороне региона." in shown
    assert "Пока: Медный бор (2p-03) 1; осталось 4. Когда закончите, нажмите Enter." in shown
    assert "Пока ничего." in shown and "В регионе 2p-03 ничего не размещено." in shown
    assert "В списке нет региона 2p-09." in shown and "У вас только 5; -2p-02 возьмёт один назад." in shown
    t = table("""
        [[seat]]
        active = { race = "amazons", power = "swamp", regions = { a = 1, b = 1 }, aside = 4 }
    """)
    t.p1.expands()
    t.p1.conquers("d", "k")
    t.p1.stops()
    file = tmp_path / "game.json"
    file.write_text(t.game.to_json(), encoding="utf-8")
    shown = joined(terminal.play(["vzdát k a"], "--load", str(file), "--language", "cs"))
    assert "Žetony nestačí: je třeba vzdát se 2 regionů. Kterých?" in shown
    assert "Amazonky (A) opouštějí region „pole k“." in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_words_to_type_are_the_same(language: str) -> None:
    words = Vocabulary(language, PARTS)
    known = [own for verb in (*VERBS, *COMMANDS) for own in {*typed(words, verb)}]
    assert sorted(known) == sorted(set(known))
    english = {verb.replace("_", " ") for verb in (*VERBS, *COMMANDS)}
    assert english <= set(known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_words_that_are_understood(language: str) -> None:
    words = Vocabulary(language, PARTS)
    known = {own for verb in (*VERBS, *COMMANDS) for own in typed(words, verb)}
    lines = [
        say(language, text) for key, text in words_of(language, "terminal").items() if key.startswith("term-help-")
    ]
    first = {re.split(r"\W+", line)[0] for line in lines} - {"3", "07", ""}
    assert first <= known and len(first) > 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_called_by_how_well_they_play(terminal: Terminal, language: str) -> None:
    words = Vocabulary(language, PARTS)
    bots = [f"{level}:{character}" for level, character in zip(LEVELS, (*CHARACTERS, CHARACTERS[0]), strict=True)]
    told = [f"({level_of(words, bot)})" for bot in bots]
    assert len(set(told)) == len(bots) and not any(":" in each for each in told)
    shown = terminal.play([], "--players", "5", "--bots", ",".join(bots), "--language", language, "--seed", "7")
    assert any(each in shown for each in told)
    assert level_of(words, "greedy") == level_of(words, "medium")  # as older tables have it


@pytest.mark.parametrize("language", AUTO)
def test_simulations_records_and_positions(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = str(tmp_path / "games.jsonl")
    assert main(["simulate", "--games", "1", "--players", "2", "--out", games, "--language", language]) == 0
    assert main(["replay", games, "--language", language]) == 0
    assert main(["show", games, "--until", "7", "--language", language]) == 0
    told = capsys.readouterr().out
    for line in told.splitlines():
        assert language != "ru" or foreign(line.replace("greedy", "").replace("random", "")) == "", line
    assert {"ru": "доля побед", "cs": "podíl výher"}[language] in told
    assert {"ru": "Партия окончена. Побеждает ", "cs": "Hra skončila. Vítězí "}[language] in told
    assert {"ru": "── Свободные комбинации ──", "cs": "── Volné kombinace ──"}[language] in told


def test_rules_are_looked_up_in_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert main(["rules", "trolové"]) == 0 and "doupě" in capsys.readouterr().out
    assert main(["rules", "B-CONQ-05"]) == 0 and "B-CONQ-05" in capsys.readouterr().out  # the catalogue is English
    assert main(["rules", "абракадабра", "--language", "ru"]) == 1
    assert "В правилах не нашлось: «абракадабра»." in capsys.readouterr().err
    assert main(["rules", "abrakadabra"]) == 1 and "V pravidlech není nic jako" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["play --load", "show", "replay"])
@pytest.mark.parametrize("language", AUTO)
def test_a_position_or_a_record_is_refused_in_the_language_of_the_terminal(
    language: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "table.toml"
    file.write_text("round = 99\n", encoding="utf-8")
    assert main([*command.split(), str(file), "--language", language]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"smallworld: {file}: ") and "99" not in told
    sentence = {"ru": "нужно целое число от 1 до 10", "cs": "celé číslo od 1 do 10"}[language]
    assert sentence in told and "must be" not in told
    file.write_text('{"format": "smallworld", "game": 1}\n', encoding="utf-8")
    assert main([*command.split(), str(file), "--language", language]) == 2
    assert {"ru": "запис", "cs": "záznamu"}[language] in capsys.readouterr().err
