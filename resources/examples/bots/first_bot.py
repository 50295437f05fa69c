# SPDX-License-Identifier: GPL-3.0-or-later
"""My first bot for Connect Four, in Python.

Fourcast starts this file and talks to it in lines of text: the Universal Chess Interface, UCI.
The bot reads what Fourcast says on standard input and answers with print(). To look at something
while the bot plays, use print(..., file=sys.stderr): Fourcast shows it as "Standard error".
"""
import random
import sys

COLUMNS, ROWS = 7, 6
ME, OTHER = "X", "O"


def choose_column(board):
    """Returns the column that the bot plays: 0 is the left one, 6 the right one.

    board[column] is a text with the discs of that column from the bottom up, "X" for the bot's
    own discs and "O" for those of the opponent. "" is an empty column.
    """
    free = [column for column in range(COLUMNS) if len(board[column]) < ROWS]

    # CHANGE THIS: the bot plays anywhere. Some ideas, the first ones help most:
    #   1. If a column gives me four in a row, play there.
    #   2. If a column would give the opponent four in a row, play there.
    #   3. Otherwise prefer the columns in the middle.
    return random.choice(free)


# You need not change anything below this line to make a better bot.

def board_from_fen(fen):
    """The discs of a FEN such as 7/7/7/7/7/3P3, whose rows begin at the top; P moved first."""
    board = [""] * COLUMNS
    for row in reversed(fen.split("[")[0].split("/")):
        column = 0
        for sign in row:
            if sign in "Pp":
                board[column] += sign
                column += 1
            else:  # a number of empty squares
                column += int(sign)
    return board


def board_from_words(words):
    """Understands: position startpos moves P@d1 P@d2; and: position fen ... moves ..."""
    board = [""] * COLUMNS
    if words[1] == "fen":
        board = board_from_fen(words[2])
    moves = words[words.index("moves") + 1:] if "moves" in words else []
    for move in moves:  # "P@d1": the letter behind @ is the column
        discs = sum(len(column) for column in board)
        board["abcdefg".index(move[2])] += "P" if discs % 2 == 0 else "p"
    # The bot is on turn: its discs are P after an even number of discs, p after an odd one.
    discs = sum(len(column) for column in board)
    own, other = ("P", "p") if discs % 2 == 0 else ("p", "P")
    return [column.replace(own, ME).replace(other, OTHER) for column in board]


def main():
    board = [""] * COLUMNS
    for line in sys.stdin:
        words = line.split()
        if not words:
            continue
        if words[0] == "uci":
            print("id name My first bot")
            print("option name UCI_Variant type combo default cfour var cfour")
            print("uciok", flush=True)
        elif words[0] == "isready":
            print("readyok", flush=True)
        elif words[0] == "position":
            board = board_from_words(words)
        elif words[0] == "go":
            column = choose_column(board)
            print(f"bestmove P@{'abcdefg'[column]}{len(board[column]) + 1}", flush=True)
        elif words[0] == "quit":
            break


main()
