// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/board/boards.h"

template <int W, int H, int K> constexpr int inLineOn(const BasicPosition<W, H, K>&)
{
    return K;
}

/// "7x6, 7x7, 6x5, 5x4, 4x4 (where 3 in line win)", for a help text.
inline QString boardList()
{
    QStringList boards;
    for (const QString& name : boardNames()) {
        const int inLine
            = std::visit([](const auto& board) { return inLineOn(board); }, *boardFromName(name));
        boards << (inLine == 4 ? name
                               : QStringLiteral("%1 (where %2 in line win)").arg(name).arg(inLine));
    }
    return boards.join(QStringLiteral(", "));
}

/// --board, for the commands that count on any of the boards.
inline void addBoardOption(CommandLine& line)
{
    line.option("board", QStringLiteral("One of: %1; 7x6 by default.").arg(boardList()), "NAME");
}

/// The board that --board names; the standard one, and a refusal, where there is none of the name.
inline AnyEmptyBoard readBoard(CommandLine& line, QString& name)
{
    name = line.text("board", QStringLiteral("7x6"));
    AnyEmptyBoard board;
    line.take(board, boardFromName(name));
    return board;
}
