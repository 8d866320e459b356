"""The three test islands of the scenarios, and a short way to set up a position on them."""

import smallworld as sw
from table import Table

ISLANDS = """
[map]
sa = "fields entry : sb sd sg"
sb = "forest : sa sc sd"
sc = "hill entry native : sb sd se"
sd = "swamp : sa sb sc se sf sg"
se = "mountain cavern : sc sd sf"
sf = "fields native : sd se sg"
sg = "forest magic size : sa sd sf"
ma = "fields entry : mb md"
mb = "hill : ma mc md me mf"
mc = "mountain cavern : mb mf"
md = "forest native : ma mb me mg"
me = "swamp magic : mb md mf mg mi"
mf = "fields native : mb mc me mh mi"
mg = "hill size : md me mi"
mh = "mountain entry cavern native : mf mi"
mi = "lake : me mf mg mh"
la = "forest entry : lb le"
lb = "swamp magic : la lc le lf"
lc = "hill cavern : lb ld lf lg"
ld = "fields entry : lc lg lk"
le = "mountain cavern native : la lb lf lh"
lf = "fields : lb lc le lg lh li"
lg = "forest native : lc ld lf li lj lk"
lh = "mountain entry : le lf li"
li = "hill native size : lf lg lh lj"
lj = "swamp magic native : lg li lk"
lk = "sea : ld lg lj"
"""


def islands(text: str, dice: list[int] | None = None, murlocs: str = "", **options: str) -> Table:
    """A table on the test islands: everything not mentioned is empty, without marker and without murloc.

    t = islands('''
    step = "conquer"
    [[seat]]
    coins = 10
    active = { race = "orcs", power = "mining", regions = { la = 1 }, hand = 4 }
    ''', murlocs="sc mh")
    """
    head = f'edition = "warcraft"\ndice = {dice or []}\nmurlocs = {murlocs.split()}\n'
    chosen = "".join(f'{name} = "{value}"\n' for name, value in options.items())
    tail = f"[options]\n{chosen}" if options else ""
    return Table(sw.position(f"{head}{text}\n{tail}{ISLANDS}"))


def swaps(t: Table) -> str:
    """The pairs of regions that a portal could exchange now."""
    actions = [t.game.action_json(action) for action in t.game.legal()]
    return " ".join(f"{a['region']}-{a['to']}" for a in actions if a.get("what") == "portal")
