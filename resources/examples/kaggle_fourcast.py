# SPDX-License-Identifier: GPL-3.0-or-later
"""Fourcast's engines as an agent for Kaggle's ConnectX, in one file without dependencies.

    from kaggle_environments import make
    environment = make("connectx")
    environment.run(["kaggle_fourcast.py", "negamax"])

The agent starts `fourcast-cli uci` with its first move, speaks UCI to it and keeps it for the
moves that follow. These variables of the environment change what plays:

    FOURCAST_CLI      the program; without it the one that PATH has, or /usr/games/fourcast-cli
    FOURCAST_ENGINE   "perfect" without it; `fourcast-cli engines` lists the names
    FOURCAST_OPTIONS  settings of the engine, as in "Threads=4, Seed=7"; man 7 fourcast-uci has them
"""
import atexit
import os
import shutil
import subprocess

COLUMNS, ROWS, IN_A_ROW = 7, 6, 4
# Seconds of each move that are left to Python and to Kaggle.
SPARE_TIME = 0.3


class Engine:
    """A running `fourcast-cli uci`."""

    def __init__(self):
        program = (os.environ.get("FOURCAST_CLI") or shutil.which("fourcast-cli")
                   or "/usr/games/fourcast-cli")
        name = os.environ.get("FOURCAST_ENGINE", "perfect")
        self.process = subprocess.Popen([program, "uci", "--engine", name], text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        atexit.register(self.process.kill)
        self.say("uci")
        self.wait_for("uciok")
        for setting in os.environ.get("FOURCAST_OPTIONS", "").split(","):
            option, equals, value = setting.partition("=")
            if equals:
                self.say(f"setoption name {option.strip()} value {value.strip()}")

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def wait_for(self, word):
        """The words of the first line that begins with this one."""
        for line in self.process.stdout:
            words = line.split()
            if words and words[0] == word:
                return words
        raise RuntimeError("fourcast-cli ended")

    def best_column(self, position, milliseconds):
        """Of a FEN; counted from 0."""
        self.say("position fen " + position)
        self.say(f"go movetime {milliseconds}")
        move = self.wait_for("bestmove")[1]  # "P@d1"
        return "abcdefg".index(move[2])


def fen_of(board, mark):
    """Kaggle's list of 42 numbers, row by row from the top: 1 is the first player, 2 the second."""
    ranks = []
    for row in range(ROWS):
        cells = board[row * COLUMNS:(row + 1) * COLUMNS]
        ranks.append("".join("1Pp"[cell] for cell in cells))
    return "/".join(ranks) + (" w" if mark == 1 else " b")


_running = []


def engine():
    """The one that runs; a new one where there is none, or where it has ended."""
    if not _running or _running[-1].process.poll() is not None:
        _running.append(Engine())
    return _running[-1]


def agent(observation, configuration):
    """Kaggle calls the last function of a file: the column to play, counted from 0."""
    shape = configuration["columns"], configuration["rows"], configuration["inarow"]
    if shape != (COLUMNS, ROWS, IN_A_ROW):
        raise ValueError(f"Fourcast plays 7 columns, 6 rows and 4 in a row, not {shape}")
    seconds = configuration.get("actTimeout", 2) - SPARE_TIME
    return engine().best_column(fen_of(observation["board"], observation["mark"]),
                                max(10, int(1000 * seconds)))
