"""`smallworld site`: the game as a folder of files that any web space can serve, without a server."""

import argparse
from pathlib import Path

from smallworld.cli.common import OK, Mistake, Subparsers, add_command

EXAMPLES = """\
  smallworld site public           write the site into the folder public, for any web space
"""


def add(subparsers: Subparsers) -> None:
    """The command and its arguments."""
    parser = add_command(subparsers, "site", "the game as files for any web space, playable offline", EXAMPLES)
    parser.add_argument("folder", metavar="OUT_DIR", help="where to write; a site that is there already is replaced")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write everything; the list that names the build comes last, so that nobody is sent half of one."""
    from smallworld.offline.site import PACKAGE, NotBuilt, site_files

    folder = Path(args.folder)
    if folder.is_dir() and any(folder.iterdir()) and not (folder / "sw.js").is_file():
        raise Mistake(f"{folder} has other files in it: give an empty or a new folder, or one with an older site")
    old = {file for file in folder.rglob("*") if file.is_file()} if folder.is_dir() else set()
    total = 0
    try:
        for path, data in site_files(PACKAGE / "web"):
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
            old.discard(file)
            total += len(data)
    except NotBuilt as problem:
        raise Mistake(str(problem)) from None
    except OSError as problem:
        raise Mistake(f"cannot write {folder}: {problem.strerror or problem}") from None
    for file in old:
        file.unlink()
    print(f"The site is in {folder}: {total / 1e6:.1f} MB. Serve it over HTTPS, in any folder of a host.")
    return OK
