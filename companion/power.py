"""Shutting the machine down, where its operator has allowed it and the system lets us."""

from __future__ import annotations

import logging
import os
import shlex
import shutil
import subprocess
from pathlib import Path

__all__ = ["Power", "find_power"]

ALLOWED = "allow-shutdown"      # a file of this name beside the books allows it, too
PATIENCE = 10                   # seconds a question to the system may take


class Power:
    """How this machine is shut down. command: what does it, as a list of words."""

    def __init__(self, command: list[str]) -> None:
        self.command = command

    def off(self) -> bool:
        """Ask the system to go down; returns whether it took the order."""
        try:
            done = subprocess.run(self.command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        except (OSError, subprocess.TimeoutExpired) as error:
            logging.getLogger(__name__).error("the machine was not shut down: %s", error)
            return False
        if done.returncode:
            logging.getLogger(__name__).error("the machine was not shut down: %s", done.stderr.strip()[:200])
        return done.returncode == 0


def find_power(folder: Path | None) -> Power | None:
    """The way to shut down, None where nobody allowed it or no command works.

    Allowed by COMPANION_POWER=1 or a file allow-shutdown beside the books (folder).
    COMPANION_POWER_COMMAND names another command than those tried here.
    """
    if os.environ.get("COMPANION_POWER") != "1" and not (folder and (folder / ALLOWED).exists()):
        return None
    named = shlex.split(os.environ.get("COMPANION_POWER_COMMAND", ""))
    if named:
        return Power(named) if shutil.which(named[0]) else None
    if shutil.which("systemctl") and (os.geteuid() == 0 or _says("yes", "busctl", "call", "org.freedesktop.login1",
                                                                   "/org/freedesktop/login1", "org.freedesktop.login1.Manager",
                                                                   "CanPowerOff")):
        return Power(["systemctl", "poweroff"])
    for path in ("/sbin/poweroff", "/usr/sbin/poweroff"):
        if shutil.which("sudo") and Path(path).exists() and _says("", "sudo", "-n", "-l", path):
            return Power(["sudo", "-n", path])
    return None


def _says(word: str, *command: str) -> bool:
    """Whether a question to the system is answered well, and with this word in it."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0 and word in done.stdout
