"""Overlays on the content of any game, and tests of the content of every game."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import pytest

from saecula.core.catalog import BadContent

Item = dict[str, object]


def lay(folder: Path, file: str, *items: Item) -> Path:
    """Write a file of an overlay and return its folder."""
    (folder / f"{file}.json").write_text(json.dumps(items), encoding="utf-8")
    return folder


def setting(id_: str, value: object) -> Item:
    """Return a number or table of the board."""
    return {"id": id_, "value": value}


def new_entry(id_: str, **fields: object) -> Item:
    """Return a new entry for an overlay."""
    return {"id": id_, "name": {"en": id_, "de": id_}, "source": "reconstructed", **fields}


def refusal(load: Callable[[Path], Any], folder: Path, file: str, *items: Item) -> str:
    """Return the error message for an overlay that is refused."""
    with pytest.raises(BadContent) as caught:
        load(lay(folder, file, *items))
    return str(caught.value)


class Box:
    """Tests of a game's content as a whole; a subclass names the game."""

    game: ClassVar[str]

    @property
    def catalogue(self) -> ModuleType:
        return import_module(f"saecula.games.{self.game}.catalogue")

    def test_the_content_of_the_box_is_read_once(self) -> None:
        assert self.catalogue.Content.get() is self.catalogue.Content.get()

    def test_the_digest_is_the_same_in_another_process(self) -> None:
        script = f"from {self.catalogue.__name__} import Content; print(Content.get().digest)"
        printed = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
        assert printed.stdout.strip() == self.catalogue.Content.get().digest

    def test_an_overlay_with_an_unknown_file_is_refused(self, tmp_path: Path) -> None:
        load = self.catalogue.Content.get
        files = ", ".join(sorted(load().files))
        assert refusal(load, tmp_path, "luck") == f"luck.json: unknown file, expected one of {files}"
        with pytest.raises(BadContent, match=r"^nowhere: no such folder$"):
            load(tmp_path / "nowhere")
