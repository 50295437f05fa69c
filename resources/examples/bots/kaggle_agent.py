# SPDX-License-Identifier: GPL-3.0-or-later
"""My first bot for Connect Four, as an agent of Kaggle's competition ConnectX.

Fourcast calls the last function of this file for each move, exactly as Kaggle does, so the same
file can play there. Write helpers above it. To look at something while the bot plays, use
print(..., file=sys.stderr): Fourcast shows it as "Standard error".
"""
import random


def square(board, configuration, column, row):
    """What is on a square: 0 nothing, 1 or 2 a disc of that player. Row 0 is the top one."""
    return board[row * configuration.columns + column]


def free_columns(board, configuration):
    """The columns with room for one more disc, from the left."""
    return [column for column in range(configuration.columns)
            if square(board, configuration, column, 0) == 0]


def landing_row(board, configuration, column):
    """The row on which a disc comes to rest. The column must have room."""
    row = configuration.rows - 1
    while square(board, configuration, column, row) != 0:
        row -= 1
    return row


def with_disc(board, configuration, column, player):
    """The board after a disc of the player; the old board stays as it was."""
    after = list(board)
    row = landing_row(board, configuration, column)
    after[row * configuration.columns + column] = player
    return after


def agent(observation, configuration):
    """Returns the column that the bot plays: 0 is the left one."""
    board = observation.board
    me = observation.mark  # 1 or 2
    opponent = 3 - me
    free = free_columns(board, configuration)

    # CHANGE THIS: the bot plays anywhere. Some ideas, the first ones help most:
    #   1. If a disc of mine gives me four in a row, play there. with_disc(board, configuration,
    #      column, me) is the board after it; you need a function that finds four in a row.
    #   2. If a disc of the opponent would give four in a row, play there.
    #   3. Otherwise prefer the columns in the middle.
    return random.choice(free)
