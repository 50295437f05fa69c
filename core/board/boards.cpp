// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/boards.h"

#include <QCoreApplication>
#include <array>

namespace {

struct NamedBoard
{
    QLatin1String name;
    AnyEmptyBoard board;
};

/// The standard board first.
constexpr std::array<NamedBoard, 5> boards {{
    {QLatin1String("7x6"), BasicPosition<7, 6, 4>()},
    {QLatin1String("7x7"), BasicPosition<7, 7, 4>()},
    {QLatin1String("6x5"), BasicPosition<6, 5, 4>()},
    {QLatin1String("5x4"), BasicPosition<5, 4, 4>()},
    {QLatin1String("4x4"), BasicPosition<4, 4, 3>()},
}};

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
    return fail(QCoreApplication::translate("Boards", "There is no board %1; there are %2.")
                    .arg(name, boardNames().join(QStringLiteral(", "))));
}
