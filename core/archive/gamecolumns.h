// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/archivedgame.h"
#include "core/support/expected.h"

#include <QVariant>
#include <span>

/// A column of the table of a person's games. A new one is a row in gamecolumns.cpp, and a version
/// of the schema in archivedatabase.cpp.
struct GameColumn
{
    QLatin1String name;
    /// Does it follow from the game itself, so that it is written again whenever that changes?
    bool isDerived = false;
    QVariant (*write)(const ArchivedGame& game) = nullptr;
    /// Null where other columns say it. Fails where the value is damaged.
    Expected<void> (*read)(ArchivedGame& game, const QVariant& value) = nullptr;
    /// Null where a list does not show it.
    void (*list)(ArchiveRow& row, const QVariant& value) = nullptr;
};

/// In the order in which they are written and read.
std::span<const GameColumn> gameColumns();

/// What is searched for words: names, note, day, moves, tags and comments.
QString searchedText(const ArchivedGame& game);
