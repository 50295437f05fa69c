// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/boards.h"

#include <QCoreApplication>

namespace {

struct NamedBoard
{
    QLatin1String name;
    AnyEmptyBoard board;
};

constexpr NamedBoard boards[] = {
#define BOARD(NAME, W, H, K) {QLatin1String(NAME), BasicPosition<W, H, K>()},
#include "core/board/boards.def"
};

} // namespace

QStringList boardNames()
{
    QStringList names;
    for (const NamedBoard& board : boards)
        names += board.name;
    return names;
}

Expected<AnyEmptyBoard> boardFromName(const QString& name)
{
    for (const NamedBoard& board : boards)
        if (name == board.name)
            return board.board;
    return fail(QCoreApplication::translate("Boards", "There is no board %1. The boards are %2.")
                    .arg(name, boardNames().join(QStringLiteral(", "))));
}
