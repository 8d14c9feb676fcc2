"""What the guide takes from elsewhere in the repository: the mark of the web client and the address."""

from __future__ import annotations

import tomllib
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
MARK = "images/mark.svg"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Link to the repository once it has an address that people can visit."""
    hatch = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]
    repository: str = hatch["metadata"]["hooks"]["custom"]["repository"]
    if ".example/" not in repository:
        config.repo_url = repository
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the mark, which is the favicon and the logo."""
    files.append(File.generated(config, MARK, abs_src_path=str(ROOT / "web/public/icon.svg")))
    return files
