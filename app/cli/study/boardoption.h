// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/board/boards.h"

/// --board, for the commands that count on any of the boards.
inline void addBoardOption(CommandLine& line)
{
    line.option(
        "board",
        QStringLiteral("One of: %1; 7x6 by default.").arg(boardNames().join(QStringLiteral(", "))),
        "NAME");
}

/// The board that --board names; the standard one, and a refusal, where there is none of the name.
inline AnyEmptyBoard readBoard(CommandLine& line, QString& name)
{
    name = line.text("board", QStringLiteral("7x6"));
    const auto board = boardFromName(name);
    if (!board)
        line.wrong(BadInput, board.error().message);
    return board ? *board : AnyEmptyBoard();
}
