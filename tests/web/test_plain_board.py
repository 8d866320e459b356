"""Nothing on the board is clipped, filtered or masked: phones draw it all anew, and those cost them the most."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
BOARD = [
    *sorted((WEB / "src/board").glob("*.ts*")),
    *(WEB / "src/style" / name for name in ("board.css", "motion.css", "alone.css")),
    *sorted((WEB / "src/icons").glob("*.svg")),
    *sorted((WEB / "public/boards").glob("*.svg")),
]
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*|<!--.*?-->", re.DOTALL)
DEAR = re.compile(r"clip-?path|\b(?:filter|mask(?:-image)?)\s*[:=](?![=>])[^\n;]*|<(?:filter|mask)\b", re.IGNORECASE)


def dear(text: str) -> list[str]:
    """What a phone would draw slowly."""
    return DEAR.findall(COMMENT.sub("", text))


def test_the_board_has_no_clip_path_no_filter_and_no_mask() -> None:
    assert len(BOARD) > 20
    assert {file.name: found for file in BOARD if (found := dear(file.read_text("utf-8")))} == {}


@pytest.mark.parametrize(
    "line",
    [
        ".tile { clip-path: inset(0); }",
        ".tile { filter: drop-shadow(0 0 1px); }",
        ".tile { backdrop-filter: blur(1px); }",
        ".tile { mask-image: url(#hole); }",
        '<g filter="url(#soft)">',
        "<g filter={soft}>",
        "<g clipPath={hole}>",
        "<clipPath id='hole'>",
        "element.style.filter = 'blur(1px)'",
    ],
)
def test_it_would_be_noticed(line: str) -> None:
    assert dear(line)


def test_lists_may_be_filtered() -> None:
    assert not dear("parts.filter((part) => part) // no filter: none\n/* clip-path */")
