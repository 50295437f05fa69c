#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks a plan of Fourcast against every reply, by its rules alone:
    check_plan.py plan 7x6/4 6516124524 second win CELLS     (or the same on standard input)
Win; block; play on top of the last disc where there is an arrow; else on any square with the
lowest number. Prints how many positions came up, or the line that refutes the plan (code 1)."""
import sys

_, size, moves, side, goal, *rest = sys.argv[1:] or sys.stdin.read().split()
width, height, line = (int(number) for number in size.replace("/", "x").split("x"))
cells, side = "".join(rest).replace("/", ""), "xo"[side == "second"]
assert goal in ("win", "hold") and len(cells) == width * height, "This is not a plan."
board = [""] * width  # a string for each column, the lowest disc first
seen, path = set(), []
other = {"x": "o", "o": "x"}

def at(column, row):
    return board[column][row:row + 1] if 0 <= column < width and row >= 0 else ""
def completes(column, disc):
    def run(dx, dy, steps=1):
        same = at(column + steps * dx, len(board[column]) + steps * dy) == disc
        return run(dx, dy, steps + 1) if same else steps - 1
    return any(run(dx, dy) + run(-dx, -dy) + 1 >= line
               for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)))
def mark(column):  # on the square where a disc would land: is there an arrow, and which number
    sign = cells[(height - 1 - len(board[column])) * width + column]
    return sign in "^abcdefghi", "123456789".find(sign) + 1 or "abcdefghi".find(sign) + 1 or 99
def choice(free, last):
    threats = [column for column in free if completes(column, other[side])]
    if threats:
        return threats if len(threats) == 1 else []
    if last in free and mark(last)[0]:
        return [last]
    lowest = min(mark(column)[1] for column in free)
    return [column for column in free if mark(column)[1] == lowest < 99]
def keeps_its_promise(turn, last=None):
    free = [column for column in range(width) if len(board[column]) < height]
    wins = [column for column in free if completes(column, turn)]
    state = (*board, last if any(sign in "^abcdefghi" for sign in cells) else None)
    if not free or turn == side and (wins or state in seen):
        return bool(free) or goal == "hold"
    if turn != side and wins:
        return path.append(wins[0])  # which is no
    seen.update([state] if turn == side else [])
    columns = choice(free, last) if turn == side else free
    for column in columns:
        path.append(column)
        board[column] += turn
        if not keeps_its_promise(other[turn], column):
            return False
        board[column] = board[column][:-1]
        path.pop()
    return bool(columns)

for ply, digit in enumerate(moves.strip("-")):
    board[int(digit) - 1] += "xo"[ply % 2]
if not keeps_its_promise("xo"[len(moves.strip("-")) % 2]):
    sys.exit("refuted: " + "".join(str(column + 1) for column in path))
print(f"valid: {len(seen)} positions")
