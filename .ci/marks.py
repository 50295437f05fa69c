# SPDX-License-Identifier: GPL-3.0-or-later
"""What passed before need not be looked at again while all that the verdict rests on is the same, as ccache does
for the compiler. A verdict is an empty file in the user's cache folder, named after a fingerprint."""

import os
import pathlib
import subprocess


def folder(name):
    """Where the verdicts of one kind are; it is made where it is missing."""
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME", pathlib.Path.home() / ".cache"))
    path = cache / "fourcast" / name
    path.mkdir(parents=True, exist_ok=True)
    return path


def packages():
    """All packages of the machine with their versions."""
    return subprocess.run(["dpkg-query", "-W"], capture_output=True, check=False).stdout
