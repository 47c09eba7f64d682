"""The build's small pieces, and what every wheel promises."""

from __future__ import annotations

import ast
import hashlib
import json
import zipfile
from base64 import b64encode
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

from build_scripts import html, serve, wheels
from build_scripts.bootstrap import ROOT
from pygames.core.game import games

FOLDERS = wheels.folders(ROOT / "pygames")
ENTRY_SCRIPTS = ["bench.py", "bootstrap.py", "play.py", "test.py"]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The wheel of each folder."""
    paths = wheels.build(tmp_path_factory.mktemp("wheels"))
    return dict(zip((folder.name for folder in FOLDERS), paths, strict=True))


def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith("METADATA"))
        return Parser().parsestr(archive.read(name).decode())


@pytest.mark.parametrize("name", ENTRY_SCRIPTS)
def test_entry_scripts_start_on_python_3_9(name: str) -> None:
    source = (ROOT / "build_scripts" / name).read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 9))  # a SyntaxError says where it would not


def test_wheels_are_the_same_twice(built: dict[str, Path], tmp_path: Path) -> None:
    again = wheels.build(tmp_path)
    assert [path.read_bytes() for path in again] == [path.read_bytes() for path in built.values()]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_wheel_holds_its_own_folder(built: dict[str, Path], folder: Path) -> None:
    wanted = {
        f"pygames/{path.relative_to(ROOT / 'pygames').as_posix()}"
        for pattern in ("**/*.py", "**/*.ftl", "rules.*.md", "py.typed")
        for path in folder.glob(pattern)
    }
    names = set(zipfile.ZipFile(built[folder.name]).namelist())
    assert {name for name in names if ".dist-info/" not in name} == wanted
    assert f"pygames/{folder.name}/py.typed" in names


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_wheel_needs_only_the_core(built: dict[str, Path], folder: Path) -> None:
    about = metadata(built[folder.name])
    needs = [text for text in about.get_all("Requires-Dist", []) if "extra ==" not in text]
    assert about["Name"] == f"pygames-{folder.name}"
    assert about["Requires-Python"] == ">=3.11"
    assert needs == ([] if folder.name == "core" else ["pygames-core"])


@pytest.mark.parametrize("name", sorted(games()))
def test_a_game_has_the_version_of_its_wheel(built: dict[str, Path], name: str) -> None:
    assert games()[name].info.version == metadata(built[name])["Version"]


@pytest.mark.parametrize("name", ["build_scripts/requirements.txt", "package-lock.json"])
def test_pinned_packages_name_no_registry(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "resolved" not in text
    assert "--index-url" not in text


def test_data_in_the_page_cannot_end_its_element() -> None:
    empty = '<script type="application/json" id="games"></script>'
    data = {"words": "</script><!-- é"}
    page = html.set_data(empty, "games", data)
    assert page.count("</script>") == 1
    assert json.loads(page.removeprefix(empty[: -len("</script>")]).removesuffix("</script>")) == data


def test_a_template_without_its_holes_is_refused() -> None:
    with pytest.raises(SystemExit, match="exactly one"):
        html.set_policy("<p>", html.POLICY)


def test_inline_code_cannot_end_its_element_and_is_allowed_by_hash() -> None:
    page = html.inline_script('say("</Script>")', ' type="module"')
    body = 'say("<\\/Script>")'
    assert page == f'<script type="module">{body}</script>'
    digest = b64encode(hashlib.sha256(body.encode()).digest()).decode()
    assert html.hashes(page + '<script type="application/json">{}</script>', "script") == [f"'sha256-{digest}'"]


@pytest.mark.parametrize(
    ("name", "kind"), [("a.mjs", "text/javascript"), ("a.wasm", "application/wasm"), ("a.css", "text/css")]
)
def test_the_server_knows_what_browsers_insist_on(name: str, kind: str) -> None:
    assert serve.Handler.guess_type(object.__new__(serve.Handler), name) == kind
