"""Check that everything is ready for a release, and build it: `python tools/release.py [--check] [--tag v1.2.3]`.

The version is in src/knaves/__init__.py. The script refuses a version that isn't in the changelog or already has a tag,
uncommitted changes, and a build that isn't reproducible. Then wheel and sdist are in dist/ with their SHA-256 sums, and
the script prints how to tag. Nothing is uploaded.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def find_version(root: Path) -> str:
    """The version in src/knaves/__init__.py."""
    found = re.search(r'^__version__ = "(.+)"$', (root / "src/knaves/__init__.py").read_text("utf-8"), re.M)
    if found is None or not re.fullmatch(r"\d+\.\d+\.\d+", found[1]):
        raise SystemExit("src/knaves/__init__.py has no version such as 1.2.3")
    return found[1]


def notes(root: Path, version: str) -> str:
    """The changelog's section about a version."""
    text = (root / "CHANGELOG.md").read_text("utf-8")
    found = re.search(rf"^## {re.escape(version)}\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    if found is None or not found[1].strip():
        raise SystemExit(f"CHANGELOG.md says nothing of version {version}; write what a user gets, then come back")
    if re.search(r"^## Unreleased", text, re.M):
        raise SystemExit(f"CHANGELOG.md has an Unreleased part; it belongs under {version}")
    return found[1].strip()


def check_repository(root: Path) -> None:
    """Refuse an address that nobody can visit: the page of the package index links to it."""
    address = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["metadata"]["hooks"][
        "custom"
    ]
    if ".example/" in address["repository"]:
        raise SystemExit("pyproject.toml has no address of the public repository; write it there, then come back")


def git(root: Path, *words: str) -> str:
    """The output of a git command."""
    return subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True).stdout.strip()


def check(root: Path, tag: str = "") -> str:
    """Check that everything is ready; returns the version. It must have this `tag`, or none yet."""
    version = find_version(root)
    notes(root, version)
    check_repository(root)
    if git(root, "status", "--porcelain"):
        raise SystemExit("there are changes that are not committed")
    if tag and tag != f"v{version}":
        raise SystemExit(f"the tag is {tag}, but the version is {version}")
    if not tag and git(root, "tag", "--list", f"v{version}"):
        raise SystemExit(f"version {version} was released: there is a tag v{version}; raise the version first")
    return version


def build(root: Path, target: Path) -> dict[str, str]:
    """Wheel and sdist, dated by the last commit; the SHA-256 sum of each."""
    environment = {**os.environ, "SOURCE_DATE_EPOCH": git(root, "log", "-1", "--format=%ct")}
    command = [sys.executable, "-m", "hatchling", "build", "--directory", str(target)]
    subprocess.run(command, cwd=root, check=True, env=environment, stdout=subprocess.DEVNULL)
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(target.iterdir())}


def main() -> None:
    """Check, build twice, and print the next steps."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only check, build nothing")
    parser.add_argument("--tag", default="", help="build a version that has this tag, as the workflow does")
    args = parser.parse_args()
    version = check(ROOT, args.tag)
    if args.check:
        print(f"{version} is ready to be released.")
        return
    if not (ROOT / "src/knaves/web/index.html").is_file():
        raise SystemExit("the web client is not built: make build")
    target = ROOT / "dist"
    for old in target.glob("*") if target.is_dir() else ():
        old.unlink()
    sums = build(ROOT, target)
    with tempfile.TemporaryDirectory() as again:
        if build(ROOT, Path(again)) != sums:
            raise SystemExit("two builds differ; this must not be released")
    (target / "SHA256SUMS").write_text("".join(f"{digest}  {name}\n" for name, digest in sums.items()))
    print("\n".join(f"{digest}  dist/{name}" for name, digest in sums.items()))
    if not args.tag:
        print(f"\nNow: git tag --sign v{version} --message 'Knaves {version}', and push the tag to publish it.")


if __name__ == "__main__":
    main()
