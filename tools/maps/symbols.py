"""What is printed on regions: badges and the tokens that stand there at the start. All drawn here, in a box of 100."""

from smallworld.maps.svg import moved, path, tag

INK = "#4a3114"
PAPER = "#fbf1d2"


def stroke(d: str, width: float = 9) -> str:
    """A thick line in ink."""
    return path(d, fill="none", stroke=INK, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def fill(d: str, ink: str = INK) -> str:
    """A filled shape."""
    return path(d, fill=ink, stroke_linejoin="round")


def letter(name: str) -> str:
    """The size of a board."""
    lines = {
        "large": "M36 18V82H70",
        "medium": "M24 82V18L50 58L76 18V82",
        "small": "M71 28Q64 16 48 17Q30 18 30 34Q30 46 50 50Q72 54 71 68Q70 84 50 84Q33 84 28 70",
    }
    return stroke(lines[name], 13)


ICONS = {
    "entry": tag("circle", cx=50, cy=19, r=9, fill="none", stroke=INK, stroke_width=8)
    + stroke("M50 30V88M30 42H70", 9)
    + stroke("M14 58Q18 86 50 88Q82 86 86 58", 9)
    + fill("M4 66L15 46L30 62ZM96 66L85 46L70 62Z"),
    "cavern": fill("M6 88Q8 40 30 26Q50 6 72 26Q93 44 94 88Z")
    + fill("M28 88Q28 56 42 48Q52 42 62 52Q72 62 72 88Z", PAPER)
    + fill("M42 49L48 64L54 47ZM60 51L64 62L68 60Z"),
    "magic": fill("M50 4L68 30L60 90H40L32 30Z")
    + fill("M26 40L36 88H18L10 60ZM74 40L64 88H82L90 60Z")
    + path("M50 4L50 90M32 30L50 38L68 30", fill="none", stroke=PAPER, stroke_width=4),
    "mine": stroke("M24 84L66 36", 11) + fill("M30 14Q68 8 90 50L82 54Q66 28 34 28Z"),
    "large": letter("large"),
    "medium": letter("medium"),
    "small": letter("small"),
}

# a murloc: wide mouth, fins, eyes on top
MURLOC = (
    path("M12 26L30 40L26 62L4 60L16 48ZM88 26L70 40L74 62L96 60L84 48Z", fill="#2d6357")
    + path("M50 2L62 26H38Z", fill="#2d6357")
    + path("M50 16Q82 18 84 54Q84 88 50 90Q16 88 16 54Q18 18 50 16Z", fill="#9fd3b4")
    + path("M24 62Q50 52 76 62Q72 82 50 82Q28 82 24 62Z", fill="#2c2a3a")
    + path("M28 62L34 72L40 60L46 72L50 59L54 72L60 60L66 72L72 62Q50 53 28 62Z", fill="#fff8e6")
    + tag("circle", cx=33, cy=38, r=13, fill="#fff3b0")
    + tag("circle", cx=67, cy=38, r=13, fill="#fff3b0")
    + tag("circle", cx=36, cy=40, r=6, fill="#2c2a3a")
    + tag("circle", cx=64, cy=40, r=6, fill="#2c2a3a")
)

# a tribe of old: a carved mask
MASK = (
    path("M18 12Q50 0 82 12L86 48Q80 88 50 96Q20 88 14 48Z", fill="#f3e6cf")
    + path("M18 12Q50 0 82 12L83 24Q50 12 17 24Z", fill="#a5432a")
    + path("M26 38L44 46L28 50ZM74 38L56 46L72 50Z", fill="#4a3114")
    + path("M50 42L42 66H58Z", fill="#b98a5a")
    + path("M30 72Q50 66 70 72L62 84Q50 78 38 84Z", fill="#4a3114")
)

TOKENS = {"murloc": ("#2f7f70", MURLOC), "tribe": ("#8a6d4b", MASK)}


DIGITS = (  # in a box of 6 by 10
    "M3 0Q6 0 6 5T3 10T0 5T3 0",
    "M1 2L4 0V10",
    "M0 2Q1 0 3 0Q6 0 6 3Q6 5 0 10H6",
    "M0 1Q5 -2 6 2Q6 5 2 5Q6 5 6 8Q5 12 0 9",
    "M5 10V0L0 7H6",
    "M6 0H1L0 5Q6 3 6 7Q5 11 0 9",
    "M5 0Q0 3 0 7Q1 10 3 10T6 7Q5 4 0 6",
    "M0 0H6L2 10",
    "M3 5Q0 4 0 2Q1 0 3 0T6 2Q6 4 3 5Q0 6 0 8Q1 10 3 10T6 8Q6 6 3 5",
    "M6 3Q5 6 3 6T0 3T3 0T6 3Q6 7 1 10",
)


def number(text: str, x: float, y: float, size: float = 1.5) -> str:
    """A number in the middle of a place, dark on a light halo. Drawn, so that no font is needed."""
    left = x - (len(text) * 9 - 3) * size / 2
    out = ""
    for colour, width in (("#fff8e6", 4.2), ("#2a1c10", 1.7)):
        for n, digit in enumerate(text):
            where = moved(left + 9 * n * size, y - 5 * size, size)
            line = {"fill": "none", "stroke": colour, "stroke_width": width, "stroke_linecap": "round"}
            out += path(DIGITS[int(digit)], **line, stroke_linejoin="round", transform=where)
    return out


def badge(mark: str, x: float, y: float) -> str:
    """A round badge with its picture."""
    size = 0.235
    disc = tag("circle", cx=x, cy=y, r=17, fill=PAPER, stroke=INK, stroke_width=2.5)
    if mark in ("large", "medium", "small"):
        disc = tag("circle", cx=x, cy=y, r=17, fill="#f3c969", stroke="#7a2f1d", stroke_width=3)
    return tag("g", disc, filter="url(#shadow)") + tag(
        "g", ICONS[mark], transform=moved(x - 50 * size, y - 50 * size, size)
    )


def token(kind: str, x: float, y: float) -> str:
    """A square of cardboard with its picture."""
    colour, face = TOKENS[kind]
    side, size = 54, 0.42
    square = tag(
        "rect",
        x=x - side / 2,
        y=y - side / 2,
        width=side,
        height=side,
        rx=9,
        fill=colour,
        stroke="#fff8e6",
        stroke_width=3,
    )
    return tag("g", square, filter="url(#shadow)") + tag("g", face, transform=moved(x - 50 * size, y - 50 * size, size))
