// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/gamearchive.h"

#include <QTest>
#include <random>

/// Games for tests of the archive.
namespace archived {

Game played(const char* moves, const char* setup = "");

Entrant level(int number);

ArchivedGame between(const Entrant& first, const Entrant& second, Game game);

/// A person against a level; the first player wins by 1212121.
ArchivedGame against(int number, const char* moves = "1212121");

std::unique_ptr<GameArchive> open(const QString& file = QStringLiteral(":memory:"));

/// Random games to their end.
Game random(std::mt19937_64& generator);

}
